// Outlook: what a player of Nemesis knows, wants and could do next, for rules of thumb. It looks at nothing that the
// seat does not know.
#pragma once

#include <array>
#include <cstdint>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// What the Objectives of a seat ask for, as weights; two Objectives count half each.
struct Needs {
  int signal = 0, earth = 0, mars = 0, destroyed = 0, nest = 0, explored = 0, egg = 0, blue_corpse = 0, items = 0;
  int known = 0;                         // any Weakness or Adaptation
  std::array<int, kSlots> known_slot{};  // a certain one

  [[nodiscard]] bool ship() const { return earth > 0 || mars > 0; }
};

enum class Aim : std::uint8_t { nothing, use_room, explore, pick_up, search, eggs, engine };

// The errand that seems best now, and the way to it.
struct Errand {
  Aim aim = Aim::nothing;
  RoomId room{};
  int worth = 0;
  Verb verb{};  // of the Room Action
};

class Outlook {
 public:
  Outlook(const Nemesis& g, Seat who);

  [[nodiscard]] const Needs& needs() const { return needs_; }
  [[nodiscard]] const Errand& errand() const { return best_; }
  // Steps from the own Room through open Doors; kFar where there is no way.
  [[nodiscard]] int distance(RoomId room) const { return distance_[room.index()]; }
  // Whether a step to this Room leads towards the errand.
  [[nodiscard]] bool on_the_way(RoomId next) const;
  // How likely it is that a step there ends badly, in tenths.
  [[nodiscard]] int risk(RoomId next) const;
  // Nothing is left to do but to get away.
  [[nodiscard]] bool ready_to_leave() const { return ready_; }
  [[nodiscard]] bool wants_ship_intact() const;
  // The letter of the Destination track that is wanted; kNoLetter if the seat does not know it.
  [[nodiscard]] std::size_t wanted_letter() const;

  static constexpr int kFar = 99;
  static constexpr std::size_t kNoLetter = 9;

 private:
  void measure();
  void read_needs();
  void add_condition(ConditionId id, int weight);
  void consider(Aim aim, RoomId room, int worth, Verb verb = Verb::pass);
  void consider_objectives();
  void consider_studies();
  void consider_ship();
  void consider_health();
  void consider_escape();
  void consider_exploring();
  [[nodiscard]] RoomId room_with(Verb verb) const;
  [[nodiscard]] bool knows_tile(std::size_t room) const;
  [[nodiscard]] bool knows_section() const;
  [[nodiscard]] bool carries(HeavyObject object) const;

  const Nemesis& g_;
  Seat who_;
  Needs needs_;
  std::array<std::int8_t, kRooms> distance_{};
  std::array<std::int8_t, kRooms> to_errand_{};
  Errand best_;
  int best_value_ = 0;
  bool ready_ = false;
  bool lacks_room_ = false;  // something is wanted of a Room that nobody has found
};

// Whether a text says this anywhere.
[[nodiscard]] bool does(const Nemesis& g, Body body, Verb verb);
// Steps from a Room to all others through open Doors.
void measure_from(const Nemesis& g, RoomId from, std::array<std::int8_t, kRooms>& distance);

}  // namespace kostka::games::nemesis
