// The clock of a table: how long people may take over a decision before a bot makes it for them. Each seat that is
// asked has a deadline of its own (Lobby::clocks), which is stored, so clocks run on while the server is down.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "server/tables/lobby.h"

namespace kostka::server {

// A person who has to decide, and the number of the question.
struct AskedPerson {
  std::int32_t seat = 0;
  std::int32_t prompt = 0;
};

// Until when each of these people has time; nothing at a table without a clock. Only another question gives a seat its
// whole time again: what others decide meanwhile does not.
std::vector<LobbyClock> clocks_of(const Lobby& lobby, std::span<const AskedPerson> asked, store::Milliseconds now);

// When the first clock ends; nothing when none runs.
std::optional<store::Milliseconds> next_deadline(const Lobby& lobby);

// A clock of an hour or more has a reminder: when four hours are left, or a quarter of the time if that is less. These
// are the running clocks whose reminder is due and was not given.
std::vector<LobbyClock> due_reminders(const Lobby& lobby, store::Milliseconds now);
void note_reminders(Lobby& lobby, std::span<const LobbyClock> given);
// When the first clock ends or has to be reminded of; nothing when none runs.
std::optional<store::Milliseconds> next_wake(const Lobby& lobby);

bool time_is_up(const Lobby& lobby, std::size_t seat, store::Milliseconds now);

// A bot has decided for this person, whose time was up, when the match held `inputs` inputs. Only the last few are
// kept.
void note_timeout(Lobby& lobby, std::size_t seat, std::size_t inputs);
// The match holds this many inputs again: what came later did not happen.
void forget_timeouts(Lobby& lobby, std::size_t inputs);

}  // namespace kostka::server
