// Everything that is printed, as the screen draws it.
#pragma once

#include "games/relic/catalogue.h"
#include "games/relic/screen.h"

namespace kostka::games::relic {

screen::Box open_box(const Catalogue& catalogue);

}  // namespace kostka::games::relic
