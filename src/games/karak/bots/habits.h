// Habits: what a practised player of Karak answers without looking ahead, question by question.
#pragma once

#include <cstdint>

#include "games/karak/rules/table.h"
#include "kernel/play/weighed.h"

namespace kostka::games::karak {

using Choices = kernel::Weighed;

// IMP-BLE-02: early on a Blessing is kept for the skulls of a battle; later its unit is wanted.
inline bool wants_blessed_unit(const Karak& g) { return g.s.map.size() > 12; }

// The option with the highest score, the first among equals.
template <class Score>
std::uint32_t highest(Choices options, Score score) {
  std::uint32_t best = 0;
  int most = score(options[0]);
  options.note(0, most);
  for (std::uint32_t i = 1; i < options.size(); ++i) {
    const int points = score(options[i]);
    options.note(i, points);
    if (points <= most) continue;
    most = points;
    best = i;
  }
  return best;
}

// ---- habit_turn.cpp: what to do with a slot ----
[[nodiscard]] std::uint32_t turn_habit(const Karak& g, Seat who, Choices options);

// ---- habit_battle.cpp: dice, re-rolls, skulls, spells; a battle is being fought ----
[[nodiscard]] std::uint32_t battle_habit(const Karak& g, Asking asking, Choices options);

// ---- habit.cpp: what every option is worth to the one who is asked (kernel::Weighs) ----
[[nodiscard]] bool weigh(const Karak& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
                         std::span<float> worths);

}  // namespace kostka::games::karak
