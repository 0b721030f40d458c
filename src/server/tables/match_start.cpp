#include "server/tables/match_start.h"

#include <algorithm>
#include <utility>

#include "kernel/data/diagnostics.h"
#include "server/tables/table_bots.h"
#include "server/tables/turn_clock.h"
#include "store/journal_replay.h"

namespace kostka::server {

using kernel::Seat;
using protocol::SeatKind;
using protocol::Status;

namespace {

std::string name_in_journal(const LobbySeat& seat) {
  return seat.kind == SeatKind::bot ? seat.level.value_or("") : seat.name;
}

std::vector<std::string> nonces_of(const Lobby& lobby) {
  std::vector<std::string> nonces;
  nonces.reserve(lobby.seats.size());
  for (const LobbySeat& seat : lobby.seats) nonces.push_back(seat.nonce);
  const bool none = std::ranges::all_of(nonces, [](const std::string& nonce) { return nonce.empty(); });
  return none ? std::vector<std::string>() : nonces;
}

store::JournalHeader header_of(const TableEntry& table, const OfferedGame& offered) {
  const kernel::GameInfo& info = offered.game->info();
  store::JournalHeader header;
  header.game = info.id;
  header.rules_version = info.rules_version;
  header.content = offered.content;
  header.options = table.lobby.options;
  for (const LobbySeat& seat : table.lobby.seats) header.seats.push_back(name_in_journal(seat));
  header.commitment = store::commitment_to(secret_of(table.lobby));
  header.nonces = nonces_of(table.lobby);
  return header;
}

// The match goes on from rows of another one.
std::unique_ptr<TableMatch> continue_match(TableEntry& table, const kernel::Game& game, store::JournalHeader header) {
  header.given_rows = static_cast<std::uint32_t>(table.lobby.given_rows);
  const std::string rows = std::exchange(table.given, std::string()).value_or("");
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(header_line(header) + rows, table.id, diagnostics);
  if (!journal) return nullptr;
  std::optional<kernel::Text> wrong;
  auto match = std::make_unique<TableMatch>(game, *journal, secret_of(table.lobby), wrong);
  if (wrong || match->ended()) return nullptr;
  match->put_first(write_journal(*journal));
  return match;
}

}  // namespace

std::unique_ptr<TableMatch> begin_match(TableEntry& table, const OfferedGames& games) {
  const OfferedGame* offered = find_game(games, table.game);
  if (offered == nullptr) return nullptr;
  const store::JournalHeader header = header_of(table, *offered);
  kernel::Text wrong;
  const auto setup = store::setup_of(header, *offered->game, wrong);
  if (!setup) return nullptr;
  table.status = Status::playing;
  if (table.lobby.given_rows > 0) return continue_match(table, *offered->game, header);
  return std::make_unique<TableMatch>(*offered->game, header, *setup, secret_of(table.lobby));
}

void note_position(TableEntry& table, const TableMatch& match, store::Milliseconds now) {
  const kernel::Match& play = match.match();
  Lobby& lobby = table.lobby;
  table.rows = match.rows();
  table.changed = now;
  if (!table.started) table.started = now;
  table.wake.reset();
  lobby.turn = static_cast<std::int32_t>(play.table().turns());
  lobby.waiting_for.clear();
  lobby.winners.clear();
  bool bots_are_asked = false;
  std::vector<AskedPerson> people;
  if (play.fault() != nullptr) {
    table.status = Status::faulted;
    lobby.fault = kernel::Text{play.fault(), play.fault()};
  } else if (play.over()) {
    table.status = Status::finished;
    if (!table.finished) table.finished = now;
    for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
      if (play.result().won(Seat{s})) lobby.winners.push_back(static_cast<std::int32_t>(s));
    }
  } else {
    for (const kernel::Prompt& prompt : play.prompts()) {
      if (prompt.answered() || prompt.is_chance()) continue;
      const auto seat = static_cast<std::int32_t>(prompt.seat.index());
      lobby.waiting_for.push_back(seat);
      if (bot_of(lobby, prompt.seat.index())) {
        bots_are_asked = true;
      } else {
        people.push_back({seat, match.prompt_number(prompt.seat).value_or(0)});
      }
    }
  }
  lobby.clocks = clocks_of(lobby, people, now);
  forget_timeouts(lobby, play.inputs().size());
  table.wake = bots_are_asked ? std::optional(now) : next_wake(lobby);
}

}  // namespace kostka::server
