// What an option of Karak does, in words for its row (kernel/play/says.h).
#pragma once

#include "games/karak/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::karak {

// Also of an option that was refused: then it says how things are.
[[nodiscard]] kernel::Says says_of(const Karak& g, const kernel::Prompt& prompt, const Option& option);
// What gathering here would really bring, apart from kinds that are still to be chosen (KAR-GATH-01, KAR-GATH-02).
[[nodiscard]] Goods goods_gathered(const Karak& g, Seat who);

}  // namespace kostka::games::karak
