// What an option of Nemesis does, in words for its row (kernel/play/says.h).
#pragma once

#include "games/nemesis/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::nemesis {

// Also of an option that was refused: then it says how things are.
[[nodiscard]] kernel::Says says_of(const Nemesis& g, const kernel::Prompt& prompt, const Option& option);
// The cards that it costs, if it costs any.
[[nodiscard]] std::optional<int> price_of(const Nemesis& g, Seat who, const Option& option);

}  // namespace kostka::games::nemesis
