// Habits: what a practised player of Nemesis answers without looking ahead, question by question.
#pragma once

#include <cstdint>
#include <span>

#include "games/nemesis/bots/outlook.h"

namespace kostka::games::nemesis {

using Choices = std::span<const Option>;

// The option with the highest score, the first among equals.
template <class Score>
std::uint32_t highest(Choices options, Score score) {
  std::uint32_t best = 0;
  int most = score(options[0]);
  for (std::uint32_t i = 1; i < options.size(); ++i) {
    const int points = score(options[i]);
    if (points <= most) continue;
    most = points;
    best = i;
  }
  return best;
}

// What a card of the own hand is worth keeping for.
[[nodiscard]] int worth_of_card(const Nemesis& g, CardId card);
[[nodiscard]] int worth_of_item(const Nemesis& g, Seat who, ItemId item);
// How dangerous an enemy is, in tenths of what an Adult is.
[[nodiscard]] int menace(Species species);
// How well a shot at this is spent.
[[nodiscard]] int worth_of_target(const Nemesis& g, Object target);

// ---- habit_turn.cpp: which Action ----
[[nodiscard]] std::uint32_t turn_habit(const Nemesis& g, Seat who, Choices options);
// How much a part of a choice is worth, by its label.
[[nodiscard]] int worth_of_part(const Nemesis& g, Seat who, const Outlook& outlook, Object part);

// ---- habit_hunt.cpp: the Intruder player ----
[[nodiscard]] std::uint32_t hunt_habit(const Nemesis& g, Asking asking, Object about, Choices options);

}  // namespace kostka::games::nemesis
