// Everything printed in the boxes of Nemesis and Carnomorphs: the ship, Rooms, tokens, enemies, cards of all decks and
// the numbers of the rules. Loaded once from content/nemesis and never changed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/enum.hpp>

#include "games/nemesis/language/language.h"
#include "kernel/data/document.h"
#include "kernel/data/pack_reading.h"
#include "kernel/language/text.h"

namespace kostka::kernel {
class Diagnostics;
}

namespace kostka::games::nemesis {

using kernel::Origin;
using kernel::Text;

// NEM-MAP-01, NEM-MAP-04: the board of the basic side.
inline constexpr std::size_t kRooms = 21, kCorridors = 28, kExits = 4;
inline constexpr std::size_t kMostSeats = 5, kModes = 2;
inline constexpr std::size_t kNoiseFaces = 10, kCombatFaces = 6;

// Where a tile can lie (NEM-MAP-02, NEM-MAP-03).
enum class Place : std::uint8_t { special, one, two };
BOOST_DESCRIBE_ENUM(Place, special, one, two)

// NEM-MAP-12
enum class Section : std::uint8_t { none, a, b };
BOOST_DESCRIBE_ENUM(Section, none, a, b)

struct StandingRule {
  Standing rule{};
  std::int8_t n = 0;  // 0: none

  [[nodiscard]] bool is(Standing s) const { return n != 0 && rule == s; }
};

// What one exit of a Room leads to: a Corridor, or the technical space (NEM-MAP-05).
struct Exit {
  CorridorId corridor{};  // invalid: a technical entrance
  RoomId to{};

  [[nodiscard]] bool technical() const { return !corridor.valid(); }
};

struct Room {
  std::string id;
  Place place = Place::one;
  TileId tile{};  // of a special Room
  std::array<Exit, kExits> exits{};
  std::uint8_t technical = 0;  // NEM-MAP-06: bit n-1: the entrance has the number n
  std::int8_t x = 0, y = 0;
  Origin origin;

  [[nodiscard]] bool entrance() const { return technical != 0; }
};

struct Corridor {
  std::string id;  // "001-002"
  std::array<RoomId, 2> ends{};
  std::uint8_t numbers = 0;  // bit n-1: number n
  Origin origin;

  [[nodiscard]] RoomId beyond(RoomId from) const { return ends[0] == from ? ends[1] : ends[0]; }
};

struct Tile {
  std::string id;
  Text name;
  Place place = Place::one;
  Colour colour = Colour::none;
  bool computer = false;
  bool barren = false;  // NEM-EXPL-01, NEM-MALF-04: no Item counter, no Malfunction
  std::int8_t engine = 0;
  Section section = Section::none;
  StandingRule standing;
  Body action{};
  Origin origin;
};

enum class Exploring : std::uint8_t { malfunction, doors, fire, slime, danger, silence };
BOOST_DESCRIBE_ENUM(Exploring, malfunction, doors, fire, slime, danger, silence)

// NEM-COMP-09: an effect with a number of Items.
struct Exploration {
  std::string id;
  Text name;
  Exploring effect{};
  std::int8_t items = 0;
  int count = 0;
  Origin origin;
};

// NEM-COMP-08
enum class CombatFace : std::uint8_t { blank, creeper, adult, one, two };
BOOST_DESCRIBE_ENUM(CombatFace, blank, creeper, adult, one, two)
// NEM-COMP-07
enum class NoiseFace : std::uint8_t { one, two, three, four, silence, danger };
BOOST_DESCRIBE_ENUM(NoiseFace, one, two, three, four, silence, danger)

struct SpeciesFacts {
  std::string id;
  Text name;
  Mode mode{};
  std::int8_t figures = 0;
  std::int8_t bag = 0, bag_per_player = 0;
  std::int8_t check = 0;               // Attack cards of an Injury check; 0: one Injury kills (NEM-INJ-02)
  CombatFace die = CombatFace::blank;  // the symbol that hits it; blank: none does
  bool carcass = false;
  std::int8_t leaves_shamblers = 0;  // CAR-DIE
  Origin origin;
};

// NEM-COMP-02, CAR-SUP-02: a token with its number on the other side.
struct Token {
  std::string id;
  Text name;
  bool blank = false, blue = false;
  Species species{};
  std::int8_t number = 0;
  int count = 0;
  Origin origin;
};

// An Attack card; copies that differ in their toughness are cards of their own.
struct Attack {
  std::string id;
  Text name;
  Mode mode{};
  SpeciesSet attackers = 0;
  std::int8_t toughness = 0;             // 0: the retreat arrow (NEM-RETR-01)
  std::int8_t metagorger_toughness = 0;  // CAR-INJ-01
  bool bite = false;
  Body body{};
  int count = 0;
  Origin origin;
};

enum class Fate : std::uint8_t { discard, remove, shuffle_in };  // NEM-EVENT-09
BOOST_DESCRIBE_ENUM(Fate, discard, remove, shuffle_in)

struct Event {
  std::string id;
  Text name;
  Mode mode{};
  std::int8_t corridor = 1;
  SpeciesSet movers = 0;
  Body body{};
  Fate fate = Fate::discard;
  Origin origin;
};

// A Weakness or an Adaptation.
struct Trait {
  std::string id;
  Text name;
  Mode mode{};
  StandingRule standing;
  Origin origin;
};

struct Mutation {
  std::string id;
  Text name;
  Icon icon{};
  Body clean{}, infected{};
  Origin origin;
};

// What a hand holds: an Action card, or a Contamination card that was not scanned yet or whose scan is known
// (NEM-CONT-03).
struct Card {
  enum class Sort : std::uint8_t { action, contamination, infected, clean };
  std::string id;
  Text name;
  Sort sort = Sort::action;
  int count = 0;
  std::int8_t cost = 0;
  Icon icon{};
  Window when{};
  Body body{};
  Origin origin;

  [[nodiscard]] bool is_action() const { return sort == Sort::action; }
};

// What a scan shows (NEM-SCAN-01).
struct FateCard {
  std::string id;
  Text name;
  int count = 0;
  Origin origin;
};

enum class ItemDeck : std::uint8_t { red, yellow, green, crafted, starting, quest };
BOOST_DESCRIBE_ENUM(ItemDeck, red, yellow, green, crafted, starting, quest)
inline constexpr std::size_t kSearched = 3;  // the decks that are drawn from

enum class Component : std::uint8_t { none, flame, cloth, cross, wrench, battery };
BOOST_DESCRIBE_ENUM(Component, none, flame, cloth, cross, wrench, battery)

enum class WeaponType : std::uint8_t { none, energy, classic };
BOOST_DESCRIBE_ENUM(WeaponType, none, energy, classic)

// What a weapon does to a shot (NEM-SHOOT-03).
enum class ShotText : std::uint8_t {
  two_more,  // +1 on two hits
  hit_more,  // +1 if it hits
  one_is_two,
  two_is_one,
  at_least_one,   // unless the face is blank
  hit_face_more,  // +1 on one or two hits
  buy_two,        // on two hits +1 for 1 Ammo
  reroll,
  two_burns  // on two hits Fire in the Room
};
BOOST_DESCRIBE_ENUM(ShotText, two_more, hit_more, one_is_two, two_is_one, at_least_one, hit_face_more, buy_two, reroll,
                    two_burns)

struct Weapon {
  WeaponType type = WeaponType::none;
  std::int8_t ammo = 0;
  std::uint16_t shot = 0;  // bit i: ShotText i

  [[nodiscard]] bool does(ShotText text) const { return (shot >> static_cast<unsigned>(text) & 1) != 0; }
};

struct Item {
  std::string id;
  Text name;
  ItemDeck deck{};
  int count = 0;
  Component component{};
  std::array<Component, 2> recipe{};
  bool heavy = false;
  std::int8_t cost = 1;
  Icon icon{};
  bool keep = false;
  Window when{};
  Weapon weapon;
  Body body{};
  StandingRule standing;
  // NEM-QUEST-01: where it is activated, or what is discarded for it
  TileId activated_in{};
  std::vector<ItemId> activated_with;
  ItemId attaches_to{};
  std::int8_t attached_ammo = 0;
  Origin origin;

  [[nodiscard]] bool is_weapon() const { return weapon.type != WeaponType::none; }
  [[nodiscard]] bool is_quest() const { return deck == ItemDeck::quest; }
};

struct Character {
  std::string id;
  Text name;
  std::string colour;
  std::vector<CardId> deck;
  ItemId weapon{};
  std::array<ItemId, 2> quests{};
  Origin origin;
};

enum class ObjectiveDeck : std::uint8_t { personal, corporate, shared };
BOOST_DESCRIBE_ENUM(ObjectiveDeck, personal, corporate, shared)

struct Objective {
  std::string id;
  Text name;
  ObjectiveDeck deck{};
  std::int8_t players = 1;                  // NEM-GOAL-02
  std::array<ConditionId, kModes> needs{};  // CAR-OBJ
  bool survives_at_mars = false;            // NEM-WIN-02
  Origin origin;
};

struct Wound {
  std::string id;
  Text name;
  int count = 0;
  StandingRule standing;
  Origin origin;
};

struct Coordinates {
  std::string id;
  Text name;
  std::array<Destination, 4> to{};
  Origin origin;
};

struct HelpCard {
  std::string id;
  Text name;
  Origin origin;
};

// NEM-INTR-03
struct IntruderAction {
  std::string id;
  Text name;
  std::vector<std::int8_t> directions, attacks;  // one for each copy; direction 0: any
  Body body{};
  Origin origin;
};

// One copy of an Intruder Action card.
struct HuntCard {
  std::string id;  // "ia-chase-2"
  Text name;
  std::size_t action = 0;  // its place among the Intruder Action cards
  std::int8_t direction = 0, attacks = 1;
};

struct Constants {
  std::array<NoiseFace, kNoiseFaces> noise_die{};
  std::array<CombatFace, kCombatFaces> combat_die{};
  std::int8_t hand = 5, hand_slots = 2, most_light = 2, most_serious = 3, mutation_limit = 4, room_action = 2;
  std::int8_t fires = 8, malfunctions = 8, doors = 12, eggs = 8, corpses = 5;
  std::array<std::int8_t, kModes> carcasses{8, 12}, eggs_at_start{5, 8};
  std::int8_t time = 15, blue_time = 8, self_destruct = 6, yellow = 3;
  std::array<std::int8_t, kMostSeats> pods{2, 2, 3, 3, 4};
  std::int8_t pod_seats = 2;
};

// Tiles that the rules know by name.
struct NamedTiles {
  TileId nest, laboratory, emergency, hibernatorium, cockpit, generator, surgery;
};

struct Catalogue {
  Script script;
  std::array<Room, kRooms> rooms;
  std::array<Corridor, kCorridors> corridors;
  std::vector<Tile> tiles;
  std::vector<Exploration> explorations;
  std::array<SpeciesFacts, kSpecies> species;
  std::vector<Token> tokens;
  std::vector<Attack> attacks;
  std::vector<Event> events;
  std::vector<Trait> traits;
  std::vector<Mutation> mutations;
  std::vector<Card> cards;
  std::vector<FateCard> fates;
  std::vector<Item> items;
  std::vector<Character> characters;
  std::vector<Objective> objectives;
  std::vector<Wound> wounds;
  std::vector<Coordinates> coordinates;
  std::vector<HelpCard> help;
  std::vector<IntruderAction> intruder_actions;
  std::vector<HuntCard> hunts;
  Constants constants;
  NamedTiles named;
  CardId contamination{}, infected{}, clean{};  // those that are no Action cards
  CardId interruption{};
  TokenId blank{};
  FateId infected_fate{}, clean_fate{};

  [[nodiscard]] const SpeciesFacts& facts(Species s) const { return species[static_cast<std::size_t>(s)]; }
  [[nodiscard]] Body body_of(HuntId id) const { return intruder_actions[hunts[id.index()].action].body; }
};

// Reads content/nemesis; null after errors. What can be read but is not the printed box (a deck with a card too many, a
// Room without an exit of each number) is an error too.
std::unique_ptr<Catalogue> read_catalogue(const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::nemesis
