#include "study/blocks.h"

#include <algorithm>
#include <cmath>

namespace kostka::study {

std::optional<Block> Blocks::next(std::uint64_t most) {
  most = std::max<std::uint64_t>(most, 1);
  if (!lost_.empty()) {
    Block& lost = lost_.back();
    const Block given{lost.first, std::min(most, lost.games)};
    lost.first += given.games;
    lost.games -= given.games;
    if (lost.games == 0) lost_.pop_back();
    return given;
  }
  if (next_ == end_) return std::nullopt;
  const Block given{next_, std::min(most, end_ - next_)};
  next_ += given.games;
  return given;
}

void Blocks::finish(const Block& block, Report report) {
  early_.emplace(block.first, std::pair(block, std::move(report)));
  while (!early_.empty() && early_.begin()->first == merged_) {
    const auto& [first, report_of] = early_.begin()->second;
    report_.merge(report_of);
    merged_ += first.games;
    early_.erase(early_.begin());
  }
}

void Blocks::lose(const Block& block) { lost_.push_back(block); }

std::uint64_t Blocks::left() const {
  std::uint64_t left = end_ - next_;
  for (const Block& lost : lost_) left += lost.games;
  return left;
}

std::uint64_t next_size(std::uint64_t games, double seconds, double wanted, std::uint64_t left, std::size_t players) {
  constexpr double kMostGrowth = 8;  // the first game may have been an odd one
  const double factor = seconds > 0 ? std::min(kMostGrowth, wanted / seconds) : kMostGrowth;
  const auto wished = static_cast<std::uint64_t>(std::max(1.0, std::floor(static_cast<double>(games) * factor)));
  const std::uint64_t fair = left / (2 * std::max<std::size_t>(players, 1)) + 1;
  return std::min(wished, fair);
}

}  // namespace kostka::study
