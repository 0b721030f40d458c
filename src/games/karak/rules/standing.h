// Who is ahead in a match of Karak.
#pragma once

#include <tuple>

#include "games/karak/rules/table.h"

namespace kostka::games::karak {

// What decides between seats, the larger the better (KAR-END-02, KAR-END-03).
[[nodiscard]] std::tuple<int, int, int, int> standing(const Karak& g, Seat seat, int points_less = 0);

}  // namespace kostka::games::karak
