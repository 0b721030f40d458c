// kostka store copy: everything of one store into another, between files and databases.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>

#include "cli/context.h"
#include "cli/documents.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/stores.h"
#include "cli/terminal.h"
#include "store/copy.h"
#include "store/postgres.h"

namespace kostka::cli {
namespace {

using kernel::Document;
using kernel::say;
using kernel::Text;

struct CopyWishes {
  std::string from, to;
  bool json = false;
};

// A database is read as it is at this moment, also while servers play on it.
std::unique_ptr<store::WholeStore> source_of(const CopyWishes& wishes) {
  if (!store::is_postgres_url(wishes.from)) return opened_store(wishes.from);
  std::string trouble;
  auto store = store::open_postgres_store({wishes.from, store::PostgresOptions::Use::reading}, trouble);
  if (!store) fail(say("The store cannot be opened: {0}.", "Nie można otworzyć magazynu: {0}.", {trouble}), kBroken);
  return store;
}

// Made when it is missing.
std::unique_ptr<store::WholeStore> target_of(const CopyWishes& wishes) {
  if (store::is_postgres_url(wishes.to)) return opened_store(wishes.to);
  std::string trouble;
  auto store = store::open_whole_sqlite_store(wishes.to, trouble);
  if (!store) fail(say("The store cannot be opened: {0}.", "Nie można otworzyć magazynu: {0}.", {trouble}), kBroken);
  return store;
}

void print(const store::Copied& copied, const CopyWishes& wishes, Context& context) {
  const Terminal terminal(context.language());
  const auto row = [&](const Text& what, std::int64_t count) {
    const std::string number = whole(static_cast<std::uint64_t>(count), context.language());
    terminal.line(padded(what.in(context.language()), 24) + fmt::format("{:>12}", number));
  };
  row({"accounts", "konta"}, copied.accounts);
  row({"tables", "stoły"}, copied.tables);
  row({"there already", "były już"}, copied.were_there);
  row({"journals", "dzienniki"}, copied.journals);
  row({"rows of journals", "wiersze dzienników"}, copied.rows);
  print_bad(copied.bad, context, terminal);
  if (!copied.bad.empty()) return;
  terminal.line(say("Both hold the same, and every journal verifies: {0}",
                    "W obu jest to samo i każdy dziennik jest w porządku: {0}", {shown_store(wishes.to)}),
                Tone::good);
}

void run(const CopyWishes& wishes, Context& context) {
  if (wishes.from == wishes.to) {
    fail({"A store cannot be copied into itself.", "Magazynu nie można skopiować do niego samego."});
  }
  const auto from = source_of(wishes), to = target_of(wishes);
  std::string trouble;
  store::Copied copied;
  {
    Progress progress(1, context.language());
    copied = copy_everything(*from, *to, find_games(context), steps_of(progress), trouble);
  }
  if (!trouble.empty()) {
    fail(say("Then it failed: {0}. What was copied stays; run it again.",
             "Potem coś zawiodło: {0}. To, co skopiowano, zostaje; uruchom polecenie ponownie.", {trouble}),
         kBroken);
  }
  if (!wishes.json) return print(copied, wishes, context);
  Document bad = Document::list();
  for (const auto& each : copied.bad) {
    bad.push(Document::map({{"table", each.table}, {"text", to_document(each.why)}}));
  }
  if (!copied.bad.empty()) context.exit_code = kFindings;
  print_json(Document::map({{"from", shown_store(wishes.from)},
                            {"to", shown_store(wishes.to)},
                            {"accounts", copied.accounts},
                            {"tables", copied.tables},
                            {"were_there", copied.were_there},
                            {"journals", copied.journals},
                            {"rows", copied.rows},
                            {"bad", std::move(bad)}}));
}

}  // namespace

void add_store_copy(CLI::App& store_command, Context& context) {
  const auto wishes = std::make_shared<CopyWishes>();
  CLI::App* copy = store_command.add_subcommand(
      "copy", context.text("Copy everything from one store to another, files or databases",
                           "Skopiuj wszystko z jednego magazynu do drugiego, plików i baz danych"));
  copy->add_option("FROM", wishes->from,
                   context.text("A file of a stopped server, or postgresql://...",
                                "Plik zatrzymanego serwera albo postgresql://..."))
      ->required();
  copy->add_option("TO", wishes->to,
                   context.text("A file or postgresql://..., made when it is missing",
                                "Plik albo postgresql://...; powstanie, gdy go nie ma"))
      ->required();
  add_json_flag(*copy, context, wishes->json);
  copy->callback([&context, wishes] { run(*wishes, context); });
}

}  // namespace kostka::cli
