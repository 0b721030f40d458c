// "Did you mean ...?": the known name that is closest to a misspelt one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <string_view>
#include <vector>

namespace kostka::kernel {

// How many letters must be added, removed or replaced to turn one word into the other (Levenshtein).
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
    }
  }
  return row.back();
}

// The closest candidate (the first of equals), or an empty text when none is close enough to be a likely misspelling.
inline std::string_view nearest(std::string_view wanted, std::span<const std::string_view> candidates) {
  constexpr std::size_t kLongestName = 100;
  if (wanted.size() > kLongestName) return {};
  std::string_view best;
  std::size_t best_distance = std::max<std::size_t>(2, wanted.size() / 2) + 1;
  for (const std::string_view candidate : candidates) {
    const std::size_t distance = edit_distance(wanted, candidate);
    if (distance < best_distance) {
      best = candidate;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace kostka::kernel
