// The position in the words of the rulebook.
#include "games/nemesis/rules/table.h"

#include <algorithm>

namespace kostka::games::nemesis {

// ---- Characters -----------------------------------------------------------------------------------------------------

// NEM-ROUND-07
Seats Nemesis::in_order() const {
  Seats order;
  Seat seat = s.first.valid() ? s.first : Seat{0u};
  for (std::size_t i = 0; i < s.seats; ++i, seat = after(seat)) {
    if (aboard(seat)) order.push_back(seat);
  }
  return order;
}

bool Nemesis::someone_in(RoomId where) const {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (stands_in(Seat{i}, where)) return true;
  }
  return false;
}

bool Nemesis::someone_else_in(RoomId where, Seat but) const {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} != but && stands_in(Seat{i}, where)) return true;
  }
  return false;
}

int Nemesis::action_cards(Seat seat) const {
  int n = 0;
  for (const CardId id : player(seat).hand) n += card(id).is_action() ? 1 : 0;
  return n;
}

// NEM-ATK-02
// NEM-ATK-03: Contamination cards count.
Seat Nemesis::weakest_in(RoomId where) const {
  Seat weakest;
  for (const Seat seat : in_order()) {
    if (!stands_in(seat, where)) continue;
    if (!weakest.valid() || hand_size(seat) < hand_size(weakest)) weakest = seat;
  }
  return weakest;
}

// NEM-WOUND-04: equal ones do not add up.
int Nemesis::standing(Seat seat, Standing rule) const {
  for (const WoundCard& wound : player(seat).wounds) {
    if (wound.dressed || !wound.wound.valid()) continue;
    const StandingRule& its = catalogue.wounds[wound.wound.index()].standing;
    if (its.is(rule)) return its.n;
  }
  return 0;
}

bool Nemesis::has_active(Seat seat, Standing rule) const {
  const Player& p = player(seat);
  const auto gives = [&](ItemId id) { return id.valid() && item(id).standing.is(rule); };
  for (const ItemId id : p.backpack) {
    if (gives(id)) return true;
  }
  return std::any_of(p.held.begin(), p.held.end(), [&](const Held& held) { return gives(held.item); });
}

int Nemesis::hand_slots(Seat seat) const {
  const int fewer = standing(seat, Standing::hands);
  return fewer > 0 ? fewer : catalogue.constants.hand_slots;
}

// NEM-OBJ-07: two taped Items take one slot.
int Nemesis::used_slots(Seat seat) const {
  int taped = 0, single = 0;
  for (const Held& held : player(seat).held) ++(held.taped ? taped : single);
  return single + (taped + 1) / 2;
}

// ---- the ship -------------------------------------------------------------------------------------------------------

RoomId Nemesis::find_tile(TileId wanted) const {
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (s.rooms[i].explored && s.rooms[i].tile == wanted) return RoomId{i};
  }
  return {};
}

RoomList Nemesis::neighbours(RoomId from) const {
  RoomList list;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (open_way(from, RoomId{i}).valid()) list.push_back(RoomId{i});
  }
  return list;
}

CorridorId Nemesis::open_way(RoomId from, RoomId to) const {
  for (const Exit& exit : slot(from).exits) {
    if (!exit.technical() && exit.to == to && corridor(exit.corridor).door != Door::closed) return exit.corridor;
  }
  return {};
}

bool Nemesis::fully_noisy(RoomId id) const {
  for (const Exit& exit : slot(id).exits) {
    if (exit.technical() ? !s.technical_noise : !corridor(exit.corridor).noise) return false;
  }
  return true;
}

int Nemesis::fires() const { return static_cast<int>(std::ranges::count(s.rooms, true, &RoomState::fire)); }
int Nemesis::malfunctions() const {
  return static_cast<int>(std::ranges::count(s.rooms, true, &RoomState::malfunction));
}
int Nemesis::door_tokens() const {
  return static_cast<int>(
      std::ranges::count_if(s.corridors, [](const CorridorState& c) { return c.door != Door::open; }));
}

// NEM-R1-NEST-7
int Nemesis::lying_eggs(RoomId id) const { return room(id).eggs + (is_tile(id, catalogue.named.nest) ? s.eggs : 0); }

bool Nemesis::anybody_hibernates() const {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].being == Being::hibernated) return true;
  }
  return false;
}

// ---- enemies --------------------------------------------------------------------------------------------------------

Figure* Nemesis::figure(std::uint16_t number) {
  for (Figure& f : s.figures) {
    if (f.number == number) return &f;
  }
  return nullptr;
}
const Figure* Nemesis::figure(std::uint16_t number) const { return const_cast<Nemesis*>(this)->figure(number); }

bool Nemesis::enemies_in(RoomId where) const {
  return std::any_of(s.figures.begin(), s.figures.end(), [&](const Figure& f) { return f.room == where; });
}

FigureNumbers Nemesis::figures_in(RoomId where) const {
  ShortList<const Figure*, kMostFigures> found;
  for (const Figure& f : s.figures) {
    if (f.room == where) found.push_back(&f);
  }
  std::sort(found.begin(), found.end(), goes_before);
  FigureNumbers numbers;
  for (const Figure* f : found) numbers.push_back(f->number);
  return numbers;
}

int Nemesis::figures_of(Species species) const {
  int n = 0;
  for (const Figure& f : s.figures) n += f.species == species ? 1 : 0;
  return n;
}

int Nemesis::free_carcasses() const {
  int used = 0;
  for (const RoomState& each : s.rooms) used += each.carcasses;
  for (std::size_t i = 0; i < s.seats; ++i) {
    for (const Held& held : s.players[i].held) used += !held.is_item() && held.object == HeavyObject::carcass ? 1 : 0;
  }
  return catalogue.constants.carcasses[static_cast<std::size_t>(s.agreed.mode)] - used;
}

// NEM-WEAK-01
// CAR-ADAPT-01, CAR-ADAPT-03: a revealed Adaptation strengthens all kinds, until it is discarded.
int Nemesis::trait(Standing rule) const {
  int sum = 0;
  for (const TraitSlot& slot_of_trait : s.traits) {
    if (!slot_of_trait.known || slot_of_trait.discarded || !slot_of_trait.trait.valid()) continue;
    const StandingRule& its = catalogue.traits[slot_of_trait.trait.index()].standing;
    if (its.is(rule)) sum += its.n;
  }
  return sum;
}

}  // namespace kostka::games::nemesis
