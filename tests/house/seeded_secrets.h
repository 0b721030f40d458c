// SeededSecrets: as long as it lives, OpenSSL's random numbers of this program follow a seed, so that ids and dice are
// the same each time.
#pragma once

#include <cstdint>

namespace kostka::server {

class SeededSecrets {
 public:
  explicit SeededSecrets(std::uint64_t seed);
  ~SeededSecrets();
  SeededSecrets(const SeededSecrets&) = delete;
  SeededSecrets& operator=(const SeededSecrets&) = delete;
};

}  // namespace kostka::server
