#include "study/bench.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

#include "kernel/play/match.h"
#include "study/playout.h"

namespace kostka::study {
namespace {

using kernel::Match;

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// How long one loading takes. A small game is loaded often, since one time is too short for the clock.
double loading_ms(const LoadGame& load) {
  constexpr double kLeastSeconds = 0.001;
  int times = 0;
  const double start = processor_seconds();
  double passed = 0;
  do {
    load();
    ++times;
    passed = processor_seconds() - start;
  } while (passed < kLeastSeconds);
  return 1000 * passed / times;
}

struct Pace {
  double decisions_per_second;
  double games_per_second;
};

// Plays for the time of one round. The clock is read once in many games, since reading it costs as much as many
// decisions.
Pace play_round(Match& match, const BenchPlan& plan, std::uint64_t& next_game) {
  constexpr std::uint64_t kGamesAtOnce = 32;
  bots::RandomChoice choice(plan.seed, next_game);
  const kernel::MatchSetup setup = match.setup();
  const double seconds = plan.seconds / plan.rounds;
  std::uint64_t decisions = 0, games = 0;
  const double start = processor_seconds();
  double passed = 0;
  do {
    for (std::uint64_t i = 0; i < kGamesAtOnce; ++i) {
      match.restart(setup, kernel::key_from_seed(plan.seed, next_game++));
      decisions += play_out(match, choice, plan.most_decisions);
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

// Times forks at random decisions of one random game, until it ends or there are `wanted` samples.
void sample_forks(Match& match, Match& target, bots::RandomChoice& choice, const BenchPlan& plan, std::size_t wanted,
                  std::vector<double>& samples) {
  constexpr std::uint32_t kWidestGap = 9;
  std::uint64_t decisions = 0;
  while (samples.size() < wanted && decisions < plan.most_decisions) {
    decisions += play_out(match, choice, 1 + choice.below(kWidestGap));
    if (!open_prompt(match)) return;
    samples.push_back(fork_time(match, target));
  }
}

double median_fork(Match& match, const BenchPlan& plan) {
  constexpr std::size_t kSamples = 20'000;
  const kernel::MatchSetup setup = match.setup();
  Match target(match.game(), setup, {});
  bots::RandomChoice choice(plan.seed);
  std::vector<double> samples;
  // A game without decisions gives no sample, so the number of games is limited too.
  for (std::uint64_t game = 0; samples.size() < kSamples && game < kSamples; ++game) {
    match.restart(setup, kernel::key_from_seed(plan.seed, game));
    sample_forks(match, target, choice, plan, kSamples, samples);
  }
  return median(std::move(samples));
}

}  // namespace

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

BenchFigures measure(const LoadGame& load, const BenchPlan& plan) {
  const std::unique_ptr<const kernel::Game> game = load();
  Match match(*game, plan.setup ? plan.setup(*game) : kernel::standard_setup(game->info()), {});
  std::vector<double> loading, decisions, games;
  for (unsigned round = 0; round < plan.rounds; ++round) loading.push_back(loading_ms(load));
  std::uint64_t next_game = 0;
  for (unsigned round = 0; round < plan.rounds; ++round) {
    const Pace pace = play_round(match, plan, next_game);
    decisions.push_back(pace.decisions_per_second);
    games.push_back(pace.games_per_second);
  }
  return {std::string(game->info().id), median(std::move(decisions)), median(std::move(games)),
          median_fork(match, plan),     match.table().state_bytes(),  median(std::move(loading))};
}

}  // namespace kostka::study
