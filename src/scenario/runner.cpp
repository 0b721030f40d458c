#include "scenario/runner.h"

#include <algorithm>
#include <system_error>

#include "content/files.h"
#include "content/yaml.h"
#include "scenario/facts.h"
#include "scenario/play.h"

namespace kostka::scenario {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Problem;

// In the order of their lines; those of one line as they were found.
std::vector<Problem> problems_from(const Diagnostics& diagnostics, std::size_t first) {
  std::vector<Problem> problems;
  for (const Problem& problem : diagnostics.problems().subspan(first)) {
    const auto later = [](std::uint32_t line, const Problem& other) { return line < other.line; };
    problems.insert(std::upper_bound(problems.begin(), problems.end(), problem.line, later), problem);
  }
  return problems;
}

void play(const Scenario& scenario, const Games& games, Diagnostics& diagnostics, Verdict& verdict) {
  const kernel::Game* game = games.find(scenario.game);
  if (game == nullptr) {
    const bool known = std::find(games.ids.begin(), games.ids.end(), scenario.game) != games.ids.end();
    const std::string name = kernel::in_quotes(scenario.game);
    diagnostics.error(scenario.where, known ? "the content of the game " + name + " has errors"
                                            : "there is no game " + name + instead(scenario.game, "games", games.ids));
    return;
  }
  Play played(scenario, *game, diagnostics);
  played.run();
  verdict.course = played.course();
}

Verdict run_one(const Document& map, std::string_view file, const Games& games, Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.count();
  const Scenario scenario = read_scenario(map, diagnostics);
  Verdict verdict;
  verdict.title = scenario.title;
  verdict.file = file;
  verdict.line = scenario.where.line;
  if (diagnostics.count() == before) play(scenario, games, diagnostics, verdict);
  verdict.problems = problems_from(diagnostics, before);
  return verdict;
}

}  // namespace

std::vector<Verdict> run_text(std::string_view yaml, std::string_view name, const Games& games) {
  Diagnostics diagnostics;
  const Document file = content::read_yaml(yaml, name, diagnostics);
  std::vector<const Document*> maps;
  if (diagnostics.ok()) maps = scenario_maps(file, diagnostics);
  std::vector<Verdict> verdicts;
  if (!diagnostics.ok()) verdicts.push_back({"", std::string(name), 0, problems_from(diagnostics, 0), {}});
  for (const Document* map : maps) verdicts.push_back(run_one(*map, name, games, diagnostics));
  return verdicts;
}

std::vector<Verdict> run_file(const std::filesystem::path& path, const Games& games) {
  std::string error;
  const auto text = content::read_file(path, error, content::kLargestYaml);
  if (!text) return {Verdict{"", path.string(), 0, {{path.string(), 0, error}}, {}}};
  return run_text(*text, path.string(), games);
}

std::vector<std::filesystem::path> scenario_files(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return {path};
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(path, error)) {
    if (entry.is_regular_file(error) && entry.path().extension() == ".yaml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace kostka::scenario
