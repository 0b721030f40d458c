// Dealing again what an observer cannot know (NEM-HID-01, NEM-HID-02): hands, Backpacks and Objectives of others, what
// only others have looked at, and the numbers of the tokens. What nobody has seen is not in the State at all.
#include <algorithm>

#include "games/nemesis/rules/table.h"

namespace kostka::games::nemesis {
namespace {

using kernel::ChanceStream;
using kernel::Observer;

// Begins with the items in ascending order, so that the deal follows from the stream and from what the observer knows,
// and not from how the cards really lie.
template <class List>
void shuffle(List& items, ChanceStream& stream) {
  std::sort(items.begin(), items.end());
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[stream.below(static_cast<std::uint32_t>(i))]);
  }
}

bool has_seen(Observer observer, SeatSet seen_by) {
  const Seat seat = observer.as_seat();
  if (seen_by == kEverybody) return true;
  return seat.valid() && (seen_by & set_of(seat)) != 0;
}

template <class Visit>
void for_each_other(State& s, Observer observer, Visit visit) {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (!observer.sees_secrets_of(Seat{i})) visit(s.players[i]);
  }
}

// The hand against one's own deck.
void deal_hands(State& s, Observer observer, ChanceStream& stream) {
  for_each_other(s, observer, [&](Player& p) {
    FixedVector<CardId, 2 * kMostOwnCards> unknown;
    for (const CardId card : p.hand) unknown.push_back(card);
    for (const CardId card : p.deck.pool) unknown.push_back(card);
    shuffle(unknown, stream);
    for (CardId& card : p.hand) card = unknown.pop_back();
    std::sort(p.hand.begin(), p.hand.end());
    p.deck.pool.clear();
    for (const CardId card : unknown) p.deck.pool.insert_sorted(card);
  });
}

// NEM-HID-03: the colours of the backs are known. No Backpack holds anything heavy.
void deal_items(const Nemesis& g, State& s, std::size_t deck, Observer observer, ChanceStream& stream) {
  const auto of_deck = [&](ItemId id) { return id.valid() && static_cast<std::size_t>(g.item(id).deck) == deck; };
  const bool searching = s.active.valid() && !observer.sees_secrets_of(s.active);
  FixedVector<ItemId, 40> unknown;
  for (const ItemId id : s.items[deck].pool) unknown.push_back(id);
  for (const ItemId id : s.items[deck].bottom) unknown.push_back(id);
  const auto for_each_place = [&](auto visit) {
    for_each_other(s, observer, [&](Player& p) {
      for (ItemId& id : p.backpack) {
        if (of_deck(id)) visit(id);
      }
    });
  };
  const auto for_each_deal = [&](auto visit) {
    for (Deal& deal : s.aside.deals) {
      const bool sees = observer.sees_secrets_of(deal.from) || observer.sees_secrets_of(deal.to);
      if (!sees && of_deck(deal.what.item) && !g.item(deal.what.item).heavy) visit(deal.what.item);
    }
  };
  for_each_place([&](ItemId& id) { unknown.push_back(id); });
  for_each_deal([&](ItemId& id) { unknown.push_back(id); });
  for (const ItemId id : s.aside.items) {
    if (searching && of_deck(id)) unknown.push_back(id);
  }
  shuffle(unknown, stream);
  const auto deal_light = [&](ItemId& id) {
    const auto light = std::find_if(unknown.begin(), unknown.end(), [&](ItemId each) { return !g.item(each).heavy; });
    id = unknown.take(static_cast<std::size_t>(light - unknown.begin()));
  };
  for_each_place(deal_light);
  for_each_deal(deal_light);
  for (ItemId& id : s.aside.items) {
    if (searching && of_deck(id)) id = unknown.pop_back();
  }
  for (ItemId& id : s.items[deck].bottom) id = unknown.pop_back();
  s.items[deck].pool.clear();
  for (const ItemId id : unknown) s.items[deck].pool.insert_sorted(id);
  for_each_other(s, observer, [](Player& p) { std::sort(p.backpack.begin(), p.backpack.end()); });
}

// Objectives that the observer has not looked at, against those that were not dealt; and which of two was kept.
void deal_objectives(const Nemesis& g, State& s, Observer observer, ChanceStream& stream) {
  if (g.cooperative()) return;
  for (std::size_t place = 0; place < 2; ++place) {
    auto& out = s.unseen.objectives_out[place].pool;
    FixedVector<ObjectiveId, 16> unknown;
    for (const ObjectiveId id : out) unknown.push_back(id);
    const auto for_each_place = [&](auto visit) {
      for_each_other(s, observer, [&](Player& p) {
        const bool kept_known = p.kept == place && has_seen(observer, p.kept_seen_by);
        if (p.dealt[place].valid() && !kept_known && !has_seen(observer, p.dealt_seen_by)) visit(p.dealt[place]);
      });
    };
    for_each_place([&](ObjectiveId& id) { unknown.push_back(id); });
    if (unknown.size() == out.size()) continue;
    shuffle(unknown, stream);
    for_each_place([&](ObjectiveId& id) { id = unknown.pop_back(); });
    out.clear();
    for (const ObjectiveId id : unknown) out.insert_sorted(id);
  }
  for_each_other(s, observer, [&](Player& p) {
    if (p.kept < 2 && !has_seen(observer, p.kept_seen_by)) p.kept = static_cast<std::uint8_t>(stream.below(2));
  });
}

// Tiles and tokens that only others have looked at.
template <class Pool, class Id>
void redeal(Pool& pool, Id& id, ChanceStream& stream) {
  pool.insert_sorted(id);
  id = pool.take(stream.below(static_cast<std::uint32_t>(pool.size())));
}

void deal_ship(const Nemesis& g, State& s, Observer observer, ChanceStream& stream) {
  for (std::size_t i = 0; i < kRooms; ++i) {
    RoomState& room = s.rooms[i];
    if (room.explored) continue;
    auto& tiles = g.catalogue.rooms[i].place == Place::one ? s.unseen.tiles_one.pool : s.unseen.tiles_two.pool;
    if (room.tile.valid() && !has_seen(observer, room.tile_seen_by)) redeal(tiles, room.tile, stream);
    if (room.token.valid() && !has_seen(observer, room.token_seen_by)) {
      redeal(s.unseen.explorations.pool, room.token, stream);
    }
  }
  for (Engine& engine : s.engines) {
    if (engine.state == EngineState::unknown || has_seen(observer, engine.seen_by)) continue;
    engine.state = stream.below(2) == 0 ? EngineState::working : EngineState::damaged;
  }
  if (s.coordinates.valid() && !has_seen(observer, s.coordinates_seen_by)) {
    redeal(s.unseen.coordinates_left.pool, s.coordinates, stream);
  }
}

// Event cards that only somebody else has placed.
void deal_events(State& s, Observer observer, ChanceStream& stream) {
  const bool looks = s.active.valid() && observer.sees_secrets_of(s.active);
  if (has_seen(observer, s.event_top_seen_by) && (looks || s.aside.looked.empty())) return;
  FixedVector<EventId, 24> unknown;
  for (const EventId id : s.events.pool) unknown.push_back(id);
  for (const EventId id : s.events.top) unknown.push_back(id);
  for (const EventId id : s.events.bottom) unknown.push_back(id);
  for (const EventId id : s.aside.looked) {
    if (!looks) unknown.push_back(id);
  }
  shuffle(unknown, stream);
  for (EventId& id : s.aside.looked) {
    if (!looks) id = unknown.pop_back();
  }
  for (EventId& id : s.events.top) id = unknown.pop_back();
  for (EventId& id : s.events.bottom) id = unknown.pop_back();
  s.events.pool.clear();
  for (const EventId id : unknown) s.events.pool.insert_sorted(id);
}

// CAR-MUT-02, CAR-MUT-10: face-down Mutation cards, and those that somebody chooses among.
void deal_mutations(State& s, Observer observer, ChanceStream& stream) {
  FixedVector<MutationId, 12> unknown;
  for (const MutationId id : s.unseen.mutations.pool) unknown.push_back(id);
  const bool chooses = s.aside.mutating.valid() && observer.sees_secrets_of(s.aside.mutating);
  const auto for_each_place = [&](auto visit) {
    for_each_other(s, observer, [&](Player& p) {
      if (p.mutation.valid() && !p.mutation_open) visit(p.mutation);
    });
    for (MutationId& id : s.aside.mutations) {
      if (!chooses) visit(id);
    }
  };
  for_each_place([&](MutationId& id) { unknown.push_back(id); });
  shuffle(unknown, stream);
  for_each_place([&](MutationId& id) { id = unknown.pop_back(); });
  s.unseen.mutations.pool.clear();
  for (const MutationId id : unknown) s.unseen.mutations.pool.insert_sorted(id);
}

// NEM-INTR-02, NEM-INTR-03: the hand of the Intruder player, the Attack cards among which it chooses and those that it
// has put under the deck.
void deal_hunt(State& s, Observer observer, ChanceStream& stream) {
  Hunter& h = s.hunter;
  if (!h.seat.valid() || observer.sees_secrets_of(h.seat)) return;
  FixedVector<HuntId, 10> hunts;
  for (const HuntId id : h.deck.pool) hunts.push_back(id);
  for (const HuntId id : h.hand) hunts.push_back(id);
  shuffle(hunts, stream);
  for (HuntId& id : h.hand) id = hunts.pop_back();
  std::sort(h.hand.begin(), h.hand.end());
  h.deck.pool.clear();
  for (const HuntId id : hunts) h.deck.pool.insert_sorted(id);
  FixedVector<AttackId, 24> attacks;
  for (const AttackId id : s.attacks.pool) attacks.push_back(id);
  for (const AttackId id : s.attacks.bottom) attacks.push_back(id);
  for (const AttackId id : s.aside.hunted) attacks.push_back(id);
  shuffle(attacks, stream);
  for (AttackId& id : s.aside.hunted) id = attacks.pop_back();
  for (AttackId& id : s.attacks.bottom) id = attacks.pop_back();
  s.attacks.pool.clear();
  for (const AttackId id : attacks) s.attacks.pool.insert_sorted(id);
}

// Which tokens of a kind are in the bag and which in the supply; only their kinds can be told (NEM-HID-03).
void deal_tokens(const Nemesis& g, State& s, ChanceStream& stream) {
  for (const Species species : kernel::kEnumValues<Species>) {
    FixedVector<TokenId, kMostTokens> unknown;
    const auto is_one = [&](TokenId id) {
      const Token& token = g.catalogue.tokens[id.index()];
      return !token.blank && !token.blue && token.species == species;
    };
    const auto for_each_place = [&](auto visit) {
      for (TokenId& id : s.bag.pool) {
        if (is_one(id)) visit(id);
      }
      for (TokenId& id : s.supply) {
        if (is_one(id)) visit(id);
      }
    };
    for_each_place([&](TokenId& id) { unknown.push_back(id); });
    shuffle(unknown, stream);
    for_each_place([&](TokenId& id) { id = unknown.pop_back(); });
  }
  std::sort(s.bag.pool.begin(), s.bag.pool.end());
  std::sort(s.supply.begin(), s.supply.end());
}

}  // namespace

void Nemesis::determinize(Observer observer, ChanceStream& stream) {
  if (observer.is_record_keeper() || s.phase == Phase::over) return;
  deal_hands(s, observer, stream);
  for (std::size_t deck = 0; deck < kSearched; ++deck) deal_items(*this, s, deck, observer, stream);
  deal_objectives(*this, s, observer, stream);
  deal_ship(*this, s, observer, stream);
  deal_events(s, observer, stream);
  deal_mutations(s, observer, stream);
  deal_hunt(s, observer, stream);
  deal_tokens(*this, s, stream);
}

}  // namespace kostka::games::nemesis
