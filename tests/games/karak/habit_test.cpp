#include <gtest/gtest.h>

#include <string>

#include "games/karak/bots/worth.h"
#include "tests/games/karak/real_karak.h"

namespace kostka::games::karak {
namespace {

using kernel::Document;

kernel::MatchSetup dealt(const kernel::Game& game, std::uint8_t seats, bool imperium) {
  kernel::MatchSetup setup = setup_of(game, seats, imperium);
  setup.switches[1] = 1;  // heroes at random
  return setup;
}

std::uint32_t habit_of(const kernel::Match& match, kernel::ChanceStream& stream) {
  const auto answer = match.table().habit(match.prompts()[0], stream);
  EXPECT_TRUE(answer.has_value());
  return answer.value_or(0);
}

std::string wish(const kernel::Match& match) {
  kernel::ChanceStream stream;
  return match.option_id(match.prompts()[0], habit_of(match, stream));
}

class KarakHabit : public testing::Test {
 protected:
  // Castle, forest and farm of the start tile, and one tile to the east with these armies.
  [[nodiscard]] static Document map_with(const Document& armies) {
    return Document::list({Document::map({{"tile", "start-castle"}, {"q", 0}, {"r", 0}}),
                           Document::map({{"tile", "start-forest"}, {"q", 0}, {"r", -1}}),
                           Document::map({{"tile", "start-farm"}, {"q", 1}, {"r", -1}}),
                           Document::map({{"tile", "L2-01"}, {"q", 1}, {"r", 0}, {"armies", armies}})});
  }
  [[nodiscard]] std::unique_ptr<kernel::Match> duel_of_two(Patches patches, bool imperium = false) const {
    patches.insert(patches.begin(),
                   {{"active", 0}, {"starter", 0}, {"players.0.hero", "darius"}, {"players.1.hero", "taia"}});
    return match_at(*game, setup_of(*game, 2, imperium), patches);
  }
  // The General waits to the east of the castle; no tile is left to discover.
  [[nodiscard]] std::unique_ptr<kernel::Match> before_the_general(Patches patches) const {
    const Document none = Document::list({});
    patches.insert(patches.begin(), {{"map", map_with(none)},
                                     {"level_one.pool", none},
                                     {"level_two.pool", none},
                                     {"level_two.bottom", none},
                                     {"general", "1,0"},
                                     {"praetorians", 0},
                                     {"players.0.glory", 6},
                                     {"players.0.weapons", Document::list({"axe", "axe"})},
                                     {"players.0.troops.knights", 6}});
    return duel_of_two(patches);
  }

  std::unique_ptr<kernel::Game> game = game_of(real_content());
};

TEST_F(KarakHabit, PlaysWholeMatchesTowardsTheGeneral) {
  int beaten = 0, played = 0;
  for (const bool imperium : {false, true}) {
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
      for (std::uint64_t seed = 0; seed < 5; ++seed, ++played) {
        auto match = new_match(*game, dealt(*game, seats, imperium), seed);
        kernel::ChanceStream stream(kernel::key_from_seed(seed, 1));
        while (!match->over() && !match->fault()) {
          ASSERT_EQ(match->answer(match->prompts()[0].seat, habit_of(*match, stream)), kernel::Refused::no);
        }
        ASSERT_EQ(match->fault(), nullptr);
        beaten += match->table().ending() == "general" ? 1 : 0;
      }
    }
  }
  EXPECT_GE(beaten, played * 8 / 10);
}

TEST_F(KarakHabit, BeatsChance) {
  int won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    auto match = new_match(*game, dealt(*game, 2, seed % 2 == 0), seed);
    kernel::ChanceStream stream(kernel::key_from_seed(seed, 1));
    const Seat practised{seed / 2 % 2};
    while (!match->over()) {
      const kernel::Prompt& prompt = match->prompts()[0];
      match->answer(prompt.seat, prompt.seat == practised ? habit_of(*match, stream) : stream.below(prompt.count()));
    }
    won += match->result().won(practised) ? 1 : 0;
  }
  EXPECT_GE(won, 38);
}

// The tile at the bottom of the stack is the only thing nobody knows; it must not change any answer.
TEST_F(KarakHabit, UsesOnlyWhatTheSeatKnows) {
  auto match = new_match(*game, dealt(*game, 3, true), 4);
  auto copy = match->fork();
  int asked = 0, changed = 0;
  for (; !match->over() && asked < 600; ++asked) {
    const kernel::Prompt prompt = match->prompts()[0];
    match->fork_into(*copy);
    copy->determinize(kernel::Observer::seat(prompt.seat), kernel::key_from_seed(static_cast<std::uint64_t>(asked)));
    changed += copy->current_position() != match->current_position() ? 1 : 0;
    kernel::ChanceStream one(kernel::key_from_seed(9)), other(kernel::key_from_seed(9));
    const std::uint32_t answer = habit_of(*match, one);
    ASSERT_EQ(match->table().habit(prompt, one), match->table().habit(prompt, other));
    ASSERT_EQ(copy->table().habit(copy->prompts()[0], other), answer);
    match->answer(prompt.seat, answer);
  }
  EXPECT_GT(changed, asked / 2);
}

TEST_F(KarakHabit, FightsWhatItCanBeatAndLeavesAloneWhatItCannot) {
  EXPECT_EQ(wish(*duel_of_two({{"map", map_with(Document::list({"skeletons"}))}})).substr(0, 6), "move:1");
  EXPECT_NE(wish(*duel_of_two({{"map", map_with(Document::list({"abyss_lords"}))}})), "move:1,0");
}

TEST_F(KarakHabit, BeatsTheGeneralToWinButNotToLose) {
  EXPECT_EQ(wish(*before_the_general({})), "move:1,0");
  const auto behind =
      before_the_general({{"players.1.trophies", Document::list({"earth_elementals", "earth_elementals"})}});
  EXPECT_NE(wish(*behind), "move:1,0");
}

TEST_F(KarakHabit, LeavesDiceAtHomeThatCannotMatter) {
  const auto match = duel_of_two({{"map", map_with(Document::list({"fire_elementals"}))},
                                  {"players.0.glory", 3},
                                  {"players.0.weapons", Document::list({"axe"})},
                                  {"players.0.troops.mages", 1}});
  choose(*match, "move:1,0");
  EXPECT_EQ(wish(*match), "leave:mage");
  const auto hard = duel_of_two({{"map", map_with(Document::list({"earth_elementals"}))},
                                 {"players.0.glory", 3},
                                 {"players.0.weapons", Document::list({"axe"})},
                                 {"players.0.troops.mages", 1}});
  choose(*hard, "move:1,0");
  EXPECT_EQ(wish(*hard), "roll");
}

TEST_F(KarakHabit, BuildsAndTrainsAtHome) {
  const Patches home = {{"players.0.city", "0,-1"}, {"players.0.hex", "0,-1"}, {"players.0.glory", 3}};
  Patches rich = home;
  rich.emplace_back("players.0.goods", Document::map({{"food", 1}, {"wood", 2}, {"stone", 0}}));
  EXPECT_EQ(wish(*duel_of_two(rich)), "build:range");
  Patches ready = home;
  ready.emplace_back("players.0.buildings", Document::list({"stable", "range"}));
  ready.emplace_back("players.0.goods", Document::map({{"food", 2}, {"wood", 2}, {"stone", 0}}));
  EXPECT_EQ(wish(*duel_of_two(ready)), "train:archer");
}

// IMP-ADE-07: exploring need not end Aderyn's turn, but mostly does, so what can be done at home comes first; and
// a hero among monsters that can be beaten does not just walk on.
TEST_F(KarakHabit, LosesNoTimeBySneaking) {
  const auto home = duel_of_two({{"players.0.hero", "aderyn"}, {"players.0.hex", "0,-1"}}, true);
  EXPECT_NE(wish(*home).substr(0, 7), "explore");
  const auto among = duel_of_two({{"players.0.hero", "aderyn"},
                                  {"map", map_with(Document::list({"fire_elementals"}))},
                                  {"players.0.hex", "1,0"},
                                  {"players.0.came_from", "0,0"},
                                  {"slots", 2},
                                  {"moved", true}},
                                 true);
  EXPECT_EQ(wish(*among), "fight");
}

// IMP-ADE-04: no time is lost with an army that is too strong where rebels can be won.
TEST_F(KarakHabit, GathersRebelsAmongMonsters) {
  const auto among = duel_of_two({{"players.0.hero", "aderyn"},
                                  {"map", map_with(Document::list({"demons"}))},
                                  {"players.0.goods", Document::map({{"food", 4}, {"wood", 0}, {"stone", 0}})},
                                  {"players.0.glory", 2}},
                                 true);
  choose(*among, "move:1,0");
  EXPECT_EQ(wish(*among), "recruit:knight");
}

// IMP-BLE-02: early on a Blessing is not spent on a unit after a fight.
TEST_F(KarakHabit, KeepsABlessingForSkulls) {
  const auto match = duel_of_two(
      {{"map", map_with(Document::list({"skeletons"}))}, {"players.0.spells", Document::list({"blessing"})}}, true);
  choose(*match, "move:1,0");
  ASSERT_EQ(match->prompts()[0].listed, 2U);
  EXPECT_EQ(wish(*match), "keep");
}

// IMP-ARG-04: an army far away that can be beaten is called to a tile beside the hero.
TEST_F(KarakHabit, CallsWhatItCanBeatNextDoor) {
  const Document far = Document::list(
      {Document::map({{"tile", "start-castle"}, {"q", 0}, {"r", 0}}),
       Document::map({{"tile", "start-forest"}, {"q", 0}, {"r", -1}}),
       Document::map({{"tile", "start-farm"}, {"q", 1}, {"r", -1}}),
       Document::map({{"tile", "L1-01"}, {"q", 1}, {"r", 0}}), Document::map({{"tile", "L1-08"}, {"q", 2}, {"r", 0}}),
       Document::map({{"tile", "L1-14"}, {"q", 3}, {"r", 0}, {"armies", Document::list({"fire_elementals"})}})});
  const auto match = duel_of_two(
      {{"players.0.hero", "argentus"}, {"map", far}, {"players.0.weapons", Document::list({"sword", "sword"})}}, true);
  ASSERT_EQ(wish(*match).substr(0, 5), "roar:");
  choose(*match, wish(*match));
  const std::string next_door = wish(*match);
  choose(*match, next_door);
  EXPECT_TRUE(next_door == "to:1,0" || next_door == "to:0,-1" || next_door == "to:1,-1") << next_door;
}

// ---- what studies are told ----

TEST_F(KarakHabit, MarksTellWhatTheCrownDecided) {
  const auto marks = [](const kernel::Match& match, std::size_t seat) { return match.table().marks_of(Seat{seat}); };
  using Marks = std::vector<std::string>;
  const auto close = duel_of_two({{"emperor", 0}, {"players.1.trophies", Document::list({"shadow_eaters"})}}, true);
  EXPECT_EQ(marks(*close, 0), (Marks{"starter", "crown", "crown_decides"}));
  EXPECT_EQ(marks(*close, 1), Marks{});
  const auto clear = duel_of_two({{"emperor", 0}, {"players.0.trophies", Document::list({"shadow_eaters"})}}, true);
  EXPECT_EQ(marks(*clear, 0), (Marks{"starter", "crown"}));
  const auto lost = duel_of_two({{"emperor", 1}, {"players.0.trophies", Document::list({"abyss_lords"})}}, true);
  EXPECT_EQ(marks(*lost, 1), (Marks{"crown"}));
  for (const char* mark : {"starter", "general", "crown", "crown_decides"}) {
    EXPECT_NE(close->table().mark_name(mark).en, mark);
    EXPECT_NE(close->table().mark_name(mark).pl, close->table().mark_name(mark).en);
  }
  EXPECT_EQ(close->table().ending(), "rounds");
}

}  // namespace
}  // namespace kostka::games::karak
