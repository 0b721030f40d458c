// Reads the texts of the effect language, with file, line and "did you mean" for whatever is wrong.
#pragma once

#include "games/nemesis/language/language.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "script/reading.h"

namespace kostka::games::nemesis {

// What texts may name by its id.
struct Nameable {
  script::Ids tiles, items;
};

Body read_effects(const kernel::Document& node, const Nameable& names, Script& script,
                  kernel::Diagnostics& diagnostics);
ConditionId read_condition(const kernel::Document& node, const Nameable& names, Script& script,
                           kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::nemesis
