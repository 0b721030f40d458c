// The words for anyone who sits at a seat, marked as such. A game knows its heroes and that there is a second player;
// only the one who keeps the table knows that she is called Ola. So the words of a game carry marks for those who put
// the name in their place, and everybody else leaves the marks out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kernel/language/text.h"

namespace kostka::kernel {

// The words stand between two characters that no text has (U+E010 and the seat, U+E001).
Text with_seat_mark(std::size_t seat, const Text& words);
// The text with the words of the game and without the marks.
std::string without_seat_marks(std::string_view text);
Text without_seat_marks(const Text& text);

}  // namespace kostka::kernel
