// The battery on every registered game. KOSTKA_BATTERY=small|long changes how many random games are played.
#include "tests/battery/battery.h"

#include <gtest/gtest.h>

#include <iostream>

#include "tests/games/shelf.h"
#include "tests/games/tempo.h"

namespace kostka::tests {
namespace {

TEST(Battery, EveryGamePasses) {
  for (const auto& game : all_games()) {
    SCOPED_TRACE(game->info().id);
    const BatteryReport report = run_battery(*game, battery_of(*game));
    std::cout << game->info().id << ": " << report.summary() << "\n";
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.twins, report.games / 4);
  }
}

}  // namespace
}  // namespace kostka::tests
