#include "kernel/language/seat_mark.h"

#include <cassert>

namespace kostka::kernel {
namespace {

// In UTF-8 all private characters that are used here begin with these two bytes.
constexpr std::string_view kPrivate = "\xee\x80";
constexpr char kEnd = '\x81';    // U+E001
constexpr char kFirst = '\x90';  // U+E010
constexpr std::size_t kMarked = 16;

std::string marked(std::size_t seat, const std::string& words) {
  std::string text(kPrivate);
  text += static_cast<char>(static_cast<unsigned char>(kFirst) + seat);
  text += words;
  text += kPrivate;
  text += kEnd;
  return text;
}

}  // namespace

Text with_seat_mark(std::size_t seat, const Text& words) {
  assert(seat < kMarked);
  return {marked(seat, words.en), marked(seat, words.pl)};
}

std::string without_seat_marks(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t mark = text.find(kPrivate, at);
    plain += text.substr(at, mark - at);
    if (mark == std::string_view::npos) break;
    at = mark + kPrivate.size() + 1;
  }
  return plain;
}

Text without_seat_marks(const Text& text) { return {without_seat_marks(text.en), without_seat_marks(text.pl)}; }

}  // namespace kostka::kernel
