// SQLite: a thin cover over its C interface. A database owns a connection and the statements prepared for it; a query
// is one use of a statement. What goes wrong is kept as the end of a sentence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace kostka::store {

class Query;

// For one thread at a time. Statements are written as string literals: they are prepared once and found again by their
// text, which must outlive the database.
class Database {
 public:
  enum class Access : std::uint8_t { read, write };

  // Null, and the end of a sentence in `trouble`. SQLite looks into the file only when it is first asked something.
  // `vfs` is SQLite's name of what it reads and writes through; empty: the system.
  static std::unique_ptr<Database> open(const std::filesystem::path& path, Access access, std::string& trouble,
                                        const std::string& vfs = {});
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // Everything until commit() or roll_back() is made together or not at all; false when it cannot begin. An error of
  // the disk ends a transaction in the middle, also in a query that only reads. What follows it would then be made one
  // by one, so every query fails until the transaction is over, and commit() gives nothing.
  bool begin(Access access);
  bool commit();
  void roll_back();

  // A query whose rows nobody wants to read; false when it failed.
  template <class... Values>
  bool run(std::string_view sql, const Values&... values);
  // Several statements, each without values or results.
  bool run_script(const char* sql);
  // The single number a statement gives; nothing when it gives none or failed.
  std::optional<std::int64_t> number(std::string_view sql);

  // Puts the whole content, as it is at this moment, in place of that of `into`, whatever is written meanwhile. `steps`
  // is told how many pages of how many are done.
  bool copy_to(Database& into, const std::function<void(std::int64_t done, std::int64_t of)>& steps);

  // A transaction has begun, and nothing has ended it.
  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] std::int64_t changed_rows() const;
  // Why the last call that failed did so.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  // A call failed because the file is damaged, which it will stay.
  [[nodiscard]] bool found_damage() const { return found_damage_; }

 private:
  friend class Query;
  struct Close {
    void operator()(sqlite3* connection) const;
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  explicit Database(sqlite3* connection) : connection_(connection) {}
  sqlite3_stmt* prepared(std::string_view sql);
  bool succeeded(int code);

  std::unique_ptr<sqlite3, Close> connection_;
  std::unordered_map<std::string_view, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
  std::string trouble_;
  bool found_damage_ = false;
  bool begun_ = false;
};

// One use of a statement, with values for ?1, ?2 ...: whole numbers, text, bytes, or an optional number. At its end the
// statement is free for the next.
class Query {
 public:
  template <class... Values>
  explicit Query(Database& database, std::string_view sql, const Values&... values)
      : database_(database), statement_(database.prepared(sql)), ok_(statement_ != nullptr) {
    (bind(values), ...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // The next row; false after the last one, and when something failed.
  bool next();
  // Nothing has failed so far.
  [[nodiscard]] bool ok() const { return ok_; }

  // Columns of the row, from 0. A text lives until the next row.
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::optional<std::int64_t> optional_integer(int column) const;
  [[nodiscard]] std::string_view text(int column) const;
  [[nodiscard]] std::span<const std::byte> bytes(int column) const;

 private:
  void bind(std::int64_t value);
  void bind(std::string_view text);
  void bind(std::span<const std::byte> bytes);
  void bind(const std::optional<std::int64_t>& value);
  void note(int code) { ok_ = database_.succeeded(code) && ok_; }

  Database& database_;
  sqlite3_stmt* statement_;
  bool ok_;
  int bound_ = 0;
};

template <class... Values>
bool Database::run(std::string_view sql, const Values&... values) {
  Query query(*this, sql, values...);
  while (query.next()) {
  }
  return query.ok();
}

}  // namespace kostka::store
