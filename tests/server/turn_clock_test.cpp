#include "server/tables/turn_clock.h"

#include <gtest/gtest.h>

#include <vector>

namespace kostka::server {
namespace {

using Deadline = std::optional<store::Milliseconds>;
using People = std::vector<AskedPerson>;

Lobby lobby_with(std::optional<std::int32_t> clock, std::vector<LobbyClock> clocks = {}) {
  Lobby lobby;
  lobby.clock = clock;
  lobby.clocks = std::move(clocks);
  return lobby;
}

TEST(TurnClock, WithoutAClockNobodyIsLate) {
  const Lobby lobby = lobby_with(std::nullopt);
  EXPECT_TRUE(clocks_of(lobby, People{{0, 3}}, 1000).empty());
  EXPECT_EQ(next_deadline(lobby), std::nullopt);
  EXPECT_FALSE(time_is_up(lobby, 0, 1'000'000));
}

TEST(TurnClock, RunsForEveryoneWhoIsAsked) {
  const auto clocks = clocks_of(lobby_with(30), People{{0, 3}, {2, 4}}, 1000);
  ASSERT_EQ(clocks.size(), 2u);
  EXPECT_EQ(clocks[0].deadline, 31'000);
  EXPECT_EQ(clocks[1].seat, 2);
  EXPECT_TRUE(clocks_of(lobby_with(30), People{}, 1000).empty());
}

TEST(TurnClock, IsSetAgainOnlyByAnotherQuestion) {
  const Lobby lobby = lobby_with(30, {{0, 3, 20'000}, {1, 4, 20'000}});
  // Seat 0 has answered and is asked again; seat 1 still thinks about the same question.
  const auto clocks = clocks_of(lobby, People{{0, 5}, {1, 4}}, 15'000);
  EXPECT_EQ(clocks[0].deadline, 45'000);
  EXPECT_EQ(clocks[1].deadline, 20'000);
  // A seat given back by a bot gets the whole time, since none was running.
  EXPECT_EQ(clocks_of(lobby_with(30), People{{0, 3}}, 15'000)[0].deadline, 45'000);
}

TEST(TurnClock, IsUpAtTheDeadlineItselfAndForThatSeatAlone) {
  const Lobby lobby = lobby_with(30, {{0, 3, 20'000}, {1, 4, 25'000}});
  EXPECT_EQ(next_deadline(lobby), Deadline(20'000));
  EXPECT_FALSE(time_is_up(lobby, 0, 19'999));
  EXPECT_TRUE(time_is_up(lobby, 0, 20'000));
  EXPECT_FALSE(time_is_up(lobby, 1, 20'000));
}

TEST(TurnClock, KeepsTheLastDecisionsThatBotsMade) {
  Lobby lobby;
  for (std::size_t n = 0; n < 60; ++n) note_timeout(lobby, 1, n);
  ASSERT_EQ(lobby.timed_out.size(), 50u);
  EXPECT_EQ(lobby.timed_out.front().inputs, 10);
  forget_timeouts(lobby, 58);
  EXPECT_EQ(lobby.timed_out.back().inputs, 57);
}

}  // namespace
}  // namespace kostka::server
