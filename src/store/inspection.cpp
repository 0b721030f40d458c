#include "store/inspection.h"

#include <algorithm>

#include "store/journal.h"
#include "store/journal_verify.h"
#include "store/sqlite_file.h"
#include "store/sqlite_records.h"

namespace kostka::store {
namespace {

using kernel::say;
using kernel::Text;

struct Listed {
  std::string id;
  std::int64_t rows = 0;
};

std::vector<Listed> listed_tables(Database& database) {
  std::vector<Listed> tables;
  Query query(database, "SELECT id, rows FROM tables ORDER BY number");
  while (query.next()) tables.push_back({std::string(query.text(0)), query.integer(1)});
  return tables;
}

Text rows_missing(std::int64_t told, std::int64_t found) {
  return say("the table tells of {0} {0|row|rows}, the journal has {1}",
             "stół mówi o {0} {0|wierszu|wierszach|wierszach}, a dziennik ma {1}", {told, found});
}

void inspect_table(Database& database, const Listed& table, const FindGame& find, Inspection& found) {
  const std::string lines = find_journal(database, table.id);
  if (lines.empty() && table.rows == 0) return;  // its match has not begun
  ++found.journals;
  const std::int64_t rows = std::ranges::count(lines, '\n') - 1;
  found.rows += std::max<std::int64_t>(rows, 0);
  if (rows != table.rows) return found.bad.push_back({table.id, rows_missing(table.rows, rows)});
  if (auto why = journal_trouble(lines, table.id, find)) found.bad.push_back({table.id, std::move(*why)});
}

}  // namespace

std::optional<Text> journal_trouble(std::string_view lines, std::string_view table, const FindGame& find,
                                    Wanted wanted) {
  kernel::Diagnostics diagnostics;
  const auto journal = parse_journal(lines, table, diagnostics);
  if (!journal) {
    const kernel::Problem& first = diagnostics.problems().front();
    return say("line {0}: {1}", "wiersz {0}: {1}", {first.line, first.message});
  }
  if (wanted == Wanted::finished_only && !journal->finished()) {
    return Text{"its match is not over", "rozgrywka nie jest zakończona"};
  }
  const KnownGame known = find(journal->header.game);
  if (!known.game) {
    return say("there is no game \"{0}\" here", "nie ma tu gry „{0}”", {std::string_view(journal->header.game)});
  }
  for (const Check& check : verify_journal(*journal, *known.game, known.content).checks) {
    if (check.state == Check::State::failed) return check.sentence;
  }
  return std::nullopt;
}

std::optional<Inspection> inspect_store(const std::filesystem::path& file, const FindGame& find, const Steps& steps,
                                        std::string& trouble) {
  std::string why;
  const auto database = Database::open(file, Database::Access::read, why);
  const bool good = database && is_ours(*database, why) && is_whole(*database, true, why);
  // One that is empty would be made into a store by a server; here it means that the wrong file was named.
  if (good && database->number("PRAGMA user_version") == 0) why = "it is not a file of Kostka's";
  if (!why.empty()) {
    trouble = "cannot use " + file.generic_string() + ": " + why;
    return std::nullopt;
  }
  Inspection found;
  const std::vector<Listed> tables = listed_tables(*database);
  found.tables = static_cast<std::int64_t>(tables.size());
  found.accounts = database->number("SELECT count(*) FROM accounts").value_or(0);
  std::int64_t done = 0;
  for (const Listed& table : tables) {
    inspect_table(*database, table, find, found);
    if (steps) steps(++done, found.tables);
  }
  if (database->trouble().empty()) return found;
  trouble = "cannot read " + file.generic_string() + ": " + database->trouble();
  return std::nullopt;
}

}  // namespace kostka::store
