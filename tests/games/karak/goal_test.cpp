// How to win: what the view says of the points agrees with the position, and the General does not come unannounced.
#include "tests/games/goal_play.h"

namespace kostka::tests {
namespace {

using kernel::Document;
using kernel::Match;

// proves: KAR-GOAL-01
TEST(KarakGoal, CountsThePointsOfEverySeat) {
  const auto game = game_called("karak");
  bool crown = false, way = false;
  play_and_look(*game, {3, 4, "imperium", "on"}, [&](const Match&, const Document& table) {
    const Document& goal = table["goal"];
    EXPECT_EQ(goal["clause"].as_text(), "KAR-GOAL-01");
    ASSERT_EQ(goal["seats"].size(), 4u);
    for (const Document& seat : goal["seats"].items()) {
      const Document& player = table["players"][static_cast<std::size_t>(seat["seat"].as_int())];
      EXPECT_EQ(length_of(seat), player["points"].as_int());
      EXPECT_EQ(seat["shown"]["en"].as_text(), std::to_string(player["points"].as_int()));
      for (const Document& part : seat["parts"].items()) crown = crown || part["striped"].as_bool();
    }
    way = way || goal["way"].size() > 0;
    expect_order(goal);
  });
  EXPECT_TRUE(crown);
  EXPECT_TRUE(way);
}

// proves: KAR-END-05
TEST(KarakGoal, SaysWhenAShortMatchEnds) {
  const auto game = game_called("karak");
  for (const std::string_view rounds : {"10", "200"}) {
    play_and_look(*game, {5, 2, "rounds", rounds}, [&](const Match&, const Document& table) {
      const std::string sentence = table["goal"]["sentence"]["en"].as_text();
      EXPECT_EQ(sentence.find("after round 10") != std::string::npos, rounds == "10") << sentence;
    });
  }
}

// The General does not come without a warning, and while he stands it says what beating him would mean.
TEST(KarakGoal, WarnsBeforeTheGeneralComes) {
  const auto game = game_called("karak");
  bool warned = false, met = false;
  play_and_look(*game, {4, 3}, [&](const Match& match, const Document& table) {
    if (match.over()) return;
    const bool stands = !table["general"].is_null();
    if (stands) {
      EXPECT_TRUE(warned);
      EXPECT_NE(table["goal"]["warning"]["en"].as_text().find("ends the match"), std::string::npos);
    }
    met = met || stands;
    warned = warned || warns(table["goal"]);
    if (table["level_one"].as_int() > 0) {
      EXPECT_FALSE(warns(table["goal"]));
    }
  });
  EXPECT_TRUE(met);
}

}  // namespace
}  // namespace kostka::tests
