// The clock of a table: how long people may take over a decision before a bot makes it for them. It is nothing but
// Lobby::deadline, so it runs on while the server is down.
#pragma once

#include <cstdint>
#include <optional>

#include "server/tables/lobby.h"

namespace kostka::server {

// Whether the match has gone on since the deadline was set.
enum class MatchMoved : std::uint8_t { no, yes };

// Until when the people who are asked have time; nothing at a table without a clock, or when nobody is asked. Only the
// match moving on gives them their whole time again.
std::optional<store::Milliseconds> deadline_of(const Lobby& lobby, bool people_are_asked, MatchMoved moved,
                                               store::Milliseconds now);

bool time_is_up(const Lobby& lobby, store::Milliseconds now);

}  // namespace kostka::server
