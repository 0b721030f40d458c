// Tables with two programs at each: made over the lobby, played over WebSockets.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/load/player.h"

namespace kostka::load {

struct PlayedTable {
  std::string id;
  std::unique_ptr<Player> players[2];
};

// Two guests who sit down at one table after another. Each match that ends is followed by a new one while `again`.
class Pair {
 public:
  // `from`: the address that a proxy would name for both.
  Pair(Run& run, std::uint64_t seed, std::string from = {}) : run_(run), seed_(seed), from_(std::move(from)) {}

  // Makes a table; both sit down and the match begins.
  boost::asio::awaitable<void> sit_down();
  boost::asio::awaitable<void> sign_in_and_sit_down();
  // Plays at the last table; with `again`, and at all the following ones until the run stops.
  boost::asio::awaitable<void> play(bool again);

  // Both have seen the match go on.
  [[nodiscard]] bool under_way() const;
  [[nodiscard]] const std::vector<std::unique_ptr<PlayedTable>>& tables() const { return tables_; }

 private:
  boost::asio::awaitable<void> sign_in();
  boost::asio::awaitable<void> play_one(PlayedTable& table);

  Run& run_;
  [[nodiscard]] Endpoint endpoint() const;

  std::uint64_t seed_;
  std::string from_;
  std::string tokens_[2];
  std::vector<std::unique_ptr<PlayedTable>> tables_;
};

// Calls `each(i)` for i below `count`, at most `abreast` at the same time, and ends when all have ended.
boost::asio::awaitable<void> for_all(std::size_t count, std::size_t abreast,
                                     std::function<boost::asio::awaitable<void>(std::size_t)> each);

}  // namespace kostka::load
