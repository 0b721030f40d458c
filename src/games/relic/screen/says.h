// What an option of Relic does, in words for its row (kernel/play/says.h).
#pragma once

#include "games/relic/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::relic {

// Also of an option that was refused: then it says how things are.
[[nodiscard]] kernel::Says says_of(const Relic& g, const kernel::Prompt& prompt, const Option& option);

}  // namespace kostka::games::relic
