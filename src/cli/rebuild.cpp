// kostka store rebuild: results and statistics once more, from journals alone.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <future>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/progress.h"
#include "cli/retention_options.h"
#include "cli/stores.h"
#include "cli/terminal.h"
#include "kernel/data/document.h"
#include "server/tables/match_results.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::say;
using kernel::Text;

struct RebuildWishes {
  std::string file;
  bool json = false;
};

struct Rebuilt {
  std::int64_t matches = 0, seats = 0;
  std::vector<store::Inspection::Bad> bad;
};

server::OfferedGames all_games(Context& context) {
  server::OfferedGames games;
  for (const kernel::Game* game : context.games()) games.push_back({game, "", nullptr});
  return games;
}

void stop_if(const std::string& trouble) {
  if (!trouble.empty()) fail(say("The store failed: {0}.", "Magazyn zawiódł: {0}.", {trouble}), kBroken);
}

// Every finished match is played again, whatever was computed of it before.
Rebuilt rebuild(store::Store& store, const server::OfferedGames& games, const store::Steps& steps) {
  const auto ids =
      store.without_results(std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int64_t>::max());
  if (!ids.ok()) stop_if(ids.trouble());
  Rebuilt rebuilt;
  for (const std::string& id : *ids) {
    std::string trouble, wrong;
    auto results = server::compute_results(store, games, id, trouble, wrong);
    stop_if(trouble);
    if (!wrong.empty()) rebuilt.bad.push_back({id, {wrong, wrong}});
    ++rebuilt.matches;
    rebuilt.seats += static_cast<std::int64_t>(results->seats.size());
    std::promise<std::string> made;
    store.put_results(std::move(*results), [&made](const std::string& why) { made.set_value(why); });
    stop_if(made.get_future().get());
    steps(rebuilt.matches, static_cast<std::int64_t>(ids->size()));
  }
  return rebuilt;
}

void run_rebuild(const RebuildWishes& wishes, Context& context) {
  const fs::path file = wishes.file.empty() ? usual_store() : fs::path(wishes.file);
  const auto store = opened_store(file);
  Progress progress(1, context.language());
  const Rebuilt rebuilt = rebuild(*store, all_games(context), steps_of(progress));
  progress.hide();
  const Terminal terminal(context.language());
  if (wishes.json) {
    print_json(Document::map({{"store", file.string()},
                              {"matches", rebuilt.matches},
                              {"results", rebuilt.seats},
                              {"without", static_cast<std::int64_t>(rebuilt.bad.size())}}));
    if (!rebuilt.bad.empty()) context.exit_code = kFindings;
    return;
  }
  print_bad(rebuilt.bad, context, terminal);
  terminal.line(say("{0} {0|match|matches} played again, {1} {1|result|results} of seats.",
                    "Odegrano ponownie {0} {0|partię|partie|partii}, {1} {1|wynik|wyniki|wyników} miejsc.",
                    {rebuilt.matches, rebuilt.seats}));
}

}  // namespace

void add_rebuild(CLI::App& store_command, Context& context) {
  CLI::App* command = store_command.add_subcommand(
      "rebuild", context.text("Compute results and statistics once more, from the journals alone",
                              "Policz wyniki i statystyki od nowa, z samych dzienników"));
  const auto wishes = std::make_shared<RebuildWishes>();
  command->add_option("FILE", wishes->file,
                      context.text("The store (default: the one of kostka serve)",
                                   "Magazyn (domyślnie ten, którego używa kostka serve)"));
  add_json_flag(*command, context, wishes->json);
  command->callback([&context, wishes] { run_rebuild(*wishes, context); });
}

}  // namespace kostka::cli
