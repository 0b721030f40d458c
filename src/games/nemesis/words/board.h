// The board in text: the ship, what is in its Rooms and Corridors, the tracks, and everybody's Character, for
// terminals.
#pragma once

#include <memory>

#include "kernel/play/board_text.h"

namespace kostka::games::nemesis {

struct Catalogue;

// The catalogue must outlive the board.
std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue);

}  // namespace kostka::games::nemesis
