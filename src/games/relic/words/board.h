// The board in text: spaces and players, for terminals.
#pragma once

#include <memory>

#include "kernel/play/board_text.h"

namespace kostka::games::relic {

struct Catalogue;

// The catalogue must outlive the board.
std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue);

}  // namespace kostka::games::relic
