// What Nemesis calls the things that pass between its rules and people: kinds of objects, answers, questions. Its
// events are in events.h.
#pragma once

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "games/nemesis/rules/state.h"
#include "kernel/play/option.h"

namespace kostka::games::nemesis {

using kernel::Object;
using kernel::Option;

enum class Kind : std::uint8_t {
  nothing,
  seat,
  room,
  corridor,
  tile,
  token,
  exploration,
  card,
  item,
  held,   // what the owner holds, by its place
  heavy,  // a Heavy Object lying in a Room: HeavyObject * 8 + seat of a Corpse
  eggs,   // those lying in a Room, as a target; index: the Room
  figure,
  character,
  objective,
  own_objective,  // of the owner, by its place: secret choices are offered so
  wound,
  fate,
  attack,
  event,
  trait,
  coordinates,
  pod,
  mutation,
  hunt,       // a card of the Intruder player
  exit,       // of a Room, by its number less 1
  engine,     // an Engine token: 0 working, 1 damaged
  letter,     // of the Destination track
  part,       // of a choice: its label
  item_deck,  // red, yellow, green
  technical
};

constexpr Object object(Kind kind, std::size_t index, Seat owner = {}) {
  return {static_cast<std::uint8_t>(kind), owner, static_cast<std::uint16_t>(index)};
}
constexpr Object of(Seat seat) { return object(Kind::seat, seat.index()); }
constexpr Object of(RoomId id) { return object(Kind::room, id.index()); }
constexpr Object of(CorridorId id) { return object(Kind::corridor, id.index()); }
constexpr Object of(TileId id) { return object(Kind::tile, id.index()); }
constexpr Object of(TokenId id) { return object(Kind::token, id.index()); }
constexpr Object of(ExplorationId id) { return object(Kind::exploration, id.index()); }
constexpr Object of(CardId id) { return object(Kind::card, id.index()); }
constexpr Object of(ItemId id) { return object(Kind::item, id.index()); }
constexpr Object of(CharacterId id) { return object(Kind::character, id.index()); }
constexpr Object of(ObjectiveId id) { return object(Kind::objective, id.index()); }
constexpr Object of(WoundId id) { return object(Kind::wound, id.index()); }
constexpr Object of(FateId id) { return object(Kind::fate, id.index()); }
constexpr Object of(AttackId id) { return object(Kind::attack, id.index()); }
constexpr Object of(EventId id) { return object(Kind::event, id.index()); }
constexpr Object of(TraitId id) { return object(Kind::trait, id.index()); }
constexpr Object of(CoordinatesId id) { return object(Kind::coordinates, id.index()); }
constexpr Object of(MutationId id) { return object(Kind::mutation, id.index()); }
constexpr Object of(HuntId id) { return object(Kind::hunt, id.index()); }
constexpr Object of(PodId id) { return object(Kind::pod, id.index()); }
constexpr Object of(const Figure& figure) { return object(Kind::figure, figure.number); }
constexpr Object held_by(Seat owner, std::size_t place) { return object(Kind::held, place, owner); }
constexpr Object heavy(HeavyObject what, Seat corpse_of = {}) {
  return object(Kind::heavy, static_cast<std::size_t>(what) * 8 + (corpse_of.valid() ? corpse_of.index() : 7));
}
constexpr Object eggs_in(RoomId room) { return object(Kind::eggs, room.index()); }
constexpr Object technical_space() { return object(Kind::technical, 0); }

constexpr Kind kind_of(Object o) { return static_cast<Kind>(o.kind); }
template <class Id>
constexpr Id id_in(Object o) {
  return Id{o.index};
}
constexpr Seat seat_in(Object o) { return Seat{o.index}; }

enum class Answer : std::uint16_t {
  pick,  // something that a rule asks for, whatever it is
  character,
  keep_objective,
  // the turn
  move,
  careful,
  shoot,
  melee,
  pick_up,
  craft,
  trade,
  activate,
  mutate,
  play,
  use,
  room_action,
  drop,
  drop_item,
  pass,
  launch,
  leave_pod,
  wait,
  // everything else
  pay,
  discard,
  interrupt,
  react,
  no,
  yes,
  done,
  part,
  open,
  close,
  lock,
  unlock,
  on_top,
  under,
  swap,
  leave,
  // Trade
  give,     // this to that Character
  ask_for,  // something of this Character for that one
  // the Intruder player
  hunt,
  hunt_move,
  hunt_attack,
  hunt_effect,
  keep
};

// Their words are the ids of questions (script/words.h).
enum class Asking : std::uint16_t {
  character,        // which of two Characters
  objective,        // which Objective is kept
  action,           // what now; amount: Actions taken
  pod,              // launch, leave or wait; about: the Pod
  pay,              // which card pays; amount: how many more; about: what for
  pass_discard,     // which cards are discarded when passing
  discard,          // which card is discarded; amount: how many more
  exchange,         // which cards are exchanged
  interruption,     // whether to interrupt; about: who acts
  react,            // whether to use this; about: the card or Item
  part,             // which part of a choice
  may,              // whether to do it
  room,             // which Room
  character_there,  // which Character
  figure,           // which Intruder
  corridor,         // which Corridor
  target,           // what is shot at
  weapon,           // which weapon
  item,             // which Item
  surplus,          // what is dropped
  found,            // which Item is kept
  deck,             // which Item deck
  noise_exit,       // where the Noise marker goes
  consent,          // whether to be moved; about: where
  door,             // open or close; about: the Corridor
  pod_choice,       // which Pod
  letter,           // where the Destination marker goes
  engine,           // whether the tokens change places
  event_order,      // on top or under; about: the Event card
  study,            // which Object
  buy_hit,          // 1 Ammo for 1 Injury more
  reroll,           // reroll the die; amount: its face
  dress,            // which Wound
  scan_one,         // which Contamination card
  mutation,         // which Mutation card is kept
  trade,            // what else changes owner
  trade_give,       // what is given; about: who asks; also: for whom
  trade_take,       // whether to take this; about: it; also: from whom
  hunt,             // which card the Intruder player plays
  hunt_use,         // what for
  hunt_attack,      // which of the Attack cards
  hunt_keep,        // which card is kept
  exit,             // through which exit
  prepared,         // which Event takes place
  // chance
  drawn,         // a card from the deck; about: whose
  noise_die,     // the Noise die
  combat_die,    // the Combat die
  token,         // a token from the bag
  tile,          // the tile of a Room
  exploration,   // the Exploration token of a Room
  attack,        // an Attack card
  event,         // an Event card
  wound,         // a Serious Wound
  scan,          // what a scan shows
  item_drawn,    // an Item
  engine_state,  // which Engine token lies on top
  coordinates,   // the Coordinates card
  trait,         // the Weakness card
  numbers,       // who gets which number
  pods,          // which Pods are in play
  dealt,         // an Objective
  offered,       // a draft card
  mutation_drawn,
  hunt_drawn
};

}  // namespace kostka::games::nemesis
