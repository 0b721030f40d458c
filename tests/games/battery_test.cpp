// The battery on every registered game. KOSTKA_BATTERY=small|long changes how many random games are played.
#include "tests/battery/battery.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <string_view>

#include "games/registry.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

// A random game of Relic is as long as many of the others: nobody who strolls about at random ever wins.
std::uint64_t games_for_one(std::string_view game) { return game == "relic" ? 50 : 1; }

TEST(Battery, EveryGamePasses) {
  for (const auto& game : all_games()) {
    SCOPED_TRACE(game->info().id);
    BatteryOptions options = battery_size();
    if (games::find_module(game->info().id)->is_fixture) options.games /= 10;
    options.games /= games_for_one(game->info().id);
    options.most_decisions *= 10;
    const BatteryReport report = run_battery(*game, options);
    std::cout << game->info().id << ": " << report.summary() << "\n";
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.twins, report.games / 4);
  }
}

}  // namespace
}  // namespace kostka::tests
