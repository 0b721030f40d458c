// Cards, tiles, tokens and the rest as people read them: every line is generated from what the thing does.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/nemesis/content/catalogue.h"
#include "kernel/play/game.h"

namespace kostka::games::nemesis {

std::vector<kernel::ContentCount> count_content(const Catalogue& catalogue);
kernel::OriginCount count_origins(const Catalogue& catalogue);
std::vector<std::string> list_items(const Catalogue& catalogue);
std::unique_ptr<kernel::ItemText> describe_item(const Catalogue& catalogue, std::string_view id);

}  // namespace kostka::games::nemesis
