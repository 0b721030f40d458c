// What is old in a store: finding and removing it (sqlite_records.h).
#include <limits>

#include "store/sqlite_records.h"

namespace kostka::store {
namespace {

// Nothing has happened before this time.
Milliseconds cutoff(const std::optional<Milliseconds>& before) {
  return before.value_or(std::numeric_limits<Milliseconds>::min());
}

const std::string kBytesOfTable =
    "length(CAST(t.lobby AS BLOB)) + (SELECT coalesce(sum(length(lines)), 0) FROM journal WHERE table_number = "
    "t.number)"
    " + (SELECT coalesce(sum(length(CAST(line AS BLOB))), 0) FROM chat WHERE table_number = t.number)"
    " + (SELECT coalesce(sum(length(lines)), 0) FROM given WHERE table_number = t.number)";

// The status stands in the text and not in a value, or else the index of that status is of no use.
std::string old_tables(std::string_view status) {
  return "SELECT t.id, t.changed, " + kBytesOfTable + " FROM tables t WHERE t.status = '" + std::string(status) +
         "' AND t.changed <= ?1 AND (t.changed, t.id) > (?2, ?3) ORDER BY t.changed, t.id LIMIT ?4";
}
const std::string kOldFinished = old_tables("finished"), kOldWaiting = old_tables("waiting");

// A table that stays; those who own it, play, write or are muted or banned there are needed.
const std::string kStays =
    "NOT (t.status = 'finished' AND t.changed <= ?1) AND NOT (t.status = 'waiting' AND t.changed <= ?2)";
const std::string kOldGuests =
    "WITH marked (account) AS ("
    "SELECT json_extract(p.value, '$.account') FROM tables t, json_each(iif(json_valid(t.lobby), t.lobby, '{}'), "
    "'$.banned') p WHERE " +
    kStays +
    " UNION SELECT json_extract(p.value, '$.account') FROM tables t, json_each(iif(json_valid(t.lobby), t.lobby, "
    "'{}'), '$.muted') p WHERE " +
    kStays +
    ") SELECT g.id, g.seen, length(CAST(g.id AS BLOB)) + length(CAST(g.name AS BLOB)) + length(g.secret) + 16 "
    "FROM accounts g WHERE g.seen <= ?3 AND (g.seen, g.id) > (?4, ?5) AND NOT EXISTS ("
    "SELECT 1 FROM table_accounts a JOIN tables t ON t.number = a.table_number WHERE a.account = g.id AND " +
    kStays +
    ") AND NOT EXISTS (SELECT 1 FROM chat c JOIN tables t ON t.number = c.table_number WHERE c.account = g.id AND " +
    kStays +
    ") AND NOT EXISTS (SELECT 1 FROM links l JOIN tables t ON t.number = l.table_number WHERE l.account = g.id AND " +
    kStays + ") AND g.id NOT IN (SELECT account FROM marked WHERE account IS NOT NULL) ORDER BY g.seen, g.id LIMIT ?6";

std::vector<Old> read_old(Query& query) {
  std::vector<Old> old;
  while (query.next()) old.push_back({std::string(query.text(0)), query.integer(1), query.integer(2)});
  return old;
}

}  // namespace

std::vector<Old> find_old(Database& database, OldKind kind, const Cutoffs& cutoffs, const Old& after,
                          std::size_t most) {
  const auto rows = static_cast<std::int64_t>(most);
  if (kind == OldKind::guest) {
    if (!cutoffs.guests) return {};
    Query query(database, kOldGuests, cutoff(cutoffs.finished), cutoff(cutoffs.waiting), *cutoffs.guests, after.since,
                after.id, rows);
    return read_old(query);
  }
  const bool finished = kind == OldKind::finished;
  const auto& before = finished ? cutoffs.finished : cutoffs.waiting;
  if (!before) return {};
  Query query(database, finished ? kOldFinished : kOldWaiting, *before, after.since, after.id, rows);
  return read_old(query);
}

std::string remove_old(Database& database, OldKind kind, std::string_view id, const Cutoffs& cutoffs) {
  bool ok = true;
  if (kind == OldKind::guest) {
    // Notes of a guest who stays are kept: something refers to them, or they have been seen.
    const auto forget = [&](std::string_view sql) { return database.run(sql, id); };
    ok = database.run(
        "DELETE FROM accounts WHERE id = ?1 AND seen <= ?2 AND NOT EXISTS (SELECT 1 FROM table_accounts WHERE account "
        "= ?1) "
        "AND NOT EXISTS (SELECT 1 FROM chat WHERE account = ?1) AND NOT EXISTS (SELECT 1 FROM links WHERE account = "
        "?1)",
        id, cutoff(cutoffs.guests));
    ok =
        ok &&
        forget(
            "DELETE FROM notes WHERE owner = ?1 AND owner <> '' AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = ?1)");
    ok = ok &&
         forget(
             "DELETE FROM notes WHERE key = ?1 AND owner <> '' AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = ?1)");
  } else if (kind == OldKind::finished) {
    ok = database.run("DELETE FROM tables WHERE id = ?1 AND status = 'finished' AND changed <= ?2", id,
                      cutoff(cutoffs.finished));
  } else {
    ok = database.run("DELETE FROM tables WHERE id = ?1 AND status = 'waiting' AND changed <= ?2", id,
                      cutoff(cutoffs.waiting));
  }
  return ok ? std::string() : database.trouble();
}

std::string put_seen(Database& database, std::string_view account, Milliseconds now) {
  const bool ok = database.run("UPDATE accounts SET seen = ?2 WHERE id = ?1 AND seen < ?2", account, now);
  return ok ? std::string() : database.trouble();
}

}  // namespace kostka::store
