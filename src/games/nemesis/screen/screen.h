// What a screen is given of Nemesis: the position as one observer sees it, what an option leads to, and everything
// printed in the box. The client's types are generated from these structs. Ids are those of content/nemesis.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "games/nemesis/rules/state.h"
#include "kernel/language/text.h"
#include "kernel/play/goal.h"
#include "kernel/play/says.h"

namespace kostka::games::nemesis::screen {

using kernel::Text;

// ---- the position ---------------------------------------------------------------------------------------------------

struct RoomView {
  std::string id;
  bool explored = false;
  std::optional<std::string> tile;   // explored, or looked at by the observer
  std::optional<std::string> token;  // looked at by the observer
  std::int32_t items = 0;
  bool fire = false, malfunction = false, airlock = false;
  std::int32_t eggs = 0, carcasses = 0;
  std::vector<std::int32_t> corpses;  // whose
  bool blue_corpse = false;
};
BOOST_DESCRIBE_STRUCT(RoomView, (),
                      (id, explored, tile, token, items, fire, malfunction, airlock, eggs, carcasses, corpses,
                       blue_corpse))

struct CorridorView {
  std::string id;
  Door door{};
  bool noise = false;
};
BOOST_DESCRIBE_STRUCT(CorridorView, (), (id, door, noise))

struct FigureView {
  std::string id;
  Species species{};
  std::string room;
  std::int32_t injuries = 0;
};
BOOST_DESCRIBE_STRUCT(FigureView, (), (id, species, room, injuries))

struct PodView {
  std::int32_t number = 0;
  Section section{};
  bool unlocked = false, gone = false;
  std::vector<std::int32_t> people;
};
BOOST_DESCRIBE_STRUCT(PodView, (), (number, section, unlocked, gone, people))

struct WoundView {
  std::optional<std::string> wound;
  bool dressed = false;
};
BOOST_DESCRIBE_STRUCT(WoundView, (), (wound, dressed))

struct HeldView {
  std::string id;
  std::int32_t ammo = 0, most_ammo = 0;
  std::vector<std::string> attached;
  bool taped = false;
};
BOOST_DESCRIBE_STRUCT(HeldView, (), (id, ammo, most_ammo, attached, taped))

struct PlayerView {
  std::optional<std::string> character;
  std::int32_t number = 0;
  Being being{};
  std::optional<std::string> room;
  std::optional<std::int32_t> pod;
  bool passed = false, slimed = false, signal = false, larva = false;
  std::int32_t light = 0;
  std::vector<WoundView> wounds;
  std::int32_t hand_size = 0, deck_size = 0, contamination = 0, shown = 0, shown_infected = 0;
  std::vector<std::string> hand;     // the observer's own
  std::vector<std::string> discard;  // face up; Contamination cards without what a scan showed
  std::vector<HeldView> held;
  std::vector<std::string> backpack_backs;
  std::vector<std::string> backpack;  // the observer's own, and what all know
  std::vector<std::string> active_quests;
  std::vector<std::string> objectives;  // the observer's own, and those looked at
  bool mutated = false;                 // has a Mutation card
  std::optional<std::string> mutation;  // the observer's own, or face up
  std::int32_t markers = 0;
  std::int32_t armour = 0;  // attacks that are ignored in this round; 127: every one
  bool survived = false;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (character, number, being, room, pod, passed, slimed, signal, larva, light, wounds, hand_size,
                       deck_size, contamination, shown, shown_infected, hand, discard, held, backpack_backs, backpack,
                       active_quests, objectives, mutated, mutation, markers, armour, survived))

struct KindCount {
  std::string kind;
  std::int32_t count = 0;
};
BOOST_DESCRIBE_STRUCT(KindCount, (), (kind, count))

// A place for a Weakness or an Adaptation.
struct TraitView {
  HeavyObject object{};              // what is studied for it
  std::optional<std::string> trait;  // once it is known
  bool discarded = false;
};
BOOST_DESCRIBE_STRUCT(TraitView, (), (object, trait, discarded))

struct DealView {
  std::int32_t from = 0, to = 0;
  std::string thing;  // the colour of its back, where the observer may not see it
};
BOOST_DESCRIBE_STRUCT(DealView, (), (from, to, thing))

struct HunterView {
  std::int32_t seat = 0;
  std::int32_t hand_size = 0, deck_size = 0;
  std::vector<std::string> hand;  // for the Intruder player
  std::vector<std::string> discard;
  std::vector<std::string> attacks;  // among which the Intruder player chooses
};
BOOST_DESCRIBE_STRUCT(HunterView, (), (seat, hand_size, deck_size, hand, discard, attacks))

// An enemy beside the one who is asked, and how likely its attack is to hit, out of 1000.
struct AttackerView {
  Species species{};
  std::int32_t hits = 0;
};
BOOST_DESCRIBE_STRUCT(AttackerView, (), (species, hits))

struct TableView {
  Mode mode{};
  Company company{};
  Phase phase{};
  std::int32_t round = 0, time = 0, self_destruct = 0, destination = 0;
  std::optional<std::int32_t> first, active;
  std::int32_t actions = 0, allowed = 0;
  std::vector<RoomView> rooms;
  std::vector<CorridorView> corridors;
  bool technical_noise = false;
  std::vector<FigureView> figures;
  std::vector<PodView> pods;
  std::vector<std::optional<EngineState>> engines;        // looked at by the observer
  std::vector<std::vector<std::int32_t>> engine_lookers;  // NEM-HID-06: who has looked, everybody knows
  std::optional<std::string> coordinates;                 // looked at by the observer
  std::vector<std::int32_t> coordinates_lookers;
  std::vector<AttackerView> threats;  // against the Character of the observer, where it stands
  std::vector<KindCount> bag, supply;
  std::vector<TraitView> traits;
  bool butcher_dead = false;
  std::int32_t eggs = 0;
  bool nest_destroyed = false, met = false;
  std::vector<KindCount> decks;
  std::vector<std::string> item_discards, crafted, attack_discard, event_discard, events_removed, healed;
  std::vector<std::string> resolving;  // Attack and Event cards that are being resolved
  // What all saw last of the bag, of the scanner and of an explored Room.
  std::optional<std::string> last_token, last_scan, last_exploration;
  std::vector<std::string> shown_characters;  // of the draft
  std::vector<std::string> found;             // Items that the observer is choosing among
  std::vector<std::string> looked;            // Event cards that the observer looks at
  std::vector<std::string> mutations;         // Mutation cards that the observer is choosing among
  std::vector<DealView> deals;                // NEM-ACT-17
  std::optional<HunterView> hunter;
  std::vector<PlayerView> players;
  Ending ending{};
  bool ship_destroyed = false;
  std::optional<Destination> reached;  // once it is known to all
  kernel::Goal goal;
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (mode, company, phase, round, time, self_destruct, destination, first, active, actions, allowed,
                       rooms, corridors, technical_noise, figures, pods, engines, engine_lookers, coordinates,
                       coordinates_lookers, threats, bag, supply, traits, butcher_dead, eggs, nest_destroyed, met,
                       decks, item_discards, crafted, attack_discard, event_discard, events_removed, healed, resolving,
                       last_token, last_scan, last_exploration, shown_characters, found, looked, mutations, deals,
                       hunter, players, ending, ship_destroyed, reached, goal))

// ---- what an option leads to ----------------------------------------------------------------------------------------

// What a Noise roll would do, out of 1000, as far as the one who is asked can know; a Room that is not explored counts
// with all that may lie there.
struct NoiseView {
  std::int32_t silence = 0, noise = 0, encounter = 0, danger = 0;
  std::int32_t surprised = 0;  // an Encounter with a Surprise Attack
  std::int32_t coming = 0;     // enemies that danger would bring
};
BOOST_DESCRIBE_STRUCT(NoiseView, (), (silence, noise, encounter, danger, surprised, coming))

// What a shot or a blow would do, out of 1000.
struct FightView {
  std::int32_t kills = 0, drives = 0, hurts = 0, misses = 0;
};
BOOST_DESCRIBE_STRUCT(FightView, (), (kills, drives, hurts, misses))

// What an option leads to by itself; null where it does not apply.
struct Outcome {
  std::optional<std::string> room;    // where the Character goes
  std::optional<std::int32_t> price;  // cards that are paid
  std::optional<NoiseView> noise;     // none: nobody rolls
  std::optional<FightView> fight;
  std::vector<AttackerView> attackers;  // who attacks before that
  kernel::Says says;
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (room, price, noise, fight, attackers, says))

// ---- the box --------------------------------------------------------------------------------------------------------

struct ExitEntry {
  std::int32_t number = 0;
  std::optional<std::string> corridor;  // none: a technical entrance
  std::optional<std::string> to;
};
BOOST_DESCRIBE_STRUCT(ExitEntry, (), (number, corridor, to))

struct RoomEntry {
  std::string id;
  Place place{};
  std::optional<std::string> tile;  // of a special Room
  std::vector<ExitEntry> exits;
  std::vector<std::int32_t> technical;  // numbers of its entrances
};
BOOST_DESCRIBE_STRUCT(RoomEntry, (), (id, place, tile, exits, technical))

struct CorridorEntry {
  std::string id;
  std::vector<std::string> ends;
  std::vector<std::int32_t> numbers;
};
BOOST_DESCRIBE_STRUCT(CorridorEntry, (), (id, ends, numbers))

struct TileEntry {
  std::string id;
  Text name;
  Place place{};
  Colour colour{};
  bool computer = false;
  std::int32_t engine = 0;  // its number; 0: no Engine
  Section section{};
  bool acts = false;    // has a Room Action
  bool slimes = false;  // anyone who enters
  bool nest = false;    // the Eggs of the board lie there
  std::vector<Text> text;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(TileEntry, (),
                      (id, name, place, colour, computer, engine, section, acts, slimes, nest, text, origin, source))

struct SpeciesEntry {
  std::string id;
  Species species{};
  Text name;
  Mode mode{};
  std::int32_t figures = 0;
  std::int32_t check = 0;  // Attack cards of its Injury check
  CombatFace die{};        // the symbol that hits it
  std::vector<Text> text;
};
BOOST_DESCRIBE_STRUCT(SpeciesEntry, (), (id, species, name, mode, figures, check, die, text))

struct CharacterEntry {
  std::string id;
  Text name;
  std::string colour;
  std::vector<std::string> deck;
  std::string weapon;
  std::vector<std::string> quests;
  std::vector<Text> text;
};
BOOST_DESCRIBE_STRUCT(CharacterEntry, (), (id, name, colour, deck, weapon, quests, text))

// A card or token of any deck.
enum class Paper : std::uint8_t {
  action,
  contamination,
  item,
  attack,
  event,
  trait,
  mutation,
  objective,
  wound,
  fate,
  coordinates,
  hunt,
  exploration,
  token
};
BOOST_DESCRIBE_ENUM(Paper, action, contamination, item, attack, event, trait, mutation, objective, wound, fate,
                    coordinates, hunt, exploration, token)

struct PaperEntry {
  std::string id;
  Paper paper{};
  Text kind;
  Text name;
  std::vector<Text> text;
  std::vector<Text> carnomorphs;  // of an Objective that asks for something else against Carnomorphs
  std::int32_t count = 1;
  std::int32_t number = 0;  // cards it costs; toughness, exit, surprise number or Items, by what it is
  Icon icon{};
  std::optional<ItemDeck> deck;
  bool heavy = false, weapon = false;
  Component component{};
  std::vector<Component> recipe;
  std::vector<Species> species;  // who attacks or moves
  std::optional<ObjectiveDeck> objective;
  std::optional<Exploring> exploring;
  std::string origin, source;
};
BOOST_DESCRIBE_STRUCT(PaperEntry, (),
                      (id, paper, kind, name, text, carnomorphs, count, number, icon, deck, heavy, weapon, component,
                       recipe, species, objective, exploring, origin, source))

struct NumbersEntry {
  std::vector<NoiseFace> noise_die;
  std::vector<CombatFace> combat_die;
  std::int32_t hand_slots = 2, most_light = 2, most_serious = 3, mutation_limit = 4;
  std::int32_t fires = 8, malfunctions = 8, time = 15, blue_time = 8, self_destruct = 6, yellow = 3, pod_seats = 2;
};
BOOST_DESCRIBE_STRUCT(NumbersEntry, (),
                      (noise_die, combat_die, hand_slots, most_light, most_serious, mutation_limit, fires, malfunctions,
                       time, blue_time, self_destruct, yellow, pod_seats))

struct Box {
  std::vector<RoomEntry> rooms;
  std::vector<CorridorEntry> corridors;
  std::vector<TileEntry> tiles;
  std::vector<SpeciesEntry> species;
  std::vector<CharacterEntry> characters;
  std::vector<PaperEntry> papers;
  NumbersEntry numbers;
};
BOOST_DESCRIBE_STRUCT(Box, (), (rooms, corridors, tiles, species, characters, papers, numbers))

}  // namespace kostka::games::nemesis::screen
