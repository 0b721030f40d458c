// What the ship offers: Pods and hibernation (NEM-POD, NEM-HIB), self-destruct (NEM-SD), Engines and looks (NEM-RS,
// NEM-R2, NEM-HID), the study of Objects (NEM-WEAK).
#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// ---- Escape Pods ----------------------------------------------------------------------------------------------------

namespace {

int people_in(const Nemesis& g, PodId pod) {
  int n = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) n += g.aboard(Seat{i}) && g.s.players[i].pod == pod ? 1 : 0;
  return n;
}

bool has_free_seat(const Nemesis& g, std::size_t pod, Section section) {
  const Pod& each = g.s.pods[pod];
  return !each.gone && each.unlocked && each.section == section &&
         people_in(g, PodId{pod}) < g.catalogue.constants.pod_seats;
}

}  // namespace

// NEM-R1-EVA
bool can_board(const Nemesis& g, Seat who, RoomId where, Section section) {
  if (g.enemies_in(where) || !g.in_room(who)) return false;
  for (std::size_t i = 0; i < g.s.pods.size(); ++i) {
    if (has_free_seat(g, i, section)) return true;
  }
  return false;
}

Task<> board_pod(Nemesis& g, Seat who, Section section) {
  const RoomId room = g.player(who).room;
  co_await roll_noise(g, who);
  if (!g.stands_in(who, room) || g.enemies_in(room)) co_return;
  std::size_t free = 0;
  for (std::size_t i = 0; i < g.s.pods.size(); ++i) {
    if (!has_free_seat(g, i, section)) continue;
    g.offer_to_choose(Answer::pick, of(PodId{i}));
    ++free;
  }
  if (free == 0) co_return;
  const Option choice = co_await g.ask(who, "NEM-R1-EVA"_clause, g.question(Asking::pod_choice, 0, of(who)));
  const auto pod = id_in<PodId>(choice.about[0]);
  g.player(who).pod = pod;
  g.tell("NEM-POD-02"_clause, told::Boarded{who, pod});
  // NEM-POD-03
  // NEM-POD-06: anyone who waits there is taken along.
  g.offer_to_choose(Answer::launch, of(pod));
  g.offer_to_choose(Answer::wait);
  const Option decision = co_await g.ask(who, "NEM-POD-03"_clause, g.question(Asking::pod, 0, of(pod)));
  if (answer_of(decision) == Answer::launch) {
    co_await launch(g, pod);
  } else {
    // NEM-POD-08
    co_await pass(g, who);
  }
}

// NEM-POD-05: launch, leave or pass.
// NEM-POD-09: a Locked Pod is not launched.
Task<> wait_in_pod(Nemesis& g, Seat who) {
  const PodId pod = g.player(who).pod;
  if (g.s.pods[pod.index()].unlocked) g.offer_to_choose(Answer::launch, of(pod));
  g.offer_to_choose(Answer::leave_pod, of(pod));
  g.offer_to_choose(Answer::wait);
  const Option choice = co_await g.ask(who, "NEM-POD-05"_clause, g.question(Asking::pod, 0, of(pod)));
  switch (answer_of(choice)) {
    case Answer::launch: co_await launch(g, pod); break;
    case Answer::leave_pod:
      g.player(who).pod = PodId{};
      g.tell("NEM-POD-05"_clause, told::LeftPod{who, pod});
      break;
    case Answer::wait: co_await pass(g, who); break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
}

// NEM-POD-04
Task<> launch(Nemesis& g, PodId pod) {
  g.s.pods[pod.index()].gone = true;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    if (p.being != Being::aboard || p.pod != pod) continue;
    p.being = Being::launched;
    p.passed = true;
    g.tell("NEM-POD-04"_clause, told::Launched{Seat{i}, pod});
  }
  co_await end_if_empty(g);
}

// NEM-POD-01
void unlock_all(Nemesis& g) {
  for (std::size_t i = 0; i < g.s.pods.size(); ++i) {
    Pod& pod = g.s.pods[i];
    if (pod.gone || pod.unlocked) continue;
    pod.unlocked = true;
    g.tell("NEM-POD-01"_clause, told::PodSet{PodId{i}, true});
  }
}

// ---- hibernation and self-destruct ----------------------------------------------------------------------------------

// NEM-HIB-01
bool can_hibernate(const Nemesis& g, Seat who) {
  return g.s.time <= g.catalogue.constants.blue_time && g.in_room(who) && !g.enemies_in(g.player(who).room);
}

// NEM-HIB-02
Task<> hibernate(Nemesis& g, Seat who) {
  const RoomId room = g.player(who).room;
  co_await roll_noise(g, who);
  if (!g.stands_in(who, room) || g.enemies_in(room)) co_return;
  // NEM-HIB-04: what is carried stays with the Character.
  g.player(who).being = Being::hibernated;
  g.player(who).passed = true;
  g.tell("NEM-HIB-02"_clause, told::Hibernated{who});
  co_await end_if_empty(g);
}

// NEM-HIB-03
// NEM-SD-05
bool can_start_selfdestruct(const Nemesis& g) { return g.s.self_destruct == 0 && !g.anybody_hibernates(); }
// NEM-SD-02
bool can_stop_selfdestruct(const Nemesis& g) { return g.s.self_destruct > g.catalogue.constants.yellow; }

// ---- looks ----------------------------------------------------------------------------------------------------------

Task<> decide_tile(Nemesis& g, RoomId id) {
  if (g.room(id).tile.valid()) co_return;
  auto& pool = g.slot(id).place == Place::one ? g.s.unseen.tiles_one : g.s.unseen.tiles_two;
  g.room(id).tile = co_await g.draw(pool, static_cast<std::uint8_t>(Kind::tile), "CAR-SETUP-03"_clause,
                                    g.question(Asking::tile, 0, of(id)));
}

Task<> decide_token(Nemesis& g, RoomId id) {
  if (g.room(id).token.valid()) co_return;
  g.room(id).token = co_await g.draw(g.s.unseen.explorations, static_cast<std::uint8_t>(Kind::exploration),
                                     "CAR-SETUP-04"_clause, g.question(Asking::exploration, 0, of(id)));
}

// CAR-SETUP-08: either token may lie on top.
Task<> decide_engine(Nemesis& g, std::size_t engine) {
  if (g.s.engines[engine].state != EngineState::unknown) co_return;
  kernel::Deck<EngineTokenId, 2, 1> tokens;
  tokens.shuffle_in(EngineTokenId{0u});
  tokens.shuffle_in(EngineTokenId{1u});
  const EngineTokenId top = co_await g.draw(tokens, static_cast<std::uint8_t>(Kind::engine), "CAR-SETUP-08"_clause,
                                            g.question(Asking::engine_state, static_cast<int>(engine) + 1));
  g.s.engines[engine].state = top.index() == 0 ? EngineState::working : EngineState::damaged;
}

Task<> decide_coordinates(Nemesis& g) {
  if (g.s.coordinates.valid()) co_return;
  g.s.coordinates = co_await g.draw(g.s.unseen.coordinates_left, static_cast<std::uint8_t>(Kind::coordinates),
                                    "CAR-SETUP-05"_clause, g.question(Asking::coordinates));
}

// NEM-HID-06: all learn what was looked at, the looker alone what it showed.
// NEM-RS-ENG-1
Task<> look_at_engine(Nemesis& g, Seat who, std::size_t engine) {
  co_await decide_engine(g, engine);
  Engine& seen = g.s.engines[engine];
  seen.seen_by = static_cast<SeatSet>(seen.seen_by | set_of(who));
  g.tell("NEM-RS-ENG-1"_clause, told::EngineSeen{who, static_cast<int>(engine) + 1, seen.state},
         kernel::Audience::only(who));
  g.irrevocable();
}

// NEM-RS-ENG-2: only whether the order changed is said; who knew the upper token before knows it afterwards too.
Task<> set_engine(Nemesis& g, Seat who, std::size_t engine) {
  co_await look_at_engine(g, who, engine);
  g.offer_to_choose(Answer::swap);
  g.offer_to_choose(Answer::leave);
  const Option choice =
      co_await g.ask(who, "NEM-RS-ENG-2"_clause, g.question(Asking::engine, static_cast<int>(engine) + 1));
  const bool changed = answer_of(choice) == Answer::swap;
  EngineState& state = g.s.engines[engine].state;
  if (changed) state = state == EngineState::working ? EngineState::damaged : EngineState::working;
  g.tell("NEM-RS-ENG-2"_clause, told::EngineSet{who, static_cast<int>(engine) + 1, changed});
}

Task<> look_at_tile(Nemesis& g, Seat who, RoomId id, bool with_token) {
  g.tell("NEM-HID-06"_clause, told::Looked{who, of(id)});
  co_await decide_tile(g, id);
  RoomState& room = g.room(id);
  room.tile_seen_by = static_cast<SeatSet>(room.tile_seen_by | set_of(who));
  g.tell("NEM-HID-06"_clause, told::TileSeen{who, id, room.tile}, kernel::Audience::only(who));
  if (with_token) {
    co_await decide_token(g, id);
    room.token_seen_by = static_cast<SeatSet>(room.token_seen_by | set_of(who));
    g.tell("NEM-HID-06"_clause, told::TokenSeen{who, id, room.token}, kernel::Audience::only(who));
  }
  g.irrevocable();
}

// NEM-RS-COCK-1
Task<> look_at_coordinates(Nemesis& g, Seat who) {
  co_await decide_coordinates(g);
  g.s.coordinates_seen_by = static_cast<SeatSet>(g.s.coordinates_seen_by | set_of(who));
  g.tell("NEM-RS-COCK-1"_clause, told::CoordinatesSeen{who, g.s.coordinates}, kernel::Audience::only(who));
  g.irrevocable();
}

// Each card looked at goes back on top of the deck or under it, in any order.
Task<> look_at_events(Nemesis& g, Seat who, int n) {
  State& s = g.s;
  auto& seen = s.aside.looked;
  const std::size_t before = seen.size();
  for (int i = 0; i < n; ++i) {
    const EventId card = co_await draw_event(g, seen);
    if (!card.valid()) break;
    g.tell("NEM-HID-06"_clause, told::EventSeen{who, card}, kernel::Audience::only(who));
  }
  while (seen.size() > before) {
    for (std::size_t i = before; i < seen.size(); ++i) {
      g.offer_to_choose(Answer::on_top, of(seen[i]));
      g.offer_to_choose(Answer::under, of(seen[i]));
    }
    const Option choice = co_await g.ask(who, "NEM-HID-06"_clause, g.question(Asking::event_order, 0, of(who)));
    const auto card = id_in<EventId>(choice.about[0]);
    seen.remove(card);
    if (answer_of(choice) == Answer::on_top) {
      s.events.put_on_top(card);
    } else {
      s.events.put_under(card);
    }
  }
  s.event_top_seen_by = set_of(who);
}

// NEM-HID-06: all Objectives that the player holds at this moment.
void look_at_objectives(Nemesis& g, Seat who, Seat whose) {
  Player& p = g.player(whose);
  g.tell("NEM-HID-06"_clause, told::Looked{who, of(whose)});
  for (std::size_t i = 0; i < p.dealt.size(); ++i) {
    if (!p.dealt[i].valid() || (p.kept != kUndecided && p.kept != i)) continue;
    g.tell("NEM-HID-06"_clause, told::ObjectiveSeen{who, whose, p.dealt[i]}, kernel::Audience::only(who));
  }
  SeatSet& seen_by = p.kept == kUndecided ? p.dealt_seen_by : p.kept_seen_by;
  seen_by = static_cast<SeatSet>(seen_by | set_of(who));
  g.irrevocable();
}

// ---- the study of Objects -------------------------------------------------------------------------------------------

namespace {

// NEM-SETUP-02: 1 Character Corpse, 2 Egg, 3 Carcass.
// CAR-ADAPT-04: in Mode C those of Shambler, Fleshbeast and Butcher.
std::size_t slot_of(HeavyObject object) {
  switch (object) {
    case HeavyObject::corpse:
    case HeavyObject::blue_corpse: return 0;
    case HeavyObject::egg: return 1;
    case HeavyObject::carcass: return 2;
  }
  return 0;
}

}  // namespace

// CAR-ADAPT-05: only what is revealed.
bool can_study(const Nemesis& g, HeavyObject object) {
  const TraitSlot& slot = g.s.traits[slot_of(object)];
  return g.carnomorphs() ? slot.known && !slot.discarded : !slot.known;
}

// NEM-WEAK-01
// NEM-R1-LAB: the Object stays.
// CAR-ADAPT-06: whatever studies it.
Task<> study(Nemesis& g, Seat who, HeavyObject object) {
  TraitSlot& slot = g.s.traits[slot_of(object)];
  if (!can_study(g, object)) co_return;
  if (g.carnomorphs()) {
    slot.discarded = true;
    g.tell("CAR-ADAPT-05"_clause, told::AdaptationLost{who, slot.trait});
    co_return;
  }
  if (!slot.trait.valid()) {
    slot.trait = co_await g.draw(g.s.unseen.traits_left, static_cast<std::uint8_t>(Kind::trait), "NEM-SETUP-02"_clause,
                                 g.question(Asking::trait));
  }
  slot.known = true;
  g.tell("NEM-WEAK-01"_clause, told::TraitKnown{who, slot.trait});
}

}  // namespace kostka::games::nemesis
