// The board in text: the map as hexes, for terminals.
#pragma once

#include <memory>

#include "kernel/play/board_text.h"

namespace kostka::games::karak {

struct Catalogue;

// The catalogue must outlive the board.
std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue);

}  // namespace kostka::games::karak
