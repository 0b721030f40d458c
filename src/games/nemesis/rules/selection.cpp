// Selections and conditions of texts.
#include <algorithm>

#include "games/nemesis/rules/effects.h"

namespace kostka::games::nemesis {
namespace {

// Where the acting Character stands; none in events.
RoomId own_room(const Nemesis& g, const Cause& cause) {
  return cause.who.valid() && g.in_room(cause.who) ? g.player(cause.who).room : RoomId{};
}

bool is_near(const Nemesis& g, RoomId from, RoomId to) { return from.valid() && g.open_way(from, to).valid(); }

bool has_colour(const Nemesis& g, RoomId room, Colour colour) {
  // NEM-MAP-14
  return g.room(room).explored && g.tile(room).colour == colour;
}

bool has_slimed(const Nemesis& g, RoomId room) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.stands_in(Seat{i}, room) && g.s.players[i].slimed) return true;
  }
  return false;
}

bool holds_species(const Nemesis& g, RoomId room, SpeciesSet species) {
  return std::any_of(g.s.figures.begin(), g.s.figures.end(), [&](const Figure& figure) {
    return figure.room == room && (species == 0 || has(species, figure.species));
  });
}

// NEM-R2-AIR-1: no Destroyed Door in its Corridors.
bool is_sealable(const Nemesis& g, RoomId room) {
  return std::ranges::none_of(g.slot(room).exits, [&](const Exit& exit) {
    return !exit.technical() && g.corridor(exit.corridor).door == Door::destroyed;
  });
}

bool carries(const Nemesis& g, Seat seat, HeavyObject object) {
  const auto& held = g.player(seat).held;
  return std::any_of(held.begin(), held.end(), [&](const Held& h) { return !h.is_item() && h.object == object; });
}

bool carries_anything_heavy(const Nemesis& g, Seat seat) {
  const auto& held = g.player(seat).held;
  return std::any_of(held.begin(), held.end(), [](const Held& h) { return !h.is_item(); });
}

}  // namespace

// ---- Rooms ----------------------------------------------------------------------------------------------------------

bool fits_room(const Nemesis& g, const Selection& s, const Cause& cause, RoomId room) {
  if (s.tile.valid() && !g.is_tile(room, s.tile)) return false;
  const RoomId own = own_room(g, cause);
  if (s.has(Is::here) && room != own) return false;
  if (s.has(Is::near) && !is_near(g, own, room)) return false;
  if (s.has(Is::other) && room == own) return false;
  if (s.has(Is::explored) && !g.room(room).explored) return false;
  if (s.has(Is::burning) && !g.room(room).fire) return false;
  // A Computer that a Malfunction has switched off still stands there; who needs a working one asks for that.
  if (s.has(Is::computer) && !(g.room(room).explored && g.tile(room).computer)) return false;
  constexpr std::array<std::pair<Is, Colour>, 4> kColours = {
      {{Is::red, Colour::red}, {Is::yellow, Colour::yellow}, {Is::green, Colour::green}, {Is::white, Colour::white}}};
  for (const auto& [is, colour] : kColours) {
    if (s.has(is) && !has_colour(g, room, colour)) return false;
  }
  if (s.has(Is::sealed) && !is_sealable(g, room)) return false;
  if (s.has(Is::slimed) && !has_slimed(g, room)) return false;
  return !(s.has(Is::intruders) || s.has(Is::holding)) || holds_species(g, room, s.species);
}

// NEM-MALF-06: the lowest number is just that.
RoomList rooms_that_fit(const Nemesis& g, const Selection& s, const Cause& cause) {
  RoomList list;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (!fits_room(g, s, cause, RoomId{i})) continue;
    if (s.pick == Pick::highest) list.clear();
    list.push_back(RoomId{i});
    if (s.pick == Pick::lowest) break;
  }
  return list;
}

// ---- Characters -----------------------------------------------------------------------------------------------------

bool fits_character(const Nemesis& g, const Selection& s, const Cause& cause, Seat seat) {
  const Player& p = g.player(seat);
  if (!g.aboard(seat) || (s.has(Is::other) && seat == cause.actor)) return false;
  const RoomId own = cause.room.valid() ? cause.room : own_room(g, cause);
  const bool here = own.valid() && g.stands_in(seat, own);
  // The Captain's Intercom reaches a Room with a working Computer.
  const bool reached = s.has(Is::within_reach) && g.has_active(cause.actor, Standing::far_orders) && g.in_room(seat) &&
                       (g.computer(p.room) || seat == cause.actor);
  const bool near = s.has(Is::near) && g.in_room(seat) && is_near(g, own, p.room);
  const bool asks_for_place = s.has(Is::here) || s.has(Is::near) || s.has(Is::within_reach);
  if (asks_for_place && !near && !reached && !(here && (s.has(Is::here) || s.has(Is::within_reach)))) return false;
  if (s.has(Is::slimed) && !p.slimed) return false;
  if (s.has(Is::signalled) && !p.signal) return false;
  if (s.has(Is::larva) && !p.larva) return false;
  if (s.has(Is::free) && g.in_combat(seat)) return false;
  if (s.has(Is::entrance) && !(g.in_room(seat) && g.slot(p.room).entrance())) return false;
  if (s.has(Is::at_eggs)) {
    const bool in_nest = g.in_room(seat) && g.is_tile(p.room, g.catalogue.named.nest);
    if (!in_nest && !carries(g, seat, HeavyObject::egg)) return false;
  }
  if (s.has(Is::at_heavy)) {
    if (!g.in_room(seat) || (!has_lying_object(g, p.room) && !carries_anything_heavy(g, seat))) return false;
  }
  return true;
}

// NEM-ROUND-07; the one that a text is about comes first (NEM-ATK-08).
Seats characters_that_fit(const Nemesis& g, const Selection& s, const Cause& cause) {
  Seats list;
  if (cause.who.valid() && fits_character(g, s, cause, cause.who)) list.push_back(cause.who);
  for (const Seat seat : g.in_order()) {
    if (seat != cause.who && fits_character(g, s, cause, seat)) list.push_back(seat);
  }
  return list;
}

// ---- enemies --------------------------------------------------------------------------------------------------------

bool fits_figure(const Nemesis& g, const Selection& s, const Cause& cause, const Figure& figure) {
  if (s.species != 0 && !has(s.species, figure.species)) return false;
  if (s.has(Is::there) && figure.room != cause.room) return false;
  const RoomId own = own_room(g, cause);
  const bool here = figure.room == own;
  if (s.has(Is::here) && s.has(Is::near)) {
    if (!here && !is_near(g, own, figure.room)) return false;
  } else if ((s.has(Is::here) && !here) || (s.has(Is::near) && !is_near(g, own, figure.room))) {
    return false;
  }
  return !(s.has(Is::free) || s.has(Is::away)) || !g.someone_in(figure.room);
}

// NEM-INJ-07, NEM-RETR-05: the largest kind first.
FigureNumbers figures_that_fit(const Nemesis& g, const Selection& s, const Cause& cause) {
  ShortList<const Figure*, kMostFigures> found;
  for (const Figure& figure : g.s.figures) {
    if (fits_figure(g, s, cause, figure)) found.push_back(&figure);
  }
  std::sort(found.begin(), found.end(), goes_before);
  FigureNumbers numbers;
  for (const Figure* figure : found) numbers.push_back(figure->number);
  return numbers;
}

// ---- conditions -----------------------------------------------------------------------------------------------------

namespace {

int survivors(const Nemesis& g) { return static_cast<int>(std::ranges::count(g.s.players, true, &Player::survived)); }

int count_of(const Nemesis& g, Count count, const Cause& cause) {
  switch (count) {
    case Count::serious: return static_cast<int>(g.player(cause.who).wounds.size());
    case Count::malfunctions: return g.malfunctions();
    case Count::eggs: return g.s.eggs;
    // CAR-OBJ-01, CAR-OBJ-06: in Mode C what was discarded.
    case Count::known:
      return static_cast<int>(std::ranges::count_if(
          g.s.traits, [&](const TraitSlot& t) { return g.carnomorphs() ? t.discarded : t.known; }));
    case Count::items: return item_count(g, cause.who);
    case Count::others_alive: return survivors(g) - (g.player(cause.who).survived ? 1 : 0);
  }
  return 0;
}

std::size_t trait_slot(HeavyObject object) {
  return object == HeavyObject::egg ? 1u : object == HeavyObject::carcass ? 2u : 0u;
}

// NEM-GOAL-03
bool is_dead(const Nemesis& g, int number) {
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.s.players[i].number == number) return !g.s.players[i].survived;
  }
  return false;
}

bool lies_in(const Nemesis& g, HeavyObject object, TileId tile) {
  const RoomId room = g.find_tile(tile);
  if (!room.valid()) return false;
  switch (object) {
    case HeavyObject::corpse: return (g.room(room).corpses & ~kBlueCorpse) != 0;
    case HeavyObject::blue_corpse: return (g.room(room).corpses & kBlueCorpse) != 0;
    case HeavyObject::carcass: return g.room(room).carcasses > 0;
    case HeavyObject::egg: return g.lying_eggs(room) > 0;
  }
  return false;
}

bool holds_at_the_end(const Nemesis& g, const Condition& c, const Cause& cause) {
  const Player& p = g.player(cause.who);
  switch (c.holds) {
    case Holds::signal: return p.signal;
    case Holds::escaped: return p.being == Being::launched || p.being == Being::hibernated;
    case Holds::in_pod: return p.being == Being::launched;
    case Holds::ship:
      // NEM-GOAL-05
      return c.destination == Destination::destroyed ? g.s.ship_destroyed
                                                     : !g.s.ship_destroyed && g.s.reached == c.destination;
    case Holds::nest_destroyed: return g.s.nest_destroyed;
    // NEM-GOAL-07
    case Holds::all_explored: return std::ranges::all_of(g.s.rooms, &RoomState::explored);
    // NEM-GOAL-08
    case Holds::only_survivor: return p.survived && survivors(g) == 1;
    // CAR-OBJ-03, CAR-OBJ-04
    case Holds::known: {
      const TraitSlot& slot = g.s.traits[trait_slot(c.object)];
      return g.carnomorphs() ? slot.discarded : slot.known;
    }
    case Holds::dead: return is_dead(g, c.n);
    case Holds::carries: return carries(g, cause.who, c.object);
    case Holds::lies: return lies_in(g, c.object, c.tile);
    // CAR-OBJ-02
    case Holds::killed: return has(g.s.killed, c.species);
    case Holds::number:
    case Holds::in:
    case Holds::computer:
    case Holds::working:
    case Holds::entrance:
    case Holds::section:
    case Holds::burning:
    case Holds::broken:
    case Holds::hand_empty:
    case Holds::before_yellow:
    case Holds::technical_noise:
    case Holds::far_computers:
    case Holds::not_:
    case Holds::and_:
    case Holds::or_: break;  // in play: holds() has answered them
  }
  return false;
}

}  // namespace

bool holds(const Nemesis& g, ConditionId id, const Cause& cause) {
  const Condition& c = g.catalogue.script.condition(id);
  const RoomId room = cause.where(g);
  switch (c.holds) {
    case Holds::number: return script::compare(count_of(g, c.count, cause), c.compare, c.n);
    case Holds::in: return c.tile.valid() ? g.is_tile(room, c.tile) : has_colour(g, room, c.colour);
    case Holds::computer: return g.computer(room);
    case Holds::working: return !g.room(room).malfunction;
    case Holds::entrance: return g.slot(room).entrance();
    case Holds::section: return g.room(room).explored && g.tile(room).section != Section::none;
    case Holds::burning: return g.room(room).fire;
    case Holds::broken: {
      const RoomId where = g.find_tile(c.tile);
      return where.valid() && g.room(where).malfunction;
    }
    case Holds::hand_empty: return g.player(cause.who).hand.empty();
    case Holds::before_yellow: return g.s.self_destruct == 0 || can_stop_selfdestruct(g);
    case Holds::technical_noise: return g.s.technical_noise;
    case Holds::far_computers: return g.has_active(cause.actor, Standing::far_computers);
    case Holds::not_: return !holds(g, c.left, cause);
    case Holds::and_: return holds(g, c.left, cause) && holds(g, c.right, cause);
    case Holds::or_: return holds(g, c.left, cause) || holds(g, c.right, cause);
    case Holds::signal:
    case Holds::escaped:
    case Holds::in_pod:
    case Holds::ship:
    case Holds::nest_destroyed:
    case Holds::all_explored:
    case Holds::only_survivor:
    case Holds::known:
    case Holds::dead:
    case Holds::carries:
    case Holds::lies:
    case Holds::killed: return holds_at_the_end(g, c, cause);
  }
  return false;
}

}  // namespace kostka::games::nemesis
