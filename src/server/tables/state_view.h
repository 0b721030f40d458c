// The position of a match as messages, for one observer at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "kernel/data/written.h"
#include "kernel/play/match.h"
#include "server/base/scratch_pool.h"
#include "server/tables/table_match.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// What somebody who looks through this seat, or through none, may know.
kernel::Observer observer_through(std::optional<kernel::Seat> eye);

// How many lines the log of this observer has.
std::size_t lines_of_log(const kernel::Match& match, kernel::Observer observer);
// The lines from number `from` to before `to`.
void write_log(kernel::Writer& out, const kernel::Match& match, kernel::Observer observer, std::size_t from,
               std::size_t to);
// The same in the place of that member of a message.
inline auto lines_from(const kernel::Match& match, kernel::Observer observer, std::size_t from, std::size_t to) {
  return kernel::written_as<std::vector<protocol::EventLine>>(
      [&match, observer, from, to](kernel::Writer& out) { write_log(out, match, observer, from, to); });
}

// protocol::State as it is sent, with the lines from number `from` on.
std::string state_message(const TableMatch& table, std::optional<kernel::Seat> eye, std::size_t from,
                          ScratchPool& scratch);

// protocol::Log as it is sent, with the lines from number `from` to before `to`.
std::string log_message(const kernel::Match& match, kernel::Observer observer, std::int32_t id, std::size_t from,
                        std::size_t to);

// Why the seat that is asked cannot do other things: protocol::Reasons as it is sent.
std::string reasons_message(const kernel::Match& match, kernel::Seat seat, std::int32_t id);

}  // namespace kostka::server
