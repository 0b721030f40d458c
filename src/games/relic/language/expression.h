// How lines like `test(cunning,7){failure: lose(life,1)}` become nodes of a Script. The words are those of
// docs/content/relic.md; a mistake is reported with file and line, where in the text it stands and what was expected.
#pragma once

#include <vector>

#include "games/relic/language/language.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "script/reading.h"

namespace kostka::games::relic {

// What expressions may name, by id. It is known before the first expression is read.
struct Nameable {
  using Ids = script::Ids;
  Ids spaces, areas, cards, traits;
};

// Each reads the text of a node; after a mistake the result is empty and the diagnostics are not.
Body read_effects(const kernel::Document& node, const Nameable& names, Script& script,
                  kernel::Diagnostics& diagnostics);
ConditionId read_condition(const kernel::Document& node, const Nameable& names, Script& script,
                           kernel::Diagnostics& diagnostics);
Cost read_cost(const kernel::Document& node, const Nameable& names, Script& script, kernel::Diagnostics& diagnostics);
// `battle.roll/test.roll`, `any.move.end`
void read_windows(const kernel::Document& node, Ability& ability, kernel::Diagnostics& diagnostics);
// `count(win, ork) >= 2 or count(event) >= 2`
std::vector<Objective> read_objectives(const kernel::Document& node, const Nameable& names, Script& script,
                                       kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::relic
