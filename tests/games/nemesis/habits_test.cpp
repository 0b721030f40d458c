// The habits of Nemesis: positions with one sane answer, and that they know nothing that their seat does not.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/nemesis/nemesis.h"
#include "games/nemesis/rules/table.h"
#include "kernel/play/match.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;

enum class HabitCompany : std::uint8_t { rivals, together, hunted };

kernel::MatchSetup habit_setup(const kernel::Game& game, std::uint8_t seats, bool carnomorphs, HabitCompany company) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  setup.switches[0] = carnomorphs ? 1 : 0;
  setup.switches[1] = company == HabitCompany::together ? 1 : 0;
  setup.switches[3] = company == HabitCompany::hunted ? 1 : 0;
  return setup;
}

std::unique_ptr<kernel::Game> habit_game() {
  kernel::Diagnostics diagnostics;
  auto game = load(real_content(), diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

// What the habit of the asked seat answers, as the id of the option.
std::string habit_answer(const Match& match) {
  const Prompt& prompt = match.prompts()[0];
  ChanceStream stream(key_from_seed(7));
  const auto answer = match.table().habit(prompt, stream);
  if (!answer) return "nothing";
  return match.table().option_id(match.table().options_of(prompt)[*answer]);
}

// A player alone against Intruders, who has met one and keeps "Destination: Earth", in a position changed so.
class HabitPosition : public ::testing::Test {
 protected:
  HabitPosition() : game_(habit_game()) {
    match_ = std::make_unique<Match>(*game_, habit_setup(*game_, 1, false, HabitCompany::rivals), key_from_seed(3),
                                     kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) match_->answer(match_->prompts()[0].seat, 0);
  }
  std::string answer_in(Patches patches) {
    patches.emplace_back("met", true);
    patches.emplace_back("players.0.kept", 0);
    patches.emplace_back("players.0.dealt", Document::list({"sc-1", "sc-2"}));
    start_patched(*match_, patches);
    return habit_answer(*match_);
  }
  static Document figure(const char* species, const char* room) {
    return Document::list({Document::map({{"number", 1}, {"species", species}, {"room", room}, {"injuries", 0}})});
  }
  static Document hand() { return Document::list({"act-interruption", "act-rest", "act-search"}); }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

TEST_F(HabitPosition, SleepsBeforeTheJump) {
  EXPECT_EQ(answer_in({{"time", 1}, {"players.0.room", "011"}, {"players.0.hand", hand()}}), "room");
}

TEST_F(HabitPosition, GoesToBedWhileThereIsTime) {
  const std::string answer = answer_in({{"time", 1},
                                        {"players.0.room", "015"},
                                        {"players.0.hand", hand()},
                                        {"rooms.14.tile", "r2-canteen"},
                                        {"rooms.14.explored", true}});
  EXPECT_TRUE(answer == "move:011" || answer.starts_with("careful:011")) << answer;
}

TEST_F(HabitPosition, BoardsAPodOfAShipThatIsLost) {
  EXPECT_EQ(answer_in({{"self_destruct", 2},
                       {"players.0.room", "002"},
                       {"players.0.hand", hand()},
                       {"rooms.1.tile", "r1-evac-a"},
                       {"rooms.1.explored", true},
                       {"pods.0.unlocked", true},
                       {"pods.1.unlocked", true}}),
            "room");
}

TEST_F(HabitPosition, LooksAtTheCoordinatesInTheCockpit) {
  EXPECT_EQ(answer_in({{"players.0.room", "001"}, {"players.0.hand", hand()}}), "room");
}

TEST_F(HabitPosition, ShootsALarvaBeforeItCanAttack) {
  const std::string answer = answer_in(
      {{"players.0.room", "011"}, {"figures", figure("larva", "011")}, {"last_figure", 1}, {"players.0.hand", hand()}});
  EXPECT_TRUE(answer.starts_with("shoot:")) << answer;
}

TEST_F(HabitPosition, RunsFromTheQueen) {
  const std::string answer = answer_in(
      {{"players.0.room", "011"}, {"figures", figure("queen", "011")}, {"last_figure", 1}, {"players.0.hand", hand()}});
  EXPECT_TRUE(answer.starts_with("move:")) << answer;
}

// The last bed does not wait for somebody who stands about before a Creeper.
TEST_F(HabitPosition, DoesNotStandAboutInAFight) {
  EXPECT_NE(answer_in({{"time", 2},
                       {"players.0.room", "015"},
                       {"players.0.hand", hand()},
                       {"figures", figure("creeper", "015")},
                       {"last_figure", 1},
                       {"rooms.14.tile", "r2-canteen"},
                       {"rooms.14.explored", true}}),
            "pass");
}

TEST_F(HabitPosition, LeavesABurningRoom) {
  const std::string answer =
      answer_in({{"players.0.room", "011"},
                 {"rooms.10.fire", true},
                 {"players.0.light", 2},
                 {"players.0.hand", Document::list({"act-interruption", "act-demolition", "act-search"})}});
  EXPECT_TRUE(answer.starts_with("move:") || answer.starts_with("careful:")) << answer;
}

// A player alone who keeps "Emergency Post-Mortem" and stands in the Surgery with the blue Corpse.
std::string answer_with_corpse(bool carnomorphs, int time) {
  const auto game = habit_game();
  Match match(*game, habit_setup(*game, 1, carnomorphs, HabitCompany::rivals), key_from_seed(3),
              kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  const Document corpse = Document::map({{"item", Document()},
                                         {"object", "blue_corpse"},
                                         {"corpse_of", Document()},
                                         {"ammo", 0},
                                         {"more_ammo", 0},
                                         {"attached", Document::list({})},
                                         {"taped", false}});
  Patches patches = {{"time", time},
                     {"met", true},
                     {"players.0.kept", 0},
                     {"players.0.dealt", Document::list({"sc-2", "sc-1"})},
                     {"players.0.room", "002"},
                     {"players.0.hand", Document::list({"act-interruption", "act-rest", "act-search"})},
                     {"players.0.held", Document::list({corpse})},
                     {"rooms.1.tile", "r1-surgery"},
                     {"rooms.1.explored", true},
                     {"rooms.10.corpses", 0}};
  start_patched(match, patches);
  return habit_answer(match);
}

TEST(NemesisHabit, SetsTheCorpseDownWhereItIsWanted) { EXPECT_EQ(answer_with_corpse(false, 12), "drop:blue_corpse"); }

// CAR-FEED-01: what lies about is eaten.
TEST(NemesisHabit, KeepsTheCorpseFromCarnomorphsUntilItLeaves) {
  EXPECT_NE(answer_with_corpse(true, 12), "drop:blue_corpse");
  EXPECT_EQ(answer_with_corpse(true, 7), "drop:blue_corpse");
}

// What a partner with three others, who stands at an open Pod with everything still to be done, answers.
std::string answer_at_pod(const char* partner) {
  const auto game = habit_game();
  Match match(*game, habit_setup(*game, 4, false, HabitCompany::together), key_from_seed(3),
              kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  start_patched(match, {{"first", 0},
                        {"active", 0},
                        {"met", true},
                        {"players.0.dealt.0", "sc-5"},
                        {"players.1.dealt.0", "sc-2"},
                        {"players.2.dealt.0", "sc-3"},
                        {"players.3.dealt.0", "sc-7"},
                        {"players.0.room", "002"},
                        {"players.0.hand", Document::list({"act-interruption", "act-rest", "act-search"})},
                        {"players.3.being", partner},
                        {"rooms.1.tile", "r1-evac-a"},
                        {"rooms.1.explored", true},
                        {"pods.0.unlocked", true}});
  return habit_answer(match);
}

// NEM-COOP-02: one who survives is enough.
TEST(NemesisHabit, OnePartnerLeavesAndTheOthersWorkOn) {
  EXPECT_EQ(answer_at_pod("aboard"), "room");
  EXPECT_NE(answer_at_pod("launched"), "room");
}

// In all companies and both modes answers are the same in a copy in which all that is hidden was dealt again.
TEST(NemesisHabit, KnowsOnlyWhatItsSeatKnows) {
  const auto game = habit_game();
  const auto compare = [&](std::uint8_t seats, bool carnomorphs, HabitCompany company) {
    Match match(*game, habit_setup(*game, seats, carnomorphs, company), key_from_seed(seats));
    const auto copy = match.fork();
    int compared = 0;
    for (std::uint64_t n = 0; n < 5'000 && !match.over(); ++n) {
      const auto prompts = match.prompts();
      const auto open = std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
      if (open == prompts.end()) break;
      const kernel::Seat seat = open->seat;
      ChanceStream one(key_from_seed(2, n)), other(key_from_seed(2, n));
      const auto answer = match.table().habit(*open, one);
      if (!answer) break;
      match.fork_into(*copy);
      copy->determinize(kernel::Observer::seat(seat), key_from_seed(5, n));
      EXPECT_EQ(answer, copy->table().habit(*copy->prompt_of(seat), other))
          << match.table().question_id(open->question) << ' ' << int{seats} << (carnomorphs ? " C " : " I ") << n;
      match.answer(seat, *answer);
      ++compared;
    }
    EXPECT_EQ(match.fault(), nullptr);
    EXPECT_TRUE(match.over());
    return compared;
  };
  for (const bool carnomorphs : {false, true}) {
    EXPECT_GT(compare(1, carnomorphs, HabitCompany::rivals), 20);
    for (const std::uint8_t seats : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{5}}) {
      EXPECT_GT(compare(seats, carnomorphs, HabitCompany::rivals), 50);
      EXPECT_GT(compare(seats, carnomorphs, HabitCompany::together), 50);
    }
  }
  EXPECT_GT(compare(4, false, HabitCompany::hunted), 50);
}

}  // namespace
}  // namespace kostka::games::nemesis
