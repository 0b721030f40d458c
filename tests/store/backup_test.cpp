// A backup is what the store was at one moment, every journal in it verifies, and it becomes a store again.
#include "store/backup.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "content/files.h"
#include "store/sqlite.h"
#include "tests/store/kept_matches.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

class BackupTest : public KeptMatches {
 protected:
  std::optional<Inspection> inspected(const fs::path& file) { return inspect_store(file, find_pig, nullptr, trouble); }
  // A backup of the store as it is now.
  void back_up() {
    ASSERT_TRUE(copy_store(path, copy, nullptr, trouble)) << trouble;
    ASSERT_TRUE(finish_backup(copy, trouble)) << trouble;
  }

  const fs::path copy = folder / "copy.sqlite";
};

TEST_F(BackupTest, HoldsWhatTheStoreHeldWhenItBeganWhateverIsWrittenMeanwhile) {
  put("one", "finished", pig_journal("one"));
  // Large enough that the copy takes several steps.
  Change large = change_of(table_record("large"));
  large.given = std::string(std::size_t{12} << 20, 'x');
  ASSERT_EQ(written(*store, large), "");
  int steps = 0;
  const auto write_between = [&](std::int64_t done, std::int64_t of) {
    if (++steps == 1) {
      EXPECT_LT(done, of);
      put("two", "finished", pig_journal("two"));
    }
  };
  ASSERT_TRUE(copy_store(path, copy, write_between, trouble)) << trouble;
  EXPECT_GT(steps, 2);
  EXPECT_FALSE(fs::exists(copy));
  ASSERT_TRUE(finish_backup(copy, trouble)) << trouble;
  const auto found = inspected(copy);
  ASSERT_TRUE(found) << trouble;
  EXPECT_EQ(found->tables, 2);
  EXPECT_EQ(found->journals, 1);
  EXPECT_TRUE(found->bad.empty());
  EXPECT_EQ(inspected(path)->tables, 3);
  EXPECT_EQ(must_read(store->journal("two")), pig_journal("two"));
}

TEST_F(BackupTest, IsOneFileForItsOwnerOnly) {
  put("one", "finished", pig_journal("one"));
  back_up();
  struct stat found{};
  ASSERT_EQ(::stat(copy.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0600u);
  ASSERT_TRUE(inspected(copy)) << trouble;
  for (const auto& entry : fs::directory_iterator(folder)) {
    EXPECT_TRUE(entry.path() == copy || entry.is_directory()) << entry.path();
  }
}

TEST_F(BackupTest, CountsAndVerifiesEveryJournal) {
  const std::string whole = pig_journal("whole");
  put("finished", "finished", whole);
  put("playing", "playing", pig_journal("begun", 20));
  ASSERT_EQ(written(*store, change_of(table_record("waiting"))), "");
  put("forged", "finished", replaced(whole, R"("answer":"hold")", R"("answer":"roll")"));
  put("unreadable", "finished", "{}\n");
  TableRecord short_of_rows = table_record("short");
  short_of_rows.rows = 1000;
  ASSERT_EQ(written(*store, change_of(short_of_rows, whole)), "");
  put("foreign", "finished", replaced(whole, R"("game":"pig")", R"("game":"gone")"));
  back_up();
  const auto found = inspected(copy);
  ASSERT_TRUE(found) << trouble;
  EXPECT_EQ(found->tables, 7);
  EXPECT_EQ(found->journals, 6);
  std::vector<std::string> bad;
  for (const auto& each : found->bad) bad.push_back(each.table);
  EXPECT_EQ(bad, (std::vector<std::string>{"forged", "unreadable", "short", "foreign"}));
}

TEST_F(BackupTest, BecomesAStoreAndTheOldOneIsKept) {
  put("one", "finished", pig_journal("one"));
  back_up();
  put("two", "finished", pig_journal("two"));
  std::optional<fs::path> kept;
  ASSERT_TRUE(copy_store(copy, path, nullptr, trouble)) << trouble;
  EXPECT_FALSE(is_free(path, trouble));
  EXPECT_FALSE(finish_restore(path, kept, trouble));
  EXPECT_NE(trouble.find("another server is running with it"), std::string::npos) << trouble;
  EXPECT_TRUE(must_read(store->table("two")));
  store.reset();
  EXPECT_TRUE(is_free(path, trouble));
  ASSERT_TRUE(finish_restore(path, kept, trouble)) << trouble;
  ASSERT_TRUE(kept);
  EXPECT_EQ(inspected(*kept)->tables, 2);
  open();
  EXPECT_TRUE(must_read(store->table("one")));
  EXPECT_FALSE(must_read(store->table("two")));
  EXPECT_EQ(must_read(store->journal("one")), pig_journal("one"));
  // What the old store has left beside itself, after a crash, is not taken for the new one's.
  EXPECT_EQ(must_read(store->due(1, 1)).size(), 0u);
}

// A server that died leaves a part of its store in a file beside it.
TEST_F(BackupTest, NothingThatACrashedServerLeftGetsIntoTheRestoredStore) {
  put("one", "finished", pig_journal("one"));
  back_up();
  put("two", "finished", pig_journal("two"));
  const fs::path stopped = folder / "crashed" / "kostka.db";
  fs::create_directories(stopped.parent_path());
  for (const char* ending : {"", "-wal"}) {
    ASSERT_TRUE(fs::copy_file(path + ending, stopped.string() + ending));
  }
  ASSERT_TRUE(copy_store(copy, stopped, nullptr, trouble)) << trouble;
  std::optional<fs::path> kept;
  ASSERT_TRUE(finish_restore(stopped, kept, trouble)) << trouble;
  EXPECT_FALSE(fs::exists(stopped.string() + "-wal"));
  EXPECT_EQ(inspected(stopped)->tables, 1);
  EXPECT_EQ(inspected(*kept)->tables, 2);
}

TEST_F(BackupTest, RefusesWhatIsNoStoreAndLeavesNothingBehind) {
  const fs::path other = folder / "other";
  ASSERT_TRUE(content::write_file(other, std::string(5000, 'x'), trouble));
  EXPECT_FALSE(copy_store(other, copy, nullptr, trouble));
  EXPECT_FALSE(copy_store(folder / "none", copy, nullptr, trouble));
  EXPECT_FALSE(inspected(other));
  EXPECT_FALSE(copy_store(path, folder / "no" / "such" / "folder", nullptr, trouble));
  EXPECT_FALSE(fs::exists(unfinished_copy(copy)));
  ASSERT_TRUE(content::write_file(copy, "", trouble));
  EXPECT_FALSE(inspected(copy));
  EXPECT_NE(trouble.find("it is not a file of Kostka's"), std::string::npos) << trouble;
}

TEST_F(BackupTest, FindsAScrambledPage) {
  put("one", "finished", pig_journal("one"));
  back_up();
  std::string bytes = *content::read_file(copy, trouble);
  ASSERT_GT(bytes.size(), 3u * 4096);
  std::fill_n(bytes.begin() + 4096, 4096, 'x');
  ASSERT_TRUE(content::write_file(copy, bytes, trouble));
  EXPECT_FALSE(inspected(copy));
  EXPECT_NE(trouble.find("damaged"), std::string::npos) << trouble;
}

}  // namespace
}  // namespace kostka::store
