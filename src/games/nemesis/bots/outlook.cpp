#include "games/nemesis/bots/outlook.h"

#include <algorithm>

#include "games/nemesis/rules/effects.h"

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
  distance.fill(kTooFar);
  std::array<std::uint8_t, kRooms> queue{};
  std::size_t head = 0, tail = 0;
  distance[from.index()] = 0;
  queue[tail++] = static_cast<std::uint8_t>(from.index());
  while (head < tail) {
    const std::size_t room = queue[head++];
    for (const Exit& exit : g.catalogue.rooms[room].exits) {
      if (exit.technical() || g.corridor(exit.corridor).door == Door::closed) continue;
      if (distance[exit.to.index()] != kTooFar) continue;
      distance[exit.to.index()] = static_cast<std::int8_t>(distance[room] + 1);
      queue[tail++] = static_cast<std::uint8_t>(exit.to.index());
    }
  }
}

namespace {

// NEM-COOP-02: all Objectives must be fulfilled, so that a ship which somebody wants on Earth is no way for the others.
bool partners_want_earth(const Nemesis& g) {
  if (!g.cooperative()) return false;
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const ObjectiveId id = g.s.players[i].dealt[0];
    if (!id.valid()) continue;
    const Condition& c = g.catalogue.script.condition(g.catalogue.objectives[id.index()].needs[mode]);
    if (c.holds == Holds::ship && c.destination == Destination::earth) return true;
  }
  return false;
}

}  // namespace

Outlook::Outlook(const Nemesis& g, Seat who) : g_(g), who_(who), odds_(g, who) {
  read_needs();
  guess_ship();
  if (!g.in_room(who)) return;
  opens_doors_ = holds_text(Verb::destroy_door) || holds_text(Verb::set_door);
  measure();
  consider_objectives();
  consider_studies();
  // Whatever is left to do for the Objective is worth more than this.
  const bool studies = needs_.known > 0 || std::ranges::any_of(needs_.known_slot, [](int n) { return n > 0; });
  const bool explores = unexplored() > 0 && (lacks_room_ || needs_.explored > 0);
  ready_ = best_.worth < 80 && !explores && needs_.items == 0 && !(studies && g.s.time > 4);
  consider_course();
  consider_engines();
  consider_selfdestruct();
  consider_safety();
  consider_health();
  consider_exploring();
  consider_pods();
  consider_sleep();
  find_way();
}

// ---- the way --------------------------------------------------------------------------------------------------------

double Outlook::entering(RoomId room) const {
  constexpr double kCard = 8;
  return kCard + 1.4 * odds_.arrival(room, 3, false);
}

double Outlook::through(const Exit& exit) const {
  if (exit.technical()) return kFar;
  if (g_.corridor(exit.corridor).door != Door::closed) return 0;
  return opens_doors_ ? 12 : kFar;
}

void Outlook::measure() {
  for (std::size_t i = 0; i < kRooms; ++i) entering_[i] = entering(RoomId{i});
  cost_.fill(kFar);
  cost_[g_.player(who_).room.index()] = 0;
  std::array<bool, kRooms> done{};
  for (std::size_t n = 0; n < kRooms; ++n) {
    std::size_t at = kRooms;
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (!done[i] && cost_[i] < kFar && (at == kRooms || cost_[i] < cost_[at])) at = i;
    }
    if (at == kRooms) return;
    done[at] = true;
    for (const Exit& exit : g_.catalogue.rooms[at].exits) {
      const double way = through(exit);
      if (way >= kFar) continue;
      double& to = cost_[exit.to.index()];
      to = std::min(to, cost_[at] + way + entering_[exit.to.index()]);
    }
  }
}

// From the errand back to here, with what each step costs; then the step to take.
void Outlook::find_way() {
  to_errand_.fill(kFar);
  if (!best_.room.valid()) return;
  to_errand_[best_.room.index()] = 0;
  for (std::size_t n = 0; n < kRooms; ++n) {
    bool changed = false;
    for (std::size_t i = 0; i < kRooms; ++i) {
      for (const Exit& exit : g_.catalogue.rooms[i].exits) {
        const double way = through(exit);
        if (way >= kFar || to_errand_[exit.to.index()] >= kFar) continue;
        const double cost = to_errand_[exit.to.index()] + way + entering_[exit.to.index()];
        if (cost + 1e-9 >= to_errand_[i]) continue;
        to_errand_[i] = cost;
        changed = true;
      }
    }
    if (!changed) break;
  }
  const RoomId here = g_.player(who_).room;
  if (here == best_.room) return;
  const Exit* next = nullptr;
  double least = kFar;
  for (const Exit& exit : g_.slot(here).exits) {
    if (through(exit) >= kFar) continue;
    const double cost = to_errand_[exit.to.index()] + through(exit) + entering_[exit.to.index()];
    if (cost >= least) continue;
    least = cost;
    next = &exit;
  }
  if (next != nullptr && g_.corridor(next->corridor).door == Door::closed) door_ = next->corridor;
}

double Outlook::gain(RoomId next) const {
  if (!best_.room.valid()) return -1;
  const double from = to_errand_[g_.player(who_).room.index()];
  const double to = to_errand_[next.index()];
  return to >= kFar ? -1 : from - to;
}

// ---- what is wanted -------------------------------------------------------------------------------------------------

int Outlook::unexplored() const {
  return static_cast<int>(std::ranges::count(g_.s.rooms, false, &RoomState::explored));
}

int Outlook::rounds_left() const {
  const bool doomed = g_.s.self_destruct > 0;
  return doomed ? std::min<int>(g_.s.self_destruct, g_.s.time) : g_.s.time;
}

// NEM-WIN-01, NEM-WIN-02: what the seat has seen, and what partners have surely seen to.
void Outlook::guess_ship() {
  const bool partners = g_.cooperative();
  std::array<double, kEngines> works{};
  for (std::size_t i = 0; i < kEngines; ++i) {
    const Engine& engine = g_.s.engines[i];
    works[i] = (engine.seen_by & set_of(who_)) != 0 ? (engine.state == EngineState::working ? 1 : 0)
               : partners && engine.seen_by != 0    ? 0.8
                                                    : 0.5;
  }
  const double a = works[0], b = works[1], c = works[2];
  engines_ = a * b + a * c + b * c - 2 * a * b * c;
  const std::size_t letter = wanted_letter();
  if (letter != kNoLetter) {
    course_ = letter == g_.s.destination ? 1 : 0;
  } else if (g_.s.coordinates_seen_by != 0) {
    course_ = partners ? 0.9 : 0.45;
  } else {
    course_ = 0.25;
  }
}

double Outlook::likely_at_the_end(const Condition& c) const {
  const Player& p = g_.player(who_);
  const bool doomed = g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_);
  switch (c.holds) {
    case Holds::signal: return p.signal ? 1 : room_with(Verb::signal).valid() ? 0.85 : 0.7;
    case Holds::escaped: return 0.9;
    case Holds::in_pod: return doomed || pods_open() ? 0.8 : 0.45;
    case Holds::ship:
      if (c.destination == Destination::destroyed) {
        if (doomed) return 0.95;
        if (partners_want_earth(g_)) return 0;
        return g_.anybody_hibernates() ? 0.2 : g_.s.self_destruct > 0 ? 0.75 : 0.5;
      }
      if (doomed) return 0;
      // Whoever wants Mars is alone with it.
      return c.destination == Destination::mars ? 1.0 / (g_.s.seats + 1) : 0.6;
    case Holds::nest_destroyed: return g_.s.nest_destroyed ? 1 : std::max(0.1, 0.5 - 0.06 * g_.s.eggs);
    case Holds::all_explored: return std::max(0.06, 0.7 - 0.05 * unexplored());
    case Holds::only_survivor: return g_.s.seats <= 2 ? 0.4 : 0.1;
    case Holds::known: {
      const std::size_t slot = c.object == HeavyObject::egg ? 1u : c.object == HeavyObject::carcass ? 2u : 0u;
      const TraitSlot& trait = g_.s.traits[slot];
      if (g_.carnomorphs() ? trait.discarded : trait.known) return 1;
      return study_chance(slot) * (g_.carnomorphs() && !trait.known ? 0.5 : 1);
    }
    case Holds::dead: {
      for (std::size_t i = 0; i < g_.s.seats; ++i) {
        if (g_.s.players[i].number != c.n) continue;
        if (Seat{i} == who_) return 0;
        const Being being = g_.s.players[i].being;
        return being == Being::dead ? 1 : being == Being::launched ? 0.2 : 0.55;
      }
      return 0;
    }
    case Holds::carries: {
      if (carries(c.object)) return 0.9;
      if (c.object == HeavyObject::egg) {
        return g_.s.nest_destroyed ? 0.02 : room_with(Verb::take_egg).valid() ? 0.4 : 0.12;
      }
      const bool lies =
          std::ranges::any_of(g_.s.rooms, [](const RoomState& r) { return (r.corpses & kBlueCorpse) != 0; });
      return lies ? 0.7 : 0.1;
    }
    case Holds::lies: {
      if (carries(HeavyObject::blue_corpse)) return 0.6;
      const bool there =
          std::ranges::any_of(g_.s.rooms, [](const RoomState& r) { return (r.corpses & kBlueCorpse) != 0; });
      return there ? (g_.carnomorphs() ? 0.3 : 0.6) : 0.05;
    }
    case Holds::killed: return has(g_.s.killed, c.species) ? 1 : 0.04;
    default: return 0.5;
  }
}

// How likely an Object for this place will be brought to the Laboratory.
double Outlook::study_chance(std::size_t slot) const {
  const bool laboratory = room_with(Verb::analyse).valid();
  const double found = laboratory ? 0.5 : 0.2;
  if (slot == 0) return found;
  if (slot == 1) return found * (carries(HeavyObject::egg) ? 1 : room_with(Verb::take_egg).valid() ? 0.6 : 0.3);
  const bool lies = std::ranges::any_of(g_.s.rooms, [](const RoomState& r) { return r.carcasses > 0; });
  return found * (carries(HeavyObject::carcass) ? 1 : lies ? 0.7 : 0.25);
}

double Outlook::likely(ConditionId id) const {
  const Condition& c = g_.catalogue.script.condition(id);
  switch (c.holds) {
    case Holds::and_: return likely(c.left) * likely(c.right);
    case Holds::or_: return std::max(likely(c.left), likely(c.right));
    case Holds::number:
      if (c.count == Count::known) {
        const bool modern = g_.carnomorphs();
        const auto known =
            std::ranges::count_if(g_.s.traits, [&](const TraitSlot& t) { return modern ? t.discarded : t.known; });
        if (known >= c.n) return 1;
        return (known + 1 >= c.n ? 0.4 : 0.4 * study_chance(0)) * (modern ? 0.3 : 1);
      }
      if (c.count == Count::items) return std::min(1.0, 0.1 + 0.12 * item_count(g_, who_));
      return c.count == Count::others_alive ? (g_.carnomorphs() ? 0.75 : 0.35) : 0.5;
    default: return likely_at_the_end(c);
  }
}

void Outlook::add_condition(ConditionId id, int weight) {
  const Condition& c = g_.catalogue.script.condition(id);
  switch (c.holds) {
    case Holds::and_:
      add_condition(c.left, weight);
      add_condition(c.right, weight);
      break;
    // The likelier way is the one to try.
    case Holds::or_: add_condition(likely(c.left) >= likely(c.right) ? c.left : c.right, weight); break;
    case Holds::signal: needs_.signal += weight; break;
    case Holds::in_pod: needs_.pod += weight; break;
    case Holds::dead: needs_.rivals += weight; break;
    case Holds::ship:
      (c.destination == Destination::earth  ? needs_.earth
       : c.destination == Destination::mars ? needs_.mars
                                            : needs_.destroyed) += weight;
      break;
    case Holds::nest_destroyed: needs_.nest += g_.s.nest_destroyed ? 0 : weight; break;
    case Holds::all_explored: needs_.explored += weight; break;
    case Holds::killed: needs_.hunt += has(g_.s.killed, c.species) ? 0 : weight; break;
    case Holds::carries: (c.object == HeavyObject::egg ? needs_.egg : needs_.blue_corpse) += weight; break;
    case Holds::lies: needs_.delivery += holds(g_, id, Cause{.actor = who_, .who = who_}) ? 0 : weight; break;
    case Holds::known: {
      const bool met = holds(g_, id, Cause{.actor = who_, .who = who_});
      const std::size_t slot = c.object == HeavyObject::egg ? 1u : c.object == HeavyObject::carcass ? 2u : 0u;
      needs_.known_slot[slot] += met ? 0 : weight;
      break;
    }
    case Holds::number:
      if (holds(g_, id, Cause{.actor = who_, .who = who_})) break;
      if (c.count == Count::known) needs_.known += weight;
      if (c.count == Count::items) needs_.items += weight;
      if (c.count == Count::others_alive) needs_.friends += weight;
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
    // Before the choice, the likelier one is in mind.
    const auto chance = [&](std::size_t place) {
      return p.dealt[place].valid() ? likely(g_.catalogue.objectives[p.dealt[place].index()].needs[mode]) : -1.0;
    };
    const std::size_t meant = p.kept != kUndecided ? p.kept : chance(1) > chance(0) ? 1 : 0;
    for (std::size_t place = 0; place < p.dealt.size(); ++place) {
      if (!p.dealt[place].valid() || place != meant) continue;
      const bool own = Seat{i} == who_ || !g_.aboard(Seat{i});
      add_condition(g_.catalogue.objectives[p.dealt[place].index()].needs[mode], own ? 2 : 1);
    }
  }
  brings_egg_ = needs_.egg > 0 && carries(HeavyObject::egg);
  // One who brings an Egg away will do.
  if (g_.cooperative() && needs_.egg > 0 && !carries(HeavyObject::egg)) {
    for (std::size_t i = 0; i < g_.s.seats; ++i) {
      const Player& p = g_.s.players[i];
      if (p.being == Being::dead) continue;
      for (const Held& held : p.held) {
        if (!held.is_item() && held.object == HeavyObject::egg) needs_.egg = 0;
      }
    }
  }
  if (g_.cooperative() && needs_.signal > 0) share_signals();
}

// NEM-COOP-03: as many Signals as Objectives ask for, each by another Character: those who are nearest go.
void Outlook::share_signals() {
  const auto mode = static_cast<std::size_t>(g_.s.agreed.mode);
  const Needs all = needs_;
  int missing = 0;
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    needs_.signal = 0;
    add_condition(g_.catalogue.objectives[g_.s.players[i].dealt[0].index()].needs[mode], 1);
    missing += (needs_.signal > 0 ? 1 : 0) - (g_.s.players[i].signal ? 1 : 0);
  }
  needs_ = all;
  needs_.signal = 0;
  if (missing <= 0 || g_.player(who_).signal || !g_.in_room(who_)) return;
  const RoomId comms = room_with(Verb::signal);
  std::array<std::int8_t, kRooms> steps{};
  measure_from(g_, comms.valid() ? comms : g_.player(who_).room, steps);
  int nearer = 0;
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    const Seat other{i};
    if (other == who_ || g_.player(other).signal || !g_.in_room(other) || g_.in_combat(other)) continue;
    const auto theirs = steps[g_.player(other).room.index()], own = steps[g_.player(who_).room.index()];
    nearer += theirs < own || (theirs == own && i < who_.index()) ? 1 : 0;
  }
  needs_.signal = !comms.valid() || nearer < missing ? 2 : 0;
}

bool Outlook::wants_ship_intact() const {
  return needs_.ship() || needs_.friends > 0 || (needs_.destroyed == 0 && !(needs_.rivals > 0 && pods_open()));
}

bool Outlook::wants_selfdestruct() const {
  if (needs_.ship() || needs_.friends > 0) return false;
  return needs_.destroyed > 0 || ready_ || needs_.pod > 0 || g_.s.time <= 9;
}

std::size_t Outlook::wanted_letter() const {
  if (!g_.s.coordinates.valid() || (g_.s.coordinates_seen_by & set_of(who_)) == 0) return kNoLetter;
  const Destination wanted = needs_.mars > needs_.earth ? Destination::mars : Destination::earth;
  const auto& to = g_.catalogue.coordinates[g_.s.coordinates.index()].to;
  return static_cast<std::size_t>(std::find(to.begin(), to.end(), wanted) - to.begin());
}

bool Outlook::carries(HeavyObject object) const {
  const auto& held = g_.player(who_).held;
  return std::any_of(held.begin(), held.end(), [&](const Held& h) { return !h.is_item() && h.object == object; });
}

}  // namespace kostka::games::nemesis
