#include "store/recorded_match.h"

#include <gtest/gtest.h>

#include "tests/store/pig_match.h"

namespace kostka::store {
namespace {

const Secret kRecordedSecret = secret_from_seed(11);

RecordedMatch recorded_pig() {
  return {pig(), pig_header(kRecordedSecret), standard_setup(pig().info()), kRecordedSecret};
}

// As a server plays: the lines of each answer are taken, and together they are the journal.
TEST(RecordedMatch, GivesEachLineOnce) {
  Disk whole;
  play_pig(*begin_pig(whole, kRecordedSecret));
  RecordedMatch game = recorded_pig();
  std::string all;
  for (; !game.match().over(); play_pig(game, 1)) {
    EXPECT_FALSE(game.unsaved_lines().empty());
    all += game.take_unsaved_lines();
    EXPECT_TRUE(game.unsaved_lines().empty());
  }
  EXPECT_EQ(all + game.take_unsaved_lines(), whole.bytes);
  EXPECT_EQ(game.numbers().rows(), parsed(whole.bytes).rows.size());
}

TEST(RecordedMatch, KeepsLinesUntilSomebodyTakesThem) {
  Disk whole;
  play_pig(*begin_pig(whole, kRecordedSecret));
  RecordedMatch game = recorded_pig();
  play_pig(game);
  EXPECT_EQ(game.unsaved_lines(), whole.bytes);
}

TEST(RecordedMatch, RefusedInputsLeaveNoLine) {
  RecordedMatch game = recorded_pig();
  game.take_unsaved_lines();
  EXPECT_EQ(game.answer(kernel::Seat{1}, 0), kernel::Refused::seat_is_not_asked);
  EXPECT_FALSE(game.undo(kernel::Seat{0}));
  EXPECT_FALSE(game.take_back(0));
  EXPECT_EQ(game.unsaved_lines(), "");
}

}  // namespace
}  // namespace kostka::store
