#include "study/gathering.h"

#include <algorithm>
#include <bit>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "bots/bot.h"
#include "bots/random_choice.h"
#include "kernel/play/match.h"
#include "study/playout.h"

namespace kostka::study {
namespace {

using kernel::Match;
using kernel::MatchSetup;
using kernel::Seat;
using kernel::Standing;

constexpr std::uint32_t kInTurn = 6;      // one in so many decisions within a turn is a candidate, too
constexpr std::uint64_t kCheckEvery = 5;  // one match in so many is not learned from

// Half of the matches are as usual but for the number of seats; of the others each switch is at random.
MatchSetup random_setup(const kernel::Game& game, bots::RandomChoice& choice) {
  const kernel::GameInfo& info = game.info();
  for (int tries = 0; tries < 50; ++tries) {
    MatchSetup setup = kernel::standard_setup(info);
    setup.seats = static_cast<std::uint8_t>(info.least_seats + choice.below(info.most_seats - info.least_seats + 1u));
    const bool usual = choice.below(2) == 0;
    for (std::size_t i = 0; i < info.switches.size() && !usual; ++i) {
      if (choice.below(2) == 0) continue;
      setup.switches[i] =
          static_cast<std::int16_t>(choice.below(static_cast<std::uint32_t>(info.switches[i].choices.size())));
    }
    if (!kernel::refusal_of(game, setup)) return setup;
  }
  return kernel::standard_setup(info);
}

// A few positions of one match, each candidate as likely to be among them.
class Sample {
 public:
  Sample(std::size_t most, const kernel::Judging& judging) : most_(most), judging_(judging) {}

  void offer(const Match& match, bots::RandomChoice& choice) {
    ++seen_;
    if (kept_.size() < most_) {
      kept_.emplace_back();
      kept_.back().take(judging_, match.table(), match.setup().seats);
      return;
    }
    const std::uint32_t place = choice.below(seen_);
    if (place < most_) kept_[place].take(judging_, match.table(), match.setup().seats);
  }
  [[nodiscard]] const std::vector<Standing>& kept() const { return kept_; }

 private:
  std::size_t most_;
  const kernel::Judging& judging_;
  std::uint32_t seen_ = 0;
  std::vector<Standing> kept_;
};

class Gatherer {
 public:
  Gatherer(const kernel::Game& game, const GatheringPlan& plan, const GatheringListener& listener,
           const std::atomic<bool>& stop)
      : game_(game),
        plan_(plan),
        listener_(listener),
        stop_(stop),
        judging_(*kernel::judging_of(game)),
        gathered_{Examples(judging_.features().size()), Examples(judging_.features().size())} {}

  Gathered run() {
    std::vector<std::future<void>> threads;
    for (unsigned i = 1; i < plan_.threads; ++i) {
      threads.push_back(std::async(std::launch::async, [this] { work(); }));
    }
    work();
    for (std::future<void>& thread : threads) thread.get();
    return std::move(gathered_);
  }

 private:
  struct Played {
    Examples examples;
    bool without_winner = false;
  };

  void work() {
    for (std::uint64_t n = next_++; n < plan_.games && !stop_.load(std::memory_order_relaxed); n = next_++) {
      deliver(n, play(n));
    }
  }
  Played play(std::uint64_t number) const;
  void deliver(std::uint64_t number, Played played);

  const kernel::Game& game_;
  const GatheringPlan& plan_;
  const GatheringListener& listener_;
  const std::atomic<bool>& stop_;
  const kernel::Judging& judging_;
  std::atomic<std::uint64_t> next_{0};

  std::mutex delivering_;  // guards what follows
  std::map<std::uint64_t, Played> early_;
  Gathered gathered_;
};

Gatherer::Played Gatherer::play(std::uint64_t number) const {
  bots::RandomChoice choice(plan_.seed, number);
  const MatchSetup setup = plan_.setup ? *plan_.setup : random_setup(game_, choice);
  Match match(game_, setup, kernel::key_from_seed(plan_.seed, number));
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (std::size_t s = 0; s < setup.seats; ++s) {
    players.push_back(
        bots::make_player(plan_.player, kernel::key_from_seed(~plan_.seed, number * kernel::kMaxSeats + s)));
  }
  Sample sample(plan_.positions, judging_);
  std::uint32_t turn = match.table().turns();
  std::uint64_t decisions = 0;
  for (const kernel::Prompt* prompt = open_prompt(match); prompt && !match.over() && decisions < plan_.most_decisions;
       prompt = open_prompt(match), ++decisions) {
    const bool new_turn = std::exchange(turn, match.table().turns()) != match.table().turns();
    if (match.table().set_up_done() && (new_turn || choice.below(kInTurn) == 0)) sample.offer(match, choice);
    const bool loose = choice.below(100) < plan_.surprise;
    const auto by_plan = [&] { return players[prompt->seat.index()]->choose(match, *prompt); };
    match.answer(prompt->seat, loose ? choice.below(prompt->count()) : by_plan());
  }
  Played played{Examples(judging_.features().size())};
  if (!match.over()) return played;
  for (const Standing& standing : sample.kept()) {
    played.without_winner = standing.contest == kernel::Contest::one_side_wins && match.result().winners == 0;
    if (!played.without_winner) played.examples.add(standing, match.result());
  }
  return played;
}

void Gatherer::deliver(std::uint64_t number, Played played) {
  const std::lock_guard lock(delivering_);
  early_.emplace(number, std::move(played));
  while (!early_.empty() && early_.begin()->first == gathered_.games) {
    const Played& next = early_.begin()->second;
    const bool checks = gathered_.games % kCheckEvery == kCheckEvery - 1;
    (checks ? gathered_.to_check : gathered_.to_learn).add(next.examples);
    gathered_.without_winner += next.without_winner ? 1 : 0;
    ++gathered_.games;
    early_.erase(early_.begin());
  }
  if (listener_) listener_();
}

}  // namespace

void Examples::add(const Standing& standing, const kernel::Result& result) {
  Example example{static_cast<std::uint8_t>(standing.seats),
                  standing.contest,
                  standing.progress,
                  standing.allies,
                  {},
                  numbers_.size()};
  // Sides that share the victory share what there is to learn of it.
  float sides = 0;
  for (std::size_t s = 0; s < standing.seats; ++s) {
    const bool first_of_side = std::countr_zero(standing.allies[s]) == static_cast<int>(s);
    sides += first_of_side && (result.winners & standing.allies[s]) != 0 ? 1.0f : 0.0f;
  }
  const bool shared = standing.contest == kernel::Contest::one_side_wins && sides > 0;
  for (std::size_t s = 0; s < standing.seats; ++s) {
    const bool won = (result.winners & standing.allies[s]) != 0;
    example.target[s] = !won ? 0.0f : shared ? 1.0f / sides : 1.0f;
    numbers_.insert(numbers_.end(), standing.of[s].begin(),
                    standing.of[s].begin() + static_cast<std::ptrdiff_t>(features_));
  }
  all_.push_back(example);
}

void Examples::add(const Examples& more) {
  const std::size_t shift = numbers_.size();
  numbers_.insert(numbers_.end(), more.numbers_.begin(), more.numbers_.end());
  for (Example example : more.all_) {
    example.first += shift;
    all_.push_back(example);
  }
}

Gathered gather(const kernel::Game& game, const GatheringPlan& plan, const GatheringListener& listener,
                const std::atomic<bool>& stop) {
  return Gatherer(game, plan, listener, stop).run();
}

}  // namespace kostka::study
