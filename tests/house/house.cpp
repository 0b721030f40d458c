#include "tests/house/house.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/null_sink.h>
#include <boost/asio/co_spawn.hpp>

#include <chrono>
#include <exception>
#include <thread>

#include "server/api/router.h"
#include "server/base/secrets.h"

namespace kostka::server {

namespace asio = boost::asio;

namespace {

// Shorter than anything that is waited for takes.
constexpr std::chrono::microseconds kAWhile{10};

}  // namespace

struct House::Parts {
  Parts(ServerOptions given, const OfferedGames& games, store::Store& store, const Clock& clock)
      : options(std::move(given)),
        services{store, games,          bots,    work, rates,       new_guests,
                 clock, options.limits, metrics, log,  outstanding, scratch},
        io(std::make_unique<asio::io_context>(1)),
        hub(io->get_executor(), services),
        api{services, hub, options} {}

  // What the other threads do comes back to `io`, where it waits its turn.
  void wait_for_threads() const {
    while (work.waiting() > 0 || metrics.bots_thinking.load() > 0) std::this_thread::sleep_for(kAWhile);
  }

  ServerOptions options;
  Log log{std::make_shared<spdlog::logger>("house", std::make_shared<spdlog::sinks::null_sink_mt>()), LogFormat::text};
  Metrics metrics;
  Outstanding outstanding;
  ScratchPool scratch;
  BotPool bots{1, metrics};
  WorkPool work{1};
  RateLimits rates{options.limits};
  DayCounts new_guests;
  Services services;
  std::unique_ptr<asio::io_context> io;
  Hub hub;
  Api api;
  std::vector<News> news;
  int requests = 0;
};

void Listener::send(SharedText message) {
  if (open_) news_.push_back({.listener = shared_from_this(), .message = std::move(message)});
}

void Listener::close(const protocol::Error& why) {
  if (std::exchange(open_, false)) news_.push_back({.listener = shared_from_this(), .closed = why.code});
}

House::House(ServerOptions options, const OfferedGames& games, store::Store& store, const Clock& clock)
    : parts_(std::make_unique<Parts>(std::move(options), games, store, clock)) {}

House::~House() {
  parts_->bots.stop();
  parts_->work.stop();
  parts_->outstanding.wait_for_all();
  parts_->bots.forget_all();
  parts_->work.forget_all();
  parts_->hub.forget_all();
  parts_->io.reset();
}

Hub& House::hub() { return parts_->hub; }

int House::ask(ApiRequest request) {
  const int number = ++parts_->requests;
  asio::co_spawn(
      *parts_->io, route(parts_->api, std::move(request)),
      [number, &news = parts_->news](const std::exception_ptr& thrown, ApiResponse response) {
        news.push_back({.request = number, .response = thrown ? refusal(Code::broken) : std::move(response)});
      });
  return number;
}

std::shared_ptr<Listener> House::come(const std::string& table, const protocol::Hello& hello) {
  auto listener = std::make_shared<Listener>(parts_->news);
  Visitor who;
  if (hello.token) {
    auto visitor = visitor_with(parts_->services, *hello.token);
    if (!visitor.ok()) {
      listener->close(visitor.error());
      return listener;
    }
    who = std::move(*visitor);
  }
  listener->table_ = parts_->hub.table(table);
  listener->table_->attach(listener, std::move(who), hello);
  return listener;
}

void House::say(const std::shared_ptr<Listener>& listener, std::string_view bytes) {
  if (!listener->table_ || !listener->open_) return;
  const auto message = read_message(bytes);
  if (const auto* wrong = std::get_if<protocol::Refusal>(&message)) return send(*listener, *wrong);
  listener->table_->receive(listener, std::get<protocol::FromClient>(message));
}

void House::go(const std::shared_ptr<Listener>& listener) {
  listener->open_ = false;
  if (const auto table = std::exchange(listener->table_, nullptr)) table->detach(listener);
}

bool House::run_one() {
  parts_->io->restart();
  const bool ran = parts_->io->poll_one() > 0;
  parts_->wait_for_threads();
  return ran;
}

std::vector<News> House::take_news() { return std::exchange(parts_->news, {}); }

}  // namespace kostka::server
