// The games this program knows. A new game adds one line to registry.cpp.
#pragma once

#include <span>
#include <string_view>

#include "kernel/play/game.h"

namespace kostka::games {

std::span<const kernel::GameModule> modules();
// Games whose rules are being written: nobody is offered them, but scenarios, checks and the terminal know them by id.
std::span<const kernel::GameModule> begun_modules();
// One of either; null for an unknown id.
const kernel::GameModule* find_module(std::string_view id);

}  // namespace kostka::games
