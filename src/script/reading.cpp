#include "script/reading.h"

#include <algorithm>

namespace kostka::script {
namespace {

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_word_part(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }

}  // namespace

std::vector<std::string_view> names_of(const Ids& ids) {
  std::vector<std::string_view> names;
  for (const auto& [name, id] : ids) names.push_back(name);
  return names;
}

Reading::Reading(const kernel::Document& node, kernel::Diagnostics& diagnostics)
    : node_(node), diagnostics_(diagnostics) {
  if (node.is_text()) {
    text_ = node.as_text();
  } else {
    failed_ = true;
    diagnostics.error(node, "expected an expression as text, found " + kernel::describe(node));
  }
}

void Reading::finish() {
  skip_space();
  if (ok() && at_ < text_.size()) fail("expected the end of the text");
}

void Reading::skip_space() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
}

bool Reading::next_is(char sign) {
  skip_space();
  return touches(sign);
}

bool Reading::accept(char sign) {
  if (!ok() || !next_is(sign)) return false;
  ++at_;
  return true;
}

void Reading::need(char sign) {
  if (ok() && !accept(sign)) fail(std::string("expected \"") + sign + '"');
}

std::string_view Reading::peek_word() {
  skip_space();
  std::size_t end = at_;
  if (end < text_.size() && is_letter(text_[end])) {
    while (end < text_.size() && is_word_part(text_[end])) ++end;
  }
  return text_.substr(at_, end - at_);
}

bool Reading::accept(std::string_view word) {
  if (!ok() || peek_word() != word) return false;
  at_ += word.size();
  return true;
}

void Reading::need(std::string_view word) {
  if (ok() && !accept(word)) fail("expected \"" + std::string(word) + '"');
}

std::string_view Reading::word(std::string_view expected) {
  const std::string_view found = peek_word();
  if (ok() && found.empty()) fail("expected " + std::string(expected));
  if (ok()) at_ += found.size();
  return found;
}

int Reading::accept_one_of(std::span<const std::string_view> texts) {
  skip_space();
  if (!ok()) return -1;
  const std::string_view rest = text_.substr(at_);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool ends = rest.size() <= texts[i].size() || !is_word_part(rest[texts[i].size()]);
    if (!rest.starts_with(texts[i]) || !ends) continue;
    at_ += texts[i].size();
    return static_cast<int>(i);
  }
  return -1;
}

bool Reading::next_is_number() {
  skip_space();
  return at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '+' || text_[at_] == '-');
}

std::int8_t Reading::number() {
  skip_space();
  const bool negative = touches('-');
  if (negative || touches('+')) ++at_;
  return static_cast<std::int8_t>(negative ? -digits() : digits());
}

int Reading::digits() {
  int n = 0;
  const std::size_t from = at_;
  while (ok() && at_ < text_.size() && is_digit(text_[at_])) {
    n = n * 10 + (text_[at_++] - '0');
    if (n > kMostOfAnything) fail("expected a number up to " + std::to_string(kMostOfAnything));
  }
  if (ok() && at_ == from) fail("expected a number");
  return ok() ? n : 0;
}

std::int8_t Reading::positive() {
  const std::int8_t n = number();
  if (ok() && n < 1) fail("expected a number of at least 1");
  return n;
}

std::uint16_t Reading::named(std::string_view kind, std::string_view expected, const Ids& ids) {
  const std::string_view found = word(expected);
  if (!ok()) return 0;
  const auto at = ids.find(found);
  if (at != ids.end()) return at->second;
  unknown(kind, found, names_of(ids));
  return 0;
}

void Reading::fail(const std::string& message) {
  if (failed_) return;
  failed_ = true;
  const std::string_view rest = text_.substr(std::min(at_, text_.size()));
  const std::string where = rest.empty() ? "at its end" : "before " + kernel::in_quotes(rest);
  diagnostics_.error(node_, "in " + kernel::in_quotes(text_) + ", " + where + ": " + message);
}

void Reading::unknown(std::string_view kind, std::string_view found, std::span<const std::string_view> known) {
  if (!ok()) return;
  at_ -= std::min(at_, found.size());
  fail("there is no " + std::string(kind) + ' ' + kernel::in_quotes(found) + kernel::did_you_mean(found, known));
}

}  // namespace kostka::script
