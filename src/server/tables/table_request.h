// What people ask of a table outside of its match, over REST. Each is answered with the table as they then see it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "server/tables/lobby.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

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
  std::optional<std::string> level;  // none: the game's standard one
};
struct GiveBackRequest {
  std::size_t seat = 0;
};
struct RematchRequest {};
struct DeleteRequest {};
// Somebody holds a link to this seat.
struct BindRequest {
  std::size_t seat = 0;
};
// Only whether this person may have a link to the seat; changes nothing.
struct OwnSeatRequest {
  std::size_t seat = 0;
};

using TableRequest = std::variant<JoinRequest, LeaveRequest, StartRequest, ChangeRequest, NonceRequest, StandInRequest,
                                  GiveBackRequest, RematchRequest, DeleteRequest, BindRequest, OwnSeatRequest>;

using TableReply = std::function<void(Result<protocol::Table>)>;

}  // namespace kostka::server
