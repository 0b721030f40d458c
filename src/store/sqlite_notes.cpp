// Results of matches and notes (sqlite_records.h).
#include <algorithm>
#include <limits>

#include "store/sqlite_records.h"

namespace kostka::store {
namespace {

std::int64_t most_rows(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, std::numeric_limits<std::int64_t>::max()));
}

Note read_note(Query& query, std::string_view kind, std::string_view owner) {
  return {std::string(kind), std::string(owner), std::string(query.text(0)), std::string(query.text(1)),
          query.optional_integer(2)};
}

}  // namespace

std::string put_results(Database& database, const MatchResults& results) {
  std::optional<std::int64_t> number;
  {
    Query query(database, "SELECT number FROM tables WHERE id = ?1 AND status = 'finished'", results.table);
    if (query.next()) number = query.integer(0);
    if (!query.ok()) return database.trouble();
  }
  if (!number) return "";
  bool ok = database.run("DELETE FROM results WHERE table_number = ?1", *number);
  for (const SeatResult& seat : results.seats) {
    ok = ok && database.run(
                   "INSERT INTO results (table_number, seat, account, character, won, resigned, turns, deeds) VALUES "
                   "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                   *number, seat.seat, seat.account, seat.character, seat.won, seat.resigned, seat.turns, seat.deeds);
  }
  ok = ok && database.run("UPDATE tables SET summed = ?2 WHERE number = ?1", *number, results.version);
  return ok ? std::string() : database.trouble();
}

std::vector<SeatResult> find_results(Database& database, std::string_view account, std::size_t most) {
  std::vector<SeatResult> found;
  if (account.empty()) return found;
  Query query(database,
              "SELECT r.seat, r.account, r.character, r.won, r.resigned, r.turns, r.deeds, t.id, t.game, "
              "coalesce(t.started, t.created), coalesce(t.finished, t.changed) FROM results r "
              "JOIN tables t ON t.number = r.table_number WHERE r.account = ?1 AND r.account <> '' "
              "ORDER BY coalesce(t.finished, t.changed) DESC, t.number DESC, r.seat LIMIT ?2",
              account, most_rows(most));
  while (query.next()) {
    found.push_back({static_cast<std::int32_t>(query.integer(0)), std::string(query.text(1)),
                     std::string(query.text(2)), query.integer(3) != 0, query.integer(4) != 0,
                     static_cast<std::int32_t>(query.integer(5)), std::string(query.text(6)),
                     std::string(query.text(7)), std::string(query.text(8)), query.integer(9), query.integer(10)});
  }
  return found;
}

std::vector<std::string> find_without_results(Database& database, std::int32_t version, std::size_t most) {
  std::vector<std::string> ids;
  Query query(database,
              "SELECT id FROM tables WHERE status = 'finished' AND summed < ?1 ORDER BY summed, number LIMIT ?2",
              version, most_rows(most));
  while (query.next()) ids.emplace_back(query.text(0));
  return ids;
}

std::string put_notes(Database& database, const std::vector<Note>& put, const std::vector<Note>& removed,
                      Milliseconds now) {
  bool ok = database.run("DELETE FROM notes WHERE expires <= ?1", now);
  for (const Note& note : removed) {
    ok = ok &&
         database.run("DELETE FROM notes WHERE kind = ?1 AND owner = ?2 AND key = ?3", note.kind, note.owner, note.key);
  }
  for (const Note& note : put) {
    ok = ok && database.run(
                   "INSERT INTO notes (kind, owner, key, value, expires) VALUES (?1, ?2, ?3, ?4, ?5) "
                   "ON CONFLICT (kind, owner, key) DO UPDATE SET value = ?4, expires = ?5",
                   note.kind, note.owner, note.key, note.value, note.expires);
  }
  return ok ? std::string() : database.trouble();
}

std::vector<Note> find_notes(Database& database, std::string_view kind, std::string_view owner, Milliseconds now) {
  std::vector<Note> notes;
  Query query(database,
              "SELECT key, value, expires FROM notes WHERE kind = ?1 AND owner = ?2 AND coalesce(expires > ?3, 1) "
              "ORDER BY key",
              kind, owner, now);
  while (query.next()) notes.push_back(read_note(query, kind, owner));
  return notes;
}

std::optional<Note> find_note(Database& database, std::string_view kind, std::string_view owner, std::string_view key,
                              Milliseconds now) {
  Query query(database,
              "SELECT key, value, expires FROM notes WHERE kind = ?1 AND owner = ?2 AND key = ?3 AND "
              "coalesce(expires > ?4, 1)",
              kind, owner, key, now);
  if (!query.next()) return std::nullopt;
  return read_note(query, kind, owner);
}

}  // namespace kostka::store
