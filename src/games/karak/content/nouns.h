// The nouns of Karak with their Polish forms, and the small phrases made of them.
#pragma once

#include <span>

#include "games/karak/content/catalogue.h"
#include "kernel/language/text.h"

namespace kostka::games::karak {

namespace nouns {
const kernel::Noun& of(Resource resource);  // "wood": "2 wood", "2 sztuki drewna" is resource_text()
const kernel::Noun& die(DieKind kind);      // "knight die", "kość rycerzy"
const kernel::Noun& unit(DieKind kind);     // "unit of knights", "oddział rycerzy"; knights, archers and mages only
const kernel::Noun& life();
const kernel::Noun& tile();
const kernel::Noun& army();
const kernel::Noun& action();
const kernel::Noun& soul_stone();
const kernel::Noun& point();
}  // namespace nouns

kernel::Text resource_name(Resource resource);
kernel::Text landscape_name(Landscape landscape);
// "with forest", "z lasem"
kernel::Text with_landscape(Landscape landscape);
// "2 food and 1 stone", "2 żywności i 1 kamień": what is taken, paid or given, in the accusative.
kernel::Text goods_text(const Goods& goods);
// "forest and farm"
kernel::Text landscapes_text(std::span<const Landscape> landscapes);
// "1 sword", "2 skulls", "blank", "shield"
kernel::Text face_text(const Face& face);

}  // namespace kostka::games::karak
