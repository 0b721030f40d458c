// Habits: what a practised player of Nemesis answers without looking ahead, question by question.
#pragma once

#include <cstdint>

#include "games/nemesis/bots/outlook.h"
#include "kernel/play/weighed.h"

namespace kostka::games::nemesis {

using Choices = kernel::Weighed;

// The option with the highest score, the first among equals.
template <class Score>
std::uint32_t highest(Choices options, Score score) {
  std::uint32_t best = 0;
  auto most = score(options[0]);
  options.note(0, most);
  for (std::uint32_t i = 1; i < options.size(); ++i) {
    const auto points = score(options[i]);
    options.note(i, points);
    if (points <= most) continue;
    most = points;
    best = i;
  }
  return best;
}

// What a card of the own hand is worth keeping for.
[[nodiscard]] int worth_of_card(const Nemesis& g, Seat who, CardId card);
[[nodiscard]] int worth_of_item(const Nemesis& g, Seat who, ItemId item);
// How well a Mutation card serves as things are.
[[nodiscard]] int worth_of_mutation(const Nemesis& g, Seat who, MutationId mutation);
// How well a shot at this is spent.
[[nodiscard]] double worth_of_target(const Nemesis& g, const Odds& odds, Object target);

// ---- habit_turn.cpp: which Action ----
[[nodiscard]] std::uint32_t turn_habit(const Nemesis& g, Seat who, Choices options);
// How much a part of a choice is worth, by its label.
[[nodiscard]] double worth_of_part(const Nemesis& g, Seat who, const Outlook& outlook, Object part);

// ---- habit_fight.cpp: the same with enemies in the Room ----
class Fight {
 public:
  Fight(const Nemesis& g, Seat who, const Outlook& outlook);

  // What is to be expected of each, in points; 0 would be a Room without enemies.
  [[nodiscard]] double stay() const { return -event_ - later_ - 6 - urge_; }
  [[nodiscard]] double flee(RoomId to, int cards) const;
  [[nodiscard]] double slip_away(RoomId to) const;  // without attacks
  [[nodiscard]] double shoot(std::size_t weapon, Object target) const;
  [[nodiscard]] double melee(Object target) const;
  // What a card or an Item does here.
  [[nodiscard]] double text(Body body) const;
  [[nodiscard]] double mutation(Body body) const;

 private:
  [[nodiscard]] double onward(RoomId to) const;
  [[nodiscard]] double best_slip() const;
  [[nodiscard]] double without(const Figure& figure, double gone) const;
  [[nodiscard]] double best_by(int injuries, double driven_off) const;

  const Nemesis& g_;
  Seat who_;
  const Outlook& outlook_;
  int cards_;
  double escape_, event_;  // what all enemies here do when each attacks once: on leaving, in the Event phase
  double later_;           // what it costs to be here with them still in the next round
  double urge_;            // what a turn costs that brings the errand no nearer
};

// ---- habit_hunt.cpp: the Intruder player ----
[[nodiscard]] std::uint32_t hunt_habit(const Nemesis& g, Asking asking, Object about, Choices options);

// ---- habit.cpp: what every option is worth to the one who is asked (kernel::Weighs) ----
[[nodiscard]] bool weigh(const Nemesis& g, const kernel::Prompt& prompt, kernel::ChanceStream& stream,
                         std::span<float> worths);

}  // namespace kostka::games::nemesis
