// The nouns of Relic with their Polish forms, and the small phrases made of them.
#pragma once

#include "games/relic/content/catalogue.h"
#include "kernel/language/nouns.h"
#include "kernel/language/text.h"

namespace kostka::games::relic {

// What can be gained, lost, drawn or discarded, as something to be counted: "2 Strength", "3 karty Mocy".
const kernel::Noun& noun_of(What what);
namespace nouns {
using namespace kernel::nouns;
const kernel::Noun& enemy();
const kernel::Noun& agent();
const kernel::Noun& player();
}  // namespace nouns

// "Strength", "siła" in a case.
const kernel::Noun& attribute_noun(What attribute);
// What a card whose colour is not that of its deck says of it.
kernel::Text colour_text(ThreatColour colour);
kernel::Text deck_text(Deck deck);
kernel::Text type_text(CardType type);
kernel::Text sector_text(Sector sector);
kernel::Text reward_text(Reward reward);
kernel::Text quoted(const kernel::Text& name);

}  // namespace kostka::games::relic
