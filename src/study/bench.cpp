#include "study/bench.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

#include "kernel/match.h"
#include "study/playout.h"

namespace kostka::study {
namespace {

using kernel::Match;

constexpr std::uint64_t kMostDecisions = 1'000'000;

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Processor time, not the time of day: other programs on the machine then take nothing away.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Pace {
  double decisions_per_second;
  double games_per_second;
};

// Plays for about `seconds`. The clock is read once in many games, since reading it costs as much as many decisions.
Pace play_round(Match& match, std::uint64_t seed, std::uint64_t& next_game, double seconds) {
  constexpr std::uint64_t kGamesAtOnce = 32;
  bots::RandomChoice choice(seed, next_game);
  const kernel::MatchSetup setup = match.setup();
  std::uint64_t decisions = 0, games = 0;
  const double start = processor_seconds();
  double passed = 0;
  do {
    for (std::uint64_t i = 0; i < kGamesAtOnce; ++i) {
      match.restart(setup, kernel::key_from_seed(seed, next_game++));
      decisions += play_out(match, choice, kMostDecisions);
    }
    games += kGamesAtOnce;
    passed = processor_seconds() - start;
  } while (passed < seconds);
  return {static_cast<double>(decisions) / passed, static_cast<double>(games) / passed};
}

double fork_time(const Match& match, Match& target) {
  // One fork is not much longer than reading the clock; several of the same position are what a search does anyway.
  constexpr int kForks = 8;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < kForks; ++i) match.fork_into(target);
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / kForks;
}

// The median over forks at random decisions of random games.
double median_fork(Match& match, std::uint64_t seed) {
  constexpr std::size_t kSamples = 20'000;
  constexpr std::uint32_t kOneIn = 5;
  const kernel::MatchSetup setup = match.setup();
  Match target(match.game(), setup, {});
  bots::RandomChoice choice(seed);
  std::vector<double> samples;
  for (std::uint64_t game = 0; samples.size() < kSamples && game < kSamples; ++game) {
    match.restart(setup, kernel::key_from_seed(seed, game));
    while (samples.size() < kSamples && play_out(match, choice, 1 + choice.below(2 * kOneIn)) > 0 && !match.over()) {
      samples.push_back(fork_time(match, target));
    }
  }
  return median(std::move(samples));
}

}  // namespace

BenchFigures measure(const kernel::Game& game, const BenchPlan& plan) {
  Match match(game, kernel::standard_setup(game.info()), {});
  std::vector<double> decisions, games;
  std::uint64_t next_game = 0;
  for (unsigned round = 0; round < plan.rounds; ++round) {
    const Pace pace = play_round(match, plan.seed, next_game, plan.seconds / plan.rounds);
    decisions.push_back(pace.decisions_per_second);
    games.push_back(pace.games_per_second);
  }
  return {std::string(game.info().id), median(std::move(decisions)), median(std::move(games)),
          median_fork(match, plan.seed), match.table().state_bytes()};
}

}  // namespace kostka::study
