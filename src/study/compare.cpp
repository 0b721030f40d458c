#include "study/compare.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace kostka::study {
namespace {

constexpr double kLevel = 0.05;
constexpr double kNormal95 = 1.959963984540054;

// Both tails of the normal distribution beyond z.
double both_tails(double z) { return std::erfc(std::abs(z) / std::sqrt(2.0)); }

double log_choose(double n, double k) { return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1); }

// The sum over all tables with the same margins that are no more likely than the one at hand.
double fisher(const Tally& a, const Tally& b) {
  const auto n1 = static_cast<double>(a.of), n2 = static_cast<double>(b.of);
  const std::uint64_t both = a.count + b.count;
  const auto hits = static_cast<double>(both);
  const double all = log_choose(n1 + n2, hits);
  const auto weight = [&](std::uint64_t in_a) {
    const auto x = static_cast<double>(in_a);
    return log_choose(n1, x) + log_choose(n2, hits - x) - all;
  };
  const std::uint64_t least = both > b.of ? both - b.of : 0, most = std::min(a.of, both);
  const double seen = weight(a.count) + 1e-7;  // equal ones must not be missed by rounding
  double p = 0;
  for (std::uint64_t x = least; x <= most; ++x) {
    if (const double w = weight(x); w <= seen) p += std::exp(w);
  }
  return std::min(1.0, p);
}

double share_of(const Tally& tally) { return static_cast<double>(tally.count) / static_cast<double>(tally.of); }

ShareChange share_change(const SharePair& pair) {
  ShareChange change{pair, wilson_share(pair.before.count, pair.before.of),
                     wilson_share(pair.after.count, pair.after.of)};
  change.p = chance_of_difference(pair.before, pair.after);
  const Share &a = change.before, &b = change.after;
  change.difference = b.share - a.share;
  change.low = change.difference - std::hypot(b.share - b.low, a.high - a.share);
  change.high = change.difference + std::hypot(b.high - b.share, a.share - a.low);
  return change;
}

MeanChange mean_change(const Mean& before, const Mean& after) {
  MeanChange change{before, after};
  if (before.of < 2 || after.of < 2) return change;
  change.difference = after.mean - before.mean;
  const double error =
      std::sqrt(before.variance / static_cast<double>(before.of) + after.variance / static_cast<double>(after.of));
  change.low = change.difference - kNormal95 * error;
  change.high = change.difference + kNormal95 * error;
  if (error > 0) {
    change.p = both_tails(change.difference / error);
  } else {
    change.p = change.difference == 0 ? 1 : 0;
  }
  return change;
}

// Holm: the least likely must be below 5 % divided by their number, the next by one less, until one is not.
void mark_significant(std::vector<std::pair<double, bool*>>& all) {
  std::ranges::sort(all, {}, &std::pair<double, bool*>::first);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].first > kLevel / static_cast<double>(all.size() - i)) break;
    *all[i].second = true;
  }
}

}  // namespace

Mean mean_of(const std::map<std::uint32_t, std::uint64_t>& lengths) {
  Mean mean;
  double sum = 0;
  for (const auto& [length, games] : lengths) {
    mean.of += games;
    sum += static_cast<double>(length) * static_cast<double>(games);
  }
  if (mean.of == 0) return mean;
  mean.mean = sum / static_cast<double>(mean.of);
  double squares = 0;
  for (const auto& [length, games] : lengths) {
    const double off = static_cast<double>(length) - mean.mean;
    squares += off * off * static_cast<double>(games);
  }
  if (mean.of > 1) mean.variance = squares / static_cast<double>(mean.of - 1);
  return mean;
}

double chance_of_difference(const Tally& a, const Tally& b) {
  if (a.of == 0 || b.of == 0) return 1;
  const auto n1 = static_cast<double>(a.of), n2 = static_cast<double>(b.of);
  const double pooled = static_cast<double>(a.count + b.count) / (n1 + n2);
  const double fewest = std::min(n1, n2) * std::min(pooled, 1 - pooled);
  if (pooled == 0 || pooled == 1) return 1;
  constexpr double kEnough = 10;  // expected in every cell
  if (fewest < kEnough) return fisher(a, b);
  const double error = std::sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
  return both_tails((share_of(b) - share_of(a)) / error);
}

Comparison compare(std::span<const SharePair> pairs, const Mean& turns_before, const Mean& turns_after) {
  Comparison comparison;
  comparison.shares.reserve(pairs.size());
  for (const SharePair& pair : pairs) comparison.shares.push_back(share_change(pair));
  comparison.turns = mean_change(turns_before, turns_after);
  std::vector<std::pair<double, bool*>> all;
  for (ShareChange& change : comparison.shares) {
    if (change.pair.before.of > 0 && change.pair.after.of > 0) all.emplace_back(change.p, &change.significant);
  }
  if (turns_before.of > 1 && turns_after.of > 1) all.emplace_back(comparison.turns.p, &comparison.turns.significant);
  mark_significant(all);
  return comparison;
}

}  // namespace kostka::study
