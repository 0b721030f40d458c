#include "tests/games/tempo.h"

#include <algorithm>
#include <string_view>

#include "games/registry.h"

namespace kostka::tests {

namespace {

bool is_relic(std::string_view id) { return id == "relic" || id == "relic-nemesis"; }

}  // namespace

// A game of which random games end soon needs no line here.
BatteryOptions battery_of(const kernel::Game& game) {
  const std::string_view id = game.info().id;
  BatteryOptions options = battery_size();
  if (games::find_module(id)->is_fixture) options.games /= 10;
  if (id == "karak") {
    // Random players do not beat the Dark General, so a game would go on for hundreds of turns; most are cut short, and
    // the rest go all the way. A view is a whole map, and looking is what most of the time goes into.
    options.brief = {{"rounds", "10"}};
    if (options.games > 1'000) options.sample_every = 300;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
  }
  if (is_relic(id)) {
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

// A random game of Relic is as long as many of the others.
std::uint64_t fingerprint_games_of(const kernel::Game& game) { return is_relic(game.info().id) ? 20 : 1'000; }

}  // namespace kostka::tests
