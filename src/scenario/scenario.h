// A scenario: a rule of a game shown on an example, written as YAML by somebody who knows the game and no C++
// (docs/scenarios.md). This header is what such a file says; runner.h plays it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/ids.h"

namespace kostka::scenario {

// Where a scenario begins: at the first position of play, after a set-up that the seed decides, or with the set-up.
enum class SetUp : std::uint8_t { fixed, none };

// One line of `do`: what must hold at this moment, then an answer or a taking back. Either part may be missing.
struct Step {
  kernel::Mark where;
  kernel::Seat seat{};
  std::optional<std::string> choose;
  bool undo = false;
  std::vector<std::string> options;              // all of them are offered to the seat
  std::optional<std::vector<std::string>> only;  // exactly these are
  std::vector<std::string> no_options;           // none of these is
  std::vector<std::string> best, never;          // what bots that are asked here answer, and what they do not
  kernel::Document expect;                       // a map of facts
};

struct Scenario {
  kernel::Mark where;
  std::string title;
  std::string game;
  std::vector<std::string> clauses;
  kernel::Document options;  // the match's switches, as read_setup() takes them
  std::optional<std::uint8_t> seats;
  std::uint64_t seed = 1;
  SetUp set_up = SetUp::fixed;
  kernel::Document given;  // path to value
  std::vector<kernel::Document> dice;
  std::vector<Step> steps;
  kernel::Document expect;  // a map of facts
};

// The scenario maps of a file: the file itself, the items of a list, or the items under the key `scenarios`.
// Reports anything else and gives what could be found.
std::vector<const kernel::Document*> scenario_maps(const kernel::Document& file, kernel::Diagnostics& diagnostics);

// Reads one of them strictly; every mistake is reported, and the result is only worth running if there was none.
Scenario read_scenario(const kernel::Document& map, kernel::Diagnostics& diagnostics);

}  // namespace kostka::scenario
