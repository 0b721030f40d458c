// The boxes of Karak 2 and Imperium opened for a screen: everything printed, with its generated text.
#pragma once

#include "games/karak/screen/screen.h"

namespace kostka::games::karak {

screen::Box open_box(const Catalogue& catalogue);

}  // namespace kostka::games::karak
