// Reading: one text of an effect language, such as `test(cunning,7){failure: lose(life,1)}`, read from left to right.
// What the words mean is the game's; this knows letters, words, numbers and brackets, and reports a mistake once, with
// file and line, where in the text it stands and what was expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/enum_names.h"
#include "script/words.h"

namespace kostka::script {

inline constexpr int kMostOfAnything = 99;

// Things that texts may name by their ids, such as cards and spaces.
using Ids = std::map<std::string, std::uint16_t, std::less<>>;
[[nodiscard]] std::vector<std::string_view> names_of(const Ids& ids);

// After the first mistake every call does nothing, so that a reader need not ask after each step whether it went well.
class Reading {
 public:
  Reading(const kernel::Document& node, kernel::Diagnostics& diagnostics);

  [[nodiscard]] bool ok() const { return !failed_; }
  // The whole text must be used up.
  void finish();

  // ---- signs and words ----
  [[nodiscard]] bool next_is(char sign);
  // The next letter of the text itself, no space between.
  [[nodiscard]] bool touches(char sign) const { return at_ < text_.size() && text_[at_] == sign; }
  bool accept(char sign);
  void need(char sign);
  [[nodiscard]] std::string_view peek_word();
  bool accept(std::string_view word);
  void need(std::string_view word);
  std::string_view word(std::string_view expected);
  // Reads the first of these texts that comes next, which may hold dots (`test.success`); its place, or -1.
  int accept_one_of(std::span<const std::string_view> texts);
  // `( inside )`
  template <class Inside>
  void brackets(Inside inside) {
    need('(');
    inside();
    need(')');
  }

  // ---- numbers ----
  [[nodiscard]] bool next_is_number();
  std::int8_t number();    // `3`, `+3`, `-3`
  std::int8_t positive();  // at least 1

  // ---- words of an enumeration ----
  template <kernel::DescribedEnum E>
  E one_of(std::initializer_list<E> allowed) {
    const std::string_view found = peek_word();
    std::vector<std::string_view> names;
    for (const E value : allowed) {
      names.push_back(kernel::enum_name(value));
      if (ok() && names.back() == found) {
        at_ += found.size();
        return value;
      }
    }
    fail("expected " + kernel::one_of_these(names));
    return *allowed.begin();
  }
  // Any word of E. `kind` says what it would be: "effect".
  template <class E>
  std::optional<E> any_word(std::string_view expected, std::string_view kind) {
    const std::string_view found = word(expected);
    if (!ok()) return std::nullopt;
    const auto value = find_word<E>(found);
    if (!value) unknown(kind, found, kWords<E>);
    return value;
  }
  // The thing of this kind that an id names; 0 after a mistake.
  std::uint16_t named(std::string_view kind, std::string_view expected, const Ids& ids);

  // ---- mistakes ----
  void fail(const std::string& message);
  // The word that has just been read is not known.
  void unknown(std::string_view kind, std::string_view found, std::span<const std::string_view> known);

 private:
  void skip_space();
  int digits();

  const kernel::Document& node_;
  kernel::Diagnostics& diagnostics_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

}  // namespace kostka::script
