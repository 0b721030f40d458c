// Several answers for one click in Relic (kernel/play/says.h, Onward).
#pragma once

#include <vector>

#include "games/relic/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::relic {

// The trophies that give one level, and as many levels as all together can, with the least points lost; `spent` are the
// points spent so far (REL-XP-03, REL-XP-04).
[[nodiscard]] std::vector<kernel::Onward> ways_to_spend(const Relic& g, Seat who, int spent);

}  // namespace kostka::games::relic
