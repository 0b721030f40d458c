#include "bench/load/tables.h"

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>

namespace kostka::load {

namespace asio = boost::asio;
namespace json = boost::json;
using boost::beast::http::verb;
using namespace asio::experimental::awaitable_operators;

namespace {

// Requests are put together outside of coroutines: g++ 12 cannot compile nested initializer lists inside them.
json::value new_table() {
  const auto seat = [](const char* who) { return json::object{{"who", who}, {"name", nullptr}, {"level", nullptr}}; };
  return json::object{{"game", "knockdown"},
                      {"name", nullptr},
                      {"is_public", true},
                      {"options", json::object()},
                      {"seats", json::array{seat("me"), seat("open")}},
                      {"clock", nullptr},
                      {"begin", "full"}};
}
json::value join() { return json::object{{"invite", nullptr}, {"seat", nullptr}}; }

}  // namespace

Endpoint Pair::endpoint() const {
  Endpoint endpoint = run_.endpoint;
  endpoint.from = from_;
  return endpoint;
}

asio::awaitable<void> Pair::sign_in() {
  for (std::string& token : tokens_) token = co_await new_guest(endpoint());
}

asio::awaitable<void> Pair::sit_down() {
  const json::value made = co_await call(endpoint(), verb::post, "/api/tables", tokens_[0], new_table());
  auto table = std::make_unique<PlayedTable>();
  table->id = std::string(made.at("id").as_string());
  co_await call(endpoint(), verb::post, "/api/tables/" + table->id + "/join", tokens_[1], join());
  for (int seat = 0; seat < 2; ++seat) {
    table->players[seat] = std::make_unique<Player>(run_, table->id, seat, tokens_[seat], seed_++, from_);
  }
  tables_.push_back(std::move(table));
}

asio::awaitable<void> Pair::sign_in_and_sit_down() {
  co_await sign_in();
  co_await sit_down();
}

asio::awaitable<void> Pair::play(bool again) {
  for (;;) {
    co_await play_one(*tables_.back());
    if (!again || run_.stopping) co_return;
    try {
      co_await sit_down();
    } catch (const boost::system::system_error&) {
      if (!run_.stopping) throw;
      co_return;
    }
  }
}

bool Pair::under_way() const {
  // Who is at a later table has played at the first one.
  if (tables_.size() != 1) return !tables_.empty();
  return std::ranges::all_of(tables_[0]->players, [](const auto& player) { return player->under_way(); });
}

asio::awaitable<void> Pair::play_one(PlayedTable& table) {
  co_await (table.players[0]->play() && table.players[1]->play());
}

asio::awaitable<void> for_all(std::size_t count, std::size_t abreast,
                              std::function<asio::awaitable<void>(std::size_t)> each) {
  const auto executor = co_await asio::this_coro::executor;
  std::size_t next = 0, running = 0;
  std::exception_ptr trouble;
  asio::steady_timer changed(executor, asio::steady_timer::time_point::max());
  while (running > 0 || (next < count && !trouble)) {
    while (next < count && running < abreast && !trouble) {
      ++running;
      asio::co_spawn(executor, each(next++), [&](std::exception_ptr error) {
        if (error) trouble = error;
        --running;
        changed.cancel();
      });
    }
    boost::system::error_code ignored;
    co_await changed.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    changed.expires_at(asio::steady_timer::time_point::max());
  }
  if (trouble) std::rethrow_exception(trouble);
}

}  // namespace kostka::load
