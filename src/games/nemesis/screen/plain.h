// What an option of Nemesis does whose label is only a name or a word: a Room, an Intruder, a card, "Yes".
#pragma once

#include <optional>

#include "games/nemesis/rules/table.h"
#include "kernel/language/text.h"

namespace kostka::games::nemesis {

// Only what whoever is asked can know.
[[nodiscard]] std::optional<kernel::Text> plain_effect(const Nemesis& g, const kernel::Prompt& prompt,
                                                       const Option& option);

}  // namespace kostka::games::nemesis
