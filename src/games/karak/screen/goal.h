// How a match of Karak is won and who is how near (kernel/play/goal.h).
#pragma once

#include "games/karak/rules/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::karak {

[[nodiscard]] kernel::Goal goal_of(const Karak& g, kernel::Observer observer);

}  // namespace kostka::games::karak
