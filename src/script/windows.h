// Windows: the moments in which abilities work, as sets. Most cards work in few of them, and asking a set is what
// makes the others cheap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "script/words.h"

namespace kostka::script {

using WindowSet = std::uint64_t;

template <class Window>
constexpr WindowSet window_bit(Window window) {
  return WindowSet{1} << static_cast<unsigned>(window);
}
template <class Window>
constexpr WindowSet windows(std::initializer_list<Window> list) {
  WindowSet set = 0;
  for (const Window window : list) set |= window_bit(window);
  return set;
}

// A window as content writes it: the first underscore of its enumerator is a dot, `battle.foe_roll`.
std::string dotted(std::string_view name);

// One word of `any.move.end/battle.roll`: `any` where the windows of the other players are meant as well.
struct WindowWord {
  std::size_t window = 0;
  bool any = false;
};
// The words of a `when`, in their order; what is not among `known` is reported.
std::vector<WindowWord> read_window_words(const kernel::Document& node, const std::vector<std::string>& known,
                                          kernel::Diagnostics& diagnostics);

template <class Window>
std::vector<WindowWord> read_windows(const kernel::Document& node, kernel::Diagnostics& diagnostics) {
  static_assert(kWordCount<Window> <= 64);
  std::vector<std::string> known;
  known.reserve(kWordCount<Window>);
  for (const std::string_view word : kWords<Window>) known.push_back(dotted(word));
  return read_window_words(node, known, diagnostics);
}

}  // namespace kostka::script
