#include "games/karak/screen/box.h"

#include "games/karak/content/nouns.h"
#include "games/karak/screen/shown.h"
#include "games/karak/words/items.h"
#include "kernel/language/typeset.h"

namespace kostka::games::karak {
namespace {

using kernel::typeset;
using namespace kernel::literals;
using Clauses = std::vector<kernel::Clause>;

std::vector<std::string> ids_of(const Clauses& clauses) {
  std::vector<std::string> ids;
  for (const kernel::Clause clause : clauses) ids.emplace_back(id_of(clause));
  return ids;
}

Clauses clauses_of(const Tile& tile) {
  switch (tile.kind) {
    case TileKind::landscape: return {"KAR-GATH-02"_clause, "KAR-EXPL-04"_clause, "KAR-MOVE-02"_clause};
    case TileKind::castle: return {"KAR-SETUP-01"_clause, "KAR-CITY-04"_clause};
    case TileKind::lair:
      return {"IMP-LAIR-01"_clause, "IMP-LAIR-08"_clause, "IMP-LAIR-10"_clause, "IMP-LAIR-11"_clause};
    case TileKind::rift: break;
  }
  return {"IMP-RIFT-01"_clause, "IMP-RIFT-02"_clause, "IMP-RIFT-12"_clause};
}

Clauses clauses_of(const Item& item) {
  if (item.strength > 0) return {"KAR-BAT-05"_clause};
  if (item.bolt > 0) return {"KAR-BAT-06"_clause, "KAR-BAT-07"_clause};
  if (item.heal > 0) return {"KAR-HEAL-01"_clause};
  if (item.blessing) return {"IMP-BLE-01"_clause, "IMP-BLE-02"_clause, "IMP-BLE-03"_clause};
  if (item.action > 0) return {"KAR-TURN-04"_clause, "KAR-TURN-11"_clause};
  if (item.life > 0) return {"KAR-ITEM-01"_clause};
  if (item.slot == Slot::amulet) return {"KAR-ITEM-02"_clause, "KAR-ITEM-03"_clause};
  return {"IMP-TL-01"_clause, "IMP-TL-07"_clause};
}

Clauses clauses_of(const Building& building) {
  if (building.action > 0) return {"KAR-TURN-04"_clause};
  if (building.glory > 0) return {"KAR-GLO-05"_clause};
  if (building.portal) return {"KAR-BLD-04"_clause};
  return {"KAR-TRN-01"_clause};
}

screen::TileEntry tile_entry(const Catalogue& c, const Tile& tile) {
  screen::TileEntry entry;
  entry.id = tile.id;
  entry.name = typeset(tile.name);
  entry.level = tile.level;
  entry.set = c.sets[tile.set].id;
  entry.kind = tile.kind;
  entry.landscapes = tile.landscapes;
  entry.yield = tile.yield;
  entry.chasms = edges_of(tile.chasms);
  if (tile.kind == TileKind::lair) entry.lair = {typeset(tile.lair.band), tile.lair.strength, tile.lair.spoils};
  entry.clauses = ids_of(clauses_of(tile));
  entry.origin = tile.origin.kind;
  entry.source = tile.origin.source;
  return entry;
}

screen::ArmyEntry army_entry(const Catalogue& c, const Army& army) {
  screen::ArmyEntry entry;
  entry.id = army.id;
  entry.name = typeset(army.name);
  entry.set = c.sets[army.set].id;
  entry.strength = army.strength;
  entry.copies = static_cast<std::int16_t>(army.count);
  if (army.item.valid()) entry.item = c.items[army.item.index()].id;
  entry.soul_stone = army.stone;
  entry.clauses = ids_of({"KAR-BAT-08"_clause, "KAR-REW-01"_clause});
  entry.origin = army.origin.kind;
  entry.source = army.origin.source;
  return entry;
}

screen::DieEntry die_entry(const Die& die) {
  screen::DieEntry entry;
  entry.kind = die.kind;
  entry.name = typeset(nouns::die(die.kind).singular());
  entry.count = static_cast<std::int16_t>(die.count);
  for (const Face& face : die.faces) {
    entry.faces.push_back({face.swords, face.skulls, face.symbol, typeset(face_text(face))});
  }
  if (is_unit(die.kind)) entry.price = die.price;
  entry.origin = die.origin.kind;
  entry.source = die.origin.source;
  return entry;
}

screen::HeroEntry hero_entry(const Catalogue& c, const Hero& hero) {
  screen::HeroEntry entry;
  entry.id = hero.id;
  entry.name = typeset(hero.name);
  entry.title = typeset(hero.title);
  entry.mount = typeset(hero.mount);
  entry.set = c.sets[hero.set].id;
  for (const Ability& a : hero.abilities) {
    entry.abilities.push_back({a.id, typeset(a.name), typeset(a.text), a.duel, ids_of(a.clauses)});
  }
  entry.origin = hero.origin.kind;
  entry.source = hero.origin.source;
  return entry;
}

}  // namespace

screen::Box open_box(const Catalogue& c) {
  screen::Box box;
  for (const Tile& tile : c.tiles) box.tiles.push_back(tile_entry(c, tile));
  for (const Army& army : c.armies) box.armies.push_back(army_entry(c, army));
  for (const Item& item : c.items) {
    box.items.push_back({item.id, typeset(item.name), item.slot, typeset(describe_effect(item)),
                         ids_of(clauses_of(item)), item.origin.kind, item.origin.source});
  }
  for (const Building& b : c.buildings) {
    box.buildings.push_back({b.id, typeset(b.name), b.cost, typeset(describe_effect(b)), ids_of(clauses_of(b)),
                             b.origin.kind, b.origin.source});
  }
  for (const Die& die : c.dice) box.dice.push_back(die_entry(die));
  for (const Hero& hero : c.heroes) box.heroes.push_back(hero_entry(c, hero));
  for (const Resource resource : kResources) box.resources.push_back({resource, typeset(resource_name(resource))});
  return box;
}

}  // namespace kostka::games::karak
