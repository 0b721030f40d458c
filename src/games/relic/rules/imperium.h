// What the turn of a nemesis and its Imperium cards share beside what rules.h declares for everybody.
#pragma once

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

// RNE-IMP-12: what lies on the space has had the moment of its special timing in this phase.
void end_special_timing(Relic& g, SpaceId space);

}  // namespace kostka::games::relic
