// Hands and Backpack (NEM-OBJ), searching (NEM-SEARCH), crafting (NEM-CRAFT), Quest Items (NEM-QUEST).
#include <algorithm>

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// ---- ammunition -----------------------------------------------------------------------------------------------------

int most_ammo(const Nemesis& g, const Held& weapon) { return g.item(weapon.item).weapon.ammo + weapon.more_ammo; }

// NEM-OBJ-05: never above the maximum.
void load(Nemesis& g, Seat who, Held& weapon, int ammo) {
  const int loaded = ammo == kAll ? most_ammo(g, weapon) : std::min(weapon.ammo + ammo, most_ammo(g, weapon));
  weapon.ammo = static_cast<std::int8_t>(std::max<int>(loaded, weapon.ammo));
  g.tell("NEM-OBJ-05"_clause, told::Loaded{who, weapon.item, weapon.ammo});
}

// ---- losing ---------------------------------------------------------------------------------------------------------

// NEM-OBJ-03: starting weapons and Quest Items have no pile and leave the game.
void discard_item(Nemesis& g, ItemId item) {
  const ItemDeck deck = g.item(item).deck;
  if (static_cast<std::size_t>(deck) < kSearched) g.s.item_discards[static_cast<std::size_t>(deck)].push_back(item);
  if (deck == ItemDeck::crafted) g.s.crafted_discard.insert_sorted(item);
}

namespace {

Object object_held(const Held& held) { return held.is_item() ? of(held.item) : heavy(held.object, held.corpse_of); }

void put_down(Nemesis& g, RoomId room, const Held& held) {
  RoomState& where = g.room(room);
  switch (held.object) {
    case HeavyObject::egg: ++where.eggs; break;
    case HeavyObject::carcass: ++where.carcasses; break;
    case HeavyObject::blue_corpse: where.corpses = static_cast<SeatSet>(where.corpses | kBlueCorpse); break;
    case HeavyObject::corpse: where.corpses = static_cast<SeatSet>(where.corpses | set_of(held.corpse_of)); break;
  }
}

void drop_one(Nemesis& g, Seat who, std::size_t place) {
  Player& p = g.player(who);
  const Held held = p.held.take(place);
  g.tell("NEM-OBJ-03"_clause, told::Dropped{who, object_held(held)});
  if (!held.is_item()) {
    put_down(g, p.room, held);
    return;
  }
  // NEM-OBJ-10: attached ones share its fate.
  for (const ItemId attached : held.attached) discard_item(g, attached);
  discard_item(g, held.item);
}

}  // namespace

// NEM-OBJ-10: two taped Items are dropped together.
void drop_held(Nemesis& g, Seat who, std::size_t place) {
  Player& p = g.player(who);
  const bool taped = p.held[place].taped;
  drop_one(g, who, place);
  for (std::size_t i = p.held.size(); taped && i-- > 0;) {
    if (p.held[i].taped) drop_one(g, who, i);
  }
}

void drop_item(Nemesis& g, Seat who, ItemId item) {
  if (!g.player(who).backpack.remove(item)) return;
  g.tell("NEM-OBJ-03"_clause, told::Dropped{who, of(item)});
  discard_item(g, item);
}

void use_up(Nemesis& g, Seat who, ItemId item) {
  Player& p = g.player(who);
  if (p.backpack.remove(item)) {
    discard_item(g, item);
    return;
  }
  for (std::size_t i = 0; i < p.held.size(); ++i) {
    if (p.held[i].item != item) continue;
    // What was taped to it stays in the hand alone.
    for (Held& other : p.held) other.taped = other.taped && !p.held[i].taped;
    const Held used = p.held.take(i);
    for (const ItemId attached : used.attached) discard_item(g, attached);
    discard_item(g, item);
    return;
  }
}

// NEM-OBJ-09
Task<> drop_surplus(Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  while (g.aboard(who) && g.used_slots(who) > g.hand_slots(who)) {
    for (std::size_t i = 0; i < p.held.size(); ++i) g.offer_to_choose(Answer::drop, held_by(who, i));
    const Option choice = co_await g.ask(who, "NEM-OBJ-09"_clause, g.question(Asking::surplus, 0, of(who)));
    drop_held(g, who, choice.about[0].index);
  }
}

// ---- taking ---------------------------------------------------------------------------------------------------------

// NEM-OBJ-04: into the Backpack, or in hand if it is heavy.
// NEM-OBJ-05: a weapon that was found has 1 Ammo; NEM-OBJ-06: a crafted one is full.
Task<> take_item(Nemesis& g, Seat who, ItemId id, bool from_search) {
  const Item& item = g.item(id);
  Player& p = g.player(who);
  if (!item.heavy) {
    p.backpack.insert_sorted(id);
    co_return;
  }
  Held held;
  held.item = id;
  if (item.is_weapon()) held.ammo = from_search ? std::int8_t{1} : item.weapon.ammo;
  p.held.push_back(held);
  g.tell("NEM-OBJ-04"_clause, told::ItemTaken{who, id});
  co_await drop_surplus(g, who);
}

Task<> take_object(Nemesis& g, Seat who, HeavyObject object, Seat corpse_of) {
  Held held;
  held.object = object;
  held.corpse_of = corpse_of;
  g.player(who).held.push_back(held);
  g.tell("NEM-ACT-10"_clause, told::ObjectTaken{who, heavy(object, corpse_of)});
  co_await drop_surplus(g, who);
}

void list_objects(const Nemesis& g, RoomId room, ShortList<Object, 16>& into) {
  const RoomState& where = g.room(room);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if ((where.corpses & set_of(Seat{i})) != 0) into.push_back(heavy(HeavyObject::corpse, Seat{i}));
  }
  if ((where.corpses & kBlueCorpse) != 0) into.push_back(heavy(HeavyObject::blue_corpse));
  if (where.carcasses > 0) into.push_back(heavy(HeavyObject::carcass));
  if (where.eggs > 0) into.push_back(heavy(HeavyObject::egg));
}

bool take_from_room(Nemesis& g, RoomId room, HeavyObject object, Seat corpse_of) {
  RoomState& where = g.room(room);
  const auto take = [](std::int8_t& n) {
    if (n <= 0) return false;
    --n;
    return true;
  };
  const auto take_corpse = [&](SeatSet corpse) {
    const bool there = (where.corpses & corpse) != 0;
    where.corpses = static_cast<SeatSet>(where.corpses & ~corpse);
    return there;
  };
  switch (object) {
    case HeavyObject::egg: return take(where.eggs);
    case HeavyObject::carcass: return take(where.carcasses);
    case HeavyObject::blue_corpse: return take_corpse(kBlueCorpse);
    case HeavyObject::corpse: return take_corpse(set_of(corpse_of));
  }
  return false;
}

// NEM-OBJ-10: attached ones count, and so do active Quest Items.
int item_count(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  std::size_t n = p.backpack.size();
  for (const Held& held : p.held) n += held.is_item() ? 1 + held.attached.size() : 0;
  return static_cast<int>(n);
}

// ---- searching ------------------------------------------------------------------------------------------------------

namespace {

std::size_t deck_of(Colour colour) { return static_cast<std::size_t>(colour) - 1; }

bool has_cards(const Nemesis& g, std::size_t deck) {
  return !g.s.items[deck].empty() || !g.s.item_discards[deck].empty();
}

// NEM-SEARCH-04
Task<ItemId> draw_item(Nemesis& g, Seat who, std::size_t deck) {
  auto& items = g.s.items[deck];
  auto& discard = g.s.item_discards[deck];
  if (items.empty()) {
    while (!discard.empty()) items.shuffle_in(discard.pop_back());
  }
  if (items.empty()) co_return ItemId{};
  const ItemId item = co_await g.draw(items, static_cast<std::uint8_t>(Kind::item), "NEM-SEARCH-01"_clause,
                                      g.question(Asking::item_drawn, 0, of(who)));
  g.s.aside.items.push_back(item);
  g.tell("NEM-SEARCH-03"_clause, told::ItemSeen{who, item}, kernel::Audience::only(who));
  co_return item;
}

// NEM-SEARCH-01: one is kept, the others go under the deck; what they are only the searcher knows (NEM-SEARCH-03).
Task<> keep_one(Nemesis& g, Seat who, std::size_t deck) {
  auto& drawn = g.s.aside.items;
  bool all_heavy = true;
  ItemId last;
  for (const ItemId item : drawn) {
    if (item != last) g.offer_to_choose(Answer::pick, of(item));
    all_heavy = all_heavy && g.item(item).heavy;
    last = item;
  }
  // NEM-OBJ-09: with full hands nobody has to keep a heavy one.
  if (all_heavy && g.used_slots(who) >= g.hand_slots(who)) g.offer_to_choose(Answer::no);
  const Option choice =
      co_await g.ask(who, "NEM-SEARCH-01"_clause, g.question(Asking::found, 0, of(who)), kernel::Forced::ask);
  const ItemId kept = answer_of(choice) == Answer::no ? ItemId{} : id_in<ItemId>(choice.about[0]);
  if (kept.valid()) drawn.remove(kept);
  for (const ItemId item : drawn) g.s.items[deck].put_under(item);
  drawn.clear();
  if (!kept.valid()) co_return;
  if (!g.item(kept).heavy) g.tell("NEM-SEARCH-03"_clause, told::ItemKept{who, g.item(kept).deck});
  co_await take_item(g, who, kept, true);
}

Task<> draw_and_keep(Nemesis& g, Seat who, std::size_t deck, int cards) {
  g.tell("NEM-SEARCH-01"_clause, told::Searched{who, static_cast<ItemDeck>(deck)});
  // NEM-SEARCH-05: as many as there are.
  for (int n = 0; n < cards; ++n) {
    const ItemId item = co_await draw_item(g, who, deck);
    if (!item.valid()) break;
  }
  if (!g.s.aside.items.empty()) co_await keep_one(g, who, deck);
}

Task<std::size_t> choose_deck(Nemesis& g, Seat who, Clause clause) {
  for (std::size_t deck = 0; deck < kSearched; ++deck) {
    if (has_cards(g, deck)) g.offer_to_choose(Answer::pick, object(Kind::item_deck, deck));
  }
  const Option choice = co_await g.ask(who, clause, g.question(Asking::deck, 0, of(who)));
  co_return std::size_t{choice.about[0].index};
}

}  // namespace

// NEM-SEARCH-02
bool can_search(const Nemesis& g, RoomId room, bool even_empty) {
  if (!g.room(room).explored) return false;
  const Tile& tile = g.tile(room);
  if (tile.place == Place::special || tile.barren || tile.colour == Colour::none) return false;
  if (g.room(room).items == 0 && !even_empty) return false;
  if (tile.colour != Colour::white) return has_cards(g, deck_of(tile.colour));
  return has_cards(g, 0) || has_cards(g, 1) || has_cards(g, 2);
}

Task<> search(Nemesis& g, Seat who, int cards) {
  RoomState& room = g.room(g.player(who).room);
  const Colour colour = g.tile(g.player(who).room).colour;
  std::size_t deck = 0;
  if (colour == Colour::white) {
    deck = co_await choose_deck(g, who, "NEM-SEARCH-02"_clause);
  } else {
    deck = deck_of(colour);
  }
  if (room.items > 0) --room.items;
  co_await draw_and_keep(g, who, deck, cards);
}

// NEM-R1-STO: the counter does not change.
Task<> find_item(Nemesis& g, Seat who, int cards) {
  if (!has_cards(g, 0) && !has_cards(g, 1) && !has_cards(g, 2)) co_return;
  const std::size_t deck = co_await choose_deck(g, who, "NEM-R1-STO"_clause);
  co_await draw_and_keep(g, who, deck, cards);
}

// ---- crafting -------------------------------------------------------------------------------------------------------

namespace {

using OwnItems = ShortList<ItemId, kMostItems + 6>;

OwnItems own_items(const Nemesis& g, Seat who) {
  OwnItems items;
  for (const ItemId item : g.player(who).backpack) items.push_back(item);
  for (const Held& held : g.player(who).held) {
    if (held.is_item()) items.push_back(held.item);
  }
  std::sort(items.begin(), items.end());
  return items;
}

// NEM-CRAFT-01; `wild`: the Mechanic's Ingenuity takes any yellow Item as a wrench.
bool serves(const Item& item, Component component, bool wild) {
  return item.component == component || (wild && component == Component::wrench && item.deck == ItemDeck::yellow);
}

}  // namespace

bool can_craft(const Nemesis& g, Seat who, ItemId crafted, bool wild) {
  // NEM-CRAFT-03: from the deck or from its discard pile.
  if (!g.s.crafted.contains(crafted) && !g.s.crafted_discard.contains(crafted)) return false;
  const auto& recipe = g.item(crafted).recipe;
  const OwnItems items = own_items(g, who);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!serves(g.item(items[i]), recipe[0], wild)) continue;
    for (std::size_t j = 0; j < items.size(); ++j) {
      if (j != i && serves(g.item(items[j]), recipe[1], wild)) return true;
    }
  }
  return false;
}

Task<> craft(Nemesis& g, Seat who, ItemId crafted, bool wild) {
  const auto& recipe = g.item(crafted).recipe;
  for (std::size_t part = 0; part < recipe.size(); ++part) {
    const OwnItems items = own_items(g, who);
    ItemId last;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i] == last || !serves(g.item(items[i]), recipe[part], wild)) continue;
      // What is needed for the other component must be left.
      const bool rest_left = part == 1 || std::any_of(items.begin(), items.end(), [&](const ItemId& other) {
                               return &other != &items[i] && serves(g.item(other), recipe[1], wild);
                             });
      if (!rest_left) continue;
      g.offer_to_choose(Answer::pick, of(items[i]));
      last = items[i];
    }
    const Option choice =
        co_await g.ask(who, "NEM-CRAFT-01"_clause, g.question(Asking::item, 0, of(crafted)), kernel::Forced::ask);
    const auto item = id_in<ItemId>(choice.about[0]);
    use_up(g, who, item);
    g.tell("NEM-CRAFT-01"_clause, told::ItemUsed{who, item});
  }
  if (!g.s.crafted.remove(crafted)) g.s.crafted_discard.remove(crafted);
  g.tell("NEM-CRAFT-01"_clause, told::Crafted{who, crafted});
  co_await take_item(g, who, crafted, false);
}

// ---- Quest Items ----------------------------------------------------------------------------------------------------

namespace {

Held* held_item(Nemesis& g, Seat who, ItemId item) {
  for (Held& held : g.player(who).held) {
    if (held.item == item) return &held;
  }
  return nullptr;
}

}  // namespace

// NEM-QUEST-01
bool can_activate(const Nemesis& g, Seat who, std::size_t quest) {
  const Player& p = g.player(who);
  if (p.quests[quest] == Quest::active) return false;
  const Item& item = g.item(g.character(who).quests[quest]);
  if (item.attaches_to.valid() && held_item(const_cast<Nemesis&>(g), who, item.attaches_to) == nullptr) return false;
  if (item.activated_in.valid()) return g.is_tile(p.room, item.activated_in);
  return std::ranges::any_of(item.activated_with, [&](ItemId with) { return p.backpack.contains(with); });
}

Task<> activate(Nemesis& g, Seat who, std::size_t quest) {
  const ItemId id = g.character(who).quests[quest];
  const Item& item = g.item(id);
  if (!item.activated_with.empty()) {
    for (const ItemId with : item.activated_with) {
      if (g.player(who).backpack.contains(with)) g.offer_to_choose(Answer::pick, of(with));
    }
    const Option choice =
        co_await g.ask(who, "NEM-QUEST-01"_clause, g.question(Asking::item, 0, of(id)), kernel::Forced::ask);
    const auto given = id_in<ItemId>(choice.about[0]);
    use_up(g, who, given);
    g.tell("NEM-QUEST-01"_clause, told::ItemUsed{who, given});
  }
  g.player(who).quests[quest] = Quest::active;
  g.tell("NEM-QUEST-01"_clause, told::Activated{who, id});
  if (item.attaches_to.valid()) {
    // NEM-OBJ-07
    Held* host = held_item(g, who, item.attaches_to);
    host->attached.push_back(id);
    host->more_ammo = static_cast<std::int8_t>(host->more_ammo + item.attached_ammo);
    co_return;
  }
  co_await take_item(g, who, id, false);
}

}  // namespace kostka::games::nemesis
