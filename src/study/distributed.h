// A simulation on many ranks: rank 0 hands out blocks of games, plays itself, and puts the results together.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "kernel/data/document.h"
#include "kernel/play/game.h"
#include "study/ranks.h"
#include "study/report.h"
#include "study/simulate.h"

namespace kostka::study {

struct Distributed {
  const kernel::Game& game;
  const SimulationPlan& plan;  // as it was asked for; `begun` covers its first games
  kernel::Document identity;   // identity_of() the study: every rank must have the same
};

// On rank 0: the report of `begun` and of what was played, exactly as one process would give it. When `stop` becomes
// true it covers the games up to some number without a gap. `watcher` is told of the report whenever it grows, and must
// not throw.
Report lead(Ranks& ranks, const Distributed& study, Report begun, const ReportWatcher& watcher,
            const std::atomic<bool>& stop);

// On every other rank: plays what rank 0 hands out until there is nothing left. The end of a sentence when this rank
// cannot take part; nothing when all went well.
std::string follow(Ranks& ranks, const Distributed& study, const std::atomic<bool>& stop);

}  // namespace kostka::study
