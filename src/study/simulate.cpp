#include "study/simulate.h"

#include <algorithm>
#include <future>
#include <mutex>
#include <utility>

#include "bots/bot.h"
#include "kernel/play/match.h"
#include "study/playout.h"
#include "study/watch.h"

namespace kostka::study {
namespace {

using kernel::Match;

using Batch = std::vector<PlayedGame>;

// Deals out batches of games to the threads and puts their results back in order.
class Simulation {
 public:
  Simulation(const kernel::Game& game, const SimulationPlan& plan, const GameListener& listener,
             const std::atomic<bool>& stop, const ReportWatcher& watcher)
      : game_(game), plan_(plan), listener_(listener), stop_(stop), watcher_(watcher), report_(plan.setup.seats) {}

  Report run();

 private:
  static constexpr std::uint64_t kBatch = 64;

  void work();
  void play_batches();
  [[nodiscard]] bool stopped() const {
    return stop_.load(std::memory_order_relaxed) || failed_.load(std::memory_order_relaxed);
  }
  Batch play_batch(Match& match, Watch* watch, std::uint64_t number) const;
  PlayedGame play_game(Match& match, Watch* watch, std::uint64_t number) const;
  std::uint64_t play_out_with_players(Match& match, std::uint64_t number) const;
  [[nodiscard]] std::uint64_t size_of(std::uint64_t batch) const {
    return std::min(kBatch, plan_.games - batch * kBatch);
  }
  void deliver(std::uint64_t number, Batch batch);

  const kernel::Game& game_;
  const SimulationPlan& plan_;
  const GameListener& listener_;
  const std::atomic<bool>& stop_;
  const ReportWatcher& watcher_;
  std::atomic<std::uint64_t> next_batch_{0};
  std::atomic<bool> failed_{false};

  std::mutex delivering_;  // guards what follows
  Report report_;
  std::map<std::uint64_t, Batch> early_;  // batches that wait for one before them
  std::uint64_t delivered_ = 0;
  bool cut_short_ = false;  // a batch was stopped half way; what comes after it would leave a gap
};

Report Simulation::run() {
  std::vector<std::future<void>> threads;
  for (unsigned i = 1; i < plan_.threads; ++i) {
    threads.push_back(std::async(std::launch::async, [this] { work(); }));
  }
  work();
  for (std::future<void>& thread : threads) thread.get();
  return std::move(report_);
}

// A listener may throw (its disk is full): the other threads must not play on for nobody.
void Simulation::work() {
  try {
    if (plan_.games > 0) play_batches();
  } catch (...) {
    failed_ = true;
    throw;
  }
}

void Simulation::play_batches() {
  Match match(game_, plan_.setup, kernel::ChanceKey{});
  Watch watch(match.table(), {.cards = plan_.cards, .deeds = plan_.deeds});
  const bool watches = plan_.cards || plan_.deeds;
  if (watches) match.listen(&watch);
  const std::uint64_t batches = (plan_.games - 1) / kBatch + 1;
  for (std::uint64_t b = next_batch_++; b < batches && !stopped(); b = next_batch_++) {
    deliver(b, play_batch(match, watches ? &watch : nullptr, b));
  }
}

Batch Simulation::play_batch(Match& match, Watch* watch, std::uint64_t number) const {
  Batch batch;
  batch.reserve(kBatch);
  const std::uint64_t first = plan_.first + number * kBatch;
  for (std::uint64_t i = 0; i < size_of(number) && !stopped(); ++i) {
    batch.push_back(play_game(match, watch, first + i));
  }
  return batch;
}

// Random players need no thought, so they share one loop without a virtual call.
std::uint64_t Simulation::play_out_with_players(Match& match, std::uint64_t number) const {
  const auto thinks = [](const std::string& level) { return level != "random"; };
  if (std::none_of(plan_.players.begin(), plan_.players.end(), thinks)) {
    bots::RandomChoice choice(plan_.seed, number);
    return play_out(match, choice, plan_.most_decisions);
  }
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (std::size_t s = 0; s < plan_.setup.seats; ++s) {
    const std::string_view level = s < plan_.players.size() ? std::string_view(plan_.players[s]) : "random";
    players.push_back(bots::make_player(level, kernel::key_from_seed(~plan_.seed, number * kernel::kMaxSeats + s)));
  }
  std::uint64_t decisions = 0;
  for (const kernel::Prompt* prompt = open_prompt(match); prompt && !match.over() && decisions < plan_.most_decisions;
       prompt = open_prompt(match), ++decisions) {
    match.answer(prompt->seat, players[prompt->seat.index()]->choose(match, *prompt));
  }
  return decisions;
}

PlayedGame Simulation::play_game(Match& match, Watch* watch, std::uint64_t number) const {
  match.restart(plan_.setup, kernel::key_from_seed(plan_.seed, number));
  PlayedGame played;
  played.number = number;
  played.decisions = play_out_with_players(match, number);
  played.turns = match.table().turns();
  played.fault = match.fault();
  played.ending = match.fault() ? Ending::faulted : match.over() ? Ending::finished : Ending::unfinished;
  if (played.ending == Ending::finished) {
    played.result = match.result();
    played.ended_by = match.table().ending();
    played.setting = match.table().setting();
    for (std::size_t s = 0; s < plan_.setup.seats; ++s) played.marks[s] = match.table().marks_of(kernel::Seat{s});
  }
  if (watch) {
    played.cards = watch->take_cards();
    played.deeds = watch->take_deeds();
  }
  for (std::size_t s = 0; s < plan_.setup.seats; ++s) played.sides[s] = match.table().side_of(kernel::Seat{s});
  return played;
}

void Simulation::deliver(std::uint64_t number, Batch batch) {
  const std::lock_guard lock(delivering_);
  early_.emplace(number, std::move(batch));
  while (!cut_short_ && !early_.empty() && early_.begin()->first == delivered_) {
    const Batch next = std::move(early_.begin()->second);
    early_.erase(early_.begin());
    for (const PlayedGame& game : next) {
      report_.add(game);
      if (listener_) listener_(game);
    }
    cut_short_ = next.size() < size_of(delivered_);
    ++delivered_;
    if (watcher_) watcher_(report_);
  }
}

}  // namespace

Report simulate(const kernel::Game& game, const SimulationPlan& plan, const GameListener& listener,
                const std::atomic<bool>& stop, const ReportWatcher& watcher) {
  return Simulation(game, plan, listener, stop, watcher).run();
}

Report simulate(const kernel::Game& game, const SimulationPlan& plan) {
  return simulate(game, plan, nullptr, std::atomic<bool>(false));
}

}  // namespace kostka::study
