// The content of the games that was packed into the program when it was built (tools/pack_content.cpp).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace kostka::content {

// The packed form (kernel/data/packed.h) of content/<game>; empty for a game that has none.
std::span<const std::byte> packed_content(std::string_view game);

// The games that packed_content() knows, in the order of their names.
std::span<const std::string_view> packed_games();

}  // namespace kostka::content
