// What is said for each enumerator of an enum, as a table with one row for each, in their order. Most rows are a
// template for say(); where there is something to decide, a row is a function. Check a table where it stands, and one
// with a row missing or out of place does not compile:
//
//     constexpr script::Wording<Asking, Karak, Question> kQuestions[] = {
//         {Asking::hero, "Which hero do you play?", "Którym bohaterem grasz?"},
//         {Asking::slot, slot_question},
//         ...
//     };
//     static_assert(script::has_all(kQuestions));
#pragma once

#include <cstddef>
#include <string_view>

#include "kernel/language/text.h"
#include "script/words.h"

namespace kostka::script {

template <class E, class Game, class About>
struct Wording {
  using Put = kernel::Text (*)(const Game&, const About&);

  E of;
  std::string_view en{}, pl{};
  Put put = nullptr;

  constexpr Wording(E e, std::string_view english, std::string_view polish) : of(e), en(english), pl(polish) {}
  constexpr Wording(E e, Put put_into_words) : of(e), put(put_into_words) {}
};

template <class E, class Game, class About, std::size_t N>
constexpr bool has_all(const Wording<E, Game, About> (&table)[N]) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(table[i].of) != i) return false;
  }
  return N == kWordCount<E>;
}

}  // namespace kostka::script
