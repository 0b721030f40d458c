// A player that is a program: one guest at one seat who answers at random as soon as it is asked, and who never gives
// up: when the connection is gone it comes back and sends the last answer again.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/awaitable.hpp>

#include "bench/load/rest_client.h"
#include "bench/load/websocket_client.h"

namespace kostka::load {

using Clock = std::chrono::steady_clock;

class Player;

// What all players of a run have in common.
struct Run {
  Endpoint endpoint;
  // Called before an answer is sent; for runs at a set pace. Null: at once.
  std::function<boost::asio::awaitable<void>()> wait_for_turn;
  bool stopping = false;
  std::uint64_t answers = 0;  // acknowledged
  std::uint64_t resent = 0;
  std::uint64_t reconnections = 0;
  std::vector<std::string> wrong;  // what must never happen
  bool keep_latencies = false;
  std::vector<std::uint32_t> latencies_us;  // from sending an answer to the position after it
  std::set<const Player*> playing;

  // What the first player who has heard nothing for kPatience is waiting for; nothing when all is well.
  [[nodiscard]] std::optional<std::string> stuck() const;
};

// Longer than any pause of a run that goes well, so a player who waits longer will wait for ever.
inline constexpr std::chrono::seconds kPatience{60};

// Ends with an exception that says who waits for what once somebody has waited too long; otherwise never.
boost::asio::awaitable<void> keep_watch(const Run& run);

class Player {
 public:
  // `from`: the address that a proxy would name for this player.
  Player(Run& run, std::string table, int seat, std::string token, std::uint64_t seed, std::string from = {});

  // Plays until the match is over or the run stops.
  boost::asio::awaitable<void> play();

  // The answers the server has acknowledged, in order.
  [[nodiscard]] const std::vector<std::string>& acknowledged() const { return acknowledged_; }
  [[nodiscard]] bool over() const { return over_; }
  // Has seen what came of an answer of its own, or of the other one's.
  [[nodiscard]] bool under_way() const { return rows_seen_ > 1; }
  // What it waits for, if it has heard nothing for so long.
  [[nodiscard]] std::optional<std::string> waiting_for(Clock::duration longer_than) const;

 private:
  struct Answer {
    std::int64_t prompt = 0;
    std::string option;
    Clock::time_point sent{};
    std::int64_t row = 0;  // of the position it answers
    bool acknowledged = false;
    bool replied_to = false;  // with Ok, after which its result comes
  };

  boost::asio::awaitable<void> visit();
  boost::asio::awaitable<void> handle(WebSocketClient& socket, std::string_view message);
  boost::asio::awaitable<void> see(WebSocketClient& socket, std::string_view state);
  boost::asio::awaitable<void> send(WebSocketClient& socket);
  void note_row(std::int64_t row);
  void note_latency();
  void note_reply(std::string_view message);
  void acknowledge();

  Run& run_;
  std::string table_;
  int seat_;
  std::string token_;
  std::string from_;
  std::mt19937_64 random_;
  std::optional<Answer> answer_;
  std::vector<std::string> acknowledged_;
  std::int64_t row_ = 0;
  int rows_seen_ = 0;  // different ones
  bool over_ = false;
  std::string_view waits_for_;
  Clock::time_point heard_{};  // of a position
};

}  // namespace kostka::load
