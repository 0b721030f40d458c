// Nemesis's effect language: what cards, Rooms, Items and Objectives say, as plain numbers in flat arrays. Content is
// read into it once (expression.h), the rules resolve it, and it is put into words. What each verb is, from its
// arguments to its words, stands in one row (verbs/); docs/content/nemesis.md explains the language.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <boost/describe/enum.hpp>

#include "kernel/data/enum_names.h"
#include "kernel/data/ids.h"
#include "script/body.h"
#include "script/conditions.h"

namespace kostka::games::nemesis {

struct RoomTag {
  static constexpr std::string_view kind = "room";
};
struct CorridorTag {
  static constexpr std::string_view kind = "corridor";
};
struct TileTag {
  static constexpr std::string_view kind = "tile";
};
struct TokenTag {
  static constexpr std::string_view kind = "token";
};
struct ExplorationTag {
  static constexpr std::string_view kind = "exploration";
};
struct CardTag {
  static constexpr std::string_view kind = "card";
};
struct ItemTag {
  static constexpr std::string_view kind = "item";
};
struct CharacterTag {
  static constexpr std::string_view kind = "character";
};
struct ObjectiveTag {
  static constexpr std::string_view kind = "objective";
};
struct WoundTag {
  static constexpr std::string_view kind = "wound";
};
struct FateTag {
  static constexpr std::string_view kind = "fate";
};
struct AttackTag {
  static constexpr std::string_view kind = "attack";
};
struct EventTag {
  static constexpr std::string_view kind = "event";
};
struct TraitTag {
  static constexpr std::string_view kind = "trait";
};
struct MutationTag {
  static constexpr std::string_view kind = "mutation";
};
struct HuntTag {
  static constexpr std::string_view kind = "intruder_card";
};
struct CoordinatesTag {
  static constexpr std::string_view kind = "coordinates";
};
using RoomId = kernel::Id<RoomTag>;  // a slot of the board
using CorridorId = kernel::Id<CorridorTag>;
using TileId = kernel::Id<TileTag>;
using TokenId = kernel::Id<TokenTag>;              // of an enemy: its kind with a surprise number, or the Blank
using ExplorationId = kernel::Id<ExplorationTag>;  // an effect with a number of Items
using CardId = kernel::Id<CardTag>;                // what lies in hands: an Action card or a Contamination card
using ItemId = kernel::Id<ItemTag>;
using CharacterId = kernel::Id<CharacterTag>;
using ObjectiveId = kernel::Id<ObjectiveTag>;
using WoundId = kernel::Id<WoundTag>;
using FateId = kernel::Id<FateTag>;  // what a scan shows
using AttackId = kernel::Id<AttackTag>;
using EventId = kernel::Id<EventTag>;
using TraitId = kernel::Id<TraitTag>;  // a Weakness or an Adaptation
using MutationId = kernel::Id<MutationTag>;
using HuntId = kernel::Id<HuntTag>;  // a card of the Intruder player
using CoordinatesId = kernel::Id<CoordinatesTag>;

using script::Block;
using script::Body;
using script::Compare;
using script::ConditionId;

// The two kinds of enemies: Mode I and Mode C.
enum class Mode : std::uint8_t { intruders, carnomorphs };
BOOST_DESCRIBE_ENUM(Mode, intruders, carnomorphs)

// NEM-COMP-01, CAR-SUP-01: what can appear on the ship; within a mode in ascending size (NEM-ESC-02, CAR-SUP-07).
enum class Species : std::uint8_t { larva, creeper, adult, breeder, queen, metagorger, shambler, fleshbeast, butcher };
BOOST_DESCRIBE_ENUM(Species, larva, creeper, adult, breeder, queen, metagorger, shambler, fleshbeast, butcher)
inline constexpr std::size_t kSpecies = 9;
using SpeciesSet = std::uint16_t;
constexpr SpeciesSet set_of(Species s) { return static_cast<SpeciesSet>(1u << static_cast<unsigned>(s)); }
constexpr bool has(SpeciesSet set, Species s) { return (set & set_of(s)) != 0; }
constexpr Mode mode_of(Species s) { return s < Species::metagorger ? Mode::intruders : Mode::carnomorphs; }

// NEM-OBJ-01
enum class HeavyObject : std::uint8_t { corpse, blue_corpse, carcass, egg };
BOOST_DESCRIBE_ENUM(HeavyObject, corpse, blue_corpse, carcass, egg)

// NEM-COORD-01; `destroyed` is no place, but what Objectives ask for beside them (NEM-GOAL-05).
enum class Destination : std::uint8_t { earth, mars, venus, deep_space, destroyed };
BOOST_DESCRIBE_ENUM(Destination, earth, mars, venus, deep_space, destroyed)

enum class Colour : std::uint8_t { none, red, yellow, green, white };
BOOST_DESCRIBE_ENUM(Colour, none, red, yellow, green, white)

// When a card that is no Action of one's own turn may be used.
enum class Window : std::uint8_t {
  action,
  other_action,  // NEM-ACT-15
  surprised,     // NEM-ENC-04, NEM-ATK-06
  attacked,      // NEM-ATK-06
  noise_rolled   // NEM-NOISE-12
};
BOOST_DESCRIBE_ENUM(Window, action, other_action, surprised, attacked, noise_rolled)

// NEM-ACT-06
enum class Icon : std::uint8_t { any, combat, peace };
BOOST_DESCRIBE_ENUM(Icon, any, combat, peace)

// Rules that hold as long as a tile, Wound, Weakness, Adaptation or active Item is in force, each with a number.
enum class Standing : std::uint8_t {
  slimes_who_enters,  // NEM-R2-SLI
  draw_limit,         // NEM-R2-CAB
  draw_less,          // NEM-ROUND-08
  escape_cost,        // the Leg Wound
  item_cost,          // the Hand Wound
  hands,              // the Arm Wound
  bleeding,
  vital_places,       // a blank face is one hit against Adults
  fire_injures,       // one more Injury from Fire
  surprise,           // added to surprise numbers
  energy_hit,         // added to the Injuries of an energy weapon that hits
  large_break_doors,  // only Breeders and Queens destroy Doors
  phosphates,         // an Injury when driven off by foam
  soft_bite,          // an Adult's Bite gives a Light Wound
  toughness,          // added to what an Injury check compares
  feed_first,         // CAR-EV-03
  agile,              // CAR-ADAPT-07
  fireproof,
  ram,
  no_retreat,
  far_orders,     // Order and Motivation reach a Room with a working Computer
  far_computers,  // Intranet and Threat Assessment work in any Room
  load_free       // Energy Charges for its weapon cost nothing
};
BOOST_DESCRIBE_ENUM(Standing, slimes_who_enters, draw_limit, draw_less, escape_cost, item_cost, hands, bleeding,
                    vital_places, fire_injures, surprise, energy_hit, large_break_doors, phosphates, soft_bite,
                    toughness, feed_first, agile, fireproof, ram, no_retreat, far_orders, far_computers, load_free)

// Which of those that fit are meant.
enum class Pick : std::uint8_t { one, each, lowest, highest };
BOOST_DESCRIBE_ENUM(Pick, one, each, lowest, highest)

// Filters of selectors: of Rooms (`at`), of Characters (`with`), of Intruders (`foe`). Most mean the same for each: the
// Room itself, or the one that the figure stands in.
enum class Is : std::uint8_t {
  any,
  here,   // in the Room of the acting Character
  near,   // in a neighbouring Room
  there,  // in the Room that was chosen before
  other,  // not its own one, not the acting Character
  explored,
  burning,
  computer,
  red,
  yellow,
  green,
  white,
  entrance,
  sealed,     // no Destroyed Door in its Corridors (NEM-R2-AIR-1)
  slimed,     // the Character; a Room with a slimed Character
  intruders,  // a Room with an Intruder
  holding,    // a Room with one of the species that follow
  signalled,
  free,      // not in Combat
  away,      // no Character in its Room
  larva,     // a Character that carries a Larva
  at_eggs,   // in the Nest or carrying an Egg
  at_heavy,  // with a Heavy Object in the Room or in hand
  within_reach
};
BOOST_DESCRIBE_ENUM(Is, any, here, near, there, other, explored, burning, computer, red, yellow, green, white, entrance,
                    sealed, slimed, intruders, holding, signalled, free, away, larva, at_eggs, at_heavy, within_reach)

struct Selection {
  Pick pick = Pick::one;
  std::uint32_t filters = 0;  // bit i: Is i
  TileId tile{};              // a Room by its tile
  SpeciesSet species = 0;     // none: any

  [[nodiscard]] bool has(Is is) const { return (filters >> static_cast<unsigned>(is) & 1) != 0; }
  void add(Is is) { filters |= 1u << static_cast<unsigned>(is); }
  bool operator==(const Selection&) const = default;
};

// The small words that stand in the brackets of verbs.
enum class Word : std::uint8_t {
  nothing,
  near,
  safe,
  quiet,
  all,
  any,
  full,
  here,
  a,
  b,
  energy,
  item,
  ammo,
  wild,
  empty,
  destroyed,
  lowest,
  highest_b,
  foam
};
BOOST_DESCRIBE_ENUM(Word, nothing, near, safe, quiet, all, any, full, here, a, b, energy, item, ammo, wild, empty,
                    destroyed, lowest, highest_b, foam)

// Each has its row in verbs/; a word without one does not compile.
enum class Verb : std::uint8_t {
  // structure
  choose,
  may,
  if_,
  pay,
  at,
  with,
  foe,
  // the Character and its cards
  light,
  serious,
  die,
  slime,
  unslime,
  signal,
  contaminate,
  draw,
  discard,
  discard_hand,
  exchange,
  pass,
  pass_after,
  more_actions,
  heal_light,
  heal_serious,
  heal_any,
  dress,
  cure,
  scan_hand,
  scan_all,
  scan_one,
  scan_drawn,
  new_deck,
  hatch,
  armour,
  cancel,
  // movement and noise
  move,
  send,
  duct,
  jump,
  climb,
  noise_roll,
  noise,
  technical_noise,
  encounter,
  reroll_noise,
  // Rooms, Doors and the ship
  fire,
  douse,
  spread,
  spread_all,
  malfunction,
  repair,
  items,
  airlock,
  set_door,
  destroy_door,
  set_doors,
  close_doors,
  open_doors,
  room_action,
  engine_look,
  engine_set,
  look_coordinates,
  set_destination,
  start_selfdestruct,
  stop_selfdestruct,
  pod,
  pod_lost,
  board_pod,
  hibernate,
  orbit,
  // Items and Objects
  search,
  find,
  analyse,
  take_egg,
  attach,
  bind,
  ammo,
  craft,
  // Combat
  shoot,
  full_auto,
  aimed_shot,
  grenade,
  molotov,
  decoy,
  injure,
  retreat,
  ignore_attack,
  // enemies
  become,
  surprise,
  summon,
  spawn,
  carcass,
  leave,
  hunt,
  chase,
  scavenge,
  pack_hunt,
  mend,
  hatching,
  reawaken,
  prowl,
  prepare,
  add_token,
  // looking
  look_tile,
  look_room,
  look_event,
  look_objective
};

inline constexpr std::int8_t kAll = 127;  // `(all)`, `(any)`, `(full)`

// One verb with its arguments. Which of the members a verb uses is read off its row.
struct Effect : script::Blocks {
  Verb verb = Verb::pass;
  std::int8_t n = 0;
  Word word = Word::nothing;
  bool safe = false;   // NEM-ESC-06
  bool quiet = false;  // NEM-MOVE-13
  Species species{};
  ItemId item{};
  Selection select{};
  ConditionId condition{};
};

// What can be counted in a condition: `serious >= 2`.
enum class Count : std::uint8_t { serious, malfunctions, eggs, known, items, others_alive };
BOOST_DESCRIBE_ENUM(Count, serious, malfunctions, eggs, known, items, others_alive)

enum class Holds : std::uint8_t {
  number,  // count, compare, n
  // in play
  in,  // tile or colour
  computer,
  working,
  entrance,
  section,
  burning,
  broken,  // tile
  hand_empty,
  before_yellow,
  technical_noise,
  far_computers,
  // at the victory check
  signal,
  escaped,
  in_pod,
  ship,  // destination
  nest_destroyed,
  all_explored,
  only_survivor,
  known,    // object: the slot of a Weakness or Adaptation
  dead,     // n: the number of a player
  carries,  // object
  lies,     // object, tile
  killed,   // species
  not_,
  and_,
  or_
};
BOOST_DESCRIBE_ENUM(Holds, number, in, computer, working, entrance, section, burning, broken, hand_empty, before_yellow,
                    technical_noise, far_computers, signal, escaped, in_pod, ship, nest_destroyed, all_explored,
                    only_survivor, known, dead, carries, lies, killed, not_, and_, or_)

struct Condition {
  Holds holds = Holds::number;
  Count count = Count::serious;
  Compare compare = Compare::at_least;
  std::int8_t n = 0;
  TileId tile{};
  Colour colour = Colour::none;
  HeavyObject object{};
  Destination destination{};
  Species species{};
  ConditionId left{}, right{};
};

// Nothing in this game has several abilities, so the place for them in a script stays unused.
struct NoAbility {};
using Script = script::Script<Effect, Condition, NoAbility>;

}  // namespace kostka::games::nemesis
