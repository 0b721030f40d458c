// What lies before a nemesis when its turn begins: the order of the round, what each roll would bring, and what waits
// on a space for it.
#pragma once

#include <vector>

#include "games/relic/rules/table.h"
#include "games/relic/screen/screen.h"

namespace kostka::games::relic {

// RNE-TURN-01: the seats in the order of their turns; empty without nemeses.
[[nodiscard]] std::vector<std::int32_t> round_of(const Relic& g);
// Six faces in both directions; empty unless a nemesis is about to roll for movement. Everybody may know it.
[[nodiscard]] std::vector<screen::HuntView> hunt_of(const Relic& g);
// What a nemesis that explores on a space draws and resolves there (RNE-EXPL-02), without a full stop.
[[nodiscard]] kernel::Text exploring_text(const Relic& g, SpaceId space);

}  // namespace kostka::games::relic
