#include "games/karak/odds.h"

#include <algorithm>
#include <cmath>

namespace kostka::games::karak {
namespace {

constexpr std::size_t kMostSwords = 128;  // more than any army can show: 40 dice of 3

}  // namespace

ArmyDice whole_army(const Karak& g, Seat who) {
  ArmyDice dice{};
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    dice[kind] = static_cast<std::int8_t>(g.dice_of(who, static_cast<DieKind>(kind)));
  }
  return dice;
}

int chance_of_swords(const Karak& g, const ArmyDice& dice, int swords) {
  if (swords <= 0) return 1000;
  std::array<double, kMostSwords> chance{};
  chance[0] = 1;
  std::size_t most = 0;
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    for (int n = 0; n < dice[kind]; ++n) {
      std::array<double, kMostSwords> next{};
      std::size_t highest = 0;
      for (const Face& face : g.catalogue.dice[kind].faces) {
        highest = std::max<std::size_t>(highest, face.swords);
        for (std::size_t sum = 0; sum <= most && sum + face.swords < kMostSwords; ++sum) {
          next[sum + face.swords] += chance[sum] / static_cast<double>(kFaces);
        }
      }
      most = std::min(most + highest, kMostSwords - 1);
      chance = next;
    }
  }
  double enough = 0;
  for (std::size_t sum = static_cast<std::size_t>(swords); sum < kMostSwords; ++sum) enough += chance[sum];
  return static_cast<int>(std::lround(enough * 1000));
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
