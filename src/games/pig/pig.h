// Pig: a fixture, the smallest game with a real decision, so that engines can be compared on identical rules.
#pragma once

#include "kernel/play/game.h"

namespace kostka::games::pig {

kernel::GameModule module();

// Two players; first to 100. In a turn a player rolls a die as often as they like: a 1 ends the turn with nothing, any
// other face is added to the turn's total; holding banks the total and passes the turn.
std::unique_ptr<kernel::Game> load(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::pig
