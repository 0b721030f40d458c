// Everything that is printed, as the screen draws it.
#pragma once

#include "games/relic/content/catalogue.h"
#include "games/relic/screen/screen.h"

namespace kostka::games::relic {

screen::Box open_box(const Catalogue& catalogue);

}  // namespace kostka::games::relic
