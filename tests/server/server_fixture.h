// A server for tests: real sockets, a store in memory, and a clock that is moved by hand.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "kernel/play/game.h"
#include "server/server.h"
#include "tests/server/client.h"
#include "tests/server/memory_store.h"

namespace kostka::server {

class HandClock final : public Clock {
 public:
  [[nodiscard]] Milliseconds now() const override { return now_.load(); }
  void advance(Milliseconds by) { now_ += by; }

 private:
  std::atomic<Milliseconds> now_ = 1'800'000'000'000;
};

// Pig and Knockdown with their own content; Knockdown with its lesson.
const OfferedGames& test_games();

struct TestGuest {
  std::string account, token, name;
};

class ServerTest : public testing::Test {
 protected:
  ServerTest();
  ~ServerTest() override;

  // Starts a server on the same store, in place of the one that runs.
  void start();
  void stop();

  [[nodiscard]] std::uint16_t port() const { return server_->port(); }
  Reply get(const std::string& target, const std::string& token = {}) {
    return ask_server(port(), {"GET", target, {}, token, {}});
  }
  Reply post(const std::string& target, const std::string& body, const std::string& token = {}) {
    return ask_server(port(), {"POST", target, body, token, {}});
  }
  Reply send(const std::string& method, const std::string& target, const std::string& body, const std::string& token) {
    return ask_server(port(), {method, target, body, token, {}});
  }

  TestGuest guest(const std::string& name);
  // Makes a table; the seats are written like "me bot:random open here:Ola".
  kernel::Document table(const TestGuest& maker, const std::string& seats, const std::string& more = {},
                         const std::string& game = "pig");
  std::string table_id(const TestGuest& maker, const std::string& seats, const std::string& more = {},
                       const std::string& game = "pig") {
    return table(maker, seats, more, game)["id"].as_text();
  }
  std::unique_ptr<Socket> socket(const std::string& table, const TestGuest& who, std::optional<int> eye = std::nullopt);

  // Which option to take where a state asks for one.
  using Pick = std::function<std::string(const kernel::Document& state)>;
  static std::string first_option(const kernel::Document& state);
  // Now this one, now that one, so that a match comes to its end.
  static std::string some_option(const kernel::Document& state);
  void answer(Socket& socket, const kernel::Document& state, const std::string& option);
  // Plays for one socket until the match is over, and returns the last state.
  kernel::Document play_out(Socket& socket, const Pick& pick);

  ServerOptions options_;
  MemoryStore store_;
  HandClock clock_;
  int messages_ = 100;

 private:
  std::unique_ptr<Log> log_;
  std::unique_ptr<Server> server_;
};

}  // namespace kostka::server
