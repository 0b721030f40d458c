#include "kernel/language/layout.h"

#include <algorithm>

namespace kostka::kernel {
namespace {

std::string_view escape_code(Tone tone) {
  switch (tone) {
    case Tone::plain: return "";
    case Tone::bold: return "\x1b[1m";
    case Tone::faint: return "\x1b[2m";
    case Tone::first_seat: return "\x1b[1;36m";
    case Tone::second_seat: return "\x1b[1;33m";
    case Tone::good: return "\x1b[32m";
    case Tone::bad: return "\x1b[31m";
  }
  return "";
}

}  // namespace

std::string toned(std::string_view text, Tone tone, bool colour) {
  if (!colour || tone == Tone::plain) return std::string(text);
  return std::string(escape_code(tone)).append(text).append("\x1b[0m");
}

std::size_t characters(std::string_view utf8) {
  // Bytes that only continue a character have the form 10xxxxxx.
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string padded(std::string_view utf8, std::size_t width) {
  const std::size_t used = characters(utf8);
  return std::string(utf8) + std::string(width > used ? width - used : 0, ' ');
}

std::string shortened(std::string_view utf8, std::size_t width) {
  if (characters(utf8) <= width) return std::string(utf8);
  std::size_t at = 0;
  for (std::size_t n = 0; n + 1 < width; ++n) {
    do ++at;
    while (at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xc0) == 0x80);
  }
  while (at > 0 && utf8[at - 1] == ' ') --at;
  return std::string(utf8.substr(0, at)) + "…";
}

}  // namespace kostka::kernel
