#include "store/journal_replay.h"

#include <gtest/gtest.h>

#include "store/journal_verify.h"
#include "tests/store/pig_match.h"

namespace kostka::store {
namespace {

const Secret kReplayedSecret = secret_from_seed(7);

std::string game_to_replay() {
  Disk disk;
  play_pig(*begin_pig(disk, kReplayedSecret));
  return disk.bytes;
}

kernel::ChanceKey key_of(const Journal& journal) { return dice_key(kReplayedSecret, journal.header.nonces); }

const Check& check(const Verification& verification, std::string_view id) {
  for (const Check& c : verification.checks) {
    if (c.id == id) return c;
  }
  static const Check none;
  return none;
}

Verification verified(std::string_view text) {
  return verify_journal(parsed(text), pig(), content_hash(kernel::Document::map()));
}

TEST(Replay, GivesTheSameMatch) {
  Disk disk;
  const auto game = begin_pig(disk, kReplayedSecret);
  play_pig(*game);
  const Journal journal = parsed(disk.bytes);
  const Replayed again = replay_journal(pig(), journal);
  ASSERT_FALSE(again.wrong) << again.wrong->en;
  EXPECT_EQ(again.match->fingerprint(), game->match().fingerprint());
  EXPECT_TRUE(std::ranges::equal(again.match->inputs(), game->match().inputs()));
  EXPECT_EQ(again.match->events().size(), game->match().events().size());
}

TEST(Replay, StopsAtARow) {
  const Journal journal = parsed(game_to_replay());
  EXPECT_EQ(replay_journal(pig(), journal, 0).match->inputs().size(), 0u);
  EXPECT_EQ(replay_journal(pig(), journal, 5).match->inputs().size(), 5u);
}

TEST(Replay, StopsAtTheFirstOtherPosition) {
  Journal journal = parsed(game_to_replay());
  ASSERT_GT(journal.rows.size(), 4u);
  std::get<AnswerRow>(journal.rows[2]).position ^= 1;
  const Replayed again = replay_journal(pig(), journal);
  ASSERT_TRUE(again.wrong);
  EXPECT_EQ(again.rows, 2u);
  EXPECT_EQ(again.wrong->en,
            "Row 3 (line 4) cannot be played as recorded: the position after it is not the recorded one. This usually "
            "means that the content or the rules have changed since, or that the file was edited.");
  EXPECT_FALSE(again.wrong->pl.empty());
}

TEST(Replay, BlamesAnotherVersionOfTheRules) {
  Journal journal = parsed(game_to_replay());
  journal.header.rules_version = 9;
  std::get<AnswerRow>(journal.rows[0]).position ^= 1;
  EXPECT_NE(replay_journal(pig(), journal).wrong->en.find("under version 9 of the rules"), std::string::npos);
}

TEST(Replay, RefusesRowsThatDoNotFit) {
  const Journal journal = parsed(game_to_replay());
  const auto wrong_after = [&journal](std::size_t row, const Row& other) {
    Journal changed = journal;
    changed.rows[row] = other;
    const Replayed again = replay_journal(pig(), changed);
    return again.wrong && again.rows == row ? again.wrong->en : std::string();
  };
  using kernel::Seat;
  EXPECT_NE(wrong_after(0, AnswerRow{1, Seat{1}, "roll", 0, 0}).find("not this seat's decision"), std::string::npos);
  EXPECT_NE(wrong_after(0, AnswerRow{1, Seat{0}, "roll", 2, 0}).find("no such option"), std::string::npos);
  EXPECT_NE(wrong_after(0, AnswerRow{1, Seat{0}, "hold", 0, 0}).find("option 0 is now \"roll\""), std::string::npos);
  EXPECT_NE(wrong_after(0, AnswerRow{5, Seat{0}, "roll", 0, 0}).find("input 1 of the match"), std::string::npos);
  EXPECT_NE(wrong_after(0, ChanceRow{1, 0}).find("nothing is left to chance"), std::string::npos);
  EXPECT_NE(wrong_after(1, ChanceRow{2, 6}).find("outcome 6 is recorded where there are 6"), std::string::npos);
  EXPECT_NE(wrong_after(0, UndoRow{Seat{0}}).find("nothing this seat may take back"), std::string::npos);
  EXPECT_NE(wrong_after(2, TakebackRow{2}).find("cannot go back there"), std::string::npos);
  EXPECT_NE(wrong_after(2, EndRow{}).find("not over yet"), std::string::npos);
  EXPECT_NE(wrong_after(2, FaultRow{"x"}).find("no longer fail"), std::string::npos);
}

TEST(Replay, RefusesAHeaderOfAnotherShape) {
  Journal journal = parsed(game_to_replay());
  journal.header.options.set("speed", "fast");
  EXPECT_NE(replay_journal(pig(), journal).wrong->en.find("no option \"speed\""), std::string::npos);
  journal = parsed(game_to_replay());
  journal.header.seats.emplace_back("Ela");
  const Replayed again = replay_journal(pig(), journal);
  EXPECT_EQ(again.match, nullptr);
  EXPECT_NE(again.wrong->en.find("not for 3"), std::string::npos);
}

// After an undo and a takeback the stream goes on: the same decision meets other dice, and both are verifiable.
TEST(Replay, HonoursUndoAndTakeback) {
  Disk disk;
  const auto game = begin_pig(disk, kReplayedSecret);
  play_pig(*game, 3);
  ASSERT_TRUE(game->take_back(2));
  const std::size_t inputs = game->match().inputs().size();
  EXPECT_LE(inputs, 2u);
  play_pig(*game);
  EXPECT_NE(disk.bytes.find("\"takeback\":" + std::to_string(inputs)), std::string::npos);
  const Journal journal = parsed(disk.bytes);
  const Replayed again = replay_journal(pig(), journal, kAllRows, key_of(journal));
  ASSERT_FALSE(again.wrong) << again.wrong->en;
  EXPECT_EQ(again.match->fingerprint(), game->match().fingerprint());
  EXPECT_TRUE(verified(disk.bytes).ok());
}

TEST(Verify, AcceptsAFinishedMatchAndCounts) {
  const std::string text = game_to_replay();
  const Journal journal = parsed(text);
  const Verification verification = verified(text);
  EXPECT_TRUE(verification.ok());
  for (const Check& c : verification.checks) EXPECT_EQ(c.state, Check::State::passed) << c.id << ": " << c.sentence.en;
  EXPECT_EQ(check(verification, "rows").count, journal.rows.size());
  EXPECT_EQ(check(verification, "answers").count + check(verification, "dice").count + 1, journal.rows.size());
  EXPECT_EQ(check(verification, "positions").count, check(verification, "answers").count);
}

TEST(Verify, FindsTamperedDice) {
  Journal journal = parsed(game_to_replay());
  auto& row = std::get<ChanceRow>(journal.rows[1]);
  row.value = static_cast<std::uint16_t>((row.value + 1) % 6);
  const Verification verification = verify_journal(journal, pig(), journal.header.content);
  EXPECT_FALSE(verification.ok());
  EXPECT_EQ(check(verification, "dice").state, Check::State::failed);
  EXPECT_NE(check(verification, "dice").sentence.en.find("Row 2 (line 3)"), std::string::npos);
}

TEST(Verify, FindsAnotherSecretAndOtherNonces) {
  Journal journal = parsed(game_to_replay());
  std::get<EndRow>(journal.rows.back()).secret = secret_from_seed(8);
  EXPECT_EQ(check(verify_journal(journal, pig(), ""), "commitment").state, Check::State::failed);
  journal = parsed(game_to_replay());
  journal.header.nonces[0] = "żabka";
  EXPECT_EQ(check(verify_journal(journal, pig(), ""), "dice").state, Check::State::failed);
}

TEST(Verify, FindsAnotherWinner) {
  Journal journal = parsed(game_to_replay());
  std::get<EndRow>(journal.rows.back()).winners = {kernel::Seat{0}, kernel::Seat{1}};
  EXPECT_EQ(check(verify_journal(journal, pig(), ""), "result").state, Check::State::failed);
}

TEST(Verify, SaysPlainlyWhatItCannotCheck) {
  Disk disk;
  play_pig(*begin_pig(disk, kReplayedSecret), 10);
  const Verification unfinished = verified(disk.bytes);
  EXPECT_TRUE(unfinished.ok());
  EXPECT_EQ(check(unfinished, "commitment").state, Check::State::noted);
  EXPECT_EQ(check(unfinished, "dice").state, Check::State::noted);
  EXPECT_EQ(check(unfinished, "positions").count, 10u);

  const Verification torn = verified(disk.bytes + "{\"n\":");
  EXPECT_TRUE(torn.ok());
  EXPECT_EQ(check(torn, "rows").state, Check::State::noted);
  EXPECT_EQ(check(verify_journal(parsed(disk.bytes), pig(), "other"), "content").state, Check::State::noted);
}

}  // namespace
}  // namespace kostka::store
