// What one combination of sets brings to the table, worked out once when the content is loaded.
#pragma once

#include "games/relic/content/catalogue.h"

namespace kostka::games::relic {

InPlay in_play_with(const Catalogue& catalogue, kernel::SetMask sets);

}  // namespace kostka::games::relic
