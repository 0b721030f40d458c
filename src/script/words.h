// The words of an enumeration, taken from the names of its enumerators: `enum class Verb { gain, lose }` is a language
// with the words "gain" and "lose". Nothing is listed twice, so nothing can be missing from the second list. A name
// that had to end with an underscore because it belongs to C++ (`if_`) is a word without it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <source_location>
#include <string_view>
#include <utility>

#include "kernel/data/enum_names.h"

namespace kostka::script {

namespace detail {

// Both compilers end the name of this function with the value: "V = a::Verb::gain", or "(a::Verb)7" where the
// enumeration has no such enumerator.
template <auto V>
constexpr std::string_view enumerator() {
  std::string_view name = std::source_location::current().function_name();
  name.remove_prefix(name.find("V = ") + 4);
  name = name.substr(0, name.find_first_of(";]"));
  name = name.substr(name.rfind(':') + 1);
  return name.find(')') == std::string_view::npos ? name : std::string_view{};
}

inline constexpr std::size_t kMostWords = 200;

template <class E>
inline constexpr auto kProbed = []<std::size_t... I>(std::index_sequence<I...>) {
  return std::array<std::string_view, sizeof...(I)>{enumerator<static_cast<E>(I)>()...};
}(std::make_index_sequence<kMostWords>());

template <class E>
constexpr std::size_t count_words() {
  std::size_t n = 0;
  while (n < kMostWords && !kProbed<E>[n].empty()) ++n;
  return n;
}

}  // namespace detail

// The enumerators count from 0 without a gap.
template <class E>
inline constexpr std::size_t kWordCount = detail::count_words<E>();

template <class E>
inline constexpr auto kWords = [] {
  static_assert(kWordCount<E> > 0 && kWordCount<E> < detail::kMostWords);
  std::array<std::string_view, kWordCount<E>> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = kernel::document_name(detail::kProbed<E>[i]);
  return words;
}();

template <class E>
constexpr std::string_view word_of(E value) {
  const auto i = static_cast<std::size_t>(value);
  return i < kWordCount<E> ? kWords<E>[i] : std::string_view{};
}

template <class E>
constexpr std::optional<E> find_word(std::string_view word) {
  for (std::size_t i = 0; i < kWordCount<E>; ++i) {
    if (kWords<E>[i] == word) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace kostka::script
