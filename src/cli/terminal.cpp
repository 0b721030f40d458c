#include "cli/terminal.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "cli/wrap.h"

namespace kostka::cli {
namespace {

constexpr std::string_view kWhite = " \t\r\n";
constexpr std::size_t kLongestLine = 4096;  // nobody types more, and a script that sends more is lost

bool wants_colour() {
  const char* refused = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return ::isatty(STDOUT_FILENO) != 0 && !(refused && *refused) && !(terminal && std::string_view(terminal) == "dumb");
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kWhite);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kWhite) - begin + 1);
}

}  // namespace

std::string hanging(std::string_view text, std::size_t indent) {
  std::string paragraph = wrapped(text, indent);
  paragraph.pop_back();
  return paragraph.substr(indent);
}

Terminal::Terminal(kernel::Language language)
    : language_(language),
      interactive_(::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0),
      colour_(wants_colour()) {}

void Terminal::line(std::string_view text, Tone tone) const { fmt::print("{}\n", toned(text, tone, colour_)); }

std::optional<std::string> Terminal::ask(std::string_view prompt) const {
  fmt::print("{}", toned(prompt, Tone::bold, colour_));
  std::fflush(stdout);
  std::string line;
  const bool there = static_cast<bool>(std::getline(std::cin, line));
  // A person's Enter ends the line on the screen; nobody does that for a pipe.
  if (!there || !interactive_) fmt::print("\n");
  if (!there) return std::nullopt;
  if (line.size() > kLongestLine) line.resize(kLongestLine);
  return std::string(trimmed(line));
}

void Terminal::clear() const {
  // Also what has scrolled away; without a terminal there is nobody who could look back.
  if (interactive_) fmt::print("\x1b[2J\x1b[3J\x1b[H");
}

}  // namespace kostka::cli
