// What Carnomorphs do that Intruders do not (CAR-ADAPT, CAR-EV, CAR-FEED, CAR-BAG).
#include <algorithm>

#include "games/nemesis/rules/effects.h"
#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis {

// CAR-FEED-18, CAR-BAG-05, CAR-EV-14: the Eggs of the board lie in the Nest once it is explored.
bool has_lying_object(const Nemesis& g, RoomId room) {
  const RoomState& r = g.room(room);
  return r.corpses != 0 || r.carcasses > 0 || g.lying_eggs(room) > 0;
}

bool has_heavy_object(const Nemesis& g, RoomId room) {
  if (has_lying_object(g, room)) return true;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const auto& held = g.s.players[i].held;
    const bool carries = std::any_of(held.begin(), held.end(), [](const Held& h) { return !h.is_item(); });
    if (carries && g.stands_in(Seat{i}, room)) return true;
  }
  return false;
}

// ---- Adaptations ----------------------------------------------------------------------------------------------------

// CAR-ADAPT-02
// CAR-ADAPT-04: the slots of Corpse, Egg and Carcass belong to Shambler, Fleshbeast and Butcher.
Task<> reveal_adaptation(Nemesis& g, Species species) {
  if (!g.carnomorphs() || species < Species::shambler) co_return;
  TraitSlot& slot = g.s.traits[static_cast<std::size_t>(species) - static_cast<std::size_t>(Species::shambler)];
  if (slot.known || slot.discarded) co_return;
  if (!slot.trait.valid()) {
    slot.trait = co_await g.draw(g.s.unseen.traits_left, static_cast<std::uint8_t>(Kind::trait), "CAR-SETUP-09"_clause,
                                 g.question(Asking::trait));
  }
  slot.known = true;
  g.tell("CAR-ADAPT-02"_clause, told::AdaptationRevealed{species, slot.trait});
}

// ---- feeding --------------------------------------------------------------------------------------------------------

namespace {

// CAR-FEED-20: the one that would feed last, never the feeder itself; its number, or 0.
std::uint16_t metagorger_to_eat(const Nemesis& g, std::uint16_t feeder, RoomId room) {
  std::uint16_t last = 0;
  for (const std::uint16_t number : g.figures_in(room)) {
    if (number != feeder && g.figure(number)->species == Species::metagorger) last = number;
  }
  return last;
}

// CAR-FEED-05: red Corpse, Egg, Carcass, Metagorger, blue Corpse; none: there is nothing.
// CAR-FEED-08: in the Nest too.
// CAR-FEED-13: only what lies there.
Object food_in(const Nemesis& g, std::uint16_t feeder, RoomId room) {
  const RoomState& r = g.room(room);
  // CAR-FEED-21
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if ((r.corpses & set_of(Seat{i})) != 0) return heavy(HeavyObject::corpse, Seat{i});
  }
  // CAR-FEED-07
  if (g.lying_eggs(room) > 0) return heavy(HeavyObject::egg);
  if (r.carcasses > 0) return heavy(HeavyObject::carcass);
  const std::uint16_t metagorger = metagorger_to_eat(g, feeder, room);
  if (metagorger != 0) return object(Kind::figure, metagorger);
  // CAR-FEED-12
  return (r.corpses & kBlueCorpse) != 0 ? heavy(HeavyObject::blue_corpse) : Object{};
}

// CAR-FEED-14: what is eaten returns to the supply.
// CAR-FEED-11: tokens are not touched.
// CAR-FEED-19, CAR-OBJ-07: with the last Egg of the board the Nest is destroyed.
void eat(Nemesis& g, RoomId room, Object food) {
  if (kind_of(food) == Kind::figure) {
    remove_figure(g, food.index);
    return;
  }
  const auto what = static_cast<HeavyObject>(food.index / 8);
  if (what == HeavyObject::egg) {
    destroy_eggs(g, room, 1);
  } else {
    take_from_room(g, room, what, what == HeavyObject::corpse ? Seat{food.index % 8u} : Seat{});
  }
}

// CAR-FEED-04: Metagorger, Shambler, Fleshbeast, Butcher.
// CAR-FEED-06: not without a free figure; CAR-FEED-15: those freed by others count.
// CAR-FEED-16: not into a killed Butcher; CAR-FEED-17: the Butcher never.
Species evolved(const Nemesis& g, Species species) {
  if (species == Species::butcher) return species;
  const auto next = static_cast<Species>(static_cast<std::uint8_t>(species) + 1);
  return has_free_figure(g, next) ? next : species;
}

// CAR-FEED-01
Task<> feed(Nemesis& g, std::uint16_t number) {
  Figure* figure = g.figure(number);
  const RoomId room = figure->room;
  const Object food = food_in(g, number, room);
  if (!food.valid()) co_return;
  // CAR-FEED-03
  figure->injuries = 0;
  const Species from = figure->species;
  const Species to = evolved(g, from);
  figure->species = to;
  g.tell("CAR-FEED-01"_clause, told::Fed{from, to, room, food});
  eat(g, room, food);
  if (to != from) co_await appeared(g, to, room);
}

struct Spot {
  std::uint16_t number;
  RoomId room;
};
using Spots = ShortList<Spot, kMostFigures>;

bool still_there(const Nemesis& g, const Spot& spot) {
  const Figure* figure = g.figure(spot.number);
  return figure != nullptr && figure->room == spot.room;
}

}  // namespace

// CAR-EV-02
// CAR-EV-04: who attacks and who feeds is fixed now.
// CAR-FEED-02, CAR-FEED-10: Rooms in ascending order, in each the largest first, equals by their Injuries.
// CAR-FEED-09: each once; one that was eaten is gone.
Task<> attack_and_feed(Nemesis& g) {
  // CAR-EV-03: "Voracious" ones feed first,
  // CAR-EV-05: those in Combat too.
  const bool voracious = g.trait(Standing::feed_first) != 0;
  Spots attackers, feeders;
  for (std::size_t i = 0; i < kRooms; ++i) {
    const bool fight = g.someone_in(RoomId{i});
    for (const std::uint16_t number : g.figures_in(RoomId{i})) {
      if (fight) attackers.push_back({number, RoomId{i}});
      if (!fight || voracious) feeders.push_back({number, RoomId{i}});
    }
  }
  for (int step = 0; step < 2; ++step) {
    // CAR-EV-09
    const bool feeding = (step == 0) == voracious;
    for (const Spot& spot : feeding ? feeders : attackers) {
      if (!still_there(g, spot)) continue;
      if (feeding) {
        co_await feed(g, spot.number);
      } else {
        co_await attack(g, spot.number, Seat{}, Surprise::no);
      }
    }
  }
}

// ---- the bag --------------------------------------------------------------------------------------------------------

namespace {

// CAR-BAG-02
// CAR-BAG-03: one for each Room, found before any is placed.
// CAR-BAG-04: no attack, no Encounter.
// CAR-BAG-11: the Nest as well, if it is explored and not destroyed.
Task<> breed_metagorgers(Nemesis& g) {
  RoomList rooms;
  for (std::size_t i = 0; i < kRooms; ++i) {
    const RoomId room{i};
    const bool metagorger = std::any_of(g.s.figures.begin(), g.s.figures.end(), [&](const Figure& f) {
      return f.room == room && f.species == Species::metagorger;
    });
    const bool nest = g.is_tile(room, g.catalogue.named.nest) && !g.s.nest_destroyed;
    if (metagorger || nest || has_heavy_object(g, room)) rooms.push_back(room);
  }
  for (const RoomId room : rooms) co_await place_figure(g, Species::metagorger, room, "CAR-BAG-02"_clause);
}

// CAR-BAG-07: the slimed Character with the fewest cards, without one the First Player.
// CAR-BAG-08: or the next in order who is in a Room; CAR-BAG-15: none, if all sit in Pods.
Seat prey_of_butcher(const Nemesis& g) {
  Seat prey;
  for (const Seat seat : g.in_order()) {
    if (!g.in_room(seat) || !g.player(seat).slimed) continue;
    if (!prey.valid() || g.hand_size(seat) < g.hand_size(prey)) prey = seat;
  }
  if (prey.valid()) return prey;
  for (const Seat seat : g.in_order()) {
    if (g.in_room(seat)) return seat;
  }
  return {};
}

Task<> butcher_in_bag(Nemesis& g, TokenId token) {
  const Seat prey = prey_of_butcher(g);
  if (prey.valid() && has_free_figure(g, Species::butcher)) {
    co_await encounter(g, prey, token);
    co_return;
  }
  return_to_supply(g, token);
  g.tell("CAR-BAG-08"_clause, told::TokenRemoved{Species::butcher});
}

// CAR-BAG-09: Shamblers without a Character go back into the bag.
// CAR-BAG-13, CAR-BAG-14
Task<> blank_in_bag(Nemesis& g) {
  FigureNumbers away;
  for (const Figure& figure : g.s.figures) {
    if (figure.species == Species::shambler && !g.someone_in(figure.room)) away.push_back(figure.number);
  }
  for (const std::uint16_t number : away) co_await figure_leaves(g, number);
  co_await add_token(g, Species::metagorger, "CAR-BAG-13"_clause);
  co_await all_roll_noise(g);
}

}  // namespace

// CAR-BAG-10: who is in Combat never rolls (NEM-NOISE-14).
Task<> carnomorph_bag(Nemesis& g, TokenId id) {
  State& s = g.s;
  const Token& token = g.catalogue.tokens[id.index()];
  if (token.blank) {
    s.bag.shuffle_in(id);
    co_await blank_in_bag(g);
  } else if (token.blue) {
    // CAR-BAG-01
    // CAR-BAG-16: out of the bag while all roll, then in the supply.
    s.aside.bag_token = id;
    co_await all_roll_noise(g);
    return_to_supply(g, std::exchange(s.aside.bag_token, TokenId{}));
    co_await add_token(g, Species::metagorger, "CAR-BAG-01"_clause);
  } else if (token.species == Species::metagorger) {
    s.aside.bag_token = id;
    co_await breed_metagorgers(g);
    // CAR-BAG-12
    s.bag.shuffle_in(std::exchange(s.aside.bag_token, TokenId{}));
  } else if (token.species == Species::butcher) {
    co_await butcher_in_bag(g, id);
  } else {
    // CAR-BAG-06
    s.bag.shuffle_in(id);
    co_await all_roll_noise(g);
  }
}

// ---- Events ---------------------------------------------------------------------------------------------------------

namespace effects {

// CAR-EV-12: all are placed first, then those with a Character attack.
Task<> reawaken(Nemesis& g, const Effect&, Cause) {
  FigureNumbers risen;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (g.s.rooms[i].carcasses == 0 || !has_free_figure(g, Species::shambler)) continue;
    --g.s.rooms[i].carcasses;
    const std::uint16_t number = co_await place_figure(g, Species::shambler, RoomId{i}, "CAR-EV-12"_clause);
    risen.push_back(number);
  }
  for (const std::uint16_t number : risen) co_await attack(g, number, Seat{}, Surprise::no);
}

// CAR-EV-13
// CAR-EV-14
void scavenge(Nemesis& g, const Effect&, const Cause& cause) {
  const Figure* figure = g.figure(cause.figure);
  if (figure == nullptr) return;
  for (const RoomId near : g.neighbours(figure->room)) {
    if (!has_heavy_object(g, near)) continue;
    walk_figure(g, cause.figure, near);
    return;
  }
}

// CAR-EV-15: set down whatever lies between, with its Injuries, and without an attack.
Task<> prowl(Nemesis& g, const Effect&, Cause) {
  const auto butcher = std::find_if(g.s.figures.begin(), g.s.figures.end(),
                                    [](const Figure& f) { return f.species == Species::butcher; });
  const bool on_board = butcher != g.s.figures.end();
  if (on_board && g.someone_in(butcher->room)) co_return;
  const std::uint16_t number = on_board ? butcher->number : std::uint16_t{0};
  for (const Seat who : g.in_order()) {
    if (!g.in_room(who) || !g.player(who).slimed) continue;
    if (on_board) {
      walk_figure(g, number, g.player(who).room);
      co_return;
    }
    co_await roll_noise(g, who);
  }
}

}  // namespace effects
}  // namespace kostka::games::nemesis
