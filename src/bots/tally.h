// Tally: the answers among which a search chooses, what their futures were worth, and which of them stay in the
// running.
#pragma once

#include <cstdint>
#include <span>

#include "kernel/data/fixed_vector.h"

namespace kostka::bots {

// One answer. Values are between 0 and 1; `ahead` compares it with the favourite (below) in the same worlds.
struct Candidate {
  std::uint32_t option = 0;
  std::uint32_t visits = 0;
  double sum = 0;
  std::uint32_t compared = 0;
  double ahead = 0, ahead_squares = 0;
  double share = 0;  // of a mixed strategy: how often this is to be answered
  bool alive = true;

  void add(double value) {
    ++visits;
    sum += value;
  }
  void compare(double more) {
    ++compared;
    ahead += more;
    ahead_squares += more * more;
  }
  // Adds what somebody else has found out about the same answer.
  void add(const Candidate& other);
  // What nobody has tried is nothing to hope for.
  [[nodiscard]] double mean() const { return visits == 0 ? 0 : sum / visits; }
  bool operator==(const Candidate&) const = default;
};

inline constexpr std::uint32_t kMostCandidates = 64;  // that are looked at at all
inline constexpr std::uint32_t kMostAtRoot = 16;      // that are compared in earnest
using Candidates = kernel::FixedVector<Candidate, kMostCandidates>;

// How many are still in the running.
[[nodiscard]] std::uint32_t alive_in(std::span<const Candidate> candidates);
// Keeps the best `most` of those in the running. With `anchored` the first one is the favourite and stays in any case,
// because the others are measured against it. Among equals, earlier ones stay.
void keep_best(std::span<Candidate> candidates, std::uint32_t most, bool anchored);
// The best of those in the running, as a place. With `anchored` the favourite is left only for one that is ahead of it
// by `caution` standard errors.
[[nodiscard]] std::uint32_t best_in(std::span<const Candidate> candidates, bool anchored, double caution);

// The share of each answer by regret matching: in proportion to how much better than what was played it would have
// been.
void match_regrets(std::span<const double> regrets, std::span<double> shares);

}  // namespace kostka::bots
