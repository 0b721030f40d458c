#include "bots/search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>
#include <utility>

#include "kernel/play/weighed.h"

namespace kostka::bots {
namespace {

using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

constexpr std::uint64_t kScaleWorlds = 8;  // futures that show where the judgements lie
constexpr std::uint64_t kFirstScaleWorld = std::uint64_t{1} << 40;
constexpr std::uint64_t kGlances = 2;      // worlds in which a long list is cut down
constexpr std::uint64_t kShareOfTurn = 3;  // a decision may take one in so many of what is left
// Answers of a mixed strategy that are played less often than this are what is left of its first tries.
constexpr double kLeastShare = 0.05;

// Rises from 0 to 1; without a function that differs from machine to machine.
double squashed(double x) { return 0.5 + 0.5 * x / (1 + std::abs(x)); }

}  // namespace

Search::Search(const SearchPlan& plan, SearchHost host)
    : plan_(plan), host_(std::move(host)), workers_(std::max(1u, host_.workers)) {}

const Findings& Search::find(const Match& match, const Prompt& prompt, const kernel::ChanceKey& key) {
  began_ = has_clock() ? host_.milliseconds() : 0;
  key_ = key;
  stream_.reset(key);
  who_ = prompt.seat;
  next_world_ = 0;
  found_ = {};
  for (Worker& worker : workers_) worker.iterations = 0;
  follow_turn(match, prompt);
  judging_ = kernel::judging_of(match.game());
  judgement_ = learned(match);
  const std::uint64_t budget = grant();
  gather(match, prompt, budget);
  if (match.prompts().size() > 1) {
    mix(match, budget);
  } else {
    halve(budget);
  }
  inputs_ = match.inputs_since_checkpoint();
  ++decisions_;
  spent_ += found_.iterations;
  if (has_clock()) time_spent_ += host_.milliseconds() - began_;
  return found_;
}

// ---- the turn -----------------------------------------------------------------------------------------------------

// What was learnt goes on to the next decision of the turn if nothing but the seat's answer lies between: after a throw
// of the dice the tree would mix all that they could have shown.
void Search::follow_turn(const Match& match, const Prompt& prompt) {
  const bool same_turn = game_ == &match.game() && turn_ == match.table().turns() && of_ == prompt.seat;
  const bool goes_on = same_turn && plan_.reuse && match.inputs_since_checkpoint() == inputs_ + 1;
  if (!goes_on) {
    for (Worker& worker : workers_) worker.own.forget_all();
    answered_ = 0;
  }
  answered_ = OwnTurn::question_key(answered_, prompt);
  for (Worker& worker : workers_) worker.imagining.begin(match, who_, key_, imagined_);
  if (!same_turn) begin_turn(match);
}

void Search::begin_turn(const Match& match) {
  const std::uint32_t turn = match.table().turns();
  if (account_ && account_->turn == turn && account_->of == who_) {
    decisions_ = account_->decisions;
    spent_ = account_->iterations;
    time_spent_ = account_->milliseconds;
  } else if (game_ == nullptr && !account_) {
    // Somebody else may have made the first decisions of this turn; they are taken to have cost their share.
    const std::size_t before = std::min<std::size_t>(match.inputs_since_checkpoint(), 16);
    double left = 1;
    for (std::size_t i = 0; i < before; ++i) left *= 1 - 1.0 / kShareOfTurn;
    spent_ = static_cast<std::uint64_t>((1 - left) * plan_.iterations);
    time_spent_ = static_cast<std::uint64_t>((1 - left) * plan_.milliseconds);
  } else {
    decisions_ = 0;
    spent_ = time_spent_ = 0;
  }
  account_.reset();
  game_ = &match.game();
  weighs_ = dynamic_cast<const kernel::Weighs*>(game_);
  turn_ = turn;
  of_ = who_;
  take_scales(match);
}

// Without rules of thumb a future is worth nothing beyond the own turn, and without a judgement only at its end.
void Search::take_scales(const Match& match) {
  const std::uint32_t round = std::max(1u, plan_.rounds * match.setup().seats);
  imagined_ = {.turns = round, .surprise = plan_.surprise, .honest = plan_.honest};
  Sample sample = take_sample(match);
  if (workers_[0].imagining.by_habit() == 0 && round > 1) {
    imagined_.turns = 1;
    sample = take_sample(match);
  }
  if (!sample.judged && learned(match) == nullptr) imagined_.turns = 0;
  // Won or lost lies further apart than better or worse.
  const bool decides = imagined_.turns == 0 || sample.over > kScaleWorlds / 2;
  reach_ = decides ? 0.5 : 0.15;
  for (Worker& worker : workers_) {
    worker.own.set_spread(reach_);
    worker.imagining.begin(match, who_, key_, imagined_);
  }
}

// Plays a few futures without a plan to see where judgements lie and how far apart.
Search::Sample Search::take_sample(const Match& match) {
  Imagining& imagining = workers_[0].imagining;
  imagining.begin(match, who_, key_, imagined_);
  const std::size_t seats = match.setup().seats;
  std::array<double, kernel::kMaxSeats> sums{}, squares{};
  Sample sample;
  for (std::uint64_t i = 0; i < kScaleWorlds; ++i) {
    imagining.play({}, kFirstScaleWorld + i, nullptr);
    ++found_.iterations;
    if (imagining.end().over()) {
      ++sample.over;
      continue;
    }
    for (std::size_t s = 0; s < seats; ++s) {
      const double points = imagining.end().table().judge(Seat{s});
      sums[s] += points;
      squares[s] += points * points;
    }
    sample.judged = sample.judged || squares[who_.index()] > 0;
  }
  const auto n = static_cast<double>(kScaleWorlds - sample.over);
  for (std::size_t s = 0; s < seats && n > 0; ++s) {
    const double middle = sums[s] / n;
    scales_[s] = {middle, std::sqrt(std::max(0.0, squares[s] / n - middle * middle))};
  }
  // A match that always ends needs no judgement.
  sample.judged = sample.judged || n == 0;
  return sample;
}

const kernel::Judgement* Search::learned(const Match& match) const {
  return plan_.learned ? kernel::judgement_of(match.game()) : nullptr;
}

double Search::value_of(const Match& end, Seat who) const {
  if (end.over()) return end.result().won(who) ? 1 : 0;
  if (end.fault() != nullptr) return 0.5;
  if (judgement_ != nullptr) {
    kernel::Standing standing;
    standing.take(*judging_, end.table(), end.setup().seats);
    return judgement_->chances(standing)[who.index()];
  }
  const Scale& scale = scales_[who.index()];
  const double value = squashed((end.table().judge(who) - scale.middle) / (2 * std::max(1.0, scale.reach)));
  return who == who_ ? felt(value, plan_.boldness) : value;
}

std::uint64_t Search::grant() const {
  const std::uint64_t used = spent_ + found_.iterations;
  return used >= plan_.iterations ? 0 : (plan_.iterations - used) / kShareOfTurn;
}

bool Search::may_overdraw(std::uint64_t more) const {
  return !found_.has_favourite && spent_ + found_.iterations + more <= plan_.iterations + plan_.iterations / 10;
}

std::uint64_t Search::deadline(std::uint32_t done, std::uint32_t all) const {
  if (!has_clock()) return 0;
  const std::uint64_t left = plan_.milliseconds > time_spent_ ? plan_.milliseconds - time_spent_ : 0;
  return began_ + left * done / (kShareOfTurn * all);
}

// ---- the root -----------------------------------------------------------------------------------------------------

bool Search::weigh(const Match& match, const Prompt& prompt) {
  if (weighs_ == nullptr || !plan_.weigh || prompt.listed < 2 || prompt.listed > kMostWeighed) return false;
  const std::span<float> worths{worths_.data(), prompt.listed};
  std::ranges::fill(worths, kernel::kUnweighed);
  return weighs_->weigh(match.table(), prompt, stream_, worths);
}

// The favourite is there already.
void Search::add_best(const Prompt& prompt) {
  Candidates& all = found_.candidates;
  std::array<std::uint16_t, kMostWeighed> order{};
  const auto first = order.begin(), last = first + prompt.listed;
  std::iota(first, last, std::uint16_t{0});
  std::partial_sort(first, first + std::min<std::ptrdiff_t>(last - first, kMostAtRoot), last,
                    [this](std::uint16_t a, std::uint16_t b) {
                      return worths_[a] > worths_[b] || (worths_[a] == worths_[b] && a < b);
                    });
  for (auto it = first; it != last && all.size() < kMostAtRoot; ++it) {
    if (all[0].option != *it) all.push_back({.option = *it});
  }
}

void Search::gather(const Match& match, const Prompt& prompt, std::uint64_t budget) {
  Candidates& all = found_.candidates;
  const auto add = [&](std::uint32_t option) {
    const bool known = std::ranges::find(all, option, &Candidate::option) != all.end();
    if (!known && option < prompt.count()) all.push_back({.option = option});
  };
  const auto favourite = match.table().habit(prompt, stream_);
  found_.has_favourite = favourite.has_value();
  if (favourite) add(*favourite);
  const std::uint32_t glanced = std::clamp(static_cast<std::uint32_t>(budget / 8), kMostAtRoot, kMostCandidates);
  const std::uint32_t most = match.prompts().size() > 1 ? kMostAtRoot : glanced;
  const bool weighed = favourite && weigh(match, prompt);
  if (prompt.count() <= (weighed ? kMostAtRoot : most)) {
    for (std::uint32_t i = 0; i < prompt.count(); ++i) add(i);
  } else if (weighed && prompt.listed == prompt.count()) {
    add_best(prompt);
  } else {
    // What lies beside a good number is often good too.
    if (favourite && *favourite >= prompt.listed) {
      for (const std::uint32_t step : {1u, 2u}) {
        if (*favourite >= prompt.listed + step) add(*favourite - step);
        add(*favourite + step);
      }
    }
    for (std::uint32_t tries = 0; all.size() < most && tries < 4 * most; ++tries) add(stream_.below(prompt.count()));
  }
  if (weighed) set_priors(all, {worths_.data(), prompt.listed});
  prior_reach_ = weighed ? reach_ : 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    keys_[i] = OwnTurn::answer_key(answered_, match.option(prompt, all[i].option));
  }
}

// What the last search of this turn found out about the same answers counts half.
void Search::recall() {
  for (std::size_t i = 0; i < found_.candidates.size(); ++i) {
    for (const Worker& worker : workers_) {
      const OwnTurn::Experience known = worker.own.experience(keys_[i]);
      if (known.visits < 2) continue;
      const std::uint32_t half = known.visits / 2;
      found_.candidates[i].visits += half;
      found_.candidates[i].sum += known.sum / known.visits * half;
    }
  }
}

void Search::halve(std::uint64_t budget) {
  Candidates& all = found_.candidates;
  recall();
  const InWorld one = [this](std::size_t worker, std::uint64_t world) { compare_in(workers_[worker], world); };
  const std::uint64_t before = found_.iterations;
  const auto left = [&] { return budget - std::min(budget, found_.iterations - before); };
  const std::uint32_t in_earnest = std::min(static_cast<std::uint32_t>(all.size()), kMostAtRoot);
  auto rounds = static_cast<std::uint32_t>(std::bit_width(in_earnest - 1));
  const std::uint32_t parts = rounds + (all.size() > kMostAtRoot ? 1 : 0);
  std::uint32_t done = 0;
  if (all.size() > kMostAtRoot && budget >= kGlances * all.size()) {
    explore({kGlances, deadline(++done, parts)}, one);
  }
  keep_best(all, kMostAtRoot, found_.has_favourite, prior_reach_);
  for (; rounds > 0; --rounds) {
    const std::uint32_t alive = alive_in(all);
    const std::uint64_t worlds = left() / (std::uint64_t{rounds} * alive);
    // With nothing left of the turn, what is known so far has to do; where nothing is known, one more look may be had.
    const bool at_a_loss = worlds == 0 && std::ranges::all_of(all, [](const Candidate& c) { return c.visits == 0; }) &&
                           may_overdraw(alive);
    if (worlds == 0 && !at_a_loss) break;
    explore({std::max<std::uint64_t>(1, worlds), deadline(++done, parts)}, one);
    // Beside the favourite, which stays in any case, there is one to compare it with at the end.
    keep_best(all, std::max(found_.has_favourite ? 2u : 1u, (alive + 1) / 2), found_.has_favourite, prior_reach_);
  }
  std::uint32_t best = plan_.softness > 0 ? chosen_softly() : best_in(all, found_.has_favourite, plan_.caution, reach_);
  // A budget that is used up where nothing is known leaves a guess.
  if (!found_.has_favourite && all[best].visits == 0) best = stream_.below(static_cast<std::uint32_t>(all.size()));
  found_.choice = all[best].option;
  answered_ = keys_[best];
}

// Mostly the best, now and then one that looks nearly as good: what it looks like is what the rules of thumb think and
// what a few futures showed.
std::uint32_t Search::chosen_softly() {
  const Candidates& all = found_.candidates;
  std::array<double, kMostCandidates> values{}, shares{};
  const double usual = usual_in({all.begin(), all.size()}, found_.has_favourite);
  for (std::size_t i = 0; i < all.size(); ++i) values[i] = all[i].impression(usual, reach_);
  soften({values.data(), all.size()}, plan_.softness, {shares.data(), all.size()});
  double at = static_cast<double>(stream_.below(1u << 20)) / (1u << 20);
  std::uint32_t chosen = 0;
  for (std::uint32_t i = 0; i < all.size(); ++i) {
    if (shares[i] <= 0) continue;
    chosen = i;
    if (at < shares[i]) break;
    at -= shares[i];
  }
  return chosen;
}

void Search::compare_in(Worker& worker, std::uint64_t world) {
  double favourite = 0;
  for (std::size_t i = 0; i < worker.found.size(); ++i) {
    Candidate& candidate = worker.found[i];
    if (!candidate.alive) continue;
    const Tried tried{who_, candidate.option};
    if (plan_.tree) worker.own.begin(keys_[i]);
    worker.imagining.play({&tried, 1}, world, plan_.tree ? &worker.own : nullptr);
    ++worker.iterations;
    const double value = value_of(worker.imagining.end(), who_);
    if (plan_.tree) worker.own.learn(value);
    candidate.add(value);
    if (i == 0) {
      favourite = value;
    } else if (found_.has_favourite) {
      candidate.compare(value - favourite);
    }
  }
}

void Search::explore(const Until& until, const InWorld& one) {
  for (Worker& worker : workers_) {
    worker.found = found_.candidates;
    for (Candidate& c : worker.found) c = {.option = c.option, .alive = c.alive};
  }
  const std::uint64_t first = next_world_;
  const auto job = [&](std::size_t w) {
    for (std::uint64_t world = w; world < until.worlds; world += workers_.size()) {
      one(w, first + world);
      if (until.time != 0 && host_.milliseconds() >= until.time) return;
    }
  };
  if (host_.run_all && workers_.size() > 1) {
    host_.run_all(workers_.size(), job);
  } else {
    for (std::size_t w = 0; w < workers_.size(); ++w) job(w);
  }
  next_world_ += until.worlds;
  add_up();
}

void Search::add_up() {
  for (Worker& worker : workers_) {
    for (std::size_t i = 0; i < worker.found.size(); ++i) found_.candidates[i].add(worker.found[i]);
    found_.iterations += std::exchange(worker.iterations, 0);
  }
}

// ---- secret choices at the same time ------------------------------------------------------------------------------

Search::Secrets Search::secrets_of(const Match& match) const {
  Secrets secrets;
  for (const Prompt& prompt : match.prompts()) {
    secrets.push_back({});
    Secret& secret = secrets.back();
    secret.who = prompt.seat;
    if (prompt.seat == who_) {
      for (const Candidate& c : found_.candidates) secret.options[secret.count++] = c.option;
    } else {
      // Spread evenly over what the other may choose.
      secret.count = std::min(prompt.count(), kMostAtRoot);
      for (std::uint32_t i = 0; i < secret.count; ++i) {
        secret.options[i] = static_cast<std::uint32_t>(std::uint64_t{i} * prompt.count() / secret.count);
      }
    }
  }
  return secrets;
}

// Everybody learns by regret matching; what is played on the average is as good as an answer in secret can be, where
// the best answer to a guess would be found out.
void Search::mix(const Match& match, std::uint64_t budget) {
  found_.mixed = true;
  std::vector<Secrets> secrets(workers_.size(), secrets_of(match));
  std::uint64_t cost = 0;
  for (const Secret& secret : secrets[0]) cost += secret.count;
  const std::uint64_t worlds = budget / std::max<std::uint64_t>(1, cost);
  explore({worlds, deadline(1, 1)},
          [&](std::size_t worker, std::uint64_t world) { mix_in(workers_[worker], secrets[worker], world); });
  double sum = 0;
  for (std::size_t i = 0; i < found_.candidates.size(); ++i) {
    Candidate& candidate = found_.candidates[i];
    for (const Secrets& of_worker : secrets) {
      const auto own = std::ranges::find(of_worker, who_, &Secret::who);
      candidate.share += own->played[i];
    }
    sum += candidate.share;
  }
  for (Candidate& c : found_.candidates) c.share = sum > 0 ? c.share / sum : 0;
  const std::uint32_t chosen = drawn_by_share();
  found_.choice = found_.candidates[chosen].option;
  answered_ = keys_[chosen];
}

void Search::mix_in(Worker& worker, Secrets& secrets, std::uint64_t world) {
  std::array<Tried, kernel::kMaxSeats> drawn{};
  RandomChoice choice(world, std::uint64_t{who_.value});
  for (std::size_t s = 0; s < secrets.size(); ++s) {
    Secret& secret = secrets[s];
    match_regrets({secret.regrets.data(), secret.count}, {secret.shares.data(), secret.count});
    double at = static_cast<double>(choice.below(1u << 20)) / (1u << 20);
    std::uint32_t i = 0;
    while (i + 1 < secret.count && at >= secret.shares[i]) at -= secret.shares[i++];
    drawn[s] = {secret.who, secret.options[i]};
  }
  for (std::size_t s = 0; s < secrets.size(); ++s) {
    Secret& secret = secrets[s];
    std::array<double, kMostAtRoot> values{};
    double expected = 0;
    auto tried = drawn;
    for (std::uint32_t i = 0; i < secret.count; ++i) {
      tried[s].option = secret.options[i];
      worker.imagining.play({tried.data(), secrets.size()}, world, nullptr);
      ++worker.iterations;
      values[i] = value_of(worker.imagining.end(), secret.who);
      expected += secret.shares[i] * values[i];
      if (secret.who == who_) worker.found[i].add(values[i]);
    }
    for (std::uint32_t i = 0; i < secret.count; ++i) {
      secret.regrets[i] = std::max(0.0, secret.regrets[i] + values[i] - expected);
      secret.played[i] += secret.shares[i];
    }
  }
}

std::uint32_t Search::drawn_by_share() {
  double sum = 0;
  for (const Candidate& c : found_.candidates) sum += c.share < kLeastShare ? 0 : c.share;
  // Nothing was tried: the favourite, or whatever comes first.
  if (sum <= 0) return 0;
  double at = sum * static_cast<double>(stream_.below(1u << 20)) / (1u << 20);
  std::uint32_t last = 0;
  for (std::uint32_t i = 0; i < found_.candidates.size(); ++i) {
    const double share = found_.candidates[i].share;
    if (share < kLeastShare) continue;
    last = i;
    if (at < share) break;
    at -= share;
  }
  return last;
}

}  // namespace kostka::bots
