#include "tests/battery/battery.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <string_view>
#include <thread>
#include <vector>

#include "kernel/data/hasher.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/battery/session.h"

namespace kostka::tests {

namespace {

// Games are given out in order, so the lowest failure of all workers is the lowest failure there is.
struct Worker {
  BatteryReport report;
  std::uint64_t failed_at = 0;

  void run(const kernel::Game& game, const BatteryOptions& options, std::atomic<std::uint64_t>& next) {
    Bench bench(game);
    for (std::uint64_t number = next++; number < options.games; number = next++) {
      if (Session(bench, options, number).run(report)) continue;
      failed_at = number;
      next = options.games;
      return;
    }
  }
};

}  // namespace

void BatteryReport::add(const BatteryReport& other) {
  games += other.games;
  decisions += other.decisions;
  forks += other.forks;
  replayed += other.replayed;
  undone += other.undone;
  determinized += other.determinized;
  round_trips += other.round_trips;
  twins += other.twins;
  lockstep += other.lockstep;
}

std::string BatteryReport::summary() const {
  const auto part = [](std::uint64_t n, std::string_view what) { return std::to_string(n) + " " + std::string(what); };
  return part(games, "games, ") + part(decisions, "decisions, ") + part(forks, "forks, ") +
         part(replayed, "replays, ") + part(undone, "undone, ") + part(determinized, "determinized, ") +
         part(round_trips, "round trips, ") + part(twins, "twins compared at ") + part(lockstep, "positions");
}

BatteryReport run_battery(const kernel::Game& game, const BatteryOptions& options) {
  std::atomic<std::uint64_t> next = 0;
  std::vector<Worker> workers(std::max(1u, options.threads));
  std::vector<std::thread> threads;
  threads.reserve(workers.size());
  for (Worker& worker : workers) threads.emplace_back([&] { worker.run(game, options, next); });
  for (std::thread& thread : threads) thread.join();

  BatteryReport report;
  std::uint64_t failed_at = options.games;
  for (const Worker& worker : workers) {
    report.add(worker.report);
    if (worker.report.failure.empty() || worker.failed_at >= failed_at) continue;
    failed_at = worker.failed_at;
    report.failure = worker.report.failure;
  }
  return report;
}

BatteryOptions battery_size() {
  const char* asked = std::getenv("KOSTKA_BATTERY");
  const std::string_view size = asked ? asked : "";
  BatteryOptions options;
  if (size == "small") {
    options.games = 200;
    return options;
  }
  // In so many games every kind of check comes often enough when each game is looked at more seldom.
  const bool is_long = size == "long";
  options.games = is_long ? 500'000 : 20'000;
  options.sample_every = is_long ? 120 : 30;
  options.copies_every = is_long ? 5 : 1;
  return options;
}

std::uint64_t behaviour_fingerprint(const kernel::Game& game, std::uint64_t games) {
  kernel::Hasher hasher;
  kernel::Match match(game, standard_setup(game.info()), {});
  for (std::uint64_t number = 0; number < games; ++number) {
    kernel::ChanceStream answers(kernel::key_from_seed(2, number));
    match.restart(random_setup(game, answers), kernel::key_from_seed(1, number));
    while (!match.over() && !match.fault()) {
      hasher.add(match.fingerprint());
      const Answer answer = random_answer(match, answers);
      match.answer(answer.seat, answer.option);
    }
    hasher.add(match.fingerprint());
    hasher.add(match.result().winners);
  }
  return hasher.finish();
}

}  // namespace kostka::tests
