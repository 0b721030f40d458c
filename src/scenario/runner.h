// Plays scenarios and says what differed from what they expect.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/play/game.h"
#include "scenario/scenario.h"

namespace kostka::scenario {

// What became of one scenario. It passed if nothing is wrong with it.
struct Verdict {
  std::string title;
  std::string file;
  std::uint32_t line = 0;
  std::vector<kernel::Problem> problems;
  std::vector<std::string> course;  // what was done and what happened, a line each, for people

  [[nodiscard]] bool passed() const { return problems.empty(); }
};

// The games that scenarios may name. `find` gives null for an unknown one, or for one whose content has errors.
struct Games {
  std::function<const kernel::Game*(std::string_view id)> find;
  std::vector<std::string> ids;
};

// All scenarios of a text that reads as YAML; `name` is what messages call it. A text that cannot be read gives a
// single verdict that says so.
std::vector<Verdict> run_text(std::string_view yaml, std::string_view name, const Games& games);
std::vector<Verdict> run_file(const std::filesystem::path& path, const Games& games);

// The files a user means: a file is itself, a folder all *.yaml below it in the order of their names.
std::vector<std::filesystem::path> scenario_files(const std::filesystem::path& path);

}  // namespace kostka::scenario
