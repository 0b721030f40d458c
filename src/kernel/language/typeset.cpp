#include "kernel/language/typeset.h"

namespace kostka::kernel {
namespace {

constexpr std::string_view kNoBreak = "\u00a0";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Polish letters outside ASCII begin with one of these bytes of UTF-8; quotation marks and dashes do not.
bool begins_with_letter(std::string_view text) {
  if (text.empty()) return false;
  return is_ascii_letter(text[0]) || text[0] == '\xc3' || text[0] == '\xc4' || text[0] == '\xc5';
}

// "12" or "-3", but not the end of an id like "S11".
bool ends_with_number(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && is_digit(text[text.size() - 1 - digits])) ++digits;
  if (digits == 0) return false;
  text.remove_suffix(digits);
  return text.empty() || (!is_ascii_letter(text.back()) && static_cast<unsigned char>(text.back()) < 0x80);
}

bool ends_with_one_letter_word(std::string_view text) {
  static constexpr std::string_view kWords = "aiouwzAIOUWZ";
  if (text.empty() || kWords.find(text.back()) == std::string_view::npos) return false;
  text.remove_suffix(1);
  return text.empty() || text.ends_with(' ') || text.ends_with('(') || text.ends_with("„") || text.ends_with(kNoBreak);
}

}  // namespace

std::string typeset(std::string_view text, Language language) {
  std::string out;
  out.reserve(text.size() + 8);
  std::size_t from = 0;
  for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
    const std::string_view before = text.substr(0, at);
    const bool binds = (language == Language::pl && ends_with_one_letter_word(before)) ||
                       (ends_with_number(before) && begins_with_letter(text.substr(at + 1)));
    if (!binds) continue;
    out.append(text, from, at - from);
    out += kNoBreak;
    from = at + 1;
  }
  out.append(text, from);
  return out;
}

Text typeset(const Text& text) { return {typeset(text.en, Language::en), typeset(text.pl, Language::pl)}; }

}  // namespace kostka::kernel
