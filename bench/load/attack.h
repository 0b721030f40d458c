// One address that asks for as much work as it may, and more: what a server must bear without its players noticing.
#pragma once

#include <cstdint>
#include <string>

#include <boost/asio/awaitable.hpp>

#include "bench/load/rest_client.h"

namespace kostka::load {

class Attacker {
 public:
  explicit Attacker(Endpoint endpoint) : endpoint_(std::move(endpoint)) {}

  // Lets bots play a long match to its end and continues it as often as wanted, at public tables with an open seat.
  // Takes a minute, since a server makes only so many tables for one address.
  boost::asio::awaitable<void> prepare(std::size_t tables);
  // Asks for lists, replays, verification and further tables, many at a time, until `stopping`.
  boost::asio::awaitable<void> attack(const bool& stopping);

  [[nodiscard]] std::uint64_t done() const { return done_; }
  [[nodiscard]] std::uint64_t refused() const { return refused_; }

 private:
  boost::asio::awaitable<std::string> finished_match();
  boost::asio::awaitable<void> ask_on(std::size_t first, const bool& stopping);

  Endpoint endpoint_;
  std::string token_;
  std::string match_;
  std::uint64_t done_ = 0, refused_ = 0;
};

}  // namespace kostka::load
