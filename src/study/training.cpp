#include "study/training.h"

#include <fmt/core.h>

#include <Eigen/Core>
#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <deque>
#include <future>
#include <vector>

namespace kostka::study {
namespace {

using Eigen::VectorXd;
using kernel::Chances;
using kernel::Contest;
using kernel::Judgement;
using kernel::kMaxSeats;
using kernel::kMostFeatures;
using kernel::kStages;

constexpr double kUnit = 1000;
constexpr double kLeastChance = 1e-6;
// Sums are made of so many parts, each in its order, whoever works them out.
constexpr std::size_t kParts = 64;
constexpr std::size_t kRows = 10;  // of the calibration

bool is_first_of_side(const Example& e, std::size_t seat) {
  return std::countr_zero(e.allies[seat]) == static_cast<int>(seat);
}

int sides_of(const Example& e) {
  int sides = 0;
  for (std::size_t s = 0; s < e.seats; ++s) sides += is_first_of_side(e, s) ? 1 : 0;
  return sides;
}

// What the weights say of an example.
struct Said {
  Chances chances{};                      // of the side of each seat
  std::array<double, kMaxSeats> share{};  // of each seat in that, where one side wins
};

Said say_of(const Example& e, const std::array<double, kMaxSeats>& score) {
  Said said;
  if (e.contest == Contest::each_side_for_itself) {
    for (std::size_t s = 0; s < e.seats; ++s) {
      double sum = 0;
      for (std::size_t ally = 0; ally < e.seats; ++ally) sum += (e.allies[s] >> ally & 1) != 0 ? score[ally] : 0;
      said.chances[s] = 1 / (1 + std::exp(-sum / std::popcount(e.allies[s])));
    }
    return said;
  }
  const double most = *std::max_element(score.begin(), score.begin() + e.seats);
  double sum = 0;
  for (std::size_t s = 0; s < e.seats; ++s) sum += said.share[s] = std::exp(score[s] - most);
  for (std::size_t s = 0; s < e.seats; ++s) said.share[s] /= sum;
  for (std::size_t s = 0; s < e.seats; ++s) {
    for (std::size_t ally = 0; ally < e.seats; ++ally) {
      if ((e.allies[s] >> ally & 1) != 0) said.chances[s] += said.share[ally];
    }
  }
  return said;
}

// Minus the logarithm of how likely what happened was said to be, for each side on the average where each plays for
// itself.
double loss_of(const Example& e, const Chances& chances) {
  double loss = 0;
  for (std::size_t s = 0; s < e.seats; ++s) {
    if (!is_first_of_side(e, s)) continue;
    const double target = double{e.target[s]}, chance = std::clamp(chances[s], kLeastChance, 1 - kLeastChance);
    loss -= target * std::log(chance);
    if (e.contest == Contest::each_side_for_itself) loss -= (1 - target) * std::log(1 - chance);
  }
  return e.contest == Contest::each_side_for_itself ? loss / sides_of(e) : loss;
}

// How the loss changes with the score of each seat.
std::array<double, kMaxSeats> slope_of(const Example& e, const Said& said) {
  std::array<double, kMaxSeats> slope{};
  const int sides = sides_of(e);
  for (std::size_t s = 0; s < e.seats; ++s) {
    if (e.contest == Contest::each_side_for_itself) {
      slope[s] = (said.chances[s] - double{e.target[s]}) / (std::popcount(e.allies[s]) * sides);
    } else {
      slope[s] = said.share[s] * (1 - double{e.target[s]} / std::max(said.chances[s], kLeastChance));
    }
  }
  return slope;
}

class Objective {
 public:
  Objective(const Examples& examples, const TrainingPlan& plan) : examples_(examples), plan_(plan) {}

  // The mean loss with what large weights cost, and its slope.
  double operator()(const VectorXd& weights, VectorXd& slope) const {
    std::vector<double> losses(kParts, 0);
    std::vector<VectorXd> slopes(kParts, VectorXd::Zero(weights.size()));
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      for (std::size_t part = next++; part < kParts; part = next++)
        losses[part] = add_part(part, weights, slopes[part]);
    };
    std::vector<std::future<void>> threads;
    for (unsigned i = 1; i < plan_.threads; ++i) threads.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void>& thread : threads) thread.get();
    const auto n = static_cast<double>(examples_.size());
    double loss = 0;
    slope = plan_.ridge * weights;
    for (std::size_t part = 0; part < kParts; ++part) {
      loss += losses[part] / n;
      slope += slopes[part] / n;
    }
    return loss + plan_.ridge / 2 * weights.squaredNorm();
  }

 private:
  double add_part(std::size_t part, const VectorXd& weights, VectorXd& slope) const {
    const std::size_t n = examples_.size(), from = n * part / kParts, to = n * (part + 1) / kParts;
    const auto features = static_cast<Eigen::Index>(examples_.features());
    double loss = 0;
    VectorXd now(features), change(features);
    for (std::size_t i = from; i < to; ++i) {
      const Example& e = examples_[i];
      const auto shares = kernel::stages_at(double{e.progress});
      now.setZero();
      for (std::size_t k = 0; k < kStages; ++k) {
        if (shares[k] > 0) now += shares[k] * weights.segment(static_cast<Eigen::Index>(k) * features, features);
      }
      std::array<double, kMaxSeats> score{};
      for (std::size_t s = 0; s < e.seats; ++s) score[s] = now.dot(row(e, s).cast<double>());
      const Said said = say_of(e, score);
      loss += loss_of(e, said.chances);
      const auto slopes = slope_of(e, said);
      change.setZero();
      for (std::size_t s = 0; s < e.seats; ++s) change += slopes[s] * row(e, s).cast<double>();
      for (std::size_t k = 0; k < kStages; ++k) {
        if (shares[k] > 0) slope.segment(static_cast<Eigen::Index>(k) * features, features) += shares[k] * change;
      }
    }
    return loss;
  }
  [[nodiscard]] Eigen::Map<const Eigen::VectorXf> row(const Example& e, std::size_t seat) const {
    return {examples_.numbers(e, seat), static_cast<Eigen::Index>(examples_.features())};
  }

  const Examples& examples_;
  const TrainingPlan& plan_;
};

// L-BFGS: follows the slope, bent by what the last steps showed of how it changes.
class Descent {
 public:
  VectorXd run(const Objective& objective, Eigen::Index size, int most_steps) {
    VectorXd at = VectorXd::Zero(size), slope(size);
    double loss = objective(at, slope);
    for (int step = 0; step < most_steps && slope.norm() > kFlat; ++step) {
      const VectorXd direction = -bent(slope);
      const double falls = slope.dot(direction);
      if (falls >= 0) break;
      double length = past_.empty() ? std::min(1.0, 1 / slope.norm()) : 1.0;
      VectorXd there, slope_there(size);
      double loss_there = loss;
      int tries = 0;
      for (; tries < kMostTries; ++tries, length /= 2) {
        there = at + length * direction;
        loss_there = objective(there, slope_there);
        if (loss_there <= loss + kEnough * length * falls) break;
      }
      if (tries == kMostTries) break;
      remember(there - at, slope_there - slope);
      const bool done = loss - loss_there < kTooLittle;
      at = there;
      slope = slope_there;
      loss = loss_there;
      if (done) break;
    }
    return at;
  }

 private:
  static constexpr double kFlat = 1e-6, kEnough = 1e-4, kTooLittle = 1e-9;
  static constexpr int kMostTries = 30;
  static constexpr std::size_t kRemembered = 12;
  struct Step {
    VectorXd way, bend;
    double scale;
  };

  void remember(VectorXd way, VectorXd bend) {
    const double curved = way.dot(bend);
    if (curved <= 1e-12) return;
    past_.push_back({std::move(way), std::move(bend), 1 / curved});
    if (past_.size() > kRemembered) past_.pop_front();
  }
  [[nodiscard]] VectorXd bent(VectorXd q) const {
    std::vector<double> shares(past_.size());
    for (std::size_t i = past_.size(); i-- > 0;) {
      shares[i] = past_[i].scale * past_[i].way.dot(q);
      q -= shares[i] * past_[i].bend;
    }
    if (!past_.empty()) q *= 1 / (past_.back().scale * past_.back().bend.squaredNorm());
    for (std::size_t i = 0; i < past_.size(); ++i) {
      q += (shares[i] - past_[i].scale * past_[i].bend.dot(q)) * past_[i].way;
    }
    return q;
  }

  std::deque<Step> past_;
};

// What is counted over the positions that nothing was learned from.
struct Check {
  double loss = 0, plain_loss = 0, brier = 0, plain_brier = 0;
  std::uint64_t positions = 0, sides = 0;
  struct Row {
    double said = 0, seen = 0;
    std::int64_t n = 0;
  };
  std::array<Row, kRows> rows{};

  void add(const Example& e, const Chances& chances, const Chances& plain) {
    ++positions;
    loss += loss_of(e, chances);
    plain_loss += loss_of(e, plain);
    for (std::size_t s = 0; s < e.seats; ++s) {
      if (!is_first_of_side(e, s)) continue;
      ++sides;
      const double target = double{e.target[s]};
      brier += (chances[s] - target) * (chances[s] - target);
      plain_brier += (plain[s] - target) * (plain[s] - target);
      Row& row = rows[std::min(static_cast<std::size_t>(chances[s] * kRows), kRows - 1)];
      row.said += chances[s];
      row.seen += target;
      ++row.n;
    }
  }
};

std::int64_t thousandths(double sum, double of) { return of <= 0 ? 0 : std::llround(kUnit * sum / of); }

// How often a side wins where each plays for itself.
double usual_share(const Examples& examples) {
  double won = 0, sides = 0;
  for (std::size_t i = 0; i < examples.size(); ++i) {
    const Example& e = examples[i];
    for (std::size_t s = 0; s < e.seats; ++s) {
      if (!is_first_of_side(e, s)) continue;
      won += double{e.target[s]};
      ++sides;
    }
  }
  return sides > 0 ? won / sides : 0.5;
}

kernel::Standing standing_of(const Examples& examples, const Example& e) {
  kernel::Standing standing;
  standing.seats = e.seats;
  standing.features = examples.features();
  standing.contest = e.contest;
  standing.progress = e.progress;
  standing.allies = e.allies;
  for (std::size_t s = 0; s < e.seats; ++s) {
    std::copy_n(examples.numbers(e, s), examples.features(), standing.of[s].begin());
  }
  return standing;
}

kernel::Provenance check(const Judgement& judgement, const Gathered& gathered) {
  const double usual = usual_share(gathered.to_learn);
  Check sums;
  for (std::size_t i = 0; i < gathered.to_check.size(); ++i) {
    const Example& e = gathered.to_check[i];
    Chances plain{};
    plain.fill(e.contest == Contest::each_side_for_itself ? usual : 1.0 / sides_of(e));
    sums.add(e, judgement.chances(standing_of(gathered.to_check, e)), plain);
  }
  const auto positions = static_cast<double>(sums.positions), sides = static_cast<double>(sums.sides);
  kernel::Provenance p;
  p.games = static_cast<std::int64_t>(gathered.games);
  p.positions = static_cast<std::int64_t>(gathered.to_learn.size() + gathered.to_check.size());
  p.log_loss = thousandths(sums.loss, positions);
  p.plain_log_loss = thousandths(sums.plain_loss, positions);
  p.brier = thousandths(sums.brier, sides);
  p.plain_brier = thousandths(sums.plain_brier, sides);
  for (const Check::Row& row : sums.rows) {
    if (row.n == 0) continue;
    const auto n = static_cast<double>(row.n);
    p.calibration.push_back({thousandths(row.said, n), thousandths(row.seen, n), row.n});
  }
  return p;
}

}  // namespace

Judgement learn(const Gathered& gathered, const TrainingPlan& plan) {
  const std::size_t features = gathered.to_learn.features();
  const Objective objective(gathered.to_learn, plan);
  const VectorXd found = Descent().run(objective, static_cast<Eigen::Index>(kStages * features), plan.most_steps);
  Judgement::Weights weights{};
  for (std::size_t k = 0; k < kStages; ++k) {
    for (std::size_t f = 0; f < features; ++f) {
      const double weight = found[static_cast<Eigen::Index>(k * features + f)];
      weights[k][f] = static_cast<std::int32_t>(std::clamp(std::round(kUnit * weight), -99'999.0, 99'999.0));
    }
  }
  return Judgement(features, weights, check(Judgement(features, weights, {}), gathered));
}

std::string value_file(const Judgement& judgement, std::span<const kernel::Feature> features,
                       const std::string& command) {
  const kernel::Provenance& p = judgement.provenance();
  std::string out = fmt::format(
      "# What was learned about this game: how much each feature of a seat's standing counts at the beginning, in the\n"
      "# middle and at the end of a match. All fractions are thousandths (docs/studies/bots.md). Written by the "
      "command\n"
      "# below; not meant to be changed by hand.\n"
      "trained_by: {}\nfeatures: \"{}\"\ngames: {}\npositions: {}\n",
      command, kernel::feature_list_hash(features), p.games, p.positions);
  out += fmt::format(
      "# Of one match in five, which nothing was learned from; plain: equal chances for everybody.\n"
      "log_loss: {}\nplain_log_loss: {}\nbrier: {}\nplain_brier: {}\ncalibration:\n",
      p.log_loss, p.plain_log_loss, p.brier, p.plain_brier);
  for (const kernel::CalibrationRow& row : p.calibration) {
    out += fmt::format("  - {{said: {}, seen: {}, positions: {}}}\n", row.said, row.seen, row.positions);
  }
  out += "weights:\n";
  for (std::size_t f = 0; f < features.size(); ++f) {
    out += fmt::format("  {}: [{}, {}, {}]\n", features[f].id, judgement.weight(0, f), judgement.weight(1, f),
                       judgement.weight(2, f));
  }
  return out;
}

}  // namespace kostka::study
