#include "store/sqlite_file.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

#include "content/files.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

// Step i leads from version i to version i + 1. A step is never changed once it has been published.
//
// Tables have a number beside their id, because it is repeated in every part of their journals. `section` is the list
// of a lobby that counts the table (section_of() in sqlite_records.cpp). table_accounts repeats what the list of an
// account is sorted and counted by, so that it is read in one sweep.
constexpr std::array<const char*, kSchemaVersion> kSteps = {R"(
CREATE TABLE accounts (
  id TEXT NOT NULL PRIMARY KEY,
  secret BLOB NOT NULL,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'finished', 'faulted')),
  is_public INTEGER NOT NULL,
  has_open_seat INTEGER NOT NULL,
  section INTEGER NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  wake INTEGER,
  rows INTEGER NOT NULL,
  lobby TEXT NOT NULL
) STRICT;
CREATE INDEX public_tables_by_change ON tables (changed) WHERE is_public;
CREATE INDEX public_tables_by_section ON tables (section) WHERE is_public;
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE table_accounts (
  account TEXT NOT NULL,
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  place INTEGER NOT NULL,
  PRIMARY KEY (account, table_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_accounts_by_table ON table_accounts (table_number);

CREATE TABLE journal (
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  part INTEGER NOT NULL,
  lines BLOB NOT NULL,
  PRIMARY KEY (table_number, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  number INTEGER NOT NULL,
  time INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
  code BLOB NOT NULL PRIMARY KEY,
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_number);
CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE probe (bytes BLOB NOT NULL) STRICT;
)",
                                                            R"(
CREATE TABLE given (
  table_number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  lines BLOB NOT NULL
) STRICT;
INSERT INTO given (table_number, lines)
  SELECT number, CAST(json_extract(lobby, '$.given') AS BLOB) FROM tables
  WHERE status = 'waiting' AND json_extract(lobby, '$.given') <> '';
UPDATE tables SET lobby = json_set(json_remove(lobby, '$.given'), '$.muted', json_array(), '$.banned', json_array(),
  '$.seats', (SELECT json_group_array(json_set(value, '$.sitting', '')) FROM json_each(lobby, '$.seats')));
CREATE INDEX faulted_tables ON tables (number) WHERE status = 'faulted';

ALTER TABLE chat ADD COLUMN account TEXT NOT NULL DEFAULT '';

DROP TABLE links;
CREATE TABLE links (
  code BLOB NOT NULL PRIMARY KEY,
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  account TEXT NOT NULL,
  sitting TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_number);
CREATE INDEX links_by_expiry ON links (expires);
)",
                                                            R"(
ALTER TABLE accounts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE accounts SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX accounts_by_seen ON accounts (seen, id);
CREATE INDEX chat_by_account ON chat (account);
CREATE INDEX finished_tables_by_age ON tables (changed, id) WHERE status = 'finished';
CREATE INDEX waiting_tables_by_age ON tables (changed, id) WHERE status = 'waiting';
)",
                                                            R"(
ALTER TABLE tables ADD COLUMN started INTEGER;
ALTER TABLE tables ADD COLUMN finished INTEGER;
ALTER TABLE tables ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET started = created WHERE status <> 'waiting';
UPDATE tables SET finished = changed WHERE status = 'finished';
CREATE INDEX finished_tables_by_summing ON tables (summed, number) WHERE status = 'finished';
ALTER TABLE accounts ADD COLUMN profile TEXT NOT NULL DEFAULT '';

CREATE TABLE results (
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  account TEXT NOT NULL,
  character TEXT NOT NULL,
  won INTEGER NOT NULL,
  resigned INTEGER NOT NULL,
  turns INTEGER NOT NULL,
  deeds TEXT NOT NULL,
  PRIMARY KEY (table_number, seat, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_account ON results (account) WHERE account <> '';

CREATE TABLE notes (
  kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  expires INTEGER,
  PRIMARY KEY (kind, owner, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_owner ON notes (owner) WHERE owner <> '';
CREATE INDEX notes_by_key ON notes (key) WHERE owner <> '';
CREATE INDEX notes_by_expiry ON notes (expires) WHERE expires IS NOT NULL;
)"};

// Every commit is on the disk when it ends. A commit of many tables writes hundreds of pages, most of them the same as
// the one before: 16 MiB of them gather before they are copied into the file.
constexpr const char* kManners =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; "
    "PRAGMA wal_autocheckpoint = 4000;";

bool make_folder(const fs::path& path, std::string& trouble) {
  std::error_code failed;
  if (!path.has_parent_path()) return true;
  fs::create_directories(path.parent_path(), failed);
  if (failed) trouble = "the folder " + path.parent_path().generic_string() + " cannot be made";
  return !failed;
}

// Accounts and secrets of dice are in it, so it is made for its owner only; SQLite makes the files beside it alike.
bool make_file(const fs::path& path, std::string& trouble) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    trouble = content::reason(errno);
    return false;
  }
  ::close(descriptor);
  return true;
}

}  // namespace

bool is_ours(Database& database, std::string& trouble) {
  const auto application = database.number("PRAGMA application_id");
  const auto version = database.number("PRAGMA user_version");
  const auto objects = database.number("SELECT count(*) FROM sqlite_schema");
  if (!application || !version || !objects) {
    trouble = database.trouble();
  } else if (*application != kApplicationId && (*application != 0 || *objects != 0)) {
    trouble = "it belongs to another program";
  } else if (*version > kSchemaVersion) {
    trouble = "it was made by a newer version of Kostka";
  } else if (*version < 0 || (*application == kApplicationId && (*version == 0 || *objects == 0))) {
    trouble = "the file is damaged";
  } else {
    return true;
  }
  return false;
}

namespace {

bool set_up(Database& database, const SqliteOptions& options, std::string& trouble) {
  std::string mode;
  bool ok = false;
  {
    // The mode is told before it is stored, which can fail. Without it a commit would not survive a power cut.
    Query query(database, "PRAGMA journal_mode = WAL");
    while (query.next()) mode = query.text(0);
    ok = query.ok() && database.run_script(kManners);
  }
  if (ok && options.largest_bytes) {
    const std::int64_t pages = *options.largest_bytes / database.number("PRAGMA page_size").value_or(4096);
    ok = database.run_script(("PRAGMA max_page_count = " + std::to_string(std::max<std::int64_t>(pages, 1))).c_str());
  }
  if (!ok) {
    trouble = database.trouble();
  } else if (mode != "wal") {
    trouble = "this file system cannot hold a store";
    ok = false;
  }
  return ok;
}

bool migrate(Database& database, std::string& trouble) {
  const auto version = database.number("PRAGMA user_version");
  if (!version) {
    trouble = database.trouble();
    return false;
  }
  for (auto step = static_cast<std::size_t>(*version); step < kSteps.size(); ++step) {
    const std::string script = "BEGIN IMMEDIATE; PRAGMA application_id = " + std::to_string(kApplicationId) + ";" +
                               kSteps[step] + "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;";
    if (database.run_script(script.c_str())) continue;
    trouble = database.trouble();
    return false;  // what was begun is undone when the database is closed
  }
  return true;
}

// A check that meets a page it cannot read reports that as it reports damage; in a tree with SQLite's code of the
// reason, in the list of free pages without.
bool could_not_read(std::string_view report) {
  if (report.find("failed to get page") != std::string_view::npos) return true;
  constexpr std::string_view kReason = "error code=";
  const std::size_t at = report.find(kReason);
  if (at == std::string_view::npos) return false;
  int code = 0;
  std::from_chars(report.data() + at + kReason.size(), report.data() + report.size(), code);
  const int kind = code & 0xff;
  return kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN || kind == SQLITE_NOMEM;
}

}  // namespace

// It takes seconds where there are many tables: a scrambled page would otherwise be met in the middle of somebody's
// match.
bool is_whole(Database& database, bool indexes, std::string& trouble) {
  Query query(database, indexes ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)");
  if (query.next() && query.text(0) == "ok") return true;
  if (!query.ok())
    trouble = database.trouble();
  else if (could_not_read(query.text(0)))
    trouble = "a part of it cannot be read";
  else
    trouble = "the file is damaged: " + std::string(query.text(0));
  return false;
}

namespace {

// What the last server has left beside the file goes into it. A commit that the disk refused can still be found there
// and read, though it never reached the disk; whatever would be written after it would be lost with it at a power cut.
// So all that is found now is made durable before anybody is told of it.
bool take_in(Database& database, std::string& trouble) {
  bool busy = false;
  Query query(database, "PRAGMA wal_checkpoint(TRUNCATE)");
  while (query.next()) busy = query.integer(0) != 0;
  if (query.ok() && !busy) return true;
  trouble = query.ok() ? "another program is using it" : database.trouble();
  return false;
}

std::optional<StoreFile> opened(const fs::path& path, const SqliteOptions& options, std::string& why) {
  if (!make_folder(path, why)) return std::nullopt;
  auto lock = FileLock::take(path.string() + ".lock", why);
  if (!lock || !make_file(path, why)) return std::nullopt;
  auto identity = FileIdentity::of(path);
  if (!identity) {
    why = content::reason(errno);
    return std::nullopt;
  }
  StoreFile file{std::move(*identity), std::move(lock), nullptr};
  file.database = Database::open(path, Database::Access::write, why, options.vfs);
  if (!file.database) return std::nullopt;
  Database& database = *file.database;
  if (!is_ours(database, why) || !set_up(database, options, why) || !migrate(database, why)) return std::nullopt;
  if (!is_whole(database, options.check_whole, why) || !take_in(database, why)) return std::nullopt;
  return file;
}

}  // namespace

std::unique_ptr<FileLock> FileLock::take(const fs::path& path, std::string& trouble) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    trouble = content::reason(errno);
    return nullptr;
  }
  std::unique_ptr<FileLock> lock(new FileLock(descriptor));
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  trouble = errno == EWOULDBLOCK ? "another server is running with it" : content::reason(errno);
  return nullptr;
}

FileLock::~FileLock() { ::close(descriptor_); }

std::optional<FileIdentity> FileIdentity::of(const fs::path& path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  FileIdentity identity(path);
  identity.device_ = found.st_dev;
  identity.number_ = found.st_ino;
  return identity;
}

std::string FileIdentity::trouble() const {
  struct stat found{};
  if (::stat(path_.c_str(), &found) != 0) {
    return errno == ENOENT ? "the file was removed while the server was running" : content::reason(errno);
  }
  const bool same = found.st_dev == device_ && found.st_ino == number_;
  return same ? std::string() : "the file was replaced while the server was running";
}

std::optional<StoreFile> open_store_file(const fs::path& path, const SqliteOptions& options, std::string& trouble) {
  // Whatever name leads to the file, its lock is the same.
  std::error_code failed;
  const fs::path real = fs::weakly_canonical(path, failed);
  std::string why;
  auto file = opened(failed ? path : real, options, why);
  if (!file) trouble = "cannot use " + path.generic_string() + ": " + why;
  return file;
}

}  // namespace kostka::store
