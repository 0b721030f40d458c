// Postgres: a thin cover over libpq. A connection prepares each statement once, reads with one statement, and commits
// many of them in one round trip. What goes wrong is kept as the end of a sentence.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct pg_conn;
struct pg_result;

namespace kostka::store {

// "postgresql://..." or "postgres://...": a database and not a file.
bool is_postgres_url(std::string_view name);
// The same without the password, for people to read.
std::string without_password(std::string_view url);

// What stands for $1, $2 ... in a statement. Numbers are bigint, texts text, bytes bytea and lists of texts text[].
class PgStatement {
 public:
  // `sql` is a literal, or lives as long as the program: statements are found again by it.
  template <class... Values>
  explicit PgStatement(std::string_view sql, const Values&... values) : sql_(sql) {
    (add(values), ...);
  }

  [[nodiscard]] std::string_view sql() const { return sql_; }
  // A text that PostgreSQL cannot keep, because it is not UTF-8 or has a zero byte in it, is among the values.
  [[nodiscard]] bool has_bad_text() const { return bad_text_; }

 private:
  friend class PgConnection;
  struct Value {
    std::string bytes;
    bool is_null = false, is_binary = false;
  };
  void add(std::int64_t value);
  void add(std::string_view text);
  void add(const std::string& text) { add(std::string_view(text)); }
  void add(const char* text) { add(std::string_view(text)); }
  void add(std::span<const std::byte> bytes);
  void add(const std::optional<std::int64_t>& value);
  void add(const std::vector<std::string>& texts);

  std::string_view sql_;
  std::vector<Value> values_;
  bool bad_text_ = false;
};

// What a statement gave. Columns count from 0; those that are read as numbers are cast to bigint in the statement.
class PgRows {
 public:
  [[nodiscard]] int size() const;
  [[nodiscard]] std::int64_t integer(int row, int column) const;
  [[nodiscard]] std::optional<std::int64_t> optional_integer(int row, int column) const;
  [[nodiscard]] bool is_null(int row, int column) const;
  [[nodiscard]] std::string_view text(int row, int column) const;
  [[nodiscard]] std::span<const std::byte> bytes(int row, int column) const;

 private:
  friend class PgConnection;
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

// A message that some session sent by NOTIFY.
struct PgNews {
  std::string text;
  int process = 0;  // of the session that sent it
};

class PgConnection {
 public:
  struct Wishes {
    std::string url;
    std::string name;                            // application_name, by which sessions are told apart
    std::chrono::milliseconds patience{10'000};  // for an answer; then the connection is given up
  };
  // Null, and the end of a sentence in `why`. Commits of the session are durable before they are answered.
  static std::unique_ptr<PgConnection> open(const Wishes& wishes, std::string& why);
  ~PgConnection();
  PgConnection(const PgConnection&) = delete;
  PgConnection& operator=(const PgConnection&) = delete;

  // One statement by itself; nothing when it failed.
  std::optional<PgRows> query(const PgStatement& statement);
  // Several statements without values, such as a step of a schema.
  bool run_script(const std::string& sql);

  // What came of a transaction.
  enum class Outcome : std::uint8_t {
    committed,  // all of it
    refused,    // nothing; the statement failed() says which
    unknown,    // the connection was lost: all or nothing
  };
  // All statements in one transaction, sent together: one round trip.
  Outcome commit(std::span<const PgStatement* const> statements);
  // The statement whose failure ended the last transaction; nothing when it was none of them.
  [[nodiscard]] std::optional<std::size_t> failed() const { return failed_; }

  // Waits for messages on the channels that were listened to; false when the connection is gone. Ends at once when
  // `wake` (a file descriptor, or -1) can be read.
  bool wait_for_news(std::chrono::milliseconds longest, int wake, std::vector<PgNews>& news);

  // Why the last call that failed did so, and its SQLSTATE when the database said so itself.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  [[nodiscard]] const std::string& state() const { return state_; }
  // Looks whether the other end has gone since the last answer, before anything is sent that might then be lost.
  bool is_alive();
  // It was given up because no answer came, and not because it ended.
  [[nodiscard]] bool is_silent() const { return silent_; }
  // Nothing can be asked any more.
  [[nodiscard]] bool is_lost() const { return lost_; }
  // The process that serves this session.
  [[nodiscard]] int process() const;

 private:
  using Deadline = std::chrono::steady_clock::time_point;
  using Result = std::unique_ptr<pg_result, PgRows::Clear>;
  struct Close {
    void operator()(pg_conn* connection) const;
  };
  struct Sent {                               // what was sent together, in this order
    std::vector<std::string_view> preparing;  // the statement that is prepared, or nothing
    std::vector<std::optional<std::size_t>> statement;
  };

  explicit PgConnection(pg_conn* connection, std::chrono::milliseconds patience)
      : connection_(connection), patience_(patience) {}
  bool set_up();
  [[nodiscard]] Deadline deadline() const { return std::chrono::steady_clock::now() + patience_; }
  // The name under which it is prepared, and whether it already is.
  std::pair<std::string, bool> name_of(std::string_view sql);
  bool send_prepared(const std::string& name, const PgStatement& statement);
  bool send_all(std::span<const PgStatement* const> statements, Sent& sent);
  bool read_all(const Sent& sent, bool& committed);
  // The next result, or none; false when the connection is lost.
  bool next_result(Result& result, Deadline latest);
  bool wait(short events, Deadline latest);
  bool lose(std::string why);
  bool lose();
  void note(const pg_result* result);

  std::unique_ptr<pg_conn, Close> connection_;
  std::chrono::milliseconds patience_;
  std::unordered_map<std::string_view, std::string> prepared_;
  std::string trouble_, state_;
  std::optional<std::size_t> failed_;
  bool lost_ = false, silent_ = false;
};

}  // namespace kostka::store
