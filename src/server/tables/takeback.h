// Taking back by consent: somebody asks whether the match may go back, and it does once every seat agrees.
#pragma once

#include <cstdint>
#include <optional>

#include "kernel/play/match.h"
#include "server/tables/lobby.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// The question of this seat: back to where the match held `inputs` inputs, or before the seat's own last decision. The
// seat that asks agrees, and so do the seats of bots and of people who have left; a bot that stands in for a person
// does not agree for them.
Result<protocol::Takeback> ask_takeback(const Lobby& lobby, const kernel::Match& match, kernel::Seat seat,
                                        std::optional<std::int32_t> inputs);

// What a seat's reply makes of the open question: one more agrees, or there is no question any more.
Result<std::optional<protocol::Takeback>> after_consent(const Lobby& lobby, std::int32_t seat, bool yes);

bool all_agree(const Lobby& lobby, const protocol::Takeback& question);

}  // namespace kostka::server
