// How a match of Karak is won and who is how near to it.
#pragma once

#include "games/karak/rules/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::karak {

kernel::Goal goal_of(const Karak& g);

}  // namespace kostka::games::karak
