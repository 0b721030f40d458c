// Knockdown, the Nemesis box: a duel of two fighters (docs/rules/knockdown.md).
#pragma once

#include <memory>

#include "kernel/game.h"

namespace kostka::games::knockdown {

std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::knockdown
