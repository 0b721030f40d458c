#include "games/nemesis/bots/outlook.h"

#include <algorithm>

namespace kostka::games::nemesis {

bool does(const Nemesis& g, Body body, Verb verb) {
  const Effect* first = g.catalogue.script.begin_of(body);
  return std::any_of(first, first + body.count, [&](const Effect& e) {
    if (e.verb == verb) return true;
    for (std::size_t i = 0; i < e.blocks; ++i) {
      if (does(g, g.catalogue.script.block(e, i).body, verb)) return true;
    }
    return false;
  });
}

void measure_from(const Nemesis& g, RoomId from, std::array<std::int8_t, kRooms>& distance) {
  distance.fill(Outlook::kFar);
  std::array<std::uint8_t, kRooms> queue{};
  std::size_t head = 0, tail = 0;
  distance[from.index()] = 0;
  queue[tail++] = static_cast<std::uint8_t>(from.index());
  while (head < tail) {
    const std::size_t room = queue[head++];
    for (const Exit& exit : g.catalogue.rooms[room].exits) {
      if (exit.technical() || g.corridor(exit.corridor).door == Door::closed) continue;
      if (distance[exit.to.index()] != Outlook::kFar) continue;
      distance[exit.to.index()] = static_cast<std::int8_t>(distance[room] + 1);
      queue[tail++] = static_cast<std::uint8_t>(exit.to.index());
    }
  }
}

Outlook::Outlook(const Nemesis& g, Seat who) : g_(g), who_(who) {
  read_needs();
  if (!g.in_room(who)) return;
  measure();
  consider_objectives();
  consider_studies();
  consider_ship();
  consider_health();
  // Whatever is left to do for the Objective is worth more than this.
  ready_ = best_.worth < 30;
  consider_exploring();
  consider_escape();
  if (best_.room.valid()) measure_from(g, best_.room, to_errand_);
}

void Outlook::measure() { measure_from(g_, g_.player(who_).room, distance_); }

// ---- what is wanted -------------------------------------------------------------------------------------------------

void Outlook::add_condition(ConditionId id, int weight) {
  const Condition& c = g_.catalogue.script.condition(id);
  switch (c.holds) {
    case Holds::and_:
      add_condition(c.left, weight);
      add_condition(c.right, weight);
      break;
    // The first way is the one to try; the other is welcome.
    case Holds::or_:
      add_condition(c.left, weight);
      add_condition(c.right, weight / 2);
      break;
    case Holds::signal: needs_.signal += weight; break;
    case Holds::ship:
      (c.destination == Destination::earth  ? needs_.earth
       : c.destination == Destination::mars ? needs_.mars
                                            : needs_.destroyed) += weight;
      break;
    case Holds::nest_destroyed: needs_.nest += weight; break;
    case Holds::all_explored: needs_.explored += weight; break;
    case Holds::carries: (c.object == HeavyObject::egg ? needs_.egg : needs_.blue_corpse) += weight; break;
    case Holds::known:
      needs_.known_slot[c.object == HeavyObject::egg ? 1u : c.object == HeavyObject::carcass ? 2u : 0u] += weight;
      break;
    case Holds::number:
      if (c.count == Count::known) needs_.known += weight;
      if (c.count == Count::items) needs_.items += weight;
      break;
    default: break;
  }
}

void Outlook::read_needs() {
  const auto mode = static_cast<std::size_t>(g_.s.agreed.mode);
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    // In co-operative play all Objectives are everybody's.
    if (Seat{i} != who_ && !g_.cooperative()) continue;
    const Player& p = g_.s.players[i];
    for (std::size_t place = 0; place < p.dealt.size(); ++place) {
      if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
      const int weight = Seat{i} == who_ ? 2 : 1;
      add_condition(g_.catalogue.objectives[p.dealt[place].index()].needs[mode], weight);
    }
  }
}

bool Outlook::wants_ship_intact() const { return needs_.destroyed == 0 || needs_.ship(); }

std::size_t Outlook::wanted_letter() const {
  if (!g_.s.coordinates.valid() || (g_.s.coordinates_seen_by & set_of(who_)) == 0) return kNoLetter;
  const Destination wanted = needs_.mars > needs_.earth ? Destination::mars : Destination::earth;
  const auto& to = g_.catalogue.coordinates[g_.s.coordinates.index()].to;
  return static_cast<std::size_t>(std::find(to.begin(), to.end(), wanted) - to.begin());
}

// ---- where it can be had --------------------------------------------------------------------------------------------

// Explored, or looked at by the seat (NEM-HID-06).
bool Outlook::knows_tile(std::size_t room) const {
  const RoomState& r = g_.s.rooms[room];
  return r.tile.valid() && (r.explored || (r.tile_seen_by & set_of(who_)) != 0);
}

RoomId Outlook::room_with(Verb verb) const {
  RoomId best;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!knows_tile(i) || !does(g_, g_.catalogue.tiles[g_.s.rooms[i].tile.index()].action, verb)) continue;
    if (!best.valid() || distance_[i] < distance(best)) best = RoomId{i};
  }
  return best;
}

bool Outlook::carries(HeavyObject object) const {
  const auto& held = g_.player(who_).held;
  return std::any_of(held.begin(), held.end(), [&](const Held& h) { return !h.is_item() && h.object == object; });
}

void Outlook::consider(Aim aim, RoomId room, int worth, Verb verb) {
  if (!room.valid()) {
    lacks_room_ = lacks_room_ || worth > 20;
    return;
  }
  if (distance(room) == kFar) return;
  // A Malfunction keeps the Room from being used.
  const bool broken = aim == Aim::use_room && g_.room(room).malfunction;
  const int value = worth * 10 - distance(room) * 35 - (broken ? 300 : 0) - (g_.enemies_in(room) ? 80 : 0);
  if (value <= best_value_) return;
  best_value_ = value;
  best_ = {aim, room, worth, verb};
}

void Outlook::consider_objectives() {
  const Player& p = g_.player(who_);
  if (needs_.signal > 0 && !p.signal) consider(Aim::use_room, room_with(Verb::signal), 60, Verb::signal);
  if (needs_.egg > 0 && !carries(HeavyObject::egg)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (g_.s.rooms[i].eggs > 0) consider(Aim::pick_up, RoomId{i}, 60);
    }
    if (g_.s.eggs > 0) consider(Aim::use_room, room_with(Verb::take_egg), 55, Verb::take_egg);
  }
  if (needs_.nest > 0 && !g_.s.nest_destroyed) {
    const RoomId nest = g_.find_tile(g_.catalogue.named.nest);
    consider(nest.valid() ? Aim::eggs : Aim::explore, nest.valid() ? nest : room_with(Verb::take_egg), 50);
  }
  if (needs_.blue_corpse > 0 && !carries(HeavyObject::blue_corpse)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if ((g_.s.rooms[i].corpses & kBlueCorpse) != 0) consider(Aim::pick_up, RoomId{i}, 45);
    }
  }
}

// An Object is brought to the Laboratory.
void Outlook::consider_studies() {
  constexpr std::array<HeavyObject, kSlots> kObjects = {HeavyObject::corpse, HeavyObject::egg, HeavyObject::carcass};
  const RoomId laboratory = room_with(Verb::analyse);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (needs_.known + needs_.known_slot[slot] == 0 || !can_study(g_, kObjects[slot])) continue;
    const bool in_hand = carries(kObjects[slot]) || (slot == 0 && carries(HeavyObject::blue_corpse));
    const auto lies = [&](const RoomState& r) {
      return slot == 0 ? r.corpses != 0 : slot == 1 ? r.eggs > 0 : r.carcasses > 0;
    };
    if (in_hand || (laboratory.valid() && lies(g_.room(laboratory)))) {
      consider(Aim::use_room, laboratory, 55, Verb::analyse);
      continue;
    }
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (lies(g_.s.rooms[i])) consider(Aim::pick_up, RoomId{i}, 40);
    }
    if (slot == 1 && g_.s.eggs > 0) consider(Aim::use_room, room_with(Verb::take_egg), 35, Verb::take_egg);
  }
}

namespace {

bool holds_text(const Nemesis& g, Seat who, Verb verb) {
  const Player& p = g.player(who);
  return std::any_of(p.hand.begin(), p.hand.end(),
                     [&](CardId card) { return g.card(card).is_action() && does(g, g.card(card).body, verb); }) ||
         std::any_of(p.backpack.begin(), p.backpack.end(),
                     [&](ItemId item) { return does(g, g.item(item).body, verb); });
}

}  // namespace

void Outlook::consider_ship() {
  const bool sleeps = g_.anybody_hibernates();
  // The ninth Malfunction and the ninth Fire are the end of everybody (NEM-MALF-02, NEM-FIRE-02).
  const int broken = g_.malfunctions();
  if (broken >= 4 && wants_ship_intact() && holds_text(g_, who_, Verb::repair)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (g_.s.rooms[i].malfunction) consider(Aim::engine, RoomId{i}, 9 * broken - 10);
    }
  }
  if (g_.fires() >= 3) consider(Aim::use_room, room_with(Verb::douse), 10 * g_.fires(), Verb::douse);
  // Only who knows a way off the ship blows it up.
  if (needs_.destroyed > 0 && !needs_.ship() && can_start_selfdestruct(g_) && knows_section()) {
    consider(Aim::use_room, room_with(Verb::start_selfdestruct), 55, Verb::start_selfdestruct);
  }
  if (needs_.ship() && can_stop_selfdestruct(g_)) {
    consider(Aim::use_room, room_with(Verb::stop_selfdestruct), 80, Verb::stop_selfdestruct);
  }
  if (g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_)) return;
  const std::size_t letter = wanted_letter();
  const int care = needs_.ship() ? 20 : 0;
  if (letter == kNoLetter) {
    consider(Aim::use_room, room_with(Verb::look_coordinates), 28 + care, Verb::look_coordinates);
  } else if (letter != g_.s.destination && !sleeps) {
    consider(Aim::use_room, room_with(Verb::look_coordinates), 40 + care, Verb::set_destination);
  }
  int working = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g_.s.rooms[i].explored || g_.tile(RoomId{i}).engine == 0) continue;
    const Engine& engine = g_.s.engines[static_cast<std::size_t>(g_.tile(RoomId{i}).engine - 1)];
    const bool seen = (engine.seen_by & set_of(who_)) != 0;
    if (seen && engine.state == EngineState::working) ++working;
  }
  if (working >= 2) return;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g_.s.rooms[i].explored || g_.tile(RoomId{i}).engine == 0) continue;
    const Engine& engine = g_.s.engines[static_cast<std::size_t>(g_.tile(RoomId{i}).engine - 1)];
    const bool seen = (engine.seen_by & set_of(who_)) != 0;
    if (seen && engine.state == EngineState::working) continue;
    if (seen) {
      if (holds_text(g_, who_, Verb::engine_set)) consider(Aim::engine, RoomId{i}, 42 + care);
    } else {
      consider(Aim::use_room, RoomId{i}, 22 + care, Verb::engine_look);
    }
  }
}

void Outlook::consider_health() {
  const Player& p = g_.player(who_);
  const auto undressed =
      std::count_if(p.wounds.begin(), p.wounds.end(), [](const WoundCard& wound) { return !wound.dressed; });
  if (p.wounds.size() >= 2 || undressed > 0) {
    const int worth = 15 + 10 * static_cast<int>(p.wounds.size());
    consider(Aim::use_room, room_with(Verb::heal_serious), worth, Verb::heal_serious);
  }
  if (p.larva || p.markers >= 2) consider(Aim::use_room, room_with(Verb::scan_all), 45, Verb::scan_all);
}

bool Outlook::knows_section() const {
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (knows_tile(i) && g_.catalogue.tiles[g_.s.rooms[i].tile.index()].section != Section::none) return true;
  }
  return false;
}

void Outlook::consider_exploring() {
  const bool trapped = g_.s.self_destruct > 0 && !knows_section();
  // Two of five Exploration tokens break the Room.
  const int brittle = g_.malfunctions() >= 7 && !trapped ? 30 : 0;
  const int worth = 18 + (lacks_room_ ? 25 : 0) + 10 * needs_.explored + (trapped ? 50 : 0) - brittle;
  for (std::size_t i = 0; i < kRooms; ++i) {
    const RoomState& room = g_.s.rooms[i];
    if (!room.explored) {
      consider(Aim::explore, RoomId{i}, worth);
    } else if (room.items > 0) {
      consider(Aim::search, RoomId{i}, 14 + 12 * needs_.items);
    }
  }
}

// Pods are sure; hibernation is as good as what is known of course and Engines.
void Outlook::consider_escape() {
  const bool doomed = g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_);
  const int left = doomed ? std::min<int>(g_.s.self_destruct, g_.s.time) : g_.s.time;
  const int urgency = doomed ? 90 : left <= 3 ? 95 : ready_ && left <= 8 ? 70 : left <= 5 ? 50 : 0;
  if (needs_.items > 0 && item_count(g_, who_) < 7 && left > 3) return;
  for (std::size_t i = 0; i < g_.s.pods.size(); ++i) {
    const Pod& pod = g_.s.pods[i];
    if (pod.gone || !pod.unlocked) continue;
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (!g_.s.rooms[room].explored || g_.tile(RoomId{room}).section != pod.section) continue;
      if (can_board(g_, who_, RoomId{room}, pod.section) && (urgency > 0 || ready_)) {
        consider(Aim::use_room, RoomId{room}, std::max(urgency, 60) + 5, Verb::board_pod);
      }
    }
  }
  if (doomed || g_.s.time > g_.catalogue.constants.blue_time + 1) return;
  const std::size_t letter = wanted_letter();
  const bool good = letter == g_.s.destination;
  const int worth = good ? urgency : urgency / 2 + (left <= 2 ? 30 : 0);
  if (worth > 0) consider(Aim::use_room, room_with(Verb::hibernate), worth, Verb::hibernate);
}

// ---- the way --------------------------------------------------------------------------------------------------------

bool Outlook::on_the_way(RoomId next) const {
  if (!best_.room.valid()) return false;
  const RoomId here = g_.player(who_).room;
  return to_errand_[next.index()] < to_errand_[here.index()];
}

int Outlook::risk(RoomId next) const {
  if (g_.enemies_in(next)) return 8;
  if (g_.someone_else_in(next, who_)) return 0;
  int marked = 0;
  for (const Exit& exit : g_.slot(next).exits) {
    marked += (exit.technical() ? g_.s.technical_noise : g_.corridor(exit.corridor).noise) ? 2 : 0;
  }
  return marked + (g_.room(next).fire ? 1 : 0);
}

}  // namespace kostka::games::nemesis
