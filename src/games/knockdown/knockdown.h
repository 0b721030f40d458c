// Knockdown, the Nemesis box: a duel of two fighters (docs/rules/knockdown.md).
#pragma once

#include <memory>

#include "kernel/play/game.h"

namespace kostka::games::knockdown {

struct Catalogue;

kernel::GameModule module();

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);

// What a game of Knockdown was loaded from, for those who draw it. `game` must be one that load() has made.
const Catalogue& catalogue_of(const kernel::Game& game);

}  // namespace kostka::games::knockdown
