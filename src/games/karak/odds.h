// How likely a roll reaches a sum: for people who decide, and for bots that look ahead.
#pragma once

#include "games/karak/table.h"

namespace kostka::games::karak {

using ArmyDice = std::array<std::int8_t, kDieKinds>;

// All dice of a hero.
[[nodiscard]] ArmyDice whole_army(const Karak& g, Seat who);

// The chance, in thousandths, that these dice show so many swords; before re-rolls and spells.
[[nodiscard]] int chance_of_swords(const Karak& g, const ArmyDice& dice, int swords);

// The same for beating what is on a tile with the whole army and all weapons; 1000 where no roll is needed.
[[nodiscard]] int chance_against(const Karak& g, Seat who, HexId where);

}  // namespace kostka::games::karak
