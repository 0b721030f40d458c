// How long the games of a test may take: random play ends soon in one game and never in another.
#pragma once

#include <cstdint>

#include "tests/battery/battery.h"

namespace kostka::tests {

// The battery, shortened where a game played at random does not come to its end.
BatteryOptions battery_of(const kernel::Game& game);
// How many games make up a fingerprint.
std::uint64_t fingerprint_games_of(const kernel::Game& game);

}  // namespace kostka::tests
