#include "bots/tally.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace kostka::bots {

void Candidate::add(const Candidate& other) {
  visits += other.visits;
  sum += other.sum;
  compared += other.compared;
  ahead += other.ahead;
  ahead_squares += other.ahead_squares;
}

std::uint32_t alive_in(std::span<const Candidate> candidates) {
  return static_cast<std::uint32_t>(std::ranges::count(candidates, true, &Candidate::alive));
}

void keep_best(std::span<Candidate> candidates, std::uint32_t most, bool anchored) {
  std::array<std::uint32_t, kMostCandidates> order{};
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < candidates.size(); ++i) {
    if (candidates[i].alive) order[count++] = i;
  }
  const auto first = order.begin(), last = order.begin() + count;
  const auto stays = [&](std::uint32_t i) { return anchored && i == 0; };
  std::sort(first, last, [&](std::uint32_t a, std::uint32_t b) {
    if (stays(a) != stays(b)) return stays(a);
    const double one = candidates[a].mean(), other = candidates[b].mean();
    return one > other || (one == other && a < b);
  });
  for (std::uint32_t i = most; i < count; ++i) candidates[order[i]].alive = false;
}

std::uint32_t best_in(std::span<const Candidate> candidates, bool anchored, double caution) {
  std::uint32_t best = 0;
  bool any = false;
  for (std::uint32_t i = 0; i < candidates.size(); ++i) {
    const Candidate& c = candidates[i];
    if (!c.alive || (any && c.mean() <= candidates[best].mean())) continue;
    best = i;
    any = true;
  }
  const Candidate& c = candidates[best];
  if (!anchored || best == 0 || c.compared == 0) return best;
  const double n = c.compared, mean = c.ahead / n;
  const double error = std::sqrt(std::max(0.0, c.ahead_squares / n - mean * mean) / n);
  return mean > caution * error ? best : 0;
}

void match_regrets(std::span<const double> regrets, std::span<double> shares) {
  double sum = 0;
  for (const double regret : regrets) sum += std::max(0.0, regret);
  for (std::size_t i = 0; i < regrets.size(); ++i) {
    shares[i] = sum > 0 ? std::max(0.0, regrets[i]) / sum : 1.0 / static_cast<double>(regrets.size());
  }
}

}  // namespace kostka::bots
