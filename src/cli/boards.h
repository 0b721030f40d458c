// Boards drawn in text: the game's own, or a tree that shows any view.
#pragma once

#include <memory>

#include "kernel/play/board_text.h"
#include "kernel/play/game.h"

namespace kostka::cli {

using kernel::BoardText;

// The board of a game, or the tree that fits every game. The game must outlive it.
std::unique_ptr<BoardText> make_board(const kernel::Game& game);

}  // namespace kostka::cli
