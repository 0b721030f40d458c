// How the texts of cards are carried out: whom and what they are about, which choices they leave, and the rules that
// the rows of the verbs name.
#pragma once

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

using Candidates = ShortList<Object, 64>;

// NEM-ACT-15: what was chosen when an Action was declared, in the order in which its effect will ask for it.
struct Declared {
  ShortList<Object, 12> chosen;
  std::size_t next = 0;
};

// Who acts, and whom or what the effect is about.
struct Cause {
  Seat actor{};
  Seat who{};                // the Character; none in events, until one is named
  RoomId room{};             // the Room; none: the one of `who`
  std::uint16_t figure = 0;  // the enemy
  Object picked{};           // what was chosen for this verb
  Declared* declared = nullptr;
  ItemId source{};           // the Item that is used
  RoomId stood{};            // where the enemy was when it was named
  std::uint32_t people = 0;  // bit i: a Character was in Room i when `foe(each ..)` began
  bool soft = false;         // a Serious Wound is a Light one (the Weakness "Way of Fighting")

  [[nodiscard]] RoomId where(const Nemesis& g) const {
    return room.valid() ? room : who.valid() ? g.player(who).room : RoomId{};
  }
};

// The columns of a verb that the rules ask for.
struct Resolving {
  // What can be chosen for it; null: nothing is.
  void (*candidates)(const Nemesis&, const Effect&, const Cause&, Candidates&) = nullptr;
  // Whether carrying it out can change anything now (NEM-ACT-14); null: always.
  bool (*possible)(const Nemesis&, const Effect&, const Cause&) = nullptr;
  void (*at_once)(Nemesis&, const Effect&, const Cause&) = nullptr;
  Task<> (*rule)(Nemesis&, const Effect&, Cause) = nullptr;
};
// The row of a verb (verbs/verbs.cpp).
const Resolving& resolving_of(Verb verb);

[[nodiscard]] bool possible(const Nemesis& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool possible(const Nemesis& g, Body body, const Cause& cause);
// Asks the acting player for everything that the text leaves to choose.
Task<> declare(Nemesis& g, Body body, Cause cause);
Task<> resolve(Nemesis& g, Body body, Cause cause);
[[nodiscard]] bool holds(const Nemesis& g, ConditionId condition, const Cause& cause);

[[nodiscard]] bool fits_room(const Nemesis& g, const Selection& s, const Cause& cause, RoomId room);
[[nodiscard]] bool fits_character(const Nemesis& g, const Selection& s, const Cause& cause, Seat seat);
[[nodiscard]] bool fits_figure(const Nemesis& g, const Selection& s, const Cause& cause, const Figure& figure);
[[nodiscard]] RoomList rooms_that_fit(const Nemesis& g, const Selection& s, const Cause& cause);
[[nodiscard]] Seats characters_that_fit(const Nemesis& g, const Selection& s, const Cause& cause);
[[nodiscard]] FigureNumbers figures_that_fit(const Nemesis& g, const Selection& s, const Cause& cause);

inline Body block_of(const Nemesis& g, const Effect& e, std::size_t i = 0) {
  return g.catalogue.script.block(e, i).body;
}

}  // namespace kostka::games::nemesis
