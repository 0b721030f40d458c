// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/karak/rules.h"

namespace kostka::games::karak {
namespace {

// Twice the swords a die shows on average, less what its skulls cost: what it is worth to own one.
int worth(DieKind kind) {
  static constexpr std::array<int, kDieKinds> kWorth = {0, 26, 26, 28, 14, 50, 60, 22, 30};
  return kWorth[static_cast<std::size_t>(kind)];
}

int worth(const Item& item) {
  return 30 * item.strength + 16 * item.bolt + 5 * item.heal + (item.blessing ? 22 : 0) + 55 * item.action +
         20 * item.life + (item.die == DieKind::hero ? 0 : worth(item.die));
}

int worth(const Building& b) {
  return 20 + 35 * b.action + (b.trains != DieKind::hero ? 22 : 0) + 18 * b.glory + (b.portal ? 12 : 0);
}

// The first markers of a kind are what buildings and units are made of; a hoard is worth little.
int worth(const Goods& goods) {
  int points = 0;
  for (const Resource resource : kResources) {
    const int n = goods[resource];
    points += 6 * std::min(n, 4) + std::min(std::max(n - 4, 0), 8);
  }
  return points;
}

// Everything on the board of one player.
int possessions(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  int points = 110 * g.points(who) + 34 * p.glory + worth(p.goods);
  for (std::size_t kind = 1; kind < kDieKinds; ++kind) {
    points += g.dice_of(who, static_cast<DieKind>(kind)) * worth(static_cast<DieKind>(kind));
  }
  for (const ItemId item : p.weapons) points += worth(g.item(item));
  for (const ItemId item : p.spells) points += worth(g.item(item));
  if (p.amulet.valid()) points += worth(g.item(p.amulet));
  for (const BuildingId b : p.buildings) points += worth(g.building(b));
  if (p.city.valid()) points += 40;
  points += 7 * p.life - (p.life == 0 ? 45 : p.life == 1 ? 8 : 0);
  if (g.s.plague == who) points -= 30;
  return points;
}

// Ten times what the whole army shows on average, weapons included.
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

// How tempting a fight against this strength is, in points: likely ones for much.
int lure_of_fight(int attack_tenths, int strength, int gain) {
  const int margin = attack_tenths - 10 * strength;
  const int percent = std::clamp(50 + 3 * margin, 2, 95);
  return gain * percent / 100;
}

int gain_from(const Karak& g, Seat who, HexId hex) {
  int gain = 0, strongest = 0;
  for (const ArmyId id : g.s.map[hex].armies) {
    const Army& army = g.army(id);
    strongest = std::max<int>(strongest, army.strength);
    gain += army.stone > 0 ? 110 * army.stone : worth(g.item(army.item));
  }
  return gain + 34 * std::max(0, strongest - g.player(who).glory);
}

// The best thing within reach: each step away makes it worth a quarter less.
int prospects(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  const bool crosses = g.powers(who).cross_chasms;
  const int attack = attack_in_tenths(g, who);
  const int level = g.s.level_one.empty() ? 2 : 1;
  const int unknown = lure_of_fight(attack, level == 1 ? 3 : 6, level == 1 ? 60 : 130) + 10;
  bool purchase = false;
  for (std::size_t i = 0; i < g.catalogue.buildings.size() && p.city.valid(); ++i) {
    purchase = purchase || (!p.buildings.contains(BuildingId{i}) && can_pay(g, who, g.building(BuildingId{i}).cost));
  }
  purchase = purchase || (p.city.valid() && g.room(who) > 0 && p.goods.food >= 2);
  std::array<HexId, kMostHexes> queue{};
  std::array<std::int8_t, kMostHexes> distance{};
  distance.fill(-1);
  std::size_t head = 0, tail = 0;
  queue[tail++] = p.hex;
  distance[p.hex.index()] = 0;
  int best = 0;
  static constexpr std::array<int, 8> kDiscount = {100, 75, 56, 42, 32, 24, 18, 13};
  while (head < tail) {
    const HexId hex = queue[head++];
    const auto steps = static_cast<std::size_t>(distance[hex.index()]);
    if (steps >= kDiscount.size()) break;
    const auto tempt = [&](int points) { best = std::max(best, points * kDiscount[steps] / 100); };
    const bool monsters = g.has_monsters(hex);
    if (g.s.general == hex) {
      tempt(lure_of_fight(attack, g.strength_on(hex), 400) +
            lure_of_fight(attack, g.catalogue.constants.threshold, 90));
    } else if (monsters) {
      tempt(lure_of_fight(attack, g.strength_on(hex), gain_from(g, who, hex)));
    }
    if (hex == p.city && purchase) tempt(45);
    if (!p.city.valid() && p.goods.wood >= 2 && g.buildable(hex) && !monsters) tempt(30);
    if (monsters && hex != p.hex) continue;
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      const HexId next = g.s.map.beside(hex, edge);
      if (!next.valid()) {
        if (g.stack_size() > 0 && (crosses || !g.chasm(hex, edge))) tempt(unknown * 3 / 4);
      } else if (distance[next.index()] < 0 && (crosses || !g.chasm_between(hex, edge))) {
        distance[next.index()] = static_cast<std::int8_t>(steps + 1);
        queue[tail++] = next;
      }
    }
  }
  return best / 3;
}

}  // namespace

int Karak::judge(Seat seat) const {
  if (s.phase < Phase::turn) return 0;
  int others = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} != seat) others += possessions(*this, Seat{i});
  }
  return 2 * (possessions(*this, seat) + prospects(*this, seat)) - others / (s.seats - 1);
}

}  // namespace kostka::games::karak
