// DayCounts: how much of something each of very many names has had on one day, in a memory that never grows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/clock.h"

namespace kostka::server {

// A count-min sketch: a name is counted in one cell of each row, and has had at most what its smallest cell holds. So
// nobody makes room for themselves by bringing more names; with a million counts on one day somebody new is taken to
// have had about ten. Which cells are whose depends on a secret, so nobody can fill those of somebody else. Days are
// those of UTC. May be called from any thread.
class DayCounts {
 public:
  DayCounts();

  // Counts one more of `who`; false, and nothing is counted, when they have had `most` today.
  bool take(std::string_view who, std::uint16_t most, Milliseconds now);
  // What take() has counted today did not come to be.
  void give_back(std::string_view who, Milliseconds now);

 private:
  static constexpr std::size_t kRows = 4, kCellsOfRow = 1 << 16;
  using Cells = std::array<std::uint16_t*, kRows>;

  Cells cells_of(std::string_view who);
  void begin_day(Milliseconds now);

  const std::string secret_;
  std::mutex mutex_;
  Milliseconds day_ = 0;
  std::vector<std::uint16_t> cells_;
};

}  // namespace kostka::server
