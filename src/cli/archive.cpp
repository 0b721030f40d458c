// kostka store archive and unarchive: finished matches as compressed journal files, and back.
#include "store/archive.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/documents.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/retention_options.h"
#include "cli/stores.h"
#include "cli/terminal.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::say;
using kernel::Text;

struct ArchiveOptions {
  std::string store, folder;
  std::vector<std::string> from;
  store::Milliseconds age = 0;
  bool dry_run = false, json = false;
};

std::string named_store(const ArchiveOptions& options) {
  return options.store.empty() ? usual_store().string() : options.store;
}

void print_archived(const store::Archived& archived, const ArchiveOptions& options, Context& context) {
  const Terminal terminal(context.language());
  const auto row = [&](const Text& what, std::int64_t count) {
    const std::string number = whole(static_cast<std::uint64_t>(count), context.language());
    terminal.line(padded(what.in(context.language()), 24) + fmt::format("{:>12}", number));
  };
  row({"finished matches", "zakończone partie"}, archived.matches);
  row({"bytes in the store", "bajty w magazynie"}, archived.bytes);
  if (!options.dry_run) row({"bytes of journal files", "bajty plików dzienników"}, archived.file_bytes);
  print_bad(archived.bad, context, terminal);
  if (!archived.bad.empty()) {
    terminal.line(Text{"These stay in the store.", "Te zostają w magazynie."}, Tone::bad);
  }
  terminal.line(options.dry_run ? Text{"This would be archived; nothing was changed.",
                                       "To trafiłoby do archiwum; nic się nie zmieniło."}
                                : say("Archived in {0}", "W archiwum: {0}", {options.folder}));
}

void run_archive(const ArchiveOptions& options, Context& context) {
  const auto store = opened_store(named_store(options));
  const store::ArchiveWish wish{options.folder, milliseconds_now() - options.age, options.dry_run};
  std::string trouble;
  store::Archived archived;
  {
    Progress progress(1, context.language());
    archived = archive_finished(*store, wish, find_games(context), steps_of(progress), trouble);
  }
  if (options.json) {
    Document bad = Document::list();
    for (const auto& each : archived.bad) {
      bad.push(Document::map({{"table", each.table}, {"text", to_document(each.why)}}));
    }
    if (!archived.bad.empty()) context.exit_code = kFindings;
    print_json(Document::map({{"store", shown_store(named_store(options))},
                              {"dry_run", options.dry_run},
                              {"matches", archived.matches},
                              {"bytes", archived.bytes},
                              {"file_bytes", archived.file_bytes},
                              {"bad", std::move(bad)}}));
  } else {
    print_archived(archived, options, context);
  }
  if (!trouble.empty()) fail(say("Then it failed: {0}.", "Potem coś zawiodło: {0}.", {trouble}), kBroken);
}

// The journals that are meant: files as they are, of a folder all that lie in it.
std::vector<fs::path> archived_journals(const std::vector<std::string>& named) {
  std::vector<fs::path> journals;
  for (const std::string& name : named) {
    std::error_code error;
    if (!fs::exists(name, error)) fail(say("There is no file or folder {0}.", "Nie ma pliku ani folderu {0}.", {name}));
    if (!fs::is_directory(name, error)) {
      journals.emplace_back(name);
      continue;
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(name, error)) {
      if (entry.path().filename().string().ends_with(store::kArchivedJournal)) journals.push_back(entry.path());
    }
  }
  std::ranges::sort(journals);
  return journals;
}

void run_unarchive(const ArchiveOptions& options, Context& context) {
  const std::vector<fs::path> journals = archived_journals(options.from);
  const auto store = opened_store(named_store(options));
  const auto find = find_games(context);
  std::uint64_t put = 0, there = 0;
  std::vector<store::Inspection::Bad> bad;
  {
    Progress progress(journals.size(), context.language());
    for (const fs::path& journal : journals) {
      Text why;
      switch (store::put_back(*store, journal, find, why)) {
        case store::PutBack::put: ++put; break;
        case store::PutBack::was_there: ++there; break;
        case store::PutBack::failed: bad.push_back({journal.filename().string(), std::move(why)}); break;
      }
      progress.step();
    }
  }
  if (options.json) {
    Document failed = Document::list();
    for (const auto& each : bad) failed.push(Document::map({{"file", each.table}, {"text", to_document(each.why)}}));
    if (!bad.empty()) context.exit_code = kFindings;
    return print_json(Document::map({{"put", put}, {"were_there", there}, {"bad", std::move(failed)}}));
  }
  const Terminal terminal(context.language());
  print_bad(bad, context, terminal);
  terminal.line(say("{0} put back, {1} there already; the files stay.",
                    "Przywrócono: {0}, były już: {1}; pliki zostają.", {put, there}));
}

void add_store_file(CLI::App& command, const Context& context, ArchiveOptions& options) {
  command.add_option("FILE", options.store,
                     context.text("The store (default: the one of kostka serve)",
                                  "Magazyn (domyślnie ten, którego używa kostka serve)"));
}

}  // namespace

void add_archive(CLI::App& store_command, Context& context) {
  const auto options = std::make_shared<ArchiveOptions>();
  CLI::App* archive = store_command.add_subcommand(
      "archive", context.text("Move old finished matches to compressed journal files",
                              "Przenieś stare zakończone partie do skompresowanych dzienników"));
  add_store_file(*archive, context, *options);
  archive->add_option("--to", options->folder, context.text("The folder for them", "Folder na nie"))
      ->type_name("DIR")
      ->required();
  archive
      ->add_option_function<std::string>(
          "--finished", [options](const std::string& word) { options->age = age_in("--finished", word); },
          context.text("Matches that ended so long ago, like 365d", "Partie zakończone tak dawno, na przykład 365d"))
      ->type_name("AGE")
      ->required();
  archive->add_flag("--dry-run", options->dry_run,
                    context.text("Change nothing; say what would go", "Niczego nie zmieniaj; podaj, co by przeszło"));
  add_json_flag(*archive, context, options->json);
  archive->callback([&context, options] { run_archive(*options, context); });

  CLI::App* back = store_command.add_subcommand(
      "unarchive",
      context.text("Put archived matches back into a store", "Przywróć zarchiwizowane partie do magazynu"));
  add_store_file(*back, context, *options);
  back->add_option("--from", options->from,
                   context.text("A journal of an archive, or a folder of them (may be repeated)",
                                "Dziennik z archiwum lub folder z nimi (można powtórzyć)"))
      ->type_name("PATH")
      ->required()
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  add_json_flag(*back, context, options->json);
  back->callback([&context, options] { run_unarchive(*options, context); });
}

}  // namespace kostka::cli
