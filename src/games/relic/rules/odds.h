// How likely a battle or a test is to succeed, worked out for the screen and for bots. Dice that explode have no
// highest sum; what lies beyond the tables is rarer than one in a million.
#pragma once

#include <cstdint>

#include "games/relic/language/language.h"

namespace kostka::games::relic {

// Shares out of 1000; they add up to it.
struct BattleOdds {
  int won = 0, tied = 0, lost = 0;
};

// What one side still rolls: so many dice, exploding on these faces (by face_bit()).
struct Dice {
  int count = 1;
  std::uint8_t explodes_on = face_bit(6);
};

// The sums before the dice; dice of count 0 have been rolled and are part of the sum.
BattleOdds battle_odds(int own, Dice own_dice, int foe, Dice foe_dice);
// Passing a test: sum + dice >= target, and not every die a 1 (REL-TEST-03, REL-TEST-04).
int test_odds(int sum, Dice dice, int target);

}  // namespace kostka::games::relic
