#include "cli/wrap.h"

#include <algorithm>

namespace kostka::cli {
namespace {

// Letters, not bytes: continuation bytes of UTF-8 are 10xxxxxx.
std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string out(indent, ' ');
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool starts_line = column == indent;
    if (!starts_line && column + 1 + letters(word) > width) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (!starts_line) {
      out += ' ';
      ++column;
    }
    out += word;
    column += letters(word);
  }
  return out + '\n';
}

}  // namespace kostka::cli
