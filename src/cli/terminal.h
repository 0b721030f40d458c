// The terminal as a person sees it: lines in, lines out, colours where they help and nobody objects.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/language/language.h"
#include "kernel/language/layout.h"
#include "kernel/language/text.h"

namespace kostka::cli {

using kernel::characters;
using kernel::padded;
using kernel::Tone;
using kernel::toned;

// The text as a paragraph (wrap.h) without its last newline, whose first line stands after something `indent` wide.
std::string hanging(std::string_view text, std::size_t indent);

class Terminal {
 public:
  // Colours only on a terminal that can show them, and never against NO_COLOR (https://no-color.org).
  explicit Terminal(kernel::Language language);

  [[nodiscard]] kernel::Language language() const { return language_; }
  [[nodiscard]] bool colour() const { return colour_; }
  // A person sits in front of it, rather than a script or a pipe.
  [[nodiscard]] bool interactive() const { return interactive_; }

  void line(std::string_view text = {}, Tone tone = Tone::plain) const;
  void line(const kernel::Text& text, Tone tone = Tone::plain) const { line(text.in(language_), tone); }
  // Shows a prompt and reads a line without white space at its ends; nothing when the input has ended.
  std::optional<std::string> ask(std::string_view prompt) const;
  // Wipes what is on the screen, for a player who must not see it.
  void clear() const;

 private:
  kernel::Language language_;
  bool interactive_;
  bool colour_;
};

}  // namespace kostka::cli
