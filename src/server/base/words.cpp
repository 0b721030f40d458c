#include "server/base/words.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernel/language/utf8.h"
#include "server/base/limits.h"

namespace kostka::server {

namespace {

// The code point at `at`, which is moved behind it. The text is well-formed.
std::uint32_t next_character(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const std::uint32_t first = byte(at++);
  if (first < 0x80) return first;
  const int more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  std::uint32_t point = first & (0x3fu >> more);
  for (int i = 0; i < more; ++i) point = point << 6 | (byte(at++) & 0x3f);
  return point;
}

bool is_control(std::uint32_t c) { return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029; }

// Marks that turn the direction of text around, or letters that nobody sees: names made of them look like other names.
bool is_deceptive(std::uint32_t c) {
  constexpr std::array<std::uint32_t, 11> kUnseen = {0x034f, 0x115f, 0x1160, 0x17b4,  0x17b5, 0x180e,
                                                     0x2800, 0x3164, 0xffa0, 0x1d159, 0x2065};
  if (std::ranges::find(kUnseen, c) != kUnseen.end()) return true;
  const bool variation = (c >= 0x180b && c <= 0x180f) || (c >= 0xfe00 && c <= 0xfe0f);
  const bool shorthand = (c >= 0x1bca0 && c <= 0x1bca3) || (c >= 0x1d173 && c <= 0x1d17a);
  if (variation || shorthand) return true;
  return (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
         c == 0x061c || c == 0x00ad || (c >= 0xe0000 && c <= 0xe0fff) || (c >= 0xfff9 && c <= 0xfffb);
}

// Spaces of every width, and marks that only show together with a letter.
bool needs_company(std::uint32_t c) {
  return c == ' ' || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f ||
         c == 0x3000 || (c >= 0x0300 && c <= 0x036f) || (c >= 0x1ab0 && c <= 0x1aff) || (c >= 0x20d0 && c <= 0x20ff);
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_text(std::string_view given) { return kernel::find_bad_utf8(given) == std::string_view::npos; }

}  // namespace

std::size_t characters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::optional<std::string> name_from(std::string_view given) {
  if (!is_text(given)) return std::nullopt;
  const std::string_view name = trimmed(given);
  if (name.empty() || characters_in(name) > kLongestName) return std::nullopt;
  bool is_seen = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::uint32_t c = next_character(name, at);
    if (is_control(c) || is_deceptive(c)) return std::nullopt;
    is_seen = is_seen || !needs_company(c);
  }
  return is_seen ? std::optional(std::string(name)) : std::nullopt;
}

std::optional<std::string> chat_line_from(std::string_view given) {
  if (!is_text(given)) return std::nullopt;
  std::string line;
  for (std::size_t at = 0; at < given.size();) {
    const std::size_t begin = at;
    const std::uint32_t c = next_character(given, at);
    if (!is_control(c) && !(c >= 0x202a && c <= 0x202e) && !(c >= 0x2066 && c <= 0x2069)) {
      line.append(given.substr(begin, at - begin));
    }
  }
  line = trimmed(line);
  if (line.empty() || characters_in(line) > kLongestChatLine) return std::nullopt;
  return line;
}

}  // namespace kostka::server
