// What battles bring: rewards, items and their slots, glory; and how goods and dice leave the tray and come back.
#include <algorithm>
#include <utility>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

void leave_behind(Karak& g, Seat who, ItemId item, HexId where) {
  Lying lying;
  lying.hex = where;
  lying.item = item;
  g.s.lying.push_back(lying);
  g.tell("KAR-REW-04"_clause, told::ItemLeft{who, item, where});
}

// KAR-REW-04: which of the items of a full slot, or the new one, stays on the tile. Equal ones are one choice.
template <class Items>
Task<ItemId> choose_drop(Karak& g, Seat who, const Items& held, ItemId found) {
  g.offer_to_choose(Answer::drop, of(found));
  for (std::size_t i = 0; i < held.size(); ++i) {
    const bool known = held[i] == found || std::find(held.begin(), held.begin() + i, held[i]) != held.begin() + i;
    if (!known) g.offer_to_choose(Answer::drop, of(held[i]));
  }
  g.s.found = found;
  const Option choice = co_await g.ask(who, "KAR-REW-04"_clause, g.question(Asking::drop, 0, of(found)));
  g.s.found = ItemId{};
  co_return id_in<ItemId>(choice.about[0]);
}

template <class Items>
Task<> fill_slot(Karak& g, Seat who, Items& held, int slots, ItemId found, HexId where) {
  // KAR-REW-03
  if (static_cast<int>(held.size()) < slots) {
    held.insert_sorted(found);
    co_return;
  }
  const ItemId dropped = co_await choose_drop(g, who, held, found);
  if (dropped != found) {
    held.remove(dropped);
    held.insert_sorted(found);
  }
  leave_behind(g, who, dropped, where);
}

Task<> fill_amulet_slot(Karak& g, Seat who, ItemId found, HexId where) {
  const ItemId worn = g.player(who).amulet;
  if (!worn.valid()) {
    put_on(g, who, found);
    co_return;
  }
  kernel::FixedVector<ItemId, 1> held;
  held.push_back(worn);
  const ItemId dropped = co_await choose_drop(g, who, held, found);
  if (dropped != found) {
    take_off(g, who);
    put_on(g, who, found);
  }
  leave_behind(g, who, dropped, where);
}

}  // namespace

Task<> take_reward(Karak& g, Seat who, ArmyId army, HexId where) {
  const Army& beaten = g.army(army);
  if (beaten.stone > 0) {
    // KAR-REW-02: without limit.
    g.player(who).trophies.insert_sorted(army);
    g.tell("KAR-REW-01"_clause, told::SoulStone{.who = who, .value = beaten.stone});
    co_return;
  }
  co_await take_item(g, who, beaten.item, where);
}

Task<> take_item(Karak& g, Seat who, ItemId found, HexId where) {
  Player& p = g.player(who);
  const Constants& c = g.catalogue.constants;
  g.tell("KAR-REW-01"_clause, told::Item{who, found});
  switch (g.item(found).slot) {
    case Slot::weapon: co_await fill_slot(g, who, p.weapons, c.weapon_slots, found, where); break;
    case Slot::spell: co_await fill_slot(g, who, p.spells, c.spell_slots, found, where); break;
    case Slot::amulet: co_await fill_amulet_slot(g, who, found, where); break;
    case Slot::none:
      // IMP-TL-02: it takes no room among the units.
      g.s.time_lord = who;
      // IMP-TL-07
      g.s.used_up.push_back(found);
      g.tell("IMP-TL-01"_clause, told::TimeLordDie{who});
      break;
  }
}

// KAR-GLO-01: up to the strength beaten, never down; there is never a reason to refuse.
void raise_glory(Karak& g, Seat who, int strength, Clause clause) {
  Player& p = g.player(who);
  const int level = std::min<int>(strength, g.catalogue.constants.most_glory);
  if (level <= p.glory) return;
  p.glory = static_cast<std::int8_t>(level);
  g.tell(clause, told::Glory{.who = who, .level = level});
}

// KAR-ITEM-01: an amulet works while it is worn.
void put_on(Karak& g, Seat who, ItemId amulet) {
  Player& p = g.player(who);
  p.amulet = amulet;
  p.life = static_cast<std::int8_t>(p.life + g.item(amulet).life);
}

ItemId take_off(Karak& g, Seat who) {
  Player& p = g.player(who);
  const ItemId amulet = std::exchange(p.amulet, ItemId{});
  if (p.life > 0) p.life = static_cast<std::int8_t>(std::max(1, p.life - g.item(amulet).life));
  return amulet;
}

Goods take_goods(Karak& g, Seat who, Goods wanted) {
  for (const Resource resource : kResources) wanted[resource] = std::min(wanted[resource], g.s.tray[resource]);
  g.s.tray -= wanted;
  g.player(who).goods += wanted;
  return wanted;
}

void pay_goods(Karak& g, Seat who, const Goods& cost) {
  g.player(who).goods -= cost;
  g.s.tray += cost;
}

void take_die(Karak& g, Seat who, DieKind kind) {
  --g.s.tray_dice[kind];
  ++g.player(who).troops[kind];
}

void return_die(Karak& g, Seat who, DieKind kind) {
  --g.player(who).troops[kind];
  ++g.s.tray_dice[kind];
}

}  // namespace kostka::games::karak
