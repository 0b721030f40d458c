#include "games/karak/content/catalogue.h"

#include <algorithm>
#include <set>
#include <utility>

#include "games/karak/content/catalogue_checks.h"
#include "games/karak/content/nouns.h"
#include "games/karak/content/powers.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"
#include "kernel/data/pack_reading.h"
#include "kernel/data/reader.h"

namespace kostka::games::karak {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::in_quotes;
using kernel::list_between;
using kernel::number;
using kernel::read_origin;
using kernel::Reader;

constexpr std::size_t kMostSeats = 5;
constexpr std::int64_t kFormat = 1;
constexpr std::int64_t kMostGoods = 99;
constexpr std::int64_t kMostStrength = 30;
constexpr std::int64_t kMostStone = 20;
constexpr std::int64_t kMostDice = 10;  // of one kind: an army of all of them can be rolled at once

class Loader {
 public:
  explicit Loader(Diagnostics& diagnostics) : diagnostics_(diagnostics), ids_(diagnostics) {}

  void read(const Document& content, Catalogue& catalogue);

 private:
  static Goods read_goods(Reader& r, std::string_view key);
  static void read_goods_of(Reader& goods, Goods& into);

  Tile read_tile(const Document& node);
  void read_lair(Reader& r, Tile& tile);
  std::uint8_t read_chasms(Reader& r);
  Item read_item(const Document& node);
  void read_gives(Reader gives, Item& item);
  Army read_army(const Document& node, const std::vector<Item>& items);
  Building read_building(const Document& node);
  void read_dice(Reader& r, Catalogue& catalogue);
  Die read_die(const Document& node);
  Face read_face(const Document& node);
  Hero read_hero(const Document& node, const std::vector<Building>& buildings);
  void read_ability(const Document& node, const std::vector<Building>& buildings, Hero& hero, Ability& ability);
  Constants read_constants(Reader r);

  Diagnostics& diagnostics_;
  kernel::PackIds ids_;
  const kernel::ContentSets* sets_ = nullptr;
};

void Loader::read(const Document& content, Catalogue& catalogue) {
  Reader files(content, diagnostics_, "the content of Karak");
  files.has("value");  // what was learned about the game is read by whoever loads it (kernel::load_game)
  catalogue.sets = kernel::read_pack_header(files.child("pack", "pack.yaml"), kFormat, "karak", kMostSeats);
  sets_ = &catalogue.sets;

  Reader tiles = files.child("tiles", "tiles.yaml");
  for (const Document& node : list_between(tiles, "tiles", 4, kMostTiles)) catalogue.tiles.push_back(read_tile(node));
  tiles.finish();

  Reader items = files.child("items", "items.yaml");
  for (const Document& node : list_between(items, "items", 1, kMostItems)) catalogue.items.push_back(read_item(node));
  items.finish();

  Reader armies = files.child("armies", "armies.yaml");
  for (const Document& node : list_between(armies, "armies", 1, kMostArmies)) {
    catalogue.armies.push_back(read_army(node, catalogue.items));
  }
  armies.finish();

  Reader buildings = files.child("buildings", "buildings.yaml");
  for (const Document& node : list_between(buildings, "buildings", 1, kMostBuildings)) {
    catalogue.buildings.push_back(read_building(node));
  }
  buildings.finish();

  Reader dice = files.child("dice", "dice.yaml");
  read_dice(dice, catalogue);
  dice.finish();

  Reader heroes = files.child("heroes", "heroes.yaml");
  for (const Document& node : list_between(heroes, "heroes", 5, kMostHeroes)) {
    catalogue.heroes.push_back(read_hero(node, catalogue.buildings));
  }
  heroes.finish();

  Reader constants = files.child("constants", "constants.yaml");
  catalogue.constants = read_constants(constants.child("constants", "the constants"));
  constants.finish();
  files.finish();
}

void Loader::read_goods_of(Reader& goods, Goods& into) {
  for (const Resource resource : kResources) {
    into[resource] = static_cast<std::int16_t>(goods.integer_or(kernel::enum_name(resource), 0, 0, kMostGoods));
  }
  goods.finish();
}

Goods Loader::read_goods(Reader& r, std::string_view key) {
  Goods goods;
  if (auto child = r.child_if(key, key)) read_goods_of(*child, goods);
  return goods;
}

// ---- tiles ----

Tile Loader::read_tile(const Document& node) {
  Reader r(node, diagnostics_, "tile");
  Tile tile;
  tile.id = ids_.read(r);
  tile.level = number<std::uint8_t>(r, "level", 0, 2);
  tile.set = sets_->read_set_of(r);
  tile.kind = r.one_of_or<TileKind>("kind", TileKind::landscape);
  for (const Document& each : r.list_or_empty("landscapes")) {
    const auto found = each.is_text() ? kernel::enum_value<Landscape>(each.as_text()) : std::nullopt;
    if (!found) {
      diagnostics_.error(each, "expected " + kernel::one_of_these(kernel::kEnumNames<Landscape>) + ", found " +
                                   kernel::describe(each));
    } else {
      tile.landscapes.push_back(*found);
    }
  }
  tile.yield = read_goods(r, "yield");
  tile.chasms = read_chasms(r);
  if (tile.kind == TileKind::landscape) {
    if (tile.landscapes.empty()) r.error("landscapes", "landscapes: a landscape needs one at least");
    tile.name = landscapes_text(tile.landscapes);
  } else {
    tile.name = r.bilingual("name");
  }
  if (tile.kind == TileKind::lair) read_lair(r, tile);
  if (tile.level == 0) {
    Reader at = r.child("at", "place");
    tile.q = number<std::int8_t>(at, "q", -3, 3);
    tile.r = number<std::int8_t>(at, "r", -3, 3);
    at.finish();
  }
  tile.origin = read_origin(r);
  r.finish();
  return tile;
}

void Loader::read_lair(Reader& r, Tile& tile) {
  Reader lair = r.child("lair", "lair");
  tile.lair.band = lair.bilingual("band");
  tile.lair.against = lair.bilingual_if("against").value_or(kernel::say("its {0}", "przeciw: {0}", {tile.lair.band}));
  tile.lair.strength = number<std::int8_t>(lair, "strength", 1, kMostStrength);
  tile.lair.spoils = read_goods(lair, "spoils");
  lair.finish();
}

std::uint8_t Loader::read_chasms(Reader& r) {
  std::uint8_t chasms = 0;
  for (const Document& edge : r.list_or_empty("chasms")) {
    if (!edge.is_int() || edge.as_int() < 0 || edge.as_int() >= static_cast<std::int64_t>(kEdges)) {
      diagnostics_.error(edge, "expected an edge from 0 to 5, found " + kernel::describe(edge));
    } else {
      chasms = static_cast<std::uint8_t>(chasms | 1u << edge.as_int());
    }
  }
  return chasms;
}

// ---- tokens ----

Item Loader::read_item(const Document& node) {
  Reader r(node, diagnostics_, "item");
  Item item;
  item.id = ids_.read(r);
  item.name = r.bilingual("name");
  item.slot = r.one_of<Slot>("slot");
  read_gives(r.child("gives", "gives"), item);
  item.origin = read_origin(r);
  r.finish();
  return item;
}

void Loader::read_gives(Reader gives, Item& item) {
  const auto small = [&gives](std::string_view key) {
    return static_cast<std::int8_t>(gives.integer_or(key, 0, 1, 9));
  };
  switch (item.slot) {
    case Slot::weapon: item.strength = number<std::int8_t>(gives, "strength", 1, 9); break;
    case Slot::spell:
      item.bolt = small("bolt");
      item.heal = small("heal");
      item.blessing = gives.flag_or("blessing", false);
      if ((item.bolt > 0) + (item.heal > 0) + (item.blessing ? 1 : 0) != 1) {
        gives.error("gives", "a spell gives exactly one of bolt, heal and blessing");
      }
      break;
    case Slot::amulet:
      item.action = small("action");
      item.life = small("life");
      if (gives.has("die")) item.die = gives.one_of<DieKind>("die");
      if ((item.action > 0) + (item.life > 0) + (item.die != DieKind::hero ? 1 : 0) != 1) {
        gives.error("gives", "an amulet gives exactly one of action, life and die");
      } else if (item.die != DieKind::hero && item.die != DieKind::bear && item.die != DieKind::titan) {
        gives.error("die", "die: an amulet gives the bear die or the titan die");
      }
      break;
    case Slot::none:
      item.die = gives.one_of<DieKind>("die");
      if (item.die != DieKind::time_lord) gives.error("die", "die: an item without a slot gives the Time Lord die");
      break;
  }
  gives.finish();
}

Army Loader::read_army(const Document& node, const std::vector<Item>& items) {
  Reader r(node, diagnostics_, "monster army");
  Army army;
  army.id = ids_.read(r);
  army.name = r.bilingual("name");
  army.single = r.flag_or("single", false);
  army.set = sets_->read_set_of(r);
  army.strength = number<std::int8_t>(r, "strength", 1, kMostStrength);
  army.count = number<int>(r, "count", 1, static_cast<std::int64_t>(kMostTokens));
  Reader reward = r.child("reward", "reward");
  if (reward.has("stone")) {
    army.stone = number<std::int8_t>(reward, "stone", 1, kMostStone);
  } else {
    const std::string wanted = reward.text("item");
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].id == wanted) army.item = ItemId{i};
      names.push_back(items[i].id);
    }
    if (!army.item.valid() && reward.ok()) {
      reward.error("item", "item: there is no item " + in_quotes(wanted) + kernel::did_you_mean(wanted, names));
    }
  }
  reward.finish();
  army.origin = read_origin(r);
  r.finish();
  return army;
}

Building Loader::read_building(const Document& node) {
  Reader r(node, diagnostics_, "building");
  Building building;
  building.id = ids_.read(r);
  building.name = r.bilingual("name");
  building.built = r.bilingual_if("built").value_or(building.name);
  building.cost = read_goods(r, "cost");
  Reader gives = r.child("gives", "gives");
  building.action = static_cast<std::int8_t>(gives.integer_or("action", 0, 1, 3));
  building.glory = static_cast<std::int8_t>(gives.integer_or("glory", 0, 1, 9));
  building.portal = gives.flag_or("portal", false);
  if (gives.has("trains")) {
    building.trains = gives.one_of<DieKind>("trains");
    if (!is_unit(building.trains)) gives.error("trains", "trains: expected \"knight\", \"archer\" or \"mage\"");
  }
  gives.finish();
  building.origin = read_origin(r);
  r.finish();
  return building;
}

// ---- dice ----

void Loader::read_dice(Reader& r, Catalogue& catalogue) {
  std::set<DieKind> seen;
  for (const Document& node : list_between(r, "dice", kDieKinds, kDieKinds)) {
    Die die = read_die(node);
    if (!seen.insert(die.kind).second) diagnostics_.error(node, "this die is described twice");
    catalogue.dice[static_cast<std::size_t>(die.kind)] = std::move(die);
  }
}

Die Loader::read_die(const Document& node) {
  Reader r(node, diagnostics_, "die");
  Die die;
  die.kind = r.one_of<DieKind>("id");
  const bool many = is_unit(die.kind) || die.kind == DieKind::skeleton;
  die.count = number<int>(r, "count", 1, many ? kMostDice : 1);
  std::size_t at = 0;
  for (const Document& face : list_between(r, "faces", kFaces, kFaces)) {
    if (at < kFaces) die.faces[at++] = read_face(face);
  }
  if (is_unit(die.kind)) {
    Reader price = r.child("price", "price");
    read_goods_of(price, die.price);
  }
  die.origin = read_origin(r);
  r.finish();
  return die;
}

Face Loader::read_face(const Document& node) {
  if (node.is_int() && node.as_int() >= 1 && node.as_int() <= 9)
    return {static_cast<std::uint8_t>(node.as_int()), 0, {}};
  const std::string word = node.is_text() ? node.as_text() : std::string();
  if (word == "-") return {};
  if (word == "S") return {0, 1, {}};
  if (word == "SS") return {0, 2, {}};
  const auto symbol = kernel::enum_value<Symbol>(word);
  if (symbol && *symbol != Symbol::none) return {0, 0, *symbol};
  diagnostics_.error(node,
                     "expected swords (1 to 9), \"-\", \"S\", \"SS\", \"shield\", \"loop\" or \"betrayal\", found " +
                         kernel::describe(node));
  return {};
}

// ---- heroes ----

Hero Loader::read_hero(const Document& node, const std::vector<Building>& buildings) {
  Reader r(node, diagnostics_, "hero");
  Hero hero;
  hero.id = ids_.read(r);
  hero.name = r.bilingual("name");
  hero.title = r.bilingual("title");
  hero.mount = r.bilingual("mount");
  hero.set = sets_->read_set_of(r);
  std::size_t at = 0;
  for (const Document& each : list_between(r, "abilities", kAbilities, kAbilities)) {
    if (at < kAbilities) read_ability(each, buildings, hero, hero.abilities[at++]);
  }
  hero.origin = read_origin(r);
  r.finish();
  return hero;
}

// A power is read for the text, which is about this ability alone, and again for the hero, who has both.
void Loader::read_ability(const Document& node, const std::vector<Building>& buildings, Hero& hero, Ability& ability) {
  Reader r(node, diagnostics_, "ability");
  ability.id = ids_.read(r);
  ability.name = r.bilingual("name");
  ability.duel = r.flag_or("duel", false);
  const Document& power = r.any("power");
  if (!power.is_null()) {
    Powers alone;
    read_power(power, buildings, alone, ability, diagnostics_);
    Diagnostics known;
    Ability same;
    read_power(power, buildings, hero.powers, same, known);
    if (ability.duel) read_power(power, buildings, hero.duel_powers, same, known);
  }
  r.finish();
}

// ---- constants ----

Constants Loader::read_constants(Reader r) {
  Constants c;
  c.life = number<std::int8_t>(r, "life", 1, 20);
  c.actions = number<std::int8_t>(r, "actions", 1, 6);
  c.most_actions = number<std::int8_t>(r, "most_actions", c.actions, 9);
  c.weapon_slots = number<std::int8_t>(r, "weapon_slots", 1, 4);
  c.spell_slots = number<std::int8_t>(r, "spell_slots", 1, 6);
  c.most_glory = number<std::int8_t>(r, "most_glory", 1, 30);
  c.heal = number<std::int8_t>(r, "heal", 1, 20);
  c.wake = number<std::int8_t>(r, "wake", 1, 20);
  std::size_t level = 0;
  for (const Document& count : list_between(r, "armies", 2, 2)) {
    if (!count.is_int() || count.as_int() < 1 || count.as_int() > 2) {
      diagnostics_.error(count, "expected 1 or 2 armies for a tile, found " + kernel::describe(count));
    } else if (level < 2) {
      c.armies[level] = static_cast<std::int8_t>(count.as_int());
    }
    ++level;
  }
  Reader resources = r.child("resources", "resources");
  read_goods_of(resources, c.resources);
  c.city = read_goods(r, "city");
  Reader plague = r.child("plague", "plague");
  c.plague_gather = number<std::int8_t>(plague, "gather", 0, 9);
  c.plague_heal = number<std::int8_t>(plague, "heal", 0, 20);
  plague.finish();
  Reader general = r.child("general", "general");
  c.general_strength = number<std::int8_t>(general, "strength", 1, kMostStrength);
  c.threshold = number<std::int8_t>(general, "threshold", 1, kMostStrength);
  c.general_stone = number<std::int8_t>(general, "stone", 0, kMostStone);
  c.praetorian_stone = number<std::int8_t>(general, "praetorian", 0, kMostStone);
  c.general_wound = number<std::int8_t>(general, "wound", 0, 9);
  general.finish();
  Reader empire = r.child("empire", "empire");
  c.accession = read_goods(empire, "accession");
  c.tax = number<std::int8_t>(empire, "tax", 0, 9);
  c.crown = number<std::int8_t>(empire, "crown", 0, kMostStone);
  empire.finish();
  r.finish();
  return c;
}

}  // namespace

bool Tile::has(Landscape landscape) const { return std::ranges::find(landscapes, landscape) != landscapes.end(); }

std::unique_ptr<Catalogue> read_catalogue(const Document& content, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.count();
  auto catalogue = std::make_unique<Catalogue>();
  Loader(diagnostics).read(content, *catalogue);
  // The whole is judged only when its parts are sound; otherwise one slip would be reported many times over.
  if (diagnostics.count() == errors_before) check_whole(*catalogue, content, diagnostics);
  return diagnostics.count() == errors_before ? std::move(catalogue) : nullptr;
}

}  // namespace kostka::games::karak
