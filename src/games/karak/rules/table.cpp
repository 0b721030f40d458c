// The small questions that all rules ask of a position.
#include "games/karak/rules/table.h"

#include <algorithm>

namespace kostka::games::karak {

int Karak::unit_limit(Seat seat) const {
  // KAR-GLO-03
  int limit = player(seat).glory;
  // KAR-GLO-05: on top of the track, which ends somewhere.
  for (const BuildingId id : player(seat).buildings) limit += building(id).glory;
  return limit;
}

// KAR-TERM-01
int Karak::dice_of(Seat seat, DieKind kind) const {
  const Player& p = player(seat);
  switch (kind) {
    case DieKind::hero: return 1;
    case DieKind::knight:
    case DieKind::archer:
    case DieKind::mage:
    case DieKind::skeleton: return p.troops[kind];
    // KAR-ITEM-02
    case DieKind::bear:
    case DieKind::titan: return p.amulet.valid() && item(p.amulet).die == kind ? 1 : 0;
    // IMP-GRD-01
    case DieKind::guard: return s.emperor == seat ? 1 : 0;
    // IMP-TL-08
    case DieKind::time_lord: return s.time_lord == seat ? 1 : 0;
  }
  return 0;
}

int Karak::weapon_strength(Seat seat) const {
  int strength = 0;
  for (const ItemId weapon : player(seat).weapons) strength += item(weapon).strength;
  return strength;
}

// KAR-END-04: nothing but these.
int Karak::points(Seat seat) const {
  const Player& p = player(seat);
  // KAR-END-02
  int sum = p.praetorians * catalogue.constants.praetorian_stone;
  for (const ArmyId trophy : p.trophies) sum += army(trophy).stone;
  if (s.general_beaten_by == seat) sum += catalogue.constants.general_stone;
  // IMP-END-01
  if (s.emperor == seat) sum += catalogue.constants.crown;
  return sum;
}

// KAR-KO-06: also an unconscious hero stands where he is.
bool Karak::someone_else_on(HexId hex, Seat seat) const {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} != seat && s.players[i].hex == hex) return true;
  }
  return false;
}

int Karak::strength_on(HexId hex) const {
  // KAR-GEN-06
  if (s.general == hex) return catalogue.constants.general_strength + s.praetorians;
  // KAR-BAT-09
  int strength = 0;
  for (const ArmyId id : s.map[hex].armies) strength += army(id).strength;
  return strength;
}

bool Karak::city_on(HexId hex) const {
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (s.players[i].city == hex) return true;
  }
  return false;
}

}  // namespace kostka::games::karak
