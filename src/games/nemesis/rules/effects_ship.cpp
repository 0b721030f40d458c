// What texts do to Rooms, Doors and the ship.
#include <algorithm>

#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis::effects {

// ---- markers --------------------------------------------------------------------------------------------------------

bool can_burn(const Nemesis& g, const Effect&, const Cause& cause) { return !g.room(cause.where(g)).fire; }
Task<> fire(Nemesis& g, const Effect&, Cause cause) { return set_fire(g, cause.where(g)); }

bool can_douse(const Nemesis& g, const Effect&, const Cause& cause) { return g.room(cause.where(g)).fire; }
void douse(Nemesis& g, const Effect&, const Cause& cause) { nemesis::douse(g, cause.where(g)); }

Task<> spread(Nemesis& g, const Effect&, Cause cause) { return spread_fire(g, 1u << cause.where(g).index()); }

Task<> spread_all(Nemesis& g, const Effect&, Cause) {
  std::uint32_t burning = 0;
  for (std::size_t i = 0; i < kRooms; ++i) burning |= g.s.rooms[i].fire ? 1u << i : 0u;
  return spread_fire(g, burning);
}

bool can_break(const Nemesis& g, const Effect&, const Cause& cause) {
  const RoomId room = cause.where(g);
  return g.room(room).explored && !g.tile(room).barren && !g.room(room).malfunction;
}
Task<> malfunction(Nemesis& g, const Effect&, Cause cause) { return break_room(g, cause.where(g)); }

bool can_repair(const Nemesis& g, const Effect&, const Cause& cause) { return g.room(cause.where(g)).malfunction; }
void repair(Nemesis& g, const Effect&, const Cause& cause) {
  const RoomId room = cause.where(g);
  if (!g.room(room).malfunction) return;
  g.room(room).malfunction = false;
  g.tell("NEM-MALF-03"_clause, told::Repaired{room});
}

void items(Nemesis& g, const Effect& e, const Cause& cause) { g.room(cause.where(g)).items = e.n; }

// CAR-EV-10: an Event names the Room; with the token elsewhere nothing happens.
bool can_airlock(const Nemesis& g, const Effect&, const Cause&) { return !g.s.airlock.valid(); }
Task<> airlock(Nemesis& g, const Effect&, Cause cause) { return start_airlock(g, cause.where(g), cause.actor); }

// ---- Doors ----------------------------------------------------------------------------------------------------------

namespace {

// The Corridors of a Room, each once.
ShortList<CorridorId, kExits> corridors_of(const Nemesis& g, RoomId room) {
  ShortList<CorridorId, kExits> list;
  for (const Exit& exit : g.slot(room).exits) {
    if (!exit.technical() && !list.contains(exit.corridor)) list.push_back(exit.corridor);
  }
  std::sort(list.begin(), list.end());
  return list;
}

// NEM-DOOR-02: a Destroyed Door only where a text says so.
Task<> toggle(Nemesis& g, CorridorId corridor, Seat chooser, bool destroyed_too) {
  switch (g.corridor(corridor).door) {
    case Door::closed: open_door(g, corridor); break;
    case Door::destroyed:
      if (!destroyed_too) break;
      // The token is turned over.
      g.corridor(corridor).door = Door::closed;
      g.tell("NEM-DOOR-02"_clause, told::DoorSet{corridor, Door::closed});
      break;
    case Door::open: co_await close_door(g, corridor, chooser); break;
  }
}

}  // namespace

void settable_doors(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (const CorridorId corridor : corridors_of(g, cause.where(g))) {
    if (g.corridor(corridor).door != Door::destroyed || e.word == Word::destroyed) list.push_back(of(corridor));
  }
}

Task<> set_door(Nemesis& g, const Effect& e, Cause cause) {
  co_await toggle(g, id_in<CorridorId>(cause.picked), cause.actor, e.word == Word::destroyed);
}

void closed_doors(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  for (const CorridorId corridor : corridors_of(g, cause.where(g))) {
    // NEM-DOOR-07
    if (g.corridor(corridor).door == Door::closed) list.push_back(of(corridor));
  }
}

void destroy_door(Nemesis& g, const Effect&, const Cause& cause) {
  nemesis::destroy_door(g, id_in<CorridorId>(cause.picked));
}

bool can_set_doors(const Nemesis& g, const Effect&, const Cause& cause) {
  const auto all = corridors_of(g, cause.where(g));
  return std::any_of(all.begin(), all.end(), [&](CorridorId c) { return g.corridor(c).door != Door::destroyed; });
}

// NEM-R2-CMD: each as the player likes.
Task<> set_doors(Nemesis& g, const Effect&, Cause cause) {
  ShortList<CorridorId, kExits> left = corridors_of(g, cause.where(g));
  for (;;) {
    for (const CorridorId corridor : left) {
      const Door door = g.corridor(corridor).door;
      if (door != Door::destroyed) g.offer_to_choose(door == Door::open ? Answer::close : Answer::open, of(corridor));
    }
    g.offer_to_choose(Answer::done);
    const Option choice =
        co_await g.ask(cause.actor, "NEM-R2-CMD"_clause, g.question(Asking::door, 0, of(cause.where(g))));
    if (answer_of(choice) == Answer::done) co_return;
    const auto corridor = id_in<CorridorId>(choice.about[0]);
    left.remove(corridor);
    co_await toggle(g, corridor, cause.actor, false);
  }
}

// NEM-DOOR-08: in ascending order, never with a token that this effect has just placed.
Task<> close_doors(Nemesis& g, const Effect& e, Cause cause) {
  std::uint32_t meant = 0;
  for (const RoomId room : rooms_that_fit(g, e.select, cause)) {
    for (const CorridorId corridor : corridors_of(g, room)) meant |= 1u << corridor.index();
  }
  for (std::size_t i = 0; i < kCorridors; ++i) {
    if ((meant >> i & 1) != 0) co_await close_door(g, CorridorId{i}, cause.actor, meant);
  }
}

void open_doors(Nemesis& g, const Effect&, const Cause&) {
  for (std::size_t i = 0; i < kCorridors; ++i) {
    if (g.s.corridors[i].door == Door::closed) open_door(g, CorridorId{i});
  }
}

// ---- Rooms, Engines, Coordinates ------------------------------------------------------------------------------------

bool can_use_room(const Nemesis& g, const Effect&, const Cause& cause) {
  return room_action_open(g, cause.actor, cause.where(g));
}

// NEM-ROOM-04: from afar as if the Character stood there.
Task<> room_action(Nemesis& g, const Effect&, Cause cause) {
  const RoomId room = cause.where(g);
  if (!room_action_open(g, cause.actor, room)) co_return;
  g.tell("NEM-ROOM-04"_clause, told::RoomUsed{cause.actor, g.room(room).tile});
  co_await resolve(g, g.tile(room).action, cause);
}

bool can_look_at_engine(const Nemesis& g, const Effect& e, const Cause& cause) {
  return e.n == kAll || in_engine_room(g, e, cause);
}

bool in_engine_room(const Nemesis& g, const Effect&, const Cause& cause) {
  const RoomId room = cause.where(g);
  return g.room(room).explored && g.tile(room).engine > 0;
}

// NEM-R2-ECR: all three, whatever is broken.
Task<> engine_look(Nemesis& g, const Effect& e, Cause cause) {
  if (e.n != kAll) {
    co_await look_at_engine(g, cause.actor, static_cast<std::size_t>(g.tile(cause.where(g)).engine - 1));
    co_return;
  }
  for (std::size_t i = 0; i < kEngines; ++i) co_await look_at_engine(g, cause.actor, i);
}

// NEM-MALF-05: a Malfunction does not matter.
Task<> engine_set(Nemesis& g, const Effect&, Cause cause) {
  return nemesis::set_engine(g, cause.actor, static_cast<std::size_t>(g.tile(cause.where(g)).engine - 1));
}

bool can_look_at_coordinates(const Nemesis& g, const Effect&, const Cause& cause) {
  return (g.s.coordinates_seen_by & set_of(cause.actor)) == 0;
}
Task<> look_coordinates(Nemesis& g, const Effect&, Cause cause) { return look_at_coordinates(g, cause.actor); }

// NEM-RS-COCK-2
void letters(const Nemesis& g, const Effect&, const Cause&, Candidates& list) {
  if (g.anybody_hibernates()) return;
  for (std::size_t i = 0; i < 4; ++i) {
    if (i != g.s.destination) list.push_back(object(Kind::letter, i));
  }
}

void set_destination(Nemesis& g, const Effect&, const Cause& cause) {
  g.s.destination = static_cast<std::uint8_t>(cause.picked.index);
  g.tell("NEM-RS-COCK-2"_clause, told::DestinationSet{cause.actor, cause.picked.index});
}

// ---- self-destruct and Pods -----------------------------------------------------------------------------------------

bool can_start(const Nemesis& g, const Effect&, const Cause&) { return can_start_selfdestruct(g); }
// NEM-R1-GEN
void start_selfdestruct(Nemesis& g, const Effect&, const Cause&) {
  if (!can_start_selfdestruct(g)) return;
  g.s.self_destruct = g.catalogue.constants.self_destruct;
  g.tell("NEM-SD-01"_clause, told::SelfDestruct{g.s.self_destruct});
}

bool can_stop(const Nemesis& g, const Effect&, const Cause&) { return can_stop_selfdestruct(g); }
void stop_selfdestruct(Nemesis& g, const Effect&, const Cause& cause) {
  if (!can_stop_selfdestruct(g)) return;
  g.s.self_destruct = 0;
  g.tell("NEM-SD-02"_clause, told::SelfDestructStopped{cause.actor});
}

// NEM-POD-11: also of a Section that is not explored.
void pods(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (std::size_t i = 0; i < g.s.pods.size(); ++i) {
    const Pod& pod = g.s.pods[i];
    const RoomId here = cause.where(g);
    const bool fits = e.word == Word::any || (g.room(here).explored && g.tile(here).section == pod.section);
    if (!pod.gone && fits) list.push_back(of(PodId{i}));
  }
}

// NEM-R2-HAT
void pod(Nemesis& g, const Effect&, const Cause& cause) {
  Pod& chosen = g.s.pods[cause.picked.index];
  chosen.unlocked = !chosen.unlocked;
  g.tell("NEM-R2-HAT"_clause, told::PodSet{id_in<PodId>(cause.picked), chosen.unlocked});
}

// NEM-POD-10: anyone who waits in it returns to the Room.
void pod_lost(Nemesis& g, const Effect& e, const Cause&) {
  std::size_t lost = g.s.pods.size();
  for (std::size_t i = 0; i < g.s.pods.size(); ++i) {
    const Pod& each = g.s.pods[i];
    if (each.gone || (e.word == Word::highest_b && each.section != Section::b)) continue;
    lost = i;
    if (e.word == Word::lowest) break;
  }
  if (lost == g.s.pods.size()) return;
  g.s.pods[lost].gone = true;
  g.tell("NEM-POD-10"_clause, told::PodLost{PodId{lost}});
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (p.pod != PodId{lost} || p.being != Being::aboard) continue;
    p.pod = PodId{};
    g.tell("NEM-POD-10"_clause, told::LeftPod{Seat{i}, PodId{lost}});
  }
}

bool can_board_pod(const Nemesis& g, const Effect& e, const Cause& cause) {
  return can_board(g, cause.actor, cause.where(g), e.word == Word::a ? Section::a : Section::b);
}
Task<> board_pod(Nemesis& g, const Effect& e, Cause cause) {
  return nemesis::board_pod(g, cause.actor, e.word == Word::a ? Section::a : Section::b);
}

bool can_sleep(const Nemesis& g, const Effect&, const Cause& cause) { return can_hibernate(g, cause.actor); }
Task<> hibernate(Nemesis& g, const Effect&, Cause cause) { return nemesis::hibernate(g, cause.actor); }

// NEM-QUEST-03
Task<> orbit(Nemesis& g, const Effect&, Cause) {
  g.s.calm = true;
  for (const Seat who : g.in_order()) co_await nemesis::pass(g, who);
}

// ---- looks ----------------------------------------------------------------------------------------------------------

void unexplored(const Nemesis& g, const Effect&, const Cause&, Candidates& list) {
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g.s.rooms[i].explored) list.push_back(of(RoomId{i}));
  }
}

bool can_look_at_room(const Nemesis& g, const Effect& e, const Cause& cause) {
  Candidates list;
  unexplored(g, e, cause, list);
  return !list.empty();
}

namespace {

Task<> look_at_rooms(Nemesis& g, const Effect& e, Cause cause, bool with_token) {
  ShortList<RoomId, 4> done;
  for (int n = 0; n < e.n; ++n) {
    std::size_t offered = 0;
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (g.s.rooms[i].explored || done.contains(RoomId{i})) continue;
      g.offer_to_choose(Answer::pick, of(RoomId{i}));
      ++offered;
    }
    if (offered == 0) co_return;
    const Option choice = co_await g.ask(cause.actor, "NEM-HID-06"_clause, g.question(Asking::room));
    done.push_back(id_in<RoomId>(choice.about[0]));
    co_await look_at_tile(g, cause.actor, done.back(), with_token);
  }
}

}  // namespace

Task<> look_tile(Nemesis& g, const Effect& e, Cause cause) { return look_at_rooms(g, e, cause, false); }
// NEM-R2-MON
Task<> look_room(Nemesis& g, const Effect& e, Cause cause) { return look_at_rooms(g, e, cause, true); }
Task<> look_event(Nemesis& g, const Effect& e, Cause cause) { return look_at_events(g, cause.actor, e.n); }

}  // namespace kostka::games::nemesis::effects
