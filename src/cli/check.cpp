// kostka check: validates content and counts it.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/taught.h"
#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"

namespace kostka::cli {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Problem;
using kernel::say;

struct CheckOptions {
  std::string what;
  bool json = false;
};

// The content that was examined; the game is null if there were errors.
struct Examined {
  std::unique_ptr<kernel::Game> game;
  std::string game_id;
  std::vector<Problem> problems;      // by file and line
  std::vector<std::string> replaced;  // items of the packs below that it replaces
};

std::vector<Problem> sorted_problems(const Diagnostics& diagnostics) {
  std::vector<Problem> problems(diagnostics.problems().begin(), diagnostics.problems().end());
  std::ranges::sort(problems, {}, [](const Problem& p) { return std::tie(p.file, p.line, p.message); });
  return problems;
}

void complain_about_game(const content::Pack& pack, Diagnostics& diagnostics) {
  std::vector<std::string_view> known;
  for (const kernel::GameModule& module : games::modules()) known.push_back(module.id);
  diagnostics.error(pack.game_mark, "there is no game \"" + pack.game + '"' + kernel::did_you_mean(pack.game, known));
}

// A pack that adds is examined over what it will lie on.
Examined examine_folder(const std::filesystem::path& folder, const Context& context) {
  Diagnostics diagnostics;
  Examined examined;
  std::vector<content::Pack> packs = context.read_packs(diagnostics);
  if (const auto pack = content::read_pack_folder(folder, diagnostics)) {
    packs.push_back(*pack);
    examined.game_id = pack->game;
    if (const kernel::GameModule* module = games::find_module(pack->game)) {
      examined.game = content::load_packs(*module, packs, content::packed_content, diagnostics);
      content::content_of(*module, packs, content::packed_content, diagnostics, &examined.replaced);
    } else {
      complain_about_game(*pack, diagnostics);
    }
  }
  examined.problems = sorted_problems(diagnostics);
  return examined;
}

Examined examine_built_in(const kernel::GameModule& module) {
  Diagnostics diagnostics;
  Examined examined{nullptr, std::string(module.id), {}, {}};
  examined.game = content::load_packed(module, content::packed_content, diagnostics);
  examined.problems = sorted_problems(diagnostics);
  return examined;
}

// A word that is a game's id means the game, wherever one stands; `./knockdown` is the folder.
Examined examine(const std::string& what, const Context& context) {
  if (const kernel::GameModule* module = games::find_module(what)) return examine_built_in(*module);
  std::error_code ignored;
  if (std::filesystem::is_directory(what, ignored)) return examine_folder(what, context);
  if (std::filesystem::exists(what, ignored)) {
    fail(say("{0} is not a folder; a pack is a folder with a pack.yaml.",
             "{0} nie jest folderem; pakiet to folder z plikiem pack.yaml.", {what}));
  }
  std::vector<std::string_view> known;
  for (const kernel::GameModule& module : games::modules()) known.push_back(module.id);
  fail(say("There is no folder and no game \"{0}\".{1}", "Nie ma folderu ani gry „{0}”.{1}",
           {what, did_you_mean(what, known)}));
}

void print_for_programs(const Examined& examined) {
  Document errors = Document::list();
  for (const Problem& p : examined.problems) {
    errors.push(Document::map({{"file", p.file}, {"line", p.line}, {"message", p.message}}));
  }
  Document out = Document::map({{"game", examined.game_id}, {"errors", std::move(errors)}});
  out.set("counts", examined.game ? counts_document(*examined.game) : Document::map());
  out.set("designs", examined.game ? designs_document(*examined.game) : Document::map());
  out.set("origins", examined.game ? origins_document(*examined.game) : Document::map());
  out.set("sets", examined.game ? sets_document(*examined.game) : Document::map());
  out.set("learned", judgement_document(examined.game ? kernel::judgement_of(*examined.game) : nullptr));
  Document replaced = Document::list();
  for (const std::string& id : examined.replaced) replaced.push(id);
  out.set("replaced", std::move(replaced));
  print_json(out);
}

void print_for_people(const Examined& examined, const std::string& what, const Context& context) {
  for (const Problem& p : examined.problems) {
    const std::string line = p.line > 0 ? fmt::format(":{}", p.line) : "";
    fmt::print("{}{}{}{}\n", p.file, line, p.file.empty() ? "" : ": ", p.message);
  }
  if (!examined.game) {
    fmt::print("{}\n", context.text(say("{0}: {1} {1|error|errors}.", "{0}: {1} {1|błąd|błędy|błędów}.",
                                        {what, examined.problems.size()})));
    return;
  }
  fmt::print("{}\n", context.text(say("{0}: no errors; content for {1}.", "{0}: bez błędów; zawartość do gry {1}.",
                                      {what, examined.game->info().name})));
  print_content_counts(*examined.game, context);
  if (const auto* learned = kernel::judgement_of(*examined.game)) print_judgement(*learned, context);
  if (examined.replaced.empty()) return;
  std::vector<kernel::Text> ids;
  ids.reserve(examined.replaced.size());
  for (const std::string& id : examined.replaced) ids.push_back({id, id});
  fmt::print("  {}\n", context.text(say("replaces: {0}", "zastępuje: {0}", {join_and(ids)})));
}

void run(Context& context, const CheckOptions& options) {
  const Examined examined = examine(options.what, context);
  if (options.json) {
    print_for_programs(examined);
  } else {
    print_for_people(examined, options.what, context);
  }
  if (!examined.game) context.exit_code = kFindings;
}

}  // namespace

void add_check(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "check", context.text("Validate a pack of content and count it", "Sprawdź pakiet zawartości i policz ją"));
  const auto options = std::make_shared<CheckOptions>();
  command
      ->add_option(
          "PACK", options->what,
          context.text("A folder with a pack.yaml (docs/packs.md), or a game for its built-in content",
                       "Folder z plikiem pack.yaml (docs/packs.md) albo gra, by sprawdzić wbudowaną zawartość"))
      ->type_name("")
      ->required();
  add_json_flag(*command, context, options->json);
  command->callback([&context, options] { run(context, *options); });
}

}  // namespace kostka::cli
