// What things are worth to a computer player, in points of its own: a scale that weighs a sword against a Soul Stone.
#pragma once

#include "games/karak/rules/table.h"

namespace kostka::games::karak {

inline constexpr int kWorthOfPoint = 110;  // a Soul Stone of 1
inline constexpr int kWorthOfGlory = 34;   // one level

[[nodiscard]] int worth_of(DieKind kind);
[[nodiscard]] int worth_of(const Item& item);
[[nodiscard]] int worth_of(const Building& building);
[[nodiscard]] int worth_of(const Goods& goods);

// Ten times what the whole army of a player shows on average, weapons included.
[[nodiscard]] int attack_in_tenths(const Karak& g, Seat who);

// Everything on the board of one player.
[[nodiscard]] int fortune_of(const Karak& g, Seat who);

}  // namespace kostka::games::karak
