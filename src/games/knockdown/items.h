// The cards, fighters, skills and arenas as people read them: every line is generated from what the item does.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/knockdown/catalogue.h"
#include "kernel/play/game.h"

namespace kostka::games::knockdown {

std::vector<kernel::ContentCount> count_content(const Catalogue& catalogue);
kernel::OriginCount count_origins(const Catalogue& catalogue);
std::vector<std::string> list_items(const Catalogue& catalogue);
std::unique_ptr<kernel::ItemText> describe_item(const Catalogue& catalogue, std::string_view id);

// What a Reaction answers to.
kernel::Text describe_trigger(const SpecialAttack::Trigger& trigger);
// The text of a skill card.
kernel::Text describe_ability(const Ability& ability);

}  // namespace kostka::games::knockdown
