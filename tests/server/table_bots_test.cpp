#include "server/tables/table_bots.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <vector>

#include "server/tables/match_start.h"
#include "tests/server/test_services.h"

namespace kostka::server {
namespace {

using kernel::Seat;

constexpr LateSeats kNobody = 0, kEverybody = 0b11;

class TableBotsTest : public testing::Test {
 protected:
  void play(std::vector<LobbySeat> seats) {
    table_ = pig_table(std::move(seats));
    match_ = begin_match(table_, test_games());
  }
  void think(LateSeats late) {
    bots_.think(table_.lobby, *match_, late, [this](const BotDecision& decision) {
      const std::scoped_lock lock(mutex_);
      decisions_.push_back(decision);
      came_.notify_all();
    });
  }
  BotDecision wait_for_decision(std::size_t number) {
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, std::chrono::seconds(20), [&] { return decisions_.size() > number; });
    return decisions_.size() > number ? decisions_[number] : BotDecision{};
  }

  TestServices with_;
  TableEntry table_;
  std::unique_ptr<TableMatch> match_;
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<BotDecision> decisions_;
  TableBots bots_{with_.bots};
};

TEST_F(TableBotsTest, DecideForBotsAndStandIns) {
  Lobby lobby;
  lobby.seats = {person("Ala", "a"), bot("random"), person("Ola", "o")};
  lobby.seats[2].stand_in = "easy";
  EXPECT_EQ(bot_of(lobby, 0), std::nullopt);
  EXPECT_EQ(bot_of(lobby, 1), "random");
  EXPECT_EQ(bot_of(lobby, 2), "easy");
}

TEST_F(TableBotsTest, ThinkOnceAboutEachQuestion) {
  play({bot("random"), bot("random")});
  think(kNobody);
  think(kNobody);
  const BotDecision first = wait_for_decision(0);
  EXPECT_EQ(first.seat, Seat{0});
  EXPECT_EQ(first.prompt, match_->prompt_number(Seat{0}));
  with_.bots.stop();
  EXPECT_EQ(decisions_.size(), 1u);
}

TEST_F(TableBotsTest, DecideTheSameAgain) {
  play({bot("random"), bot("random")});
  think(kNobody);
  const BotDecision first = wait_for_decision(0);
  ASSERT_TRUE(bots_.accept(first, table_.lobby, *match_, kNobody));
  think(kNobody);  // as a server does that was killed before the answer was stored
  EXPECT_EQ(wait_for_decision(1).option, first.option);
}

TEST_F(TableBotsTest, LeavePeopleAloneUntilTheirTimeIsUp) {
  play({person("Ala", "a"), bot("random")});
  think(kNobody);
  with_.bots.stop();
  EXPECT_TRUE(decisions_.empty());
}

TEST_F(TableBotsTest, DecideForPeopleWhoseTimeIsUp) {
  play({person("Ala", "a"), bot("random")});
  think(kEverybody);
  const BotDecision late = wait_for_decision(0);
  EXPECT_EQ(late.seat, Seat{0});
  EXPECT_EQ(bots_.accept(late, table_.lobby, *match_, kEverybody), late.option);
  // Somebody else is late.
  EXPECT_EQ(bots_.accept(late, table_.lobby, *match_, 0b10), std::nullopt);
  // The clock was set again in between.
  EXPECT_EQ(bots_.accept(late, table_.lobby, *match_, kNobody), std::nullopt);
}

TEST_F(TableBotsTest, ComeTooLateForAQuestionThatIsAnswered) {
  play({person("Ala", "a"), bot("random")});
  const std::int32_t asked = *match_->prompt_number(Seat{0});
  match_->answer(Seat{0}, 0);
  EXPECT_EQ(bots_.accept({Seat{0}, asked, 0}, table_.lobby, *match_, kEverybody), std::nullopt);
}

TEST_F(TableBotsTest, NeverAnswerWithAnOptionThatIsNotThere) {
  play({bot("random"), bot("random")});
  const std::int32_t asked = *match_->prompt_number(Seat{0});
  EXPECT_EQ(bots_.accept({Seat{0}, asked, 99}, table_.lobby, *match_, kNobody), 0u);
}

}  // namespace
}  // namespace kostka::server
