// The whole position of a match of Nemesis as plain data. What nobody has looked at is not decided yet: tiles,
// Exploration tokens, Engines, the Coordinates card, Weaknesses and scans come from their pools when somebody sees
// them first, so there is nothing that could be betrayed.
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/nemesis/content/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/deck.h"

namespace kostka::games::nemesis {

using kernel::FixedVector;
using kernel::Seat;

inline constexpr std::size_t kMostPlayers = kMostSeats;
inline constexpr std::size_t kMostOwnCards = 40;  // ten Action cards and every Contamination card there is
inline constexpr std::size_t kMostItems = 40;     // of one Backpack
inline constexpr std::size_t kMostTokens = 32, kMostFigures = 24, kContamination = 27, kEngines = 3, kSlots = 3;
// Seats as a set; one bit more stands for the blue Corpse.
using SeatSet = std::uint8_t;
inline constexpr SeatSet kEverybody = 0xff;  // also those who only watch
inline constexpr SeatSet kBlueCorpse = 0x80;
constexpr SeatSet set_of(Seat seat) { return static_cast<SeatSet>(1u << seat.index()); }

// Where play() goes on; each is a checkpoint.
enum class Phase : std::uint8_t {
  lay_out,  // CAR-SETUP-07, 14, 16: Pods, player numbers, Objectives
  draft,    // CAR-SETUP-17
  round,    // NEM-ROUND-02: the beginning of a round
  turn,     // NEM-TURN-01
  events,   // NEM-EVENT-01
  over
};
BOOST_DESCRIBE_ENUM(Phase, lay_out, draft, round, turn, events, over)

enum class Company : std::uint8_t { rivals, cooperative };  // NEM-COOP; one player alone is neither (NEM-SOLO)
BOOST_DESCRIBE_ENUM(Company, rivals, cooperative)

// The match's switches, as agreed before play.
struct Agreement {
  Mode mode = Mode::intruders;
  Company company = Company::rivals;
  bool boarding_despite_malfunction = false;
  bool intruder_player = false;               // NEM-INTR-05
};
BOOST_DESCRIBE_STRUCT(Agreement, (), (mode, company, boarding_despite_malfunction, intruder_player))

// ---- the ship -------------------------------------------------------------------------------------------------------

enum class Door : std::uint8_t { open, closed, destroyed };  // NEM-DOOR-01
BOOST_DESCRIBE_ENUM(Door, open, closed, destroyed)

// NEM-TECH-02: only these have Doors, the technical space has none.
struct CorridorState {
  Door door = Door::open;
  bool noise = false;

  bool operator==(const CorridorState&) const = default;
};
BOOST_DESCRIBE_STRUCT(CorridorState, (), (door, noise))

struct RoomState {
  TileId tile{};          // none: nobody has seen it
  ExplorationId token{};  // the same; gone once it is resolved
  bool explored = false;
  SeatSet tile_seen_by = 0, token_seen_by = 0;  // NEM-HID-06, while it is unexplored
  std::int8_t items = 0;                        // NEM-EXPL-01
  bool fire = false, malfunction = false;
  std::int8_t eggs = 0, carcasses = 0;  // lying there
  SeatSet corpses = 0;                  // NEM-DEATH-05: whose; kBlueCorpse

  bool operator==(const RoomState&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoomState, (),
                      (tile, token, explored, tile_seen_by, token_seen_by, items, fire, malfunction, eggs, carcasses,
                       corpses))

// A figure of an enemy. The number tells equal ones apart as long as they are on the board.
struct Figure {
  std::uint16_t number = 0;
  Species species{};
  RoomId room{};
  std::int8_t injuries = 0;

  bool operator==(const Figure&) const = default;
};
BOOST_DESCRIBE_STRUCT(Figure, (), (number, species, room, injuries))

enum class EngineState : std::uint8_t { unknown, working, damaged };  // CAR-SETUP-08: that of the upper token
BOOST_DESCRIBE_ENUM(EngineState, unknown, working, damaged)
struct Engine {
  EngineState state = EngineState::unknown;
  SeatSet seen_by = 0;

  bool operator==(const Engine&) const = default;
};
BOOST_DESCRIBE_STRUCT(Engine, (), (state, seen_by))

struct EngineTag {
  static constexpr std::string_view kind = "engine";
};
using EngineTokenId = kernel::Id<EngineTag>;  // 0: working, 1: damaged

struct PodTag {
  static constexpr std::string_view kind = "pod";
};
using PodId = kernel::Id<PodTag>;  // its place in State::pods

struct Pod {
  std::int8_t number = 0;
  Section section = Section::a;
  bool unlocked = false;
  bool gone = false;  // launched, or lost by an event

  bool operator==(const Pod&) const = default;
};
BOOST_DESCRIBE_STRUCT(Pod, (), (number, section, unlocked, gone))

// NEM-SETUP-02: a place for a Weakness card, by the Object that discovers it. In Mode C an Adaptation, known when it is
// revealed (CAR-ADAPT-02) and discarded when its Object was studied (CAR-ADAPT-05).
struct TraitSlot {
  TraitId trait{};  // none: nobody has seen it
  bool known = false, discarded = false;

  bool operator==(const TraitSlot&) const = default;
};
BOOST_DESCRIBE_STRUCT(TraitSlot, (), (trait, known, discarded))

// ---- the Characters -------------------------------------------------------------------------------------------------

enum class Being : std::uint8_t { aboard, dead, hibernated, launched };
BOOST_DESCRIBE_ENUM(Being, aboard, dead, hibernated, launched)

struct WoundCard {
  WoundId wound{};  // none: NEM-WOUND-08
  bool dressed = false;

  bool operator==(const WoundCard&) const = default;
};
BOOST_DESCRIBE_STRUCT(WoundCard, (), (wound, dressed))

// NEM-COMP-05: of Ammo and Injury markers there are always enough.
// NEM-OBJ-02: a Heavy Item or a Heavy Object in a Hand slot. Two taped Items share one (NEM-OBJ-07).
struct Held {
  ItemId item{};         // none: an Object
  HeavyObject object{};  // if it is no Item
  Seat corpse_of{};
  std::int8_t ammo = 0;
  std::int8_t more_ammo = 0;  // above the printed maximum
  FixedVector<ItemId, 2> attached{};
  bool taped = false;  // shares the slot of the other taped one

  [[nodiscard]] bool is_item() const { return item.valid(); }
  bool operator==(const Held&) const = default;
};
BOOST_DESCRIBE_STRUCT(Held, (), (item, object, corpse_of, ammo, more_ammo, attached, taped))

enum class Quest : std::uint8_t { inactive, active };  // NEM-QUEST-01
BOOST_DESCRIBE_ENUM(Quest, inactive, active)

inline constexpr std::uint8_t kUndecided = 2;

// The person, the Character and everything on and beside its board.
struct Player {
  CharacterId character{};
  std::uint8_t number = 0;  // CAR-SETUP-14: of the Help card
  Being being = Being::aboard;
  RoomId room{};
  PodId pod{};  // sits in it
  bool passed = false;
  bool slimed = false, signal = false, larva = false;
  std::int8_t light = 0;
  FixedVector<WoundCard, 3> wounds{};
  FixedVector<CardId, kMostOwnCards> hand{};  // ascending
  kernel::Deck<CardId, kMostOwnCards, 1> deck{};
  FixedVector<CardId, kMostOwnCards> discard{};  // NEM-HID-03: face up, the last one on top
  FixedVector<CardId, 4> drawn{};                // cards that are scanned without coming into the hand
  // NEM-SCAN-06: how many Contamination cards of the hand were last seen by all, and how many of them as infected.
  std::int8_t shown = 0, shown_infected = 0;
  FixedVector<Held, 6> held{};
  FixedVector<ItemId, kMostItems> backpack{};  // ascending; active Quest Items that are not heavy too
  std::array<Quest, 2> quests{};
  // CAR-SETUP-16: two Objectives, of which one is kept (NEM-ENC-08); in co-operative play only the first.
  std::array<ObjectiveId, 2> dealt{};
  std::uint8_t kept = kUndecided;
  SeatSet dealt_seen_by = 0, kept_seen_by = 0;  // NEM-HID-06
  MutationId mutation{};                        // CAR-MUT-02
  bool mutation_open = false;                   // CAR-MUT-08
  std::int8_t markers = 0;                      // CAR-MARK
  std::int8_t armour = 0;                       // attacks still ignored in this round; kAll: every one
  bool beyond_help = false;                     // NEM-COOP-08
  bool survived = false;                        // NEM-WIN: after the checks

  bool operator==(const Player&) const = default;
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (character, number, being, room, pod, passed, slimed, signal, larva, light, wounds, hand, deck,
                       discard, drawn, shown, shown_infected, held, backpack, quests, dealt, kept, dealt_seen_by,
                       kept_seen_by, mutation, mutation_open, markers, armour, beyond_help, survived))

enum class Ending : std::uint8_t { none, jump, destroyed };  // NEM-END
BOOST_DESCRIBE_ENUM(Ending, none, jump, destroyed)

// ---- everything -----------------------------------------------------------------------------------------------------

// NEM-ACT-17: what is to change owner when the Trade is carried out; the last one may still be refused.
struct Deal {
  Seat from{}, to{};
  Held what{};  // of the Backpack, if it is an Item that is not heavy

  bool operator==(const Deal&) const = default;
};
BOOST_DESCRIBE_STRUCT(Deal, (), (from, to, what))
inline constexpr std::size_t kMostDeals = 8;

// What is on its way from one place to another while something is resolved.
struct Aside {
  FixedVector<CharacterId, 2> characters{};  // CAR-SETUP-17
  FixedVector<ItemId, 4> items{};            // NEM-SEARCH-01
  FixedVector<AttackId, 12> attacks{};       // NEM-ATK-04
  FixedVector<EventId, 4> events{};          // NEM-EVENT-09: being resolved
  FixedVector<EventId, 4> looked{};          // NEM-HID-06: in the hands of the active player
  TokenId token{};                           // NEM-ENC-03
  TokenId bag_token{};                       // NEM-BAG-01, CAR-BAG-16
  TokenId lost_token{};                      // CAR-DIE-06: that of the dead Butcher, for good
  FixedVector<MutationId, 2> mutations{};    // CAR-MUT-01
  Seat mutating{};                           // who chooses among them
  FixedVector<AttackId, 4> hunted{};         // NEM-INTR-03: among which the Intruder player chooses
  FixedVector<Deal, kMostDeals> deals{};
  bool traded_in_vain = false;  // NEM-ACT-17: nothing came of it; not again before the next Action
  // What everybody saw last of the bag, of the scanner and of an explored Room, before it went away.
  TokenId last_token{};
  FateId last_scan{};
  ExplorationId last_exploration{};

  bool operator==(const Aside&) const = default;
};
BOOST_DESCRIBE_STRUCT(Aside, (),
                      (characters, items, attacks, events, looked, token, bag_token, lost_token, mutations, mutating,
                       hunted, deals, last_token, last_scan, last_exploration))

// What nobody has seen yet, in pools from which it comes when somebody does.
struct Unseen {
  kernel::Deck<TileId, 11, 1> tiles_one{}, tiles_two{};
  kernel::Deck<ExplorationId, 20, 1> explorations{};
  kernel::Deck<CoordinatesId, 8, 1> coordinates_left{};
  kernel::Deck<TraitId, 8, 1> traits_left{};
  kernel::Deck<CharacterId, 6, 1> characters{};
  kernel::Deck<MutationId, 12, 1> mutations{};                      // CAR-SETUP-11
  std::array<kernel::Deck<ObjectiveId, 9, 1>, 3> objectives_out{};  // CAR-SETUP-16: what was not dealt

  bool operator==(const Unseen&) const = default;
};
BOOST_DESCRIBE_STRUCT(Unseen, (),
                      (tiles_one, tiles_two, explorations, coordinates_left, traits_left, characters, mutations,
                       objectives_out))

// NEM-CONT-03: what scans will show of all cards not yet scanned, wherever they are.
struct Contamination {
  kernel::Deck<FateId, kContamination, 1> fates{};
  std::int8_t left = 0;                                 // cards in the Contamination deck
  std::int8_t removed_clean = 0, removed_infected = 0;  // NEM-SCAN-05

  bool operator==(const Contamination&) const = default;
};
BOOST_DESCRIBE_STRUCT(Contamination, (), (fates, left, removed_clean, removed_infected))

// NEM-INTR-01 to 03: who plays the Intruders, with which cards.
struct Hunter {
  Seat heir{};  // whose Character died first
  Seat seat{};  // the same, from the next Player phase on
  kernel::Deck<HuntId, 10, 1> deck{};
  FixedVector<HuntId, 10> hand{}, discard{};  // ascending

  bool operator==(const Hunter&) const = default;
};
BOOST_DESCRIBE_STRUCT(Hunter, (), (heir, seat, deck, hand, discard))

struct alignas(64) State {
  Agreement agreed{};
  std::uint8_t seats = 2;
  Phase phase = Phase::lay_out;
  std::uint16_t turn = 0;
  std::uint8_t round = 0;
  std::array<Player, kMostPlayers> players{};
  // the ship
  std::array<RoomState, kRooms> rooms{};
  std::array<CorridorState, kCorridors> corridors{};
  bool technical_noise = false;  // NEM-MAP-10
  FixedVector<Figure, kMostFigures> figures{};
  std::uint16_t last_figure = 0;
  std::array<Engine, kEngines> engines{};
  FixedVector<Pod, 4> pods{};
  RoomId airlock{};  // NEM-R2-AIR-1
  std::int8_t time = 15;
  std::int8_t self_destruct = 0;  // 0: it does not run
  std::uint8_t destination = 1;   // CAR-SETUP-06: 0 is space A
  CoordinatesId coordinates{};    // none: nobody has seen it
  SeatSet coordinates_seen_by = 0;
  // the enemies
  kernel::Deck<TokenId, kMostTokens, 1> bag{};
  FixedVector<TokenId, kMostTokens> supply{};  // NEM-COMP-11; ascending
  std::array<TraitSlot, kSlots> traits{};
  std::int8_t eggs = 0;  // on the Intruder board (NEM-R1-NEST-7)
  bool nest_destroyed = false;
  SpeciesSet killed = 0;
  Hunter hunter{};
  bool met = false;  // NEM-ENC-08: the first figure has appeared
  // decks
  Unseen unseen{};
  std::array<kernel::Deck<ItemId, 30>, kSearched> items{};
  std::array<FixedVector<ItemId, 30>, kSearched> item_discards{};
  FixedVector<ItemId, 12> crafted{}, crafted_discard{};  // NEM-CRAFT-03; ascending
  kernel::Deck<WoundId, 16, 1> wounds{};
  FixedVector<WoundId, 16> healed{};
  kernel::Deck<AttackId, 20> attacks{};  // only the Intruder player puts cards under it
  FixedVector<AttackId, 20> attack_discard{};
  kernel::Deck<EventId, 20> events{};
  FixedVector<EventId, 20> event_discard{}, events_removed{};
  SeatSet event_top_seen_by = 0;
  Contamination contamination{};
  Aside aside{};
  // the turn
  Seat first{}, active{};
  std::uint8_t actions = 0, allowed = 0;  // NEM-TURN-01, NEM-TURN-10
  bool pass_after = false;
  bool calm = false;  // NEM-QUEST-03: no attack step in this round
  // the end
  Ending ending = Ending::none;
  bool ship_destroyed = false;
  Destination reached = Destination::earth;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (agreed, seats, phase, turn, round, players, rooms, corridors, technical_noise, figures,
                       last_figure, engines, pods, airlock, time, self_destruct, destination, coordinates,
                       coordinates_seen_by, bag, supply, traits, eggs, nest_destroyed, killed, hunter, met, unseen,
                       items, item_discards, crafted, crafted_discard, wounds, healed, attacks, attack_discard, events,
                       event_discard, events_removed, event_top_seen_by, contamination, aside, first, active, actions,
                       allowed, pass_after, calm, ending, ship_destroyed, reached))

static_assert(sizeof(State) <= 16 * 1024);

}  // namespace kostka::games::nemesis
