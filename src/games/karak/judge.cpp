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
    points += 6 * std::min(n, 4) + 3 * std::min(std::max(n - 4, 0), 4) + std::min(std::max(n - 8, 0), 8);
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

// What a visit to the own city would be good for: the best building, and all units there is room for.
int lure_of_city(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  int best = 0;
  for (std::size_t i = 0; i < g.catalogue.buildings.size(); ++i) {
    const BuildingId id{i};
    if (!p.buildings.contains(id) && can_pay(g, who, g.building(id).cost)) best = std::max(best, worth(g.building(id)));
  }
  for (const BuildingId id : p.buildings) {
    const DieKind kind = g.building(id).trains;
    if (kind == DieKind::hero || g.room(who) <= 0 || !can_pay(g, who, g.catalogue.die(kind).price)) continue;
    best = std::max(best, 20 + 10 * std::min(g.room(who), 4));
  }
  return best;
}

int lure_of_crown(const Karak& g, Seat who, int attack) {
  if (!g.s.emperor.valid() || g.s.emperor == who || !g.conscious(g.s.emperor)) return 0;
  return lure_of_fight(attack, attack_in_tenths(g, g.s.emperor) / 10, 110 * g.catalogue.constants.crown);
}

// What there is to do on a hex, in points, for a hero who stands there.
class Temptations {
 public:
  Temptations(const Karak& g, Seat who)
      : g_(g),
        who_(who),
        p_(g.player(who)),
        attack_(attack_in_tenths(g, who)),
        city_(p_.city.valid() ? lure_of_city(g, who) : 0),
        crown_(lure_of_crown(g, who, attack_)) {
    const bool weak = !g.s.level_one.empty();
    unknown_ = lure_of_fight(attack_, weak ? 3 : 6, weak ? 60 : 130) + 10;
  }

  [[nodiscard]] int unknown() const { return unknown_; }
  [[nodiscard]] int on(HexId hex) const {
    if (g_.s.general == hex) {
      return lure_of_fight(attack_, g_.strength_on(hex), 400) +
             lure_of_fight(attack_, g_.catalogue.constants.threshold, 90);
    }
    if (g_.has_monsters(hex)) return lure_of_fight(attack_, g_.strength_on(hex), gain_from(g_, who_, hex));
    int best = hex == p_.city ? city_ : 0;
    if (!p_.city.valid() && p_.goods.wood >= 2 && g_.buildable(hex)) best = 40;
    if (crown_ > 0 && g_.player(g_.s.emperor).hex == hex) best = std::max(best, crown_);
    Goods more = p_.goods;
    more += yield_of(g_, hex);
    return std::max(best, worth(more) - worth(p_.goods));
  }

 private:
  const Karak& g_;
  Seat who_;
  const Player& p_;
  int attack_, city_, crown_;
  int unknown_ = 0;
};

// The best thing within reach: each step away makes it worth a quarter less.
int prospects(const Karak& g, Seat who) {
  static constexpr std::array<int, 8> kDiscount = {100, 75, 56, 42, 32, 24, 18, 13};
  const HexId here = g.player(who).hex;
  const bool crosses = g.powers(who).cross_chasms;
  const Temptations tempting(g, who);
  std::array<HexId, kMostHexes> queue{};
  std::array<std::int8_t, kMostHexes> distance{};
  distance.fill(-1);
  std::size_t tail = 0;
  queue[tail++] = here;
  distance[here.index()] = 0;
  int best = 0;
  for (std::size_t head = 0; head < tail; ++head) {
    const HexId hex = queue[head];
    const auto steps = static_cast<std::size_t>(distance[hex.index()]);
    if (steps >= kDiscount.size()) break;
    best = std::max(best, tempting.on(hex) * kDiscount[steps] / 100);
    if (g.has_monsters(hex) && hex != here) continue;
    for (std::size_t edge = 0; edge < kEdges; ++edge) {
      const HexId next = g.s.map.beside(hex, edge);
      if (!next.valid()) {
        const bool open = g.stack_size() > 0 && (crosses || !g.chasm(hex, edge));
        if (open) best = std::max(best, tempting.unknown() * kDiscount[steps] * 3 / 400);
      } else if (distance[next.index()] < 0 && (crosses || !g.chasm_between(hex, edge))) {
        distance[next.index()] = static_cast<std::int8_t>(steps + 1);
        queue[tail++] = next;
      }
    }
  }
  return best / 2;
}

}  // namespace

// A computer player takes the whole army into battle: dice that stay at home win nothing.
std::optional<std::uint32_t> Karak::reflex(const kernel::Prompt& prompt, kernel::Steadiness,
                                           kernel::ChanceStream&) const {
  if (static_cast<Asking>(prompt.question.kind) != Asking::dice || prompt.is_chance()) return {};
  return 0;  // "roll" is offered first
}

int Karak::judge(Seat seat) const {
  if (s.phase < Phase::turn) return 0;
  int others = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} != seat) others += possessions(*this, Seat{i});
  }
  return 2 * (possessions(*this, seat) + prospects(*this, seat)) - others / (s.seats - 1);
}

}  // namespace kostka::games::karak
