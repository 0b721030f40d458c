// A whole store goes from one kind into another and back, also when that is interrupted.
#include "store/copy.h"

#include "tests/postgres/postgres_server.h"
#include "tests/store/kept_matches.h"

namespace kostka::store {
namespace {

using postgres::PostgresServer;

class StoreCopyTest : public KeptMatches {
 protected:
  void SetUp() override {
    KeptMatches::SetUp();
    PostgresServer::shared().clear();
    for (int i = 0; i < 6; ++i) put("t" + std::to_string(i), "finished", pig_journal(std::to_string(i)), 1000 + i);
    put("going", "playing", pig_journal("going", 5));
    TableRecord waiting = table_record("waits");
    waiting.wake = 77;
    Change change = change_of(waiting);
    change.given = "rows of another one\n";
    change.chat = {{1, 5, "\"Cześć\"", "ala"}, {2, 6, "\"x\"", ""}};
    ASSERT_EQ(written(*store, change), "");
    for (const char* id : {"ala", "olek"}) {
      const AccountRecord account{id, sha256(id), std::string("Gość ") + id, 1, 9, R"({"colour":"red"})"};
      ASSERT_EQ(wait_for([&](auto done) { store->add_account(account, done); }), "");
    }
    const std::vector<Note> notes = {{"friend", "ala", "olek", "1", {}}, {"key", "", "push", "secret", 7}};
    ASSERT_EQ(wait_for([&](auto done) { store->put_notes(notes, {}, 1, done); }), "");
    const LinkRecord link{sha256("code"), "going", 1, "ala", "s1", 500};
    ASSERT_EQ(wait_for([&](auto done) { store->add_link(link, 1, done); }), "");
  }
  static std::unique_ptr<WholeStore> database(PostgresOptions::Use use = PostgresOptions::Use::alone) {
    std::string why;
    auto opened = open_postgres_store({PostgresServer::shared().url(), use}, why);
    EXPECT_TRUE(opened) << why;
    return opened;
  }
  Copied copy(WholeStore& from, WholeStore& to) {
    std::int64_t last = 0;
    const Copied copied = copy_everything(
        from, to, find_pig,
        [&](std::int64_t done, std::int64_t of) {
          EXPECT_EQ(done, ++last);
          EXPECT_LE(done, of);
        },
        trouble);
    EXPECT_EQ(trouble, "");
    return copied;
  }
};

TEST_F(StoreCopyTest, BringsEverythingThereAndBack) {
  const auto there = database();
  const Copied copied = copy(*store, *there);
  EXPECT_EQ(copied.accounts, 2);
  EXPECT_EQ(copied.tables, 8);
  EXPECT_EQ(copied.were_there, 0);
  EXPECT_EQ(copied.journals, 7);
  EXPECT_TRUE(copied.bad.empty());
  EXPECT_EQ(must_read(there->given("waits")), "rows of another one\n");
  EXPECT_EQ(must_read(there->next_wake()), 77);
  EXPECT_EQ(must_read(there->account("ala"))->name, "Gość ala");
  EXPECT_EQ(must_read(there->account("ala"))->profile, R"({"colour":"red"})");
  EXPECT_EQ(must_read(there->notes("friend", "ala", 1)).at(0).value, "1");
  EXPECT_EQ(must_read(there->note("key", "", "push", 6))->expires, 7);
  EXPECT_EQ(must_read(there->link(sha256("code"), 499))->sitting, "s1");
  EXPECT_EQ(must_read(there->chat("waits", 9)).at(0).line, "\"Cześć\"");

  std::string why;
  const auto back = open_whole_sqlite_store((folder / "back.db").string(), why);
  ASSERT_TRUE(back) << why;
  EXPECT_TRUE(copy(*there, *back).bad.empty());
  for (const char* id : {"t0", "t5", "going"}) EXPECT_EQ(must_read(back->journal(id)), must_read(store->journal(id)));
  EXPECT_EQ(copy(*store, *back).were_there, 8);
}

TEST_F(StoreCopyTest, IsFinishedByAnotherOne) {
  const auto there = database();
  ASSERT_TRUE(copy(*store, *there).bad.empty());
  // As if it had been interrupted, and played on in between.
  for (const char* id : {"t1", "t4"}) ASSERT_EQ(wait_for([&](auto done) { there->remove(id, done); }), "");
  const std::string longer = pig_journal("going", 9);
  put("more", "playing", pig_journal("more", 3));
  Change change = lines_for("going", longer.substr(must_read(store->journal("going")).size()));
  change.progress = TableProgress{2000, 5, "{}", std::ranges::count(longer, '\n') - 1};
  ASSERT_EQ(written(*store, change), "");
  const Copied copied = copy(*store, *there);
  EXPECT_EQ(copied.tables, 9);
  EXPECT_EQ(copied.were_there, 5);
  EXPECT_TRUE(copied.bad.empty());
  EXPECT_EQ(must_read(there->journal("going")), longer);
  EXPECT_EQ(must_read(there->link(sha256("code"), 499))->account, "ala");
}

TEST_F(StoreCopyTest, NamesWhatIsNotAsItShouldBe) {
  const auto there = database();
  TableRecord other = table_record("t2");
  ASSERT_EQ(written(*there, change_of(other, "something else\n")), "");
  put("broken", "finished", "no journal\n");
  const Copied copied = copy(*store, *there);
  ASSERT_EQ(copied.bad.size(), 2u);
  EXPECT_EQ(copied.bad[0].table, "t2");
  EXPECT_EQ(copied.bad[1].table, "broken");
  EXPECT_EQ(must_read(there->journal("t2")), "something else\n");
}

// What is read while servers play is of one moment.
TEST_F(StoreCopyTest, ReadsADatabaseAsItWasWhenItWasOpened) {
  const auto there = database();
  ASSERT_TRUE(copy(*store, *there).bad.empty());
  const auto moment = database(PostgresOptions::Use::reading);
  ASSERT_EQ(written(*there, lines_for("going", "later\n")), "");
  EXPECT_EQ(must_read(moment->journal("going")), must_read(store->journal("going")));
  EXPECT_NE(written(*moment, lines_for("going", "x\n")), "");
  std::string why;
  const auto file = open_whole_sqlite_store((folder / "file.db").string(), why);
  EXPECT_TRUE(copy(*moment, *file).bad.empty());
  EXPECT_EQ(copy(*store, *file).were_there, 8);
}

}  // namespace
}  // namespace kostka::store
