// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/karak/bots/worth.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

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
    gain += army.stone > 0 ? kWorthOfPoint * army.stone : worth_of(g.item(army.item));
  }
  return gain + kWorthOfGlory * std::max(0, strongest - g.player(who).glory);
}

// What a visit to their own city would be good for: the best building, and all units there is room for.
int lure_of_city(const Karak& g, Seat who) {
  const Player& p = g.player(who);
  int best = 0;
  for (std::size_t i = 0; i < g.catalogue.buildings.size(); ++i) {
    const BuildingId id{i};
    if (!p.buildings.contains(id) && can_pay(g, who, g.building(id).cost))
      best = std::max(best, worth_of(g.building(id)));
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
  return lure_of_fight(attack, attack_in_tenths(g, g.s.emperor) / 10, kWorthOfPoint * g.catalogue.constants.crown);
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
    return std::max(best, worth_of(more) - worth_of(p_.goods));
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

int Karak::judge(Seat seat) const {
  if (s.phase < Phase::turn) return 0;
  int others = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} != seat) others += fortune_of(*this, Seat{i});
  }
  return 2 * (fortune_of(*this, seat) + prospects(*this, seat)) - others / (s.seats - 1);
}

}  // namespace kostka::games::karak
