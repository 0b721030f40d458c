// What a text of Relic risks before it is carried out, and what a plain yes stands for.
#pragma once

#include <optional>
#include <vector>

#include "games/relic/rules/odds.h"
#include "games/relic/rules/table.h"
#include "kernel/play/says.h"
#include "kernel/play/table.h"

namespace kostka::games::relic {

// How the first test or battle of a text ends, as the player stands now and before anything is used.
struct Risk {
  BattleOdds odds;
  std::optional<int> foe;  // of a battle: the value of the enemy
};
// Of what carrying this out comes to without a further choice; nothing where no dice decide, and for a nemesis.
[[nodiscard]] std::optional<Risk> risk_in(const Relic& g, Seat who, Body body);

// What a card or space does if its question is answered with yes.
struct Offer {
  kernel::Text text;
  Body body;
};
// Nothing where the source offers several things, so that the question alone does not tell which it is about.
[[nodiscard]] std::optional<Offer> offer_of(const Relic& g, const kernel::Prompt& prompt);

// The body that an option carries out; nothing of options that have none.
[[nodiscard]] std::optional<Body> body_of(const Relic& g, const kernel::Prompt& prompt, const Option& option);

// Yes together with the way that is chosen next, where the offer is a choice of several ways.
[[nodiscard]] std::vector<kernel::Onward> ways_of_yes(const Relic& g, const kernel::Prompt& prompt);

// "Pay 3 influence: +3 to the battle" without the moment, which the question names.
[[nodiscard]] kernel::Text ability_text(const Relic& g, const Ability& ability);

}  // namespace kostka::games::relic
