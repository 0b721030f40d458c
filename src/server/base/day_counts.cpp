#include "server/base/day_counts.h"

#include <algorithm>
#include <limits>

#include "server/base/secrets.h"
#include "store/digest.h"

namespace kostka::server {

namespace {

constexpr Milliseconds kDay = Milliseconds{24} * 3600 * 1000;

}  // namespace

DayCounts::DayCounts() : secret_(random_word(kTokenBytes)), cells_(kRows * kCellsOfRow) {}

DayCounts::Cells DayCounts::cells_of(std::string_view who) {
  const store::Digest digest = store::sha256(secret_ + std::string(who));
  Cells cells{};
  for (std::size_t row = 0; row < kRows; ++row) {
    const auto high = std::to_integer<std::size_t>(digest[2 * row]);
    const auto low = std::to_integer<std::size_t>(digest[2 * row + 1]);
    cells[row] = &cells_[row * kCellsOfRow + (high << 8 | low)];
  }
  return cells;
}

void DayCounts::begin_day(Milliseconds now) {
  if (now / kDay == day_) return;
  day_ = now / kDay;
  std::fill(cells_.begin(), cells_.end(), std::uint16_t{0});
}

bool DayCounts::take(std::string_view who, std::uint16_t most, Milliseconds now) {
  const std::scoped_lock lock(mutex_);
  begin_day(now);
  const Cells cells = cells_of(who);
  const std::uint16_t had = **std::ranges::min_element(cells, {}, [](const std::uint16_t* cell) { return *cell; });
  if (had >= most) return false;
  for (std::uint16_t* cell : cells) {
    if (*cell < std::numeric_limits<std::uint16_t>::max()) ++*cell;
  }
  return true;
}

void DayCounts::give_back(std::string_view who, Milliseconds now) {
  const std::scoped_lock lock(mutex_);
  begin_day(now);
  for (std::uint16_t* cell : cells_of(who)) {
    if (*cell > 0) --*cell;
  }
}

}  // namespace kostka::server
