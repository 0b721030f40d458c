// Relic: the game as the rest of the program knows it.
#pragma once

#include <memory>

#include "kernel/play/game.h"

namespace kostka::games::relic {

struct Catalogue;

kernel::GameModule module();
// The same rules with Relic: Nemesis laid over the base game (RNE-COMP-08).
kernel::GameModule nemesis_module();

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);
std::unique_ptr<kernel::Game> load_nemesis(const kernel::Document& content, kernel::Diagnostics& diagnostics);
// The catalogue of a game that one of these made.
const Catalogue& catalogue_of(const kernel::Game& game);

}  // namespace kostka::games::relic
