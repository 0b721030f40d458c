// Token buckets: how often somebody may do something.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/base/limits.h"

namespace kostka::server {

// Full at first. Time is passed in, so that a bucket is only two numbers.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // Takes a token; false when there is none.
  bool take(const Rate& rate, Time now);
  // Nothing has been taken for so long that a new bucket would be the same.
  [[nodiscard]] bool is_full(const Rate& rate, Time now) const;

 private:
  double missing_ = 0;
  Time since_{};
};

// What one address does often.
enum class Habit : std::uint8_t { request, socket, guest, table };

// Buckets for each address. May be called from any thread.
class AddressLimits {
 public:
  explicit AddressLimits(const Limits& limits) : limits_(limits) {}

  bool allow(std::string_view address, Habit habit);
  // Counts a connection in; false when the address, or everybody together, has too many. An empty address, behind a
  // proxy, is everybody's.
  bool connect(std::string_view address);
  void disconnect(std::string_view address);
  // Forgets addresses that have been quiet.
  void tidy();

 private:
  struct Entry {
    std::array<TokenBucket, 4> buckets;
    std::size_t connections = 0;
  };
  [[nodiscard]] const Rate& rate_of(Habit habit) const;

  const Limits& limits_;
  std::mutex mutex_;
  std::unordered_map<std::string, Entry> entries_;
  std::size_t connections_ = 0;
};

}  // namespace kostka::server
