// Expression: reads one text of the effect language (docs/content/relic.md). For expression.cpp and its parts only.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/relic/language/expression.h"

namespace kostka::games::relic {

using kernel::Diagnostics;
using kernel::Document;
using kernel::enum_name;
using kernel::in_quotes;

inline constexpr int kMostOfAnything = 99;

inline bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
inline bool is_digit(char c) { return '0' <= c && c <= '9'; }
inline bool is_word_part(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }

// Reads one text from left to right. After the first mistake every call does nothing, so that one mistake is reported
// once.
class Expression {
 public:
  Expression(const Document& node, const Nameable& names, Script& script, Diagnostics& diagnostics)
      : node_(node), names_(names), script_(script), diagnostics_(diagnostics) {
    if (node.is_text()) {
      text_ = node.as_text();
    } else {
      failed_ = true;
      diagnostics.error(node, "expected an expression as text, found " + kernel::describe(node));
    }
  }

  [[nodiscard]] bool ok() const { return !failed_; }

  // The whole text is used up.
  void finish() {
    skip_space();
    if (ok() && at_ < text_.size()) fail("expected the end of the text");
  }

  Body effects();
  ConditionId condition();
  Cost cost();
  std::vector<Objective> objectives();

 private:
  // ---- letters and words ----
  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  [[nodiscard]] bool next_is(char c) {
    skip_space();
    return at_ < text_.size() && text_[at_] == c;
  }
  bool accept(char c) {
    if (!ok() || !next_is(c)) return false;
    ++at_;
    return true;
  }
  void need(char c) {
    if (ok() && !accept(c)) fail(std::string("expected \"") + c + '"');
  }
  [[nodiscard]] std::string_view peek_word() {
    skip_space();
    std::size_t end = at_;
    if (end < text_.size() && is_letter(text_[end])) {
      while (end < text_.size() && is_word_part(text_[end])) ++end;
    }
    return text_.substr(at_, end - at_);
  }
  bool accept(std::string_view word) {
    if (!ok() || peek_word() != word) return false;
    at_ += word.size();
    return true;
  }
  void need(std::string_view word) {
    if (ok() && !accept(word)) fail("expected \"" + std::string(word) + '"');
  }
  std::string_view word(std::string_view expected) {
    const std::string_view found = peek_word();
    if (ok() && found.empty()) fail("expected " + std::string(expected));
    if (ok()) at_ += found.size();
    return found;
  }
  [[nodiscard]] bool next_is_number() {
    skip_space();
    return at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '+' || text_[at_] == '-');
  }
  std::int8_t number() {
    skip_space();
    const bool negative = at_ < text_.size() && text_[at_] == '-';
    if (negative || (at_ < text_.size() && text_[at_] == '+')) ++at_;
    return static_cast<std::int8_t>(negative ? -digits() : digits());
  }
  int digits() {
    int n = 0;
    const std::size_t from = at_;
    while (ok() && at_ < text_.size() && is_digit(text_[at_])) {
      n = n * 10 + (text_[at_++] - '0');
      if (n > kMostOfAnything) fail("expected a number up to " + std::to_string(kMostOfAnything));
    }
    if (ok() && at_ == from) fail("expected a number");
    return ok() ? n : 0;
  }
  // At least 1.
  std::int8_t positive() {
    const std::int8_t n = number();
    if (ok() && n < 1) fail("expected a number of at least 1");
    return n;
  }

  void fail(const std::string& message) {
    if (failed_) return;
    failed_ = true;
    const std::string_view rest = text_.substr(std::min(at_, text_.size()));
    const std::string where = rest.empty() ? "at its end" : "before " + in_quotes(rest);
    diagnostics_.error(node_, "in " + in_quotes(text_) + ", " + where + ": " + message);
  }
  void unknown(std::string_view kind, std::string_view found, std::span<const std::string_view> known) {
    if (ok()) {
      at_ -= std::min(at_, found.size());
      fail("there is no " + std::string(kind) + ' ' + in_quotes(found) + kernel::did_you_mean(found, known));
    }
  }

  // ---- the small words ----
  What one_of(std::initializer_list<What> allowed) {
    const std::string_view found = peek_word();
    std::vector<std::string_view> names;
    for (const What what : allowed) {
      names.push_back(enum_name(what));
      if (names.back() == found) {
        at_ += found.size();
        return what;
      }
    }
    fail("expected " + kernel::one_of_these(names));
    return What::nothing;
  }
  What attribute() { return one_of({What::strength, What::willpower, What::cunning}); }
  bool next_is_attribute() {
    const std::string_view found = peek_word();
    return found == "strength" || found == "willpower" || found == "cunning";
  }
  TraitId trait() {
    const std::string_view found = word("a trait");
    if (!ok()) return {};
    const auto at = names_.traits.find(found);
    if (at != names_.traits.end()) return TraitId{at->second};
    unknown("trait", found, keys(names_.traits));
    return {};
  }
  static std::vector<std::string_view> keys(const Nameable::Ids& ids) {
    std::vector<std::string_view> names;
    for (const auto& [name, id] : ids) names.push_back(name);
    return names;
  }
  // ` of ally or stranger`
  std::array<TraitId, 2> of_traits() {
    std::array<TraitId, 2> traits{};
    if (!accept("of")) return traits;
    traits[0] = trait();
    if (accept("or")) traits[1] = trait();
    return traits;
  }

  Amount amount();
  Count counted();
  Place place();
  Place simple_place();
  Where within();

  // ---- effects ----
  Effect effect();
  void arguments(Effect& e);
  void bonus(Effect& e);
  void move_arguments(Effect& e);
  void place_arguments(Effect& e);
  void trophy_arguments(Effect& e);
  void blocks(Effect& e);
  void two_blocks(Effect& e, std::string_view first, std::string_view second);
  void labelled_blocks(Effect& e);
  Body braced();
  void add_blocks(Effect& e, const std::vector<Block>& blocks) {
    e.first_block = static_cast<std::uint16_t>(script_.blocks.size());
    e.blocks = static_cast<std::uint8_t>(blocks.size());
    script_.blocks.insert(script_.blocks.end(), blocks.begin(), blocks.end());
  }

  // ---- conditions ----
  ConditionId keep(const Condition& c) {
    if (!ok()) return {};
    script_.conditions.push_back(c);
    return ConditionId{script_.conditions.size() - 1};
  }
  ConditionId conjunction();
  ConditionId single_condition();
  Condition number_condition(Count count);
  Compare comparison();

  Objective objective();
  void filter(Objective& o);

  const Document& node_;
  const Nameable& names_;
  Script& script_;
  Diagnostics& diagnostics_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

}  // namespace kostka::games::relic
