// How a match of Knockdown is won and who is how near (kernel/play/goal.h).
#pragma once

#include "games/knockdown/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::knockdown {

[[nodiscard]] kernel::Goal goal_of(const Knockdown& g);

}  // namespace kostka::games::knockdown
