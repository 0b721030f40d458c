#include "server/tables/turn_clock.h"

namespace kostka::server {

using store::Milliseconds;

std::optional<Milliseconds> deadline_of(const Lobby& lobby, bool people_are_asked, MatchMoved moved, Milliseconds now) {
  if (!lobby.clock || !people_are_asked) return std::nullopt;
  if (lobby.deadline && moved == MatchMoved::no) return lobby.deadline;
  return now + Milliseconds{*lobby.clock} * 1000;
}

bool time_is_up(const Lobby& lobby, Milliseconds now) { return lobby.deadline && now >= *lobby.deadline; }

}  // namespace kostka::server
