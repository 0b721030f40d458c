// How likely a battle or a test is to succeed, worked out for the screen and for bots. Dice that explode have no
// highest sum; what lies beyond the tables is rarer than one in a million.
#pragma once

#include <cstdint>

#include "games/relic/rules/course.h"

namespace kostka::games::relic {

class Relic;

// Shares out of 1000; they add up to it.
struct BattleOdds {
  int won = 0, tied = 0, lost = 0;
};

// What one side still rolls: so many dice, exploding on these faces.
struct Dice {
  int count = 1;
  Faces explode_on = Faces::between(6, 6);
};

// The sums before the dice; dice of count 0 have been rolled and are part of the sum.
BattleOdds battle_odds(int own, Dice own_dice, int foe, Dice foe_dice);
// What would change in a battle: one more summand, more dice, a number in place of the next die.
struct Instead {
  int more = 0;
  int dice = 0;
  int number = 0;  // 0: a die
};
// Of the battle that goes on, as its player stands; of one between a nemesis and a character for either side.
BattleOdds odds_of(const Relic& g, const Battle& battle, Instead instead);
// Of a battle between a nemesis and a character that would begin now; `more` comes to the score of the first one.
BattleOdds odds_between(const Relic& g, Seat who, Seat other, int more = 0);
// The faces on which the next dice of a player explode: as it stands in the battle, and what must act on every roll.
Faces coming_explosions(const Relic& g, const Battle& battle);
// Passing a test: sum + dice >= target, and not every die a 1 (REL-TEST-03, REL-TEST-04).
int test_odds(int sum, Dice dice, int target);
// A skill duel before anybody has rolled: the challenger tests against 2, the defender against what that gives
// (RNE-DUEL-07 to 10). Tied: the challenger's test fails, and nobody wins.
BattleOdds duel_odds(int challenger, Dice challenger_dice, int defender, Dice defender_dice);

}  // namespace kostka::games::relic
