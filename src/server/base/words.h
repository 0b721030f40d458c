// Words that people give: names, lines of chat. What everybody will read must be text and nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kostka::server {

// The name without white space around it, or nothing: it must have 1 to kLongestName characters, and none that controls
// a screen or turns the direction of the text around.
std::optional<std::string> name_from(std::string_view given);

// A line of chat without control characters and white space around it, or nothing when it is empty or too long.
std::optional<std::string> chat_line_from(std::string_view given);

// How many characters (code points) a text has.
std::size_t characters_in(std::string_view text);

}  // namespace kostka::server
