// Everything printed in the boxes of Karak 2 and Imperium: tiles, monster armies, items, buildings, dice, heroes, and
// the numbers of the rules. Loaded once from content/karak and never changed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "kernel/data/document.h"
#include "kernel/data/ids.h"
#include "kernel/data/pack_reading.h"
#include "kernel/language/text.h"
#include "kernel/play/clause.h"

namespace kostka::kernel {
class Diagnostics;
}

namespace kostka::games::karak {

struct TileTag {
  static constexpr std::string_view kind = "tile";
};
struct ArmyTag {
  static constexpr std::string_view kind = "army";
};
struct ItemTag {
  static constexpr std::string_view kind = "item";
};
struct BuildingTag {
  static constexpr std::string_view kind = "building";
};
struct HeroTag {
  static constexpr std::string_view kind = "hero";
};
using TileId = kernel::Id<TileTag>;
using ArmyId = kernel::Id<ArmyTag>;  // a kind of token; equal tokens are interchangeable
using ItemId = kernel::Id<ItemTag>;
using BuildingId = kernel::Id<BuildingTag>;
using HeroId = kernel::Id<HeroTag>;

inline constexpr std::size_t kMostTiles = 48, kMostTokens = 64, kMostArmies = 32, kMostItems = 24, kMostBuildings = 8,
                             kMostHeroes = 24, kEdges = 6, kFaces = 6, kAbilities = 2;

using kernel::SetIndex;
// IMP-SETUP: the set that the rules know by name; to them all others are just more tiles, armies and heroes.
inline constexpr std::string_view kImperiumSet = "imperium";

// KAR-GATH-02
enum class Resource : std::uint8_t { food, wood, stone };
BOOST_DESCRIBE_ENUM(Resource, food, wood, stone)
inline constexpr std::array<Resource, 3> kResources = {Resource::food, Resource::wood, Resource::stone};

enum class Landscape : std::uint8_t { forest, farm, rocks };
BOOST_DESCRIBE_ENUM(Landscape, forest, farm, rocks)

// Markers of the three resources: a stock, a cost, a yield.
struct Goods {
  std::int16_t food = 0, wood = 0, stone = 0;

  [[nodiscard]] std::int16_t& operator[](Resource r) {
    return r == Resource::food ? food : r == Resource::wood ? wood : stone;
  }
  [[nodiscard]] std::int16_t operator[](Resource r) const {
    return r == Resource::food ? food : r == Resource::wood ? wood : stone;
  }
  [[nodiscard]] int total() const { return food + wood + stone; }
  [[nodiscard]] bool none() const { return food == 0 && wood == 0 && stone == 0; }
  [[nodiscard]] bool covers(const Goods& cost) const {
    return food >= cost.food && wood >= cost.wood && stone >= cost.stone;
  }
  Goods& operator+=(const Goods& more) {
    food = static_cast<std::int16_t>(food + more.food);
    wood = static_cast<std::int16_t>(wood + more.wood);
    stone = static_cast<std::int16_t>(stone + more.stone);
    return *this;
  }
  Goods& operator-=(const Goods& less) {
    food = static_cast<std::int16_t>(food - less.food);
    wood = static_cast<std::int16_t>(wood - less.wood);
    stone = static_cast<std::int16_t>(stone - less.stone);
    return *this;
  }
  bool operator==(const Goods&) const = default;
};
BOOST_DESCRIBE_STRUCT(Goods, (), (food, wood, stone))

// KAR-TERM-01; the order in which an army is rolled.
enum class DieKind : std::uint8_t { hero, knight, archer, mage, skeleton, bear, titan, guard, time_lord };
BOOST_DESCRIBE_ENUM(DieKind, hero, knight, archer, mage, skeleton, bear, titan, guard, time_lord)
inline constexpr std::size_t kDieKinds = 9;
// KAR-GLO-03: the dice that count against the limit.
inline constexpr std::array<DieKind, 3> kUnits = {DieKind::knight, DieKind::archer, DieKind::mage};
[[nodiscard]] constexpr bool is_unit(DieKind kind) { return kind >= DieKind::knight && kind <= DieKind::mage; }

enum class Symbol : std::uint8_t { none, shield, loop, betrayal };
BOOST_DESCRIBE_ENUM(Symbol, none, shield, loop, betrayal)

// KAR-BAT-12: swords, skulls, a symbol or nothing.
struct Face {
  std::uint8_t swords = 0, skulls = 0;
  Symbol symbol = Symbol::none;

  bool operator==(const Face&) const = default;
};

using kernel::Origin;

struct Die {
  DieKind kind = DieKind::hero;
  int count = 1;
  std::array<Face, kFaces> faces{};
  Goods price;  // KAR-TRN-05; of units
  Origin origin;
};

enum class TileKind : std::uint8_t { landscape, castle, lair, rift };
BOOST_DESCRIBE_ENUM(TileKind, landscape, castle, lair, rift)

// IMP-LAIR: who lives on a tile whenever no hero does.
struct Lair {
  kernel::Text band;
  kernel::Text against;  // as in a sentence: "musi walczyć {z hordą goblinów}"
  std::int8_t strength = 0;
  Goods spoils;
};

struct Tile {
  std::string id;
  kernel::Text name;       // of a landscape: made from what lies on it
  std::uint8_t level = 1;  // 0: a hex of the start tile
  SetIndex set = 0;
  TileKind kind = TileKind::landscape;
  std::vector<Landscape> landscapes;
  Goods yield;
  std::uint8_t chasms = 0;  // bit e: edge e, before it is turned
  Lair lair;
  std::int8_t q = 0, r = 0;  // of level 0
  Origin origin;

  [[nodiscard]] bool has(Landscape landscape) const;
};

// KAR-TERM-02: a kind of token with a monster side and a reward side; ghosts are one like any other (IMP-GHO-01).
struct Army {
  std::string id;
  kernel::Text name;
  bool single = false;  // the name is in the singular
  SetIndex set = 0;
  std::int8_t strength = 0;
  int count = 1;
  ItemId item;            // KAR-REW-01: either an item
  std::int8_t stone = 0;  // or a Soul Stone
  Origin origin;
};

// KAR-REW-03
enum class Slot : std::uint8_t { weapon, spell, amulet, none };
BOOST_DESCRIBE_ENUM(Slot, weapon, spell, amulet, none)

struct Item {
  std::string id;
  kernel::Text name;
  Slot slot = Slot::none;
  std::int8_t strength = 0;  // KAR-BAT-05: in every battle
  std::int8_t bolt = 0;      // KAR-BAT-06: in one battle
  std::int8_t heal = 0;
  bool blessing = false;        // IMP-BLE
  std::int8_t action = 0;       // KAR-ITEM-01: slots of a turn
  std::int8_t life = 0;         // KAR-ITEM-01: life points
  DieKind die = DieKind::hero;  // KAR-ITEM-02, IMP-TL-01; hero: none
  Origin origin;
};

struct Building {
  std::string id;
  kernel::Text name;
  kernel::Text built;  // as in a sentence: "wznosi {Wieżę sztandarową}"
  Goods cost;
  std::int8_t action = 0;          // KAR-TURN-04
  DieKind trains = DieKind::hero;  // KAR-TRN-01; hero: none
  std::int8_t glory = 0;           // KAR-GLO-05
  bool portal = false;             // KAR-BLD-04
  Origin origin;
};

// What abilities change about the rules; a hero has the sum of two. The rules look at these numbers, the text of a card
// is made from them (powers.h).
struct Powers {
  bool reroll_hero = false, reroll_knights = false, reroll_archers = false;
  bool plunder = false;
  std::int8_t more_tiles = 0, more_armies = 0;
  DieKind recruits = DieKind::hero;  // hero: none
  Goods recruit_price;
  std::int8_t recruit_landscape = -1;  // a Landscape; -1: any tile
  bool recruit_once = false;
  std::int8_t heal_for_dead = 0;
  bool cross_chasms = false;
  std::int8_t sure_win = 0;
  bool march = false;
  std::int8_t gather_more = 0;
  bool long_shot = false;
  bool sneak = false;
  std::int8_t duplicate_kept = 0, duplicate_discarded = 0;
  std::int8_t roar = 0;
  std::int8_t rage = 0;
  bool hard_head = false;
  std::int8_t bonus_on_board = 0;
  std::int8_t dream = 0;
  BuildingId free_building;
};

struct Ability {
  std::string id;
  kernel::Text name;
  kernel::Text text;  // generated
  std::vector<kernel::Clause> clauses;
  bool duel = false;
};

struct Hero {
  std::string id;
  kernel::Text name, title, mount;
  SetIndex set = 0;
  std::array<Ability, kAbilities> abilities;
  Powers powers;       // of both abilities
  Powers duel_powers;  // of those that work in duels and Rift fights (IMP-DUEL-12, IMP-RIFT-18)
  Origin origin;
};

struct Constants {
  std::int8_t life = 5, actions = 2, most_actions = 4, weapon_slots = 2, spell_slots = 3, most_glory = 7, heal = 2,
              wake = 2;
  std::array<std::int8_t, 2> armies = {1, 2};  // for a tile of level I, of level II
  Goods resources, city;
  std::int8_t plague_gather = 1, plague_heal = 1;
  std::int8_t general_strength = 8, threshold = 6, general_stone = 3, praetorian_stone = 1, general_wound = 1;
  Goods accession;
  std::int8_t tax = 1, crown = 2;
};

struct Catalogue {
  kernel::ContentSets sets;
  std::vector<Tile> tiles;
  std::vector<Army> armies;
  std::vector<Item> items;
  std::vector<Building> buildings;
  std::array<Die, kDieKinds> dice;
  std::vector<Hero> heroes;
  Constants constants;

  [[nodiscard]] const Die& die(DieKind kind) const { return dice[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] const Face& face(DieKind kind, std::size_t number) const { return die(kind).faces[number]; }
};

// Reads content/karak; null after errors. What can be read but could not be played (more tokens than a bag holds, a
// stack whose last tile could only be a Rift) is an error too.
std::unique_ptr<Catalogue> read_catalogue(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::karak
