// How likely a roll reaches a sum: for people who decide, and for bots that look ahead.
#pragma once

#include <array>

#include "games/karak/rules/table.h"

namespace kostka::games::karak {

using ArmyDice = std::array<std::int8_t, kDieKinds>;

// All dice of a hero.
[[nodiscard]] ArmyDice whole_army(const Karak& g, Seat who);

// How many swords these dice may show: worked out once for all sums, before re-rolls and spells.
class SwordChances {
 public:
  SwordChances(const Karak& g, const ArmyDice& dice);

  // The chance of so many or more, in thousandths.
  [[nodiscard]] int at_least(int swords) const;
  // The chance, in thousandths, that these dice and `bonus` reach what the others and `bonus_of_others` show.
  [[nodiscard]] int reaching(int bonus, const SwordChances& others, int bonus_of_others) const;

 private:
  static constexpr int kMostSwords = 128;  // more than any army can show: 40 dice of 3

  void add(const Die& die);
  [[nodiscard]] double reach(int swords) const;

  std::array<double, kMostSwords> reach_{};  // so many or more
  int most_ = 0;
};

// The chance, in thousandths, that these dice show so many swords; before re-rolls and spells.
[[nodiscard]] int chance_of_swords(const Karak& g, const ArmyDice& dice, int swords);

// The same for beating what is on a tile with the whole army and all weapons; 1000 where no roll is needed.
[[nodiscard]] int chance_against(const Karak& g, Seat who, HexId where);

}  // namespace kostka::games::karak
