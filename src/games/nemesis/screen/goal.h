// How a match of Nemesis is won, and how near everybody is to it as far as all may know (kernel/play/goal.h).
#pragma once

#include "games/nemesis/rules/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::nemesis {

// The way holds the Objectives of the one who looks, and nobody else's.
[[nodiscard]] kernel::Goal goal_of(const Nemesis& g, kernel::Observer observer);

}  // namespace kostka::games::nemesis
