// Selectors with filters: `win, ork, value >= 6, without weapon` names deeds, figures or rooms and narrows them word by
// word. A game lists its filters once, each with how it is read.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "script/conditions.h"

namespace kostka::script {

// One filter of a selector: the word it begins with, and how it narrows the selection.
template <class Selection, class Source = Reading>
struct Filter {
  std::string_view word;
  void (*read)(Source& r, Selection& selection);
};

// One filter; false if no word of these comes next.
template <class Selection, class Source>
bool read_filter(Source& r, std::span<const Filter<Selection, Source>> filters, Selection& selection) {
  for (const auto& filter : filters) {
    if (!r.accept(filter.word)) continue;
    filter.read(r, selection);
    return true;
  }
  return false;
}

// `>= 3` or `<= 3`, where only one of the two has a meaning.
inline std::int8_t read_bound(Reading& r, Compare how) {
  r.need(how == Compare::at_least ? '>' : '<');
  r.need('=');
  return r.positive();
}

}  // namespace kostka::script
