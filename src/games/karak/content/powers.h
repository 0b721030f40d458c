// The language abilities of heroes are written in: each verb is read, put into words and tied to its clauses in one
// place.
#pragma once

#include <vector>

#include "games/karak/content/catalogue.h"

namespace kostka::games::karak {

// Reads `{verb: argument}` into `powers` and gives the ability its words and clauses. `buildings` are those an ability
// may name.
void read_power(const kernel::Document& node, const std::vector<Building>& buildings, Powers& powers, Ability& ability,
                kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::karak
