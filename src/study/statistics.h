// The little statistics that a balance study needs.
#pragma once

#include <cstdint>

namespace kostka::study {

// A share that was counted, and between which bounds the true one lies with 95 % confidence.
struct Share {
  double share = 0;
  double low = 0;
  double high = 1;
};

// The Wilson score interval of `count` out of `of`. Unlike the textbook one it stays within 0 and 1 and is honest for
// few games and for shares near the ends. Of nothing, nothing is known: 0 to 1.
Share wilson_share(std::uint64_t count, std::uint64_t of);
// The same for a share that weighs as much as so many independent games would.
Share interval_of(double share, double of);

}  // namespace kostka::study
