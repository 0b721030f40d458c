// What the boards of all games need: items by their ids, and a tone for each seat.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "cli/terminal.h"
#include "kernel/data/document.h"

namespace kostka::cli {

template <class Item>
const Item* named(const std::vector<Item>& items, const kernel::Document& id) {
  if (!id.is_text()) return nullptr;
  const auto found = std::ranges::find(items, id.as_text(), &Item::id);
  return found == items.end() ? nullptr : &*found;
}

inline Tone tone_of(std::size_t seat) { return seat % 2 == 0 ? Tone::first_seat : Tone::second_seat; }

}  // namespace kostka::cli
