// What players agree on before a match, as the command line gives it: `--option stage=long`, the number of seats.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "kernel/play/game.h"

namespace CLI {
class App;
}

namespace kostka::cli {

class Context;

// `--option ID=CHOICE`, which may be repeated.
void add_match_options(CLI::App& command, const Context& context, std::vector<std::string>& options);

// The setup with these options and this many seats (0: as few as the game allows). Fails with the nearest id or choice
// on one that does not exist, and with the game's own sentence on seats and options that do not go together.
kernel::MatchSetup setup_with(const kernel::Game& game, const std::vector<std::string>& options, std::size_t seats = 0);

}  // namespace kostka::cli
