// What must be true of the content of Karak as a whole, beyond each item being well written.
#pragma once

#include "games/karak/content/catalogue.h"

namespace kostka::games::karak {

// Reports what could be read but not played. `content` gives the places.
void check_whole(const Catalogue& catalogue, const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::karak
