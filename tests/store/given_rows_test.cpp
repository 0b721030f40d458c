// A match that goes on from the middle of another one: the first rows of its journal were taken over.
#include <gtest/gtest.h>

#include "store/journal_verify.h"
#include "tests/store/pig_match.h"

namespace kostka::store {
namespace {

const Secret kOld = secret_from_seed(7), kNew = secret_from_seed(8);
constexpr std::size_t kGiven = 7;

Journal old_match() {
  Disk disk;
  play_pig(*begin_pig(disk, kOld));
  return parsed(disk.bytes);
}

Journal taken_over(const Journal& old, std::size_t rows) {
  Journal journal;
  journal.header = pig_header(kNew);
  journal.header.given_rows = static_cast<std::uint32_t>(rows);
  journal.rows.assign(old.rows.begin(), old.rows.begin() + static_cast<std::ptrdiff_t>(rows));
  return journal;
}

std::unique_ptr<SavedMatch> resumed(Disk& disk, const Journal& journal) {
  Replayed replayed = replay_journal(pig(), journal, kAllRows, dice_key(kNew, journal.header.nonces));
  EXPECT_FALSE(replayed.wrong) << replayed.wrong->en;
  disk.bytes = write_journal(journal);
  return std::make_unique<SavedMatch>(RecordedMatch(journal.header, std::move(replayed), kNew),
                                      std::make_unique<DiskSink>(disk));
}

std::string whole_new_match() {
  Disk disk;
  play_pig(*resumed(disk, taken_over(old_match(), kGiven)));
  return disk.bytes;
}

Check check(const Journal& journal, std::string_view id) {
  for (const Check& c : verify_journal(journal, pig(), journal.header.content).checks) {
    if (c.id == id) return c;
  }
  return {};
}

void turn_die(Row& row) {
  auto& chance = std::get<ChanceRow>(row);
  chance.value = static_cast<std::uint16_t>((chance.value + 1) % 6);
}

TEST(GivenRows, StandInTheHeaderOnlyWhenThereAreSome) {
  EXPECT_EQ(header_line(pig_header(kNew)).find("given_rows"), std::string::npos);
  const std::string text = write_journal(taken_over(old_match(), kGiven));
  EXPECT_NE(text.find(",\"given_rows\":7}\n"), std::string::npos);
  EXPECT_EQ(parsed(text).header.given_rows, kGiven);
  EXPECT_EQ(write_journal(parsed(text)), text);
}

TEST(GivenRows, AreFollowedByDiceOfTheirOwn) {
  const Journal old = old_match(), journal = parsed(whole_new_match());
  ASSERT_TRUE(journal.finished());
  for (std::size_t row = 0; row < kGiven; ++row) EXPECT_EQ(row_line(journal.rows[row]), row_line(old.rows[row]));
  kernel::ChanceStream dice(dice_key(kNew, journal.header.nonces));
  std::size_t thrown = 0;
  for (std::size_t row = kGiven; row < journal.rows.size(); ++row) {
    const auto* chance = std::get_if<ChanceRow>(&journal.rows[row]);
    if (!chance) continue;
    EXPECT_EQ(chance->value, dice.below(6)) << row;
    ++thrown;
  }
  EXPECT_GT(thrown, 5u);
  EXPECT_EQ(check(journal, "dice").count, thrown);
}

TEST(GivenRows, AreNotedByVerify) {
  const Journal journal = parsed(whole_new_match());
  EXPECT_TRUE(verify_journal(journal, pig(), journal.header.content).ok());
  const Check given = check(journal, "given");
  EXPECT_EQ(given.state, Check::State::noted);
  EXPECT_EQ(given.count, kGiven);
  EXPECT_EQ(given.sentence.en, "7 rows taken over from another match, whose dice are not checked here");
  EXPECT_EQ(given.sentence.pl, "7 wierszy przejętych z innej rozgrywki, której kości nie są tu sprawdzane");
  EXPECT_EQ(check(journal, "dice").state, Check::State::passed);
  EXPECT_EQ(check(old_match(), "given").id, "");
}

TEST(GivenRows, SpeakPolishInAllNumbers) {
  const Journal old = old_match();
  EXPECT_EQ(check(taken_over(old, 1), "given").sentence.pl.find("1 wiersz przejęty z innej"), 0u);
  EXPECT_EQ(check(taken_over(old, 2), "given").sentence.pl.find("2 wiersze przejęte z innej"), 0u);
}

TEST(GivenRows, ThatWereChangedAreFound) {
  const Journal journal = parsed(whole_new_match());
  const auto first_die = [&journal](std::size_t from) {
    while (!std::holds_alternative<ChanceRow>(journal.rows[from])) ++from;
    return from;
  };
  Journal changed = journal;
  ASSERT_LT(first_die(0), kGiven);
  turn_die(changed.rows[first_die(0)]);
  // The die is another match's, but what followed from it does not fit.
  EXPECT_EQ(check(changed, "dice").state, Check::State::passed);
  EXPECT_FALSE(verify_journal(changed, pig(), "").ok());
  changed = journal;
  turn_die(changed.rows[first_die(kGiven)]);
  EXPECT_EQ(check(changed, "dice").state, Check::State::failed);
  changed = journal;
  changed.header.given_rows += 2;
  EXPECT_EQ(check(changed, "dice").state, Check::State::failed);
}

TEST(GivenRows, AreRefusedWhenTheyCannotBe) {
  const Journal old = old_match();
  EXPECT_NE(mistake_in(write_journal(taken_over(old, old.rows.size()))).find("found the end of a match"),
            std::string::npos);
  Journal journal = taken_over(old, kGiven);
  journal.rows.pop_back();
  EXPECT_NE(mistake_in(write_journal(journal)).find("pig.jsonl:8: expected 7 rows that were taken over, found 6"),
            std::string::npos);
  const std::string text = write_journal(taken_over(old, kGiven));
  EXPECT_NE(mistake_in(replaced(text, "\"given_rows\":7", "\"given_rows\":0")), "");
  EXPECT_NE(mistake_in(replaced(text, "\"given_rows\":7", "\"given_rows\":-1")), "");
}

TEST(GivenRows, CanBeTakenBack) {
  Disk disk;
  const auto game = resumed(disk, taken_over(old_match(), kGiven));
  play_pig(*game, 2);
  ASSERT_TRUE(game->take_back(2));
  play_pig(*game);
  const Journal journal = parsed(disk.bytes);
  EXPECT_TRUE(verify_journal(journal, pig(), journal.header.content).ok());
  EXPECT_EQ(journal.rows.size(), game->numbers().rows());
}

TEST(GivenRows, GoOnIdenticallyAfterACrashAtAnyRow) {
  const std::string whole = whole_new_match();
  const Journal all = parsed(whole);
  for (std::size_t rows = kGiven; rows + 1 < all.rows.size(); ++rows) {
    Journal part = all;
    part.rows.resize(rows);
    Disk disk;
    play_pig(*resumed(disk, part));
    ASSERT_EQ(disk.bytes, whole) << rows;
  }
}

}  // namespace
}  // namespace kostka::store
