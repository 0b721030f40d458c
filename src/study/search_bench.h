// How many futures a search imagines in a second: on fixed positions in the middle of games (bench/README.md).
#pragma once

#include <cstdint>
#include <string>

#include "bots/search.h"
#include "kernel/play/game.h"

namespace kostka::study {

struct SearchBenchPlan {
  kernel::MatchSetup setup;
  bots::SearchPlan search{};
  std::uint32_t positions = 20;
  std::uint64_t seed = 1;
};

struct SearchBenchFigures {
  std::uint32_t positions = 0;  // fewer than wanted where a game has no decision in its middle
  std::uint64_t iterations = 0;
  double iterations_per_second = 0;  // in processor time of one thread
};

// The positions are those of games played by habit, each in the middle of its game; the same for the same plan.
SearchBenchFigures measure_search(const kernel::Game& game, const SearchBenchPlan& plan);

}  // namespace kostka::study
