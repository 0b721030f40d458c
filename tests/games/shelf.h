// Every registered game, loaded from the content that is packed into the program.
#pragma once

#include <memory>
#include <vector>

#include "kernel/play/game.h"

namespace kostka::tests {

// The games in the order of the registry. A game whose content has errors fails the test and is left out.
std::vector<std::unique_ptr<kernel::Game>> all_games();

}  // namespace kostka::tests
