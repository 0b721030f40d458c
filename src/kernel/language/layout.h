// Text in columns, set off by tones: how boards and terminals lay lines out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kostka::kernel {

// How a piece of text is set off. Meaning never hangs on it alone: without colours everything is still readable.
enum class Tone : std::uint8_t { plain, bold, faint, first_seat, second_seat, good, bad };

// The text in its tone, for a terminal; unchanged without colour.
std::string toned(std::string_view text, Tone tone, bool colour);
inline Tone tone_of_seat(std::size_t seat) { return seat % 2 == 0 ? Tone::first_seat : Tone::second_seat; }

// How many characters a UTF-8 text has, and the text filled up with spaces to that many.
std::size_t characters(std::string_view utf8);
std::string padded(std::string_view utf8, std::size_t width);
// The text itself if it has no more characters than `width`; otherwise its beginning and "…", that many in all.
std::string shortened(std::string_view utf8, std::size_t width);

}  // namespace kostka::kernel
