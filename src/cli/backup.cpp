// kostka backup and kostka restore: a store copied while a server runs, and put back. Neither is done before every
// journal of the copy has been played again.
#include "store/backup.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/retention_options.h"
#include "cli/stores.h"
#include "cli/terminal.h"
#include "store/postgres.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::say;
using kernel::Text;

struct BackupWishes {
  std::string file, store;
  bool replace = false, json = false;
};

fs::path store_of(const BackupWishes& wishes) {
  if (store::is_postgres_url(wishes.store)) {
    fail({"A database has its own ways to be kept (pg_dump, docs/hosting.md); kostka store copy makes a file of it.",
          "Baza danych ma własne sposoby na kopie (pg_dump, docs/hosting.md); kostka store copy robi z niej plik."});
  }
  const fs::path named = wishes.store.empty() ? usual_store() : fs::path(wishes.store);
  std::error_code error;
  const fs::path real = fs::weakly_canonical(named, error);
  return error ? named : real;
}

[[noreturn]] void fail_copy(const fs::path& copy, const std::string& trouble) {
  store::drop_copy(copy);
  fail(say("The copy was not made: {0}.", "Kopia nie powstała: {0}.", {trouble}), kBroken);
}

// A good copy of the store in unfinished_copy(to).
store::Inspection checked_copy(const fs::path& from, const fs::path& to, Context& context) {
  std::string trouble;
  Progress progress(1, context.language());
  if (!store::copy_store(from, to, steps_of(progress), trouble)) fail_copy(to, trouble);
  const auto found = store::inspect_store(store::unfinished_copy(to), find_games(context), steps_of(progress), trouble);
  if (!found) fail_copy(to, trouble);
  return *found;
}

void report(const store::Inspection& found, const fs::path& from, const fs::path& to, const BackupWishes& wishes,
            Context& context) {
  if (wishes.json) {
    Document bad = Document::list();
    for (const auto& each : found.bad) {
      bad.push(Document::map({{"table", each.table}, {"text", to_document(each.why)}}));
    }
    if (!found.bad.empty()) context.exit_code = kFindings;
    return print_json(Document::map({{"from", from.string()},
                                     {"to", to.string()},
                                     {"accounts", found.accounts},
                                     {"tables", found.tables},
                                     {"journals", found.journals},
                                     {"rows", found.rows},
                                     {"bad", std::move(bad)}}));
  }
  const Terminal terminal(context.language());
  const auto row = [&](const Text& what, std::int64_t count) {
    const std::string number = whole(static_cast<std::uint64_t>(count), context.language());
    terminal.line(padded(what.in(context.language()), 20) + fmt::format("{:>12}", number));
  };
  row({"accounts", "konta"}, found.accounts);
  row({"tables", "stoły"}, found.tables);
  row({"journals", "dzienniki"}, found.journals);
  row({"rows of journals", "wiersze dzienników"}, found.rows);
  print_bad(found.bad, context, terminal);
  terminal.line(found.bad.empty()
                    ? say("Every journal verifies: {0}", "Każdy dziennik jest w porządku: {0}", {to.string()})
                    : say("{0} {0|journal does|journals do} not verify; the copy is what the store is: {1}",
                          "{0} {0|dziennik jest niepoprawny|dzienniki są niepoprawne|dzienników jest niepoprawnych}; "
                          "kopia jest taka jak magazyn: {1}",
                          {found.bad.size(), to.string()}),
                found.bad.empty() ? Tone::good : Tone::bad);
}

void run_backup(const BackupWishes& wishes, Context& context) {
  const fs::path from = store_of(wishes), to = wishes.file;
  std::error_code error;
  if (!fs::exists(from, error)) {
    fail(say("There is no store at {0}.", "Nie ma magazynu w {0}.", {from.string()}));
  }
  if (fs::equivalent(from, to, error)) {
    fail({"A store cannot be its own backup.", "Magazyn nie może być własną kopią zapasową."});
  }
  if (fs::exists(to, error) && !wishes.replace) {
    fail(say("{0} exists already; --replace puts the new backup in its place once that is good.",
             "{0} już istnieje; --replace zastąpi ten plik, gdy nowa kopia będzie dobra.", {to.string()}));
  }
  const store::Inspection found = checked_copy(from, to, context);
  std::string trouble;
  if (!store::finish_backup(to, trouble)) fail_copy(to, trouble);
  report(found, from, to, wishes, context);
}

void run_restore(const BackupWishes& wishes, Context& context) {
  const fs::path from = wishes.file, to = store_of(wishes);
  std::error_code error;
  if (!fs::exists(from, error)) {
    fail(say("There is no backup at {0}.", "Nie ma kopii zapasowej w {0}.", {from.string()}));
  }
  if (fs::equivalent(from, to, error)) {
    fail({"A store cannot be restored from itself.", "Magazynu nie można odtworzyć z niego samego."});
  }
  if (fs::exists(to, error) && !wishes.replace) {
    fail(say("There is a store at {0}; --replace puts the backup in its place and keeps it under another name.",
             "W {0} jest magazyn; --replace wstawi kopię w jego miejsce, a jego zachowa pod inną nazwą.",
             {to.string()}));
  }
  if (to.has_parent_path()) fs::create_directories(to.parent_path(), error);
  std::string trouble;
  if (!store::is_free(to, trouble)) {
    fail(say("Stop the server first: {0}.", "Najpierw zatrzymaj serwer: {0}.", {trouble}), kBroken);
  }
  const store::Inspection found = checked_copy(from, to, context);
  std::optional<fs::path> kept;
  if (!store::finish_restore(to, kept, trouble)) fail_copy(to, trouble);
  report(found, from, to, wishes, context);
  if (kept && !wishes.json) {
    Terminal(context.language())
        .line(say("The store that was there is now {0}", "Poprzedni magazyn to teraz {0}", {kept->string()}));
  }
}

using RunWishes = void (*)(const BackupWishes&, Context&);

void add_common(CLI::App& command, Context& context, const std::string& file, const std::string& replace,
                RunWishes run) {
  const auto wishes = std::make_shared<BackupWishes>();
  command.add_option("FILE", wishes->file, file)->required();
  command
      .add_option("--store", wishes->store,
                  context.text("The store (default: the one of kostka serve)",
                               "Magazyn (domyślnie ten, którego używa kostka serve)"))
      ->type_name("FILE");
  command.add_flag("--replace", wishes->replace, replace);
  add_json_flag(command, context, wishes->json);
  command.callback([&context, wishes, run] { run(*wishes, context); });
}

}  // namespace

void add_backup(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "backup", context.text("Copy the store of a server while it runs", "Skopiuj magazyn serwera, także gdy działa"));
  add_common(*command, context, context.text("The backup to make", "Kopia zapasowa, która ma powstać"),
             context.text("In place of a backup that is there, once the new one is good",
                          "W miejsce dawnej kopii, gdy nowa będzie dobra"),
             run_backup);
}

void add_restore(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand(
      "restore", context.text("Make a backup the store of a server", "Uczyń kopię zapasową magazynem serwera"));
  add_common(*command, context, context.text("The backup", "Kopia zapasowa"),
             context.text("In place of the store that is there, which is kept under another name",
                          "W miejsce obecnego magazynu, który zostanie pod inną nazwą"),
             run_restore);
}

}  // namespace kostka::cli
