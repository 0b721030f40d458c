// The features by which Relic is judged (kernel/play/judgement.h); they stand in judge.cpp beside what bots think of a
// position without having learned anything.
#pragma once

#include <span>

#include "games/relic/rules/rules.h"
#include "kernel/play/judgement.h"

namespace kostka::games::relic {

[[nodiscard]] std::span<const kernel::Feature> named_features();
void look_at(const Relic& g, Seat seat, std::span<float> numbers);
[[nodiscard]] float progress_of(const Relic& g);
[[nodiscard]] std::uint8_t allies_of(const Relic& g, Seat seat);

}  // namespace kostka::games::relic
