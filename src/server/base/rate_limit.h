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

  // Takes so many tokens; false when there are not as many.
  bool take(const Rate& rate, Time now, double tokens = 1);
  // Nothing has been taken for so long that a new bucket would be the same.
  [[nodiscard]] bool is_full(const Rate& rate, Time now) const;

 private:
  double missing_ = 0;
  Time since_{};
};

// What is limited: of an address, or of an account.
enum class Habit : std::uint8_t { request, work, socket, guest, table, chat };
inline constexpr std::size_t kHabits = 6;

// Buckets for each address and each account. May be called from any thread.
class RateLimits {
 public:
  explicit RateLimits(const Limits& limits) : limits_(limits) {}

  // `who` is an address as limit_key() writes it, or an account. `cost`: how much of it this time.
  bool allow(std::string_view who, Habit habit, double cost = 1);
  // Counts a connection in; false when the address, or everybody together, has too many. An empty address, behind a
  // proxy, is everybody's.
  bool connect(std::string_view address);
  void disconnect(std::string_view address);
  // Forgets addresses that have been quiet.
  void tidy();

 private:
  struct Entry {
    std::array<TokenBucket, kHabits> buckets;
    std::size_t connections = 0;
  };
  [[nodiscard]] const Rate& rate_of(Habit habit) const;

  const Limits& limits_;
  std::mutex mutex_;
  std::unordered_map<std::string, Entry> entries_;
  std::size_t connections_ = 0;
};

// The name under which the limits of an address are kept: IPv6 addresses of one network count as one.
std::string limit_key(std::string_view address);

}  // namespace kostka::server
