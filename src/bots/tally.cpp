#include "bots/tally.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "kernel/play/weighed.h"

namespace kostka::bots {
namespace {

// As many futures as a first impression is worth, and as a guess of how far values lie apart.
constexpr double kImpressions = 4, kUsualFutures = 8;
// What is further behind than so many times the softness is never answered.
constexpr double kFurthestBehind = 4;

// e to the power of x, for x from -kFurthestBehind to 0; without a function that differs from machine to machine.
double exponential(double x) {
  double power = 1 + x / 1024;
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

}  // namespace

double Candidate::impression(double usual, double reach) const {
  return (sum + kImpressions * (usual - reach * (1 - prior))) / (visits + kImpressions);
}

void set_priors(std::span<Candidate> candidates, std::span<const float> worths) {
  float most = kernel::kUnweighed, least = std::numeric_limits<float>::max();
  for (const Candidate& c : candidates) {
    const float worth = c.option < worths.size() ? worths[c.option] : kernel::kUnweighed;
    most = std::max(most, worth);
    if (worth > kernel::kUnweighed) least = std::min(least, worth);
  }
  for (Candidate& c : candidates) {
    const float worth = c.option < worths.size() ? worths[c.option] : kernel::kUnweighed;
    c.prior = worth <= kernel::kUnweighed || most <= least ? (worth < most ? 0 : 1) : (worth - least) / (most - least);
  }
}

void soften(std::span<const double> values, double softness, std::span<double> shares) {
  const double best = *std::ranges::max_element(values);
  double sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double behind = softness > 0 ? (best - values[i]) / softness : values[i] < best ? 2 * kFurthestBehind : 0;
    shares[i] = behind > kFurthestBehind ? 0 : exponential(-behind);
    sum += shares[i];
  }
  for (double& share : shares) share /= sum;
}

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

double usual_in(std::span<const Candidate> candidates, bool anchored) {
  if (anchored && candidates[0].visits > 0) return candidates[0].mean();
  double sum = 0, visits = 0;
  for (const Candidate& c : candidates) {
    sum += c.sum;
    visits += c.visits;
  }
  return visits > 0 ? sum / visits : 0.5;
}

void keep_best(std::span<Candidate> candidates, std::uint32_t most, bool anchored, double reach) {
  std::array<std::uint32_t, kMostCandidates> order{};
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < candidates.size(); ++i) {
    if (candidates[i].alive) order[count++] = i;
  }
  const auto first = order.begin(), last = order.begin() + count;
  const auto stays = [&](std::uint32_t i) { return anchored && i == 0; };
  const double usual = usual_in(candidates, anchored);
  const auto value = [&](const Candidate& c) { return reach > 0 ? c.impression(usual, reach) : c.mean(); };
  std::sort(first, last, [&](std::uint32_t a, std::uint32_t b) {
    if (stays(a) != stays(b)) return stays(a);
    const double one = value(candidates[a]), other = value(candidates[b]);
    return one > other || (one == other && a < b);
  });
  for (std::uint32_t i = most; i < count; ++i) candidates[order[i]].alive = false;
}

std::uint32_t best_in(std::span<const Candidate> candidates, bool anchored, double caution, double reach) {
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
  const double squares = std::max(0.0, c.ahead_squares - n * mean * mean) + kUsualFutures * reach * reach;
  const double error = std::sqrt(squares / (n + (reach > 0 ? kUsualFutures : 0)) / n);
  return mean > caution * error ? best : 0;
}

double felt(double value, double boldness) { return value - boldness * value * (1 - value); }

void match_regrets(std::span<const double> regrets, std::span<double> shares) {
  double sum = 0;
  for (const double regret : regrets) sum += std::max(0.0, regret);
  for (std::size_t i = 0; i < regrets.size(); ++i) {
    shares[i] = sum > 0 ? std::max(0.0, regrets[i]) / sum : 1.0 / static_cast<double>(regrets.size());
  }
}

}  // namespace kostka::bots
