#include "server/tables/takeback.h"

#include <gtest/gtest.h>

#include "server/tables/match_start.h"
#include "tests/server/test_services.h"

namespace kostka::server {
namespace {

using kernel::Seat;
using Seats = std::vector<std::int32_t>;

class TakebackTest : public testing::Test {
 protected:
  // Seat 0 has rolled, seat 0 has held: the match holds its roll, the die and its hold.
  void play(std::vector<LobbySeat> seats) {
    table_ = pig_table(std::move(seats));
    match_ = begin_match(table_, test_games());
    match_->answer(Seat{0}, 0);
    if (match_->match().prompts()[0].seat == Seat{0}) match_->answer(Seat{0}, 1);
  }
  [[nodiscard]] std::string refusal(Seat seat, std::optional<std::int32_t> inputs) const {
    const auto asked = ask_takeback(table_.lobby, match_->match(), seat, inputs);
    return asked.ok() ? "" : asked.error().code;
  }

  TableEntry table_;
  std::unique_ptr<TableMatch> match_;
};

TEST_F(TakebackTest, GoesBackBeforeOnesLastDecision) {
  play({person("Ala", "a"), person("Ola", "o")});
  const auto inputs = static_cast<std::int32_t>(match_->match().inputs().size());
  auto question = ask_takeback(table_.lobby, match_->match(), Seat{0}, std::nullopt);
  ASSERT_TRUE(question.ok());
  EXPECT_EQ(question->asked_by, 0);
  EXPECT_EQ(match_->match().inputs()[static_cast<std::size_t>(question->inputs)].who, Seat{0});
  EXPECT_LT(question->inputs, inputs);
  EXPECT_EQ(refusal(Seat{1}, std::nullopt), "no_takeback");  // has decided nothing yet
}

TEST_F(TakebackTest, GoesBackToAnyEarlierPlaceOnly) {
  play({person("Ala", "a"), person("Ola", "o")});
  const auto inputs = static_cast<std::int32_t>(match_->match().inputs().size());
  EXPECT_EQ(refusal(Seat{1}, 0), "");
  EXPECT_EQ(refusal(Seat{1}, inputs - 1), "");
  EXPECT_EQ(refusal(Seat{1}, inputs), "no_takeback");
  EXPECT_EQ(refusal(Seat{1}, -1), "no_takeback");
}

// A bot that stands in does not agree for its person.
TEST_F(TakebackTest, NeedsEveryPerson) {
  LobbySeat left = person("Ewa", "e"), replaced = person("Ida", "i");
  left.left = true;
  replaced.stand_in = "random";
  play({person("Ala", "a"), person("Ola", "o")});
  Lobby lobby = table_.lobby;
  lobby.seats.insert(lobby.seats.end(), {bot("random"), left, replaced});
  auto question = ask_takeback(lobby, match_->match(), Seat{0}, 0);
  ASSERT_TRUE(question.ok());
  EXPECT_EQ(question->agreed, (Seats{0, 2, 3}));
  EXPECT_FALSE(all_agree(lobby, *question));
  lobby.takeback = *question;
  auto again = after_consent(lobby, 0, true);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ((*again)->agreed, (Seats{0, 2, 3}));  // to agree twice is to agree once
  auto most = after_consent(lobby, 1, true);
  ASSERT_TRUE(most.ok());
  EXPECT_FALSE(all_agree(lobby, **most));
  lobby.takeback = **most;
  auto all = after_consent(lobby, 4, true);
  ASSERT_TRUE(all.ok());
  EXPECT_TRUE(all_agree(lobby, **all));
}

TEST_F(TakebackTest, OneNoEndsTheQuestion) {
  play({person("Ala", "a"), person("Ola", "o")});
  EXPECT_EQ(after_consent(table_.lobby, 1, true).error().code, "no_takeback");
  table_.lobby.takeback = protocol::Takeback{0, 0, {0}};
  EXPECT_EQ(refusal(Seat{1}, 0), "takeback_open");
  auto ended = after_consent(table_.lobby, 1, false);
  ASSERT_TRUE(ended.ok());
  EXPECT_FALSE(ended->has_value());
}

}  // namespace
}  // namespace kostka::server
