// How a match of Relic is won and who is how near (kernel/play/goal.h).
#pragma once

#include "games/relic/rules/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::relic {

[[nodiscard]] kernel::Goal goal_of(const Relic& g, kernel::Observer observer);

}  // namespace kostka::games::relic
