#include "server/base/rate_limit.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace kostka::server {

namespace {

double seconds_between(TokenBucket::Time from, TokenBucket::Time to) {
  return std::chrono::duration<double>(to - from).count();
}

}  // namespace

bool TokenBucket::take(const Rate& rate, Time now, double tokens) {
  missing_ = std::max(0.0, missing_ - seconds_between(since_, now) * rate.per_second);
  since_ = now;
  // What costs more than the bucket holds is allowed when it is full.
  if (missing_ > 0 && missing_ + tokens > rate.burst) return false;
  missing_ += tokens;
  return true;
}

bool TokenBucket::is_full(const Rate& rate, Time now) const {
  return missing_ <= seconds_between(since_, now) * rate.per_second;
}

const Rate& RateLimits::rate_of(Habit habit) const {
  switch (habit) {
    case Habit::work: return limits_.work;
    case Habit::socket: return limits_.sockets;
    case Habit::guest: return limits_.guests;
    case Habit::table: return limits_.tables;
    case Habit::chat: return limits_.lines_of_chat;
    case Habit::request: break;
  }
  return limits_.requests;
}

bool RateLimits::allow(std::string_view who, Habit habit, double cost) {
  if (!limits_.rates) return true;
  const std::scoped_lock lock(mutex_);
  TokenBucket& bucket = entries_[std::string(who)].buckets[static_cast<std::size_t>(habit)];
  return bucket.take(rate_of(habit), std::chrono::steady_clock::now(), cost);
}

bool RateLimits::connect(std::string_view address) {
  const std::scoped_lock lock(mutex_);
  if (connections_ >= limits_.connections) return false;
  Entry& entry = entries_[std::string(address)];
  if (limits_.rates && !address.empty() && entry.connections >= limits_.connections_of_address) return false;
  ++entry.connections;
  ++connections_;
  return true;
}

void RateLimits::disconnect(std::string_view address) {
  const std::scoped_lock lock(mutex_);
  --entries_[std::string(address)].connections;
  --connections_;
}

void RateLimits::tidy() {
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

std::string limit_key(std::string_view text) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(text), error);
  if (error || !address.is_v6() || address.to_v6().is_v4_mapped() || address.is_loopback()) return std::string(text);
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace kostka::server
