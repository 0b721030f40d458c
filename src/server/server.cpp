#include "server/server.h"

#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "server/http/listener.h"
#include "server/http/static_files.h"
#include "server/tables/hub.h"
#include "server/tables/match_results.h"
#include "server/tables/pruner.h"

namespace kostka::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using kernel::say;
using kernel::Text;

// Lists and replays of many people wait for each other rather than for the processor.
constexpr std::size_t kWorkThreads = 2;

namespace {

// Some services refuse a sender who says nothing about themselves.
PushOptions push_options(const ServerOptions& options) {
  const std::string host = options.hosts.empty() ? "localhost" : options.hosts.front();
  return {options.push_to_loopback ? PushDoors::loopback_too : PushDoors::public_only,
          options.push_contact.empty() ? "mailto:kostka@" + host : options.push_contact};
}

}  // namespace

struct Server::Parts {
  Parts(ServerOptions given, OfferedGames given_games, store::Store& store, const Clock& clock, const Log& given_log)
      : options(std::move(given)),
        games(std::move(given_games)),
        log(given_log),
        bots(std::max<std::size_t>(1, options.bot_threads), metrics),
        rates(options.limits),
        work(kWorkThreads),
        services{store, games,          bots,    work, rates,       new_guests,
                 clock, options.limits, metrics, log,  outstanding, scratch},
        io(std::make_unique<asio::io_context>(static_cast<int>(std::max<std::size_t>(1, options.threads)))),
        push(std::in_place, io->get_executor(), services, push_options(options)),
        hub(io->get_executor(), services),
        files(options.web),
        api{services, hub, options, &*push},
        context{api, files, !options.tls_certificate.empty()},
        front(asio::make_strand(*io)),
        acceptor(std::in_place, *front),
        ticker(std::in_place, *front),
        pruner(std::in_place, *front, services, hub, options.keep),
        results(std::in_place, *front, services) {
    services.notifier = &*push;
  }

  bool use_tls(Text& trouble);
  bool listen(Text& trouble);
  void tick();
  void stop();

  ServerOptions options;
  OfferedGames games;
  const Log& log;
  Metrics metrics;
  Outstanding outstanding;
  ScratchPool scratch;
  BotPool bots;
  RateLimits rates;
  DayCounts new_guests;
  WorkPool work;
  Services services;
  std::unique_ptr<asio::io_context> io;
  std::optional<PushSender> push;
  Hub hub;
  StaticFiles files;
  Api api;
  SessionContext context;
  std::optional<asio::ssl::context> tls;
  // Acceptor, ticker and pruner are used on `front` only.
  std::optional<asio::strand<asio::io_context::executor_type>> front;
  std::optional<tcp::acceptor> acceptor;
  std::optional<asio::steady_timer> ticker;
  std::optional<Pruner> pruner;
  std::optional<ResultsKeeper> results;
  bool ticking = true;
  std::size_t ticks = 0;
  std::vector<std::thread> threads;
  bool stopped = false;
};

Server::Server(ServerOptions options, OfferedGames games, store::Store& store, const Clock& clock, const Log& log)
    : parts_(std::make_unique<Parts>(std::move(options), std::move(games), store, clock, log)) {}

// NOLINTNEXTLINE(bugprone-exception-escape): threads use a server that cannot be stopped, so the program has to end
Server::~Server() { stop(); }

namespace {

// Each connection is a file to the system, which by default allows only some hundreds.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

bool Server::Parts::use_tls(Text& trouble) {
  if (options.tls_certificate.empty()) return true;
  tls.emplace(asio::ssl::context::tls_server);
  tls->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_sslv2 |
                   asio::ssl::context::no_sslv3 | asio::ssl::context::no_tlsv1 | asio::ssl::context::no_tlsv1_1);
  boost::system::error_code error;
  tls->use_certificate_chain_file(options.tls_certificate.string(), error);
  if (!error) tls->use_private_key_file(options.tls_key.string(), asio::ssl::context::pem, error);
  if (!error) return true;
  trouble = say("The certificate or its key cannot be used: {0}.", "Nie można użyć certyfikatu albo jego klucza: {0}.",
                {error.message()});
  return false;
}

bool Server::Parts::listen(Text& trouble) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(options.listen, error);
  const tcp::endpoint endpoint(address, options.port);
  if (!error) acceptor->open(endpoint.protocol(), error);
  if (!error) acceptor->set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor->bind(endpoint, error);
  if (!error) acceptor->listen(asio::socket_base::max_listen_connections, error);
  if (!error) return true;
  trouble = say("The server cannot listen at {0}, port {1}: {2}.",
                "Serwer nie może nasłuchiwać pod {0}, port {1}: {2}.", {options.listen, options.port, error.message()});
  return false;
}

// Clocks and sleeping bots are looked at often, what only tidies up now and then.
void Server::Parts::tick() {
  if (!ticking) return;
  hub.wake_due();
  if (++ticks % 40 == 0) {
    hub.rest();
    rates.tidy();
  }
  pruner->tick();
  results->tick();
  ticker->expires_after(options.limits.tick);
  ticker->async_wait([this](const boost::system::error_code& error) {
    if (!error) tick();
  });
}

bool Server::start(Text& trouble) {
  Parts& p = *parts_;
  allow_many_files();
  if (!p.use_tls(trouble) || !p.listen(trouble)) return false;
  // A server whose store fails for a moment can still be played at; notices come back when it is started again.
  if (std::string why; !p.push->open(why)) p.log.error("notices_off", {{"reason", why}});
  asio::ssl::context* const tls = p.tls ? &*p.tls : nullptr;
  asio::co_spawn(*p.front, accept_connections(*p.io, *p.acceptor, p.context, tls), asio::detached);
  asio::post(*p.front, [&p] {
    p.hub.try_faulted();
    p.tick();
  });
  for (std::size_t i = 0; i < std::max<std::size_t>(1, p.options.threads); ++i) {
    p.threads.emplace_back([&p] { p.io->run(); });
  }
  p.log.info("listening", {{"address", p.options.listen}, {"port", std::to_string(port())}});
  return true;
}

std::uint16_t Server::port() const {
  boost::system::error_code ignored;
  return parts_->acceptor->local_endpoint(ignored).port();
}

void Server::stop() { parts_->stop(); }

void Server::Parts::stop() {
  if (std::exchange(stopped, true)) return;
  if (!threads.empty()) {
    log.info("stopping");
    asio::post(*front, [this] {
      boost::system::error_code ignored;
      acceptor->close(ignored);
      ticking = false;
      pruner->stop();
      results->stop();
      ticker->cancel();
    });
    bots.stop();
    hub.close_all(error_of(Code::going_down));
    const auto deadline = std::chrono::steady_clock::now() + options.limits.goodbye;
    const auto busy = [this] { return metrics.sockets.load() > 0 || outstanding.count() > 0; };
    while (busy() && std::chrono::steady_clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  work.stop();
  io->stop();
  for (std::thread& thread : threads) thread.join();
  outstanding.wait_for_all();
  // What still waits to be run holds tables and connections, which need all the rest to be there when they go.
  bots.forget_all();
  work.forget_all();
  hub.forget_all();
  acceptor.reset();
  ticker.reset();
  results.reset();
  pruner.reset();  // which keeps `front` too: a strand must not outlive its context
  front.reset();
  services.notifier = nullptr;
  push.reset();
  io.reset();
  log.info("stopped");
}

}  // namespace kostka::server
