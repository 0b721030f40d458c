// Outlook: what a player of Nemesis knows, wants and could do next, for rules of thumb. It looks at nothing that the
// seat does not know.
#pragma once

#include <array>
#include <cstdint>

#include "games/nemesis/bots/odds.h"
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// What the Objectives of a seat still ask for, as weights; in co-operative play those of the others count half.
struct Needs {
  int signal = 0, earth = 0, mars = 0, destroyed = 0, nest = 0, explored = 0, egg = 0, blue_corpse = 0, items = 0;
  int delivery = 0;                      // the blue Corpse in the Surgery
  int hunt = 0;                          // the Queen or the Butcher killed
  int pod = 0;                           // only a Pod will do
  int rivals = 0;                        // somebody else must not survive
  int friends = 0;                       // somebody else must survive
  int known = 0;                         // any Weakness or Adaptation
  std::array<int, kSlots> known_slot{};  // a certain one

  [[nodiscard]] bool ship() const { return earth > 0 || mars > 0; }
};

enum class Aim : std::uint8_t {
  nothing,
  use_room,
  explore,
  pick_up,
  deliver,
  search,
  eggs,
  engine,
  repair,
  douse,
  wait
};

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

  [[nodiscard]] const Odds& odds() const { return odds_; }
  [[nodiscard]] const Needs& needs() const { return needs_; }
  [[nodiscard]] const Errand& errand() const { return best_; }
  // Points to the Room by the best way; kFar where there is none.
  [[nodiscard]] double distance(RoomId room) const { return cost_[room.index()]; }
  // What a step to this neighbour saves on the way to the errand; below 0: it leads away.
  [[nodiscard]] double gain(RoomId next) const;
  // The Closed Door that the way to the errand leads through next; none if it is open.
  [[nodiscard]] CorridorId door_in_the_way() const { return door_; }
  // Nothing is left to do but to get away.
  [[nodiscard]] bool ready_to_leave() const { return ready_; }
  [[nodiscard]] bool wants_ship_intact() const;
  [[nodiscard]] bool wants_selfdestruct() const;
  // The letter of the Destination track that is wanted; kNoLetter if the seat does not know it.
  [[nodiscard]] std::size_t wanted_letter() const;
  // How likely the ship arrives where the seat wants it, as far as it knows.
  [[nodiscard]] double arrives() const { return engines_ * course_; }
  // How likely an Objective is fulfilled, by a rough guess.
  [[nodiscard]] double likely(ConditionId condition) const;
  [[nodiscard]] bool carries(HeavyObject object) const;
  // A Pod that can be reached and boarded.
  [[nodiscard]] bool pods_open() const;
  // Something is wanted of a Room that nobody has found.
  [[nodiscard]] bool seeks_room() const { return lacks_room_ && unexplored() > 0; }
  // Turns left before the ship jumps or explodes, this one included.
  [[nodiscard]] int rounds_left() const;

  static constexpr double kFar = 1e6;
  static constexpr std::size_t kNoLetter = 9;

 private:
  // outlook.cpp
  void measure();
  void find_way();
  void read_needs();
  void share_signals();
  void add_condition(ConditionId id, int weight);
  void guess_ship();
  [[nodiscard]] double entering(RoomId room) const;
  [[nodiscard]] double through(const Exit& exit) const;
  [[nodiscard]] double study_chance(std::size_t slot) const;
  [[nodiscard]] double likely_at_the_end(const Condition& c) const;
  [[nodiscard]] int unexplored() const;
  // outlook_errands.cpp
  void consider(Aim aim, RoomId room, double worth, Verb verb = Verb::pass);
  void consider_objectives();
  void consider_studies();
  void consider_course();
  void consider_engines();
  void consider_safety();
  [[nodiscard]] double fire_risk() const;
  void consider_selfdestruct();
  void consider_health();
  void consider_pods();
  void consider_sleep();
  void consider_exploring();
  [[nodiscard]] bool first_to_leave() const;
  [[nodiscard]] double task(int weight) const;
  [[nodiscard]] bool friend_nearer(RoomId room) const;
  [[nodiscard]] RoomId room_with(Verb verb) const;
  [[nodiscard]] bool knows_tile(std::size_t room) const;
  [[nodiscard]] bool knows_section() const;
  [[nodiscard]] bool holds_text(Verb verb) const;
  [[nodiscard]] int cards_left() const;

  const Nemesis& g_;
  Seat who_;
  Odds odds_;
  Needs needs_;
  std::array<double, kRooms> entering_{}, cost_{}, to_errand_{};
  Errand best_;
  double best_value_ = 0;
  double engines_ = 0.5, course_ = 0.25;
  CorridorId door_{};
  bool opens_doors_ = false;
  bool ready_ = false;
  bool lacks_room_ = false;
  bool brings_egg_ = false;  // carries the Egg that an Objective asks for
};

// Whether a text says this anywhere.
[[nodiscard]] bool does(const Nemesis& g, Body body, Verb verb);
// Steps from a Room to all others through open Doors.
void measure_from(const Nemesis& g, RoomId from, std::array<std::int8_t, kRooms>& distance);
inline constexpr std::int8_t kTooFar = 99;

}  // namespace kostka::games::nemesis
