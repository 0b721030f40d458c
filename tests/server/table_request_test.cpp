// What requests make of a table, without a server.
#include "server/tables/table_request.h"

#include <gtest/gtest.h>

#include "tests/server/test_services.h"

namespace kostka::server {
namespace {

using protocol::SeatKind;
using protocol::Status;
using Then = TableWish::Then;

constexpr Milliseconds kLater = 100'000;

class TableRequests : public testing::Test {
 protected:
  Result<TableWish> wish(const TableRequest& request, const std::string& account) const {
    return wish_of(request, table_, {account, "Name of " + account}, moment_);
  }
  std::string refusal(const TableRequest& request, const std::string& account) const {
    const auto result = wish(request, account);
    return result.ok() ? "" : result.error().code;
  }
  static JoinRequest join(std::optional<std::string> invite = "come-in", std::optional<std::int32_t> seat = {}) {
    return {{std::move(invite), seat}};
  }

  TableEntry table_ = pig_table({person("Ala", "a"), LobbySeat{}});
  RequestMoment moment_{{}, kLater, 60'000};
};

TEST_F(TableRequests, JoiningTakesTheFirstOpenSeatAndMayBeginTheMatch) {
  auto joined = wish(join(), "o");
  ASSERT_TRUE(joined.ok());
  EXPECT_EQ(joined->then, Then::store_and_begin_match);
  EXPECT_EQ(joined->table.lobby.seats[1].account, "o");
  EXPECT_EQ(joined->table.lobby.seats[1].away_since, kLater);
  EXPECT_EQ(table_.lobby.seats[1].kind, SeatKind::open);
  table_.lobby.begin = protocol::Begin::owner;
  joined = wish(join(), "o");
  EXPECT_EQ(joined->then, Then::store);
}

TEST_F(TableRequests, JoiningTwiceIsNoMistake) {
  EXPECT_EQ(wish(join(), "a")->then, Then::nothing);
  EXPECT_EQ(refusal(join("come-in", 1), "a"), "already_seated");
  EXPECT_EQ(refusal(join("wrong"), "o"), "no_such_table");
  EXPECT_EQ(refusal(join("come-in", 0), "o"), "seat_taken");
  EXPECT_EQ(refusal(join("come-in", 2), "o"), "bad_request");
  table_.status = Status::playing;
  EXPECT_EQ(refusal(join(), "o"), "already_begun");
}

TEST_F(TableRequests, LeavingFreesTheSeatOnlyBeforeTheMatch) {
  EXPECT_EQ(wish(LeaveRequest{}, "a")->table.lobby.seats[0].kind, SeatKind::open);
  table_.status = Status::playing;
  auto left = wish(LeaveRequest{}, "a");
  EXPECT_EQ(left->table.lobby.seats[0].account, "a");
  EXPECT_TRUE(left->table.lobby.seats[0].left);
  EXPECT_EQ(refusal(LeaveRequest{}, "o"), "no_such_table");
  table_.is_public = true;
  EXPECT_EQ(refusal(LeaveRequest{}, "o"), "not_your_seat");
}

TEST_F(TableRequests, ABotStandsInForTheAbsent) {
  table_ = pig_table({person("Ala", "a"), person("Ola", "o")});
  table_.status = Status::playing;
  table_.lobby.seats[1].away_since = kLater - 59'999;
  EXPECT_EQ(refusal(StandInRequest{1, "random"}, "a"), "not_away");
  EXPECT_EQ(wish(StandInRequest{1, "random"}, "o")->table.lobby.seats[1].stand_in, "random");
  table_.lobby.seats[1].away_since = kLater - 60'000;
  EXPECT_EQ(wish(StandInRequest{1, "random"}, "a")->table.lobby.seats[1].stand_in, "random");
  moment_.presence.seats = 0b10;
  EXPECT_EQ(refusal(StandInRequest{1, "random"}, "a"), "not_away");
  EXPECT_EQ(refusal(StandInRequest{2, "random"}, "a"), "bad_request");
  EXPECT_EQ(refusal(StandInRequest{1, "random"}, "x"), "no_such_table");
  table_.is_public = true;
  EXPECT_EQ(refusal(StandInRequest{1, "random"}, "x"), "not_your_seat");
}

TEST_F(TableRequests, OnlyTheOwnerStartsAndDeletes) {
  EXPECT_EQ(refusal(StartRequest{}, "o"), "no_such_table");
  table_.is_public = true;
  EXPECT_EQ(refusal(StartRequest{}, "o"), "forbidden");
  EXPECT_EQ(refusal(StartRequest{}, "a"), "seats_open");
  EXPECT_EQ(refusal(DeleteRequest{}, "o"), "forbidden");
  EXPECT_EQ(wish(DeleteRequest{}, "a")->then, Then::delete_table);
  table_.lobby.seats[1] = bot("random");
  EXPECT_EQ(wish(StartRequest{}, "a")->then, Then::store_and_begin_match);
}

TEST_F(TableRequests, ALinkMovesTheTableAlongWithItsOwnersOnlySeat) {
  auto bound = wish(BindRequest{0, "a", ""}, "phone");
  EXPECT_EQ(bound->table.lobby.seats[0].account, "phone");
  EXPECT_EQ(bound->table.lobby.owner, "phone");
  table_.lobby.seats[1] = person("Ala's guest", "a");
  bound = wish(BindRequest{0, "a", ""}, "phone");
  EXPECT_EQ(bound->table.lobby.owner, "a");
  EXPECT_EQ(refusal(BindRequest{2, "a", ""}, "phone"), "bad_link");
}

TEST_F(TableRequests, ARematchMovesEverybodyOneSeat) {
  EXPECT_EQ(refusal(RematchRequest{}, "a"), "not_finished");
  table_.status = Status::finished;
  EXPECT_EQ(wish(RematchRequest{}, "a")->then, Then::rematch);
  table_.lobby.seats = {person("Ala", "a"), bot("easy"), person("Ola", "o")};
  table_.lobby.seats[2].left = true;
  const TableEntry again = rematch_of(table_, "a", {}, kLater);
  ASSERT_EQ(again.lobby.seats.size(), 3u);
  EXPECT_EQ(again.lobby.seats[2].name, "Ala");
  EXPECT_EQ(again.lobby.seats[0].level, "easy");
  EXPECT_EQ(again.lobby.seats[1].kind, SeatKind::open);
  EXPECT_EQ(again.lobby.seats[2].account, "a");
  EXPECT_NE(again.lobby.secret, table_.lobby.secret);
  EXPECT_NE(again.id, table_.id);
}

TEST_F(TableRequests, ARematchKnowsNewNamesButLeavesThoseGivenAtTheTable) {
  table_.lobby.seats = {person("Ala", "a"), person("Granny", "a"), person("Ola", "o")};
  table_.lobby.seats[1].here = true;
  const TableEntry again = rematch_of(table_, "a", {{"a", "Alicja"}}, kLater);
  EXPECT_EQ(again.lobby.seats[0].name, "Granny");
  EXPECT_TRUE(again.lobby.seats[0].here);
  EXPECT_EQ(again.lobby.seats[1].name, "Ola");
  EXPECT_EQ(again.lobby.seats[2].name, "Alicja");
}

}  // namespace
}  // namespace kostka::server
