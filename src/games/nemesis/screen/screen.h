// What an observer is given of a position of Nemesis.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "games/nemesis/rules/state.h"

namespace kostka::games::nemesis::screen {

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
  std::int32_t hand_size = 0, deck_size = 0, contamination = 0, shown = 0;
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
                       deck_size, contamination, shown, hand, discard, held, backpack_backs, backpack, active_quests,
                       objectives, mutated, mutation, markers, armour, survived))

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
  std::vector<std::optional<EngineState>> engines;  // looked at by the observer
  std::optional<std::string> coordinates;           // the same
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
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (mode, company, phase, round, time, self_destruct, destination, first, active, actions, allowed,
                       rooms, corridors, technical_noise, figures, pods, engines, coordinates, bag, supply, traits,
                       butcher_dead, eggs, nest_destroyed, met, decks, item_discards, crafted, attack_discard,
                       event_discard, events_removed, healed, resolving, last_token, last_scan, last_exploration,
                       shown_characters, found, looked, mutations, deals, hunter, players, ending, ship_destroyed))

}  // namespace kostka::games::nemesis::screen
