// Options that name a seat which nobody has taken.
#pragma once

#include <optional>

#include "kernel/play/game.h"

namespace kostka::kernel {

// Why an option that names a seat ("seat-3": the first player) does not go with the number of seats. A recorded match
// may be like that: it plays on, and no new one begins so.
std::optional<SetupRefusal> seat_that_is_missing(const GameInfo& info, const MatchSetup& setup);

}  // namespace kostka::kernel
