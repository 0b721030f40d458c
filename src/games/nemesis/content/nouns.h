// Words of Nemesis with their Polish forms.
#pragma once

#include "games/nemesis/content/catalogue.h"
#include "kernel/language/nouns.h"
#include "kernel/language/text.h"

namespace kostka::games::nemesis::nouns {

using kernel::Noun;
using kernel::nouns::card;

const Noun& action_card();
const Noun& contamination_card();
const Noun& light_wound();
const Noun& serious_wound();
const Noun& injury();
const Noun& item();
const Noun& event_card();
const Noun& tile();
const Noun& room();
const Noun& enemy(Species species);

}  // namespace kostka::games::nemesis::nouns
