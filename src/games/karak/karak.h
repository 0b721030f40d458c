// Karak 2 with the expansion Imperium: heroes explore a land of hexes, raise armies and hunt for Soul Stones
// (docs/rules/karak.md).
#pragma once

#include <memory>

#include "kernel/play/game.h"

namespace kostka::games::karak {

struct Catalogue;

kernel::GameModule module();

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);

// What a game of Karak was loaded from, for those who draw it. `game` must be one that load() has made.
const Catalogue& catalogue_of(const kernel::Game& game);

}  // namespace kostka::games::karak
