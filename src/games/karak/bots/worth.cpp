#include "games/karak/bots/worth.h"

#include <algorithm>
#include <array>

namespace kostka::games::karak {

// Some thirty for each sword that a die shows on average, less what its skulls cost.
int worth_of(DieKind kind) {
  static constexpr std::array<int, kDieKinds> kWorth = {0, 26, 26, 28, 14, 50, 60, 22, 30};
  return kWorth[static_cast<std::size_t>(kind)];
}

int worth_of(const Item& item) {
  return 30 * item.strength + 16 * item.bolt + 5 * item.heal + (item.blessing ? 22 : 0) + 55 * item.action +
         20 * item.life + (item.die == DieKind::hero ? 0 : worth_of(item.die));
}

int worth_of(const Building& b) {
  return 20 + 35 * b.action + (b.trains != DieKind::hero ? 22 : 0) + 18 * b.glory + (b.portal ? 12 : 0);
}

// The first markers of a kind are what buildings and units are made of; a hoard is worth little.
int worth_of(const Goods& goods) {
  int points = 0;
  for (const Resource resource : kResources) {
    const int n = goods[resource];
    points += 6 * std::min(n, 4) + 3 * std::min(std::max(n - 4, 0), 4) + std::min(std::max(n - 8, 0), 8);
  }
  return points;
}

int attack_in_tenths(const Karak& g, Seat who) {
  int tenths = 10 * g.weapon_strength(who);
  for (std::size_t kind = 0; kind < kDieKinds; ++kind) {
    const int count = g.dice_of(who, static_cast<DieKind>(kind));
    if (count == 0) continue;
    int swords = 0;
    for (const Face& face : g.catalogue.dice[kind].faces) swords += face.swords;
    tenths += count * swords * 10 / static_cast<int>(kFaces);
  }
  return tenths;
}

int fortune_of(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  int points = kWorthOfPoint * g.points(who) + kWorthOfGlory * p.glory + worth_of(p.goods);
  for (std::size_t kind = 1; kind < kDieKinds; ++kind) {
    points += g.dice_of(who, static_cast<DieKind>(kind)) * worth_of(static_cast<DieKind>(kind));
  }
  for (const ItemId item : p.weapons) points += worth_of(g.item(item));
  for (const ItemId item : p.spells) points += worth_of(g.item(item));
  if (p.amulet.valid()) points += worth_of(g.item(p.amulet));
  for (const BuildingId b : p.buildings) points += worth_of(g.building(b));
  if (p.city.valid()) points += 40;
  points += 7 * p.life - (p.life == 0 ? 45 : p.life == 1 ? 8 : 0);
  if (g.s.plague == who) points -= 30;
  return points;
}

}  // namespace kostka::games::karak
