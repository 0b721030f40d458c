#include "study/statistics.h"

#include <algorithm>
#include <cmath>

namespace kostka::study {

Share wilson_share(std::uint64_t count, std::uint64_t of) {
  if (of == 0) return {};
  return interval_of(static_cast<double>(count) / static_cast<double>(of), static_cast<double>(of));
}

Share interval_of(double share, double of) {
  if (of <= 0) return {};
  constexpr double kZ = 1.959963984540054;  // the two-sided 95 % point of the normal distribution
  const double n = of;
  const double scale = 1 + kZ * kZ / n;
  const double centre = (share + kZ * kZ / (2 * n)) / scale;
  const double reach = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n)) / scale;
  // At the ends the bound is exact in theory; rounding must not make it 1e-17 or step outside.
  return {share, share <= 0 ? 0 : std::max(0.0, centre - reach), share >= 1 ? 1 : std::min(1.0, centre + reach)};
}

}  // namespace kostka::study
