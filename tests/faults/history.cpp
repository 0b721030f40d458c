#include "tests/faults/history.h"

#include <algorithm>
#include <optional>

#include "kernel/data/diagnostics.h"
#include "kernel/data/enum_names.h"
#include "server/tables/chat.h"
#include "server/tables/lobby.h"
#include "server/tables/state_view.h"
#include "store/journal.h"
#include "store/journal_replay.h"

namespace kostka::faults {

using kernel::Document;
using server::protocol::SeatKind;

namespace {

// Whether a seat as it was shown to this account (protocol::SeatEntry) is that of `occupant`.
bool fits(const Document& seat, const std::string& account, const Occupant& occupant) {
  const std::string& kind = seat["kind"].as_text();
  if (kind != "person") return occupant == kind;
  if (seat["left"].as_bool()) return occupant.starts_with("left:");
  return occupant.starts_with("at:") && (occupant == at(account)) == seat["mine"].as_bool();
}

Occupant occupant_of(const server::LobbySeat& seat) {
  if (seat.kind == SeatKind::open) return "open";
  if (seat.kind == SeatKind::bot) return "bot";
  return seat.left ? left_by(seat.account) : at(seat.account);
}

std::string listed(const std::set<Occupant>& occupants) {
  std::string text;
  for (const Occupant& each : occupants) text += (text.empty() ? "" : " or ") + each;
  return text;
}

}  // namespace

void History::complain(std::string what) { complaints_.push_back(std::move(what)); }

void History::show_table(const std::string& account, const Document& shown) {
  const auto found = tables_.find(shown["id"].as_text());
  if (found == tables_.end()) return;
  TableHistory& table = found->second;
  const auto status = kernel::enum_value<server::protocol::Status>(shown["status"].as_text());
  if (!status || *status == server::protocol::Status::faulted) {
    return complain(table.id + " is shown as " + shown["status"].as_text());
  }
  if (static_cast<int>(*status) < table.status) complain(table.id + " has gone back to " + shown["status"].as_text());
  table.status = static_cast<int>(*status);
  if (shown["owner"].as_bool() && !table.owners.contains(account))
    complain(table.id + " is shown as that of a stranger");
  for (std::size_t s = 0; s < table.seats.size(); ++s) {
    std::set<Occupant> all = table.seats[s], still;
    all.insert(table.wishes[s].begin(), table.wishes[s].end());
    std::ranges::copy_if(all, std::inserter(still, still.end()),
                         [&](const Occupant& each) { return fits(shown["seats"][s], account, each); });
    if (still.empty()) {
      return complain(table.id + " seat " + std::to_string(s) + " must be " + listed(all) + " and is shown to " +
                      account + " as " + to_json(shown["seats"][s]));
    }
    table.seats[s] = std::move(still);
  }
}

void History::show_state(const std::string& id, const Document& state) {
  TableHistory& its = table(id);
  const int row = static_cast<int>(state["row"].as_int());
  const int eye = state["eye"].is_null() ? -1 : static_cast<int>(state["eye"].as_int());
  std::string view = to_json(state["view"]);
  if (!state["view"]["fault"].is_null()) complain(id + " is shown with a fault");
  const auto [before, is_new] = its.shown.try_emplace({row, eye}, view);
  if (!is_new && before->second != view) complain(id + " row " + std::to_string(row) + " is shown in two ways");
  its.rows = std::max(its.rows, row);
}

void History::show_chat(const std::string& id, const Document& lines) {
  TableHistory& its = table(id);
  for (const Document& line : lines.items()) {
    const auto [before, is_new] =
        its.chat.try_emplace(static_cast<int>(line["number"].as_int()), line["text"].as_text());
    if (!is_new && before->second != line["text"].as_text()) complain(id + " has a line of chat changed");
  }
}

void History::check(store::Store& store, const server::OfferedGames& games) {
  for (const auto& [account, name] : accounts_) {
    const auto found = store.account(account);
    if (!found.ok() || !*found) complain("the account " + account + " is lost");
    if (found.ok() && *found && !name.empty() && (*found)->name != name)
      complain("the name of " + account + " is lost");
  }
  for (const auto& [id, table] : tables_) check_table(table, store, games);
}

void History::check_table(const TableHistory& table, store::Store& store, const server::OfferedGames& games) {
  const auto record = store.table(table.id);
  const auto journal = store.journal(table.id);
  const auto chat = store.chat(table.id, 100'000);
  if (!record.ok() || !journal.ok() || !chat.ok()) return complain(table.id + " cannot be read");
  if (!*record) {
    if (table.gone == Gone::no) complain(table.id + " is lost");
    return;
  }
  if (table.gone == Gone::yes) return complain(table.id + " was removed and is there again");
  const auto entry = server::entry_of(**record);
  if (!entry) return complain(table.id + " is not as this program writes it");
  if (entry->status == server::protocol::Status::faulted) complain(table.id + " is stored as faulted");
  if (static_cast<int>(entry->status) < table.status) complain(table.id + " has gone back to " + (*record)->status);
  if (!table.owners.contains(entry->lobby.owner)) complain(table.id + " has a strange owner");
  for (std::size_t s = 0; s < table.seats.size(); ++s) {
    const Occupant occupant = occupant_of(entry->lobby.seats[s]);
    if (table.seats[s].contains(occupant)) continue;
    complain(table.id + " seat " + std::to_string(s) + " must be " + listed(table.seats[s]) + " and is " + occupant);
  }
  std::map<int, std::string> lines;
  for (const store::ChatRecord& line : *chat) lines[static_cast<int>(line.number)] = server::chat_line_of(line).text;
  for (const auto& [number, text] : table.chat) {
    if (!lines.contains(number) || lines[number] != text)
      complain(table.id + " has lost a line of chat that was shown");
  }
  for (const std::string& text : table.said) {
    const auto found = std::ranges::find(lines, text, [](const auto& each) { return each.second; });
    if (found == lines.end()) complain(table.id + " has lost the line of chat " + text);
  }
  if (entry->status != server::protocol::Status::waiting) check_match(table, **record, *journal, games);
}

void History::check_match(const TableHistory& table, const store::TableRecord& record, const std::string& lines,
                          const server::OfferedGames& games) {
  const auto entry = server::entry_of(record);
  const kernel::Game& game = *server::find_game(games, table.game)->game;
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(lines, table.id, diagnostics);
  kernel::Text wrong;
  const auto setup = journal ? store::setup_of(journal->header, game, wrong) : std::nullopt;
  if (!setup) return complain(table.id + " has a journal that cannot be read: " + diagnostics.to_text() + lines);
  if (journal->torn) complain(table.id + " has half a line in its journal");
  if (std::cmp_not_equal(journal->rows.size(), record.rows)) complain(table.id + " counts other rows than it has");
  if (static_cast<int>(journal->rows.size()) < table.rows) complain(table.id + " has lost rows that were shown");
  store::JournalPlayer player(game, *journal, *setup,
                              store::dice_key(server::secret_of(entry->lobby), journal->header.nonces));
  player.mark_seats();  // as the server shows them
  std::set<AnswerTaken> answers;
  std::set<UndoTaken> undos;
  const auto compare_views = [&] {
    const int row = static_cast<int>(player.rows_played());
    for (auto at = table.shown.lower_bound({row, -1}); at != table.shown.end() && at->first.first == row; ++at) {
      const int eye = at->first.second;
      const auto seat = eye < 0 ? std::nullopt : std::optional(kernel::Seat{static_cast<std::size_t>(eye)});
      const Document view = player.match().view(server::observer_through(seat));
      if (to_json(view) != at->second) complain(table.id + " row " + std::to_string(row) + " was shown otherwise");
    }
  };
  compare_views();
  while (player.rows_played() < journal->rows.size()) {
    const store::Row& row = journal->rows[player.rows_played()];
    if (const auto* answer = std::get_if<store::AnswerRow>(&row)) {
      const auto prompt = player.numbers().open(answer->seat);
      answers.insert({static_cast<int>(answer->seat.index()), static_cast<int>(prompt.value_or(0)), answer->answer});
    }
    if (const auto* undo = std::get_if<store::UndoRow>(&row)) {
      undos.insert({static_cast<int>(undo->seat.index()), static_cast<int>(player.rows_played())});
    }
    if (!player.next()) break;
    compare_views();
  }
  if (player.difference()) return complain(table.id + " plays otherwise: " + player.difference()->sentence.en);
  for (const AnswerTaken& answer : table.answers) {
    if (answers.contains(answer)) continue;
    complain(table.id + " has lost the answer " + answer.option + " of seat " + std::to_string(answer.seat) +
             " to question " + std::to_string(answer.prompt));
  }
  for (const UndoTaken& undo : table.undos) {
    if (!undos.contains(undo)) complain(table.id + " has lost what was taken back at row " + std::to_string(undo.row));
  }
}

}  // namespace kostka::faults
