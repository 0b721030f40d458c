// How to win: what the view says of the rounds and the chance of a knockout agrees with the position.
#include "tests/games/goal_play.h"

namespace kostka::tests {
namespace {

using kernel::Document;
using kernel::Match;

// proves: KNO-GOAL-01
TEST(KnockdownGoal, CountsRoundsAndTheChanceOfAKnockout) {
  const auto game = game_called("knockdown");
  bool deciding = false, chance = false;
  play_and_look(*game, {12, 2}, [&](const Match& match, const Document& table) {
    const Document& goal = table["goal"];
    expect_order(goal);
    std::int64_t won = 0;
    for (const Document& seat : goal["seats"].items()) {
      const auto number = static_cast<std::size_t>(seat["seat"].as_int());
      const std::int64_t victories = table["players"][number]["victories"].as_int();
      won += victories;
      EXPECT_EQ(seat["shown"]["en"].as_text(), std::to_string(victories) + " of 2");
      if (table["phase"].as_text() != "turn") continue;
      // What the bar promises one is what the other's strain means.
      const std::int64_t fails = table["players"][1 - number]["fails_of_216"].as_int();
      EXPECT_EQ(length_of(seat) - 1000 * victories, fails * 1000 / 216);
      chance = chance || fails > 0;
    }
    if (match.over() || table["phase"].as_text() != "turn" || won == 0) return;
    EXPECT_TRUE(warns(goal));
    deciding = true;
  });
  EXPECT_TRUE(chance);
  EXPECT_TRUE(deciding);
}

}  // namespace
}  // namespace kostka::tests
