#include "store/saved_match.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <utility>

#include "content/files.h"
#include "store/journal_verify.h"
#include "tests/store/pig_match.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

const Secret kSavedSecret = secret_from_seed(11);

std::unique_ptr<SavedMatch> saved_again(Disk& disk, const Journal& journal) {
  Replayed replayed = replay_journal(pig(), journal, kAllRows, dice_key(kSavedSecret, journal.header.nonces));
  EXPECT_FALSE(replayed.wrong);
  disk.bytes.resize(journal.whole_bytes);
  return std::make_unique<SavedMatch>(RecordedMatch(journal.header, std::move(replayed), kSavedSecret),
                                      std::make_unique<DiskSink>(disk));
}

// The promise behind "kill -9 loses nothing": cut the file anywhere, go on, and the match is the same to the byte.
TEST(SavedMatch, GoesOnIdenticallyAfterACrashAtAnyByte) {
  Disk whole;
  play_pig(*begin_pig(whole, kSavedSecret));
  const std::size_t header = whole.bytes.find('\n') + 1;
  for (std::size_t size = header; size < whole.bytes.size(); size += 7) {
    Disk disk{whole.bytes.substr(0, size)};
    const Journal journal = parsed(disk.bytes);
    if (journal.finished()) continue;
    if (journal.whole_bytes == size && disk.bytes.back() != '\n') continue;  // the file adds the newline, see below
    play_pig(*saved_again(disk, journal));
    ASSERT_EQ(disk.bytes, whole.bytes) << "cut at " << size;
  }
}

TEST(SavedMatch, KeepsRowsWhileTheDiskIsFull) {
  Disk whole, disk;
  play_pig(*begin_pig(whole, kSavedSecret));
  const auto game = begin_pig(disk, kSavedSecret);
  play_pig(*game, 4);
  EXPECT_TRUE(game->saved());
  disk.full = true;
  play_pig(*game, 4);
  EXPECT_FALSE(game->saved());
  EXPECT_EQ(game->trouble(), "the disk is full");
  EXPECT_FALSE(game->save());
  disk.full = false;
  EXPECT_TRUE(game->save());
  EXPECT_EQ(game->trouble(), "");
  play_pig(*game);
  EXPECT_EQ(disk.bytes, whole.bytes);
}

TEST(SavedMatch, RefusedAnswersLeaveNoRow) {
  Disk disk;
  const auto game = begin_pig(disk, kSavedSecret);
  const std::string before = disk.bytes;
  EXPECT_EQ(game->answer(kernel::Seat{1}, 0), kernel::Refused::seat_is_not_asked);
  EXPECT_EQ(game->answer(kernel::Seat{0}, 2), kernel::Refused::no_such_option);
  EXPECT_EQ(game->answer(kernel::Seat{}, 0), kernel::Refused::seat_is_not_asked);
  EXPECT_FALSE(game->undo(kernel::Seat{0}));
  EXPECT_FALSE(game->take_back(0));
  EXPECT_EQ(disk.bytes, before);
}

TEST(SavedMatch, TakesDiceOfThePlayers) {
  Disk disk;
  const auto game = begin_pig(disk, std::nullopt);
  game->answer(kernel::Seat{0}, 0);
  ASSERT_TRUE(game->match().prompts()[0].is_chance());
  game->answer(kernel::Seat{}, 4);
  EXPECT_NE(disk.bytes.find("{\"n\":2,\"chance\":4}"), std::string::npos);
  EXPECT_EQ(disk.bytes.find("commitment"), std::string::npos);
  EXPECT_EQ(game->match().current_position()["turn_total"].as_int(), 5);
  EXPECT_FALSE(replay_journal(pig(), parsed(disk.bytes)).wrong);
  const Verification verification = verify_journal(parsed(disk.bytes), pig(), "");
  EXPECT_TRUE(verification.ok());
}

TEST(SavedMatch, TellsTheSecretOnlyAtTheEnd) {
  Disk disk;
  const auto game = begin_pig(disk, kSavedSecret);
  play_pig(*game, 20);
  EXPECT_EQ(disk.bytes.find(to_hex(kSavedSecret)), std::string::npos);
  play_pig(*game);
  EXPECT_NE(disk.bytes.find(to_hex(kSavedSecret)), std::string::npos);
}

class JournalFileTest : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
  [[nodiscard]] std::string bytes() const {
    std::string why;
    return content::read_file(path, why).value_or("");
  }
  const fs::path folder = fs::temp_directory_path() / ("kostka-journal-" + std::to_string(::getpid()));
  const fs::path path = folder / "a.jsonl";
  static Journal read(std::size_t whole_bytes, std::size_t all) {
    Journal journal;
    journal.whole_bytes = whole_bytes;
    journal.bytes = all;
    return journal;
  }
  std::string error;
};

TEST_F(JournalFileTest, AppendsAndCutsATornTail) {
  {
    const auto file = create_journal(path, error);
    ASSERT_TRUE(file) << error;
    EXPECT_TRUE(file->append("one\n", error));
    EXPECT_TRUE(file->append("two\nthr", error));
  }
  const auto file = reopen_journal(path, read(8, 11), error);
  ASSERT_TRUE(file) << error;
  EXPECT_TRUE(file->append("three\n", error));
  EXPECT_EQ(bytes(), "one\ntwo\nthree\n");
}

TEST_F(JournalFileTest, EndsALastLineThatLacksOnlyItsNewline) {
  create_journal(path, error)->append("one", error);
  reopen_journal(path, read(3, 3), error)->append("two\n", error);
  EXPECT_EQ(bytes(), "one\ntwo\n");
}

TEST_F(JournalFileTest, HasOneWriter) {
  const auto file = create_journal(path, error);
  ASSERT_TRUE(file);
  EXPECT_FALSE(create_journal(path, error));
  EXPECT_NE(error.find("it exists already"), std::string::npos);
  EXPECT_FALSE(reopen_journal(path, read(0, 0), error));
  EXPECT_NE(error.find("another program is playing this match"), std::string::npos);
  EXPECT_FALSE(create_journal(folder / "none" / "a.jsonl", error));
  EXPECT_NE(error.find("there is no such file or folder"), std::string::npos);
}

// Somebody else may have played on, and stopped, between reading the file and writing to it.
TEST_F(JournalFileTest, DoesNotCutOffWhatItHasNotRead) {
  create_journal(path, error)->append("one\ntwo\n", error);
  EXPECT_FALSE(reopen_journal(path, read(4, 4), error));
  EXPECT_NE(error.find("just been changed"), std::string::npos);
  EXPECT_EQ(bytes(), "one\ntwo\n");
}

// A limit on the size of files stands in for a full disk: the kernel writes a part and then refuses.
TEST_F(JournalFileTest, TakesBackAPartThatWasWritten) {
  const auto file = create_journal(path, error);
  ASSERT_TRUE(file->append("one\n", error));
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{10, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const bool written = file->append("two, which does not fit\n", error);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_FALSE(written);
  EXPECT_NE(error.find("larger than allowed"), std::string::npos) << error;
  EXPECT_EQ(bytes(), "one\n");
  EXPECT_TRUE(file->append("two\n", error));
  EXPECT_EQ(bytes(), "one\ntwo\n");
}

TEST_F(JournalFileTest, KeepsTheSecretForItsOwnerOnly) {
  EXPECT_FALSE(kept_secret(path, error));
  ASSERT_TRUE(keep_secret(path, kSavedSecret, error)) << error;
  EXPECT_EQ(kept_secret(path, error), kSavedSecret);
  EXPECT_EQ(fs::status(secret_path(path)).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  forget_secret(path);
  EXPECT_FALSE(fs::exists(secret_path(path)));
  ASSERT_TRUE(content::write_file(secret_path(path), "nonsense", error));
  EXPECT_FALSE(kept_secret(path, error));
  EXPECT_NE(error.find("64 hexadecimal digits"), std::string::npos);
}

}  // namespace
}  // namespace kostka::store
