// The features by which Nemesis is judged (kernel/play/judgement.h); they stand in judge.cpp beside what bots think of
// a position without having learned anything.
#pragma once

#include <span>

#include "games/nemesis/rules/rules.h"
#include "kernel/play/judgement.h"

namespace kostka::games::nemesis {

[[nodiscard]] std::span<const kernel::Feature> named_features();
void look_at(const Nemesis& g, Seat seat, std::span<float> numbers);
[[nodiscard]] float progress_of(const Nemesis& g);
[[nodiscard]] std::uint8_t allies_of(const Nemesis& g, Seat seat);

}  // namespace kostka::games::nemesis
