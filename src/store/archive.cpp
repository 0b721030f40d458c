#include "store/archive.h"

#include <fmt/chrono.h>
#include <fmt/core.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <ctime>
#include <future>
#include <limits>
#include <system_error>
#include <utility>

#include "content/files.h"
#include "content/gzip.h"
#include "content/json.h"
#include "kernel/data/reader.h"
#include "store/journal.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::Reader;
using kernel::say;
using kernel::Text;

constexpr int kArchiveVersion = 1;
constexpr std::size_t kLargestRest = std::size_t{16} << 20;
constexpr std::int64_t kAnyTime = std::numeric_limits<std::int64_t>::max();

bool can_be_a_name(std::string_view id) {
  const auto plain = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; };
  return !id.empty() && id.size() <= 100 && std::ranges::all_of(id, plain);
}

Document rest_document(const ArchivedTable& table) {
  const TableRecord& record = table.record;
  Document accounts = Document::list(), chat = Document::list();
  for (const std::string& account : record.accounts) accounts.push(account);
  for (const ChatRecord& line : table.chat) {
    chat.push(Document::map({{"number", line.number}, {"time", line.time}, {"line", line.line}}));
    if (!line.account.empty()) chat.items().back().set("account", line.account);
  }
  Document rest = Document::map({{"kostka_archive", kArchiveVersion},
                                 {"id", record.id},
                                 {"game", record.game},
                                 {"status", record.status},
                                 {"is_public", record.is_public},
                                 {"has_open_seat", record.has_open_seat},
                                 {"created", record.created},
                                 {"changed", record.changed},
                                 {"rows", record.rows},
                                 {"accounts", std::move(accounts)},
                                 {"lobby", record.lobby},
                                 {"chat", std::move(chat)}});
  rest.set("started", record.started.value_or(record.created));
  rest.set("finished", record.finished.value_or(record.changed));
  return rest;
}

ArchivedTable read_rest(Reader& r) {
  ArchivedTable table;
  TableRecord& record = table.record;
  r.integer("kostka_archive", kArchiveVersion, kArchiveVersion);
  record.id = r.text("id");
  record.game = r.text("game");
  record.status = r.one_of("status", std::array{std::pair{std::string_view("finished"), "finished"}});
  record.is_public = r.flag("is_public");
  record.has_open_seat = r.flag("has_open_seat");
  record.created = r.integer("created", 0, kAnyTime);
  record.changed = r.integer("changed", 0, kAnyTime);
  record.rows = r.integer("rows", 0, kAnyTime);
  record.accounts = r.texts_or_empty("accounts");
  record.lobby = r.text("lobby");
  // Archives of earlier versions do not say when the match began and ended.
  record.started = r.integer_or("started", record.created, 0, kAnyTime);
  record.finished = r.integer_or("finished", record.changed, 0, kAnyTime);
  for (const Document& line : r.list("chat")) {
    Reader c(line, r.diagnostics(), "line of chat");
    table.chat.push_back(
        {c.integer("number", 0, kAnyTime), c.integer("time", 0, kAnyTime), c.text("line"), c.text_or("account", "")});
    c.finish();
  }
  r.finish();
  return table;
}

bool write_private(const fs::path& path, std::string_view bytes, std::string& trouble) {
  if (!content::write_file(path, bytes, trouble)) return false;
  if (::chmod(path.c_str(), 0600) == 0) return true;
  trouble = "cannot write " + path.generic_string() + ": " + content::reason(errno);
  return false;
}

// Nothing, and why, when it cannot be read; an empty record when it has gone meanwhile.
std::optional<ArchivedTable> table_in(Store& store, const std::string& id, std::string& trouble) {
  const auto record = store.table(id);
  const auto journal = store.journal(id);
  const auto chat = store.chat(id, std::numeric_limits<std::int32_t>::max());
  for (const std::string& why : {record.trouble(), journal.trouble(), chat.trouble()}) {
    if (trouble.empty()) trouble = why;
  }
  if (!trouble.empty()) return std::nullopt;
  ArchivedTable table{record->value_or(TableRecord{}), *journal, *chat};
  table.record.wake.reset();  // a match that is over needs nobody
  return table;
}

std::vector<Old> all_old(Store& store, Milliseconds before, std::string& trouble) {
  constexpr std::size_t kTogether = 1000;
  std::vector<Old> all;
  for (bool more = true; more;) {
    const Old after = all.empty() ? Old{} : all.back();
    const auto batch = store.old(OldKind::finished, {before, {}, {}}, after, kTogether);
    if (!batch.ok()) {
      trouble = batch.trouble();
      return {};
    }
    all.insert(all.end(), batch->begin(), batch->end());
    more = batch->size() == kTogether;
  }
  return all;
}

std::string removed(Store& store, const std::string& id, Milliseconds before) {
  std::promise<std::string> done;
  store.remove_old(OldKind::finished, id, {before, {}, {}},
                   [&done](const std::string& trouble) { done.set_value(trouble); });
  return done.get_future().get();
}

// The files are there and say the same as the store does.
bool is_safe(const fs::path& journal, const ArchivedTable& table, std::string& trouble) {
  if (!write_archived(journal, table, trouble)) return false;
  const auto again = read_archived(journal, trouble);
  if (again && *again == table) return true;
  if (trouble.empty()) trouble = journal.generic_string() + " does not say what was written to it";
  return false;
}

// False when the archive cannot go on.
bool archive_one(Store& store, const Old& old, const ArchiveWish& wish, const FindGame& find, Archived& archived,
                 std::string& trouble) {
  const auto table = table_in(store, old.id, trouble);
  if (!table) return false;
  if (table->record.id.empty()) return true;
  const auto path = archive_path(wish.folder, table->record);
  auto why = path ? journal_trouble(table->journal, old.id, find, Wanted::finished_only)
                  : Text{"its name cannot be that of a file", "jego nazwa nie może być nazwą pliku"};
  if (why) {
    archived.bad.push_back({old.id, std::move(*why)});
    return true;
  }
  if (!wish.dry_run) {
    if (!is_safe(*path, *table, trouble)) return false;
    trouble = removed(store, old.id, wish.before);
    if (!trouble.empty()) return false;
    std::error_code ignored;
    archived.file_bytes += static_cast<std::int64_t>(fs::file_size(*path, ignored));
  }
  ++archived.matches;
  archived.bytes += old.bytes;
  return true;
}

}  // namespace

bool ArchivedTable::operator==(const ArchivedTable& other) const {
  return journal == other.journal && rest_document(*this) == rest_document(other);
}

std::optional<fs::path> archive_path(const fs::path& folder, const TableRecord& record) {
  if (!can_be_a_name(record.id)) return std::nullopt;
  const auto month = fmt::format("{:%Y-%m}", fmt::gmtime(static_cast<std::time_t>(record.changed / 1000)));
  return folder / month / (record.id + std::string(kArchivedJournal));
}

fs::path archived_rest(const fs::path& journal) {
  std::string name = journal.filename().string();
  if (name.ends_with(kArchivedJournal)) name.resize(name.size() - kArchivedJournal.size());
  return journal.parent_path() / (name + ".table.json");
}

bool write_archived(const fs::path& journal, const ArchivedTable& table, std::string& trouble) {
  std::error_code error;
  if (journal.has_parent_path()) fs::create_directories(journal.parent_path(), error);
  if (error) {
    trouble = "the folder " + journal.parent_path().generic_string() + " cannot be made";
    return false;
  }
  return write_private(journal, content::gzip(table.journal), trouble) &&
         write_private(archived_rest(journal), to_json(rest_document(table), kernel::Indent::pretty) + '\n', trouble);
}

std::optional<ArchivedTable> read_archived(const fs::path& journal, std::string& trouble) {
  const auto compressed = content::read_file(journal, trouble, kLargestJournal);
  if (!compressed) return std::nullopt;
  std::string why;
  auto lines = content::gunzip(*compressed, kLargestJournal, why);
  if (!lines) {
    trouble = "cannot read " + journal.generic_string() + ": " + why;
    return std::nullopt;
  }
  const fs::path rest = archived_rest(journal);
  const auto text = content::read_file(rest, trouble, kLargestRest);
  if (!text) return std::nullopt;
  kernel::Diagnostics diagnostics;
  const Document document = content::read_json(*text, rest.generic_string(), diagnostics);
  if (!diagnostics.ok()) {
    trouble = diagnostics.to_text();
    trouble.pop_back();
    return std::nullopt;
  }
  Reader reader(document, diagnostics, "archived table");
  ArchivedTable table = read_rest(reader);
  if (!diagnostics.ok()) {
    trouble = diagnostics.to_text();
    trouble.pop_back();
    return std::nullopt;
  }
  table.journal = std::move(*lines);
  return table;
}

Archived archive_finished(Store& store, const ArchiveWish& wish, const FindGame& find, const Steps& steps,
                          std::string& trouble) {
  Archived archived;
  const std::vector<Old> all = all_old(store, wish.before, trouble);
  std::int64_t done = 0;
  for (const Old& old : all) {
    if (!archive_one(store, old, wish, find, archived, trouble)) break;
    if (steps) steps(++done, static_cast<std::int64_t>(all.size()));
  }
  return archived;
}

PutBack put_back(Store& store, const fs::path& journal, const FindGame& find, Text& trouble) {
  std::string why;
  auto table = read_archived(journal, why);
  if (!table) {
    trouble = say("{0}", "{0}", {why});
    return PutBack::failed;
  }
  const std::string id = table->record.id;
  if (auto wrong = journal_trouble(table->journal, id, find, Wanted::finished_only)) {
    trouble = std::move(*wrong);
    return PutBack::failed;
  }
  const auto there = table_in(store, id, why);
  if (there && *there == *table) return PutBack::was_there;
  if (there && !there->record.id.empty()) {
    trouble = say("another table has the name {0}", "inny stół nosi nazwę {0}", {id});
    return PutBack::failed;
  }
  if (why.empty()) {
    Change change{id, std::move(table->record), std::move(table->journal), std::move(table->chat)};
    std::promise<std::string> made;
    store.write(std::move(change), [&made](const std::string& failed) { made.set_value(failed); });
    why = made.get_future().get();
  }
  if (why.empty()) return PutBack::put;
  trouble = say("{0}", "{0}", {why});
  return PutBack::failed;
}

}  // namespace kostka::store
