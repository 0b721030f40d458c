// Results of matches and notes (postgres_records.h).
#include <algorithm>
#include <limits>

#include "store/postgres_records.h"

namespace kostka::store {
namespace {

std::int64_t most_of(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, std::numeric_limits<std::int32_t>::max()));
}

const std::string kSelectNotes = "SELECT kind, owner, key, value, expires FROM kostka.notes WHERE ";
const std::string kNotesOf = kSelectNotes + "kind = $1 AND owner = $2 AND coalesce(expires > $3, true) ORDER BY key";
const std::string kOneNote = kSelectNotes + "kind = $1 AND owner = $2 AND key = $3 AND coalesce(expires > $4, true)";
const std::string kAllNotes = kSelectNotes + "(kind, owner, key) > ($1, $2, $3) ORDER BY kind, owner, key LIMIT $4";

constexpr std::string_view kResultsOf =
    "SELECT r.seat, r.account, r.character, r.won::int::bigint, r.resigned::int::bigint, r.turns, r.deeds, t.id, "
    "t.game, "
    "coalesce(t.started, t.created), coalesce(t.finished, t.changed) FROM kostka.results r JOIN kostka.tables t ON "
    "t.number = r.table_number WHERE r.account = $1 AND r.account <> '' ORDER BY coalesce(t.finished, t.changed) DESC, "
    "t.number DESC, r.seat LIMIT $2";

std::optional<std::vector<Note>> notes_of(PgConnection& connection, const PgStatement& statement) {
  std::vector<Note> notes;
  if (statement.has_bad_text()) return notes;
  const auto rows = connection.query(statement);
  if (!rows) return std::nullopt;
  for (int i = 0; i < rows->size(); ++i) {
    notes.push_back({std::string(rows->text(i, 0)), std::string(rows->text(i, 1)), std::string(rows->text(i, 2)),
                     std::string(rows->text(i, 3)), rows->optional_integer(i, 4)});
  }
  return notes;
}

}  // namespace

// ---- writing --------------------------------------------------------------------------------------------------------

PgStatements pg_put_results(const MatchResults& results) {
  PgStatements all;
  all.emplace_back(
      "DELETE FROM kostka.results r USING kostka.tables t WHERE t.id = $1 AND t.status = 'finished' AND r.table_number "
      "= "
      "t.number",
      results.table);
  for (const SeatResult& seat : results.seats) {
    all.emplace_back(
        "INSERT INTO kostka.results (table_number, seat, account, character, won, resigned, turns, deeds) SELECT "
        "number, $2::bigint, $3::text, $4::text, $5::bigint <> 0, $6::bigint <> 0, $7::bigint, $8::text FROM "
        "kostka.tables WHERE id = $1 AND status = 'finished'",
        results.table, std::int64_t{seat.seat}, seat.account, seat.character, seat.won, seat.resigned,
        std::int64_t{seat.turns}, seat.deeds);
  }
  all.emplace_back("UPDATE kostka.tables SET summed = $2 WHERE id = $1 AND status = 'finished'", results.table,
                   std::int64_t{results.version});
  return all;
}

PgStatements pg_put_notes(const std::vector<Note>& put, const std::vector<Note>& removed, Milliseconds now) {
  PgStatements all;
  all.emplace_back("DELETE FROM kostka.notes WHERE expires <= $1", now);
  for (const Note& note : removed) {
    all.emplace_back("DELETE FROM kostka.notes WHERE kind = $1 AND owner = $2 AND key = $3", note.kind, note.owner,
                     note.key);
  }
  for (const Note& note : put) {
    all.emplace_back(
        "INSERT INTO kostka.notes (kind, owner, key, value, expires) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (kind, owner, key) DO UPDATE SET value = $4, expires = $5",
        note.kind, note.owner, note.key, note.value, note.expires);
  }
  return all;
}

// ---- reading --------------------------------------------------------------------------------------------------------

std::optional<std::vector<SeatResult>> pg_results_of(PgConnection& connection, std::string_view account,
                                                     std::size_t most) {
  std::vector<SeatResult> found;
  const PgStatement statement(kResultsOf, account, most_of(most));
  if (account.empty() || statement.has_bad_text()) return found;
  const auto rows = connection.query(statement);
  if (!rows) return std::nullopt;
  for (int i = 0; i < rows->size(); ++i) {
    found.push_back({static_cast<std::int32_t>(rows->integer(i, 0)), std::string(rows->text(i, 1)),
                     std::string(rows->text(i, 2)), rows->integer(i, 3) != 0, rows->integer(i, 4) != 0,
                     static_cast<std::int32_t>(rows->integer(i, 5)), std::string(rows->text(i, 6)),
                     std::string(rows->text(i, 7)), std::string(rows->text(i, 8)), rows->integer(i, 9),
                     rows->integer(i, 10)});
  }
  return found;
}

std::optional<std::vector<std::string>> pg_without_results(PgConnection& connection, std::int32_t version,
                                                           std::size_t most) {
  const auto rows = connection.query(PgStatement(
      "SELECT id FROM kostka.tables WHERE status = 'finished' AND summed < $1 ORDER BY summed, number LIMIT "
      "$2",
      std::int64_t{version}, most_of(most)));
  if (!rows) return std::nullopt;
  std::vector<std::string> ids;
  for (int i = 0; i < rows->size(); ++i) ids.emplace_back(rows->text(i, 0));
  return ids;
}

std::optional<std::vector<Note>> pg_notes(PgConnection& connection, std::string_view kind, std::string_view owner,
                                          Milliseconds now) {
  return notes_of(connection, PgStatement(kNotesOf, kind, owner, now));
}

std::optional<std::optional<Note>> pg_note(PgConnection& connection, std::string_view kind, std::string_view owner,
                                           std::string_view key, Milliseconds now) {
  auto notes = notes_of(connection, PgStatement(kOneNote, kind, owner, key, now));
  if (!notes) return std::nullopt;
  return notes->empty() ? std::optional<Note>() : std::optional(std::move(notes->front()));
}

std::optional<std::vector<Note>> pg_all_notes(PgConnection& connection, const Note& after, std::size_t most) {
  return notes_of(connection, PgStatement(kAllNotes, after.kind, after.owner, after.key, most_of(most)));
}

}  // namespace kostka::store
