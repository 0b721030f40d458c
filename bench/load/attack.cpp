#include "bench/load/attack.h"

#include <array>
#include <chrono>
#include <stdexcept>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>

#include "bench/load/tables.h"

namespace kostka::load {

namespace asio = boost::asio;
namespace json = boost::json;
using boost::beast::http::verb;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t kAbreast = 50;
constexpr unsigned kTooMany = 429;
constexpr int kLongestMatch = 1200;  // looks, half a second apart

json::object seat(const char* who) { return json::object{{"who", who}, {"name", nullptr}, {"level", nullptr}}; }

json::value table_of_bots() {
  return json::object{{"game", "relic"},
                      {"name", nullptr},
                      {"is_public", true},
                      {"options", json::object()},
                      {"seats", json::array{seat("bot"), seat("bot")}},
                      {"clock", nullptr},
                      {"begin", "full"}};
}
json::value continued(std::int64_t row) {
  return json::object{{"row", row}, {"seats", json::array{seat("me"), seat("open")}}};
}

asio::awaitable<void> wait_for(milliseconds time) {
  asio::steady_timer timer(co_await asio::this_coro::executor, time);
  co_await timer.async_wait(asio::use_awaitable);
}

}  // namespace

asio::awaitable<std::string> Attacker::finished_match() {
  const json::value made = co_await call(endpoint_, verb::post, "/api/tables", token_, table_of_bots());
  const std::string id(made.at("id").as_string());
  for (int looks = 0; looks < kLongestMatch; ++looks) {
    const json::value table = co_await call(endpoint_, verb::get, "/api/tables/" + id, token_);
    if (table.at("status").as_string() == "finished") co_return id;
    co_await wait_for(milliseconds(500));
  }
  throw std::runtime_error("the bots have not ended their match");
}

asio::awaitable<void> Attacker::prepare(std::size_t tables) {
  token_ = co_await new_guest(endpoint_);
  match_ = co_await finished_match();
  for (std::size_t made = 0; made < tables;) {
    bool refused = false;
    try {
      co_await call(endpoint_, verb::post, "/api/tables/" + match_ + "/continue", token_, continued(100));
      ++made;
    } catch (const Refused& refusal) {
      if (refusal.status != kTooMany) throw;
      refused = true;
    }
    if (refused) co_await wait_for(milliseconds(1000));
  }
}

asio::awaitable<void> Attacker::ask_on(std::size_t first, const bool& stopping) {
  const std::array<std::string, 5> targets = {"/api/tables?list=public", "/api/tables/" + match_ + "/replay?eye=all",
                                              "/api/tables/" + match_ + "/verify", "/api/tables/" + match_ + "/journal",
                                              "/api/tables?list=mine"};
  std::size_t next = first;
  while (!stopping) {
    bool refused = false;
    try {
      co_await fetch(endpoint_, verb::get, targets[next++ % targets.size()], token_);
      ++done_;
    } catch (const Refused&) {
      refused = true;
    } catch (const boost::system::system_error&) {
      refused = true;
    }
    refused_ += refused ? 1 : 0;
    // A thousand requests a second together, thirty times what an address may ask.
    co_await wait_for(milliseconds(50));
  }
}

asio::awaitable<void> Attacker::attack(const bool& stopping) {
  co_await for_all(kAbreast, kAbreast, [&](std::size_t i) { return ask_on(i, stopping); });
}

}  // namespace kostka::load
