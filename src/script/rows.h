// One row per word. A game describes each word of an enumeration in one place, as a specialisation
//
//     template <>
//     struct Row<Verb::draw> { ...reading, windows, possible, resolve, describe, worth... };
//
// and makes its table of them here. A word without a row does not compile, nor does a row without one of its columns,
// since the game's function that turns a row into an entry of the table names all of them.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "script/words.h"

namespace kostka::script {

// The table over all words of E: entry.template operator()<V>() for each of them.
template <class E, class Entry>
constexpr auto table_of(Entry entry) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array { entry.template operator()<static_cast<E>(I)>()... };
  }(std::make_index_sequence<kWordCount<E>>());
}

template <class E, class Row, std::size_t N>
constexpr const Row& row_of(const std::array<Row, N>& table, E word) {
  static_assert(N == kWordCount<E>);
  return table[static_cast<std::size_t>(word)];
}

}  // namespace kostka::script
