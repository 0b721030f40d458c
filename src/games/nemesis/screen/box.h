// Everything that is printed, as the screen draws it.
#pragma once

#include "games/nemesis/content/catalogue.h"
#include "games/nemesis/screen/screen.h"

namespace kostka::games::nemesis {

screen::Box open_box(const Catalogue& catalogue);

}  // namespace kostka::games::nemesis
