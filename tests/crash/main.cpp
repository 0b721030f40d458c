// Kills a server with -9 at random moments while programs play on it, starts it again, and looks for what was lost.
//
//   crash PROGRAM FOLDER KILLS [SEED]
//
// The players reconnect by themselves and send again what was not acknowledged. After the last kill every match is
// played to its end; then each journal must verify and hold every answer that was ever acknowledged, in order and once.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>
#include <thread>

#include <fmt/core.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "bench/load/server_process.h"
#include "bench/load/tables.h"
#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "store/journal.h"
#include "store/journal_verify.h"

namespace kostka::load {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using boost::beast::http::verb;

constexpr std::size_t kTables = 12;

struct Verdict {
  int passed = 0, failed = 0;
  void expect(bool good, const std::string& what) {
    good ? ++passed : ++failed;
    if (!good) fmt::print("FAILED: {}\n", what);
  }
};

// Answers of one seat in the order of the journal. Nobody takes anything back here.
std::vector<std::string> answers_of(const store::Journal& journal, int seat) {
  std::vector<std::string> answers;
  for (const store::Row& row : journal.rows) {
    const auto* answer = std::get_if<store::AnswerRow>(&row);
    if (answer && answer->seat.index() == static_cast<std::size_t>(seat)) answers.push_back(answer->answer);
  }
  return answers;
}

class CrashTest {
 public:
  CrashTest(const fs::path& program, const fs::path& folder, int kills, std::uint64_t seed)
      : server_(program, folder / "crash.sqlite", folder / "server.log"), kills_(kills), random_(seed) {
    for (std::size_t i = 0; i < kTables; ++i) pairs_.push_back(std::make_unique<Pair>(run_, seed + 1000 * i));
  }

  Verdict run() {
    server_.start();
    run_.endpoint = server_.endpoint();
    asio::io_context context(1);
    const auto end = [&](std::exception_ptr error) {
      trouble_ = error;
      context.stop();
      ended_ = true;
    };
    asio::co_spawn(context, play_all(), end);
    asio::co_spawn(context, keep_watch(run_), end);
    // Whatever ends the killing, a server that does not start again included, ends the playing.
    std::jthread players([&] { context.run(); });
    try {
      kill_again_and_again();
    } catch (...) {
      context.stop();
      throw;
    }
    stop_again_ = true;
    players.join();
    if (trouble_) std::rethrow_exception(trouble_);
    Verdict verdict;
    check_journals(verdict);
    return verdict;
  }

 private:
  void kill_again_and_again() {
    using std::chrono::milliseconds;
    while (!seated_ && !ended_) std::this_thread::sleep_for(milliseconds(5));
    for (int kill = 0; kill < kills_ && !ended_; ++kill) {
      std::this_thread::sleep_for(milliseconds(50 + random_() % 700));
      server_.kill();
      server_.start();
    }
  }

  asio::awaitable<void> play_all() {
    co_await for_all(pairs_.size(), 8, [this](std::size_t i) { return pairs_[i]->sign_in_and_sit_down(); });
    seated_ = true;
    co_await for_all(pairs_.size(), pairs_.size(), [this](std::size_t i) { return play_on(*pairs_[i]); });
  }

  // One match after another as long as the server is being killed.
  asio::awaitable<void> play_on(Pair& pair) {
    for (;;) {
      co_await pair.play(false);
      if (stop_again_) co_return;
      co_await sit_down_again(pair);
    }
  }

  // The lobby has no memory of requests, so a table that was made while the server died may be made twice; that is no
  // loss.
  asio::awaitable<void> sit_down_again(Pair& pair) {
    const Clock::time_point latest = Clock::now() + kPatience;
    for (;;) {
      try {
        co_await pair.sit_down();
        co_return;
      } catch (const boost::system::system_error&) {
        ++lobby_retries_;
      }
      if (Clock::now() > latest) throw std::runtime_error("a pair has waited too long for a new table");
      asio::steady_timer pause(co_await asio::this_coro::executor, std::chrono::milliseconds(20));
      co_await pause.async_wait(asio::use_awaitable);
    }
  }

  void check_journals(Verdict& verdict) {
    kernel::Diagnostics diagnostics;
    const auto* module = games::find_module("knockdown");
    const auto game = content::load_packed(*module, content::packed_content, diagnostics);
    std::size_t answers = 0;
    for (const auto& pair : pairs_) {
      for (const auto& table : pair->tables()) answers += check_journal(*table, *game, verdict);
    }
    verdict.expect(run_.wrong.empty(), run_.wrong.empty() ? "" : run_.wrong.front());
    verdict.expect(answers >= run_.answers, "the journals hold fewer answers than were acknowledged");
    fmt::print("{} kills, {} answers acknowledged, {} in the journals, {} reconnections, {} answers sent again\n",
               kills_, run_.answers, answers, run_.reconnections, run_.resent);
  }

  std::size_t check_journal(const PlayedTable& table, const kernel::Game& game, Verdict& verdict);

  ServerProcess server_;
  Run run_;
  int kills_;
  std::mt19937_64 random_;
  std::vector<std::unique_ptr<Pair>> pairs_;
  std::atomic<bool> seated_ = false, ended_ = false, stop_again_ = false;
  std::exception_ptr trouble_;
  int lobby_retries_ = 0;
};

std::string download(const Endpoint& endpoint, const std::string& target) {
  asio::io_context context(1);
  std::string text;
  std::exception_ptr trouble;
  asio::co_spawn(context, fetch(endpoint, verb::get, target), [&](std::exception_ptr error, std::string answer) {
    trouble = error;
    text = std::move(answer);
  });
  context.run();
  if (trouble) std::rethrow_exception(trouble);
  return text;
}

std::size_t CrashTest::check_journal(const PlayedTable& table, const kernel::Game& game, Verdict& verdict) {
  const std::string text = download(server_.endpoint(), "/api/tables/" + table.id + "/journal");
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(text, table.id, diagnostics);
  verdict.expect(journal.has_value() && journal->finished(), "the journal of " + table.id + " can be read to its end");
  if (!journal) return 0;
  verdict.expect(store::verify_journal(*journal, game, journal->header.content).ok(),
                 "the journal of " + table.id + " verifies");
  std::size_t answers = 0;
  for (int seat = 0; seat < 2; ++seat) {
    const std::vector<std::string> recorded = answers_of(*journal, seat);
    answers += recorded.size();
    // A player sends one answer and waits for it, and plays to the end: nothing more and nothing less is recorded.
    verdict.expect(recorded == table.players[seat]->acknowledged(),
                   fmt::format("{} seat {}: {} acknowledged, {} recorded", table.id, seat,
                               table.players[seat]->acknowledged().size(), recorded.size()));
  }
  return answers;
}

}  // namespace
}  // namespace kostka::load

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "usage: crash PROGRAM FOLDER KILLS [SEED]\n";
    return 2;
  }
  try {
    const std::filesystem::path folder = argv[2];
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::uint64_t seed = argc > 4 ? std::stoull(argv[4]) : std::random_device()();
    fmt::print("seed {}\n", seed);
    const auto verdict = kostka::load::CrashTest(argv[1], folder, std::stoi(argv[3]), seed).run();
    fmt::print("{} passed, {} failed\n", verdict.passed, verdict.failed);
    return verdict.failed == 0 ? 0 : 1;
  } catch (const std::exception& trouble) {
    std::cerr << "crash: " << trouble.what() << "\n0 passed, 1 failed\n";
    return 1;
  }
}
