// Every way in which the server says no. The codes are part of the protocol: docs/protocol.md lists them, and none is
// ever renamed.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "kernel/language/text.h"
#include "server/wire/protocol.h"

namespace kostka::server {

enum class Code : std::uint8_t {
  bad_request,
  bad_message,
  bad_name,
  bad_table,
  unauthorized,
  forbidden,
  origin,
  host,
  not_found,
  no_such_table,
  no_such_game,
  method_not_allowed,
  too_large,
  media_type,
  rate,
  too_many_connections,
  hello_first,
  hello_late,
  not_your_seat,
  stand_in,
  seat_taken,
  no_open_seat,
  already_seated,
  not_away,
  already_begun,
  not_begun,
  seats_open,
  not_finished,
  match_is_over,
  match_is_faulted,
  not_asked,
  no_such_option,
  stale,
  no_undo,
  no_takeback,
  takeback_open,
  no_chat,
  bad_link,
  no_such_row,
  busy,
  store,
  unreadable,
  quota,
  too_many_guests,
  muted,
  banned,
  no_friend,
  bad_endpoint,
  slow_reader,
  deleted,
  going_down,
  broken,
};
BOOST_DESCRIBE_ENUM(Code, bad_request, bad_message, bad_name, bad_table, unauthorized, forbidden, origin, host,
                    not_found, no_such_table, no_such_game, method_not_allowed, too_large, media_type, rate,
                    too_many_connections, hello_first, hello_late, not_your_seat, stand_in, seat_taken, no_open_seat,
                    already_seated, not_away, already_begun, not_begun, seats_open, not_finished, match_is_over,
                    match_is_faulted, not_asked, no_such_option, stale, no_undo, no_takeback, takeback_open, no_chat,
                    bad_link, no_such_row, busy, store, unreadable, quota, too_many_guests, muted, banned, no_friend,
                    bad_endpoint, slow_reader, deleted, going_down, broken)

// The error with its sentence; `detail` is added after it.
protocol::Error error_of(Code code);
protocol::Error error_of(Code code, const kernel::Text& detail);
// The HTTP status that a code is sent with.
unsigned http_status(std::string_view code);

// What an operation gave, or why it did not.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(protocol::Error error) : value_(std::move(error)) {}
  Result(Code code) : value_(error_of(code)) {}

  [[nodiscard]] bool ok() const { return value_.index() == 0; }
  T& operator*() { return std::get<0>(value_); }
  T* operator->() { return &std::get<0>(value_); }
  [[nodiscard]] const protocol::Error& error() const { return std::get<1>(value_); }

 private:
  std::variant<T, protocol::Error> value_;
};

}  // namespace kostka::server
