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

namespace {

constexpr std::int32_t kReminded = 3600;  // seconds, of the shortest clock with a reminder
constexpr Milliseconds kLongestReminder = Milliseconds{4} * 3600 * 1000;

// Nothing when there is no reminder, or it was given.
std::optional<Milliseconds> reminder_of(const Lobby& lobby, const LobbyClock& clock) {
  if (!lobby.clock || *lobby.clock < kReminded) return std::nullopt;
  if (std::ranges::find(lobby.reminded, clock.deadline) != lobby.reminded.end()) return std::nullopt;
  return clock.deadline - std::min(kLongestReminder, Milliseconds{*lobby.clock} * 1000 / 4);
}

}  // namespace

std::vector<LobbyClock> due_reminders(const Lobby& lobby, Milliseconds now) {
  std::vector<LobbyClock> due;
  for (const LobbyClock& clock : lobby.clocks) {
    const auto time = reminder_of(lobby, clock);
    if (time && *time <= now && now < clock.deadline) due.push_back(clock);
  }
  return due;
}

void note_reminders(Lobby& lobby, std::span<const LobbyClock> given) {
  // Only clocks that still run are worth remembering.
  std::erase_if(lobby.reminded, [&](std::int64_t deadline) {
    return std::ranges::find(lobby.clocks, deadline, &LobbyClock::deadline) == lobby.clocks.end();
  });
  for (const LobbyClock& clock : given) lobby.reminded.push_back(clock.deadline);
}

std::optional<Milliseconds> next_wake(const Lobby& lobby) {
  std::optional<Milliseconds> first = next_deadline(lobby);
  for (const LobbyClock& clock : lobby.clocks) {
    if (const auto time = reminder_of(lobby, clock); time && *time < *first) first = time;
  }
  return first;
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
