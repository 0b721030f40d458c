#include "games/karak/rules/odds.h"

#include <gtest/gtest.h>

#include "tests/games/karak/real_karak.h"

namespace kostka::games::karak {
namespace {

class KarakOdds : public testing::Test {
 protected:
  [[nodiscard]] int chance(int knights, int archers, int mages, int swords) const {
    ArmyDice dice{};
    dice[0] = 1;
    dice[1] = static_cast<std::int8_t>(knights);
    dice[2] = static_cast<std::int8_t>(archers);
    dice[3] = static_cast<std::int8_t>(mages);
    return chance_of_swords(table_of(*match), dice, swords);
  }

  std::unique_ptr<kernel::Game> game = game_of(real_content());
  std::unique_ptr<kernel::Match> match = match_at(*game, setup_of(*game, 2, false), {});
};

// The exact chances of the dice that content/karak has.
TEST_F(KarakOdds, AgreeWithTheFaces) {
  EXPECT_EQ(chance(0, 0, 0, 0), 1000);
  EXPECT_EQ(chance(0, 0, 0, 1), 667);
  EXPECT_EQ(chance(0, 0, 0, 2), 500);
  EXPECT_EQ(chance(0, 0, 0, 3), 167);
  EXPECT_EQ(chance(0, 0, 0, 4), 0);
  EXPECT_EQ(chance(1, 0, 0, 1), 889);
  EXPECT_EQ(chance(1, 0, 0, 5), 28);
  EXPECT_EQ(chance(3, 2, 1, 7), 462);
  EXPECT_EQ(chance(3, 2, 1, 10), 64);
}

TEST_F(KarakOdds, AreToldBeforeAFight) {
  auto fight = match_at(
      *game, setup_of(*game, 2, false),
      {{"active", 0},
       {"starter", 0},
       {"players.0.hero", "lorraine"},
       {"players.1.hero", "horan"},
       {"players.0.weapons", kernel::Document::list({"sword"})},
       {"map", kernel::Document::list(
                   {kernel::Document::map({{"tile", "start-castle"}, {"q", 0}, {"r", 0}}),
                    kernel::Document::map(
                        {{"tile", "L1-01"}, {"q", 1}, {"r", 0}, {"armies", kernel::Document::list({"shadow_eaters"})}}),
                    kernel::Document::map({{"tile", "start-forest"}, {"q", 0}, {"r", -1}}),
                    kernel::Document::map({{"tile", "start-farm"}, {"q", 1}, {"r", -1}})})}});
  const kernel::Document view = fight->view(kernel::Observer::seat(Seat{0}));
  bool found = false;
  for (const kernel::Document& option : view["prompt"]["options"].items()) {
    if (option["id"].as_text() != "move:1,0") continue;
    found = true;
    EXPECT_EQ(option["outcome"]["strength"].as_int(), 3);
    EXPECT_EQ(option["outcome"]["win_permille"].as_int(), 500);
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace kostka::games::karak
