// Names in documents, the invariants of a position, and how a scenario's changes are brought into line.
#include <algorithm>
#include <array>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {
namespace {

using kernel::name_in;
using kernel::names_in;
using kernel::value_in;

// Calls `with` with the list of a catalogue that a kind of id counts; false for a kind without names.
template <class With>
bool visit_named(const Catalogue& c, std::string_view kind, With with) {
  if (kind == RoomTag::kind) return with(c.rooms), true;
  if (kind == CorridorTag::kind) return with(c.corridors), true;
  if (kind == TileTag::kind) return with(c.tiles), true;
  if (kind == TokenTag::kind) return with(c.tokens), true;
  if (kind == ExplorationTag::kind) return with(c.explorations), true;
  if (kind == CardTag::kind) return with(c.cards), true;
  if (kind == ItemTag::kind) return with(c.items), true;
  if (kind == CharacterTag::kind) return with(c.characters), true;
  if (kind == ObjectiveTag::kind) return with(c.objectives), true;
  if (kind == WoundTag::kind) return with(c.wounds), true;
  if (kind == FateTag::kind) return with(c.fates), true;
  if (kind == AttackTag::kind) return with(c.attacks), true;
  if (kind == EventTag::kind) return with(c.events), true;
  if (kind == TraitTag::kind) return with(c.traits), true;
  if (kind == CoordinatesTag::kind) return with(c.coordinates), true;
  if (kind == MutationTag::kind) return with(c.mutations), true;
  if (kind == HuntTag::kind) return with(c.hunts), true;
  return false;
}

}  // namespace

std::optional<std::string> Names::name(std::string_view kind, std::uint32_t value) const {
  std::optional<std::string> found;
  visit_named(catalogue_, kind, [&](const auto& items) { found = name_in(items, value); });
  return found;
}

std::optional<std::uint32_t> Names::value(std::string_view kind, std::string_view name) const {
  std::optional<std::uint32_t> found;
  visit_named(catalogue_, kind, [&](const auto& items) { found = value_in(items, name); });
  return found;
}

std::vector<std::string> Names::names(std::string_view kind) const {
  std::vector<std::string> found;
  visit_named(catalogue_, kind, [&](const auto& items) { found = names_in(items); });
  return found;
}

// ---- counting -------------------------------------------------------------------------------------------------------

namespace {

inline constexpr std::size_t kMostDesigns = 64;
using Counts = std::array<std::int16_t, kMostDesigns>;

template <class List>
void count(Counts& counts, const List& ids) {
  for (const auto id : ids) {
    if (id.index() < kMostDesigns) ++counts[id.index()];
  }
}
template <class Card, std::size_t N, std::size_t Placed>
void count(Counts& counts, const kernel::Deck<Card, N, Placed>& deck) {
  count(counts, deck.pool);
  count(counts, deck.top);
  count(counts, deck.bottom);
}
template <class Id>
void count_one(Counts& counts, Id id) {
  if (id.valid() && id.index() < kMostDesigns) ++counts[id.index()];
}

template <class Items, class InPlay>
bool as_printed(const Counts& counts, const Items& items, InPlay in_play) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (in_play(items[i]) && counts[i] != items[i].count) return false;
  }
  return true;
}

// NEM-COMP-06: the cards of a player, and how many of them are Contamination cards not scanned yet, or known ones.
struct OwnCards {
  Counts counts{};
  int unknown = 0, infected = 0, clean = 0;
};

OwnCards own_cards(const Nemesis& g, const Player& p) {
  OwnCards own;
  count(own.counts, p.hand);
  count(own.counts, p.deck);
  count(own.counts, p.discard);
  count(own.counts, p.drawn);
  own.unknown = own.counts[g.catalogue.contamination.index()];
  own.infected = own.counts[g.catalogue.infected.index()];
  own.clean = own.counts[g.catalogue.clean.index()];
  return own;
}

const char* audit_cards(const Nemesis& g) {
  int unknown = g.s.contamination.left, infected = g.s.contamination.removed_infected,
      clean = g.s.contamination.removed_clean;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Player& p = g.s.players[i];
    const OwnCards own = own_cards(g, p);
    unknown += own.unknown;
    infected += own.infected;
    clean += own.clean;
    if (!std::is_sorted(p.hand.begin(), p.hand.end())) return "A hand is not kept in ascending order.";
    if (!p.character.valid()) continue;
    Counts deck{};
    count(deck, g.character(Seat{i}).deck);
    for (std::size_t card = 0; card < g.catalogue.contamination.index(); ++card) {
      if (own.counts[card] != deck[card]) return "An Action card got lost or is in the wrong hands.";
    }
  }
  const auto fates = static_cast<int>(g.s.contamination.fates.size());
  if (unknown != fates) return "Not every Contamination card that was not scanned has a fate.";
  if (unknown + infected + clean != static_cast<int>(kContamination)) return "A Contamination card got lost.";
  return nullptr;
}

const char* audit_items(const Nemesis& g) {
  Counts counts{};
  for (std::size_t deck = 0; deck < kSearched; ++deck) {
    count(counts, g.s.items[deck]);
    count(counts, g.s.item_discards[deck]);
  }
  count(counts, g.s.crafted);
  count(counts, g.s.crafted_discard);
  count(counts, g.s.aside.items);
  for (const Deal& deal : g.s.aside.deals) count_one(counts, deal.what.item), count(counts, deal.what.attached);
  for (const Player& p : g.s.players) {
    count(counts, p.backpack);
    for (const Held& held : p.held) {
      count_one(counts, held.item);
      count(counts, held.attached);
    }
    if (!std::is_sorted(p.backpack.begin(), p.backpack.end())) return "A Backpack is not kept in ascending order.";
  }
  const auto has_a_pile = [](const Item& item) { return item.deck <= ItemDeck::crafted; };
  return as_printed(counts, g.catalogue.items, has_a_pile) ? nullptr : "An Item got lost or exists too often.";
}

const char* audit_decks(const Nemesis& g) {
  const State& s = g.s;
  const Mode mode = s.agreed.mode;
  Counts attacks{}, wounds{}, tokens{};
  count(attacks, s.attacks);
  count(attacks, s.attack_discard);
  count(attacks, s.aside.attacks);
  count(attacks, s.aside.hunted);
  if (!as_printed(attacks, g.catalogue.attacks, [&](const Attack& a) { return a.mode == mode; })) {
    return "An Attack card got lost or exists too often.";
  }
  const std::size_t events = s.events.size() + s.event_discard.size() + s.events_removed.size() +
                             s.aside.events.size() + s.aside.looked.size();
  if (events != 20) return "An Event card got lost or exists too often.";
  count(wounds, s.wounds);
  count(wounds, s.healed);
  for (const Player& p : s.players) {
    for (const WoundCard& wound : p.wounds) count_one(wounds, wound.wound);
  }
  if (!as_printed(wounds, g.catalogue.wounds, [](const Wound&) { return true; })) {
    return "A Serious Wound got lost or exists too often.";
  }
  count(tokens, s.bag);
  count(tokens, s.supply);
  count_one(tokens, s.aside.token);
  count_one(tokens, s.aside.bag_token);
  count_one(tokens, s.aside.lost_token);
  if (!as_printed(tokens, g.catalogue.tokens, [&](const Token& t) { return t.blank || mode_of(t.species) == mode; })) {
    return "A token got lost or exists too often.";
  }
  return nullptr;
}

// CAR-SUP-11, NEM-COMP-06
const char* audit_special_cards(const Nemesis& g) {
  const State& s = g.s;
  Counts mutations{};
  count(mutations, s.unseen.mutations);
  count(mutations, s.aside.mutations);
  for (const Player& p : s.players) {
    count_one(mutations, p.mutation);
    if (p.markers > 0 && !g.carnomorphs()) return "There are Mutation markers without Carnomorphs.";
    if (p.larva && g.carnomorphs()) return "There is a Larva in Mode C (CAR-TERM-02).";
  }
  for (std::size_t i = 0; g.carnomorphs() && i < g.catalogue.mutations.size(); ++i) {
    if (mutations[i] != 1) return "A Mutation card got lost or exists twice.";
  }
  const Hunter& h = s.hunter;
  const std::size_t hunts = h.deck.size() + h.hand.size() + h.discard.size();
  if (hunts != (h.seat.valid() ? g.catalogue.hunts.size() : 0)) return "An Intruder Action card got lost.";
  return nullptr;
}

const char* audit_ship(const Nemesis& g) {
  const State& s = g.s;
  Counts tiles{};
  count(tiles, s.unseen.tiles_one);
  count(tiles, s.unseen.tiles_two);
  for (const RoomState& room : s.rooms) {
    count_one(tiles, room.tile);
    if (room.explored && !room.tile.valid()) return "An explored Room has no tile.";
    if (room.eggs < 0 || room.carcasses < 0 || room.items < 0) return "A Room holds less than nothing.";
  }
  for (std::size_t i = 0; i < g.catalogue.tiles.size(); ++i) {
    if (tiles[i] != 1) return "A tile got lost or lies twice.";
  }
  const Constants& k = g.catalogue.constants;
  if (g.fires() > k.fires) return "There are more Fire markers than in the box (NEM-COMP-04).";
  if (g.malfunctions() > k.malfunctions) return "There are more Malfunction markers than in the box (NEM-COMP-04).";
  if (g.door_tokens() > k.doors) return "There are more Doors than in the box (NEM-COMP-04).";
  if (g.free_carcasses() < 0) return "There are more Carcasses than in the box (NEM-COMP-04).";
  for (const Species species : kernel::kEnumValues<Species>) {
    if (g.figures_of(species) > g.catalogue.facts(species).figures) return "There are more figures than in the box.";
  }
  for (const Figure& figure : s.figures) {
    if (figure.room.index() >= kRooms || figure.number == 0 || figure.number > s.last_figure) {
      return "A figure stands nowhere or has no number.";
    }
  }
  return nullptr;
}

const char* audit_players(const Nemesis& g) {
  const State& s = g.s;
  if (s.seats < 1 || s.seats > kMostPlayers) return "One to five can play.";
  for (std::size_t i = 0; i < s.seats; ++i) {
    const Player& p = s.players[i];
    if (s.phase < Phase::draft) continue;
    // CAR-SETUP-14
    if (p.number < 1 || p.number > s.seats) return "A player has a number that nobody is dealt.";
    for (std::size_t j = 0; j < i; ++j) {
      if (s.players[j].number == p.number) return "Two players have the same number.";
    }
    if (s.phase < Phase::round) continue;
    if (!p.character.valid() || p.room.index() >= kRooms) return "A player has no Character on the ship.";
    if (p.pod.valid() && p.pod.index() >= s.pods.size()) return "Somebody sits in a Pod that does not exist.";
    // More while its owner chooses what to drop (NEM-OBJ-09); after a Trade that can be a lot.
    if (g.aboard(Seat{i}) && g.used_slots(Seat{i}) > g.catalogue.constants.hand_slots + 4) {
      return "A Character holds more than its hands can (NEM-OBJ-02).";
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (s.players[j].character == p.character) return "Two players have the same Character.";
    }
  }
  return nullptr;
}

}  // namespace

const char* Nemesis::audit() const {
  for (const auto check : {audit_players, audit_ship, audit_cards, audit_items, audit_decks, audit_special_cards}) {
    if (const char* wrong = check(*this)) return wrong;
  }
  return nullptr;
}

// ---- a scenario's changes -------------------------------------------------------------------------------------------

namespace {

bool names_part(std::span<const std::string> patched, std::string_view part) {
  return std::ranges::any_of(patched, [&](const std::string& path) { return path.find(part) != std::string::npos; });
}

// Whatever of these now lies elsewhere leaves the pool, and what nobody has comes back to it.
template <class Items, class Pool, class InPlay>
void refill(const Items& items, const Counts& elsewhere, Pool& pool, InPlay in_play) {
  using CardOfPool = typename std::remove_cvref_t<decltype(pool.pool)>::value_type;
  pool = {};
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!in_play(items[i])) continue;
    for (int n = elsewhere[i]; n < items[i].count; ++n) pool.shuffle_in(CardOfPool{i});
  }
}

void settle_cards(Nemesis& g) {
  int own = 0, infected = g.s.contamination.removed_infected, clean = g.s.contamination.removed_clean;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    Player& p = g.s.players[i];
    std::sort(p.hand.begin(), p.hand.end());
    Counts elsewhere{};
    count(elsewhere, p.hand);
    count(elsewhere, p.discard);
    count(elsewhere, p.drawn);
    p.deck = {};
    for (const CardId card : g.character(Seat{i}).deck) {
      if (elsewhere[card.index()] > 0) {
        --elsewhere[card.index()];
      } else {
        p.deck.shuffle_in(card);
      }
    }
    const OwnCards cards = own_cards(g, p);
    own += cards.unknown;
    infected += cards.infected;
    clean += cards.clean;
  }
  const int printed_infected = g.catalogue.fates[g.catalogue.infected_fate.index()].count;
  const int printed_clean = g.catalogue.fates[g.catalogue.clean_fate.index()].count;
  g.s.contamination.fates = {};
  for (int n = infected; n < printed_infected; ++n) g.s.contamination.fates.shuffle_in(g.catalogue.infected_fate);
  for (int n = clean; n < printed_clean; ++n) g.s.contamination.fates.shuffle_in(g.catalogue.clean_fate);
  g.s.contamination.left = static_cast<std::int8_t>(static_cast<int>(g.s.contamination.fates.size()) - own);
}

void settle_items(Nemesis& g) {
  Counts elsewhere{};
  for (std::size_t deck = 0; deck < kSearched; ++deck) {
    count(elsewhere, g.s.item_discards[deck]);
    count(elsewhere, g.s.items[deck].top);
    count(elsewhere, g.s.items[deck].bottom);
  }
  count(elsewhere, g.s.crafted_discard);
  for (Player& p : g.s.players) {
    std::sort(p.backpack.begin(), p.backpack.end());
    count(elsewhere, p.backpack);
    for (const Held& held : p.held) count_one(elsewhere, held.item), count(elsewhere, held.attached);
  }
  for (std::size_t deck = 0; deck < kSearched; ++deck) {
    auto kept = g.s.items[deck];
    refill(g.catalogue.items, elsewhere, g.s.items[deck],
           [&](const Item& item) { return static_cast<std::size_t>(item.deck) == deck; });
    g.s.items[deck].top = kept.top;
    g.s.items[deck].bottom = kept.bottom;
  }
  g.s.crafted.clear();
  for (std::size_t i = 0; i < g.catalogue.items.size(); ++i) {
    const Item& item = g.catalogue.items[i];
    for (int n = elsewhere[i]; item.deck == ItemDeck::crafted && n < item.count; ++n) {
      g.s.crafted.insert_sorted(ItemId{i});
    }
  }
}

void settle_tiles(Nemesis& g) {
  Counts tiles{}, tokens{};
  for (RoomState& room : g.s.rooms) {
    count_one(tiles, room.tile);
    count_one(tokens, room.token);
  }
  g.s.unseen.tiles_one = {};
  g.s.unseen.tiles_two = {};
  for (std::size_t i = 0; i < g.catalogue.tiles.size(); ++i) {
    if (tiles[i] > 0) continue;
    if (g.catalogue.tiles[i].place == Place::one) g.s.unseen.tiles_one.shuffle_in(TileId{i});
    if (g.catalogue.tiles[i].place == Place::two) g.s.unseen.tiles_two.shuffle_in(TileId{i});
  }
  refill(g.catalogue.explorations, tokens, g.s.unseen.explorations, [](const Exploration&) { return true; });
}

void settle_enemy_decks(Nemesis& g) {
  const Mode mode = g.s.agreed.mode;
  Counts attacks{}, wounds{}, traits{}, bag{};
  count(attacks, g.s.attack_discard);
  count(attacks, g.s.attacks.top);
  count(attacks, g.s.attacks.bottom);
  auto kept_attacks = g.s.attacks;
  refill(g.catalogue.attacks, attacks, g.s.attacks, [&](const Attack& a) { return a.mode == mode; });
  g.s.attacks.top = kept_attacks.top;
  g.s.attacks.bottom = kept_attacks.bottom;
  Counts events{};
  count(events, g.s.event_discard);
  count(events, g.s.events_removed);
  count(events, g.s.events.top);
  count(events, g.s.events.bottom);
  g.s.events.pool.clear();
  for (std::size_t i = 0; i < g.catalogue.events.size(); ++i) {
    if (g.catalogue.events[i].mode == mode && events[i] == 0) g.s.events.shuffle_in(EventId{i});
  }
  count(wounds, g.s.healed);
  for (const Player& p : g.s.players) {
    for (const WoundCard& wound : p.wounds) count_one(wounds, wound.wound);
  }
  refill(g.catalogue.wounds, wounds, g.s.wounds, [](const Wound&) { return true; });
  for (const TraitSlot& slot : g.s.traits) count_one(traits, slot.trait);
  g.s.unseen.traits_left = {};
  for (std::size_t i = 0; i < g.catalogue.traits.size(); ++i) {
    if (g.catalogue.traits[i].mode == mode && traits[i] == 0) g.s.unseen.traits_left.shuffle_in(TraitId{i});
  }
  // The supply is what is not in the bag.
  count(bag, g.s.bag);
  count_one(bag, g.s.aside.lost_token);
  std::sort(g.s.bag.pool.begin(), g.s.bag.pool.end());
  g.s.supply.clear();
  for (std::size_t i = 0; i < g.catalogue.tokens.size(); ++i) {
    const Token& token = g.catalogue.tokens[i];
    if (token.blank ? bag[i] > 0 : mode_of(token.species) != mode) continue;
    for (int n = bag[i]; n < token.count; ++n) g.s.supply.insert_sorted(TokenId{i});
  }
}

}  // namespace

namespace {

// CAR-ADAPT-02: anyone who puts Shamblers, Fleshbeasts or the Butcher on the board without a word about Adaptations
// speaks of a match in which those were discarded.
void settle_adaptations(Nemesis& g) {
  for (const Figure& figure : g.s.figures) {
    if (figure.species < Species::shambler) continue;
    TraitSlot& slot =
        g.s.traits[static_cast<std::size_t>(figure.species) - static_cast<std::size_t>(Species::shambler)];
    if (slot.trait.valid() || g.s.unseen.traits_left.empty()) continue;
    slot = {.trait = g.s.unseen.traits_left.take_from_pool(0), .known = true, .discarded = true};
  }
}

void settle_mutations(Nemesis& g) {
  g.s.unseen.mutations = {};
  for (std::size_t i = 0; g.carnomorphs() && i < g.catalogue.mutations.size(); ++i) {
    const bool taken = std::ranges::any_of(g.s.players, [&](const Player& p) { return p.mutation == MutationId{i}; });
    if (!taken) g.s.unseen.mutations.shuffle_in(MutationId{i});
  }
}

// NEM-INTR-01: anyone who is said to play the Intruders has a deck.
void settle_hunter(Nemesis& g) {
  Hunter& h = g.s.hunter;
  if (!h.seat.valid()) return;
  h.heir = h.seat;
  h.deck = {};
  for (std::size_t i = 0; i < g.catalogue.hunts.size(); ++i) {
    if (!h.hand.contains(HuntId{i}) && !h.discard.contains(HuntId{i})) h.deck.shuffle_in(HuntId{i});
  }
}

}  // namespace

std::string Nemesis::settle(std::span<const std::string> patched) {
  const auto any_of = [&](std::initializer_list<std::string_view> parts) {
    return std::ranges::any_of(parts, [&](std::string_view part) { return names_part(patched, part); });
  };
  if (any_of({"figures"})) {
    for (Figure& figure : s.figures) {
      if (figure.number == 0) figure.number = ++s.last_figure;
      s.last_figure = std::max(s.last_figure, figure.number);
    }
    // Anyone who puts figures on the board speaks of a match in which they have been met, unless it says otherwise.
    if (!any_of({"met"})) s.met = !s.figures.empty();
  }
  if (s.phase >= Phase::round && any_of({"hand", "discard", "drawn", "character", "contamination"}))
    settle_cards(*this);
  if (any_of({"backpack", "held", "item", "crafted"})) settle_items(*this);
  if (any_of({"rooms", "unseen"})) settle_tiles(*this);
  if (any_of({"attack", "event", "wounds", "healed", "traits", "bag", "supply", "lost_token"}))
    settle_enemy_decks(*this);
  if (any_of({"figures"}) && carnomorphs()) settle_adaptations(*this);
  if (any_of({"mutation"})) settle_mutations(*this);
  if (any_of({"hunter"})) settle_hunter(*this);
  for (std::size_t i = 0; any_of({"figures", "met"}) && s.met && !cooperative() && i < s.seats; ++i) {
    if (s.players[i].kept == kUndecided) s.players[i].kept = 0;
  }
  const char* wrong = audit();
  return wrong == nullptr ? std::string() : std::string(wrong);
}

}  // namespace kostka::games::nemesis
