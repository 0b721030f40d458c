#include "cli/wrap.h"

#include <algorithm>
#include <utility>

namespace kostka::cli {
namespace {

// Letters, not bytes: continuation bytes of UTF-8 are 10xxxxxx.
std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// Once lines are broken a no-break space has done its work; people search what a terminal printed with the other key.
std::string with_plain_spaces(std::string text) {
  static constexpr std::string_view kNoBreak = "\u00a0";
  for (std::size_t at = text.find(kNoBreak); at != std::string::npos; at = text.find(kNoBreak, at)) {
    text.erase(at, kNoBreak.size() - 1);
    text[at] = ' ';
  }
  return text;
}

// One line of the text in lines of the terminal; what belongs to a dash stands behind it.
std::string wrapped_line(std::string_view text, std::size_t indent, std::size_t width) {
  const std::size_t hang = text.starts_with("– ") ? indent + 2 : indent;
  std::string out(indent, ' ');
  std::size_t column = indent;
  bool starts_line = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!starts_line && column + 1 + letters(word) > width) {
      out += '\n' + std::string(hang, ' ');
      column = hang;
    } else if (!starts_line) {
      out += ' ';
      ++column;
    }
    starts_line = false;
    out += word;
    column += letters(word);
  }
  return with_plain_spaces(std::move(out)) + '\n';
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string out;
  for (;;) {
    const std::size_t end = text.find('\n');
    out += wrapped_line(text.substr(0, end), indent, width);
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

}  // namespace kostka::cli
