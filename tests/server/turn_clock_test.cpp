#include "server/tables/turn_clock.h"

#include <gtest/gtest.h>

namespace kostka::server {
namespace {

using Deadline = std::optional<store::Milliseconds>;

Lobby lobby_with(std::optional<std::int32_t> clock, Deadline deadline = std::nullopt) {
  Lobby lobby;
  lobby.clock = clock;
  lobby.deadline = deadline;
  return lobby;
}

TEST(TurnClock, WithoutAClockNobodyIsLate) {
  const Lobby lobby = lobby_with(std::nullopt);
  EXPECT_EQ(deadline_of(lobby, true, MatchMoved::yes, 1000), std::nullopt);
  EXPECT_FALSE(time_is_up(lobby, 1'000'000));
}

TEST(TurnClock, RunsOnlyForPeople) {
  EXPECT_EQ(deadline_of(lobby_with(30), true, MatchMoved::yes, 1000), Deadline(31'000));
  EXPECT_EQ(deadline_of(lobby_with(30), false, MatchMoved::yes, 1000), std::nullopt);
}

TEST(TurnClock, IsSetAgainOnlyWhenTheMatchMovesOn) {
  const Lobby lobby = lobby_with(30, 20'000);
  EXPECT_EQ(deadline_of(lobby, true, MatchMoved::no, 15'000), Deadline(20'000));
  EXPECT_EQ(deadline_of(lobby, true, MatchMoved::yes, 15'000), Deadline(45'000));
  // A seat given back by a bot gets the whole time, since none was running.
  EXPECT_EQ(deadline_of(lobby_with(30), true, MatchMoved::no, 15'000), Deadline(45'000));
}

TEST(TurnClock, IsUpAtTheDeadlineItself) {
  const Lobby lobby = lobby_with(30, 20'000);
  EXPECT_FALSE(time_is_up(lobby, 19'999));
  EXPECT_TRUE(time_is_up(lobby, 20'000));
}

}  // namespace
}  // namespace kostka::server
