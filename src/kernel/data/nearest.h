#pragma once

// "Did you mean ...?" Wherever a person or a file names something that does not exist, the message offers the
// existing name that was probably meant.

#include <cstddef>
#include <span>
#include <string_view>

namespace kostka::kernel {

// The least number of letters to insert, delete, replace or swap with a neighbour that turns one text into the
// other. ASCII letters are compared without case, because nobody's mistake is meant to be punished for it.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The known name closest to the wanted one, the first of several equally close; empty when none is close enough to
// be a plausible slip (more than a third of the letters differ).
std::string_view nearest(std::string_view wanted, std::span<const std::string_view> known);

}  // namespace kostka::kernel
