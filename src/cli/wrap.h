// Paragraphs for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kostka::cli {

// The text in lines of at most `width` letters where words allow it, each indented and ended with a newline. Lines of
// the text itself stay lines: alternatives of a card stand below each other, each behind a dash.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 92);

}  // namespace kostka::cli
