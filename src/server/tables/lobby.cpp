#include "server/tables/lobby.h"

#include <algorithm>
#include <utility>

#include "kernel/data/enum_names.h"
#include "server/base/secrets.h"
#include "server/tables/table_bots.h"
#include "server/tables/turn_clock.h"
#include "server/wire/wire.h"

namespace kostka::server {

using protocol::SeatKind;
using protocol::Status;

namespace {

std::vector<std::string> accounts_of(const Lobby& lobby) {
  std::vector<std::string> accounts = {lobby.owner};
  for (const LobbySeat& seat : lobby.seats) {
    if (!seat.account.empty()) accounts.push_back(seat.account);
  }
  for (const LobbyResigned& each : lobby.resigned) accounts.push_back(each.account);
  std::sort(accounts.begin(), accounts.end());
  accounts.erase(std::unique(accounts.begin(), accounts.end()), accounts.end());
  return accounts;
}

protocol::SeatEntry shown_seat(const TableEntry& table, std::size_t i, std::string_view account,
                               const Presence& presence) {
  const LobbySeat& seat = table.lobby.seats[i];
  protocol::SeatEntry entry;
  entry.kind = seat.kind;
  // Bots of tables that were stored before they had names are called by their level.
  entry.name = seat.kind == SeatKind::bot && seat.name.empty() ? seat.level.value_or("") : seat.name;
  entry.level = seat.level;
  entry.temperament = seat.temperament;
  entry.mine = owns_seat(table.lobby, i, account);
  entry.connected = (presence.seats >> i & 1) != 0;
  if (seat.kind == SeatKind::person && !entry.connected) entry.away_since = seat.away_since;
  entry.stand_in = seat.stand_in;
  entry.left = seat.left;
  entry.resigned = seat.resigned;
  const auto& clocks = table.lobby.clocks;
  const auto clock = std::ranges::find_if(clocks, [i](const LobbyClock& c) { return std::cmp_equal(c.seat, i); });
  if (clock != clocks.end()) entry.deadline = clock->deadline;
  entry.nonce = !seat.nonce.empty();
  if (seat.kind == SeatKind::person) entry.person = handle_for(table.lobby, account, seat.account);
  return entry;
}

std::vector<protocol::ModeratedPerson> moderated_people(const Lobby& lobby) {
  std::vector<protocol::ModeratedPerson> people;
  people.reserve(lobby.banned.size() + lobby.muted.size());
  for (const LobbyPerson& each : lobby.banned) {
    people.push_back({handle_of(each), each.name, is_among(lobby.muted, each.account), true});
  }
  for (const LobbyPerson& each : lobby.muted) {
    if (!is_among(lobby.banned, each.account)) people.push_back({handle_of(each), each.name, true, false});
  }
  return people;
}

// Tables that were stored before a member of Lobby existed have none of it, and may have one that is gone.
void fill_in_what_is_newer(kernel::Document& lobby) {
  // The one deadline that a table once had: anyone who is asked gets the whole time once more.
  if (lobby.contains("deadline")) {
    kernel::Document kept = kernel::Document::map();
    for (const kernel::Document::Entry& entry : lobby.entries()) {
      if (entry.key != "deadline") kept.add(entry.key, entry.value);
    }
    lobby = std::move(kept);
  }
  if (!lobby.contains("seed")) lobby.set("seed", nullptr);
  if (!lobby.contains("lesson")) lobby.set("lesson", false);
  if (!lobby.contains("absent")) lobby.set("absent", nullptr);
  for (const char* list : {"clocks", "timed_out", "resigned", "reminded"}) {
    if (!lobby.contains(list)) lobby.set(list, kernel::Document::list());
  }
  kernel::Document* seats = lobby.find("seats");
  if (seats == nullptr || !seats->is_list()) return;
  std::vector<std::string> seen;
  for (kernel::Document& seat : seats->items()) {
    if (seat.is_map() && !seat.contains("temperament")) seat.set("temperament", nullptr);
    if (seat.is_map() && !seat.contains("resigned")) seat.set("resigned", false);
    if (!seat.is_map() || seat.contains("here") || !seat["account"].is_text()) continue;
    const std::string& account = seat["account"].as_text();
    seat.set("here", !account.empty() && std::ranges::find(seen, account) != seen.end());
    seen.push_back(account);
  }
}

}  // namespace

store::TableRecord record_of(const TableEntry& table) {
  store::TableRecord record;
  record.id = table.id;
  record.game = table.game;
  record.status = kernel::enum_name(table.status);
  record.is_public = table.is_public;
  record.has_open_seat = has_open_seat(table.lobby);
  record.created = table.created;
  record.changed = table.changed;
  record.wake = table.wake;
  record.accounts = accounts_of(table.lobby);
  record.lobby = json_of(table.lobby);
  record.rows = table.rows;
  record.started = table.started;
  record.finished = table.finished;
  return record;
}

store::TableProgress progress_of(const TableEntry& table) {
  return {table.changed, table.wake, json_of(table.lobby), table.rows};
}

std::optional<TableEntry> entry_of(const store::TableRecord& record) {
  TableEntry table;
  const auto status = kernel::enum_value<Status>(record.status);
  std::string mistakes;
  auto lobby = read_document(record.lobby, mistakes);
  if (lobby && lobby->is_map()) fill_in_what_is_newer(*lobby);
  kernel::Diagnostics diagnostics;
  if (!status || !lobby || !kernel::from_document(*lobby, table.lobby, diagnostics)) return std::nullopt;
  if (!store::from_hex(table.lobby.secret) || table.lobby.secret.size() != 2 * store::Secret().size()) {
    return std::nullopt;
  }
  table.id = record.id;
  table.game = record.game;
  table.status = *status;
  table.is_public = record.is_public;
  table.created = record.created;
  table.changed = record.changed;
  table.wake = record.wake;
  table.rows = record.rows;
  table.started = record.started;
  table.finished = record.finished;
  return table;
}

store::Secret secret_of(const Lobby& lobby) {
  store::Secret secret{};
  const auto bytes = store::from_hex(lobby.secret);
  if (bytes && bytes->size() == secret.size()) std::copy(bytes->begin(), bytes->end(), secret.begin());
  return secret;
}

bool owns_seat(const Lobby& lobby, std::size_t seat, std::string_view account) {
  if (account.empty() || seat >= lobby.seats.size()) return false;
  const LobbySeat& its = lobby.seats[seat];
  return its.kind == SeatKind::person && !its.left && its.account == account;
}

std::optional<std::size_t> first_seat_of(const Lobby& lobby, std::string_view account) {
  for (std::size_t i = 0; i < lobby.seats.size(); ++i) {
    if (owns_seat(lobby, i, account)) return i;
  }
  return std::nullopt;
}

bool has_open_seat(const Lobby& lobby) {
  return std::any_of(lobby.seats.begin(), lobby.seats.end(),
                     [](const LobbySeat& seat) { return seat.kind == SeatKind::open; });
}

std::string handle_of(const LobbyPerson& person) { return store::to_hex(store::sha256(person.account)).substr(0, 16); }

std::optional<std::string> handle_for(const Lobby& lobby, std::string_view reader, const std::string& account) {
  const bool for_owner = !reader.empty() && reader == lobby.owner;
  if (!for_owner || account.empty() || account == lobby.owner) return std::nullopt;
  return handle_of({account, ""});
}

bool is_among(const std::vector<LobbyPerson>& people, std::string_view account) {
  return !account.empty() && std::ranges::find(people, account, &LobbyPerson::account) != people.end();
}

std::optional<Code> why_hidden(const TableEntry& table, std::string_view account, std::string_view invite) {
  if (!account.empty() && table.lobby.owner == account) return std::nullopt;
  if (first_seat_of(table.lobby, account)) return std::nullopt;
  if (is_among(table.lobby.banned, account)) return Code::banned;
  // Who has given up a seat may see how it ends.
  const auto& resigned = table.lobby.resigned;
  if (!account.empty() && std::ranges::find(resigned, account, &LobbyResigned::account) != resigned.end()) {
    return std::nullopt;
  }
  if (table.is_public) return std::nullopt;
  const bool invited = !invite.empty() && same_word(invite, table.lobby.invite);
  return invited ? std::nullopt : std::optional(Code::no_such_table);
}

protocol::Table shown_to(const TableEntry& table, std::string_view account, const Presence& presence) {
  const Lobby& lobby = table.lobby;
  protocol::Table shown;
  shown.id = table.id;
  shown.game = table.game;
  shown.name = lobby.name;
  shown.status = table.status;
  shown.is_public = table.is_public;
  shown.owner = !account.empty() && account == lobby.owner;
  shown.created = table.created;
  shown.changed = table.changed;
  shown.started = table.started;
  shown.finished = table.finished;
  shown.options = lobby.options;
  for (std::size_t i = 0; i < lobby.seats.size(); ++i) shown.seats.push_back(shown_seat(table, i, account, presence));
  shown.waiting_for = lobby.waiting_for;
  shown.winners = lobby.winners;
  shown.turn = lobby.turn;
  shown.spectators = presence.spectators;
  shown.begin = lobby.begin;
  shown.clock = lobby.clock;
  shown.deadline = next_deadline(lobby);
  shown.timed_out = lobby.timed_out;
  const bool belongs = shown.owner || first_seat_of(lobby, account).has_value();
  // Also for somebody who may take a seat that was given up.
  const bool has_room = table.status == Status::waiting ||
                        (table.status == Status::playing && std::ranges::any_of(lobby.seats, &LobbySeat::left));
  if (has_room && belongs) shown.invite = lobby.invite;
  shown.commitment = store::to_hex(store::commitment_to(secret_of(lobby)));
  if (table.status == Status::finished) shown.secret = lobby.secret;
  shown.takeback = lobby.takeback;
  shown.rematch = lobby.rematch;
  shown.rows = static_cast<std::int32_t>(table.rows);
  shown.muted = is_among(lobby.muted, account);
  shown.lesson = lobby.lesson;
  shown.absent = level_for_absent(lobby);
  if (shown.owner) shown.moderated = moderated_people(lobby);
  return shown;
}

protocol::Table listed_for(const TableEntry& table, std::string_view account, const Presence& presence) {
  protocol::Table shown = shown_to(table, account, presence);
  shown.invite.reset();
  shown.moderated.clear();
  for (protocol::SeatEntry& seat : shown.seats) seat.person.reset();
  return shown;
}

}  // namespace kostka::server
