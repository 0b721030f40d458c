#include "study/contest.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "bots/bot.h"
#include "kernel/play/match.h"
#include "study/playout.h"

namespace kostka::study {
namespace {

using kernel::Match;

constexpr double kError = 0.05;
// Before there are many blocks their variance is a guess; as many imagined ones stand for what independent games have.
constexpr double kImaginedBlocks = 4;

double independent_variance(const ContestPlan& plan) {
  const double fair = fair_share(plan);
  const auto games = static_cast<double>(games_in_block(plan));
  // Together, a block is the difference of two games that are won or lost as a whole.
  return plan.seating == Seating::together ? 0.5 : fair * (1 - fair) / games;
}

// Deals out blocks to the threads and puts their results back in order.
class Contest {
 public:
  Contest(const kernel::Game& game, const ContestPlan& plan, const BlockListener& listener,
          const std::atomic<bool>& stop)
      : game_(game), plan_(plan), listener_(listener), stop_(stop) {}

  ContestReport run() {
    std::vector<std::future<void>> threads;
    for (unsigned i = 1; i < plan_.threads; ++i) {
      threads.push_back(std::async(std::launch::async, [this] { work(); }));
    }
    work();
    for (std::future<void>& thread : threads) thread.get();
    return report_;
  }

 private:
  void work() {
    Match match(game_, plan_.setup, kernel::ChanceKey{});
    const std::uint64_t in_block = games_in_block(plan_), blocks = (plan_.games + in_block - 1) / in_block;
    for (std::uint64_t b = next_++; b < blocks && !stopped(); b = next_++) {
      const std::optional<BlockResult> block = play_block(match, b);
      if (!block) return;
      deliver(*block);
    }
  }
  [[nodiscard]] bool stopped() const { return stop_.load(std::memory_order_relaxed) || decided_.load(); }

  // Nothing when the contest is stopped in the middle of it.
  std::optional<BlockResult> play_block(Match& match, std::uint64_t number) const {
    BlockResult block{.number = number};
    for (std::uint64_t game = 0; game < games_in_block(plan_); ++game) {
      if (stopped()) return std::nullopt;
      play_game(match, block, game);
    }
    return block;
  }
  [[nodiscard]] bool is_challenger(std::uint64_t game, std::size_t seat) const {
    return plan_.seating == Seating::together ? game == 0 : game == seat;
  }
  void play_game(Match& match, BlockResult& block, std::uint64_t game) const;
  void deliver(const BlockResult& block);

  const kernel::Game& game_;
  const ContestPlan& plan_;
  const BlockListener& listener_;
  const std::atomic<bool>& stop_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<bool> decided_{false};

  std::mutex delivering_;  // guards what follows
  ContestReport report_;
  std::map<std::uint64_t, BlockResult> early_;  // blocks that wait for one before them
};

void Contest::play_game(Match& match, BlockResult& block, std::uint64_t game) const {
  match.restart(plan_.setup, kernel::key_from_seed(plan_.seed, block.number));
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (std::size_t s = 0; s < plan_.setup.seats; ++s) {
    const kernel::ChanceKey key = kernel::key_from_seed(~plan_.seed, block.number * kernel::kMaxSeats + s);
    players.push_back(bots::make_player(is_challenger(game, s) ? plan_.challenger : plan_.defender, key));
  }
  std::uint64_t decisions = 0;
  for (const kernel::Prompt* prompt = open_prompt(match); prompt && !match.over() && decisions < plan_.most_decisions;
       prompt = open_prompt(match), ++decisions) {
    match.answer(prompt->seat, players[prompt->seat.index()]->choose(match, *prompt));
  }
  if (!match.over()) {
    ++block.broken;
    return;
  }
  for (std::size_t s = 0; s < plan_.setup.seats; ++s) {
    const bool won = match.result().won(kernel::Seat{s});
    if (is_challenger(game, s)) {
      ++block.places;
      block.wins += won ? 1 : 0;
    } else if (plan_.seating == Seating::together) {
      ++block.defender_places;
      block.defender_wins += won ? 1 : 0;
    }
  }
}

void Contest::deliver(const BlockResult& block) {
  const std::lock_guard lock(delivering_);
  early_.emplace(block.number, block);
  // Blocks that other threads had begun when the test ended are left out, so that threads change nothing.
  while (!decided_ && !early_.empty() && early_.begin()->first == report_.blocks) {
    const BlockResult next = early_.begin()->second;
    early_.erase(early_.begin());
    report_.add(next, plan_);
    if (listener_) listener_(next, report_);
    if (report_.verdict != Verdict::open) decided_ = true;
  }
}

double share_in(std::uint32_t wins, std::uint32_t places) {
  return places == 0 ? 0 : static_cast<double>(wins) / places;
}

}  // namespace

std::uint64_t games_in_block(const ContestPlan& plan) {
  return plan.seating == Seating::together ? 2 : plan.setup.seats;
}

double fair_share(const ContestPlan& plan) { return 1.0 / plan.setup.seats; }

double elo_of(double share, std::size_t seats) {
  return 400 * std::log10(share * static_cast<double>(seats - 1) / (1 - share));
}

double share_of(double elo, std::size_t seats) {
  return 1 / (1 + static_cast<double>(seats - 1) * std::pow(10, -elo / 400));
}

double sprt_bound() { return std::log((1 - kError) / kError); }

void ContestReport::add(const BlockResult& block, const ContestPlan& plan) {
  ++blocks;
  games += games_in_block(plan);
  broken += block.broken;
  places += block.places;
  wins += block.wins;
  defender_places += block.defender_places;
  defender_wins += block.defender_wins;
  const double said = share_in(block.wins, block.places) - share_in(block.defender_wins, block.defender_places);
  sum += said;
  squares += said * said;
  if (!plan.sprt) return;
  // Together, Elo is that of a duel: how often the one wins where the other would not.
  const bool together = plan.seating == Seating::together;
  const std::size_t seats = together ? 2 : plan.setup.seats;
  const double least = share_of(plan.sprt->elo0, seats), most = share_of(plan.sprt->elo1, seats);
  const double mu0 = together ? 2 * least - 1 : least, mu1 = together ? 2 * most - 1 : most;
  const auto n = static_cast<double>(blocks);
  const double mean = sum / n, deviations = std::max(0.0, squares - n * mean * mean);
  const double variance = (deviations + kImaginedBlocks * independent_variance(plan)) / (n - 1 + kImaginedBlocks);
  ratio = n * (mu1 - mu0) * (2 * mean - mu0 - mu1) / (2 * variance);
  if (ratio >= sprt_bound()) verdict = Verdict::stronger;
  if (ratio <= -sprt_bound()) verdict = Verdict::not_stronger;
}

Share ContestReport::share() const {
  if (places == 0) return {};
  const double p = static_cast<double>(wins) / static_cast<double>(places);
  const auto n = static_cast<double>(blocks);
  double of = static_cast<double>(places);
  // Seats that are won or lost together are one result.
  if (defender_places > 0) of = n;
  if (defender_places == 0 && blocks > 1) {
    const double mean = sum / n, variance = std::max(0.0, squares - n * mean * mean) / (n - 1) / n;
    if (variance > 0) of = std::min(of, p * (1 - p) / variance);
  }
  return interval_of(p, of);
}

Share ContestReport::defender_share() const {
  if (defender_places == 0) return {};
  return interval_of(static_cast<double>(defender_wins) / static_cast<double>(defender_places),
                     static_cast<double>(blocks));
}

double ContestReport::variance_ratio(const ContestPlan& plan) const {
  const auto n = static_cast<double>(blocks);
  const double p = places == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(places);
  if (blocks < 2 || p <= 0 || p >= 1) return 1;
  const double mean = sum / n;
  return std::max(0.0, squares - n * mean * mean) / (n - 1) / (p * (1 - p) / static_cast<double>(games_in_block(plan)));
}

ContestReport hold_contest(const kernel::Game& game, const ContestPlan& plan, const BlockListener& listener,
                           const std::atomic<bool>& stop) {
  return Contest(game, plan, listener, stop).run();
}

}  // namespace kostka::study
