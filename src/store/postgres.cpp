#include "store/postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "content/files.h"
#include "kernel/language/utf8.h"

namespace kostka::store {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

bool is_postgres_url(std::string_view name) {
  return name.starts_with("postgresql://") || name.starts_with("postgres://");
}

std::string without_password(std::string_view url) {
  std::string shown(url);
  const std::size_t host = shown.find("://") + 3;
  const std::size_t end = std::min(shown.find_first_of("/?", host), shown.size());
  const std::size_t at = shown.rfind('@', end);
  const std::size_t colon = shown.find(':', host);
  if (at != std::string::npos && at >= host && colon < at) shown.erase(colon, at - colon);
  // What comes after the question mark can be a password too.
  const std::size_t secret = shown.find("password=");
  if (secret != std::string::npos) {
    const std::size_t value = secret + std::strlen("password=");
    shown.replace(value, std::min(shown.find('&', value), shown.size()) - value, "...");
  }
  return shown;
}

// ---- values ---------------------------------------------------------------------------------------------------------

namespace {

// "{"a","b"}", as PostgreSQL reads a list of texts.
std::string array_of(const std::vector<std::string>& texts) {
  std::string array = "{";
  for (const std::string& text : texts) {
    array += array.size() == 1 ? "\"" : ",\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') array += '\\';
      array += c;
    }
    array += '"';
  }
  return array + "}";
}

bool can_be_kept(std::string_view text) {
  return text.find('\0') == std::string_view::npos && kernel::find_bad_utf8(text) == std::string_view::npos;
}

}  // namespace

void PgStatement::add(std::int64_t value) { values_.push_back({std::to_string(value)}); }
void PgStatement::add(std::string_view text) {
  if (!can_be_kept(text)) bad_text_ = true;
  values_.push_back({std::string(text)});
}
void PgStatement::add(std::span<const std::byte> bytes) {
  std::string copy(bytes.size(), '\0');
  if (!bytes.empty()) std::memcpy(copy.data(), bytes.data(), bytes.size());
  values_.push_back({std::move(copy), false, true});
}
void PgStatement::add(const std::optional<std::int64_t>& value) {
  value ? add(*value) : values_.push_back({"", true, false});
}
void PgStatement::add(const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    if (!can_be_kept(text)) bad_text_ = true;
  }
  values_.push_back({array_of(texts)});
}

// ---- rows -----------------------------------------------------------------------------------------------------------

void PgRows::Clear::operator()(pg_result* result) const { PQclear(result); }
int PgRows::size() const { return PQntuples(result_.get()); }
bool PgRows::is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }

std::int64_t PgRows::integer(int row, int column) const {
  const std::span<const std::byte> big_endian = bytes(row, column);
  std::uint64_t value = 0;
  for (const std::byte each : big_endian) value = value << 8U | std::to_integer<std::uint64_t>(each);
  return static_cast<std::int64_t>(value);
}
std::optional<std::int64_t> PgRows::optional_integer(int row, int column) const {
  return is_null(row, column) ? std::nullopt : std::optional(integer(row, column));
}
std::string_view PgRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}
std::span<const std::byte> PgRows::bytes(int row, int column) const {
  return std::as_bytes(std::span(text(row, column)));
}

// ---- the connection -------------------------------------------------------------------------------------------------

void PgConnection::Close::operator()(pg_conn* connection) const { PQfinish(connection); }
PgConnection::~PgConnection() = default;
int PgConnection::process() const { return PQbackendPID(connection_.get()); }

namespace {

// The first line, without what everybody knows.
std::string sentence_of(const char* message) {
  std::string text = message == nullptr ? "" : message;
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  std::ranges::replace(text, '\n', ' ');
  return text.empty() ? "the connection to the database is lost" : text;
}

}  // namespace

std::unique_ptr<PgConnection> PgConnection::open(const Wishes& wishes, std::string& why) {
  // What the address says itself goes before the first ones; the last ones hold whatever it says.
  constexpr std::array kNames = {"connect_timeout",  "tcp_user_timeout", "keepalives_idle",  "keepalives_interval",
                                 "keepalives_count", "dbname",           "application_name", "client_encoding"};
  const std::array<const char*, kNames.size()> values = {
      "5", "10000", "5", "2", "3", wishes.url.c_str(), wishes.name.c_str(), "UTF8"};
  std::array<const char*, kNames.size() + 1> names{}, given{};
  std::copy(kNames.begin(), kNames.end(), names.begin());
  std::copy(values.begin(), values.end(), given.begin());
  std::unique_ptr<PgConnection> connection(
      new PgConnection(PQconnectdbParams(names.data(), given.data(), 1), wishes.patience));
  pg_conn* const raw = connection->connection_.get();
  if (raw == nullptr || PQstatus(raw) != CONNECTION_OK) {
    why = sentence_of(raw == nullptr ? "there is no memory left" : PQerrorMessage(raw));
    return nullptr;
  }
  PQsetNoticeProcessor(raw, [](void*, const char*) {}, nullptr);
  if (!connection->set_up()) {
    why = connection->trouble();
    return nullptr;
  }
  return connection;
}

bool PgConnection::set_up() {
  if (PQsetnonblocking(connection_.get(), 1) != 0) return lose();
  if (PQserverVersion(connection_.get()) < 130000) {
    trouble_ = "the database is older than PostgreSQL 13";
    return false;
  }
  // A standby that is waited for may be set to be waited for even longer; it is never waited for less.
  return run_script(
      "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN "
      "'remote_apply' ELSE 'on' END, false), set_config('search_path', 'kostka, pg_catalog', false), "
      "set_config('idle_in_transaction_session_timeout', '10s', false), set_config('lock_timeout', '8s', false), "
      "set_config('tcp_user_timeout', '10s', false), set_config('default_transaction_isolation', 'read committed', "
      "false), set_config('TimeZone', 'UTC', false)");
}

bool PgConnection::lose(std::string why) {
  lost_ = true;
  state_.clear();
  trouble_ = std::move(why);
  return false;
}
bool PgConnection::lose() { return lose(sentence_of(PQerrorMessage(connection_.get()))); }

void PgConnection::note(const pg_result* result) {
  const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* const message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  state_ = state == nullptr ? "" : state;
  trouble_ = sentence_of(message == nullptr ? PQresultErrorMessage(result) : message);
  // The database ends the session by itself, or it can no longer be reached.
  if (PQstatus(connection_.get()) != CONNECTION_OK) lost_ = true;
}

bool PgConnection::wait(short events, Deadline latest) {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(latest - steady_clock::now()).count();
    if (left <= 0) {
      silent_ = true;
      return lose("the database does not answer");
    }
    pollfd socket{PQsocket(connection_.get()), events, 0};
    const int ready = ::poll(&socket, 1, static_cast<int>(std::min<std::int64_t>(left, 60'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return lose(content::reason(errno));
  }
}

bool PgConnection::next_result(Result& result, Deadline latest) {
  pg_conn* const connection = connection_.get();
  for (;;) {
    const int unsent = PQflush(connection);
    if (unsent < 0) return lose();
    if (PQisBusy(connection) == 0) break;
    if (!wait(unsent > 0 ? POLLIN | POLLOUT : POLLIN, latest)) return false;
    if (PQconsumeInput(connection) == 0) return lose();
  }
  result.reset(PQgetResult(connection));
  return true;
}

std::pair<std::string, bool> PgConnection::name_of(std::string_view sql) {
  const auto found = prepared_.find(sql);
  if (found != prepared_.end()) return {found->second, true};
  return {"s" + std::to_string(std::hash<std::string_view>()(sql)), false};
}

bool PgConnection::send_prepared(const std::string& name, const PgStatement& statement) {
  std::vector<const char*> values;
  std::vector<int> lengths, formats;
  for (const PgStatement::Value& value : statement.values_) {
    values.push_back(value.is_null ? nullptr : value.bytes.c_str());
    lengths.push_back(static_cast<int>(value.bytes.size()));
    formats.push_back(value.is_binary ? 1 : 0);
  }
  return PQsendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(values.size()), values.data(),
                             lengths.data(), formats.data(), 1) == 1;
}

std::optional<PgRows> PgConnection::query(const PgStatement& statement) {
  if (lost_) return std::nullopt;
  const Deadline latest = deadline();
  const auto [name, is_prepared] = name_of(statement.sql());
  Result result;
  const auto ask = [&](bool sent, bool& good) {
    if (!sent) return lose();
    good = true;
    for (;;) {
      Result each;
      if (!next_result(each, latest)) return false;
      if (!each) return true;
      const ExecStatusType status = PQresultStatus(each.get());
      if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        note(each.get());
        good = false;
      }
      result = std::move(each);
    }
  };
  bool good = false;
  if (!is_prepared) {
    const std::string sql(statement.sql());
    if (!ask(PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1, good) || !good) {
      return std::nullopt;
    }
    prepared_.emplace(statement.sql(), name);
  }
  if (!ask(send_prepared(name, statement), good) || !good) return std::nullopt;
  PgRows rows;
  rows.result_ = std::move(result);
  return rows;
}

bool PgConnection::run_script(const std::string& sql) {
  if (lost_) return false;
  if (PQsendQuery(connection_.get(), sql.c_str()) != 1) return lose();
  const Deadline latest = deadline();
  for (bool good = true;;) {
    Result result;
    if (!next_result(result, latest)) return false;
    if (!result) return good;
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) continue;
    if (good) note(result.get());
    good = false;
  }
}

bool PgConnection::is_alive() {
  pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
  if (lost_ || ::poll(&socket, 1, 0) == 0) return !lost_;
  return (PQconsumeInput(connection_.get()) == 1 && PQstatus(connection_.get()) == CONNECTION_OK) || lose();
}

// ---- many statements in one round trip
// -------------------------------------------------------------------------------

bool PgConnection::send_all(std::span<const PgStatement* const> statements, Sent& sent) {
  pg_conn* const connection = connection_.get();
  const auto bare = [&](const char* sql) {
    sent.preparing.emplace_back();
    sent.statement.emplace_back();
    return PQsendQueryParams(connection, sql, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
  };
  if (PQenterPipelineMode(connection) != 1 || !bare("BEGIN")) return lose();
  std::unordered_map<std::string_view, std::string> underway;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const PgStatement& statement = *statements[i];
    const auto [name, is_prepared] = name_of(statement.sql());
    if (!is_prepared && underway.emplace(statement.sql(), name).second) {
      sent.preparing.push_back(statement.sql());
      sent.statement.emplace_back();
      const std::string sql(statement.sql());
      if (PQsendPrepare(connection, name.c_str(), sql.c_str(), 0, nullptr) != 1) return lose();
    }
    sent.preparing.emplace_back();
    sent.statement.emplace_back(i);
    if (!send_prepared(name, statement)) return lose();
  }
  return (bare("COMMIT") && PQpipelineSync(connection) == 1) || lose();
}

// In the order in which they were sent: the result of each, then nothing; after one that failed all others say that
// they were left out. A large transaction may take its time, as long as something comes back.
bool PgConnection::read_all(const Sent& sent, bool& committed) {
  bool good = true;
  for (std::size_t i = 0; i < sent.statement.size(); ++i) {
    for (;;) {
      Result result;
      if (!next_result(result, deadline())) return false;
      if (!result) break;
      const ExecStatusType status = PQresultStatus(result.get());
      if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
        if (!sent.preparing[i].empty()) {
          prepared_.emplace(sent.preparing[i], name_of(sent.preparing[i]).first);
        }
        const bool last = i + 1 == sent.statement.size();
        if (last) committed = std::string_view(PQcmdStatus(result.get())) == "COMMIT";
      } else if (good && status != PGRES_PIPELINE_ABORTED) {
        good = false;
        note(result.get());
        failed_ = sent.statement[i];
      }
      if (lost_) return false;
    }
  }
  Result sync;
  if (!next_result(sync, deadline())) return false;
  return PQexitPipelineMode(connection_.get()) == 1 || lose();
}

PgConnection::Outcome PgConnection::commit(std::span<const PgStatement* const> statements) {
  failed_.reset();
  trouble_.clear();
  if (lost_) {
    trouble_ = "the connection to the database is lost";
    return Outcome::refused;
  }
  Sent sent;
  bool committed = false;
  if (!send_all(statements, sent) || !read_all(sent, committed)) return Outcome::unknown;
  if (committed) return Outcome::committed;
  const std::string trouble = trouble_, state = state_;
  run_script("ROLLBACK");
  trouble_ = trouble.empty() ? "the database took nothing" : trouble;
  state_ = state;
  return Outcome::refused;
}

// ---- news -----------------------------------------------------------------------------------------------------------

bool PgConnection::wait_for_news(milliseconds longest, int wake, std::vector<PgNews>& news) {
  if (lost_) return false;
  std::array<pollfd, 2> sockets = {pollfd{PQsocket(connection_.get()), POLLIN, 0}, pollfd{wake, POLLIN, 0}};
  const int ready = ::poll(sockets.data(), wake < 0 ? 1 : 2, static_cast<int>(longest.count()));
  if (ready < 0 && errno != EINTR) return lose(content::reason(errno));
  if (PQconsumeInput(connection_.get()) == 0) return lose();
  while (pgNotify* const each = PQnotifies(connection_.get())) {
    news.push_back({each->extra, each->be_pid});
    PQfreemem(each);
  }
  return PQstatus(connection_.get()) == CONNECTION_OK || lose();
}

}  // namespace kostka::store
