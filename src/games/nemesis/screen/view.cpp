// What an observer may know of a position of Nemesis, built by inclusion (NEM-HID-01 to 07). The dead, the hibernated
// and those who only watch see what is public (NEM-HID-05), and the former what they knew.
#include "games/nemesis/rules/odds.h"
#include "games/nemesis/screen/goal.h"
#include "games/nemesis/screen/screen.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Observer;
using screen::KindCount;
using screen::PlayerView;
using screen::RoomView;
using screen::TableView;

std::int32_t number_of(Seat seat) { return seat.value; }
std::optional<std::int32_t> seat_number(Seat seat) {
  return seat.valid() ? std::optional<std::int32_t>(seat.value) : std::nullopt;
}

template <class List, class Named>
std::vector<std::string> ids_of(const List& list, const Named& named) {
  std::vector<std::string> ids;
  for (const auto id : list) ids.push_back(named[id.index()].id);
  return ids;
}

bool saw(Observer observer, SeatSet seen_by) {
  if (observer.is_record_keeper() || seen_by == kEverybody) return true;
  const Seat seat = observer.as_seat();
  return seat.valid() && (seen_by & set_of(seat)) != 0;
}

std::vector<std::int32_t> seats_in(const Nemesis& g, SeatSet set) {
  std::vector<std::int32_t> seats;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if ((set & set_of(Seat{i})) != 0) seats.push_back(number_of(Seat{i}));
  }
  return seats;
}

// NEM-HID-06
RoomView view_room(const Nemesis& g, std::size_t i, Observer observer) {
  const RoomState& room = g.s.rooms[i];
  RoomView view;
  view.id = g.catalogue.rooms[i].id;
  view.explored = room.explored;
  if (room.tile.valid() && (room.explored || saw(observer, room.tile_seen_by))) {
    view.tile = g.catalogue.tiles[room.tile.index()].id;
  }
  if (room.token.valid() && saw(observer, room.token_seen_by)) {
    view.token = g.catalogue.explorations[room.token.index()].id;
  }
  view.items = room.items;
  view.fire = room.fire;
  view.malfunction = room.malfunction;
  view.airlock = g.s.airlock == RoomId{i};
  view.eggs = room.eggs;
  view.carcasses = room.carcasses;
  for (std::size_t seat = 0; seat < g.s.seats; ++seat) {
    if ((room.corpses & set_of(Seat{seat})) != 0) view.corpses.push_back(static_cast<std::int32_t>(seat));
  }
  view.blue_corpse = (room.corpses & kBlueCorpse) != 0;
  return view;
}

screen::HeldView view_held(const Nemesis& g, Seat seat, std::size_t i) {
  const Held& held = g.player(seat).held[i];
  screen::HeldView view;
  view.id = g.object_id(held_by(seat, i));
  view.ammo = held.ammo;
  if (held.is_item() && g.item(held.item).is_weapon()) view.most_ammo = most_ammo(g, held);
  view.attached = ids_of(held.attached, g.catalogue.items);
  view.taped = held.taped;
  return view;
}

// NEM-HID-03: of a Backpack all see the backs; crafted and Quest Items have none to hide behind.
void view_backpack(const Nemesis& g, const Player& p, bool own, PlayerView& view) {
  for (const ItemId id : p.backpack) {
    const Item& item = g.item(id);
    view.backpack_backs.emplace_back(kernel::enum_name(item.deck));
    const bool open = item.deck == ItemDeck::crafted || item.deck == ItemDeck::quest;
    if (own || open) view.backpack.push_back(item.id);
  }
  std::sort(view.backpack_backs.begin(), view.backpack_backs.end());
}

void view_objectives(const Nemesis& g, const Player& p, bool own, Observer observer, PlayerView& view) {
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid()) continue;
    const bool rejected = p.kept != kUndecided && p.kept != place;
    const bool seen = saw(observer, p.dealt_seen_by) || (!rejected && saw(observer, p.kept_seen_by));
    const bool open = g.cooperative() || g.s.phase == Phase::over;
    if ((own && !rejected) || seen || (open && !rejected)) {
      view.objectives.push_back(g.catalogue.objectives[p.dealt[place].index()].id);
    }
  }
}

void view_cards(const Nemesis& g, const Player& p, bool own, PlayerView& view) {
  view.hand_size = static_cast<std::int32_t>(p.hand.size());
  view.deck_size = static_cast<std::int32_t>(p.deck.size());
  view.contamination = contamination_of(g, p.hand) + contamination_of(g, p.deck.pool) + contamination_of(g, p.discard);
  view.shown = p.shown;
  view.shown_infected = p.shown_infected;
  if (own) view.hand = ids_of(p.hand, g.catalogue.cards);
  // NEM-HID-07: face-up Contamination cards show their kind, never a scan.
  for (const CardId card : p.discard) {
    const CardId shown = g.card(card).is_action() ? card : g.catalogue.contamination;
    view.discard.push_back(g.card(shown).id);
  }
}

PlayerView view_player(const Nemesis& g, Seat seat, Observer observer) {
  const Player& p = g.player(seat);
  const bool own = observer.sees_secrets_of(seat);
  PlayerView view;
  if (p.character.valid()) view.character = g.character(seat).id;
  view.number = p.number;
  view.being = p.being;
  if (p.room.valid()) view.room = g.slot(p.room).id;
  if (p.pod.valid()) view.pod = g.s.pods[p.pod.index()].number;
  view.passed = p.passed;
  view.slimed = p.slimed;
  view.signal = p.signal;
  view.larva = p.larva;
  view.light = p.light;
  for (const WoundCard& wound : p.wounds) {
    screen::WoundView card;
    if (wound.wound.valid()) card.wound = g.catalogue.wounds[wound.wound.index()].id;
    card.dressed = wound.dressed;
    view.wounds.push_back(card);
  }
  view_cards(g, p, own, view);
  for (std::size_t i = 0; i < p.held.size(); ++i) view.held.push_back(view_held(g, seat, i));
  view_backpack(g, p, own, view);
  for (std::size_t quest = 0; p.character.valid() && quest < 2; ++quest) {
    if (p.quests[quest] == Quest::active) view.active_quests.push_back(g.item(g.character(seat).quests[quest]).id);
  }
  view_objectives(g, p, own, observer, view);
  // CAR-MUT-02
  view.mutated = p.mutation.valid();
  if (p.mutation.valid() && (own || p.mutation_open)) {
    view.mutation = g.catalogue.mutations[p.mutation.index()].id;
  }
  view.markers = p.markers;
  view.armour = p.armour;
  view.survived = p.survived;
  return view;
}

// Tokens by their kinds: the numbers are on the other side.
std::vector<KindCount> kinds_of(const Nemesis& g, const FixedVector<TokenId, kMostTokens>& tokens) {
  std::vector<KindCount> counts;
  for (const TokenId id : tokens) {
    const Token& token = g.catalogue.tokens[id.index()];
    std::string kind = token.blank ? token.id : g.catalogue.facts(token.species).id;
    if (token.blue) kind.insert(0, "blue-");
    if (counts.empty() || counts.back().kind != kind) counts.push_back({kind, 0});
    ++counts.back().count;
  }
  return counts;
}

// NEM-HID-07: the sizes of all decks.
std::vector<KindCount> view_decks(const State& s) {
  const auto size = [](std::size_t n) { return static_cast<std::int32_t>(n); };
  return {{"red", size(s.items[0].size())},        {"yellow", size(s.items[1].size())},
          {"green", size(s.items[2].size())},      {"attack", size(s.attacks.size())},
          {"event", size(s.events.size())},        {"wound", size(s.wounds.size())},
          {"contamination", s.contamination.left}, {"mutation", size(s.unseen.mutations.size())}};
}

void view_ship(const Nemesis& g, Observer observer, TableView& view) {
  const State& s = g.s;
  for (std::size_t i = 0; i < kRooms; ++i) view.rooms.push_back(view_room(g, i, observer));
  for (std::size_t i = 0; i < kCorridors; ++i) {
    view.corridors.push_back({g.catalogue.corridors[i].id, s.corridors[i].door, s.corridors[i].noise});
  }
  view.technical_noise = s.technical_noise;
  for (const Figure& figure : s.figures) {
    view.figures.push_back({g.object_id(of(figure)), figure.species, g.slot(figure.room).id, figure.injuries});
  }
  for (std::size_t i = 0; i < s.pods.size(); ++i) {
    const Pod& pod = s.pods[i];
    screen::PodView each{pod.number, pod.section, pod.unlocked, pod.gone, {}};
    for (std::size_t seat = 0; seat < s.seats; ++seat) {
      if (s.players[seat].pod == PodId{i}) each.people.push_back(number_of(Seat{seat}));
    }
    view.pods.push_back(each);
  }
  for (const Engine& engine : s.engines) {
    const bool seen = engine.state != EngineState::unknown && saw(observer, engine.seen_by);
    view.engines.push_back(seen ? std::optional(engine.state) : std::nullopt);
    view.engine_lookers.push_back(seats_in(g, engine.seen_by));
  }
  view.coordinates_lookers = seats_in(g, s.coordinates_seen_by);
  const Seat who = observer.as_seat();
  if (who.valid() && g.in_combat(who)) {
    for (const std::uint16_t number : g.figures_in(g.player(who).room)) {
      const Species species = g.figure(number)->species;
      view.threats.push_back({species, attack_odds(g, species)});
    }
  }
  if (s.coordinates.valid() && saw(observer, s.coordinates_seen_by)) {
    view.coordinates = g.catalogue.coordinates[s.coordinates.index()].id;
  }
}

void view_enemies(const Nemesis& g, TableView& view) {
  const State& s = g.s;
  view.bag = kinds_of(g, s.bag.pool);
  view.supply = kinds_of(g, s.supply);
  constexpr std::array<HeavyObject, kSlots> kStudied = {HeavyObject::corpse, HeavyObject::egg, HeavyObject::carcass};
  for (std::size_t i = 0; i < kSlots; ++i) {
    const TraitSlot& slot = s.traits[i];
    screen::TraitView trait{kStudied[i], std::nullopt, slot.discarded};
    if (slot.known) trait.trait = g.catalogue.traits[slot.trait.index()].id;
    view.traits.push_back(trait);
  }
  view.butcher_dead = has(s.killed, Species::butcher);
  view.eggs = s.eggs;
  view.nest_destroyed = s.nest_destroyed;
  view.met = s.met;
}

// NEM-ACT-17: of a Backpack Item the others see the back.
void view_deals(const Nemesis& g, Observer observer, TableView& view) {
  for (const Deal& deal : g.s.aside.deals) {
    const bool sees = observer.sees_secrets_of(deal.from) || observer.sees_secrets_of(deal.to);
    const Held& what = deal.what;
    std::string thing = what.is_item() ? g.item(what.item).id : g.object_id(heavy(what.object, what.corpse_of));
    const bool has_back = what.is_item() && !g.item(what.item).heavy && g.item(what.item).deck < ItemDeck::crafted;
    if (has_back && !sees) thing = kernel::enum_name(g.item(what.item).deck);
    view.deals.push_back({number_of(deal.from), number_of(deal.to), thing});
  }
}

// What only somebody who is choosing sees.
void view_choices(const Nemesis& g, Observer observer, TableView& view) {
  const Aside& aside = g.s.aside;
  const bool acts = g.s.active.valid() && observer.sees_secrets_of(g.s.active);
  if (acts) view.found = ids_of(aside.items, g.catalogue.items);
  if (acts) view.looked = ids_of(aside.looked, g.catalogue.events);
  if (aside.mutating.valid() && observer.sees_secrets_of(aside.mutating)) {
    view.mutations = ids_of(aside.mutations, g.catalogue.mutations);
  }
  const Hunter& h = g.s.hunter;
  if (!h.seat.valid()) return;
  screen::HunterView hunter;
  hunter.seat = number_of(h.seat);
  hunter.hand_size = static_cast<std::int32_t>(h.hand.size());
  hunter.deck_size = static_cast<std::int32_t>(h.deck.size());
  hunter.discard = ids_of(h.discard, g.catalogue.hunts);
  if (observer.sees_secrets_of(h.seat)) {
    hunter.hand = ids_of(h.hand, g.catalogue.hunts);
    hunter.attacks = ids_of(aside.hunted, g.catalogue.attacks);
  }
  view.hunter = hunter;
}

}  // namespace

kernel::Document Nemesis::view(Observer observer) const {
  TableView view;
  view.mode = s.agreed.mode;
  view.company = s.agreed.company;
  view.phase = s.phase;
  view.round = s.round;
  view.time = s.time;
  view.self_destruct = s.self_destruct;
  view.destination = s.destination;
  view.first = seat_number(s.first);
  view.active = seat_number(s.active);
  view.actions = s.actions;
  view.allowed = s.allowed;
  view_ship(*this, observer, view);
  view_enemies(*this, view);
  view.decks = view_decks(s);
  for (const auto& pile : s.item_discards) {
    for (const std::string& id : ids_of(pile, catalogue.items)) view.item_discards.push_back(id);
  }
  view.crafted = ids_of(s.crafted, catalogue.items);
  view.attack_discard = ids_of(s.attack_discard, catalogue.attacks);
  view.event_discard = ids_of(s.event_discard, catalogue.events);
  view.events_removed = ids_of(s.events_removed, catalogue.events);
  view.healed = ids_of(s.healed, catalogue.wounds);
  view.resolving = ids_of(s.aside.attacks, catalogue.attacks);
  for (const std::string& id : ids_of(s.aside.events, catalogue.events)) view.resolving.push_back(id);
  if (s.aside.last_token.valid()) view.last_token = catalogue.tokens[s.aside.last_token.index()].id;
  if (s.aside.last_scan.valid()) view.last_scan = catalogue.fates[s.aside.last_scan.index()].id;
  if (s.aside.last_exploration.valid()) {
    view.last_exploration = catalogue.explorations[s.aside.last_exploration.index()].id;
  }
  view.shown_characters = ids_of(s.aside.characters, catalogue.characters);
  view_choices(*this, observer, view);
  view_deals(*this, observer, view);
  for (std::size_t i = 0; i < s.seats; ++i) view.players.push_back(view_player(*this, Seat{i}, observer));
  view.ending = s.ending;
  view.ship_destroyed = s.ship_destroyed;
  if (s.phase == Phase::over && s.ending == Ending::jump && s.coordinates_seen_by == kEverybody)
    view.reached = s.reached;
  view.goal = goal_of(*this, observer);
  return kernel::to_document(view);
}

}  // namespace kostka::games::nemesis
