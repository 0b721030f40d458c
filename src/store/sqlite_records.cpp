#include "store/sqlite_records.h"

#include <algorithm>
#include <limits>

namespace kostka::store {
namespace {

constexpr std::string_view kNoSuchTable = "there is no such table";

// Which number of TableCounts a table adds to. The file keeps these values, and kCount below counts them.
enum class Section : std::uint8_t { none = 0, open = 1, to_watch = 2, finished = 3 };

Section section_of(const TableRecord& record) {
  if (record.status == "waiting") return record.has_open_seat ? Section::open : Section::none;
  return record.status == "playing" ? Section::to_watch : Section::finished;
}

std::int64_t limit(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, std::numeric_limits<std::int64_t>::max()));
}

Milliseconds latest(std::optional<Milliseconds> before) {
  return before.value_or(std::numeric_limits<Milliseconds>::max());
}

Digest digest_from(std::span<const std::byte> bytes) {
  Digest digest{};
  std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
  return digest;
}

std::string outcome(const Database& database, bool ok) { return ok ? std::string() : database.trouble(); }

// Nothing, and why, when there is no such table or that cannot be found out.
std::optional<std::int64_t> number_of(Database& database, std::string_view table, std::string& why) {
  Query query(database, "SELECT number FROM tables WHERE id = ?1", table);
  if (query.next()) return query.integer(0);
  why = query.ok() ? std::string(kNoSuchTable) : database.trouble();
  return std::nullopt;
}

// The number of the table, whose record is then the given one.
std::optional<std::int64_t> put_record(Database& database, const TableRecord& record) {
  Query query(database,
              "INSERT INTO tables (id, game, status, is_public, has_open_seat, section, created, changed, wake, rows, "
              "lobby, started, finished) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) "
              "ON CONFLICT (id) DO UPDATE SET game = ?2, status = ?3, is_public = ?4, has_open_seat = ?5, "
              "section = ?6, created = ?7, changed = ?8, wake = ?9, rows = ?10, lobby = ?11, started = ?12, "
              "finished = ?13 RETURNING number",
              record.id, record.game, record.status, record.is_public, record.has_open_seat,
              static_cast<std::int64_t>(section_of(record)), record.created, record.changed, record.wake, record.rows,
              record.lobby, record.started, record.finished);
  std::optional<std::int64_t> number;
  while (query.next()) number = query.integer(0);
  return query.ok() ? number : std::nullopt;
}

std::vector<std::string> accounts_of(Database& database, std::int64_t number) {
  std::vector<std::string> accounts;
  Query query(database, "SELECT account FROM table_accounts WHERE table_number = ?1 ORDER BY place", number);
  while (query.next()) accounts.emplace_back(query.text(0));
  return accounts;
}

// An owner who also plays may be named twice.
std::vector<std::string> without_repetition(const std::vector<std::string>& accounts) {
  std::vector<std::string> once;
  for (const std::string& account : accounts) {
    if (std::ranges::find(once, account) == once.end()) once.push_back(account);
  }
  return once;
}

// Hardly any change of a record changes whose game it is: then nothing is written.
bool put_accounts(Database& database, std::int64_t number, const TableRecord& record) {
  const std::vector<std::string> accounts = without_repetition(record.accounts);
  if (accounts_of(database, number) == accounts) return true;
  bool ok = database.run("DELETE FROM table_accounts WHERE table_number = ?1", number);
  std::int64_t place = 0;
  for (const std::string& account : accounts) {
    ok = ok && database.run("INSERT INTO table_accounts (account, table_number, place) VALUES (?1, ?2, ?3)", account,
                            number, place++);
  }
  return ok;
}

bool put_progress(Database& database, std::int64_t number, const TableProgress& progress) {
  return database.run("UPDATE tables SET changed = ?2, wake = ?3, rows = ?4, lobby = ?5 WHERE number = ?1", number,
                      progress.changed, progress.wake, progress.rows, progress.lobby);
}

bool put_given(Database& database, std::int64_t number, std::string_view lines) {
  if (lines.empty()) return database.run("DELETE FROM given WHERE table_number = ?1", number);
  return database.run(
      "INSERT INTO given (table_number, lines) VALUES (?1, ?2) ON CONFLICT (table_number) DO UPDATE SET lines = ?2",
      number, std::as_bytes(std::span(lines)));
}

bool add_lines(Database& database, std::int64_t number, std::string_view lines) {
  return database.run(
      "INSERT INTO journal (table_number, part, lines) VALUES "
      "(?1, (SELECT coalesce(max(part) + 1, 0) FROM journal WHERE table_number = ?1), ?2)",
      number, std::as_bytes(std::span(lines)));
}

const std::string kSelectTables =
    "SELECT t.number, t.id, t.game, t.status, t.is_public, t.has_open_seat, t.created, t.changed, t.wake, t.rows, "
    "t.lobby, t.started, t.finished FROM tables t ";
const std::string kTableById = kSelectTables + "WHERE t.id = ?1";
const std::string kPublicTables =
    kSelectTables + "WHERE t.is_public AND t.changed < ?1 ORDER BY t.changed DESC, t.number DESC LIMIT ?2";
const std::string kTablesOfAccount =
    kSelectTables +
    "JOIN table_accounts a ON a.table_number = t.number WHERE a.account = ?1 AND t.changed < ?2 "
    "AND (?4 = '' OR t.game = ?4) AND (?5 IS NULL OR (t.status IN ('finished', 'faulted')) = ?5) "
    "ORDER BY t.changed DESC, t.number DESC LIMIT ?3";

// The rows of a statement that begins with kSelectTables.
std::vector<TableRecord> read_tables(Database& database, Query& query) {
  std::vector<TableRecord> tables;
  while (query.next()) {
    TableRecord& record = tables.emplace_back();
    record.id = query.text(1);
    record.game = query.text(2);
    record.status = query.text(3);
    record.is_public = query.integer(4) != 0;
    record.has_open_seat = query.integer(5) != 0;
    record.created = query.integer(6);
    record.changed = query.integer(7);
    record.wake = query.optional_integer(8);
    record.rows = query.integer(9);
    record.lobby = query.text(10);
    record.started = query.optional_integer(11);
    record.finished = query.optional_integer(12);
    record.accounts = accounts_of(database, query.integer(0));
  }
  return tables;
}

const std::string kCount =
    "SELECT count(*) FILTER (WHERE section = 1), count(*) FILTER (WHERE section = 2), "
    "count(*) FILTER (WHERE section = 3) FROM ";
const std::string kCountPublic = kCount + "tables WHERE is_public";
const std::string kCountOfAccount =
    kCount + "tables t JOIN table_accounts a ON a.table_number = t.number WHERE a.account = ?1";

TableCounts read_counts(Query& query) {
  if (!query.next()) return {};
  return {query.integer(0), query.integer(1), query.integer(2)};
}

}  // namespace

std::string put_change(Database& database, const Change& change) {
  if (change.record && change.record->id != change.table) return "the record is that of another table";
  std::string why;
  const auto number = change.record ? put_record(database, *change.record) : number_of(database, change.table, why);
  if (!number) return change.record ? database.trouble() : why;
  bool ok = !change.record || put_accounts(database, *number, *change.record);
  ok = ok && (!change.progress || put_progress(database, *number, *change.progress));
  ok = ok && (change.journal.empty() || add_lines(database, *number, change.journal));
  ok = ok && (!change.given || put_given(database, *number, *change.given));
  for (const ChatRecord& chat : change.chat) {
    ok = ok && database.run("INSERT INTO chat (table_number, number, time, line, account) VALUES (?1, ?2, ?3, ?4, ?5)",
                            *number, chat.number, chat.time, chat.line, chat.account);
    if (!change.kept_chat) continue;
    ok = ok && database.run("DELETE FROM chat WHERE table_number = ?1 AND number <= ?2", *number,
                            chat.number - *change.kept_chat);
  }
  return outcome(database, ok);
}

std::string remove_table(Database& database, std::string_view table) {
  return outcome(database, database.run("DELETE FROM tables WHERE id = ?1", table));
}

std::string put_account(Database& database, const AccountRecord& account) {
  return outcome(
      database,
      database.run("INSERT INTO accounts (id, secret, name, created, seen, profile) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                   account.id, account.secret, account.name, account.created, std::max(account.created, account.seen),
                   account.profile));
}

std::string put_name(Database& database, std::string_view account, std::string_view name) {
  if (!database.run("UPDATE accounts SET name = ?2 WHERE id = ?1", account, name)) return database.trouble();
  return database.changed_rows() == 1 ? "" : "there is no such account";
}

std::string put_profile(Database& database, std::string_view account, std::string_view profile) {
  if (!database.run("UPDATE accounts SET profile = ?2 WHERE id = ?1", account, profile)) return database.trouble();
  return database.changed_rows() == 1 ? "" : "there is no such account";
}

std::string put_link(Database& database, const LinkRecord& link, Milliseconds now) {
  std::string why;
  const auto number = number_of(database, link.table, why);
  if (!number) return why;
  return outcome(database, database.run("DELETE FROM links WHERE expires <= ?1", now) &&
                               database.run("INSERT INTO links (code, table_number, seat, account, sitting, expires) "
                                            "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                                            link.code, *number, link.seat, link.account, link.sitting, link.expires));
}

std::string try_writing(Database& database) {
  // Larger than most changes, so that trouble is seen before they meet it.
  return outcome(database, database.run("INSERT INTO probe (bytes) VALUES (zeroblob(65536))") &&
                               database.run("DELETE FROM probe"));
}

std::optional<TableRecord> find_table(Database& database, std::string_view id) {
  Query query(database, kTableById, id);
  auto tables = read_tables(database, query);
  return tables.empty() ? std::nullopt : std::optional(std::move(tables.front()));
}

std::string find_journal(Database& database, std::string_view table) {
  std::string lines;
  Query query(database,
              "SELECT j.lines FROM tables t JOIN journal j ON j.table_number = t.number WHERE t.id = ?1 "
              "ORDER BY j.part",
              table);
  while (query.next()) lines += query.text(0);
  return lines;
}

std::string find_given(Database& database, std::string_view table) {
  Query query(database, "SELECT g.lines FROM tables t JOIN given g ON g.table_number = t.number WHERE t.id = ?1",
              table);
  return query.next() ? std::string(query.text(0)) : std::string();
}

std::vector<std::string> find_faulted(Database& database, std::size_t most) {
  std::vector<std::string> faulted;
  Query query(database, "SELECT id FROM tables WHERE status = 'faulted' ORDER BY number LIMIT ?1", limit(most));
  while (query.next()) faulted.emplace_back(query.text(0));
  return faulted;
}

std::optional<LinkRecord> find_link(Database& database, const Digest& code, Milliseconds now) {
  Query query(database,
              "SELECT t.id, l.seat, l.account, l.sitting, l.expires FROM links l "
              "JOIN tables t ON t.number = l.table_number WHERE l.code = ?1 AND l.expires > ?2",
              code, now);
  if (!query.next()) return std::nullopt;
  return LinkRecord{code,
                    std::string(query.text(0)),
                    static_cast<std::int32_t>(query.integer(1)),
                    std::string(query.text(2)),
                    std::string(query.text(3)),
                    query.integer(4)};
}

std::vector<ChatRecord> find_chat(Database& database, std::string_view table, std::size_t last) {
  std::vector<ChatRecord> chat;
  Query query(database,
              "SELECT c.number, c.time, c.line, c.account FROM tables t JOIN chat c ON c.table_number = t.number "
              "WHERE t.id = ?1 ORDER BY c.number DESC LIMIT ?2",
              table, limit(last));
  while (query.next()) {
    chat.push_back({query.integer(0), query.integer(1), std::string(query.text(2)), std::string(query.text(3))});
  }
  std::reverse(chat.begin(), chat.end());
  return chat;
}

std::vector<TableRecord> find_public_tables(Database& database, std::size_t most, std::optional<Milliseconds> before) {
  Query query(database, kPublicTables, latest(before), limit(most));
  return read_tables(database, query);
}

std::vector<TableRecord> find_tables_of(Database& database, std::string_view account, std::size_t most,
                                        std::optional<Milliseconds> before, const TableFilter& filter) {
  const auto is_over = filter.is_over ? std::optional<std::int64_t>(*filter.is_over ? 1 : 0) : std::nullopt;
  Query query(database, kTablesOfAccount, account, latest(before), limit(most), filter.game, is_over);
  return read_tables(database, query);
}

TableCounts count_public_tables(Database& database) {
  Query query(database, kCountPublic);
  return read_counts(query);
}

TableCounts count_tables_of(Database& database, std::string_view account) {
  Query query(database, kCountOfAccount, account);
  return read_counts(query);
}

std::int64_t count_unfinished_of(Database& database, std::string_view account) {
  Query query(database,
              "SELECT count(*) FROM tables t JOIN table_accounts a ON a.table_number = t.number "
              "WHERE a.account = ?1 AND t.status IN ('waiting', 'playing')",
              account);
  return query.next() ? query.integer(0) : 0;
}

std::vector<std::string> find_due(Database& database, Milliseconds time, std::size_t most) {
  std::vector<std::string> due;
  Query query(database, "SELECT id FROM tables WHERE wake <= ?1 ORDER BY wake LIMIT ?2", time, limit(most));
  while (query.next()) due.emplace_back(query.text(0));
  return due;
}

std::optional<Milliseconds> find_next_wake(Database& database) {
  return database.number("SELECT wake FROM tables WHERE wake IS NOT NULL ORDER BY wake LIMIT 1");
}

std::optional<AccountRecord> find_account(Database& database, std::string_view id) {
  Query query(database, "SELECT secret, name, created, seen, profile FROM accounts WHERE id = ?1", id);
  if (!query.next()) return std::nullopt;
  return AccountRecord{std::string(id),  digest_from(query.bytes(0)), std::string(query.text(1)), query.integer(2),
                       query.integer(3), std::string(query.text(4))};
}

}  // namespace kostka::store
