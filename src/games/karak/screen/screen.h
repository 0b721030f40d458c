// What a screen is given of Karak: the position, what an option leads to, and everything printed in the boxes. The
// client's types are generated from these structs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/karak/content/catalogue.h"
#include "games/karak/rules/course.h"
#include "games/karak/rules/state.h"
#include "kernel/language/text.h"
#include "kernel/play/goal.h"
#include "kernel/play/says.h"

namespace kostka::games::karak::screen {

using kernel::Text;

// ---- the position --------------------------------------------------------------------------------------------------

// A discovered hex. Flat-top hexes in axial coordinates; edge 0 is north, then clockwise.
struct HexView {
  std::string id;  // "0,-1"
  std::int16_t q = 0, r = 0;
  Text place;  // "forest, 2 tiles north of the castle"
  std::string tile;
  std::int16_t rotation = 0;
  std::vector<std::int16_t> chasms;  // edges, after turning
  std::vector<std::string> armies;
  std::optional<std::int16_t> strength;  // of all that must be fought here
  bool inhabited = false;                // a lair without heroes (IMP-LAIR-08)
  bool general = false;
  std::vector<std::string> items;    // lying face up
  std::optional<std::int32_t> city;  // whose
  std::vector<std::int32_t> heroes;  // who stands here
};
BOOST_DESCRIBE_STRUCT(HexView, (),
                      (id, q, r, place, tile, rotation, chasms, armies, strength, inhabited, general, items, city,
                       heroes))

// An undiscovered place beside the map that a hero could explore.
struct SpotView {
  std::string id;
  std::int16_t q = 0, r = 0;
  Text place;
};
BOOST_DESCRIBE_STRUCT(SpotView, (), (id, q, r, place))

struct HeroView {
  std::optional<std::string> hero;
  std::optional<std::string> hex;
  std::int16_t life = 0, most_life = 0;
  bool conscious = true;
  std::int16_t glory = 0, unit_limit = 0;
  std::optional<std::string> city;  // its hex
  std::vector<std::string> buildings;
  Troops troops;
  std::vector<DieKind> special_dice;
  Goods goods;
  std::vector<std::string> weapons, spells;
  std::optional<std::string> amulet;
  std::vector<std::int16_t> soul_stones;  // values of tokens and of the General
  std::int16_t praetorians = 0;
  std::int16_t points = 0;
  std::int16_t weapon_strength = 0;
  bool plague = false, emperor = false;
};
BOOST_DESCRIBE_STRUCT(HeroView, (),
                      (hero, hex, life, most_life, conscious, glory, unit_limit, city, buildings, troops, special_dice,
                       goods, weapons, spells, amulet, soul_stones, praetorians, points, weapon_strength, plague,
                       emperor))

struct DieView {
  std::string id;  // as options name it; dice of a kind that show the same share it
  DieKind kind = DieKind::hero;
  std::int16_t face = 0;  // 0 to 5, as in the box
  std::int16_t swords = 0, skulls = 0;
  Symbol symbol = Symbol::none;
};
BOOST_DESCRIBE_STRUCT(DieView, (), (id, kind, face, swords, skulls, symbol))

// The battle that is being fought: in a duel, the side that rolls now.
struct BattleView {
  Contest contest = Contest::monsters;
  Step step = Step::dice;
  std::int32_t fighter = 0;
  std::string hex;
  std::optional<std::int16_t> goal;   // the sum that wins, if it is known
  std::optional<std::int16_t> rival;  // the best sum of the others so far, in a duel or a Rift fight
  std::vector<DieKind> army;          // dice that are to be rolled
  std::vector<DieView> dice;          // rolled so far
  std::int16_t swords = 0, weapons = 0, spells = 0, bonus = 0, carried = 0, sum = 0;
  std::int16_t skulls = 0;
  bool tie_break = false, blessed = false;
  std::optional<std::int16_t> win_permille;  // before the roll, without re-rolls and spells
};
BOOST_DESCRIBE_STRUCT(BattleView, (),
                      (contest, step, fighter, hex, goal, rival, army, dice, swords, weapons, spells, bonus, carried,
                       sum, skulls, tie_break, blessed, win_permille))

struct TableView {
  Phase phase = Phase::lay_out;
  bool imperium = false;
  std::int32_t round = 1, round_limit = 200, turn = 0;
  std::optional<std::int32_t> active, starter;
  std::int32_t slot = 1, slots = 0;
  bool moved = false;
  std::vector<HexView> map;
  std::vector<SpotView> spots;
  std::vector<HeroView> players;
  std::int32_t level_one = 0, level_two = 0;  // tiles left
  std::vector<std::string> under_level_one,
      under_level_two;  // KAR-HERO-04: known ones under the stack, first one first
  std::int32_t bag = 0;
  Goods tray;
  Troops tray_dice;
  std::vector<std::string> used_up;
  std::optional<std::int32_t> plague, emperor, time_lord;  // whose they are
  std::optional<std::string> general;                      // his hex
  std::int32_t praetorians = 0;
  std::vector<std::string> drawn_tiles, drawn_armies;  // while somebody chooses among them, or how to lay the tile
  std::optional<BattleView> battle;
  kernel::Goal goal;
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (phase, imperium, round, round_limit, turn, active, starter, slot, slots, moved, map, spots,
                       players, level_one, level_two, under_level_one, under_level_two, bag, tray, tray_dice, used_up,
                       plague, emperor, time_lord, general, praetorians, drawn_tiles, drawn_armies, battle, goal))

// What an option leads to, as far as its maker can know; null where it does not apply.
struct Outcome {
  std::optional<std::int16_t> strength;      // of what must be fought
  std::optional<std::int16_t> win_permille;  // with the dice it leaves, before re-rolls and spells
  std::optional<std::int16_t> sum;           // of the battle afterwards
  std::optional<Goods> goods;                // gained, or paid (negative)
  std::vector<std::int16_t> chasms;          // edges of the tile as it would lie
  kernel::Says says;
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (strength, win_permille, sum, goods, chasms, says))

// ---- the box -------------------------------------------------------------------------------------------------------

struct LairEntry {
  Text band;
  std::int16_t strength = 0;
  Goods spoils;
};
BOOST_DESCRIBE_STRUCT(LairEntry, (), (band, strength, spoils))

struct TileEntry {
  std::string id;
  Text name;
  std::int16_t level = 1;
  std::string set;
  TileKind kind = TileKind::landscape;
  std::vector<Landscape> landscapes;
  Goods yield;
  std::vector<std::int16_t> chasms;  // edges, as printed
  std::optional<LairEntry> lair;
  std::vector<std::string> clauses;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(TileEntry, (),
                      (id, name, level, set, kind, landscapes, yield, chasms, lair, clauses, origin, source))

struct ArmyEntry {
  std::string id;
  Text name;
  std::string set;
  std::int16_t strength = 0, copies = 0;
  std::optional<std::string> item;
  std::int16_t soul_stone = 0;
  std::vector<std::string> clauses;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(ArmyEntry, (), (id, name, set, strength, copies, item, soul_stone, clauses, origin, source))

struct ItemEntry {
  std::string id;
  Text name;
  Slot slot = Slot::none;
  Text text;
  std::vector<std::string> clauses;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(ItemEntry, (), (id, name, slot, text, clauses, origin, source))

struct BuildingEntry {
  std::string id;
  Text name;
  Goods cost;
  Text text;
  std::vector<std::string> clauses;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(BuildingEntry, (), (id, name, cost, text, clauses, origin, source))

struct FaceEntry {
  std::int16_t swords = 0, skulls = 0;
  Symbol symbol = Symbol::none;
  Text text;
};
BOOST_DESCRIBE_STRUCT(FaceEntry, (), (swords, skulls, symbol, text))

struct DieEntry {
  DieKind kind = DieKind::hero;
  Text name;
  std::int16_t count = 1;
  std::vector<FaceEntry> faces;
  std::optional<Goods> price;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(DieEntry, (), (kind, name, count, faces, price, origin, source))

struct AbilityEntry {
  std::string id;
  Text name;
  Text text;
  bool duel = false;
  std::vector<std::string> clauses;
};
BOOST_DESCRIBE_STRUCT(AbilityEntry, (), (id, name, text, duel, clauses))

struct HeroEntry {
  std::string id;
  Text name, title, mount;
  std::string set;
  std::vector<AbilityEntry> abilities;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(HeroEntry, (), (id, name, title, mount, set, abilities, origin, source))

struct ResourceName {
  Resource id = Resource::food;
  Text name;
};
BOOST_DESCRIBE_STRUCT(ResourceName, (), (id, name))

struct Box {
  std::vector<TileEntry> tiles;
  std::vector<ArmyEntry> armies;
  std::vector<ItemEntry> items;
  std::vector<BuildingEntry> buildings;
  std::vector<DieEntry> dice;
  std::vector<HeroEntry> heroes;
  std::vector<ResourceName> resources;
};
BOOST_DESCRIBE_STRUCT(Box, (), (tiles, armies, items, buildings, dice, heroes, resources))

}  // namespace kostka::games::karak::screen
