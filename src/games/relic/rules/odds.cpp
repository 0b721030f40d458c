#include "games/relic/rules/odds.h"

#include <array>
#include <cmath>

namespace kostka::games::relic {
namespace {

constexpr int kSums = 80;
using Shares = std::array<double, kSums>;

// One die with all its explosions.
Shares one_die(std::uint8_t explodes_on) {
  Shares shares{};
  std::array<double, kSums> open{};  // the sum so far of dice that exploded
  open[0] = 1;
  for (int sum = 0; sum < kSums; ++sum) {
    for (int face = 1; face <= 6; ++face) {
      if (sum + face >= kSums) continue;
      const auto from = static_cast<std::size_t>(sum), to = from + static_cast<std::size_t>(face);
      const double share = open[from] / 6;
      ((face_bit(face) & explodes_on) != 0 ? open : shares)[to] += share;
    }
  }
  return shares;
}

Shares all_dice(Dice dice) {
  Shares sum{};
  sum[0] = 1;
  if (dice.count == 0) return sum;
  const Shares one = one_die(dice.explodes_on);
  for (int n = 0; n < dice.count; ++n) {
    Shares next{};
    for (std::size_t a = 0; a < kSums; ++a) {
      if (sum[a] == 0) continue;
      for (std::size_t b = 0; a + b < kSums; ++b) next[a + b] += sum[a] * one[b];
    }
    sum = next;
  }
  return sum;
}

int per_mille(double share) { return static_cast<int>(std::lround(share * 1000)); }

}  // namespace

BattleOdds battle_odds(int own, Dice own_dice, int foe, Dice foe_dice) {
  const Shares mine = all_dice(own_dice), theirs = all_dice(foe_dice);
  double won = 0, tied = 0;
  for (int a = 0; a < kSums; ++a) {
    for (int b = 0; b < kSums; ++b) {
      const double share = mine[static_cast<std::size_t>(a)] * theirs[static_cast<std::size_t>(b)];
      if (own + a > foe + b) won += share;
      if (own + a == foe + b) tied += share;
    }
  }
  BattleOdds odds{per_mille(won), per_mille(tied), 0};
  odds.lost = 1000 - odds.won - odds.tied;
  return odds;
}

int test_odds(int sum, Dice dice, int target) {
  const Shares shares = all_dice(dice);
  double passed = 0;
  for (int a = 0; a < kSums; ++a) {
    if (sum + a >= target) passed += shares[static_cast<std::size_t>(a)];
  }
  // All ones fail whatever the sum.
  if (dice.count > 0 && sum + dice.count >= target) {
    double ones = 1;
    for (int n = 0; n < dice.count; ++n) ones /= 6;
    passed -= ones;
  }
  return per_mille(passed);
}

}  // namespace kostka::games::relic
