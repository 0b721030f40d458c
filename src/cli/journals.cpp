#include "cli/journals.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <cstdlib>
#include <ctime>
#include <system_error>

#include "cli/context.h"
#include "store/digest.h"

namespace kostka::cli {

namespace fs = std::filesystem;
using kernel::say;

namespace {

std::optional<fs::path> folder_in(const char* variable) {
  const char* value = std::getenv(variable);
  // A relative path is not allowed there by the XDG specification, and would scatter journals.
  if (!value || *value != '/') return std::nullopt;
  return fs::path(value);
}

std::optional<store::Journal> read_quietly(const fs::path& path) {
  kernel::Diagnostics ignored;
  return store::read_journal(path, ignored);
}

}  // namespace

fs::path journal_folder() {
  if (const auto data = folder_in("XDG_DATA_HOME")) return *data / "kostka" / "journals";
  if (const auto home = folder_in("HOME")) return *home / ".local" / "share" / "kostka" / "journals";
  fail({"There is no folder for journals, because neither HOME nor XDG_DATA_HOME is set; name a file with --journal.",
        "Nie ma folderu na dzienniki, bo nie ustawiono HOME ani XDG_DATA_HOME; podaj plik przez --journal."});
}

fs::path new_journal_path(std::string_view game) {
  const fs::path folder = journal_folder();
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    fail(say("The folder {0} cannot be made: {1}.", "Nie można utworzyć folderu {0}: {1}.",
             {folder.string(), error.message()}));
  }
  const std::string stem = fmt::format("{}-{:%Y-%m-%d}", game, fmt::localtime(std::time(nullptr)));
  for (int n = 1;; ++n) {
    fs::path path = folder / fmt::format("{}-{}.jsonl", stem, n);
    if (!fs::exists(path)) return path;
  }
}

std::optional<fs::path> latest_unfinished(std::string_view game) {
  std::optional<fs::path> latest;
  fs::file_time_type newest{};
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(journal_folder(), error)) {
    const bool ours =
        entry.path().extension() == ".jsonl" && entry.path().filename().string().starts_with(std::string(game) + '-');
    if (!ours || (latest && entry.last_write_time(error) <= newest)) continue;
    const auto journal = read_quietly(entry.path());
    if (!journal || journal->finished() || journal->header.game != game) continue;
    newest = entry.last_write_time(error);
    latest = entry.path();
  }
  return latest;
}

store::Journal open_journal(const fs::path& path) {
  kernel::Diagnostics diagnostics;
  auto journal = store::read_journal(path, diagnostics);
  if (journal) return std::move(*journal);
  std::string lines = diagnostics.to_text();
  lines.pop_back();
  fail(say("This is not a journal that can be read: {0}", "Tego dziennika nie można odczytać: {0}", {lines}));
}

std::string content_hash_of(const Context& context, std::string_view game) {
  return store::content_hash(context.content(module_named(game)));
}

}  // namespace kostka::cli
