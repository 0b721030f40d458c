// Judgement: how likely each seat is to win, learned from many matches. A game names features of a seat's standing;
// weights for the stages of a match turn them into chances. It is linear, so every chance can be told in its terms.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/data/ids.h"
#include "kernel/language/text.h"

namespace kostka::kernel {

class Diagnostics;
class Document;
class Game;
struct GameModule;
class Judging;
class Table;

inline constexpr std::size_t kMostFeatures = 48;
inline constexpr std::size_t kStages = 3;  // the beginning, the middle and the end of a match

// One thing that tells how well a seat stands. Its numbers lie about between -3 and 3.
struct Feature {
  std::string_view id;
  Text name;         // as it stands behind a number: "+6 % Strength"
  bool open = true;  // everybody can tell it of every seat; otherwise it uses what only the seat itself knows
};

// Who can win a match: one side, so that the chances of all sides sum up to 1, or each side for itself.
enum class Contest : std::uint8_t { one_side_wins, each_side_for_itself };

// The features of all seats of a position, each from what that seat knows.
struct Standing {
  std::size_t seats = 0, features = 0;
  Contest contest = Contest::one_side_wins;
  float progress = 0;                            // 0: the match begins, 1: it is about to end
  std::array<std::uint8_t, kMaxSeats> allies{};  // who wins with a seat, the seat among them: bit s is seat s
  std::array<std::array<float, kMostFeatures>, kMaxSeats> of{};

  // Of a table of this game, at which so many sit. Allocates nothing.
  void take(const Judging& game, const Table& table, std::size_t seat_count);
};

using Chances = std::array<double, kMaxSeats>;

// What each feature adds to the score of each seat.
struct Scores {
  std::size_t seats = 0, features = 0;
  Contest contest = Contest::one_side_wins;
  std::array<std::uint8_t, kMaxSeats> allies{};
  std::array<std::array<double, kMostFeatures>, kMaxSeats> of{};

  [[nodiscard]] Chances chances() const;
};

// A part of the difference between two chances of a seat.
struct Term {
  std::uint8_t feature = 0;
  bool of_others = false;  // the feature of those against whom the seat plays
  double change = 0;       // of the chance, 0.06: six points more
};

// What was said and what was seen, in thousandths, of so many positions.
struct CalibrationRow {
  std::int64_t said = 0, seen = 0, positions = 0;
};

// How the weights came about and how good they are. All measures are of matches that were not learned from, in
// thousandths.
struct Provenance {
  std::string trained_by;  // the command
  std::int64_t games = 0, positions = 0;
  std::int64_t log_loss = 0, brier = 0;
  std::int64_t plain_log_loss = 0, plain_brier = 0;  // of one who gives every seat the same chance
  std::vector<CalibrationRow> calibration;
};

class Judgement {
 public:
  // Weights in thousandths, stage after stage.
  using Weights = std::array<std::array<std::int32_t, kMostFeatures>, kStages>;

  Judgement(std::size_t features, const Weights& weights, Provenance provenance);

  [[nodiscard]] Chances chances(const Standing& standing) const;
  [[nodiscard]] Scores scores(const Standing& standing) const;
  [[nodiscard]] std::size_t features() const { return features_; }
  [[nodiscard]] std::int32_t weight(std::size_t stage, std::size_t feature) const { return weights_[stage][feature]; }
  [[nodiscard]] const Provenance& provenance() const { return provenance_; }

 private:
  std::size_t features_;
  Weights weights_;
  Provenance provenance_;
};

// What a game implements beside Game if one can learn how its matches end.
class Judging {
 public:
  virtual ~Judging() = default;
  // At most kMostFeatures.
  [[nodiscard]] virtual std::span<const Feature> features() const = 0;
  // One number for each feature. Nothing goes into them that the seat does not know, and into open ones nothing that is
  // not known to everybody. Allocates nothing.
  virtual void look_at(const Table& table, Seat seat, std::span<float> numbers) const = 0;
  // How far the match has come, from 0 to 1, as everybody can tell.
  [[nodiscard]] virtual float progress(const Table& table) const = 0;
  [[nodiscard]] virtual Contest contest(const Table&) const { return Contest::one_side_wins; }
  // The seats that win with this one, the seat among them: bit s is seat s. Everybody knows it.
  [[nodiscard]] virtual std::uint8_t allies(const Table&, Seat seat) const {
    return static_cast<std::uint8_t>(1u << seat.index());
  }

  // What was learned about the game; null where nothing was.
  [[nodiscard]] const Judgement* judgement() const { return judgement_ ? &*judgement_ : nullptr; }
  void set_judgement(std::optional<Judgement> judgement) { judgement_ = std::move(judgement); }

 private:
  std::optional<Judgement> judgement_;
};

// Null for a game that names no features.
[[nodiscard]] const Judging* judging_of(const Game& game);
// What was learned about a game; null where nothing was.
[[nodiscard]] const Judgement* judgement_of(const Game& game);

// The file of the content that holds what was learned about a game. No rule depends on it, so the record of a match
// does not name it.
inline constexpr std::string_view kValueFile = "value";
// The content without it.
[[nodiscard]] Document content_of_rules(const Document& content);
// The game with its content and what was learned about it; null after errors, which are then among the diagnostics.
[[nodiscard]] std::unique_ptr<Game> load_game(const GameModule& module, const Document& content,
                                              Diagnostics& diagnostics);

// By how much every stage counts at this point of a match: two neighbours share it.
std::array<double, kStages> stages_at(double progress);

// Why the chance of `who` is another one after than before, feature by feature; the changes sum up to the difference.
// The most important ones come first; what changes nothing is left out.
std::vector<Term> terms_between(const Scores& before, const Scores& after, Seat who);

// e to the power of x, the same to the last bit on every machine.
double steady_exp(double x);

// A text that is another one as soon as a list of features is another one.
std::string feature_list_hash(std::span<const Feature> features);

// What `kostka train` wrote (content/<game>/value.yaml); nothing after an error, as when it was learned with other
// features than the game has.
std::optional<Judgement> read_judgement(const Document& document, std::span<const Feature> features,
                                        Diagnostics& diagnostics);

}  // namespace kostka::kernel
