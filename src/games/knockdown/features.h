// The features by which Knockdown is judged (kernel/play/judgement.h); they stand in judge.cpp beside what bots think
// of a position without having learned anything.
#pragma once

#include <span>

#include "games/knockdown/rules.h"
#include "kernel/play/judgement.h"

namespace kostka::games::knockdown {

[[nodiscard]] std::span<const kernel::Feature> named_features();
void look_at(const Knockdown& g, Seat seat, std::span<float> numbers);
[[nodiscard]] float progress_of(const Knockdown& g);

}  // namespace kostka::games::knockdown
