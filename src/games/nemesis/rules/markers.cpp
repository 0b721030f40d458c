// Fire, Malfunctions, Doors and the airlock (NEM-FIRE, NEM-MALF, NEM-DOOR, NEM-R2-AIR).
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// ---- Fire and Malfunctions ------------------------------------------------------------------------------------------

// NEM-FIRE-01: a second one in a Room does nothing.
// NEM-FIRE-04: also in unexplored Rooms.
Task<> set_fire(Nemesis& g, RoomId room) {
  if (g.room(room).fire) co_return;
  // NEM-FIRE-02: the ninth is the end.
  if (g.fires() >= g.catalogue.constants.fires) co_await end_match(g, Ending::destroyed);
  g.room(room).fire = true;
  g.tell("NEM-FIRE-01"_clause, told::Burns{room});
}

void douse(Nemesis& g, RoomId room) {
  if (!g.room(room).fire) return;
  g.room(room).fire = false;
  g.tell("NEM-FIRE-03"_clause, told::Doused{room});
}

// NEM-FIRE-05: never through Closed Doors or Technical Corridors.
// NEM-FIRE-06: from the Rooms that burnt before, in ascending order.
Task<> spread_fire(Nemesis& g, std::uint32_t burning) {
  std::uint32_t reached = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if ((burning >> i & 1) == 0) continue;
    for (const RoomId near : g.neighbours(RoomId{i})) reached |= 1u << near.index();
  }
  for (std::size_t i = 0; i < kRooms; ++i) {
    if ((reached >> i & 1) != 0) co_await set_fire(g, RoomId{i});
  }
}

// NEM-MALF-01
// NEM-MALF-04: never in the Nest, the Slime or an unexplored Room.
Task<> break_room(Nemesis& g, RoomId room) {
  if (!g.room(room).explored || g.tile(room).barren || g.room(room).malfunction) co_return;
  // NEM-MALF-02: the ninth destroys the ship.
  if (g.malfunctions() >= g.catalogue.constants.malfunctions) co_await end_match(g, Ending::destroyed);
  g.room(room).malfunction = true;
  g.tell("NEM-MALF-01"_clause, told::Broke{room});
}

// ---- Doors ----------------------------------------------------------------------------------------------------------

namespace {

// NEM-R2-AIR-2: a Door of the airlock that opens or breaks ends the procedure.
void disturb_airlock(Nemesis& g, CorridorId corridor) {
  if (!g.s.airlock.valid()) return;
  const Corridor& between = g.catalogue.corridors[corridor.index()];
  if (between.ends[0] != g.s.airlock && between.ends[1] != g.s.airlock) return;
  const RoomId stopped = std::exchange(g.s.airlock, RoomId{});
  g.tell("NEM-R2-AIR-2"_clause, told::AirlockStopped{stopped});
}

}  // namespace

// NEM-DOOR-05
void open_door(Nemesis& g, CorridorId corridor) {
  if (g.corridor(corridor).door == Door::open) return;
  g.corridor(corridor).door = Door::open;
  g.tell("NEM-DOOR-05"_clause, told::DoorSet{corridor, Door::open});
  disturb_airlock(g, corridor);
}

// NEM-DOOR-03, NEM-DOOR-07
void destroy_door(Nemesis& g, CorridorId corridor) {
  if (g.corridor(corridor).door != Door::closed) return;
  g.corridor(corridor).door = Door::destroyed;
  g.tell("NEM-DOOR-03"_clause, told::DoorSet{corridor, Door::destroyed});
  disturb_airlock(g, corridor);
}

// NEM-DOOR-02: a Destroyed Door stays so; anyone who may close it opens it first.
// NEM-DOOR-06: without a token left, one comes from another Corridor.
// NEM-DOOR-08: but not from those that the same effect has closed.
Task<> close_door(Nemesis& g, CorridorId corridor, Seat chooser, std::uint32_t untouchable) {
  if (g.corridor(corridor).door != Door::open) co_return;
  if (g.door_tokens() >= g.catalogue.constants.doors) {
    std::size_t offered = 0;
    for (std::size_t i = 0; i < kCorridors; ++i) {
      if (g.s.corridors[i].door == Door::open || (untouchable >> i & 1) != 0) continue;
      g.offer_to_choose(Answer::pick, of(CorridorId{i}));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option choice = co_await g.ask(chooser, "NEM-DOOR-06"_clause, g.question(Asking::corridor, 0, of(corridor)));
    open_door(g, id_in<CorridorId>(choice.about[0]));
  }
  g.corridor(corridor).door = Door::closed;
  g.tell("NEM-DOOR-05"_clause, told::DoorSet{corridor, Door::closed});
}

// ---- the airlock ----------------------------------------------------------------------------------------------------

// NEM-R2-AIR-1
Task<> start_airlock(Nemesis& g, RoomId room, Seat chooser) {
  // NEM-R2-AIR-4
  if (g.s.airlock.valid()) co_return;
  std::uint32_t done = 0;
  for (std::size_t i = 0; i < kCorridors; ++i) {
    const Corridor& corridor = g.catalogue.corridors[i];
    if (corridor.ends[0] != room && corridor.ends[1] != room) continue;
    if (g.s.corridors[i].door == Door::closed) done |= 1u << i;
  }
  for (std::size_t i = 0; i < kCorridors; ++i) {
    const Corridor& corridor = g.catalogue.corridors[i];
    if (corridor.ends[0] != room && corridor.ends[1] != room) continue;
    co_await close_door(g, CorridorId{i}, chooser, done);
    done |= 1u << i;
  }
  g.s.airlock = room;
  g.tell("NEM-R2-AIR-1"_clause, told::AirlockStarted{room});
}

// NEM-R2-AIR-3
// NEM-R2-AIR-5: Characters first, in order, then Intruders without a check.
Task<> depressurise(Nemesis& g) {
  if (!g.s.airlock.valid()) co_return;
  const RoomId room = std::exchange(g.s.airlock, RoomId{});
  g.tell("NEM-R2-AIR-3"_clause, told::Depressurised{room});
  const SeatSet dead_before = dead_players(g);
  for (const Seat who : g.in_order()) {
    if (g.stands_in(who, room)) co_await die(g, who);
  }
  settle_heir(g, dead_before);
  const FigureNumbers killed = g.figures_in(room);
  for (const std::uint16_t number : killed) co_await kill_figure(g, number);
  douse(g, room);
}

}  // namespace kostka::games::nemesis
