#include "store/sqlite.h"

#include <sqlite3.h>

#include <utility>

#include "content/files.h"

namespace kostka::store {
namespace {

constexpr int kPatienceMs = 5000;  // with somebody who looks into the file with another program

std::string sentence_end(sqlite3* connection, int code) {
  switch (code & 0xff) {
    case SQLITE_FULL: return "the disk is full, or the file has reached the size allowed";
    case SQLITE_NOTADB: return "it is not a file of Kostka's";
    case SQLITE_CORRUPT: return "the file is damaged";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "another program is using it";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "you do not have the permission to write";
    case SQLITE_NOMEM: return "there is not enough memory";
    default: break;
  }
  const int system = connection ? sqlite3_system_errno(connection) : 0;
  const bool about_files = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
  if (about_files && system != 0) return content::reason(system);
  return connection ? sqlite3_errmsg(connection) : sqlite3_errstr(code);
}

}  // namespace

void Database::Close::operator()(sqlite3* connection) const { sqlite3_close(connection); }
void Database::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

std::unique_ptr<Database> Database::open(const std::filesystem::path& path, Access access, std::string& trouble,
                                         const std::string& vfs) {
  const int flags = access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  sqlite3* connection = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &connection, flags | SQLITE_OPEN_NOMUTEX, vfs.empty() ? nullptr : vfs.c_str());
  // SQLite gives a connection also when it could not open the file, to ask it why.
  std::unique_ptr<Database> database(new Database(connection));
  if (code != SQLITE_OK) {
    trouble = sentence_end(connection, code);
    return nullptr;
  }
  sqlite3_extended_result_codes(connection, 1);
  sqlite3_busy_timeout(connection, kPatienceMs);
  return database;
}

Database::~Database() = default;

bool Database::run_script(const char* sql) {
  return succeeded(sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr));
}

std::optional<std::int64_t> Database::number(std::string_view sql) {
  Query query(*this, sql);
  return query.next() ? std::optional(query.integer(0)) : std::nullopt;
}

bool Database::copy_to(Database& into, const std::function<void(std::int64_t, std::int64_t)>& steps) {
  // As long as this connection reads, it sees what there was at the beginning; without that, every change of somebody
  // else would make SQLite begin again.
  if (!begin(Access::read) || !number("SELECT count(*) FROM sqlite_schema")) return false;
  sqlite3_backup* const copying = sqlite3_backup_init(into.connection_.get(), "main", connection_.get(), "main");
  int code = copying ? SQLITE_OK : sqlite3_extended_errcode(into.connection_.get());
  while (copying && code == SQLITE_OK) {
    constexpr int kPagesAtOnce = 1024;
    code = sqlite3_backup_step(copying, kPagesAtOnce);
    const std::int64_t pages = sqlite3_backup_pagecount(copying);
    if (steps) steps(pages - sqlite3_backup_remaining(copying), pages);
  }
  if (copying) sqlite3_backup_finish(copying);
  roll_back();
  if (code == SQLITE_DONE) return true;
  trouble_ = sentence_end(into.connection_.get(), code);
  return false;
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

bool Database::begin(Access access) {
  begun_ = false;
  begun_ = run(access == Access::read ? "BEGIN" : "BEGIN IMMEDIATE");
  return begun_;
}

bool Database::commit() {
  const bool whole = std::exchange(begun_, false) && in_transaction();
  return whole && run("COMMIT");
}

void Database::roll_back() {
  begun_ = false;
  if (in_transaction()) run("ROLLBACK");
}

std::int64_t Database::changed_rows() const { return sqlite3_changes64(connection_.get()); }

sqlite3_stmt* Database::prepared(std::string_view sql) {
  if (begun_ && !in_transaction()) return nullptr;
  if (const auto found = statements_.find(sql); found != statements_.end()) return found->second.get();
  sqlite3_stmt* statement = nullptr;
  if (!succeeded(sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                    SQLITE_PREPARE_PERSISTENT, &statement, nullptr))) {
    return nullptr;
  }
  statements_.emplace(sql, statement);
  return statement;
}

bool Database::succeeded(int code) {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return true;
  trouble_ = sentence_end(connection_.get(), code);
  found_damage_ |= (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB;
  return false;
}

Query::~Query() {
  if (!statement_) return;
  sqlite3_reset(statement_);  // tells a failure of next() again
  sqlite3_clear_bindings(statement_);
}

void Query::bind(std::int64_t value) {
  if (ok_) note(sqlite3_bind_int64(statement_, ++bound_, value));
}

void Query::bind(std::string_view text) {
  // An empty view may have no address, which SQLite would take for NULL.
  const char* data = text.empty() ? "" : text.data();
  if (ok_) note(sqlite3_bind_text64(statement_, ++bound_, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Query::bind(std::span<const std::byte> bytes) {
  const void* data = bytes.empty() ? static_cast<const void*>("") : bytes.data();
  if (ok_) note(sqlite3_bind_blob64(statement_, ++bound_, data, bytes.size(), SQLITE_TRANSIENT));
}

void Query::bind(const std::optional<std::int64_t>& value) {
  if (value) return bind(*value);
  if (ok_) note(sqlite3_bind_null(statement_, ++bound_));
}

bool Query::next() {
  if (!ok_) return false;
  const int code = sqlite3_step(statement_);
  note(code);
  return code == SQLITE_ROW;
}

std::int64_t Query::integer(int column) const { return sqlite3_column_int64(statement_, column); }

std::optional<std::int64_t> Query::optional_integer(int column) const {
  if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
  return integer(column);
}

std::string_view Query::text(int column) const {
  const auto bytes = this->bytes(column);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::span<const std::byte> Query::bytes(int column) const {
  const void* data = sqlite3_column_blob(statement_, column);
  return {static_cast<const std::byte*>(data), static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

}  // namespace kostka::store
