// Boards drawn in text. A game with a board of its own has one file here; all others are shown as a tree.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/language/language.h"
#include "kernel/play/game.h"

namespace kostka::cli {

// Draws what an observer may see: the `table` part of Match::view(). Whatever is not in that view cannot be drawn, so a
// board can leak nothing.
class BoardText {
 public:
  virtual ~BoardText() = default;
  // Whole lines, each with its newline.
  [[nodiscard]] virtual std::string draw(const kernel::Document& table, kernel::Language language,
                                         bool colour) const = 0;
};

// The board of a game, or the tree that fits every game. The game must outlive it.
std::unique_ptr<BoardText> make_board(const kernel::Game& game);

// The single boards.
std::unique_ptr<BoardText> make_tree_board();
std::unique_ptr<BoardText> make_karak_board(const kernel::Game& game);
std::unique_ptr<BoardText> make_knockdown_board(const kernel::Game& game);
std::unique_ptr<BoardText> make_relic_board(const kernel::Game& game);

}  // namespace kostka::cli
