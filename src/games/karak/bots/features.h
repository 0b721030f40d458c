// The features by which Karak is judged (kernel/play/judgement.h); they stand in judge.cpp beside what bots think of a
// position without having learned anything.
#pragma once

#include <span>

#include "games/karak/rules/rules.h"
#include "kernel/play/judgement.h"

namespace kostka::games::karak {

[[nodiscard]] std::span<const kernel::Feature> named_features();
void look_at(const Karak& g, Seat seat, std::span<float> numbers);
[[nodiscard]] float progress_of(const Karak& g);

}  // namespace kostka::games::karak
