#include "kernel/play/judgement.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "kernel/data/diagnostics.h"
#include "kernel/data/hasher.h"
#include "kernel/data/reader.h"
#include "kernel/play/game.h"
#include "kernel/play/table.h"

namespace kostka::kernel {
namespace {

constexpr double kUnit = 1000;  // weights are thousandths
constexpr std::int64_t kMostWeight = 100'000, kMostCount = 1'000'000'000'000;

Chances one_side(const std::array<double, kMaxSeats>& score, const std::array<std::uint8_t, kMaxSeats>& allies,
                 std::size_t seats) {
  double most = score[0];
  for (std::size_t s = 1; s < seats; ++s) most = std::max(most, score[s]);
  std::array<double, kMaxSeats> share{};
  double sum = 0;
  for (std::size_t s = 0; s < seats; ++s) sum += share[s] = steady_exp(score[s] - most);
  Chances chances{};
  for (std::size_t s = 0; s < seats; ++s) {
    for (std::size_t ally = 0; ally < seats; ++ally) {
      if ((allies[s] >> ally & 1) != 0) chances[s] += share[ally] / sum;
    }
  }
  return chances;
}

// A side is as good as its members on the average.
Chances each_for_itself(const std::array<double, kMaxSeats>& score, const std::array<std::uint8_t, kMaxSeats>& allies,
                        std::size_t seats) {
  Chances chances{};
  for (std::size_t s = 0; s < seats; ++s) {
    double sum = 0;
    int members = 0;
    for (std::size_t ally = 0; ally < seats; ++ally) {
      if ((allies[s] >> ally & 1) == 0) continue;
      sum += score[ally];
      ++members;
    }
    chances[s] = 1 / (1 + steady_exp(-sum / std::max(1, members)));
  }
  return chances;
}

Chances chances_of(Contest contest, const std::array<double, kMaxSeats>& score,
                   const std::array<std::uint8_t, kMaxSeats>& allies, std::size_t seats) {
  return contest == Contest::one_side_wins ? one_side(score, allies, seats) : each_for_itself(score, allies, seats);
}

// By how much the chance of `who` rises with the score of each seat.
Chances slopes(const Scores& scores, Seat who) {
  std::array<double, kMaxSeats> score{};
  for (std::size_t s = 0; s < scores.seats; ++s) {
    for (std::size_t f = 0; f < scores.features; ++f) score[s] += scores.of[s][f];
  }
  const std::uint8_t side = scores.allies[who.index()];
  Chances slope{};
  if (scores.contest == Contest::each_side_for_itself) {
    const double chance = each_for_itself(score, scores.allies, scores.seats)[who.index()];
    int members = 0;
    for (std::size_t s = 0; s < scores.seats; ++s) members += side >> s & 1;
    for (std::size_t s = 0; s < scores.seats; ++s) {
      if ((side >> s & 1) != 0) slope[s] = chance * (1 - chance) / members;
    }
    return slope;
  }
  std::array<std::uint8_t, kMaxSeats> alone{};
  for (std::size_t s = 0; s < scores.seats; ++s) alone[s] = static_cast<std::uint8_t>(1u << s);
  const Chances share = one_side(score, alone, scores.seats);
  double chance = 0;
  for (std::size_t s = 0; s < scores.seats; ++s) chance += (side >> s & 1) != 0 ? share[s] : 0;
  for (std::size_t s = 0; s < scores.seats; ++s) slope[s] = share[s] * (((side >> s & 1) != 0 ? 1 : 0) - chance);
  return slope;
}

CalibrationRow read_row(const Document& node, Diagnostics& diagnostics) {
  Reader r(node, diagnostics, "row of the calibration");
  CalibrationRow row{r.integer("said", 0, 1000), r.integer("seen", 0, 1000), r.integer("positions", 0, kMostCount)};
  r.finish();
  return row;
}

Provenance read_provenance(Reader& r, Diagnostics& diagnostics) {
  Provenance p;
  p.trained_by = r.text("trained_by");
  p.games = r.integer("games", 1, kMostCount);
  p.positions = r.integer("positions", 1, kMostCount);
  p.log_loss = r.integer("log_loss", 0, kMostCount);
  p.brier = r.integer("brier", 0, kMostCount);
  p.plain_log_loss = r.integer("plain_log_loss", 0, kMostCount);
  p.plain_brier = r.integer("plain_brier", 0, kMostCount);
  for (const Document& row : r.list("calibration")) p.calibration.push_back(read_row(row, diagnostics));
  return p;
}

void read_weights(Reader r, const Document& node, std::span<const Feature> features, Diagnostics& diagnostics,
                  Judgement::Weights& weights) {
  for (std::size_t f = 0; f < features.size(); ++f) {
    const auto numbers = r.list(features[f].id);
    const bool fits = numbers.size() == kStages && std::ranges::all_of(numbers, [](const Document& n) {
                        return n.is_int() && n.as_int() >= -kMostWeight && n.as_int() <= kMostWeight;
                      });
    if (!fits) {
      diagnostics.error(node, "the weights of \"" + std::string(features[f].id) + "\" are not " +
                                  std::to_string(kStages) + " whole numbers from -100000 to 100000");
      continue;
    }
    for (std::size_t k = 0; k < kStages; ++k) weights[k][f] = static_cast<std::int32_t>(numbers[k].as_int());
  }
  r.finish();
}

}  // namespace

double steady_exp(double x) {
  constexpr double kLn2 = 0.693147180559945309417;
  const double n = std::floor(std::clamp(x, -700.0, 700.0) / kLn2 + 0.5);
  const double r = std::clamp(x, -700.0, 700.0) - n * kLn2;
  double sum = 1;
  for (int i = 13; i > 0; --i) sum = 1 + sum * r / i;
  return std::ldexp(sum, static_cast<int>(n));
}

std::array<double, kStages> stages_at(double progress) {
  const double at = std::clamp(progress, 0.0, 1.0) * (kStages - 1);
  const auto below = std::min(static_cast<std::size_t>(at), kStages - 2);
  std::array<double, kStages> shares{};
  shares[below + 1] = at - static_cast<double>(below);
  shares[below] = 1 - shares[below + 1];
  return shares;
}

void Standing::take(const Judging& game, const Table& table, std::size_t seat_count) {
  seats = seat_count;
  features = game.features().size();
  contest = game.contest(table);
  progress = game.progress(table);
  for (std::size_t s = 0; s < seats; ++s) {
    allies[s] = game.allies(table, Seat{s});
    game.look_at(table, Seat{s}, std::span(of[s]).first(features));
  }
}

const Judging* judging_of(const Game& game) { return dynamic_cast<const Judging*>(&game); }

const Judgement* judgement_of(const Game& game) {
  const Judging* judging = judging_of(game);
  return judging == nullptr ? nullptr : judging->judgement();
}

Document content_of_rules(const Document& content) {
  if (!content.contains(kValueFile)) return content;
  Document rest = Document::map();
  rest.set_mark(content.mark());
  for (const Document::Entry& entry : content.entries()) {
    if (entry.key != kValueFile) rest.add(entry.key, entry.value, entry.mark);
  }
  return rest;
}

std::unique_ptr<Game> load_game(const GameModule& module, const Document& content, Diagnostics& diagnostics) {
  const std::size_t problems = diagnostics.count();
  std::unique_ptr<Game> game = module.load(content_of_rules(content), diagnostics);
  if (!game || diagnostics.count() != problems) return nullptr;
  const Document* learned = content.find(kValueFile);
  if (learned == nullptr) return game;
  auto* judging = dynamic_cast<Judging*>(game.get());
  auto judgement =
      read_judgement(*learned, judging == nullptr ? std::span<const Feature>{} : judging->features(), diagnostics);
  if (!judgement) return nullptr;
  judging->set_judgement(std::move(judgement));
  return game;
}

Judgement::Judgement(std::size_t features, const Weights& weights, Provenance provenance)
    : features_(features), weights_(weights), provenance_(std::move(provenance)) {}

Scores Judgement::scores(const Standing& standing) const {
  Scores scores{standing.seats, features_, standing.contest, standing.allies, {}};
  const auto shares = stages_at(standing.progress);
  for (std::size_t f = 0; f < features_; ++f) {
    double weight = 0;
    for (std::size_t k = 0; k < kStages; ++k) weight += shares[k] * weights_[k][f];
    for (std::size_t s = 0; s < standing.seats; ++s) {
      scores.of[s][f] = weight * double{standing.of[s][f]} / kUnit;
    }
  }
  return scores;
}

Chances Judgement::chances(const Standing& standing) const {
  const auto shares = stages_at(standing.progress);
  std::array<double, kMaxSeats> score{};
  for (std::size_t f = 0; f < features_; ++f) {
    double weight = 0;
    for (std::size_t k = 0; k < kStages; ++k) weight += shares[k] * weights_[k][f];
    for (std::size_t s = 0; s < standing.seats; ++s) score[s] += weight * double{standing.of[s][f]} / kUnit;
  }
  return chances_of(standing.contest, score, standing.allies, standing.seats);
}

Chances Scores::chances() const {
  std::array<double, kMaxSeats> score{};
  for (std::size_t s = 0; s < seats; ++s) {
    for (std::size_t f = 0; f < features; ++f) score[s] += of[s][f];
  }
  return chances_of(contest, score, allies, seats);
}

// The way from the one to the other is gone in small steps, and every feature is given what its part of a step does to
// the chance. So the parts sum up to the whole whatever the order in which one looks at the features.
std::vector<Term> terms_between(const Scores& before, const Scores& after, Seat who) {
  constexpr int kSteps = 16;
  Chances slope{};
  for (int step = 0; step < kSteps; ++step) {
    const double at = (step + 0.5) / kSteps;
    Scores between = after;
    for (std::size_t s = 0; s < after.seats; ++s) {
      for (std::size_t f = 0; f < after.features; ++f) {
        between.of[s][f] = before.of[s][f] + at * (after.of[s][f] - before.of[s][f]);
      }
    }
    const Chances here = slopes(between, who);
    for (std::size_t s = 0; s < after.seats; ++s) slope[s] += here[s] / kSteps;
  }
  std::vector<Term> terms;
  for (const bool of_others : {false, true}) {
    for (std::size_t f = 0; f < after.features; ++f) {
      double change = 0;
      for (std::size_t s = 0; s < after.seats; ++s) {
        const bool ally = (after.allies[who.index()] >> s & 1) != 0;
        if (ally != of_others) change += slope[s] * (after.of[s][f] - before.of[s][f]);
      }
      if (change != 0) terms.push_back({static_cast<std::uint8_t>(f), of_others, change});
    }
  }
  std::ranges::sort(terms, [](const Term& a, const Term& b) {
    if (std::abs(a.change) != std::abs(b.change)) return std::abs(a.change) > std::abs(b.change);
    return std::pair(a.of_others, a.feature) < std::pair(b.of_others, b.feature);
  });
  return terms;
}

std::string feature_list_hash(std::span<const Feature> features) {
  Hasher hasher;
  hasher.add(static_cast<std::uint64_t>(kStages));
  for (const Feature& feature : features) hasher.add(feature.id);
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  const std::uint64_t hash = hasher.finish();
  for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[hash >> shift & 15];
  return text;
}

std::optional<Judgement> read_judgement(const Document& document, std::span<const Feature> features,
                                        Diagnostics& diagnostics) {
  const std::size_t problems = diagnostics.count();
  if (features.empty()) {
    diagnostics.error(document, "this game names no features, so nothing can be learned about it (value.yaml)");
    return std::nullopt;
  }
  Reader r(document, diagnostics, "value.yaml");
  const std::string hash = r.text("features");
  if (diagnostics.count() != problems) return std::nullopt;
  if (hash != feature_list_hash(features)) {
    diagnostics.error(document["features"], "this was learned with another list of features (" + in_quotes(hash) +
                                                ") than the game has (" + in_quotes(feature_list_hash(features)) +
                                                "); `kostka train` makes it anew");
    return std::nullopt;
  }
  Provenance provenance = read_provenance(r, diagnostics);
  Judgement::Weights weights{};
  read_weights(r.child("weights", "weights"), document["weights"], features, diagnostics, weights);
  r.finish();
  if (diagnostics.count() != problems) return std::nullopt;
  return Judgement(features.size(), weights, std::move(provenance));
}

}  // namespace kostka::kernel
