// Gathering: positions out of many matches of bots against themselves, with how each match ended: what a judgement is
// learned from.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernel/play/game.h"
#include "kernel/play/judgement.h"
#include "kernel/play/table.h"

namespace kostka::study {

struct GatheringPlan {
  std::optional<kernel::MatchSetup> setup{};  // none: numbers of seats and switches at random, every other as usual
  std::string player = "habit";               // who plays all seats (bots/bot.h)
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint32_t positions = 32;  // of one match, at most
  std::uint32_t surprise = 3;    // of a hundred decisions, how many are left to chance, so that more is seen
  std::uint64_t most_decisions = 100'000;
};

// One position with what came of it: the share of the victory of each seat, or whether it won where each plays for
// itself.
struct Example {
  std::uint8_t seats = 0;
  kernel::Contest contest = kernel::Contest::one_side_wins;
  float progress = 0;
  std::array<std::uint8_t, kernel::kMaxSeats> allies{};
  std::array<float, kernel::kMaxSeats> target{};
  std::size_t first = 0;  // of its numbers, seat after seat
};

// All that was gathered, in the order of the matches.
class Examples {
 public:
  explicit Examples(std::size_t features) : features_(features) {}

  void add(const kernel::Standing& standing, const kernel::Result& result);
  void add(const Examples& more);
  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] std::size_t features() const { return features_; }
  [[nodiscard]] const Example& operator[](std::size_t i) const { return all_[i]; }
  [[nodiscard]] const float* numbers(const Example& example, std::size_t seat) const {
    return numbers_.data() + example.first + seat * features_;
  }

 private:
  std::size_t features_;
  std::vector<Example> all_;
  std::vector<float> numbers_;
};

// Positions of some matches, and of others, which nothing is learned from but how good it is.
struct Gathered {
  Examples to_learn, to_check;
  std::uint64_t games = 0;
  std::uint64_t without_winner = 0;  // and therefore left out where one side should win
};

// Called after every match; one call at a time.
using GatheringListener = std::function<void()>;

// The same for the same plan, whatever the number of threads. Stops early, with what there is without a gap, when
// `stop` becomes true. The game names features.
Gathered gather(const kernel::Game& game, const GatheringPlan& plan, const GatheringListener& listener,
                const std::atomic<bool>& stop);

}  // namespace kostka::study
