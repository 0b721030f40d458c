// kostka scenario: plays scenario files from anywhere and says which rules they do not find (docs/scenarios.md).
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "games/registry.h"
#include "scenario/runner.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using scenario::Verdict;

struct Choices {
  std::vector<std::string> files;
  bool json = false;
  bool verbose = false;
};

scenario::Games known_games(Context& context) {
  scenario::Games known;
  for (const kernel::GameModule& module : games::modules()) known.ids.emplace_back(module.id);
  known.find = [&context](std::string_view id) -> const kernel::Game* {
    return games::find_module(id) == nullptr ? nullptr : &context.game(id);
  };
  return known;
}

std::vector<std::filesystem::path> files_of(const Choices& choices) {
  std::vector<std::filesystem::path> files;
  for (const std::string& named : choices.files) {
    std::error_code error;
    if (!std::filesystem::exists(named, error)) {
      fail(kernel::say("There is no file or folder {0}.", "Nie ma pliku ani folderu {0}.", {std::string_view(named)}));
    }
    const auto found = scenario::scenario_files(named);
    if (found.empty()) {
      fail(kernel::say("The folder {0} holds no *.yaml file.", "Folder {0} nie zawiera plików *.yaml.",
                       {std::string_view(named)}));
    }
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

Document problem_document(const kernel::Problem& problem) {
  return Document::map({{"file", problem.file}, {"line", problem.line}, {"message", problem.message}});
}

Document verdict_document(const Verdict& verdict) {
  Document problems = Document::list();
  for (const kernel::Problem& problem : verdict.problems) problems.push(problem_document(problem));
  return Document::map({{"title", verdict.title},
                        {"file", verdict.file},
                        {"line", verdict.line},
                        {"passed", verdict.passed()},
                        {"problems", std::move(problems)}});
}

void print_verdict(const Verdict& verdict, bool verbose) {
  if (verdict.passed() && !verbose) return;
  const std::string place = verdict.line == 0 ? verdict.file : fmt::format("{}:{}", verdict.file, verdict.line);
  fmt::print("{} {}: {}\n", verdict.passed() ? "ok    " : "FAILED", place, verdict.title);
  for (const std::string& line : verdict.course) {
    if (verbose) fmt::print("    {}\n", line);
  }
  for (const kernel::Problem& problem : verdict.problems) {
    if (problem.line == 0) {
      fmt::print("  {}\n", problem.message);
    } else {
      fmt::print("  {}:{}: {}\n", problem.file, problem.line, problem.message);
    }
  }
}

void run(Context& context, const Choices& choices) {
  const scenario::Games known = known_games(context);
  Document all = Document::list();
  std::size_t passed = 0;
  std::size_t failed = 0;
  for (const std::filesystem::path& file : files_of(choices)) {
    for (const Verdict& verdict : scenario::run_file(file, known)) {
      ++(verdict.passed() ? passed : failed);
      if (choices.json) {
        all.push(verdict_document(verdict));
      } else {
        print_verdict(verdict, choices.verbose);
      }
    }
  }
  if (choices.json) {
    print_json(Document::map({{"scenarios", std::move(all)}, {"passed", passed}, {"failed", failed}}));
  } else {
    fmt::print("{} passed, {} failed\n", passed, failed);
  }
  if (failed > 0) context.exit_code = kFindings;
}

}  // namespace

void add_scenario(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("scenario", context.text("Play scenario files and say what differs from what they expect",
                                                  "Rozegraj pliki scenariuszy i powiedz, co się nie zgadza"));
  const auto choices = std::make_shared<Choices>();
  command
      ->add_option("files", choices->files,
                   context.text("Scenario files, or folders of them", "Pliki scenariuszy lub foldery z nimi"))
      ->required();
  command->add_flag("-v,--verbose", choices->verbose,
                    context.text("Show the course of every scenario", "Pokaż przebieg każdego scenariusza"));
  add_json_flag(*command, context, choices->json);
  command->callback([&context, choices] { run(context, *choices); });
}

}  // namespace kostka::cli
