// What dice, tokens and cards may bring, from what one seat may know and nothing else. All shares are out of 1000.
#pragma once

#include "games/nemesis/rules/rules.h"

namespace kostka::games::nemesis {

// What a Noise roll would do, or the token of a Room that is not explored.
struct NoiseOdds {
  int silence = 0, noise = 0, encounter = 0, danger = 0;
  int surprised = 0;  // an Encounter with a Surprise Attack
  int coming = 0;     // how many enemies danger would bring
  bool rolls = false;
};
// After a move that costs so many cards.
[[nodiscard]] NoiseOdds noise_odds(const Nemesis& g, Seat who, RoomId to, int price);

struct FightOdds {
  int kills = 0, drives = 0, hurts = 0, misses = 0;
};
// What is rolled again once is rolled again after a miss.
[[nodiscard]] FightOdds shot_odds(const Nemesis& g, const Shooting& shot);
[[nodiscard]] FightOdds blow_odds(const Nemesis& g, Object target);

// How likely an attack of this kind is to hit.
[[nodiscard]] int attack_odds(const Nemesis& g, Species species);

}  // namespace kostka::games::nemesis
