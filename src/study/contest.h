// Contest: which of two players is the stronger. Games are played in blocks on the same dice in which the challenger
// has every seat once, so that neither seats nor set-ups decide; a sequential test ends as soon as the answer is clear.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "kernel/play/game.h"
#include "study/statistics.h"

namespace kostka::study {

// Who shares a table: one challenger among defenders, each seat in turn; or everybody the same, first all challengers
// and then all defenders, for games that are won or lost together.
enum class Seating : std::uint8_t { rotated, together };

// The sequential probability ratio test: is the challenger stronger by `elo0` or by `elo1`? Both errors are 5 %.
struct SprtPlan {
  double elo0 = 0, elo1 = 35;
};
enum class Verdict : std::uint8_t { open, stronger, not_stronger };

struct ContestPlan {
  kernel::MatchSetup setup;
  std::string challenger, defender;  // players of studies (bots/bot.h)
  std::uint64_t games = 0;           // the most that are played, in whole blocks
  std::uint64_t seed = 0;
  unsigned threads = 1;
  Seating seating = Seating::rotated;
  std::optional<SprtPlan> sprt{};
  std::uint64_t most_decisions = 1'000'000;  // of one game; beyond them nobody has won it
};

// How many games make a block.
std::uint64_t games_in_block(const ContestPlan& plan);

// What one block says. Places are seats of finished games, counted for each of the two.
struct BlockResult {
  std::uint64_t number = 0;
  std::uint32_t places = 0, wins = 0;                    // of the challenger
  std::uint32_t defender_places = 0, defender_wins = 0;  // only where each plays alone with its kind
  std::uint32_t broken = 0;                              // games that were faulted or took too many decisions
};

// Sums over blocks, in the order of their numbers.
struct ContestReport {
  std::uint64_t blocks = 0, games = 0, broken = 0;
  std::uint64_t places = 0, wins = 0, defender_places = 0, defender_wins = 0;
  double sum = 0, squares = 0;  // of what a block says: the challenger's share, together: how far it is ahead
  double ratio = 0;             // the logarithm of the likelihoods' ratio, where there is a test
  Verdict verdict = Verdict::open;

  void add(const BlockResult& block, const ContestPlan& plan);
  // The challenger's share of wins. The interval reckons with what games of a block have in common, and is never
  // narrower than that of as many independent games.
  [[nodiscard]] Share share() const;
  [[nodiscard]] Share defender_share() const;
  // The variance of a block's mean to that of independent games: below 1 the blocks gain something.
  [[nodiscard]] double variance_ratio(const ContestPlan& plan) const;
};

// The share of wins among equals, and Elo of a share: one player against so many others of the same strength.
double fair_share(const ContestPlan& plan);
double elo_of(double share, std::size_t seats);
double share_of(double elo, std::size_t seats);
// Where the test ends: the logarithm of (1 - error) / error.
double sprt_bound();

// Told of every block in the order of their numbers, and of what is known after it; one call at a time.
using BlockListener = std::function<void(const BlockResult&, const ContestReport&)>;

// The result does not depend on the number of threads. When `stop` becomes true the report covers the blocks up to some
// number without a gap.
ContestReport hold_contest(const kernel::Game& game, const ContestPlan& plan, const BlockListener& listener,
                           const std::atomic<bool>& stop);

}  // namespace kostka::study
