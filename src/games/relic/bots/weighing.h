// Weighing: what every option of a question is worth to the one who is asked (kernel::Weighs), by rules of thumb.
#pragma once

#include <span>

#include "games/relic/rules/table.h"
#include "kernel/play/weighed.h"

namespace kostka::games::relic {

[[nodiscard]] bool weigh(const Relic& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
                         std::span<float> worths);

}  // namespace kostka::games::relic
