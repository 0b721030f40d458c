// What an option of Karak does and what it stakes, told before it is chosen: from the numbers of the rules, so that
// what the row says is what comes.
#pragma once

#include "games/karak/rules/table.h"
#include "kernel/play/says.h"

namespace kostka::games::karak {

// Gives every option whose label does not say it all its effect, and fights their stakes.
void tell_effect(const Karak& g, const kernel::Prompt& prompt, const Option& option, kernel::Says& says);
// Somebody who goes there has to fight, or may.
[[nodiscard]] bool is_fight(const Karak& g, Seat who, HexId where);

}  // namespace kostka::games::karak
