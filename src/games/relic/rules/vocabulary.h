// What Relic calls the things that pass between its rules and people: kinds of objects, answers, questions.
// Its events are in events.h.
#pragma once

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "games/relic/rules/state.h"
#include "kernel/play/option.h"

namespace kostka::games::relic {

using kernel::Object;
using kernel::Option;

enum class Kind : std::uint8_t {
  nothing,
  seat,
  space,
  card,       // a design, wherever it is
  in_play,    // an asset or a Threat card on the board, by its serial number
  power,      // a Power card; the owner is whose hand it is in
  character,  // a character sheet
  sheet,
  dealt,       // a place among the sheets somebody chooses from
  trophy,      // a design among the trophies of the owner
  corruption,  // a place among the Corruption cards of the owner
  attribute,
  deck,
  nemesis  // a nemesis sheet
};

constexpr Object object(Kind kind, std::size_t index, Seat owner = {}) {
  return {static_cast<std::uint8_t>(kind), owner, static_cast<std::uint16_t>(index)};
}
constexpr Object of(Seat seat) { return object(Kind::seat, seat.index()); }
constexpr Object of(SpaceId space) { return object(Kind::space, space.index()); }
constexpr Object of(CardId card) { return object(Kind::card, card.index()); }
constexpr Object of(const CardInPlay& card, Seat owner = {}) { return object(Kind::in_play, card.serial, owner); }
constexpr Object of(CharacterId character, Seat owner = {}) {
  return object(Kind::character, character.index(), owner);
}
constexpr Object of(NemesisId nemesis, Seat owner = {}) { return object(Kind::nemesis, nemesis.index(), owner); }
constexpr Object of(SheetId sheet) { return object(Kind::sheet, sheet.index()); }
constexpr Object power_of(Seat owner, CardId card) { return object(Kind::power, card.index(), owner); }
constexpr Object attribute_object(What attribute) {
  return object(Kind::attribute, static_cast<std::size_t>(attribute));
}
constexpr Object of(Deck deck) { return object(Kind::deck, static_cast<std::size_t>(deck)); }

// Answers.
enum class Answer : std::uint16_t {
  character,
  use,   // amount: which ability of the object
  play,  // a Power card for its ability
  pass,
  roll,
  number,  // a Power card in place of a die
  clockwise,
  counter_clockwise,
  step,  // a movement box; the space it leads to
  walk_on,
  text,  // amount: which text box, from 1
  end_phase,
  part,  // amount: the label of a choice
  accept,
  decline,
  space,
  player,
  attribute,
  deck,
  discard,
  take,
  keep,
  buy,
  done,
  amount,
  fight,  // the enemies of an attribute
  evade,
  resolve,
  weapon,
  armour,
  bare,  // no (further) weapon, no armour
  spend,
  exchange,
  put,  // back on top of a deck
  die,  // amount: which die
  complete,
  give_up,
  forgo,      // a bonus; amount: how much
  challenge,  // to a skill duel
  explore,
  steal,         // an asset, or a trophy that is one
  as_character,  // RNE-SET-07: what to lead
  as_nemesis,
  nemesis,  // one of the nemesis sheets dealt
  attack,   // RNE-EXPL-01: the seat to battle
  cross,    // RNE-MOVE-07: the price
  lay,      // RNE-SCN-01: a trophy is spent and laid on the scenario sheet; amount: its value
  give,     // RNE-SCN-16: something to a teammate, or without an object: begin to
  request   // the same from a teammate
};
BOOST_DESCRIBE_ENUM(Answer, character, use, play, pass, roll, number, clockwise, counter_clockwise, step, walk_on, text,
                    end_phase, part, accept, decline, space, player, attribute, deck, discard, take, keep, buy, done,
                    amount, fight, evade, resolve, weapon, armour, bare, spend, exchange, put, die, complete, give_up,
                    forgo, challenge, explore, steal, as_character, as_nemesis, nemesis, attack, cross, lay, give,
                    request)

// Their words are the ids of questions (script/words.h).
enum class Asking : std::uint16_t {
  character,
  window,         // amount: the Window; about: whose it is
  movement_roll,  // roll or Power card
  battle_roll,
  test_roll,
  extra_roll,    // the die of an explosion
  direction,     // amount: points left
  movement_box,  // amount: points left; about: where it leads
  colour_order,  // which colour is drawn first
  which_colour,  // which Threat deck
  text_box,
  choice,   // which part; about: what offers it
  whether,  // do it or not; about: what offers it
  which_space,
  which_player,
  which_attribute,
  discard_power,
  discard_corruption,
  discard_asset,
  discard_trophy,
  which_charge,  // from or to which card
  take_back,     // from a discard pile
  how_many,      // amount: the price of one Power card; 0: infamy is spent
  buy,
  next_event,
  next_enemy,
  next_encounter,
  evade,
  weapon,
  armour,
  order,        // which ability first
  whose_first,  // amount: the Window; about: whose it is
  which_enemy,
  which_threat,
  spend_trophies,  // amount: points already spent
  exchange,
  which_relic,
  which_mission,
  excess,  // discard cards; about: the limits
  keep_power,
  keep_trophy,
  put_back,
  which_die,
  mission_payment,
  new_character,
  bonuses,
  sheet_drawn,      // chance
  first_drawn,      // chance
  character_dealt,  // chance
  card_drawn,       // chance; about: the deck
  die_rolled,       // chance; about: who
  card_stolen,      // chance
  challenge,        // whom to challenge, or to explore
  duel_attribute,   // about: the defender
  steal_asset,      // about: the loser
  steal_apostate,   // likewise
  duel_willpower,   // a Power card or influence; about: the loser
  role,             // RNE-SET-07
  which_nemesis,    // RNE-SET-10
  instead_of_exploring,
  declaration,      // RNE-DUEL-33: challenge, attack or explore
  crossing,         // RNE-MOVE-06; about: where it leads
  role_drawn,       // chance
  nemesis_dealt,    // chance
  teammate_drawn,   // chance; about: the nemesis
  give_or_request,  // RNE-SCN-16; about: the teammate
  hand_influence,   // how much; about: the teammate
  hand_power,       // which Power card goes to the teammate
  power_count,      // how many Power cards are asked for
  hand_asset,       // which asset goes to the teammate, or is asked for
  agree,            // whether a teammate gets what was asked for; about: who asks
};

}  // namespace kostka::games::relic
