// What people ask of a table outside of its match, over REST, and what it makes of the table. Each request is answered
// with the table as the person then sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "server/tables/lobby.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// Who asks; the account is empty for somebody without one.
struct Visitor {
  std::string account;
  std::string name;
};

struct JoinRequest {
  protocol::Join wish;
};
struct LeaveRequest {};
struct StartRequest {};
struct ChangeRequest {
  protocol::ChangeTable wish;
};
struct NonceRequest {
  std::size_t seat = 0;
  std::string nonce;
};
struct StandInRequest {
  std::size_t seat = 0;
  std::string level;
};
struct GiveBackRequest {
  std::size_t seat = 0;
};
// The person gives the match up: a bot of this level plays on, and the match counts as resigned.
struct ResignRequest {
  std::size_t seat = 0;
  std::string level;
};
// Somebody takes a seat that was given up in the middle of a match.
struct TakeSeatRequest {
  std::size_t seat = 0;
  std::optional<std::string> invite;
};
// The owner puts a bot on a free seat before the match, or (no level) makes a bot's seat free again.
struct SeatBotRequest {
  std::size_t seat = 0;
  std::optional<std::string> level;
};
struct RematchRequest {};
struct DeleteRequest {};
// Somebody holds a link to this seat, made by this account at that sitting.
struct BindRequest {
  std::size_t seat = 0;
  std::string account, sitting;
};
// Only to see the table; changes nothing.
struct SeeRequest {};
// Whether this person may have a link to the seat.
struct LinkRequest {
  std::size_t seat = 0;
};
struct ModerateRequest {
  protocol::Moderation what = protocol::Moderation::mute;
  LobbyPerson who;
};

using TableRequest = std::variant<JoinRequest, LeaveRequest, StartRequest, ChangeRequest, NonceRequest, StandInRequest,
                                  GiveBackRequest, ResignRequest, TakeSeatRequest, SeatBotRequest, RematchRequest,
                                  DeleteRequest, BindRequest, SeeRequest, LinkRequest, ModerateRequest>;

using TableReply = std::function<void(Result<protocol::Table>)>;

// What is true at the table at the moment of a request, beside what is stored of it.
struct RequestMoment {
  Presence presence;
  store::Milliseconds now = 0;
  store::Milliseconds away = 0;  // how long a person has to be away before a bot may stand in unasked
};

// What a request comes to, once it is allowed.
struct TableWish {
  enum class Then : std::uint8_t { nothing, store, store_and_begin_match, delete_table, rematch };
  Then then = Then::nothing;
  TableEntry table;  // as it is to be stored
};

// Whether the match begins as soon as the table is stored: every seat is taken, and that is what it waited for.
bool begins_now(const TableEntry& table);

// The table is not changed, nor is anybody told.
Result<TableWish> wish_of(const TableRequest& request, const TableEntry& table, const Visitor& who,
                          const RequestMoment& moment);

// What accounts are called now.
using AccountNames = std::map<std::string, std::string>;

// The same people at a new table, each one seat further, by the names that they have now; those who have left make room
// for somebody else.
TableEntry rematch_of(const TableEntry& table, const std::string& owner, const AccountNames& names,
                      store::Milliseconds now);

}  // namespace kostka::server
