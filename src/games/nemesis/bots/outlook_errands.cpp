// Where what a seat wants can be had, and what it is worth to go there (Outlook).
#include <algorithm>
#include <bit>

#include "games/nemesis/bots/outlook.h"

namespace kostka::games::nemesis {
namespace {

constexpr double kCard = 8;

bool is_pod_free(const Nemesis& g, std::size_t pod) {
  const Pod& each = g.s.pods[pod];
  if (each.gone || !each.unlocked) return false;
  int people = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) people += g.aboard(Seat{i}) && g.s.players[i].pod == PodId{pod} ? 1 : 0;
  return people < g.catalogue.constants.pod_seats;
}

}  // namespace

// ---- what is known --------------------------------------------------------------------------------------------------

// Explored, or looked at by the seat (NEM-HID-06).
bool Outlook::knows_tile(std::size_t room) const {
  const RoomState& r = g_.s.rooms[room];
  return r.tile.valid() && (r.explored || (r.tile_seen_by & set_of(who_)) != 0);
}

RoomId Outlook::room_with(Verb verb) const {
  RoomId best;
  double least = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!knows_tile(i) || !does(g_, g_.catalogue.tiles[g_.s.rooms[i].tile.index()].action, verb)) continue;
    const double cost = cost_[i] + (g_.s.rooms[i].malfunction ? 60 : 0);
    if (best.valid() && cost >= least) continue;
    best = RoomId{i};
    least = cost;
  }
  return best;
}

bool Outlook::knows_section() const {
  // NEM-POD-02: a Malfunction blocks boarding.
  const bool repairs = g_.s.agreed.boarding_despite_malfunction || holds_text(Verb::repair);
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!knows_tile(i) || (g_.s.rooms[i].malfunction && !repairs)) continue;
    if (g_.catalogue.tiles[g_.s.rooms[i].tile.index()].section != Section::none) return true;
  }
  return false;
}

bool Outlook::pods_open() const {
  for (std::size_t i = 0; i < g_.s.pods.size(); ++i) {
    if (!is_pod_free(g_, i)) continue;
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (knows_tile(room) && g_.catalogue.tiles[g_.s.rooms[room].tile.index()].section == g_.s.pods[i].section)
        return true;
    }
  }
  return false;
}

bool Outlook::holds_text(Verb verb) const {
  const Player& p = g_.player(who_);
  return std::any_of(p.hand.begin(), p.hand.end(),
                     [&](CardId card) { return g_.card(card).is_action() && does(g_, g_.card(card).body, verb); }) ||
         std::any_of(p.backpack.begin(), p.backpack.end(),
                     [&](ItemId item) { return does(g_, g_.item(item).body, verb); }) ||
         std::any_of(p.held.begin(), p.held.end(),
                     [&](const Held& held) { return held.is_item() && does(g_, g_.item(held.item).body, verb); });
}

// Cards that can still be spent before the end.
int Outlook::cards_left() const { return 4 * (rounds_left() - 1) + g_.action_cards(who_); }

// Partners share the work: whoever is nearer goes.
bool Outlook::friend_nearer(RoomId room) const {
  if (!g_.cooperative()) return false;
  std::array<std::int8_t, kRooms> steps{};
  measure_from(g_, room, steps);
  const std::int8_t own = steps[g_.player(who_).room.index()];
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    if (Seat{i} == who_ || !g_.in_room(Seat{i}) || g_.in_combat(Seat{i})) continue;
    const std::int8_t theirs = steps[g_.s.players[i].room.index()];
    if (theirs < own || (theirs == own && i < who_.index())) return true;
  }
  return false;
}

// NEM-COOP-02: one who survives is enough, so somebody goes as soon as there is a way, and the others work on. Where an
// Egg is asked for, that is who carries it.
bool Outlook::first_to_leave() const {
  if (!g_.cooperative()) return false;
  int aboard = 0;
  bool egg = needs_.egg > 0;
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    const Player& p = g_.s.players[i];
    if (p.being == Being::launched || p.being == Being::hibernated) return brings_egg_;
    if (p.being != Being::aboard) continue;
    ++aboard;
    egg = egg || std::any_of(p.held.begin(), p.held.end(),
                             [](const Held& h) { return !h.is_item() && h.object == HeavyObject::egg; });
  }
  return aboard >= 2 && (brings_egg_ || !egg);
}

double Outlook::task(int weight) const { return weight >= 2 ? 300 : weight == 1 ? 240 : 0; }

void Outlook::consider(Aim aim, RoomId room, double worth, Verb verb) {
  if (!room.valid()) {
    lacks_room_ = lacks_room_ || worth >= 80;
    return;
  }
  if (distance(room) >= kFar) return;
  // Whoever carries the Egg leaves the rest to partners.
  const bool stays_whole = aim == Aim::wait || verb == Verb::board_pod || verb == Verb::hibernate ||
                           verb == Verb::pod || verb == Verb::signal || verb == Verb::heal_serious ||
                           verb == Verb::scan_all;
  if (g_.cooperative() && brings_egg_ && !stays_whole) worth *= 0.3;
  // NEM-ACT-07: with enemies there, little can be done there.
  if (g_.enemies_in(room) && !g_.stands_in(who_, room)) worth *= 0.3;
  // A Malfunction keeps the Room from being used.
  const bool broken = aim == Aim::use_room && g_.room(room).malfunction;
  if (broken && !holds_text(Verb::repair)) worth *= 0.15;
  const double cards = (aim == Aim::use_room ? 2 : aim == Aim::explore || aim == Aim::wait ? 0 : 1) + (broken ? 2 : 0);
  const double value = worth / (30 + distance(room) + kCard * cards);
  if (value <= best_value_) return;
  best_value_ = value;
  best_ = {aim, room, static_cast<int>(worth), verb};
}

// ---- Objectives -----------------------------------------------------------------------------------------------------

void Outlook::consider_objectives() {
  if (needs_.signal > 0 && !g_.player(who_).signal) {
    consider(Aim::use_room, room_with(Verb::signal), task(needs_.signal), Verb::signal);
  }
  if (needs_.egg > 0 && !carries(HeavyObject::egg)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (g_.s.rooms[i].eggs > 0) consider(Aim::pick_up, RoomId{i}, task(needs_.egg));
    }
    const RoomId nest = room_with(Verb::take_egg);
    const bool left_to_friend = needs_.egg < 2 && nest.valid() && friend_nearer(nest);
    if (g_.s.eggs > 0 && !left_to_friend) consider(Aim::use_room, nest, task(needs_.egg), Verb::take_egg);
  }
  if (needs_.nest > 0) consider(Aim::eggs, room_with(Verb::take_egg), task(needs_.nest));
  const int corpse = std::max(needs_.blue_corpse, needs_.delivery);
  if (corpse > 0 && !carries(HeavyObject::blue_corpse)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      const bool taken_in_hand = needs_.blue_corpse == 0 && friend_nearer(RoomId{i});
      if ((g_.s.rooms[i].corpses & kBlueCorpse) != 0 && !taken_in_hand) {
        consider(Aim::pick_up, RoomId{i}, task(corpse));
      }
    }
  }
  if (needs_.delivery > 0 && carries(HeavyObject::blue_corpse)) {
    // CAR-FEED-01: what lies about is eaten, so in Mode C it is set down on the way out.
    const bool eaten = g_.carnomorphs() && g_.s.time > g_.catalogue.constants.blue_time;
    const RoomId surgery = room_with(Verb::scan_all);
    if (!eaten || !surgery.valid()) consider(Aim::deliver, surgery, eaten ? 100 : 260);
  }
}

// An Object is brought to the Laboratory.
void Outlook::consider_studies() {
  constexpr std::array<HeavyObject, kSlots> kObjects = {HeavyObject::corpse, HeavyObject::egg, HeavyObject::carcass};
  const RoomId laboratory = room_with(Verb::analyse);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const int weight = std::max(needs_.known, needs_.known_slot[slot]);
    if (weight == 0 || !can_study(g_, kObjects[slot])) continue;
    const bool in_hand = carries(kObjects[slot]) || (slot == 0 && carries(HeavyObject::blue_corpse));
    const auto lies = [&](const RoomState& r) {
      return slot == 0 ? r.corpses != 0 : slot == 1 ? r.eggs > 0 : r.carcasses > 0;
    };
    if (in_hand || (laboratory.valid() && lies(g_.room(laboratory)))) {
      consider(Aim::use_room, laboratory, task(weight), Verb::analyse);
      continue;
    }
    // An empty weapon or a tool can be put down for it, and any weapon for a second Object.
    const bool second = carries(HeavyObject::corpse) || carries(HeavyObject::blue_corpse) ||
                        carries(HeavyObject::egg) || carries(HeavyObject::carcass);
    const auto& held = g_.player(who_).held;
    const bool hands_free =
        g_.used_slots(who_) < g_.hand_slots(who_) ||
        std::any_of(held.begin(), held.end(), [&](const Held& h) { return h.is_item() && (second || h.ammo == 0); });
    for (std::size_t i = 0; i < kRooms && hands_free; ++i) {
      if (lies(g_.s.rooms[i]) && !friend_nearer(RoomId{i})) consider(Aim::pick_up, RoomId{i}, task(weight) - 20);
    }
    const RoomId nest = room_with(Verb::take_egg);
    if (slot == 1 && g_.s.eggs > 0 && hands_free && !(nest.valid() && friend_nearer(nest))) {
      consider(Aim::use_room, nest, task(weight) - 20, Verb::take_egg);
    }
  }
}

// ---- the ship -------------------------------------------------------------------------------------------------------

// Who sleeps needs the right course; who leaves by Pod needs it only for an Objective.
void Outlook::consider_course() {
  const bool doomed = g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_);
  if (doomed || needs_.destroyed > 0 || (pods_open() && !needs_.ship()) || course_ >= 0.9) return;
  const std::size_t letter = wanted_letter();
  double worth = needs_.ship() ? 200 : 170;
  const RoomId cockpit = room_with(Verb::look_coordinates);
  if (cockpit.valid() && friend_nearer(cockpit)) worth *= 0.3;
  if (letter == kNoLetter) {
    consider(Aim::use_room, cockpit, worth, Verb::look_coordinates);
  } else if (letter != g_.s.destination && !g_.anybody_hibernates()) {
    consider(Aim::use_room, cockpit, worth + 40, Verb::set_destination);
  }
}

void Outlook::consider_engines() {
  const bool doomed = g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_);
  if (doomed || needs_.destroyed > 0 || (pods_open() && !needs_.ship()) || engines_ >= 0.95) return;
  const double worth = needs_.ship() ? 150 : 120;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g_.s.rooms[i].explored || g_.tile(RoomId{i}).engine == 0) continue;
    const Engine& engine = g_.s.engines[static_cast<std::size_t>(g_.tile(RoomId{i}).engine - 1)];
    const bool seen = (engine.seen_by & set_of(who_)) != 0;
    if (seen && engine.state == EngineState::working) continue;
    const double share = friend_nearer(RoomId{i}) ? 0.4 : 1;
    if (holds_text(Verb::engine_set)) {
      consider(Aim::engine, RoomId{i}, share * (worth + (seen ? 30 : 10)));
    } else if (!seen) {
      consider(Aim::use_room, RoomId{i}, share * worth, Verb::engine_look);
    }
  }
  const RoomId control = room_with(Verb::engine_look);
  const bool all_unseen =
      std::ranges::all_of(g_.s.engines, [&](const Engine& e) { return (e.seen_by & set_of(who_)) == 0; });
  if (control.valid() && g_.room(control).explored && g_.tile(control).engine == 0 && all_unseen) {
    consider(Aim::use_room, control, worth + 30, Verb::engine_look);
  }
}

void Outlook::consider_selfdestruct() {
  const RoomId generator = room_with(Verb::start_selfdestruct);
  if (g_.s.self_destruct > 0) {
    if ((needs_.ship() || needs_.friends > 0) && can_stop_selfdestruct(g_)) {
      consider(Aim::use_room, generator, 220, Verb::stop_selfdestruct);
    } else if (needs_.destroyed == 0 && can_stop_selfdestruct(g_) && !(ready_ && knows_section())) {
      // Few who are not ready get off a ship that blows up.
      consider(Aim::use_room, generator, 150, Verb::stop_selfdestruct);
    }
    return;
  }
  // Only who knows a way off the ship blows it up; the Pods open three rounds later.
  if (!wants_selfdestruct() || !can_start_selfdestruct(g_) || g_.s.time < 4) return;
  if (!knows_section()) {
    lacks_room_ = lacks_room_ || needs_.destroyed > 0;
    return;
  }
  if (needs_.destroyed > 0) {
    // What else is to be done comes first, as long as there is time for both.
    const int latest = g_.cooperative() && needs_.explored == 0 ? 11 : 8;
    if (!ready_ && g_.s.time > latest) return;
    consider(Aim::use_room, generator, ready_ ? 200 : 130, Verb::start_selfdestruct);
  } else if (!pods_open() && arrives() < 0.8) {
    consider(Aim::use_room, generator, ready_ ? 150 : 100, Verb::start_selfdestruct);
  }
}

// How much a Fire less is worth: an Event that spreads all of them may place the ninth (NEM-FIRE-02). Which Event cards
// are still to come is open to all.
double Outlook::fire_risk() const {
  std::uint32_t burns = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!g_.s.rooms[i].fire) continue;
    burns |= 1u << i;
    for (const RoomId near : g_.neighbours(RoomId{i})) burns |= 1u << near.index();
  }
  int cards = 0, spreading = 0;
  const auto look = [&](const auto& pile) {
    for (const EventId id : pile) {
      ++cards;
      spreading += does(g_, g_.catalogue.events[id.index()].body, Verb::spread_all) ? 1 : 0;
    }
  };
  look(g_.s.events.pool);
  look(g_.s.events.top);
  look(g_.s.events.bottom);
  if (cards == 0 || spreading == 0) return 0;
  const int reach = std::popcount(burns);
  const double harm = reach > g_.catalogue.constants.fires ? 1 : reach > 5 ? 0.4 : 0.2;
  return 700 * harm * spreading / cards / std::min(g_.fires(), 3);
}

// NEM-MALF-02, NEM-FIRE-02: the ninth Malfunction and the ninth Fire are the end of everybody.
void Outlook::consider_safety() {
  const int broken = g_.malfunctions();
  if (holds_text(Verb::repair)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (!g_.s.rooms[i].malfunction) continue;
      const bool boards_there = g_.s.self_destruct > 0 && g_.tile(RoomId{i}).section != Section::none;
      const bool sleeps_there = boards_there || does(g_, g_.tile(RoomId{i}).action, Verb::hibernate);
      const double worth = (broken >= 4 ? 40 * (broken - 3) : 0) + (sleeps_there ? 90 : 0);
      if (worth > 0) consider(Aim::repair, RoomId{i}, worth);
    }
  }
  if (g_.fires() > 0 && holds_text(Verb::douse)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      if (g_.s.rooms[i].fire && !friend_nearer(RoomId{i})) consider(Aim::douse, RoomId{i}, 25 + fire_risk());
    }
  }
  const RoomId control = room_with(Verb::douse);
  if (control.valid() && g_.fires() > 0) {
    consider(Aim::use_room, control, 40 + 15.0 * std::min(g_.fires(), 5) + fire_risk(), Verb::douse);
  }
}

// ---- the Character --------------------------------------------------------------------------------------------------

void Outlook::consider_health() {
  const Player& p = g_.player(who_);
  const auto undressed =
      std::count_if(p.wounds.begin(), p.wounds.end(), [](const WoundCard& wound) { return !wound.dressed; });
  const auto serious = static_cast<double>(p.wounds.size());
  const RoomId hospital = room_with(Verb::heal_serious);
  // Who bleeds is wounded again each round.
  const double bleeds = g_.standing(who_, Standing::bleeding) > 0 ? 100 : 0;
  if (hospital.valid() && (serious > 0 || p.light == 2)) {
    const double worth = 12 * p.light + 30 * serious * serious + 20.0 * static_cast<double>(undressed) + bleeds;
    consider(Aim::use_room, hospital, worth, Verb::heal_serious);
  }
  if (bleeds > 0 && holds_text(Verb::search)) {
    for (std::size_t i = 0; i < kRooms; ++i) {
      const RoomState& room = g_.s.rooms[i];
      const bool medical =
          room.explored && (g_.tile(RoomId{i}).colour == Colour::green || g_.tile(RoomId{i}).colour == Colour::white);
      if (medical && room.items > 0) consider(Aim::search, RoomId{i}, bleeds);
    }
  }
  // NEM-WIN-03: Surgery makes sure of the contamination check; a Larva does not wait for it (Eclosion).
  const double risk = odds_.contamination();
  const double last = g_.s.time <= g_.catalogue.constants.blue_time + 1 || ready_ ? 220 : 120;
  const double worth = last * risk + (p.larva ? 140 : 0);
  if (worth < 25 || p.wounds.size() >= 3) return;
  const RoomId surgery = room_with(Verb::scan_all);
  if (surgery.valid()) consider(Aim::use_room, surgery, worth, Verb::scan_all);
}

void Outlook::consider_exploring() {
  const bool trapped = g_.s.self_destruct > 0 && !knows_section();
  double worth = 15 + (lacks_room_ ? 60 : 0) + 110 * needs_.explored + (trapped ? 200 : 0);
  // Two of five Exploration tokens break the Room.
  if (g_.malfunctions() >= 6 && !trapped) worth -= 60.0 * (g_.malfunctions() - 5);
  for (std::size_t i = 0; i < kRooms; ++i) {
    const RoomState& room = g_.s.rooms[i];
    if (!room.explored) {
      // NEM-MAP-03: what is sought lies mostly on the slots "1".
      const double likely = g_.catalogue.rooms[i].place == Place::one ? 1 : 0.75;
      const double share = friend_nearer(RoomId{i}) ? 0.5 : 1;
      consider(Aim::explore, RoomId{i}, knows_tile(i) && needs_.explored == 0 ? 20 : worth * likely * share);
    } else if (room.items > 0 && holds_text(Verb::search)) {
      consider(Aim::search, RoomId{i}, 30 + 60.0 * needs_.items + (g_.s.round <= 4 ? 10 : 0));
    }
  }
}

// ---- leaving --------------------------------------------------------------------------------------------------------

// NEM-POD: sure of arriving, but for the contamination check.
void Outlook::consider_pods() {
  const bool doomed = g_.s.self_destruct > 0 && !can_stop_selfdestruct(g_);
  // What the ship must still do for the Objective is done, or cannot be.
  const bool waits_for_ship = needs_.ship() && arrives() < 0.7 && g_.s.time > 4;
  const bool done = ready_ && !waits_for_ship && !(needs_.items > 0);
  for (std::size_t i = 0; i < g_.s.pods.size(); ++i) {
    if (!is_pod_free(g_, i)) continue;
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (!g_.s.rooms[room].explored || g_.tile(RoomId{room}).section != g_.s.pods[i].section) continue;
      const int need = static_cast<int>(distance(RoomId{room}) / kCard) + 6;
      const bool late = cards_left() <= need + 4 || rounds_left() <= 3;
      const bool hurt = g_.player(who_).wounds.size() >= 2;
      const bool goes = first_to_leave() && (brings_egg_ || !friend_nearer(RoomId{room}));
      const double worth = late ? 400 : goes ? 300 : done ? 240 : doomed ? 100 : hurt && g_.s.time <= 5 ? 120 : 0;
      if (worth > 0) consider(Aim::use_room, RoomId{room}, worth, Verb::board_pod);
    }
  }
  // NEM-SD-03: they open when the sequence turns yellow; whoever means to leave waits there.
  if (g_.s.self_destruct > 0 && !pods_open() && !(needs_.ship() && !doomed)) {
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (!g_.s.rooms[room].explored || g_.tile(RoomId{room}).section == Section::none) continue;
      const bool broken = g_.s.rooms[room].malfunction && !holds_text(Verb::repair);
      consider(Aim::wait, RoomId{room}, (ready_ || g_.s.self_destruct <= 4 ? 140 : 40) * (broken ? 0.1 : 1));
    }
  }
  // Whoever brings the Egg away waits where the way out will be.
  if (brings_egg_ && !pods_open() && (needs_.signal == 0 || g_.player(who_).signal)) {
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (!g_.s.rooms[room].explored || g_.tile(RoomId{room}).section == Section::none) continue;
      consider(Aim::wait, RoomId{room}, 120 * (g_.s.rooms[room].malfunction ? 0.3 : 1));
    }
  }
  // NEM-R2-HAT: somebody must open them.
  if (pods_open() || !knows_section() || g_.s.pods.empty()) return;
  const RoomId hatch = room_with(Verb::pod);
  const bool useful = needs_.pod > 0 || (!needs_.ship() && arrives() < 0.8) || needs_.rivals > 0;
  const bool nobody_safe = g_.cooperative() && first_to_leave();
  if (hatch.valid() && nobody_safe) consider(Aim::use_room, hatch, 140, Verb::pod);
  if (hatch.valid() && useful) consider(Aim::use_room, hatch, ready_ ? 160 : 60, Verb::pod);
}

// NEM-HIB: as good as what is known of course and Engines.
void Outlook::consider_sleep() {
  const int blue = g_.catalogue.constants.blue_time;
  const RoomId beds = room_with(Verb::hibernate);
  if (!beds.valid() || g_.s.self_destruct > 0 || needs_.pod > 0) return;
  const int need = static_cast<int>(distance(beds) / kCard) + 6;
  const bool last = cards_left() <= need + 5 || rounds_left() <= 3;
  const double good = arrives();
  // NEM-WIN-02: whoever wants Mars and nothing else wakes up there.
  if (g_.s.time > blue + 1) {
    if (ready_ && good >= 0.9) consider(Aim::wait, beds, 30);
    return;
  }
  const bool done = ready_ && !(needs_.destroyed > 0);
  double worth = 0;
  if (last) {
    // Whoever is awake at the jump dies for sure.
    worth = 250 + 600 * good;
  } else if (done && good >= (g_.player(who_).wounds.size() >= 2 ? 0.45
                              : g_.player(who_).wounds.empty()   ? 0.75
                                                                 : 0.6)) {
    worth = 240;
  } else if (good >= 0.9 && g_.player(who_).wounds.size() >= 2) {
    worth = 100;
  }
  if (needs_.destroyed > 0) worth *= 0.2;
  if (worth > 0) consider(Aim::use_room, beds, worth, Verb::hibernate);
}

}  // namespace kostka::games::nemesis
