// What can be read but could never matter in play, or could not be played: always a slip of the author.
#pragma once

#include "games/relic/content/catalogue.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::relic {

// Where the rules listen for a verb: the column `windows` of its row.
[[nodiscard]] WindowSet windows_of(const Effect& effect);
// A verb in a window where nothing asks for it would never take effect.
void check_ability(const Script& script, const Ability& ability, const kernel::Document& node,
                   kernel::Diagnostics& diagnostics);
// What only shows when everything is read: the shape of the board, the spaces that the rules name.
void check_catalogue(const Catalogue& catalogue, const kernel::Document& content, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::relic
