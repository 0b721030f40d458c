// Numbers as the screen gets them (screen.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "games/karak/rules/map.h"

namespace kostka::games::karak {

constexpr std::int16_t small(std::integral auto n) { return static_cast<std::int16_t>(n); }

// The edges whose bits are set.
inline std::vector<std::int16_t> edges_of(std::uint8_t mask) {
  std::vector<std::int16_t> edges;
  for (std::size_t edge = 0; edge < kEdges; ++edge) {
    if ((mask >> edge & 1) != 0) edges.push_back(small(edge));
  }
  return edges;
}

}  // namespace kostka::games::karak
