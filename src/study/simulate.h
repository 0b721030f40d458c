// Simulation: many games on all cores, played at random or by bots. Game number i of a seed is the same game whatever
// the number of threads, so a result can be quoted, and any one of its games played again.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kernel/play/game.h"
#include "study/report.h"

namespace kostka::study {

struct SimulationPlan {
  kernel::MatchSetup setup;
  std::uint64_t first = 0;  // number of the first game
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::vector<std::string> players;          // a level of play (bots/bot.h) for each seat; none: all play at random
  bool cards = false;                        // also count what became of every card
  bool deeds = false;                        // also count what the game calls deeds
  std::uint64_t most_decisions = 1'000'000;  // of one game; beyond them it counts as unfinished
};

// Told of every game, in the order of their numbers; one call at a time, though not always on the same thread.
using GameListener = std::function<void(const PlayedGame&)>;

// Told of the report so far, from time to time while it grows.
using ReportWatcher = std::function<void(const Report&)>;

// Plays the games of the plan. When `stop` becomes true the games being played are brought to their end and the report
// covers the games up to some number without a gap: exactly what a smaller plan would have given.
Report simulate(const kernel::Game& game, const SimulationPlan& plan, const GameListener& listener,
                const std::atomic<bool>& stop, const ReportWatcher& watcher = nullptr);
Report simulate(const kernel::Game& game, const SimulationPlan& plan);

}  // namespace kostka::study
