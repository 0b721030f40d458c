// kostka store: what the keeper of a server does to its store while no server holds it.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/numbers.h"
#include "cli/retention_options.h"
#include "cli/stores.h"
#include "cli/terminal.h"
#include "store/retention.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::say;
using kernel::Text;

struct PruneWishes {
  std::string file;
  store::Retention retention;
  bool dry_run = false, json = false;
};

void print(const store::Pruned& pruned, bool dry_run, const Context& context) {
  const Terminal terminal(context.language());
  const auto row = [&](const Text& what, std::int64_t count) {
    const std::string number = whole(static_cast<std::uint64_t>(count), context.language());
    terminal.line(padded(what.in(context.language()), 20) + fmt::format("{:>12}", number));
  };
  row({"finished matches", "zakończone partie"}, pruned.finished);
  row({"waiting tables", "czekające stoły"}, pruned.waiting);
  row({"guests", "goście"}, pruned.guests);
  row({"bytes", "bajty"}, pruned.bytes);
  terminal.line(dry_run ? Text{"This would go; nothing was removed.", "To by zniknęło; nic nie zostało usunięte."}
                        : Text{"This was removed.", "To zostało usunięte."});
}

void run_prune(const PruneWishes& wishes, const Context& context) {
  if (store::keeps_all(wishes.retention)) {
    fail({"Say what is old: --finished, --waiting or --guests, like --finished 365d.",
          "Podaj, co jest stare: --finished, --waiting lub --guests, na przykład --finished 365d."});
  }
  const fs::path file = wishes.file.empty() ? usual_store() : fs::path(wishes.file);
  const auto store = opened_store(file);
  const auto cutoffs = cutoffs_at(wishes.retention, milliseconds_now());
  const auto mode = wishes.dry_run ? store::PruneMode::dry_run : store::PruneMode::remove;
  std::string trouble;
  const store::Pruned pruned = prune(*store, cutoffs, mode, trouble);
  if (wishes.json) {
    print_json(Document::map({{"store", file.string()},
                              {"dry_run", wishes.dry_run},
                              {"finished", pruned.finished},
                              {"waiting", pruned.waiting},
                              {"guests", pruned.guests},
                              {"bytes", pruned.bytes}}));
  } else {
    print(pruned, wishes.dry_run, context);
  }
  if (!trouble.empty()) {
    fail(say("Then the store failed: {0}.", "Potem magazyn zawiódł: {0}.", {trouble}), kBroken);
  }
}

}  // namespace

void add_store(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("store", context.text("Look after the store of a server that is stopped",
                                                               "Zadbaj o magazyn zatrzymanego serwera"));
  command->require_subcommand(1);
  CLI::App* prune =
      command->add_subcommand("prune", context.text("Remove what is old from a store", "Usuń z magazynu to, co stare"));
  const auto wishes = std::make_shared<PruneWishes>();
  prune->add_option("FILE", wishes->file,
                    context.text("The store (default: the one of kostka serve)",
                                 "Magazyn (domyślnie ten, którego używa kostka serve)"));
  add_retention_options(*prune, context, "--", wishes->retention);
  prune->add_flag("--dry-run", wishes->dry_run,
                  context.text("Remove nothing; say what would go", "Niczego nie usuwaj; podaj, co by zniknęło"));
  add_json_flag(*prune, context, wishes->json);
  prune->callback([&context, wishes] { run_prune(*wishes, context); });
  add_archive(*command, context);
  add_rebuild(*command, context);
}

}  // namespace kostka::cli
