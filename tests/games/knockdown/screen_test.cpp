// What a screen is given of a match of Knockdown: what goes on right now, and what an option leads to.
#include "games/knockdown/screen.h"

#include <gtest/gtest.h>

#include "kernel/data/reflect.h"
#include "tests/games/knockdown/real_match.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;
using screen::Outcome;
using screen::TableView;

TableView table_of(const Match& match, Observer observer = Observer::spectator()) {
  TableView view;
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(kernel::from_document(match.table().view(observer), view, diagnostics)) << diagnostics.to_text();
  return view;
}

std::optional<Outcome> outcome_of(const Match& match, const kernel::Prompt& prompt, std::uint32_t option) {
  const Document document = match.table().outcome(prompt, match.option(prompt, option));
  if (document.is_null()) return {};
  Outcome outcome;
  kernel::Diagnostics diagnostics;
  EXPECT_TRUE(kernel::from_document(document, outcome, diagnostics)) << diagnostics.to_text();
  return outcome;
}

Outcome outcome_of(const Match& match, Seat seat, std::string_view id) {
  const kernel::Prompt* prompt = match.prompt_of(seat);
  const auto option = prompt ? match.find_option(*prompt, id) : std::nullopt;
  EXPECT_TRUE(option) << id;
  const auto outcome = option ? outcome_of(match, *prompt, *option) : std::nullopt;
  EXPECT_TRUE(outcome) << id;
  return outcome.value_or(Outcome{});
}

class Screen : public testing::Test {
 protected:
  Screen() : game(game_of(real_content())) {}

  // Seat 0 stands beside seat 1, who holds two block cards and two others. A11 is a Strike with 1 heavy in its pool and
  // 1 light in its effect; A16 has a K.O.
  std::unique_ptr<Match> face_to_face(Patches more = {}) const {
    Patches patches = {{"active", 0},
                       {"row", texts({"A11", "A16", "A15", "A01"})},
                       {"players.0.first_kept", "S02"},
                       {"players.1.first_kept", "S03"},
                       {"players.0.space", "0,0"},
                       {"players.1.space", "1,0"},
                       {"players.0.hand", texts({"A21"})},
                       {"players.1.hand", texts({"A02", "A05", "A17", "A18"})},
                       {"players.1.light", 3},
                       {"players.1.heavy", 2}};
    patches.insert(patches.end(), more.begin(), more.end());
    return match_at(*game, patches);
  }

  std::unique_ptr<kernel::Game> game;
};

TEST_F(Screen, FollowsAnAttackStepByStep) {
  const auto match = face_to_face();
  EXPECT_FALSE(table_of(*match).attack);
  choose(*match, kFirst, "attack:row-1");
  auto attack = table_of(*match).attack;
  ASSERT_TRUE(attack);
  EXPECT_EQ(attack->attacker, 0);
  EXPECT_EQ(attack->attack, "A11");
  EXPECT_FALSE(attack->special);
  EXPECT_FALSE(attack->is_reaction);
  EXPECT_EQ(attack->step, Step::block);
  EXPECT_EQ(attack->heavy, 1);
  EXPECT_EQ(attack->light, 0) << "what the effect deals is not in the pool";
  choose(*match, kSecond, "block:damage");
  attack = table_of(*match).attack;
  EXPECT_TRUE(attack->damage_blocked);
  EXPECT_FALSE(attack->effect_blocked);
  choose(*match, kSecond, "block-with:A17");
  choose(*match, kSecond, "ignore:1h0l");
  EXPECT_FALSE(table_of(*match).attack) << "it is resolved";
}

TEST_F(Screen, AForkAnUndoAndAnAbortKeepWhatGoesOnApart) {
  const auto match = face_to_face({{"players.1.hand", Document::list()}, {"players.1.heavy", 9}});
  choose(*match, kFirst, "attack:row-2");
  EXPECT_EQ(table_of(*match).attack->step, Step::ko);
  const auto fork = match->fork();
  EXPECT_EQ(table_of(*fork).attack->step, Step::ko);
  ASSERT_TRUE(match->undo(kFirst));
  EXPECT_FALSE(table_of(*match).attack);
  EXPECT_TRUE(table_of(*fork).attack) << "the copy goes its own way";
  choose(*match, kFirst, "attack:row-2");
  choose(*match, kFirst, "ko:call");  // strain 23: failed, the round ends from within
  EXPECT_EQ(table_of(*match).round, 2);
  EXPECT_FALSE(table_of(*match).attack);
  EXPECT_FALSE(table_of(*match).testing);
}

TEST_F(Screen, ShowsTheDiceOfARunningTest) {
  const auto match = face_to_face({{"players.1.hand", Document::list()}});
  match->set_chance_source(kernel::ChanceSource::outside);
  choose(*match, kFirst, "attack:row-2");
  EXPECT_FALSE(table_of(*match).testing);
  choose(*match, kFirst, "ko:call");
  choose(*match, kChance, "roll:6");
  choose(*match, kChance, "roll:2");
  const auto test = table_of(*match).testing;
  ASSERT_TRUE(test);
  EXPECT_EQ(test->tested, 1);
  EXPECT_EQ(test->strain, 3 + 2 * 3);
  EXPECT_EQ(test->dice, (std::vector<std::int16_t>{6, 2}));
  choose(*match, kChance, "roll:5");
  EXPECT_FALSE(table_of(*match).testing) << "the test is passed";
}

TEST_F(Screen, ShowsTheNextWindowOfATimingTest) {
  const auto match = face_to_face({{"players.1.hand", Document::list()}, {"agreed.test", "timing"}});
  EXPECT_FALSE(table_of(*match).players[1].fails_of_216) << "no dice, no odds";
  choose(*match, kFirst, "attack:row-2");
  EXPECT_EQ(outcome_of(*match, kFirst, "ko:call").strain, 9);
  EXPECT_FALSE(outcome_of(*match, kFirst, "ko:call").fails_of_216);
  choose(*match, kFirst, "ko:call");
  EXPECT_EQ(table_of(*match).testing->cubes_down, 0);
  EXPECT_EQ(table_of(*match).testing->next_window_ms, 120);
  choose(*match, kSecond, "press:550");
  EXPECT_FALSE(match->can_undo(kSecond)) << "a press is final";
  EXPECT_EQ(table_of(*match).testing->cubes_down, 1);
  EXPECT_EQ(table_of(*match).testing->next_window_ms, 113);
}

// proves: KNO-BLK-02, KNO-BLK-03, KNO-BLK-05
TEST_F(Screen, TellsWhatEachBlockLeadsTo) {
  const auto match = face_to_face();
  choose(*match, kFirst, "attack:row-1");
  const Outcome none = outcome_of(*match, kSecond, "block:none"), damage = outcome_of(*match, kSecond, "block:damage"),
                effect = outcome_of(*match, kSecond, "block:effect"), both = outcome_of(*match, kSecond, "block:both");
  EXPECT_EQ(none.heavy, 1);
  EXPECT_EQ(none.light, 1);
  EXPECT_EQ(none.hand, 4);
  EXPECT_EQ(none.strain, 7 + 3);
  EXPECT_EQ(none.fails_of_216, 81);
  EXPECT_EQ(damage.heavy, 0) << "three cards are left to count";
  EXPECT_EQ(damage.light, 1) << "the effect still hurts";
  EXPECT_EQ(damage.effect, true);
  EXPECT_EQ(damage.hand, 3);
  EXPECT_EQ(effect.heavy, 1);
  EXPECT_EQ(effect.light, 0);
  EXPECT_EQ(effect.effect, false);
  EXPECT_EQ(both.heavy, 0);
  EXPECT_EQ(both.hand, 2);
  EXPECT_EQ(both.strain, 7);
}

TEST_F(Screen, CountsWhatSkillsAddAndTakeAway) {
  // Opportunist answers the first block card of a turn; Thick Skin takes one heavy cube as light.
  const auto match = face_to_face({{"players.0.first_kept", "S06"}, {"players.1.first_kept", "S12"}});
  EXPECT_EQ(outcome_of(*match, kFirst, "attack:row-1").light, 2);
  EXPECT_EQ(outcome_of(*match, kFirst, "attack:row-1").heavy, 0);
  choose(*match, kFirst, "attack:row-1");
  EXPECT_EQ(outcome_of(*match, kSecond, "block:both").light, 1);
  EXPECT_EQ(outcome_of(*match, kSecond, "block:both").heavy, 0);
}

TEST_F(Screen, TellsWhereAMoveLeadsAndWhichAttacksReach) {
  const auto match = face_to_face();
  EXPECT_EQ(outcome_of(*match, kFirst, "attack:row-1").in_range, true);
  const Outcome too_far = outcome_of(*match, kFirst, "attack:row-3");
  EXPECT_EQ(too_far.in_range, false);
  EXPECT_FALSE(too_far.light || too_far.strain);
  EXPECT_EQ(outcome_of(*match, kFirst, "move:-1,0").distance, 2);
  EXPECT_EQ(outcome_of(*match, kFirst, "move:0,1").distance, 1);
  const auto red = face_to_face({{"players.0.space", "-2,0"}});
  const Outcome centre = outcome_of(*red, kFirst, "corridor:0,0");
  EXPECT_EQ(centre.heavy, 1);
  EXPECT_EQ(centre.strain, 2) << "of the fighter who goes there";
  EXPECT_EQ(centre.distance, 1);
}

// Whatever can be foretold of an attack happens, in all situations that random games come into: the first options after
// it let it pass (no Reaction, no block, most cubes ignored).
class Foretold : public Screen {
 protected:
  // Goes on until the attack is over or its K.O. is asked for; false if the round ended meanwhile.
  static bool resolve(Match& match, std::int32_t round) {
    for (;;) {
      const TableView table = table_of(match);
      if (match.over() || table.round != round || table.phase != Phase::turn) return false;
      if (!table.attack || table.attack->step == Step::ko) return true;
      match.answer(match.prompts()[0].seat, 0);
    }
  }

  void check(const Match& match, const kernel::Prompt& prompt, std::uint32_t option, Seat target) {
    const auto outcome = outcome_of(match, prompt, option);
    if (!outcome) return;
    const auto before = table_of(match).players[target.index()];
    const auto fork = match.fork();
    fork->answer(prompt.seat, option);
    if (!resolve(*fork, table_of(match).round)) return;
    const auto after = table_of(*fork).players[target.index()];
    const std::string what = match.option_id(prompt, option) + " in turn " + std::to_string(match.table().turns());
    if (match.option_id(prompt, option) == "special:F2-3") return;  // "if adjacent" comes on top
    EXPECT_EQ(after.light - before.light, outcome->light.value_or(0)) << what;
    EXPECT_EQ(after.heavy - before.heavy, outcome->heavy.value_or(0)) << what;
    EXPECT_EQ(after.strain, outcome->strain.value_or(before.strain)) << what;
    ++checked_;
  }

  void check_all(const Match& match, const kernel::Prompt& prompt) {
    for (std::uint32_t i = 0; i < prompt.listed; ++i) {
      const std::string id = match.option_id(prompt, i);
      const bool attacks = id.starts_with("attack:") || id.starts_with("special:");
      const bool defends = id.starts_with("block:") || id.starts_with("ignore:");
      if (!attacks && !defends) continue;
      check(match, prompt, i, attacks ? Seat{1u - prompt.seat.index()} : prompt.seat);
    }
  }

  int checked_ = 0;
};

TEST_F(Foretold, DamageIsWhatHappens) {
  kernel::ChanceStream stream(kernel::key_from_seed(5));
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Match match(*game, standard_setup(game->info()), kernel::key_from_seed(seed), kernel::Keep::nothing);
    while (!match.over() && !HasFailure()) {
      const kernel::Prompt* prompt = match.prompt_of(kFirst) ? match.prompt_of(kFirst) : match.prompt_of(kSecond);
      check_all(match, *prompt);
      match.answer(prompt->seat, stream.below(prompt->count()));
    }
  }
  EXPECT_GT(checked_, 1'000);
}

}  // namespace
}  // namespace kostka::games::knockdown
