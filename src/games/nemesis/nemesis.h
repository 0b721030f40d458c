// Nemesis with Carnomorphs: a crew wakes on a ship that is not empty, each with a secret Objective
// (docs/rules/nemesis.md).
#pragma once

#include <memory>

#include "kernel/play/game.h"

namespace kostka::games::nemesis {

struct Catalogue;

kernel::GameModule module();

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);

// What a game of Nemesis was loaded from. `game` must be one that load() has made.
const Catalogue& catalogue_of(const kernel::Game& game);

}  // namespace kostka::games::nemesis
