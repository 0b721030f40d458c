// load: measures a server by playing on it (bench/README.md). It starts the server itself, on loopback, with a store on
// disk, and plays Knockdown over WebSockets with two guests at each table.
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>

#include <fmt/core.h>
#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "bench/load/attack.h"
#include "bench/load/bot_tables.h"
#include "bench/load/server_process.h"
#include "bench/load/tables.h"

namespace kostka::load {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using std::chrono::milliseconds;

struct Options {
  std::string server = "build/release/kostka";
  std::string folder = "build/load";
  std::size_t tables = 200;
  double rate = 0;  // answers a second over all tables; 0: as fast as it goes
  double seconds = 10;
  std::size_t stored = 10'000;
  std::size_t continued = 50;
  std::size_t bot_tables = 20;
  std::string level = "hard";
};

// Hands out moments at an even pace.
class Pace {
 public:
  explicit Pace(double rate)
      : gap_(std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / rate))) {}
  asio::awaitable<void> next() {
    next_ = std::max(next_ + gap_, Clock::now());
    asio::steady_timer timer(co_await asio::this_coro::executor, next_);
    co_await timer.async_wait(asio::use_awaitable);
  }

 private:
  Clock::duration gap_;
  Clock::time_point next_{};
};

asio::awaitable<void> pause(milliseconds time) {
  asio::steady_timer timer(co_await asio::this_coro::executor, time);
  co_await timer.async_wait(asio::use_awaitable);
}

// Runs a coroutine to its end, and what it started with it.
void run_to_end(asio::awaitable<void> work) {
  asio::io_context context(1);
  std::exception_ptr trouble;
  asio::co_spawn(context, std::move(work), [&](std::exception_ptr error) { trouble = error; });
  context.run();
  if (trouble) std::rethrow_exception(trouble);
}

double share(std::vector<std::uint32_t>& sorted, double q) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(q * static_cast<double>(sorted.size())))] / 1000.0;
}

void report_wrong(const Run& run) {
  for (std::size_t i = 0; i < std::min<std::size_t>(run.wrong.size(), 5); ++i) fmt::print("WRONG: {}\n", run.wrong[i]);
}

// Where limits count addresses, each pair has its own.
std::vector<std::unique_ptr<Pair>> make_pairs_apart(Run& run, std::size_t count) {
  std::vector<std::unique_ptr<Pair>> pairs;
  pairs.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    pairs.push_back(std::make_unique<Pair>(run, 1000 * i + 1, fmt::format("10.0.{}.{}", i / 200, 1 + i % 200)));
  }
  return pairs;
}

std::vector<std::unique_ptr<Pair>> make_pairs(Run& run, std::size_t count) {
  std::vector<std::unique_ptr<Pair>> pairs;
  pairs.reserve(count);
  for (std::size_t i = 0; i < count; ++i) pairs.push_back(std::make_unique<Pair>(run, 1000 * i + 1));
  return pairs;
}

asio::awaitable<void> seat_all(std::vector<std::unique_ptr<Pair>>& pairs) {
  co_await for_all(pairs.size(), 32, [&pairs](std::size_t i) { return pairs[i]->sign_in_and_sit_down(); });
}

// What has been done and used up to a moment.
struct Tally {
  std::uint64_t answers = 0;
  Clock::time_point time = Clock::now();
  std::chrono::duration<double> server{}, client{};  // time of processors
};

std::chrono::duration<double> own_processor_time() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return std::chrono::duration<double>(seconds(usage.ru_utime) + seconds(usage.ru_stime));
}

Tally tally(const Run& run, const ServerProcess& server) {
  return {run.answers, Clock::now(), server.processor_time(), own_processor_time()};
}

void report(const Options& options, Run& run, const Tally& from, const Tally& to) {
  const auto answers = static_cast<double>(to.answers - from.answers);
  const double seconds = std::chrono::duration<double>(to.time - from.time).count();
  const auto each = [answers](std::chrono::duration<double> time) { return 1e6 * time.count() / answers; };
  std::ranges::sort(run.latencies_us);
  fmt::print("{} tables: {:.0f} durable answers/s; answer to result, ms: median {:.1f}, p99 {:.1f}, longest {:.1f}\n",
             options.tables, answers / seconds, share(run.latencies_us, 0.5), share(run.latencies_us, 0.99),
             share(run.latencies_us, 1));
  fmt::print("processor time for each answer, us: server {:.0f}, this client {:.0f}\n", each(to.server - from.server),
             each(to.client - from.client));
}

// The opening of thousands of connections at once is not what is measured.
asio::awaitable<void> wait_until_under_way(const Run& run, const std::vector<std::unique_ptr<Pair>>& pairs) {
  const auto waiting = [&pairs] {
    return std::ranges::count_if(pairs, [](const auto& pair) { return !pair->under_way(); });
  };
  const Clock::time_point latest = Clock::now() + 2 * kPatience;
  for (auto left = waiting(); left > 0; left = waiting()) {
    if (Clock::now() > latest) throw std::runtime_error(fmt::format("{} tables have not begun to play", left));
    if (!run.wrong.empty()) throw std::runtime_error(run.wrong.front());
    co_await pause(milliseconds(50));
  }
  co_await pause(milliseconds(1000));
}

// Answers a second, or latencies at a set pace.
asio::awaitable<void> play_for(const Options& options, Run& run, const ServerProcess& server,
                               std::vector<std::unique_ptr<Pair>>& pairs) {
  co_await seat_all(pairs);
  const auto executor = co_await asio::this_coro::executor;
  for (auto& pair : pairs) {
    asio::co_spawn(executor, pair->play(true), [&](std::exception_ptr error) {
      if (error && !run.stopping) run.wrong.emplace_back("a pair stopped playing");
    });
  }
  co_await wait_until_under_way(run, pairs);
  const Tally before = tally(run, server);
  run.keep_latencies = true;
  co_await pause(milliseconds(static_cast<int>(options.seconds * 1000)));
  run.keep_latencies = false;
  report(options, run, before, tally(run, server));
  run.stopping = true;
}

void measure_play(const Options& options, Run& run, ServerProcess& server) {
  Pace pace(options.rate > 0 ? options.rate : 1);
  if (options.rate > 0) run.wait_for_turn = [&] { return pace.next(); };
  // The players outlive the context, whose end cuts them off in the middle of their games.
  std::vector<std::unique_ptr<Pair>> pairs = make_pairs(run, options.tables);
  asio::io_context context(1);
  std::exception_ptr trouble;
  const auto end = [&](std::exception_ptr error) {
    trouble = error;
    context.stop();
  };
  asio::co_spawn(context, play_for(options, run, server, pairs), end);
  asio::co_spawn(context, keep_watch(run), end);
  context.run();
  run.stopping = true;
  if (trouble) std::rethrow_exception(trouble);
  report_wrong(run);
}

// Somebody who only looks around, from an address of their own.
asio::awaitable<void> look_around(const Run& run, const bool& stopping, std::vector<std::uint32_t>& waits_us) {
  Endpoint endpoint = run.endpoint;
  endpoint.from = "10.1.0.1";
  while (!stopping) {
    const Clock::time_point asked = Clock::now();
    co_await fetch(endpoint, boost::beast::http::verb::get, "/api/games");
    const auto wait = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked);
    if (run.keep_latencies) waits_us.push_back(static_cast<std::uint32_t>(wait.count()));
    co_await pause(milliseconds(100));
  }
}

void report_waits(const char* when, std::vector<std::uint32_t> answers, std::vector<std::uint32_t> looks) {
  std::ranges::sort(answers);
  std::ranges::sort(looks);
  fmt::print(
      "{}: answer to result, ms: median {:.1f}, p99 {:.1f}, longest {:.1f} of {}; GET /api/games: median {:.1f}, "
      "p99 {:.1f}, longest {:.1f} of {}\n",
      when, share(answers, 0.5), share(answers, 0.99), share(answers, 1), answers.size(), share(looks, 0.5),
      share(looks, 0.99), share(looks, 1), looks.size());
}

// The same players before an attack and during it.
asio::awaitable<void> play_under_attack(const Options& options, Run& run, std::vector<std::unique_ptr<Pair>>& pairs,
                                        Attacker& attacker) {
  const auto executor = co_await asio::this_coro::executor;
  co_await attacker.prepare(options.continued);
  co_await seat_all(pairs);
  for (auto& pair : pairs) {
    asio::co_spawn(executor, pair->play(true), [&](std::exception_ptr error) {
      if (error && !run.stopping) run.wrong.emplace_back("a pair stopped playing");
    });
  }
  std::vector<std::uint32_t> looks;
  asio::co_spawn(executor, look_around(run, run.stopping, looks), asio::detached);
  co_await wait_until_under_way(run, pairs);
  for (const char* when : {"before", "under attack"}) {
    if (std::string_view(when) != "before") {
      asio::co_spawn(executor, attacker.attack(run.stopping), asio::detached);
      co_await pause(milliseconds(1000));
    }
    run.latencies_us.clear();
    looks.clear();
    run.keep_latencies = true;
    co_await pause(milliseconds(static_cast<int>(options.seconds * 1000)));
    run.keep_latencies = false;
    report_waits(when, run.latencies_us, looks);
  }
  fmt::print("the attack: {} requests served, {} refused\n", attacker.done(), attacker.refused());
  run.stopping = true;
}

// The same players alone, and beside tables at which bots think.
asio::awaitable<void> play_beside_bots(const Options& options, Run& run, std::vector<std::unique_ptr<Pair>>& pairs) {
  const auto executor = co_await asio::this_coro::executor;
  co_await seat_all(pairs);
  for (auto& pair : pairs) {
    asio::co_spawn(executor, pair->play(true), [&](std::exception_ptr error) {
      if (error && !run.stopping) run.wrong.emplace_back("a pair stopped playing");
    });
  }
  std::vector<std::uint32_t> looks;
  asio::co_spawn(executor, look_around(run, run.stopping, looks), asio::detached);
  co_await wait_until_under_way(run, pairs);
  for (const char* when : {"people alone", "beside bots"}) {
    if (std::string_view(when) != "people alone") {
      co_await begin_bot_tables(run.endpoint, options.bot_tables, options.level);
      co_await pause(milliseconds(2000));
    }
    run.latencies_us.clear();
    looks.clear();
    run.keep_latencies = true;
    co_await pause(milliseconds(static_cast<int>(options.seconds * 1000)));
    run.keep_latencies = false;
    report_waits(when, run.latencies_us, looks);
  }
  fmt::print("{} tables of four bots ({}): {} decisions in the making\n", options.bot_tables, options.level,
             co_await figure_of(run.endpoint, "kostka_bots_thinking"));
  run.stopping = true;
}

using Course = std::function<asio::awaitable<void>(std::vector<std::unique_ptr<Pair>>&)>;

void measure_course(const Options& options, Run& run, const Course& course, bool apart) {
  Pace pace(options.rate);
  run.wait_for_turn = [&] { return pace.next(); };
  std::vector<std::unique_ptr<Pair>> pairs =
      apart ? make_pairs_apart(run, options.tables) : make_pairs(run, options.tables);
  asio::io_context context(1);
  std::exception_ptr trouble;
  const auto end = [&](std::exception_ptr error) {
    trouble = error;
    context.stop();
  };
  asio::co_spawn(context, course(pairs), end);
  asio::co_spawn(context, keep_watch(run), end);
  context.run();
  run.stopping = true;
  if (trouble) std::rethrow_exception(trouble);
  report_wrong(run);
}

void measure_beside_bots(const Options& options, Run& run) {
  const Course course = [&](std::vector<std::unique_ptr<Pair>>& pairs) {
    return play_beside_bots(options, run, pairs);
  };
  measure_course(options, run, course, false);
}

void measure_attack(const Options& options, Run& run) {
  Endpoint hostile = run.endpoint;
  hostile.from = "10.2.0.1";
  Attacker attacker(hostile);
  const Course course = [&](std::vector<std::unique_ptr<Pair>>& pairs) {
    return play_under_attack(options, run, pairs, attacker);
  };
  measure_course(options, run, course, true);
}

// Tables that have begun and wait, nobody connected or everybody: what each costs.
asio::awaitable<void> open_and_wait(const Options& options, Run& run, ServerProcess& server) {
  std::vector<std::unique_ptr<Pair>> pairs = make_pairs(run, options.tables);
  const std::size_t empty = server.resident();
  co_await seat_all(pairs);
  const std::size_t loaded = server.resident();
  fmt::print("memory: {:.1f} MiB at the start; {:.1f} KiB for each of {} idle tables\n",
             static_cast<double>(empty) / 1048576,
             static_cast<double>(loaded - empty) / 1024 / static_cast<double>(options.tables), options.tables);
}

asio::awaitable<void> store_tables(const Options& options, Run& run) {
  std::vector<std::unique_ptr<Pair>> pairs = make_pairs(run, 32);
  co_await seat_all(pairs);
  co_await for_all(options.stored, 32, [&pairs](std::size_t i) { return pairs[i % pairs.size()]->sit_down(); });
}

int main_of(int argc, char** argv) {
  Options options;
  CLI::App app("Measures a server by playing on it", "load");
  app.add_option("--server", options.server, "The program to measure");
  app.add_option("--folder", options.folder, "Where its store goes");
  app.require_subcommand(1);
  app.fallthrough();  // so that these may stand after the name of what is measured
  CLI::App* throughput = app.add_subcommand("throughput", "Durable answers a second, as fast as it goes");
  CLI::App* latency = app.add_subcommand("latency", "From an answer to its result, at a set pace");
  CLI::App* memory = app.add_subcommand("memory", "What an idle table costs");
  CLI::App* start = app.add_subcommand("start", "How long a server with many stored tables takes to start");
  CLI::App* attack = app.add_subcommand("attack", "The same beside one address that asks for all the work it can");
  attack->add_option("--continued", options.continued, "Public tables that the attacker makes of a long match");
  CLI::App* bots = app.add_subcommand("bots", "The same beside tables at which bots think");
  bots->add_option("--bot-tables", options.bot_tables, "Tables with four bots each");
  bots->add_option("--level", options.level, "The level of these bots");
  for (CLI::App* each : {throughput, latency, memory, attack, bots})
    each->add_option("--tables", options.tables, "Open tables");
  for (CLI::App* each : {throughput, latency, attack, bots})
    each->add_option("--seconds", options.seconds, "How long to measure");
  for (CLI::App* each : {latency, attack, bots}) {
    each->add_option("--rate", options.rate, "Answers a second over all tables")->required();
  }
  start->add_option("--stored", options.stored, "Tables in the store");
  CLI11_PARSE(app, argc, argv);

  fs::remove_all(options.folder);
  fs::create_directories(options.folder);
  ServerProcess server(options.server, fs::path(options.folder) / "load.sqlite",
                       fs::path(options.folder) / "server.log", attack->parsed() ? Guarded::behind_proxy : Guarded::no);
  server.start();
  Run run;
  run.endpoint = server.endpoint();
  if (throughput->parsed() || latency->parsed()) {
    measure_play(options, run, server);
  } else if (attack->parsed()) {
    measure_attack(options, run);
  } else if (bots->parsed()) {
    measure_beside_bots(options, run);
  } else if (memory->parsed()) {
    run_to_end(open_and_wait(options, run, server));
  } else {
    run_to_end(store_tables(options, run));
    server.kill();
    fmt::print("start with {} stored tables: {} ms\n", options.stored + 32, server.start().count());
  }
  server.stop();
  return run.wrong.empty() ? 0 : 1;
}

}  // namespace
}  // namespace kostka::load

int main(int argc, char** argv) {
  try {
    return kostka::load::main_of(argc, argv);
  } catch (const std::exception& trouble) {
    std::cerr << "load: " << trouble.what() << '\n';
    return 1;
  }
}
