// How to win: the way to the Confrontation, the infamy of nemeses, and that nobody wins without a warning.
#include "tests/games/goal_play.h"

namespace kostka::tests {
namespace {

using kernel::Document;
using kernel::Match;

// proves: REL-WIN-05
TEST(RelicGoal, TellsTheWayToTheConfrontation) {
  const auto game = game_called("relic");
  bool inside = false;
  Document last;
  play_and_look(*game, {5, 3}, [&](const Match& match, const Document& table) {
    const Document& goal = table["goal"];
    expect_order(goal);
    if (goal["seats"].size() == 0) return;
    for (const Document& seat : goal["seats"].items()) {
      const Document& player = table["players"][static_cast<std::size_t>(seat["seat"].as_int())];
      if (seat["parts"].size() < 3) continue;
      // Anyone who has got so far has opened the inner sector and stands there.
      inside = true;
      EXPECT_EQ(seat["parts"][1]["name"]["en"].as_text(), "relic");
      EXPECT_FALSE(player["space"].is_null());
    }
    ASSERT_EQ(goal["way"].size(), 5u);
    const std::int64_t missions = table["players"][0]["completed_missions"].as_int();
    if (!goal["way"][1]["done"].as_bool()) {
      EXPECT_EQ(goal["way"][0]["brings"]["en"].as_text(), std::to_string(missions) + " of 3");
    }
    if (match.over()) {
      EXPECT_FALSE(warns(goal));
    } else {
      last = goal;
    }
  });
  EXPECT_TRUE(inside);
  // Nobody wins without having been warned of.
  EXPECT_TRUE(warns(last));
}

// proves: RNE-WIN-01
TEST(RelicGoal, ANemesisIsMeasuredInInfamy) {
  const auto game = game_called("relic-nemesis");
  ASSERT_NE(game, nullptr);
  bool seen = false;
  play_and_look(*game, {2, 4, "variant", "enemies-of-the-imperium"}, [&](const Match&, const Document& table) {
    for (const Document& seat : table["goal"]["seats"].items()) {
      const Document& player = table["players"][static_cast<std::size_t>(seat["seat"].as_int())];
      if (player["nemesis"].is_null()) continue;
      seen = true;
      EXPECT_EQ(seat["most"].as_int(), 25);
      EXPECT_EQ(length_of(seat), player["infamy"].as_int());
      if (player["infamy"].as_int() >= 20 && table["phase"].as_text() != "over") {
        EXPECT_TRUE(warns(table["goal"]));
      }
    }
  });
  EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace kostka::tests
