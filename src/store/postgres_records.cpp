#include "store/postgres_records.h"

#include <algorithm>
#include <limits>

#include "store/table_section.h"

namespace kostka::store {
namespace {

Milliseconds pg_latest(std::optional<Milliseconds> before) {
  return before.value_or(std::numeric_limits<Milliseconds>::max());
}

std::int64_t pg_limit(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, std::numeric_limits<std::int32_t>::max()));
}

std::span<const std::byte> pg_as_bytes(std::string_view text) { return std::as_bytes(std::span(text)); }

// ---- writing --------------------------------------------------------------------------------------------------------

constexpr std::string_view kPutRecord =
    "INSERT INTO kostka.tables (id, game, status, is_public, has_open_seat, section, created, changed, wake, rows, "
    "lobby, started, finished) VALUES ($1, $2, $3, $4::bigint <> 0, $5::bigint <> 0, $6::bigint, $7, $8, $9, $10, $11, "
    "$12, $13) ON CONFLICT (id) DO UPDATE SET game = $2, status = $3, is_public = $4::bigint <> 0, has_open_seat = "
    "$5::bigint <> 0, section = $6::bigint, created = $7, changed = $8, wake = $9, rows = $10, lobby = $11, started = "
    "$12, finished = $13";

constexpr std::string_view kPutAccounts =
    "WITH held AS MATERIALIZED (SELECT kostka.held($1) AS number), gone AS (DELETE FROM kostka.table_accounts a USING "
    "held "
    "WHERE a.table_number = held.number AND a.account <> ALL ($2::text[])) "
    "INSERT INTO kostka.table_accounts AS a (account, table_number, place) "
    "SELECT u.account, held.number, u.place FROM held, unnest($2::text[]) WITH ORDINALITY u (account, place) "
    "ON CONFLICT (account, table_number) DO UPDATE SET place = excluded.place WHERE a.place <> excluded.place";

// What every answer brings: one statement.
constexpr std::string_view kPutProgress =
    "WITH t AS (UPDATE kostka.tables SET changed = $2, wake = $3, rows = $4, lobby = $5 "
    "WHERE number = (SELECT kostka.held($1)) RETURNING number) "
    "INSERT INTO kostka.journal (table_number, part, lines) SELECT t.number, (SELECT coalesce(max(part) + 1, 0) "
    "FROM kostka.journal j WHERE j.table_number = t.number), $6 FROM t WHERE length($6::bytea) > 0";

constexpr std::string_view kPgAddLines =
    "WITH t AS MATERIALIZED (SELECT kostka.held($1) AS number) "
    "INSERT INTO kostka.journal (table_number, part, lines) SELECT t.number, (SELECT coalesce(max(part) + 1, 0) "
    "FROM kostka.journal j WHERE j.table_number = t.number), $2::bytea FROM t";

constexpr std::string_view kPutGiven =
    "INSERT INTO kostka.given (table_number, lines) VALUES (kostka.held($1), $2) "
    "ON CONFLICT (table_number) DO UPDATE SET lines = $2";
constexpr std::string_view kDropGiven = "DELETE FROM kostka.given WHERE table_number = (SELECT kostka.held($1))";

constexpr std::string_view kAddChat =
    "INSERT INTO kostka.chat (table_number, number, time, line, account) VALUES (kostka.held($1), $2, $3, $4, $5)";
constexpr std::string_view kShortenChat =
    "DELETE FROM kostka.chat WHERE table_number = (SELECT kostka.held($1)) AND number <= $2";

// An owner who also plays may be named twice.
std::vector<std::string> pg_without_repetition(const std::vector<std::string>& accounts) {
  std::vector<std::string> once;
  for (const std::string& account : accounts) {
    if (std::ranges::find(once, account) == once.end()) once.push_back(account);
  }
  return once;
}

std::string remove_old_tables(std::string_view status) {
  return "DELETE FROM kostka.tables WHERE id = $1 AND changed <= $2 AND status = '" + std::string(status) + "'";
}
const std::string kRemoveFinished = remove_old_tables("finished"), kRemoveWaiting = remove_old_tables("waiting");

}  // namespace

PgStatements pg_put_change(const Change& change) {
  PgStatements all;
  const std::string& id = change.table;
  bool has_lines = !change.journal.empty();
  if (const auto& r = change.record) {
    all.emplace_back(kPutRecord, r->id, r->game, r->status, r->is_public, r->has_open_seat,
                     static_cast<std::int64_t>(section_of(*r)), r->created, r->changed, r->wake, r->rows, r->lobby,
                     r->started, r->finished);
    all.emplace_back(kPutAccounts, id, pg_without_repetition(r->accounts));
  }
  if (const auto& p = change.progress) {
    all.emplace_back(kPutProgress, id, p->changed, p->wake, p->rows, p->lobby, pg_as_bytes(change.journal));
    has_lines = false;
  }
  if (has_lines) all.emplace_back(kPgAddLines, id, pg_as_bytes(change.journal));
  if (change.given && change.given->empty()) all.emplace_back(kDropGiven, id);
  if (change.given && !change.given->empty()) all.emplace_back(kPutGiven, id, pg_as_bytes(*change.given));
  for (const ChatRecord& chat : change.chat) {
    all.emplace_back(kAddChat, id, chat.number, chat.time, chat.line, chat.account);
    if (change.kept_chat) all.emplace_back(kShortenChat, id, chat.number - *change.kept_chat);
  }
  // A change that changes nothing still fails where there is no such table.
  if (all.empty()) all.emplace_back("SELECT kostka.held($1)", id);
  return all;
}

namespace {

PgStatements pg_one(PgStatement statement) {
  PgStatements statements;
  statements.push_back(std::move(statement));
  return statements;
}

}  // namespace

PgStatements pg_remove_table(std::string_view table) {
  return pg_one(PgStatement("DELETE FROM kostka.tables WHERE id = $1", table));
}

PgStatements pg_put_account(const AccountRecord& account) {
  return pg_one(
      PgStatement("INSERT INTO kostka.accounts (id, secret, name, created, seen, profile) VALUES ($1, $2, $3, $4, $5, "
                  "$6)",
                  account.id, account.secret, account.name, account.created, std::max(account.created, account.seen),
                  account.profile));
}

PgStatements pg_put_name(std::string_view account, std::string_view name) {
  return pg_one(PgStatement("SELECT kostka.rename_account($1, $2)", account, name));
}

PgStatements pg_put_profile(std::string_view account, std::string_view profile) {
  return pg_one(PgStatement("SELECT kostka.set_profile($1, $2)", account, profile));
}

PgStatements pg_put_link(const LinkRecord& link, Milliseconds now) {
  PgStatements all = pg_one(PgStatement("DELETE FROM kostka.links WHERE expires <= $1", now));
  all.emplace_back(
      "INSERT INTO kostka.links (code, table_number, seat, account, sitting, expires) "
      "VALUES ($1, kostka.held($2), $3, $4, $5, $6)",
      link.code, link.table, link.seat, link.account, link.sitting, link.expires);
  return all;
}

PgStatements pg_put_seen(std::string_view account, Milliseconds now) {
  return pg_one(PgStatement("UPDATE kostka.accounts SET seen = $2 WHERE id = $1 AND seen < $2", account, now));
}

PgStatements pg_remove_old(OldKind kind, std::string_view id, const Cutoffs& cutoffs) {
  const auto cutoff = [](const std::optional<Milliseconds>& before) {
    return before.value_or(std::numeric_limits<Milliseconds>::min());
  };
  if (kind == OldKind::finished) return pg_one(PgStatement(kRemoveFinished, id, cutoff(cutoffs.finished)));
  if (kind == OldKind::waiting) return pg_one(PgStatement(kRemoveWaiting, id, cutoff(cutoffs.waiting)));
  PgStatements all =
      pg_one(PgStatement("DELETE FROM kostka.accounts WHERE id = $1 AND seen <= $2 "
                         "AND NOT EXISTS (SELECT FROM kostka.table_accounts WHERE account = $1) "
                         "AND NOT EXISTS (SELECT FROM kostka.chat WHERE account = $1) "
                         "AND NOT EXISTS (SELECT FROM kostka.links WHERE account = $1)",
                         id, cutoff(cutoffs.guests)));
  // Notes of a guest who stays are kept: something refers to them, or they have been seen.
  all.emplace_back(
      "DELETE FROM kostka.notes WHERE owner = $1 AND owner <> '' AND NOT EXISTS (SELECT FROM kostka.accounts WHERE "
      "id = $1)",
      id);
  all.emplace_back(
      "DELETE FROM kostka.notes WHERE key = $1 AND owner <> '' AND NOT EXISTS (SELECT FROM kostka.accounts WHERE "
      "id = $1)",
      id);
  return all;
}

PgStatements pg_try_writing() {
  // Larger than most changes, so that trouble is seen before they meet it.
  PgStatements all =
      pg_one(PgStatement("INSERT INTO kostka.probe (bytes) VALUES (decode(repeat('5a', 65536), 'hex'))"));
  all.emplace_back("DELETE FROM kostka.probe");
  return all;
}

// ---- reading --------------------------------------------------------------------------------------------------------

namespace {

const std::string kPgSelectTables =
    "SELECT t.id, t.game, t.status, t.is_public::int::bigint, t.has_open_seat::int::bigint, t.created, t.changed, "
    "t.wake, "
    "t.rows, t.lobby, coalesce((SELECT string_agg(a.account, E'\\n' ORDER BY a.place) FROM kostka.table_accounts a "
    "WHERE "
    "a.table_number = t.number), ''), t.started, t.finished FROM kostka.tables t ";
const std::string kPgTableById = kPgSelectTables + "WHERE t.id = $1";
const std::string kPgPublicTables =
    kPgSelectTables + "WHERE t.is_public AND t.changed < $1 ORDER BY t.changed DESC, t.number DESC LIMIT $2";
const std::string kPgTablesOfAccount =
    kPgSelectTables +
    "JOIN kostka.table_accounts own ON own.table_number = t.number WHERE own.account = $1 AND t.changed < $2 "
    "AND ($4 = '' OR t.game = $4) AND ($5::bigint IS NULL OR (t.status IN ('finished', 'faulted')) = ($5 = 1)) "
    "ORDER BY t.changed DESC, t.number DESC LIMIT $3";

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// The rows of a statement that begins with kPgSelectTables.
std::vector<TableRecord> tables_in(const PgRows& rows) {
  std::vector<TableRecord> tables(static_cast<std::size_t>(rows.size()));
  for (int i = 0; i < rows.size(); ++i) {
    TableRecord& record = tables[static_cast<std::size_t>(i)];
    record.id = rows.text(i, 0);
    record.game = rows.text(i, 1);
    record.status = rows.text(i, 2);
    record.is_public = rows.integer(i, 3) != 0;
    record.has_open_seat = rows.integer(i, 4) != 0;
    record.created = rows.integer(i, 5);
    record.changed = rows.integer(i, 6);
    record.wake = rows.optional_integer(i, 7);
    record.rows = rows.integer(i, 8);
    record.lobby = rows.text(i, 9);
    record.accounts = lines_of(rows.text(i, 10));
    record.started = rows.optional_integer(i, 11);
    record.finished = rows.optional_integer(i, 12);
  }
  return tables;
}

// What `make` makes of the rows; `empty` where the question cannot be put, since nothing in the store has such a name.
template <class T, class Make>
std::optional<T> pg_read(PgConnection& connection, const PgStatement& statement, T empty, const Make& make) {
  if (statement.has_bad_text()) return empty;
  const auto rows = connection.query(statement);
  if (!rows) return std::nullopt;
  return T(make(*rows));
}

std::string joined(const PgRows& rows) {
  std::string all;
  for (int i = 0; i < rows.size(); ++i) all += rows.text(i, 0);
  return all;
}

std::vector<std::string> pg_texts(const PgRows& rows) {
  std::vector<std::string> all;
  for (int i = 0; i < rows.size(); ++i) all.emplace_back(rows.text(i, 0));
  return all;
}

TableCounts counts_in(const PgRows& rows) { return {rows.integer(0, 0), rows.integer(0, 1), rows.integer(0, 2)}; }

const std::string kPgCount =
    "SELECT count(*) FILTER (WHERE section = 1), count(*) FILTER (WHERE section = 2), "
    "count(*) FILTER (WHERE section = 3) FROM kostka.tables t ";
const std::string kPgCountPublic = kPgCount + "WHERE is_public";
const std::string kPgCountOfAccount =
    kPgCount + "JOIN kostka.table_accounts a ON a.table_number = t.number WHERE a.account = $1";

constexpr std::string_view kDue = "SELECT id FROM kostka.tables WHERE wake <= $1 ORDER BY wake LIMIT $2";
constexpr std::string_view kFaulted = "SELECT id FROM kostka.tables WHERE status = 'faulted' ORDER BY number LIMIT $1";

}  // namespace

std::optional<std::optional<TableRecord>> pg_table(PgConnection& connection, std::string_view id) {
  return pg_read(connection, PgStatement(kPgTableById, id), std::optional<TableRecord>(),
                 [](const PgRows& rows) -> std::optional<TableRecord> {
                   auto tables = tables_in(rows);
                   return tables.empty() ? std::nullopt : std::optional(std::move(tables.front()));
                 });
}

std::optional<std::string> pg_journal(PgConnection& connection, std::string_view table) {
  return pg_read(connection,
                 PgStatement("SELECT j.lines FROM kostka.tables t JOIN kostka.journal j ON j.table_number = t.number "
                             "WHERE t.id = $1 ORDER BY j.part",
                             table),
                 std::string(), joined);
}

std::optional<std::string> pg_given(PgConnection& connection, std::string_view table) {
  return pg_read(connection,
                 PgStatement("SELECT g.lines FROM kostka.tables t JOIN kostka.given g ON g.table_number = t.number "
                             "WHERE t.id = $1",
                             table),
                 std::string(), joined);
}

std::optional<std::vector<ChatRecord>> pg_chat(PgConnection& connection, std::string_view table, std::size_t last) {
  return pg_read(connection,
                 PgStatement("SELECT c.number, c.time, c.line, c.account FROM kostka.tables t JOIN kostka.chat c ON "
                             "c.table_number = t.number WHERE t.id = $1 ORDER BY c.number DESC LIMIT $2",
                             table, pg_limit(last)),
                 std::vector<ChatRecord>(), [](const PgRows& rows) {
                   std::vector<ChatRecord> chat;
                   for (int i = rows.size(); i-- > 0;) {
                     chat.push_back({rows.integer(i, 0), rows.integer(i, 1), std::string(rows.text(i, 2)),
                                     std::string(rows.text(i, 3))});
                   }
                   return chat;
                 });
}

std::optional<std::vector<TableRecord>> pg_public_tables(PgConnection& connection, std::size_t most,
                                                         std::optional<Milliseconds> before) {
  return pg_read(connection, PgStatement(kPgPublicTables, pg_latest(before), pg_limit(most)),
                 std::vector<TableRecord>(), tables_in);
}

std::optional<std::vector<TableRecord>> pg_tables_of(PgConnection& connection, std::string_view account,
                                                     std::size_t most, std::optional<Milliseconds> before,
                                                     const TableFilter& filter) {
  const auto is_over = filter.is_over ? std::optional<std::int64_t>(*filter.is_over ? 1 : 0) : std::nullopt;
  return pg_read(connection,
                 PgStatement(kPgTablesOfAccount, account, pg_latest(before), pg_limit(most), filter.game, is_over),
                 std::vector<TableRecord>(), tables_in);
}

std::optional<TableCounts> pg_public_counts(PgConnection& connection) {
  return pg_read(connection, PgStatement(kPgCountPublic), TableCounts(), counts_in);
}

std::optional<TableCounts> pg_counts_of(PgConnection& connection, std::string_view account) {
  return pg_read(connection, PgStatement(kPgCountOfAccount, account), TableCounts(), counts_in);
}

std::optional<std::int64_t> pg_unfinished_of(PgConnection& connection, std::string_view account) {
  return pg_read(connection,
                 PgStatement("SELECT count(*) FROM kostka.tables t JOIN kostka.table_accounts a ON a.table_number = "
                             "t.number WHERE a.account = $1 AND t.status IN ('waiting', 'playing')",
                             account),
                 std::int64_t{0}, [](const PgRows& rows) { return rows.integer(0, 0); });
}

std::optional<std::vector<std::string>> pg_due(PgConnection& connection, Milliseconds time, std::size_t most) {
  return pg_read(connection, PgStatement(kDue, time, pg_limit(most)), std::vector<std::string>(), pg_texts);
}

std::optional<std::optional<Milliseconds>> pg_next_wake(PgConnection& connection) {
  return pg_read(connection, PgStatement("SELECT min(wake) FROM kostka.tables WHERE wake IS NOT NULL"),
                 std::optional<Milliseconds>(), [](const PgRows& rows) { return rows.optional_integer(0, 0); });
}

std::optional<std::vector<std::string>> pg_faulted(PgConnection& connection, std::size_t most) {
  return pg_read(connection, PgStatement(kFaulted, pg_limit(most)), std::vector<std::string>(), pg_texts);
}

std::optional<std::optional<AccountRecord>> pg_account(PgConnection& connection, std::string_view id) {
  return pg_read(connection,
                 PgStatement("SELECT secret, name, created, seen, profile FROM kostka.accounts WHERE id = $1", id),
                 std::optional<AccountRecord>(), [&](const PgRows& rows) -> std::optional<AccountRecord> {
                   if (rows.size() == 0) return std::nullopt;
                   AccountRecord account{std::string(id),
                                         {},
                                         std::string(rows.text(0, 1)),
                                         rows.integer(0, 2),
                                         rows.integer(0, 3),
                                         std::string(rows.text(0, 4))};
                   const auto secret = rows.bytes(0, 0);
                   std::copy_n(secret.begin(), std::min(secret.size(), account.secret.size()), account.secret.begin());
                   return account;
                 });
}

std::optional<std::optional<LinkRecord>> pg_link(PgConnection& connection, const Digest& code, Milliseconds now) {
  return pg_read(connection,
                 PgStatement("SELECT t.id, l.seat, l.account, l.sitting, l.expires FROM kostka.links l "
                             "JOIN kostka.tables t ON t.number = l.table_number WHERE l.code = $1 AND l.expires > $2",
                             code, now),
                 std::optional<LinkRecord>(), [&](const PgRows& rows) -> std::optional<LinkRecord> {
                   if (rows.size() == 0) return std::nullopt;
                   return LinkRecord{code,
                                     std::string(rows.text(0, 0)),
                                     static_cast<std::int32_t>(rows.integer(0, 1)),
                                     std::string(rows.text(0, 2)),
                                     std::string(rows.text(0, 3)),
                                     rows.integer(0, 4)};
                 });
}

// ---- everything -----------------------------------------------------------------------------------------------------

namespace {

Digest digest_in(const PgRows& rows, int row, int column) {
  Digest digest{};
  const auto bytes = rows.bytes(row, column);
  std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
  return digest;
}

}  // namespace

std::optional<std::vector<AccountRecord>> pg_all_accounts(PgConnection& connection, std::string_view after,
                                                          std::size_t most) {
  return pg_read(
      connection,
      PgStatement("SELECT id, secret, name, created, seen, profile FROM kostka.accounts WHERE id > $1 ORDER BY id "
                  "LIMIT $2",
                  after, pg_limit(most)),
      std::vector<AccountRecord>(), [](const PgRows& rows) {
        std::vector<AccountRecord> accounts;
        for (int i = 0; i < rows.size(); ++i) {
          accounts.push_back({std::string(rows.text(i, 0)), digest_in(rows, i, 1), std::string(rows.text(i, 2)),
                              rows.integer(i, 3), rows.integer(i, 4), std::string(rows.text(i, 5))});
        }
        return accounts;
      });
}

std::optional<std::vector<std::string>> pg_all_tables(PgConnection& connection, std::string_view after,
                                                      std::size_t most) {
  return pg_read(connection,
                 PgStatement("SELECT id FROM kostka.tables WHERE id > $1 ORDER BY id LIMIT $2", after, pg_limit(most)),
                 std::vector<std::string>(), pg_texts);
}

std::optional<std::vector<LinkRecord>> pg_links_at(PgConnection& connection, std::string_view table) {
  return pg_read(
      connection,
      PgStatement("SELECT l.code, l.seat, l.account, l.sitting, l.expires FROM kostka.tables t JOIN kostka.links l "
                  "ON l.table_number = t.number WHERE t.id = $1 ORDER BY l.code",
                  table),
      std::vector<LinkRecord>(), [&](const PgRows& rows) {
        std::vector<LinkRecord> links;
        for (int i = 0; i < rows.size(); ++i) {
          links.push_back({digest_in(rows, i, 0), std::string(table), static_cast<std::int32_t>(rows.integer(i, 1)),
                           std::string(rows.text(i, 2)), std::string(rows.text(i, 3)), rows.integer(i, 4)});
        }
        return links;
      });
}

// ---- what is old ----------------------------------------------------------------------------------------------------

namespace {

const std::string kPgBytesOfTable =
    "(octet_length(t.lobby) + (SELECT coalesce(sum(octet_length(lines)), 0) FROM kostka.journal WHERE table_number = "
    "t.number) + (SELECT coalesce(sum(octet_length(line)), 0) FROM kostka.chat WHERE table_number = t.number) + "
    "(SELECT coalesce(sum(octet_length(lines)), 0) FROM kostka.given WHERE table_number = t.number))::bigint";

std::string pg_old_tables(std::string_view status) {
  return "SELECT t.id, t.changed, " + kPgBytesOfTable + " FROM kostka.tables t WHERE t.status = '" +
         std::string(status) +
         "' AND t.changed <= $1 AND (t.changed, t.id) > ($2, $3) ORDER BY t.changed, t.id LIMIT $4";
}
const std::string kPgOldFinished = pg_old_tables("finished"), kPgOldWaiting = pg_old_tables("waiting");

// A table that stays; those who own it, play, write or are muted or banned there are needed.
const std::string kPgStays =
    "NOT (t.status = 'finished' AND t.changed <= $1) AND NOT (t.status = 'waiting' AND t.changed <= $2)";
std::string people_in(std::string_view list) {
  return "SELECT p FROM kostka.tables t, kostka.people(t.lobby, '" + std::string(list) + "') p WHERE " + kPgStays;
}
const std::string kPgOldGuests =
    "WITH marked (account) AS (" + people_in("banned") + " UNION " + people_in("muted") +
    ") SELECT g.id, g.seen, (octet_length(g.id) + octet_length(g.name) + octet_length(g.secret) + 16)::bigint FROM "
    "kostka.accounts g WHERE g.seen <= $3 AND (g.seen, g.id) > ($4, $5) AND NOT EXISTS (SELECT FROM "
    "kostka.table_accounts a JOIN kostka.tables t ON t.number = a.table_number WHERE a.account = g.id AND " +
    kPgStays +
    ") AND NOT EXISTS (SELECT FROM kostka.chat c JOIN kostka.tables t ON t.number = c.table_number WHERE c.account = "
    "g.id AND " +
    kPgStays +
    ") AND NOT EXISTS (SELECT FROM kostka.links l JOIN kostka.tables t ON t.number = l.table_number WHERE l.account = "
    "g.id AND " +
    kPgStays +
    ") AND g.id NOT IN (SELECT account FROM marked WHERE account IS NOT NULL) ORDER BY g.seen, g.id LIMIT $6";

std::vector<Old> old_in(const PgRows& rows) {
  std::vector<Old> old;
  for (int i = 0; i < rows.size(); ++i) {
    old.push_back({std::string(rows.text(i, 0)), rows.integer(i, 1), rows.integer(i, 2)});
  }
  return old;
}

}  // namespace

std::optional<std::vector<Old>> pg_old(PgConnection& connection, OldKind kind, const Cutoffs& cutoffs, const Old& after,
                                       std::size_t most) {
  const auto cutoff = [](const std::optional<Milliseconds>& before) {
    return before.value_or(std::numeric_limits<Milliseconds>::min());
  };
  if (kind == OldKind::guest) {
    if (!cutoffs.guests) return std::vector<Old>();
    return pg_read(connection,
                   PgStatement(kPgOldGuests, cutoff(cutoffs.finished), cutoff(cutoffs.waiting), *cutoffs.guests,
                               after.since, after.id, pg_limit(most)),
                   std::vector<Old>(), old_in);
  }
  const bool finished = kind == OldKind::finished;
  const auto& before = finished ? cutoffs.finished : cutoffs.waiting;
  if (!before) return std::vector<Old>();
  return pg_read(connection,
                 PgStatement(finished ? kPgOldFinished : kPgOldWaiting, *before, after.since, after.id, pg_limit(most)),
                 std::vector<Old>(), old_in);
}

}  // namespace kostka::store
