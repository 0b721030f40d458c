// Comparing two studies: which shares and lengths differ by more than chance explains, when many are looked at.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "study/statistics.h"

namespace kostka::study {

// How often something happened out of how many times.
struct Tally {
  std::uint64_t count = 0, of = 0;
};

// One figure of two studies. `group` and `id` name it.
struct SharePair {
  std::string group, id;
  Tally before, after;
};

struct ShareChange {
  SharePair pair;
  Share before, after;
  double difference = 0, low = 0, high = 0;  // after less before, with its 95 % interval (Newcombe)
  double p = 1;                              // how likely so large a difference would be by chance alone
  bool significant = false;
};

// A mean with what its interval needs.
struct Mean {
  double mean = 0, variance = 0;
  std::uint64_t of = 0;
};
Mean mean_of(const std::map<std::uint32_t, std::uint64_t>& lengths);

struct MeanChange {
  Mean before, after;
  double difference = 0, low = 0, high = 0;
  double p = 1;
  bool significant = false;
};

// The chance of a difference at least so unlikely between two shares that are the same in truth: Fisher's exact test
// for few, the normal approximation for many. 1 where one of them is a share of nothing.
double chance_of_difference(const Tally& a, const Tally& b);

struct Comparison {
  std::vector<ShareChange> shares;  // in the order given
  MeanChange turns;
};
// What is significant is so among all of them together: with Holm's correction the chance that even one of them is
// called so by mistake is at most 5 %.
Comparison compare(std::span<const SharePair> pairs, const Mean& turns_before, const Mean& turns_after);

}  // namespace kostka::study
