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
  double prior = 1;  // from 0 to 1: how good the rules of thumb think it
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
  // What it is thought to be worth by those who trust their first impression as much as a few futures: `usual` is the
  // value of a future like these, and `reach` how far values usually lie apart.
  [[nodiscard]] double impression(double usual, double reach) const;
  bool operator==(const Candidate&) const = default;
};

inline constexpr std::uint32_t kMostCandidates = 64;  // that are looked at at all
inline constexpr std::uint32_t kMostAtRoot = 16;      // that are compared in earnest
using Candidates = kernel::FixedVector<Candidate, kMostCandidates>;

// How many are still in the running.
[[nodiscard]] std::uint32_t alive_in(std::span<const Candidate> candidates);
// Keeps the best `most` of those in the running, by what they look like (Candidate::impression). With `anchored` the
// first one is the favourite and stays in any case, because the others are measured against it. Among equals, earlier
// ones stay.
void keep_best(std::span<Candidate> candidates, std::uint32_t most, bool anchored, double reach = 0);
// The value of a future like these: the favourite's if it is known, or else the mean of all.
[[nodiscard]] double usual_in(std::span<const Candidate> candidates, bool anchored);
// The best of those in the running, as a place. With `anchored` the favourite is left only for one that is ahead of it
// by `caution` standard errors; how far apart a few futures happen to lie says little, so that `reach`, how far values
// usually do, counts like some more of them.
[[nodiscard]] std::uint32_t best_in(std::span<const Candidate> candidates, bool anchored, double caution,
                                    double reach = 0);

// Turns what options are worth to rules of thumb into priors: the favourite's is 1, the least one's 0, and options
// nobody has an opinion of are like the least.
void set_priors(std::span<Candidate> candidates, std::span<const float> worths);

// How often each is answered by a player of this softness (a temperature, in values of a future): the best most often,
// what is clearly worse never.
void soften(std::span<const double> values, double softness, std::span<double> shares);

// What a value between 0 and 1 is to the bold (up to 1) or the cautious (down to -1): the bold see more in a chance
// than in the safe middle, the cautious less; won and lost are the same to both.
[[nodiscard]] double felt(double value, double boldness);

// The share of each answer by regret matching: in proportion to how much better than what was played it would have
// been.
void match_regrets(std::span<const double> regrets, std::span<double> shares);

}  // namespace kostka::bots
