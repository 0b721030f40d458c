// BoardText: a board drawn in text, for terminals. A game with a board of its own has one; all others are shown as a
// tree.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "kernel/data/document.h"
#include "kernel/language/language.h"

namespace kostka::kernel {

// Draws what an observer may see: the `table` part of Match::view(). Whatever is not in that view cannot be drawn, so a
// board can leak nothing.
class BoardText {
 public:
  virtual ~BoardText() = default;
  // Whole lines, each with its newline.
  [[nodiscard]] virtual std::string draw(const Document& table, Language language, bool colour) const = 0;
};

// The item of a catalogue that a view names by its id, or null.
template <class Item>
const Item* item_named(const std::vector<Item>& items, const Document& id) {
  if (!id.is_text()) return nullptr;
  const auto found = std::ranges::find(items, id.as_text(), &Item::id);
  return found == items.end() ? nullptr : &*found;
}

// The board that a Drawing makes of a catalogue and a view: Drawing(catalogue, table, language, colour).draw().
template <class Drawing, class Catalogue>
std::unique_ptr<BoardText> board_drawn_by(const Catalogue& catalogue) {
  class Board final : public BoardText {
   public:
    explicit Board(const Catalogue& printed) : catalogue_(printed) {}
    [[nodiscard]] std::string draw(const Document& table, Language language, bool colour) const override {
      return Drawing(catalogue_, table, language, colour).draw();
    }

   private:
    const Catalogue& catalogue_;
  };
  return std::make_unique<Board>(catalogue);
}

}  // namespace kostka::kernel
