#include "bots/adviser.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace kostka::bots {
namespace {

using kernel::Chances;
using kernel::Match;
using kernel::Prompt;
using kernel::Scores;
using kernel::Seat;

// Sides that share the victory share the chance; where each plays for itself, nobody's takes from another's.
Chances chances_at_end(const Match& end, const kernel::Judging* judging) {
  Chances chances{};
  const std::size_t seats = end.setup().seats;
  const std::uint8_t winners = end.result().winners;
  const bool one_wins = judging == nullptr || judging->contest(end.table()) == kernel::Contest::one_side_wins;
  double sides = 0;
  for (std::size_t s = 0; s < seats && one_wins; ++s) {
    const std::uint8_t side =
        judging == nullptr ? static_cast<std::uint8_t>(1u << s) : judging->allies(end.table(), Seat{s});
    if (std::countr_zero(side) == static_cast<int>(s) && (winners & side) != 0) ++sides;
  }
  for (std::size_t s = 0; s < seats; ++s) {
    if ((winners >> s & 1) != 0) chances[s] = one_wins ? 1 / std::max(1.0, sides) : 1;
  }
  return chances;
}

void add_to(Scores& sum, const Scores& more) {
  const auto before = sum.of;
  sum = more;
  for (std::size_t s = 0; s < more.seats; ++s) {
    for (std::size_t f = 0; f < more.features; ++f) sum.of[s][f] += before[s][f];
  }
}

Scores divided(Scores sum, double by) {
  for (std::size_t s = 0; s < sum.seats; ++s) {
    for (std::size_t f = 0; f < sum.features; ++f) sum.of[s][f] /= by;
  }
  return sum;
}

}  // namespace

double Weighed::value() const {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

double doubt_between(const Weighed& one, const Weighed& other) {
  const std::size_t n = std::min(one.values.size(), other.values.size());
  if (n < 2) return 1;
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double more = one.values[i] - other.values[i];
    sum += more;
    squares += more * more;
  }
  const auto count = static_cast<double>(n);
  return std::sqrt(std::max(0.0, squares - sum * sum / count) / (count - 1) / count);
}

std::vector<Weighed> Adviser::candidates(const Match& match, const Prompt& prompt,
                                         std::optional<std::uint32_t> wanted) {
  std::vector<Weighed> all;
  const auto add = [&](std::uint32_t option) {
    if (option >= prompt.count() || std::ranges::find(all, option, &Weighed::option) != all.end()) return;
    all.emplace_back();
    all.back().option = option;
  };
  if (wanted) add(*wanted);
  if (const auto habit = match.table().habit(prompt, stream_)) add(*habit);
  if (prompt.count() <= plan_.most) {
    for (std::uint32_t i = 0; i < prompt.count(); ++i) add(i);
  }
  for (std::uint32_t tries = 0; all.size() < std::min(plan_.most, prompt.count()) && tries < 8 * plan_.most; ++tries) {
    add(stream_.below(prompt.count()));
  }
  return all;
}

std::vector<Weighed> Adviser::weigh(const Match& match, const Prompt& prompt, const kernel::ChanceKey& key,
                                    std::optional<std::uint32_t> wanted) {
  who_ = prompt.seat;
  seats_ = match.setup().seats;
  judging_ = kernel::judging_of(match.game());
  judgement_ = kernel::judgement_of(match.game());
  stream_.reset(key);
  const auto turns = static_cast<std::uint32_t>(plan_.rounds * seats_);
  // Where nothing was learned a future is worth something at its end only.
  imagining_.begin(match, who_, key,
                   {.turns = judgement_ != nullptr ? turns : 0, .surprise = plan_.surprise, .honest = plan_.honest});
  std::vector<Weighed> all = candidates(match, prompt, wanted);
  for (Weighed& answer : all) try_in(answer, 0, plan_.glances);
  const auto better = [](const Weighed& a, const Weighed& b) {
    const double one = a.value(), other = b.value();
    return one != other ? one > other : a.option < b.option;
  };
  std::ranges::sort(all, better);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i < plan_.finalists || all[i].option == wanted) try_in(all[i], plan_.glances, plan_.worlds);
  }
  for (Weighed& answer : all) {
    const auto n = static_cast<double>(answer.values.size());
    for (double& chance : answer.chances) chance /= std::max(1.0, n);
    if (answer.judged > 0) answer.scores = divided(answer.scores, answer.judged);
  }
  // What was tried in a few worlds only never stands before what was tried in many.
  const auto most = std::min(static_cast<std::size_t>(plan_.finalists), all.size());
  std::ranges::sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), better);
  return all;
}

void Adviser::try_in(Weighed& answer, std::uint64_t from, std::uint64_t to) {
  const Tried tried{who_, answer.option};
  for (std::uint64_t world = from; world < to; ++world) {
    imagining_.play({&tried, 1}, world, nullptr);
    ++futures_;
    const Match& end = imagining_.end();
    Chances chances{};
    if (end.over()) {
      chances = chances_at_end(end, judging_);
    } else if (judgement_ != nullptr) {
      kernel::Standing standing;
      standing.take(*judging_, end.table(), seats_);
      const Scores scores = judgement_->scores(standing);
      chances = scores.chances();
      add_to(answer.scores, scores);
      ++answer.judged;
    } else {
      chances.fill(1.0 / static_cast<double>(seats_));
    }
    for (std::size_t s = 0; s < seats_; ++s) answer.chances[s] += chances[s];
    answer.values.push_back(chances[who_.index()]);
  }
}

std::vector<kernel::Term> reasons_for(const std::vector<Weighed>& answers, std::size_t place, Seat who) {
  Scores others;
  double n = 0;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (i == place || answers[i].judged == 0) continue;
    add_to(others, answers[i].scores);
    ++n;
  }
  if (n == 0 || answers[place].judged == 0) return {};
  return kernel::terms_between(divided(others, n), answers[place].scores, who);
}

std::vector<kernel::Term> reasons_between(const Weighed& better, const Weighed& worse, Seat who) {
  if (better.judged == 0 || worse.judged == 0) return {};
  return kernel::terms_between(worse.scores, better.scores, who);
}

}  // namespace kostka::bots
