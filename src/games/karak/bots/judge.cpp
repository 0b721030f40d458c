// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>
#include <array>

#include "games/karak/bots/features.h"
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

// ---- for a learned judgement (features.h) ----------------------------------------------------------------------

namespace {

// In the order of named_features().
struct Named {
  enum Number : std::size_t {
    kTurn,
    kPoints,
    kLead,
    kGlory,
    kLife,
    kFallen,
    kArmy,
    kUnits,
    kRoom,
    kWeapons,
    kBolts,
    kHealing,
    kBlessing,
    kAmulet,
    kGoods,
    kCity,
    kSchools,
    kActions,
    kBuildings,
    kCrown,
    kPlague,
    kReach,
    kGeneral,
    kGeneralNear,
    kFeatures
  };
};

struct Spells {
  int bolts = 0, healing = 0, blessings = 0;
};

Spells spells_of(const Karak& g, const Player& p) {
  Spells spells;
  for (const ItemId id : p.spells) {
    const Item& item = g.item(id);
    spells.bolts += item.bolt;
    spells.healing += item.heal;
    spells.blessings += item.blessing ? 1 : 0;
  }
  return spells;
}

struct Built {
  int schools = 0, actions = 0, worth = 0;
};

Built built_by(const Karak& g, const Player& p) {
  Built built;
  for (const BuildingId id : p.buildings) {
    const Building& building = g.building(id);
    built.schools += building.trains != DieKind::hero ? 1 : 0;
    built.actions += building.action;
    built.worth += worth_of(building);
  }
  return built;
}

int most_of_others(const Karak& g, Seat who) {
  int most = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != who) most = std::max(most, g.points(Seat{i}));
  }
  return most;
}

// By how much the army is ahead of the General, in swords.
float edge_over_general(const Karak& g, int tenths) {
  if (!g.s.general.valid()) return 0;
  return std::clamp(static_cast<float>(tenths - 10 * g.strength_on(g.s.general)) / 50.0f, -2.0f, 2.0f);
}

// KAR-GEN: 1 beside him, 0 five steps away, as the crow flies.
float nearness_of_general(const Karak& g, const Player& p) {
  if (!g.s.general.valid() || !p.hex.valid()) return 0;
  const Place a = g.s.map[p.hex].place(), b = g.s.map[g.s.general].place();
  const int dq = a.q - b.q, dr = a.r - b.r;
  const int steps = (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
  return std::max(0.0f, 1.0f - static_cast<float>(steps) / 5.0f);
}

}  // namespace

std::span<const kernel::Feature> named_features() {
  static const std::array<kernel::Feature, Named::kFeatures> all = {{
      {"turn", {"to move", "ruch"}},
      {"points", {"points", "punkty"}},
      {"lead", {"lead", "przewaga punktów"}},
      {"glory", {"Glory", "Chwała"}},
      {"life", {"Life", "Życie"}},
      {"fallen", {"unconscious", "utrata przytomności"}},
      {"army", {"strength of the army", "siła armii"}},
      {"units", {"units", "jednostki"}},
      {"room", {"room for units", "miejsce na jednostki"}},
      {"weapons", {"weapons", "broń"}},
      {"bolts", {"Fire Bolts", "Ogniste pociski"}},
      {"healing", {"healing", "leczenie"}},
      {"blessing", {"Blessing", "Błogosławieństwo"}},
      {"amulet", {"amulet", "amulet"}},
      {"goods", {"resources", "zasoby"}},
      {"city", {"city", "miasto"}},
      {"schools", {"schools", "szkoły"}},
      {"actions", {"more actions", "dodatkowe akcje"}},
      {"buildings", {"buildings", "budynki"}},
      {"crown", {"crown", "korona"}},
      {"plague", {"plague", "zaraza"}},
      {"reach", {"what is within reach", "zdobycze w zasięgu"}},
      {"general", {"odds against the General", "szanse z Generałem"}},
      {"general-near", {"way to the General", "droga do Generała"}},
  }};
  return all;
}

float progress_of(const Karak& g) {
  const auto laid = static_cast<float>(g.s.map.size());
  const float explored = laid / (laid + static_cast<float>(g.stack_size()));
  const float played = static_cast<float>(g.s.round) / static_cast<float>(std::max<int>(1, g.s.agreed.round_limit));
  return std::clamp(std::max(g.s.general.valid() ? 1.0f : 0.95f * explored, played), 0.0f, 1.0f);
}

void look_at(const Karak& g, Seat seat, std::span<float> numbers) {
  std::fill(numbers.begin(), numbers.end(), 0.0f);
  if (g.s.phase < Phase::turn) return;
  const Player& p = g.player(seat);
  const auto spells = spells_of(g, p);
  const auto built = built_by(g, p);
  const int tenths = attack_in_tenths(g, seat), points_now = g.points(seat);
  const auto number = [&](Named::Number which, float value) { numbers[which] = value; };
  const auto count = [&](Named::Number which, int n, float unit) { numbers[which] = static_cast<float>(n) / unit; };
  const auto truth = [&](Named::Number which, bool yes) { numbers[which] = yes ? 1.0f : 0.0f; };
  truth(Named::kTurn, g.s.active == seat);
  count(Named::kPoints, points_now, 5);
  count(Named::kLead, std::clamp(points_now - most_of_others(g, seat), -6, 6), 3);
  count(Named::kGlory, p.glory, 4);
  count(Named::kLife, p.life, 5);
  truth(Named::kFallen, p.life == 0);
  count(Named::kArmy, tenths, 60);
  count(Named::kUnits, p.troops.units(), 4);
  count(Named::kRoom, std::max(0, g.room(seat)), 4);
  count(Named::kWeapons, g.weapon_strength(seat), 4);
  count(Named::kBolts, spells.bolts, 2);
  count(Named::kHealing, spells.healing, 3);
  count(Named::kBlessing, spells.blessings, 1);
  count(Named::kAmulet, p.amulet.valid() ? worth_of(g.item(p.amulet)) : 0, 50);
  count(Named::kGoods, worth_of(p.goods), 60);
  truth(Named::kCity, p.city.valid());
  count(Named::kSchools, built.schools, 2);
  count(Named::kActions, built.actions, 1);
  count(Named::kBuildings, built.worth, 120);
  truth(Named::kCrown, g.s.emperor == seat);
  truth(Named::kPlague, g.s.plague == seat);
  count(Named::kReach, prospects(g, seat), 100);
  number(Named::kGeneral, edge_over_general(g, tenths));
  number(Named::kGeneralNear, nearness_of_general(g, p));
}

}  // namespace kostka::games::karak
