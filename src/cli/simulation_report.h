// The result of a simulation as text for people and as JSON for programs.
#pragma once

#include <string>

#include "kernel/language/language.h"
#include "kernel/play/game.h"
#include "study/report.h"
#include "study/simulate.h"

namespace kostka::cli {

struct SimulationResult {
  const kernel::Game& game;
  const study::SimulationPlan& plan;
  const study::Report& report;
  double seconds;  // only people are told: it differs from run to run

  // Somebody interrupted it: fewer games were played than planned.
  [[nodiscard]] bool is_partial() const { return report.games < plan.games; }
};

std::string text_of(const SimulationResult& result, kernel::Language language);
// The same text for the same plan, whatever the machine or the number of threads (docs/cli.md lists the keys).
std::string json_of(const SimulationResult& result);

}  // namespace kostka::cli
