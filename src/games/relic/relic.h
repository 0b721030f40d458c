// Relic: the game as the rest of the program knows it.
#pragma once

#include <memory>

#include "kernel/play/game.h"

namespace kostka::games::relic {

struct Catalogue;

kernel::GameModule module();

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);
// The catalogue of a game that load() made.
const Catalogue& catalogue_of(const kernel::Game& game);

}  // namespace kostka::games::relic
