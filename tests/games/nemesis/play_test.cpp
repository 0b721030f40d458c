// What scenarios cannot see of Nemesis: the battery, while the game is not offered yet and so not among those that
// every test plays, and what an observer is shown.
#include <gtest/gtest.h>

#include "games/nemesis/nemesis.h"
#include "games/nemesis/rules/table.h"
#include "kernel/play/match.h"
#include "tests/battery/battery.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

std::unique_ptr<kernel::Game> real_game() {
  kernel::Diagnostics diagnostics;
  auto game = load(real_content(), diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

TEST(NemesisPlay, PassesTheBattery) {
  const auto game = real_game();
  tests::BatteryOptions options;
  options.games = 20;
  const tests::BatteryReport report = run_battery(*game, options);
  EXPECT_EQ(report.failure, "");
}

TEST(NemesisPlay, APositionIsSmallEnough) {
  const auto game = real_game();
  EXPECT_LE(game->new_table()->state_bytes(), 16u * 1024u);
}

// proves: NEM-HID-01, NEM-HID-02, NEM-HID-03
TEST(NemesisPlay, AViewShowsOnlyTheOwnHandAndObjectives) {
  const auto game = real_game();
  kernel::MatchSetup setup = standard_setup(game->info());
  setup.seats = 2;
  kernel::Match match(*game, setup, kernel::key_from_seed(3), kernel::Keep::inputs_and_events);
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, 0);
  const kernel::Document own = match.table().view(kernel::Observer::seat(kernel::Seat{0u}));
  const kernel::Document spectator = match.table().view(kernel::Observer::spectator());
  EXPECT_EQ(own["players"][0]["hand"].size(), 5u);
  EXPECT_EQ(own["players"][1]["hand"].size(), 0u);
  EXPECT_EQ(own["players"][1]["hand_size"].as_int(), 5);
  EXPECT_EQ(own["players"][0]["objectives"].size(), 2u);
  EXPECT_EQ(own["players"][1]["objectives"].size(), 0u);
  EXPECT_EQ(spectator["players"][0]["hand"].size(), 0u);
  EXPECT_EQ(spectator["players"][0]["objectives"].size(), 0u);
  EXPECT_TRUE(own["coordinates"].is_null());
  EXPECT_TRUE(own["rooms"][5]["tile"].is_null());
  EXPECT_EQ(own["rooms"][0]["tile"].as_text(), "rs-cockpit");
}

}  // namespace
}  // namespace kostka::games::nemesis
