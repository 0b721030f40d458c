// What is not worth a question in Relic: answers that a client may give by itself (kernel/play/says.h, Says::usual).
#pragma once

#include "games/relic/rules/table.h"
#include "kernel/play/table.h"

namespace kostka::games::relic {

inline Asking asking_of(const kernel::Prompt& prompt) { return static_cast<Asking>(prompt.question.kind); }

// The abilities of a card, sheet or character that an option is about; null if it has none.
[[nodiscard]] const Abilities* abilities_in(const Relic& g, Object source);

// Whether an ability of a weapon or armour could do anything in the battle that goes on, as far as that is known.
[[nodiscard]] bool acts_in_battle(const Relic& g, Seat who, const CardInPlay& arm, const Ability& ability);

// A part of a choice that would only cost something: the space it leads to is not there.
[[nodiscard]] bool leads_to_nothing(const Relic& g, Seat who, const Option& option);

// Nothing but this could be worth choosing here now.
[[nodiscard]] bool is_usual(const Relic& g, const kernel::Prompt& prompt, const Option& option);

}  // namespace kostka::games::relic
