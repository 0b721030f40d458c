#include "store/prompt_numbers.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/store/knockdown_match.h"

namespace kostka::store {
namespace {

using kernel::Seat;
using Number = std::optional<std::uint32_t>;
const Secret kNumberedSecret = secret_from_seed(5);
const Seat kFirst{0}, kSecond{1};

// Plays until both seats of Knockdown choose at the same time.
std::unique_ptr<SavedMatch> at_a_secret_choice(Disk& disk) {
  auto game = begin_knockdown(disk, kNumberedSecret);
  while (game->match().prompts().size() < 2 && !game->match().over()) {
    game->answer(open_prompt(game->match()).seat, 0);
  }
  return game;
}

TEST(PromptNumbers, CountTheRowsBeforeTheQuestion) {
  Disk disk;
  const auto game = begin_pig(disk, std::nullopt);
  EXPECT_EQ(game->numbers().rows(), 0u);
  EXPECT_EQ(game->numbers().open(kFirst), Number(0));
  EXPECT_EQ(game->numbers().open(kSecond), std::nullopt);
  EXPECT_FALSE(game->numbers().last_answer(kFirst));
  game->answer(kFirst, 0);
  EXPECT_EQ(game->numbers().open(kFirst), std::nullopt);  // the die is still rolling
  game->answer(Seat{}, 3);
  EXPECT_EQ(game->numbers().rows(), 2u);
  EXPECT_EQ(game->numbers().open(kFirst), Number(2));
  EXPECT_EQ(game->numbers().last_answer(kFirst), (TakenAnswer{0, "roll"}));
  game->answer(kFirst, 1);
  EXPECT_EQ(game->numbers().open(kFirst), std::nullopt);
  EXPECT_EQ(game->numbers().open(kSecond), Number(3));
  EXPECT_EQ(game->numbers().last_answer(kFirst), (TakenAnswer{2, "hold"}));
  EXPECT_FALSE(game->numbers().last_answer(kSecond));
}

TEST(PromptNumbers, AnAnswerInASecretChoiceLeavesTheOthersQuestion) {
  Disk disk;
  const auto game = at_a_secret_choice(disk);
  const auto put = game->numbers().open(kFirst);
  ASSERT_TRUE(put);
  EXPECT_EQ(game->numbers().open(kSecond), put);
  const std::string option = game->match().option_id(*game->match().prompt_of(kSecond), 0);
  ASSERT_EQ(game->answer(kSecond, 0), kernel::Refused::no);
  EXPECT_EQ(game->numbers().open(kFirst), put);
  EXPECT_EQ(game->numbers().open(kSecond), std::nullopt);
  EXPECT_EQ(game->numbers().last_answer(kSecond), (TakenAnswer{*put, option}));

  // Taken back, it is a new question for this seat and the same for the other.
  ASSERT_TRUE(game->undo(kSecond));
  EXPECT_EQ(game->numbers().open(kFirst), put);
  EXPECT_EQ(game->numbers().open(kSecond), Number(*put + 2));
  EXPECT_EQ(game->numbers().rows(), *put + 2);
  EXPECT_EQ(game->numbers().last_answer(kSecond), (TakenAnswer{*put, option}));

  ASSERT_EQ(game->answer(kSecond, 0), kernel::Refused::no);
  EXPECT_EQ(game->numbers().last_answer(kSecond), (TakenAnswer{*put + 2, option}));
  ASSERT_EQ(game->answer(kFirst, 0), kernel::Refused::no);
  EXPECT_EQ(game->numbers().last_answer(kFirst)->prompt, *put);
}

// Back in the middle of an earlier choice, an answer to the later question must not fit.
TEST(PromptNumbers, ATakebackPutsNewQuestions) {
  Disk disk;
  const auto game = at_a_secret_choice(disk);
  const std::size_t inputs = game->match().inputs().size();
  game->answer(kFirst, 0);
  game->answer(kSecond, 0);
  const std::uint32_t before = game->numbers().rows();
  ASSERT_TRUE(game->take_back(inputs + 1));
  ASSERT_EQ(game->match().inputs().size(), inputs + 1);
  EXPECT_EQ(game->numbers().rows(), before + 1);
  EXPECT_EQ(game->numbers().open(kFirst), std::nullopt);
  EXPECT_EQ(game->numbers().open(kSecond), Number(before + 1));
}

// Whatever happens, no number of a seat ever stands for two questions, and after every row a replay agrees.
TEST(PromptNumbers, AreTheSameAfterAReplayOfAnyPart) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Disk disk;
    const auto game = begin_knockdown(disk, secret_from_seed(seed));
    kernel::ChanceStream whims(kernel::key_from_seed(seed));
    std::set<std::pair<std::uint8_t, std::uint32_t>> answered;
    std::size_t undone = 0;
    for (int i = 0; i < 150 && !game->match().over(); ++i) {
      const kernel::Prompt prompt = open_prompt(game->match());
      const auto number = game->numbers().open(prompt.seat);
      ASSERT_TRUE(number);
      ASSERT_TRUE(answered.emplace(prompt.seat.value, *number).second) << "prompt " << *number << " put twice";
      ASSERT_EQ(game->answer(prompt.seat, whims.below(prompt.count())), kernel::Refused::no);
      if (whims.below(4) == 0) undone += game->undo(prompt.seat);
      const auto inputs = game->match().inputs().size();
      if (inputs > 8 && whims.below(20) == 0) game->take_back(inputs - 1 - whims.below(8));

      const Journal journal = parsed(disk.bytes);
      ASSERT_EQ(journal.rows.size(), game->numbers().rows());
      ASSERT_EQ(replay_journal(knockdown(), journal).numbers, game->numbers());
    }
    EXPECT_GT(undone, 0u);
  }
}

}  // namespace
}  // namespace kostka::store
