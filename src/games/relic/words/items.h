// The cards, spaces, characters and sheets as people read them: every line is generated from what the item does.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/relic/content/catalogue.h"
#include "games/relic/words/describe.h"
#include "kernel/play/game.h"

namespace kostka::games::relic {

std::vector<kernel::ContentCount> count_content(const Catalogue& catalogue);
kernel::OriginCount count_origins(const Catalogue& catalogue);
std::vector<std::string> list_items(const Catalogue& catalogue);
std::unique_ptr<kernel::ItemText> describe_item(const Catalogue& catalogue, std::string_view id);

// The lines of one thing, without its name: what it shows and what it says.
std::vector<kernel::Text> card_lines(const Catalogue& catalogue, const Card& card);
// Without the numbers that are printed in its corner, and how often there is such a card.
std::vector<kernel::Text> small_card_lines(const Catalogue& catalogue, const Card& card);
std::vector<kernel::Text> space_lines(const Catalogue& catalogue, const Space& space);
std::vector<kernel::Text> character_lines(const Catalogue& catalogue, const Character& character);
std::vector<kernel::Text> nemesis_lines(const Catalogue& catalogue, const Nemesis& nemesis);
std::vector<kernel::Text> sheet_lines(const Catalogue& catalogue, const Sheet& sheet);
// The sentences of its abilities alone.
std::vector<kernel::Text> ability_lines(const Catalogue& catalogue, const Abilities& abilities, Bearer bearer);

}  // namespace kostka::games::relic
