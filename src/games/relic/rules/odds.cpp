#include "games/relic/rules/odds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kSums = 80;
using Shares = std::array<double, kSums>;

// One die with all its explosions.
Shares one_die(Faces explode_on) {
  Shares shares{};
  std::array<double, kSums> open{};  // the sum so far of dice that exploded
  open[0] = 1;
  for (int sum = 0; sum < kSums; ++sum) {
    for (int face = 1; face <= 6; ++face) {
      if (sum + face >= kSums) continue;
      const auto from = static_cast<std::size_t>(sum), to = from + static_cast<std::size_t>(face);
      const double share = open[from] / 6;
      (explode_on.has(face) ? open : shares)[to] += share;
    }
  }
  return shares;
}

Shares all_dice(Dice dice) {
  Shares sum{};
  sum[0] = 1;
  if (dice.count == 0) return sum;
  const Shares one = one_die(dice.explode_on);
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

namespace {

// All ones fail whatever the sum; ones that explode are no roll of ones alone.
double share_of_ones(Dice dice) {
  if (dice.count == 0 || dice.explode_on.has(1)) return 0;
  double ones = 1;
  for (int n = 0; n < dice.count; ++n) ones /= 6;
  return ones;
}

double share_passed(int sum, Dice dice, const Shares& shares, int target) {
  double passed = 0;
  for (int a = 0; a < kSums; ++a) {
    if (sum + a >= target) passed += shares[static_cast<std::size_t>(a)];
  }
  return sum + dice.count >= target ? passed - share_of_ones(dice) : passed;
}

}  // namespace

int test_odds(int sum, Dice dice, int target) { return per_mille(share_passed(sum, dice, all_dice(dice), target)); }

BattleOdds duel_odds(int challenger, Dice challenger_dice, int defender, Dice defender_dice) {
  constexpr int kChallengeTarget = 2;
  const Shares first = all_dice(challenger_dice), second = all_dice(defender_dice);
  double won = 0, lost = 0;
  for (int a = 0; a < kSums; ++a) {
    double share = first[static_cast<std::size_t>(a)];
    // Nothing else than ones alone adds up to so little.
    if (a == challenger_dice.count) share -= share_of_ones(challenger_dice);
    if (share <= 0 || challenger + a < kChallengeTarget) continue;
    const double answered = share_passed(defender, defender_dice, second, challenger + a);
    lost += share * answered;
    won += share * (1 - answered);
  }
  BattleOdds odds{per_mille(won), 0, per_mille(lost)};
  odds.tied = 1000 - odds.won - odds.lost;
  return odds;
}

namespace {

// What every roll of a player explodes on, because a text says so that must be carried out (RNE-CLAR-16).
void add_explosions(const Relic& g, Seat who, const Abilities& abilities, Faces& faces) {
  if ((abilities.own & set_of(Window::battle_roll)) == 0) return;
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.window = Window::battle_roll;
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = script.abilities[abilities.first + i];
    if (!ability.acts_in(Window::battle_roll) || ability.may || !holds(g, ability.condition, cause)) continue;
    for (std::size_t n = 0; n < ability.body.count; ++n) {
      const Effect& e = script.begin_of(ability.body)[n];
      if (e.verb == Verb::explode_on) faces.add(Faces::of_mask(e.second));
    }
  }
}

Faces natural_explosions(const Relic& g, Seat who) {
  Faces faces = Faces::between(6, 6);
  add_explosions(g, who, g.abilities_of(who), faces);
  return faces;
}

// The dice of a roll that are still to come: all of them, or those that explosions owe.
Dice coming_dice(const Throw& thrown, int count, Faces on) {
  if (thrown.dice.empty()) return {count, on};
  const auto explodes = [on](int face) { return on.has(face); };
  const auto owed = std::count_if(thrown.dice.begin(), thrown.dice.end(), explodes) +
                    std::count_if(thrown.extra.begin(), thrown.extra.end(), explodes) -
                    static_cast<std::ptrdiff_t>(thrown.extra.size());
  return {static_cast<int>(std::max<std::ptrdiff_t>(0, owed)), on};
}

Dice coming_dice(const Relic& g, const Battle& side) {
  return coming_dice(side.own, 1 + side.extra_dice, coming_explosions(g, side));
}

}  // namespace

Faces coming_explosions(const Relic& g, const Battle& battle) {
  Faces on = battle.explosion.on();
  // Once they have fallen everything has acted on them.
  if (battle.own.dice.empty() && on != Faces{}) on.add(natural_explosions(g, battle.who));
  return on;
}

BattleOdds odds_of(const Relic& g, const Battle& battle, Instead instead) {
  const BattleSums sums = sums_of(g, battle);
  const Battle* other = battle.other;
  Dice own = coming_dice(g, battle);
  own.count += instead.dice;
  if (instead.number > 0) own.count += own.explode_on.has(instead.number) ? 0 : -1;
  const Dice foe = other ? coming_dice(g, *other) : coming_dice(battle.foe, 1, battle.foe_explosion.on());
  const int sum = sum_of(sums.own) + battle.own.sum() + instead.more + instead.number;
  BattleOdds odds = battle_odds(sum, own, sum_of(sums.foe) + (other ? other->own.sum() : battle.foe.sum()), foe);
  const bool theirs = other && other->tie_wins;
  if (battle.tie_wins == theirs) return odds;
  (battle.tie_wins ? odds.won : odds.lost) += odds.tied;
  odds.tied = 0;
  return odds;
}

BattleOdds odds_between(const Relic& g, Seat who, Seat other, int more) {
  const BattleSums sums = sums_between(g, who, other);
  return battle_odds(sum_of(sums.own) + more, {1, natural_explosions(g, who)}, sum_of(sums.foe),
                     {1, natural_explosions(g, other)});
}

}  // namespace kostka::games::relic
