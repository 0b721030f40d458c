// What is judged when everything has been read: whether it is the box as printed.
#pragma once

#include "games/nemesis/content/catalogue.h"

namespace kostka::games::nemesis {

void check_whole(const Catalogue& catalogue, const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::nemesis
