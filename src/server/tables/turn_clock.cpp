#include "server/tables/turn_clock.h"

#include <algorithm>
#include <utility>

namespace kostka::server {

using store::Milliseconds;

namespace {

constexpr std::size_t kTimeoutsKept = 50;

}  // namespace

std::vector<LobbyClock> clocks_of(const Lobby& lobby, std::span<const AskedPerson> asked, Milliseconds now) {
  std::vector<LobbyClock> clocks;
  if (!lobby.clock) return clocks;
  for (const AskedPerson& person : asked) {
    const auto running = std::ranges::find_if(
        lobby.clocks, [&](const LobbyClock& c) { return c.seat == person.seat && c.prompt == person.prompt; });
    const Milliseconds whole = now + Milliseconds{*lobby.clock} * 1000;
    clocks.push_back({person.seat, person.prompt, running == lobby.clocks.end() ? whole : running->deadline});
  }
  return clocks;
}

std::optional<Milliseconds> next_deadline(const Lobby& lobby) {
  if (lobby.clocks.empty()) return std::nullopt;
  return std::ranges::min_element(lobby.clocks, {}, &LobbyClock::deadline)->deadline;
}

bool time_is_up(const Lobby& lobby, std::size_t seat, Milliseconds now) {
  return std::ranges::any_of(lobby.clocks,
                             [&](const LobbyClock& c) { return std::cmp_equal(c.seat, seat) && now >= c.deadline; });
}

void note_timeout(Lobby& lobby, std::size_t seat, std::size_t inputs) {
  if (lobby.timed_out.size() == kTimeoutsKept) lobby.timed_out.erase(lobby.timed_out.begin());
  lobby.timed_out.push_back({static_cast<std::int32_t>(seat), static_cast<std::int32_t>(inputs)});
}

void forget_timeouts(Lobby& lobby, std::size_t inputs) {
  std::erase_if(lobby.timed_out, [&](const protocol::TimedOut& t) { return std::cmp_greater_equal(t.inputs, inputs); });
}

}  // namespace kostka::server
