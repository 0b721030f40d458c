// What Knockdown calls the things that pass between its rules and people: kinds of objects, answers,
// questions. Its events are in events.h.
#pragma once

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "games/knockdown/course.h"
#include "games/knockdown/state.h"
#include "kernel/play/option.h"

namespace kostka::games::knockdown {

using kernel::Object;
using kernel::Option;

enum class Kind : std::uint8_t {
  nothing,
  seat,
  space,
  row,      // a place of the attack row
  card,     // an attack card; the owner is whose hand it is in
  special,  // a special attack: fighter * 8 + number
  skill,
  dealt,     // a place among the skill cards somebody chooses from
  received,  // a place among those passed on by the opponent
  kept,      // the first or second skill somebody kept
  fighter,
  arena
};

constexpr Object object(Kind kind, std::size_t index, Seat owner = {}) {
  return {static_cast<std::uint8_t>(kind), owner, static_cast<std::uint16_t>(index)};
}
constexpr Object of(Seat seat) { return object(Kind::seat, seat.index()); }
constexpr Object of(SpaceId space) { return object(Kind::space, space.index()); }
constexpr Object of(CardId card, Seat owner = {}) { return object(Kind::card, card.index(), owner); }
constexpr Object of(SkillId skill) { return object(Kind::skill, skill.index()); }
constexpr Object of(FighterId fighter) { return object(Kind::fighter, fighter.index()); }
constexpr Object of(ArenaId arena) { return object(Kind::arena, arena.index()); }
constexpr Object of(const TestTold& test) { return of(test.tested); }
constexpr Object row_place(std::size_t place) { return object(Kind::row, place); }
constexpr Object special_of(FighterId fighter, std::size_t number) {
  return object(Kind::special, fighter.index() * 8 + number);
}

enum class Answer : std::uint16_t {
  fighter,
  keep,
  show,
  take,
  move,
  corridor,
  attack,
  attack_reach,
  combo,
  special,
  special_reach,
  dash,
  end_combo,
  pay,
  react,
  no_reaction,
  block_none,
  block_damage,
  block_effect,
  block_both,
  block_with,
  ignore,
  call,
  no_call,
  press,
  stop_pressing,
  tower_stands,
  tower_falls,
  step,
  stay,
  discard,
  reveal,
  discard_shown,
  spend,
  remove_light,
  remove_heavy,
  part,
  swap,
  decline
};
BOOST_DESCRIBE_ENUM(Answer, fighter, keep, show, take, move, corridor, attack, attack_reach, combo, special,
                    special_reach, dash, end_combo, pay, react, no_reaction, block_none, block_damage, block_effect,
                    block_both, block_with, ignore, call, no_call, press, stop_pressing, tower_stands, tower_falls,
                    step, stay, discard, reveal, discard_shown, spend, remove_light, remove_heavy, part, swap, decline)

enum class Asking : std::uint16_t {
  fighter,             // which fighter
  keep_first,          // which of three skills to keep
  keep_second,         // which of the two passed on
  show_skill,          // which of the two lies face up
  start_pick,          // which row card to begin with
  action,              // amount: 1 or 2
  combo,               // what next in the Combo
  payment,             // which card pays; amount: the Symbol
  reaction,            // about: the attack
  block,               // about: the attack
  block_card,          // which block card
  ignore_damage,       // amount: cards counted
  call_ko,             // amount: chance of failing out of 216; about: the tested seat
  press,               // amount: cubes already down
  tower,               // did it stand
  step_self,           // where to; amount: steps left
  step_opponent,       // where to push or move the opponent
  jump,                // where to jump
  put_opponent,        // where to put the opponent
  hand_limit,          // which card goes; amount: the limit
  discard,             // which card goes, by an effect
  reveal,              // which card to show
  discard_shown,       // which shown card goes
  spend_tokens,        // how many
  discard_for_tokens,  // which card with the symbol, or none; amount: the Symbol
  part,                // which part of "choose"
  remove_light,        // how many light cubes
  extra_cube,          // which kind of cube goes
  swap_row,            // which row card to replace
  take_row,            // which row card to take
  who_picks_first,     // chance: whose fighter
  starter,             // chance: who starts
  card_drawn,          // chance: the next attack card
  skill_drawn,         // chance: the next skill card
  test_die,            // chance: a die of the knockdown test
  arena_drawn,         // chance: the arena
  fighter_drawn        // chance: a fighter token
};
BOOST_DESCRIBE_ENUM(Asking, fighter, keep_first, keep_second, show_skill, start_pick, action, combo, payment, reaction,
                    block, block_card, ignore_damage, call_ko, press, tower, step_self, step_opponent, jump,
                    put_opponent, hand_limit, discard, reveal, discard_shown, spend_tokens, discard_for_tokens, part,
                    remove_light, extra_cube, swap_row, take_row, who_picks_first, starter, card_drawn, skill_drawn,
                    test_die, arena_drawn, fighter_drawn)

}  // namespace kostka::games::knockdown
