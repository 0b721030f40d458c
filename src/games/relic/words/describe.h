// Abilities put into words, in English and Polish. What a card says is made from what it does, so the two cannot
// differ.
#pragma once

#include "games/relic/content/catalogue.h"
#include "kernel/language/text.h"

namespace kostka::games::relic {

// Where an ability stands. What lies on a space is about the player who stands there, and about "that player" in the
// windows of all players; everything else is about its owner, who may be a nemesis (RNE-NEM-01: it is no player). What
// an agent says is about the nemesis that battles it.
enum class Bearer : std::uint8_t { owner, space, nemesis, agent };

// A whole sentence with its full stop.
kernel::Text describe_ability(const Catalogue& catalogue, const Ability& ability, Bearer bearer);
// Effects alone, as of a text box: a sentence with its full stop.
kernel::Text describe_effects(const Catalogue& catalogue, Body body, Bearer bearer = Bearer::owner);
// The same in one line, for options.
kernel::Text describe_in_line(const Catalogue& catalogue, Body body);
kernel::Text describe_cost(const Catalogue& catalogue, const Cost& cost);
kernel::Text describe_condition(const Catalogue& catalogue, ConditionId condition);
// What a mission asks for.
kernel::Text describe_objectives(const Catalogue& catalogue, const Card& mission);

}  // namespace kostka::games::relic
