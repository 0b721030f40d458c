// The box of Knockdown opened for a screen: every card, fighter, skill and arena with its generated text.
#pragma once

#include "games/knockdown/screen.h"

namespace kostka::games::knockdown {

screen::Box open_box(const Catalogue& catalogue);

}  // namespace kostka::games::knockdown
