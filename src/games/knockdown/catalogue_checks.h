// What is wrong with content although each of its items could be read.
#pragma once

#include "games/knockdown/catalogue.h"

namespace kostka::games::knockdown {

// Reports what could never matter in play: costs no hand can pay, ranges no arena has, triggers nothing meets, tokens
// nobody owns. The catalogue must have been read from `content` without an error, so that its items stand in the same
// order as those of the documents.
void check_whole(const Catalogue& catalogue, const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::knockdown
