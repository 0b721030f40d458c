// What a browser is told of this game, as TypeScript.
#pragma once

#include "kernel/data/typescript.h"

namespace kostka::games::nemesis {

void declare_types(kernel::TypeScript& module);

}  // namespace kostka::games::nemesis
