// Several answers for one click in Karak (kernel/play/says.h, Onward).
#pragma once

#include <vector>

#include "games/karak/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::karak {

// Where a hero can walk from an option of a slot with the moves of the slots to come and no action in between: peaceful
// tiles that no single option leads to, each once and by the shortest way (KAR-TURN-02, KAR-TURN-03, KAR-MOVE-01).
[[nodiscard]] std::vector<kernel::Onward> ways_on(const Karak& g, const kernel::Prompt& prompt, const Option& option);

}  // namespace kostka::games::karak
