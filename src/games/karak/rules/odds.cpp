#include "games/karak/rules/odds.h"

#include <algorithm>
#include <cmath>

namespace kostka::games::karak {
namespace {

constexpr std::size_t kMostOnFace = 9;  // what content may have

std::size_t index_of(int sum) { return static_cast<std::size_t>(sum); }

}  // namespace

ArmyDice whole_army(const Karak& g, Seat who) {
  ArmyDice dice{};
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    dice[kind] = static_cast<std::int8_t>(g.dice_of(who, static_cast<DieKind>(kind)));
  }
  return dice;
}

SwordChances::SwordChances(const Karak& g, const ArmyDice& dice) {
  reach_[0] = 1;
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    for (int n = 0; n < dice[kind]; ++n) add(g.catalogue.dice[kind]);
  }
  for (int sum = most_ - 1; sum >= 0; --sum) reach_[index_of(sum)] += reach_[index_of(sum + 1)];
}

// From the highest sum downwards, so that what is read has not been written yet.
void SwordChances::add(const Die& die) {
  std::array<double, kMostOnFace + 1> share{};
  int highest = 0;
  for (const Face& face : die.faces) {
    share[face.swords] += 1.0 / static_cast<double>(kFaces);
    highest = std::max<int>(highest, face.swords);
  }
  most_ = std::min(most_ + highest, kMostSwords - 1);
  for (int sum = most_; sum >= 0; --sum) {
    double chance = 0;
    for (int n = 0; n <= std::min(highest, sum); ++n) chance += share[index_of(n)] * reach_[index_of(sum - n)];
    reach_[index_of(sum)] = chance;
  }
}

double SwordChances::reach(int swords) const { return swords <= 0 ? 1 : swords > most_ ? 0 : reach_[index_of(swords)]; }

int SwordChances::at_least(int swords) const { return static_cast<int>(std::lround(reach(swords) * 1000)); }

int SwordChances::reaching(int bonus, const SwordChances& others, int bonus_of_others) const {
  double chance = 0;
  for (int n = 0; n <= others.most_; ++n) {
    const double exactly = others.reach(n) - others.reach(n + 1);
    chance += exactly * reach(n + bonus_of_others - bonus);
  }
  return static_cast<int>(std::lround(chance * 1000));
}

int chance_of_swords(const Karak& g, const ArmyDice& dice, int swords) {
  return SwordChances(g, dice).at_least(swords);
}

int chance_against(const Karak& g, Seat who, HexId where) {
  const Powers& powers = g.powers(who);
  const bool lair = g.tile(where).kind == TileKind::lair;
  const int strength = lair ? g.tile(where).lair.strength : g.strength_on(where);
  if (g.s.general != where && powers.sure_win > 0) {
    const auto& armies = g.s.map[where].armies;
    const auto weak = [&](ArmyId army) { return g.army(army).strength <= powers.sure_win; };
    if (lair ? strength <= powers.sure_win : std::all_of(armies.begin(), armies.end(), weak)) return 1000;
  }
  return chance_of_swords(g, whole_army(g, who), strength - g.weapon_strength(who) - powers.bonus_on_board);
}

}  // namespace kostka::games::karak
