// What an option of Knockdown does, in words for its row (kernel/play/says.h).
#pragma once

#include "games/knockdown/table.h"
#include "kernel/play/says.h"

namespace kostka::games::knockdown {

// Also of an option that was refused: then it says how things are.
[[nodiscard]] kernel::Says says_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option);

}  // namespace kostka::games::knockdown
