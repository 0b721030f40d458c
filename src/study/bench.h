// Benchmarks: how fast a game is loaded, played and copied on one core (bench/README.md says what the figures mean).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "kernel/play/game.h"

namespace kostka::study {

// Processor time, not the time of day: other programs on the machine then take nothing away.
double processor_seconds();

struct BenchPlan {
  double seconds = 3;   // for the playing of one game; copying takes a little more
  unsigned rounds = 7;  // each figure is the median over them, so that a disturbed round does not show
  std::uint64_t seed = 1;
  std::uint64_t most_decisions = 1'000'000;  // of one game
  // What is played; none: as the game has it, with as few seats as it allows.
  std::function<kernel::MatchSetup(const kernel::Game&)> setup{};
};

struct BenchFigures {
  std::string game;
  double decisions_per_second = 0;
  double games_per_second = 0;
  double fork_ns = 0;
  std::size_t state_bytes = 0;
  double load_ms = 0;
};

// Loads the game from its content again each time it is called; never null.
using LoadGame = std::function<std::unique_ptr<const kernel::Game>()>;

// Loading, and random play of whole games with nothing kept and no events, in processor time of this thread.
BenchFigures measure(const LoadGame& load, const BenchPlan& plan);

}  // namespace kostka::study
