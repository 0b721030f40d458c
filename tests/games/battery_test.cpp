// The battery on every registered game. KOSTKA_BATTERY=small|long changes how many random games are played.
#include "tests/battery/battery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string_view>

#include "games/registry.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

// How a game is played here. Random players do not beat the Dark General, so a game of Karak would go on for hundreds
// of turns; most are cut short, and the rest go all the way.
BatteryOptions options_for(const kernel::Game& game) {
  BatteryOptions options = battery_size();
  if (games::find_module(game.info().id)->is_fixture) options.games /= 10;
  if (game.info().id == "karak") {
    options.brief = {{"rounds", "10"}};
    // A view of Karak is a whole map, and looking is what most of the time goes into.
    if (options.games > 1'000) options.sample_every = 300;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
  }
  if (game.info().id == "relic") {
    // Nobody who strolls about at random ever wins: a game goes on for thousands of decisions, until all but one are
    // out.
    options.leave_after = 40;
    options.whole_every = 400;
    if (options.games > 1'000) options.sample_every = 120;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
    options.most_decisions *= 10;
  }
  return options;
}

TEST(Battery, EveryGamePasses) {
  for (const auto& game : all_games()) {
    SCOPED_TRACE(game->info().id);
    const BatteryReport report = run_battery(*game, options_for(*game));
    std::cout << game->info().id << ": " << report.summary() << "\n";
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.twins, report.games / 4);
  }
}

}  // namespace
}  // namespace kostka::tests
