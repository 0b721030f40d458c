#include "server/base/rate_limit.h"

#include <algorithm>

namespace kostka::server {

namespace {

double seconds_between(TokenBucket::Time from, TokenBucket::Time to) {
  return std::chrono::duration<double>(to - from).count();
}

}  // namespace

bool TokenBucket::take(const Rate& rate, Time now) {
  missing_ = std::max(0.0, missing_ - seconds_between(since_, now) * rate.per_second);
  since_ = now;
  if (missing_ + 1 > rate.burst) return false;
  missing_ += 1;
  return true;
}

bool TokenBucket::is_full(const Rate& rate, Time now) const {
  return missing_ <= seconds_between(since_, now) * rate.per_second;
}

const Rate& AddressLimits::rate_of(Habit habit) const {
  switch (habit) {
    case Habit::socket: return limits_.sockets;
    case Habit::guest: return limits_.guests;
    case Habit::table: return limits_.tables;
    case Habit::request: break;
  }
  return limits_.requests;
}

bool AddressLimits::allow(std::string_view address, Habit habit) {
  if (!limits_.rates) return true;
  const std::scoped_lock lock(mutex_);
  TokenBucket& bucket = entries_[std::string(address)].buckets[static_cast<std::size_t>(habit)];
  return bucket.take(rate_of(habit), std::chrono::steady_clock::now());
}

bool AddressLimits::connect(std::string_view address) {
  const std::scoped_lock lock(mutex_);
  if (connections_ >= limits_.connections) return false;
  Entry& entry = entries_[std::string(address)];
  if (limits_.rates && !address.empty() && entry.connections >= limits_.connections_of_address) return false;
  ++entry.connections;
  ++connections_;
  return true;
}

void AddressLimits::disconnect(std::string_view address) {
  const std::scoped_lock lock(mutex_);
  --entries_[std::string(address)].connections;
  --connections_;
}

void AddressLimits::tidy() {
  const std::scoped_lock lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(entries_, [&](const auto& each) {
    const Entry& entry = each.second;
    if (entry.connections > 0) return false;
    for (std::size_t i = 0; i < entry.buckets.size(); ++i) {
      if (!entry.buckets[i].is_full(rate_of(static_cast<Habit>(i)), now)) return false;
    }
    return true;
  });
}

}  // namespace kostka::server
