// Tiles, armies, items, buildings, dice and heroes as people read them: every line is generated from what the item
// does.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/karak/content/catalogue.h"
#include "kernel/play/game.h"

namespace kostka::games::karak {

std::vector<kernel::ContentCount> count_content(const Catalogue& catalogue);
kernel::OriginCount count_origins(const Catalogue& catalogue);
std::vector<std::string> list_items(const Catalogue& catalogue);
std::unique_ptr<kernel::ItemText> describe_item(const Catalogue& catalogue, std::string_view id);

// What an item and a building do.
kernel::Text describe_effect(const Item& item);
kernel::Text describe_effect(const Building& building);
// The id of a die among the items: "die-knight".
std::string die_item_id(DieKind kind);

}  // namespace kostka::games::karak
