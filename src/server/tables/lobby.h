// Lobby: everything about a table but its match: who sits where, what was agreed, what the table waits for. It is what
// the store keeps of a table beside the journal, so that lists need no match.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "server/wire/errors.h"
#include "server/wire/protocol.h"
#include "store/fair_dice.h"
#include "store/store.h"

namespace kostka::server {

struct LobbySeat {
  protocol::SeatKind kind = protocol::SeatKind::open;
  std::string account;  // of a person
  std::string name;
  bool here = false;  // a further person at the device of the account, with a name of their own
  std::optional<std::string> level, temperament;  // of a bot
  std::optional<std::string> stand_in;
  bool left = false;
  bool resigned = false;  // with `left`: they gave it up, and a bot plays on for them
  std::string nonce;
  std::optional<std::int64_t> away_since;
  std::string sitting;  // a new word each time somebody sits down here, so that links to an earlier time are void
};
BOOST_DESCRIBE_STRUCT(LobbySeat, (),
                      (kind, account, name, here, level, temperament, stand_in, left, resigned, nonce, away_since,
                       sitting))

// Somebody whom the owner of a table does not want to read, or to see.
struct LobbyPerson {
  std::string account;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(LobbyPerson, (), (account, name))

// Somebody who gave up a seat in the middle of a match; who has it now plays on.
struct LobbyResigned {
  std::int32_t seat = 0;
  std::string account;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(LobbyResigned, (), (seat, account, name))

// Until when a seat has time for the question of this number.
struct LobbyClock {
  std::int32_t seat = 0;
  std::int32_t prompt = 0;
  std::int64_t deadline = 0;
};
BOOST_DESCRIBE_STRUCT(LobbyClock, (), (seat, prompt, deadline))

// What the store keeps as TableRecord::lobby. The dice's secret is in it, so it never leaves the server as it is.
struct Lobby {
  std::string name;
  std::string owner;  // account
  protocol::Begin begin = protocol::Begin::full;
  std::optional<std::int32_t> clock;
  kernel::Document options;
  std::vector<LobbySeat> seats;
  std::string invite;
  std::string secret;               // of the dice, in hex
  std::optional<std::string> seed;  // what the secret was made of, in decimal digits; only servers for tests take one
  std::vector<std::int32_t> waiting_for, winners;
  std::int32_t turn = 0;
  std::vector<LobbyClock> clocks;             // of people who are asked (turn_clock.h)
  std::vector<protocol::TimedOut> timed_out;  // the oldest first
  std::optional<protocol::Takeback> takeback;
  std::optional<std::string> rematch;
  std::optional<kernel::Text> fault;  // what stopped the match
  std::vector<LobbyPerson> muted, banned;
  std::vector<LobbyResigned> resigned;  // in the order of time
  std::int32_t given_rows = 0;          // of another journal, that the match begins with (TableEntry::given)
  bool lesson = false;  // a learner's own table: its dice are known, its bots follow a script, nobody else comes
  // The level of bots that plays for people who are not there; none: the standard one.
  std::optional<std::string> absent;
  // Deadlines of which their people were reminded already (turn_clock.h).
  std::vector<std::int64_t> reminded;
};
BOOST_DESCRIBE_STRUCT(Lobby, (),
                      (name, owner, begin, clock, options, seats, invite, secret, seed, waiting_for, winners, turn,
                       clocks, timed_out, takeback, rematch, fault, muted, banned, resigned, given_rows, lesson, absent,
                       reminded))

// A table as it is stored, taken apart.
struct TableEntry {
  std::string id;
  std::string game;
  protocol::Status status = protocol::Status::waiting;
  bool is_public = false;
  store::Milliseconds created = 0, changed = 0;
  std::optional<store::Milliseconds> started, finished;  // of the match
  std::optional<store::Milliseconds> wake;
  std::int64_t rows = 0;
  Lobby lobby;
  // The rows that the match will begin with, from when they are given until they are stored, and while it begins. The
  // store keeps them apart.
  std::optional<std::string> given;
};

store::TableRecord record_of(const TableEntry& table);
// What a match that goes on changes of it: not the status, nor who sits there.
store::TableProgress progress_of(const TableEntry& table);
// Nothing when the record was not written by this program.
std::optional<TableEntry> entry_of(const store::TableRecord& record);

// Who is there at this moment; nobody stores it.
struct Presence {
  std::uint32_t seats = 0;  // bit s: somebody looks through seat s
  std::int32_t spectators = 0;
};

store::Secret secret_of(const Lobby& lobby);
bool owns_seat(const Lobby& lobby, std::size_t seat, std::string_view account);
std::optional<std::size_t> first_seat_of(const Lobby& lobby, std::string_view account);
bool has_open_seat(const Lobby& lobby);
// How an owner names somebody whose account nobody else may know.
std::string handle_of(const LobbyPerson& person);
// The same for a reader who may do something about the person; nothing for everybody else, and for the owner's own.
std::optional<std::string> handle_for(const Lobby& lobby, std::string_view reader, const std::string& account);
bool is_among(const std::vector<LobbyPerson>& people, std::string_view account);

// Why somebody may not see the table at all; `account` is empty for nobody in particular.
std::optional<Code> why_hidden(const TableEntry& table, std::string_view account, std::string_view invite);
inline bool may_see(const TableEntry& table, std::string_view account, std::string_view invite) {
  return !why_hidden(table, account, invite);
}

// The table as this account may know it.
protocol::Table shown_to(const TableEntry& table, std::string_view account, const Presence& presence);
// The same as a row of a list, without what belongs to those who stand at the table.
protocol::Table listed_for(const TableEntry& table, std::string_view account, const Presence& presence);

}  // namespace kostka::server
