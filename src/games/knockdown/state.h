// The whole position of a Knockdown match as plain data.
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "games/knockdown/catalogue.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/ids.h"
#include "kernel/play/deck.h"

namespace kostka::games::knockdown {

using kernel::Seat;

// Where play() goes on; each is a checkpoint.
enum class Phase : std::uint8_t {
  pick_fighters,   // KNO-SETUP-01
  deal_skills,     // KNO-SETUP-05
  keep_first,      // KNO-SETUP-06
  keep_second,     // KNO-SETUP-07
  show_skill,      // KNO-SETUP-08
  lay_row,         // KNO-SETUP-10
  starting_picks,  // KNO-SETUP-13
  turn,            // KNO-TURN-07
  end_of_round,    // KNO-END, KNO-NEXT
  over
};
BOOST_DESCRIBE_ENUM(Phase, pick_fighters, deal_skills, keep_first, keep_second, show_skill, lay_row, starting_picks,
                    turn, end_of_round, over)

// KNO-KDT-07: and the tower for people who stack real cubes and type in whether it stood.
enum class TestMode : std::uint8_t { dice, timing, tower };
BOOST_DESCRIBE_ENUM(TestMode, dice, timing, tower)

enum class Action : std::uint8_t { none, move, attack, combo };
BOOST_DESCRIBE_ENUM(Action, none, move, attack, combo)

// The match's switches, as agreed before play.
struct Agreement {
  TestMode test = TestMode::dice;
  bool random_fighters = false;       // KNO-BOX-02
  bool repeat_start_picks = false;    // KNO-NEXT-06
  bool corridor_center_heavy = true;  // KNO-COR-03
};
BOOST_DESCRIBE_STRUCT(Agreement, (), (test, random_fighters, repeat_start_picks, corridor_center_heavy))

// One player with fighter, cards and cubes.
struct Player {
  FighterId fighter{};
  SpaceId space{};
  std::int16_t light = 0, heavy = 0;  // KNO-COMP-08: counters without a limit
  std::int16_t tokens = 0;
  kernel::FixedVector<CardId, 12> hand{};      // ascending
  kernel::FixedVector<CardId, 6> shown{};      // of the hand, while an effect lets everybody see them (KNO-SEQ-12)
  kernel::FixedVector<SkillId, 3> dealt{};     // while skills are being drafted
  kernel::FixedVector<SkillId, 2> received{};  // what the opponent passed on
  SkillId first_kept{}, second_kept{};
  bool first_up = false, second_up = false;  // which of the two are face up
  std::int16_t victories = 0;                // KNO-GOAL-03
  bool pinned = false;
  bool first_used_this_turn = false, second_used_this_turn = false;
  bool first_used_this_round = false, second_used_this_round = false;
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (fighter, space, light, heavy, tokens, hand, shown, dealt, received, first_kept, second_kept,
                       first_up, second_up, victories, pinned, first_used_this_turn, second_used_this_turn,
                       first_used_this_round, second_used_this_round))

using Hand = kernel::FixedVector<CardId, 12>;

// What only the owner knows of the hand.
inline Hand unseen_hand(const Player& p) {
  Hand unseen = p.hand;
  for (const CardId card : p.shown) unseen.remove(card);
  return unseen;
}

struct State {
  Agreement agreed{};
  ArenaId arena{};
  std::array<Player, 2> players{};
  kernel::Deck<CardId, kMostCards> deck{};
  kernel::FixedVector<CardId, kMostCards> discard{};  // KNO-HAND-04
  std::array<CardId, 4> row{};                        // a gap is a card that is not there (KNO-TURN-03)
  CardId attacking{};                                 // KNO-ATK-05
  kernel::Deck<SkillId, kMostSkills> skill_deck{};
  kernel::FixedVector<SkillId, 2> removed_skills{};  // KNO-SETUP-07; the first was refused by seat 0
  Phase phase = Phase::pick_fighters;
  std::uint8_t round = 1;
  std::uint16_t turn = 0;
  Seat active{};
  Seat starter{};                         // of this round
  Seat round_winner{};                    // between a round's end and the next
  std::uint8_t turns_without_attack = 0;  // KNO-END-06
  std::uint8_t actions_done = 0;
  Action first_action = Action::none;
  std::uint8_t specials_in_combo = 0;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (agreed, arena, players, deck, discard, row, attacking, skill_deck, removed_skills, phase, round,
                       turn, active, starter, round_winner, turns_without_attack, actions_done, first_action,
                       specials_in_combo))

}  // namespace kostka::games::knockdown
