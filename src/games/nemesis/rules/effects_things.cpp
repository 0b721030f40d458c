// What texts do about Items and Objects.
#include <algorithm>

#include "games/nemesis/rules/verb_rules.h"

namespace kostka::games::nemesis::effects {

bool can_search_here(const Nemesis& g, const Effect& e, const Cause& cause) {
  return can_search(g, cause.where(g), e.word == Word::empty);
}
Task<> search(Nemesis& g, const Effect& e, Cause cause) { return nemesis::search(g, cause.actor, e.n); }
Task<> find(Nemesis& g, const Effect& e, Cause cause) { return find_item(g, cause.actor, e.n); }

// NEM-R1-LAB: lying in the Room, or carried by a Character there (NEM-OBJ-08).
void objects_to_study(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  const RoomId room = cause.where(g);
  const auto add = [&](HeavyObject object) {
    const Object kind = heavy(object == HeavyObject::blue_corpse ? HeavyObject::corpse : object);
    if (can_study(g, object) && !list.contains(kind)) list.push_back(kind);
  };
  ShortList<Object, 16> lying;
  list_objects(g, room, lying);
  for (const Object& each : lying) add(static_cast<HeavyObject>(each.index / 8));
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (!g.stands_in(Seat{i}, room)) continue;
    for (const Held& held : g.s.players[i].held) {
      if (!held.is_item()) add(held.object);
    }
  }
}

Task<> analyse(Nemesis& g, const Effect&, Cause cause) {
  return study(g, cause.actor, static_cast<HeavyObject>(cause.picked.index / 8));
}

// NEM-R1-NEST-1: into a free hand; anyone who has none drops something first.
bool can_take_egg(const Nemesis& g, const Effect&, const Cause& cause) {
  return g.s.eggs > 0 && g.used_slots(cause.actor) < g.hand_slots(cause.actor);
}

Task<> take_egg(Nemesis& g, const Effect& e, Cause cause) {
  if (!can_take_egg(g, e, cause)) co_return;
  --g.s.eggs;
  co_await take_object(g, cause.actor, HeavyObject::egg, Seat{});
  // NEM-R1-NEST-2
  if (g.s.eggs == 0 && !g.s.nest_destroyed) {
    g.s.nest_destroyed = true;
    g.tell("NEM-R1-NEST-2"_clause, told::NestDestroyed{cause.where(g)});
  }
  co_await roll_noise(g, cause.actor);
}

// ---- weapons --------------------------------------------------------------------------------------------------------

void energy_weapons(const Nemesis& g, const Effect&, const Cause& cause, Candidates& list) {
  const auto& held = g.player(cause.actor).held;
  for (std::size_t i = 0; i < held.size(); ++i) {
    const bool energy = held[i].is_item() && g.item(held[i].item).weapon.type == WeaponType::energy;
    if (energy && !held[i].attached.full()) list.push_back(held_by(cause.actor, i));
  }
}

// NEM-OBJ-07: one piece with its host.
void attach(Nemesis& g, const Effect& e, const Cause& cause) {
  Player& p = g.player(cause.actor);
  if (!p.backpack.remove(cause.source)) return;
  Held& host = p.held[cause.picked.index];
  host.attached.push_back(cause.source);
  host.more_ammo = static_cast<std::int8_t>(host.more_ammo + e.n);
  load(g, cause.actor, host, e.n);
}

// NEM-OBJ-07: two Heavy Items, never Objects. The first two that are not taped yet; with two hands there are no others.
bool can_bind(const Nemesis& g, const Effect&, const Cause& cause) {
  const auto& held = g.player(cause.actor).held;
  const bool taped = std::any_of(held.begin(), held.end(), [](const Held& h) { return h.taped; });
  return !taped && std::count_if(held.begin(), held.end(), [](const Held& h) { return h.is_item(); }) == 2;
}
void bind(Nemesis& g, const Effect&, const Cause& cause) {
  for (Held& held : g.player(cause.actor).held) held.taped = held.is_item();
}

// A named weapon, or any Energy weapon, that is not full.
void loadable(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  const auto& held = g.player(cause.actor).held;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (!held[i].is_item() || !g.item(held[i].item).is_weapon() || held[i].ammo >= most_ammo(g, held[i])) continue;
    const bool fits = e.item.valid() ? held[i].item == e.item : g.item(held[i].item).weapon.type == WeaponType::energy;
    if (fits) list.push_back(held_by(cause.actor, i));
  }
}

// NEM-R1-ARM
void ammo(Nemesis& g, const Effect& e, const Cause& cause) {
  load(g, cause.actor, g.player(cause.actor).held[cause.picked.index], e.n);
}

// ---- crafting -------------------------------------------------------------------------------------------------------

void craftable(const Nemesis& g, const Effect& e, const Cause& cause, Candidates& list) {
  for (std::size_t i = 0; i < g.catalogue.items.size(); ++i) {
    if (g.catalogue.items[i].deck == ItemDeck::crafted && can_craft(g, cause.actor, ItemId{i}, e.word == Word::wild)) {
      list.push_back(of(ItemId{i}));
    }
  }
}

Task<> craft(Nemesis& g, const Effect& e, Cause cause) {
  return nemesis::craft(g, cause.actor, id_in<ItemId>(cause.picked), e.word == Word::wild);
}

}  // namespace kostka::games::nemesis::effects
