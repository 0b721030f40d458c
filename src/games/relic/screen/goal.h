// How a match of Relic is won and who is how near to it.
#pragma once

#include "games/relic/rules/table.h"
#include "kernel/play/goal.h"

namespace kostka::games::relic {

kernel::Goal goal_of(const Relic& g);

}  // namespace kostka::games::relic
