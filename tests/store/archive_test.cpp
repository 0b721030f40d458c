// Archived matches leave the store only when their files are good, and come back as they were.
#include "store/archive.h"

#include <gtest/gtest.h>

#include "content/files.h"
#include "content/gzip.h"
#include "store/journal.h"
#include "tests/store/kept_matches.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

constexpr Milliseconds kMarch = 1'772'500'000'000;  // 3 March 2026

class ArchiveTest : public KeptMatches {
 protected:
  Archived archive(bool dry_run = false) {
    trouble.clear();
    return archive_finished(*store, {shelf, kMarch, dry_run}, find_pig, nullptr, trouble);
  }
  bool has(const std::string& id) { return must_read(store->table(id)).has_value(); }

  const fs::path shelf = folder / "shelf";
  const fs::path one = shelf / "2026-03" / "one.jsonl.gz";
};

TEST_F(ArchiveTest, MovesOldFinishedMatchesAndNothingElse) {
  const std::string journal = pig_journal("one");
  put("one", "finished", journal, kMarch);
  put("young", "finished", journal, kMarch + 1);
  put("playing", "playing", pig_journal("begun", 9), 1);
  put("faulted", "faulted", pig_journal("begun", 9), 1);
  ASSERT_EQ(written(*store, change_of(table_record("waiting", 1))), "");
  EXPECT_EQ(archive(true).matches, 1);
  EXPECT_TRUE(has("one"));
  EXPECT_FALSE(fs::exists(shelf));
  const Archived archived = archive();
  EXPECT_EQ(trouble, "");
  EXPECT_EQ(archived.matches, 1);
  EXPECT_TRUE(archived.bad.empty());
  EXPECT_EQ(archived.file_bytes, static_cast<std::int64_t>(fs::file_size(one)));
  EXPECT_LT(archived.file_bytes, archived.bytes);
  EXPECT_FALSE(has("one"));
  for (const char* id : {"young", "playing", "faulted", "waiting"}) EXPECT_TRUE(has(id)) << id;
  EXPECT_EQ(archive().matches, 0);
}

TEST_F(ArchiveTest, TheFileIsAJournalThatEverybodyCanRead) {
  const std::string journal = pig_journal("one");
  put("one", "finished", journal, kMarch);
  archive();
  kernel::Diagnostics diagnostics;
  const auto read = read_journal(one, diagnostics);
  ASSERT_TRUE(read) << diagnostics.to_text();
  EXPECT_EQ(write_journal(*read), journal);
  std::string why;
  EXPECT_EQ(content::gunzip(*content::read_file(one, why), kLargestJournal, why), journal);
}

TEST_F(ArchiveTest, MatchesComeBackAsTheyWere) {
  put("one", "finished", pig_journal("one"), kMarch);
  Change chat{"one", std::nullopt, "", {{1, 10, R"({"text":"Cześć"})", "ala"}, {2, 11, R"({"text":"!"})", ""}}};
  ASSERT_EQ(written(*store, chat), "");
  const auto record = must_read(store->table("one"));
  const auto lines = must_read(store->chat("one", 9));
  archive();
  ASSERT_FALSE(has("one"));
  kernel::Text why;
  EXPECT_EQ(put_back(*store, one, find_pig, why), PutBack::put) << why.in(kernel::Language::en);
  const auto again = must_read(store->table("one"));
  ASSERT_TRUE(again);
  EXPECT_TRUE((ArchivedTable{*again, "", must_read(store->chat("one", 9))} == ArchivedTable{*record, "", lines}));
  EXPECT_EQ(again->changed, kMarch);
  EXPECT_EQ(again->accounts, record->accounts);
  EXPECT_EQ(again->lobby, record->lobby);
  EXPECT_EQ(must_read(store->journal("one")), pig_journal("one"));
  EXPECT_EQ(put_back(*store, one, find_pig, why), PutBack::was_there);
  EXPECT_TRUE(fs::exists(one));
  // And once more in the archive, over the same files.
  EXPECT_EQ(archive().matches, 1);
  EXPECT_FALSE(has("one"));
}

TEST_F(ArchiveTest, WhatDoesNotVerifyStays) {
  const std::string journal = pig_journal("one");
  put("good", "finished", journal, 5);
  put("forged", "finished", replaced(journal, R"("answer":"hold")", R"("answer":"roll")"), 6);
  put("cut", "finished", pig_journal("begun", 9), 7);
  put("../out", "finished", journal, 8);
  const Archived archived = archive();
  EXPECT_EQ(trouble, "");
  EXPECT_EQ(archived.matches, 1);
  ASSERT_EQ(archived.bad.size(), 3u);
  EXPECT_EQ(archived.bad[0].table, "forged");
  EXPECT_EQ(archived.bad[1].table, "cut");
  EXPECT_EQ(archived.bad[2].table, "../out");
  EXPECT_TRUE(has("forged") && has("cut") && has("../out"));
  EXPECT_FALSE(fs::exists(folder / "out.jsonl.gz"));
}

TEST_F(ArchiveTest, AMatchStaysWhenItsFilesCannotBeWritten) {
  put("one", "finished", pig_journal("one"), kMarch);
  ASSERT_TRUE(content::write_file(folder / "file", "", trouble));
  const Archived archived = archive_finished(*store, {folder / "file", kMarch}, find_pig, nullptr, trouble);
  EXPECT_NE(trouble, "");
  EXPECT_EQ(archived.matches, 0);
  EXPECT_TRUE(has("one"));
}

TEST_F(ArchiveTest, DamagedFilesAreRefused) {
  put("one", "finished", pig_journal("one"), kMarch);
  archive();
  std::string error;
  const std::string good = *content::read_file(one, error), rest = *content::read_file(archived_rest(one), error);
  const auto refused = [&](const std::string& journal, const std::string& table) {
    EXPECT_TRUE(content::write_file(one, journal, error) && content::write_file(archived_rest(one), table, error));
    kernel::Text why;
    return put_back(*store, one, find_pig, why) == PutBack::failed && !why.in(kernel::Language::en).empty();
  };
  EXPECT_TRUE(refused(good.substr(0, good.size() / 2), rest));
  EXPECT_TRUE(refused(good + "x", rest));
  EXPECT_TRUE(refused(content::gzip(pig_journal("one", 9)), rest));
  EXPECT_TRUE(refused(good, rest.substr(0, rest.size() / 2)));
  EXPECT_TRUE(refused(good, replaced(rest, R"("status": "finished")", R"("status": "playing")")));
  EXPECT_TRUE(refused(good, replaced(rest, R"("kostka_archive": 1)", R"("kostka_archive": 2)")));
  EXPECT_FALSE(has("one"));
  EXPECT_FALSE(refused(good, rest));
  // Another table of that name is not written over.
  TableRecord other = table_record("one");
  ASSERT_EQ(written(*store, change_of(other)), "");
  EXPECT_TRUE(refused(good, rest));
  EXPECT_EQ(must_read(store->table("one"))->status, "waiting");
}

}  // namespace
}  // namespace kostka::store
