// What a player may do at any moment of his own turn outside battle: items, spells, the roar, the challenge.
#include <algorithm>
#include <cstddef>
#include <span>

#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

template <class Items>
bool is_repeated(const Items& items, std::size_t i) {
  const auto place = items.begin() + static_cast<std::ptrdiff_t>(i);
  return std::find(items.begin(), place, *place) != place;
}

// ---- items on the tile ----------------------------------------------------------------------------------------------

void offer_item(Karak& g, ItemId found, std::span<const ItemId> held, int slots) {
  if (static_cast<int>(held.size()) < slots) {
    g.offer_to_choose(Answer::pick_up, of(found));
    return;
  }
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (held[i] != found && !is_repeated(held, i)) g.offer_to_choose(Answer::swap, of(held[i]), 0, of(found));
  }
}

void offer_items(Karak& g, Seat who) {
  const Player& p = g.player(who);
  // KAR-REW-06
  if (g.has_monsters(p.hex)) return;
  const Constants& c = g.catalogue.constants;
  const auto& lying = g.s.lying;
  for (std::size_t i = 0; i < lying.size(); ++i) {
    const auto offered = [&](const Lying& l) { return l.hex == p.hex && l.item == lying[i].item && !l.swapped; };
    if (!offered(lying[i]) || std::any_of(lying.begin(), lying.begin() + i, offered)) continue;
    switch (g.item(lying[i].item).slot) {
      case Slot::weapon: offer_item(g, lying[i].item, p.weapons, c.weapon_slots); break;
      case Slot::spell: offer_item(g, lying[i].item, p.spells, c.spell_slots); break;
      case Slot::amulet: offer_item(g, lying[i].item, {&p.amulet, p.amulet.valid() ? 1u : 0u}, 1); break;
      case Slot::none: break;
    }
  }
}

void lift(Karak& g, HexId hex, ItemId item) {
  for (std::size_t i = 0; i < g.s.lying.size(); ++i) {
    if (g.s.lying[i].hex != hex || g.s.lying[i].item != item || g.s.lying[i].swapped) continue;
    g.s.lying.take(i);
    return;
  }
}

void stow(Karak& g, Seat who, ItemId item) {
  Player& p = g.player(who);
  switch (g.item(item).slot) {
    case Slot::weapon: p.weapons.insert_sorted(item); break;
    case Slot::spell: p.spells.insert_sorted(item); break;
    case Slot::amulet: put_on(g, who, item); break;
    case Slot::none: break;
  }
}

void unstow(Karak& g, Seat who, ItemId item) {
  Player& p = g.player(who);
  switch (g.item(item).slot) {
    case Slot::weapon: p.weapons.remove(item); break;
    case Slot::spell: p.spells.remove(item); break;
    case Slot::amulet: take_off(g, who); break;
    case Slot::none: break;
  }
}

void swap_items(Karak& g, Seat who, ItemId left, ItemId taken) {
  const HexId here = g.player(who).hex;
  lift(g, here, taken);
  unstow(g, who, left);
  stow(g, who, taken);
  Lying lying;
  lying.hex = here;
  lying.item = left;
  lying.swapped = true;
  g.s.lying.push_back(lying);
  g.tell("KAR-REW-05"_clause, told::Swapped{.who = who, .left = left, .taken = taken});
}

// ---- spells ---------------------------------------------------------------------------------------------------------

void offer_spells(Karak& g, Seat who) {
  const auto& spells = g.player(who).spells;
  for (std::size_t i = 0; i < spells.size(); ++i) {
    if (is_repeated(spells, i)) continue;
    const Item& spell = g.item(spells[i]);
    if (spell.heal > 0) g.offer_or_refuse(g.wounded(who), "KAR-HEAL-01"_clause, Answer::heal_spell, of(spells[i]));
    if (spell.blessing) {
      g.offer_or_refuse(can_take_unit(g, who), "IMP-BLE-09"_clause, Answer::bless, of(spells[i]));
    }
  }
}

// ---- the roar -------------------------------------------------------------------------------------------------------

// IMP-ARG-05: no monsters, no hero, no city, and a city could be built there.
bool can_roar_to(const Karak& g, HexId hex) { return g.buildable(hex) && !g.has_monsters(hex) && !g.someone_on(hex); }

bool somewhere_to_roar(const Karak& g) {
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    if (can_roar_to(g, HexId{i})) return true;
  }
  return false;
}

void offer_roar(Karak& g, Seat who) {
  const int most = g.powers(who).roar;
  // IMP-ARG-09
  if (most == 0 || g.s.roar_used || !somewhere_to_roar(g)) return;
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    // KAR-GEN-02: the General is not among the armies.
    // IMP-LAIR-13: nor are the inhabitants of lairs.
    const auto& armies = g.s.map[HexId{i}].armies;
    for (std::size_t a = 0; a < armies.size(); ++a) {
      // IMP-ARG-06: one of two armies may go alone.
      if (is_repeated(armies, a)) continue;
      g.offer_or_refuse(g.army(armies[a]).strength <= most, "IMP-ARG-04"_clause, Answer::roar, of(HexId{i}), 0,
                        of(armies[a]));
    }
  }
}

Task<> roar(Karak& g, Seat who, HexId from, ArmyId army) {
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    if (can_roar_to(g, HexId{i})) g.offer_to_choose(Answer::roar_to, of(HexId{i}));
  }
  const Option choice = co_await g.ask(who, "IMP-ARG-04"_clause, g.question(Asking::roar_to, 0, of(army), of(from)));
  const HexId to = id_in<HexId>(choice.about[0]);
  g.s.map[from].armies.remove(army);
  g.s.map[to].armies.push_back(army);
  g.s.roar_used = true;
  g.tell("IMP-ARG-04"_clause, told::Roar{who, army, to});
}

// KAR-TRN-05: units are given back to make room, so only where another one could come.
bool could_use_room(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  if (is_unit(g.powers(who).recruits) || blessing_of(g, who).valid()) return true;
  const auto trains = [&](BuildingId b) { return g.building(b).trains != DieKind::hero; };
  return p.city == p.hex && std::any_of(p.buildings.begin(), p.buildings.end(), trains);
}

}  // namespace

ItemId blessing_of(const Karak& g, Seat who) {
  for (const ItemId spell : g.player(who).spells) {
    if (g.item(spell).blessing) return spell;
  }
  return {};
}

// IMP-BLE-01: spells are removed from the game.
void use_up(Karak& g, Seat who, ItemId spell) {
  g.player(who).spells.remove(spell);
  g.s.used_up.push_back(spell);
}

bool can_take_unit(const Karak& g, Seat who) { return g.room(who) > 0 && g.s.tray_dice.units() > 0; }

bool can_bless(const Karak& g, Seat who) {
  return who == g.s.active && blessing_of(g, who).valid() && can_take_unit(g, who);
}

Task<DieKind> take_blessed_unit(Karak& g, Seat who) {
  for (const DieKind kind : kUnits) {
    if (g.s.tray_dice[kind] > 0) g.offer_to_choose(Answer::take_unit, of(kind));
  }
  const Option choice = co_await g.ask(who, "IMP-BLE-02"_clause, g.question(Asking::blessed_unit));
  const DieKind kind = die_in(choice.about[0]);
  take_die(g, who, kind);
  g.tell("IMP-BLE-02"_clause, told::UnitTaken{who, kind});
  co_return kind;
}

Task<DieKind> bless(Karak& g, Seat who) {
  const ItemId spell = blessing_of(g, who);
  g.tell("IMP-BLE-02"_clause, told::SpellUsed{who, spell});
  use_up(g, who, spell);
  const DieKind kind = co_await take_blessed_unit(g, who);
  co_return kind;
}

Task<> offer_blessing(Karak& g, Seat who) {
  const ItemId spell = blessing_of(g, who);
  g.offer_to_choose(Answer::keep);
  g.offer_to_choose(Answer::bless, of(spell));
  const Option choice = co_await g.ask(who, "IMP-BLE-02"_clause, g.question(Asking::blessing, 0, of(spell)));
  if (answer_of(choice) == Answer::bless) co_await bless(g, who);
}

// KAR-REW-08: no trade is among it.
void offer_any_time(Karak& g, Seat who) {
  if (!g.s.lying.empty()) offer_items(g, who);
  offer_spells(g, who);
  // IMP-ARG-07: no battle is owed here, since one owed is fought before anything else is asked.
  offer_roar(g, who);
  if (g.s.emperor.valid() && can_challenge(g, who)) g.offer_to_choose(Answer::challenge, of(g.s.emperor));
  if (g.room(who) > 0 || !could_use_room(g, who)) return;
  for (const DieKind kind : kUnits) {
    if (g.player(who).troops[kind] > 0) g.offer_to_choose(Answer::give_back, of(kind));
  }
}

Task<> do_any_time(Karak& g, Seat who, Option choice) {
  const Object about = choice.about[0], also = choice.about[1];
  switch (answer_of(choice)) {
    case Answer::pick_up:
      lift(g, g.player(who).hex, id_in<ItemId>(about));
      stow(g, who, id_in<ItemId>(about));
      g.tell("KAR-REW-05"_clause, told::PickedUp{who, id_in<ItemId>(about)});
      break;
    case Answer::swap: swap_items(g, who, id_in<ItemId>(about), id_in<ItemId>(also)); break;
    case Answer::heal_spell:
      g.tell("KAR-HEAL-01"_clause, told::SpellUsed{who, id_in<ItemId>(about)});
      heal(g, who, g.item(id_in<ItemId>(about)).heal, "KAR-HEAL-01"_clause);
      use_up(g, who, id_in<ItemId>(about));
      break;
    case Answer::bless: co_await bless(g, who); break;
    case Answer::roar: co_await roar(g, who, id_in<HexId>(about), id_in<ArmyId>(also)); break;
    case Answer::challenge: co_await duel(g, who); break;
    case Answer::give_back:
      return_die(g, who, die_in(about));
      g.tell("KAR-TRN-05"_clause, told::GivenBack{who, die_in(about)});
      break;
    default: kernel::raise_fault("An answer was given that no rule here carries out."); break;
  }
}

}  // namespace kostka::games::karak
