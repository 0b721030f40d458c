// What an option of Relic does whose label is only a name or a word: a card, a player, a deck, "Yes", "Done".
#pragma once

#include <optional>

#include "games/relic/rules/table.h"
#include "kernel/language/text.h"
#include "kernel/play/table.h"

namespace kostka::games::relic {

// Only what whoever is asked can know; nothing where the label says it all.
[[nodiscard]] std::optional<kernel::Text> plain_effect(const Relic& g, const kernel::Prompt& prompt,
                                                       const Option& option);

}  // namespace kostka::games::relic
