#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <thread>

#include "content/files.h"
#include "store/sqlite.h"
#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;
using SqliteStoreTest = StoreFolder;

std::vector<std::string> ids(const std::vector<TableRecord>& tables) {
  std::vector<std::string> ids;
  ids.reserve(tables.size());
  for (const TableRecord& table : tables) ids.push_back(table.id);
  return ids;
}
using Ids = std::vector<std::string>;

TEST_F(SqliteStoreTest, KeepsEveryMemberOfATableOverAReopen) {
  open();
  TableRecord record = table_record("t1", 2000);
  record.game = "knockdown";
  record.status = "playing";
  record.is_public = false;
  record.has_open_seat = false;
  record.wake = 5000;
  record.accounts = {"zofia", "ala", "zofia"};
  record.lobby = R"({"name":"Żabi stół"})";
  record.rows = 7;
  ASSERT_EQ(written(*store, change_of(record, "{\"header\":1}\n")), "");
  open();
  const auto found = must_read(store->table("t1"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, "t1");
  EXPECT_EQ(found->game, "knockdown");
  EXPECT_EQ(found->status, "playing");
  EXPECT_FALSE(found->is_public);
  EXPECT_FALSE(found->has_open_seat);
  EXPECT_EQ(found->created, 1000);
  EXPECT_EQ(found->changed, 2000);
  EXPECT_EQ(found->wake, 5000);
  EXPECT_EQ(found->accounts, (Ids{"zofia", "ala"}));
  EXPECT_EQ(found->lobby, record.lobby);
  EXPECT_EQ(found->rows, 7);
  EXPECT_EQ(must_read(store->journal("t1")), "{\"header\":1}\n");
  EXPECT_FALSE(must_read(store->table("t2")));
  EXPECT_EQ(must_read(store->journal("t2")), "");
}

TEST_F(SqliteStoreTest, AddsToJournalsAndReplacesRecords) {
  open();
  TableRecord record = table_record("t1");
  ASSERT_EQ(written(*store, change_of(record, "one\n")), "");
  ASSERT_EQ(written(*store, lines_for("t1", "two\nthree\n")), "");
  record.wake = 9;
  record.accounts = {"olek"};
  ASSERT_EQ(written(*store, change_of(record)), "");
  record.wake = std::nullopt;
  ASSERT_EQ(written(*store, change_of(record, "four\n")), "");
  EXPECT_EQ(must_read(store->journal("t1")), "one\ntwo\nthree\nfour\n");
  EXPECT_EQ(must_read(store->table("t1"))->accounts, Ids{"olek"});
  EXPECT_EQ(must_read(store->table("t1"))->wake, std::nullopt);
  EXPECT_TRUE(must_read(store->tables_of("ala", 10, {}, {})).empty());
}

TEST_F(SqliteStoreTest, PutsProgressIntoTheRecordThatIsThere) {
  open();
  TableRecord record = table_record("t1", 2000);
  record.status = "playing";
  record.wake = 9;
  ASSERT_EQ(written(*store, change_of(record, "one\n")), "");
  Change change = lines_for("t1", "two\n");
  change.progress = TableProgress{3000, std::nullopt, R"({"turn":2})", 1};
  ASSERT_EQ(written(*store, change), "");
  const auto found = must_read(store->table("t1"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->changed, 3000);
  EXPECT_EQ(found->wake, std::nullopt);
  EXPECT_EQ(found->lobby, R"({"turn":2})");
  EXPECT_EQ(found->rows, 1);
  EXPECT_EQ(found->status, "playing");
  EXPECT_EQ(found->accounts, record.accounts);
  EXPECT_EQ(found->created, record.created);
  EXPECT_EQ(must_read(store->journal("t1")), "one\ntwo\n");
  EXPECT_EQ(must_read(store->next_wake()), std::nullopt);
  change.table = "t2";
  EXPECT_NE(written(*store, change).find("there is no such table"), std::string::npos);
}

TEST_F(SqliteStoreTest, GivesTheLastLinesOfAChat) {
  open();
  Change change = change_of(table_record("t1"));
  for (std::int64_t n = 1; n <= 5; ++n) change.chat.push_back({n, 100 * n, "\"" + std::to_string(n) + "\""});
  ASSERT_EQ(written(*store, change), "");
  const auto chat = must_read(store->chat("t1", 2));
  ASSERT_EQ(chat.size(), 2u);
  EXPECT_EQ(chat[0].number, 4);
  EXPECT_EQ(chat[0].time, 400);
  EXPECT_EQ(chat[1].line, "\"5\"");
  EXPECT_EQ(must_read(store->chat("t1", 100)).size(), 5u);
}

TEST_F(SqliteStoreTest, ListsTheNewestFirstAndPages) {
  open();
  for (int i = 1; i <= 5; ++i) {
    TableRecord record = table_record("t" + std::to_string(i), Milliseconds{100} * i);
    record.is_public = i != 3;
    record.accounts = {i % 2 ? "ala" : "olek"};
    ASSERT_EQ(written(*store, change_of(record)), "");
  }
  EXPECT_EQ(ids(must_read(store->public_tables(10, {}))), (Ids{"t5", "t4", "t2", "t1"}));
  EXPECT_EQ(ids(must_read(store->public_tables(2, {}))), (Ids{"t5", "t4"}));
  EXPECT_EQ(ids(must_read(store->public_tables(2, 400))), (Ids{"t2", "t1"}));
  EXPECT_EQ(ids(must_read(store->tables_of("ala", 10, {}, {}))), (Ids{"t5", "t3", "t1"}));
  EXPECT_EQ(ids(must_read(store->tables_of("ala", 1, 500, {}))), Ids{"t3"});
  ASSERT_EQ(written(*store, change_of(table_record("t1", 900))), "");
  EXPECT_EQ(ids(must_read(store->tables_of("ala", 10, {}, {}))), (Ids{"t1", "t5", "t3"}));
  EXPECT_EQ(ids(must_read(store->public_tables(1, {}))), Ids{"t1"});
}

TEST_F(SqliteStoreTest, CountsTables) {
  open();
  const auto add = [this](const std::string& id, const std::string& status, bool open_seat, bool is_public) {
    TableRecord record = table_record(id);
    record.status = status;
    record.has_open_seat = open_seat;
    record.is_public = is_public;
    EXPECT_EQ(written(*store, change_of(record)), "");
  };
  add("t1", "waiting", true, true);
  add("t2", "waiting", false, true);
  add("t3", "playing", false, true);
  add("t4", "finished", false, true);
  add("t5", "faulted", false, true);
  add("t6", "playing", false, false);
  const TableCounts all = must_read(store->public_counts()), mine = must_read(store->counts_of("ala"));
  EXPECT_EQ(all.open, 1);
  EXPECT_EQ(all.to_watch, 1);
  EXPECT_EQ(all.finished, 2);
  EXPECT_EQ(mine.open, 1);
  EXPECT_EQ(mine.to_watch, 2);
  EXPECT_EQ(mine.finished, 2);
  add("t1", "playing", false, true);
  EXPECT_EQ(must_read(store->public_counts()).open, 0);
  EXPECT_EQ(must_read(store->counts_of("ala")).to_watch, 3);
  EXPECT_EQ(must_read(store->counts_of("olek")).to_watch, 0);
}

TEST_F(SqliteStoreTest, KnowsWhichTableIsDueNext) {
  open();
  EXPECT_EQ(must_read(store->next_wake()), std::nullopt);
  const auto add = [this](const std::string& id, std::optional<Milliseconds> wake) {
    TableRecord record = table_record(id);
    record.wake = wake;
    EXPECT_EQ(written(*store, change_of(record)), "");
  };
  add("never", std::nullopt);
  add("late", 300);
  add("early", 100);
  add("middle", 200);
  EXPECT_EQ(must_read(store->next_wake()), 100);
  EXPECT_EQ(must_read(store->due(200, 10)), (Ids{"early", "middle"}));
  EXPECT_EQ(must_read(store->due(300, 1)), Ids{"early"});
  EXPECT_TRUE(must_read(store->due(99, 10)).empty());
  add("early", std::nullopt);
  EXPECT_EQ(must_read(store->next_wake()), 200);
}

TEST_F(SqliteStoreTest, KeepsAccounts) {
  open();
  const AccountRecord ala{"a1", sha256("secret"), "Ala", 12};
  EXPECT_EQ(wait_for([&](auto done) { store->add_account(ala, done); }), "");
  EXPECT_NE(wait_for([&](auto done) { store->add_account(ala, done); }), "");
  EXPECT_EQ(wait_for([&](auto done) { store->rename_account("a1", "Alicja Żak", done); }), "");
  EXPECT_NE(wait_for([&](auto done) { store->rename_account("a2", "Olek", done); }).find("no such account"),
            std::string::npos);
  open();
  const auto found = must_read(store->account("a1"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->secret, ala.secret);
  EXPECT_EQ(found->name, "Alicja Żak");
  EXPECT_EQ(found->created, 12);
  EXPECT_EQ(found->seen, 12);
  EXPECT_FALSE(must_read(store->account("a2")));
  for (const Milliseconds seen : {70, 60}) {
    EXPECT_EQ(wait_for([&](auto done) { store->saw_account("a1", seen, done); }), "");
  }
  EXPECT_EQ(must_read(store->account("a1"))->seen, 70);
  EXPECT_EQ(wait_for([&](auto done) { store->saw_account("a2", 70, done); }), "");
  EXPECT_FALSE(must_read(store->account("a2")));
}

TEST_F(SqliteStoreTest, KeepsLinksForTheirTime) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"))), "");
  const auto add = [this](const std::string& code, const std::string& table) {
    return wait_for([&](auto done) { store->add_link({sha256(code), table, 1, "ala", "s1", 500}, 10, done); });
  };
  EXPECT_EQ(add("one", "t1"), "");
  EXPECT_EQ(add("two", "t1"), "");
  EXPECT_NE(add("three", "t2").find("there is no such table"), std::string::npos);
  open();
  const auto link = must_read(store->link(sha256("one"), 499));
  ASSERT_TRUE(link);
  EXPECT_EQ(link->code, sha256("one"));
  EXPECT_EQ(link->table, "t1");
  EXPECT_EQ(link->seat, 1);
  EXPECT_EQ(link->account, "ala");
  EXPECT_EQ(link->sitting, "s1");
  EXPECT_EQ(link->expires, 500);
  EXPECT_FALSE(must_read(store->link(sha256("two"), 500)));
  EXPECT_TRUE(must_read(store->link(sha256("two"), 0)));
  // The next one that is made takes those with it that have expired.
  EXPECT_EQ(wait_for([&](auto done) { store->add_link({sha256("four"), "t1", 1, "ala", "s1", 900}, 500, done); }), "");
  EXPECT_FALSE(must_read(store->link(sha256("two"), 0)));
}

TEST_F(SqliteStoreTest, RemovesATableWithAllThatBelongsToIt) {
  open();
  Change change = change_of(table_record("t1"), "one\n");
  change.chat.push_back({1, 2, "\"x\""});
  ASSERT_EQ(written(*store, change), "");
  ASSERT_EQ(wait_for([&](auto done) { store->add_link({sha256("one"), "t1", 0, "ala", "s1", 500}, 0, done); }), "");
  const auto remove = [this](const std::string& id) { return wait_for([&](auto done) { store->remove(id, done); }); };
  EXPECT_EQ(remove("t1"), "");
  EXPECT_EQ(remove("t1"), "");
  ASSERT_EQ(written(*store, change_of(table_record("t1"))), "");
  EXPECT_EQ(must_read(store->journal("t1")), "");
  EXPECT_TRUE(must_read(store->chat("t1", 10)).empty());
  EXPECT_FALSE(must_read(store->link(sha256("one"), 0)));
}

// The two changes in the middle cannot be made: a status that does not exist, and what follows it.
TEST_F(SqliteStoreTest, FailsAChangeAloneAndWhatFollowsItAtItsTable) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"), "one\n")), "");
  ASSERT_EQ(written(*store, change_of(table_record("t2"), "one\n")), "");
  TableRecord wrong = table_record("t1");
  wrong.status = "strange";
  std::promise<void> go;
  std::vector<std::string> troubles;
  // The writer waits in this call, so that all of the following are in one batch.
  store->write(lines_for("t2", "two\n"), [&](const std::string&) { go.get_future().wait(); });
  const auto note = [&](const std::string& why) { troubles.push_back(why); };
  store->write(lines_for("t2", "three\n"), note);
  store->write(change_of(wrong, "two\n"), note);
  store->write(lines_for("t1", "three\n"), note);
  store->write(lines_for("t2", "four\n"), note);
  go.set_value();
  EXPECT_EQ(written(*store, lines_for("t2", "five\n")), "");
  ASSERT_EQ(troubles.size(), 4u);
  EXPECT_EQ(troubles[0], "");
  EXPECT_NE(troubles[1].find("cannot write " + path + ": CHECK constraint"), std::string::npos) << troubles[1];
  EXPECT_NE(troubles[2].find("an earlier change of this table has failed"), std::string::npos) << troubles[2];
  EXPECT_EQ(troubles[3], "");
  EXPECT_EQ(must_read(store->journal("t1")), "one\n");
  EXPECT_EQ(must_read(store->table("t1"))->status, "waiting");
  EXPECT_EQ(must_read(store->journal("t2")), "one\ntwo\nthree\nfour\nfive\n");
  EXPECT_EQ(written(*store, lines_for("t1", "two\n")), "");
}

TEST_F(SqliteStoreTest, RefusesChangesThatDoNotFit) {
  open();
  EXPECT_NE(written(*store, lines_for("t1", "one\n")).find("there is no such table"), std::string::npos);
  Change change = change_of(table_record("t1"));
  change.table = "t2";
  EXPECT_NE(written(*store, change).find("another table"), std::string::npos);
  change = change_of(table_record("t1"), "one\n");
  change.chat = {{1, 0, "a"}, {1, 0, "b"}};
  EXPECT_NE(written(*store, change), "");
  EXPECT_FALSE(must_read(store->table("t1")));
}

TEST_F(SqliteStoreTest, MakesWhatWasHandedOverBeforeItEnds) {
  open();
  int done = 0;
  store->write(change_of(table_record("t1"), "0\n"), [](const std::string&) {});
  for (int i = 1; i < 200; ++i) {
    store->write(lines_for("t1", std::to_string(i) + "\n"), [&](const std::string& why) { done += why.empty(); });
  }
  store.reset();
  EXPECT_EQ(done, 199);
  open();
  std::string all;
  for (int i = 0; i < 200; ++i) all += std::to_string(i) + "\n";
  EXPECT_EQ(must_read(store->journal("t1")), all);
}

TEST_F(SqliteStoreTest, KeepsTheOrderOfManyThreads) {
  constexpr int kThreads = 8, kTables = 50, kRows = 20;
  open();
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  std::atomic<int> failed = 0;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      // Every thread has some tables of its own, since one table has one owner at a time.
      for (int row = 0; row < kRows; ++row) {
        for (int table = t; table < kTables; table += kThreads) {
          const std::string id = "t" + std::to_string(table);
          store->write(change_of(table_record(id, row), std::to_string(row) + "\n"),
                       [&failed](const std::string& why) { failed += !why.empty(); });
          failed += must_read(store->journal(id)).size() > 60;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  open();
  EXPECT_EQ(failed, 0);
  std::string all;
  for (int row = 0; row < kRows; ++row) all += std::to_string(row) + "\n";
  for (int table = 0; table < kTables; ++table) {
    const std::string id = "t" + std::to_string(table);
    EXPECT_EQ(must_read(store->journal(id)), all) << id;
    EXPECT_EQ(must_read(store->table(id))->changed, kRows - 1);
  }
}

// A store that may not grow any further behaves as on a full disk: what does not fit fails, what fits or makes room is
// done, and nothing is lost.
TEST_F(SqliteStoreTest, SurvivesAFullDisk) {
  open({.largest_bytes = 340'000, .check_whole = false});
  ASSERT_EQ(written(*store, change_of(table_record("t1"), "one\n")), "");
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
  ASSERT_EQ(written(*store, change_of(table_record("old"), std::string(200'000, 'x') + "\n")), "");
  const std::string why = written(*store, lines_for("t1", std::string(200'000, 'y') + "\n"));
  EXPECT_NE(why.find("the disk is full"), std::string::npos) << why;
  EXPECT_EQ(must_read(store->journal("t1")), "one\n");
  ASSERT_EQ(wait_for([&](auto done) { store->remove("old", done); }), "");
  EXPECT_EQ(written(*store, lines_for("t1", std::string(200'000, 'z') + "\n")), "");
  EXPECT_EQ(must_read(store->journal("t1")).size(), 200'005u);
  for (int i = 0; written(*store, lines_for("t1", std::string(2000, 'z') + "\n")).empty();) ASSERT_LT(++i, 200);
  EXPECT_FALSE(store->healthy(trouble));
  EXPECT_NE(trouble.find("the disk is full"), std::string::npos) << trouble;
}

TEST_F(SqliteStoreTest, KeepsWhatFitsWhenItsNeighbourDoesNot) {
  open({.largest_bytes = 340'000, .check_whole = false});
  ASSERT_EQ(written(*store, change_of(table_record("t1"), "one\n")), "");
  ASSERT_EQ(written(*store, change_of(table_record("t2"), "one\n")), "");
  std::promise<void> go;
  std::vector<bool> made;
  const auto note = [&](const std::string& why) { made.push_back(why.empty()); };
  store->write(lines_for("t1", "two\n"), [&](const std::string&) { go.get_future().wait(); });
  store->write(lines_for("t1", "three\n"), note);
  store->write(lines_for("t2", std::string(400'000, 'x') + "\n"), note);
  store->write(lines_for("t2", "two\n"), note);
  store->write(lines_for("t1", "four\n"), note);
  go.set_value();
  store.reset();
  EXPECT_EQ(made, (std::vector<bool>{true, false, false, true}));
  open();
  EXPECT_EQ(must_read(store->journal("t1")), "one\ntwo\nthree\nfour\n");
  EXPECT_EQ(must_read(store->journal("t2")), "one\n");
}

TEST_F(SqliteStoreTest, IsForItsOwnerOnly) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"))), "");
  for (const char* suffix : {"", "-wal", "-shm", ".lock"}) {
    EXPECT_EQ(fs::status(path + suffix).permissions(), fs::perms::owner_read | fs::perms::owner_write) << suffix;
  }
}

TEST_F(SqliteStoreTest, HasOneServer) {
  open();
  EXPECT_EQ(refusal(path), "cannot use " + path + ": another server is running with it");
  fs::create_symlink(path, folder / "alias.db");
  EXPECT_NE(refusal(folder / "alias.db").find("another server"), std::string::npos);
  EXPECT_EQ(written(*store, change_of(table_record("t1"))), "");
  store.reset();
  EXPECT_EQ(refusal(path), "");
}

TEST_F(SqliteStoreTest, SaysWhyAFileCannotBeUsed) {
  fs::create_directories(folder);
  const std::string file = folder / "other.db";
  ASSERT_TRUE(content::write_file(file, std::string(5000, 'x'), trouble));
  EXPECT_EQ(refusal(file), "cannot use " + file + ": it is not a file of Kostka's");
  EXPECT_EQ(refusal(folder), "cannot use " + folder.string() + ": it is a folder");
  EXPECT_EQ(refusal(file + "/x/kostka.db"),
            "cannot use " + file + "/x/kostka.db: the folder " + file + "/x cannot be made");

  open();
  store.reset();
  Database::open(path, Database::Access::write, trouble)->run_script("PRAGMA user_version = 1000");
  EXPECT_EQ(refusal(path), "cannot use " + path + ": it was made by a newer version of Kostka");
  Database::open(path, Database::Access::write, trouble)->run_script("PRAGMA application_id = 77");
  EXPECT_EQ(refusal(path), "cannot use " + path + ": it belongs to another program");

  const std::string notes = folder / "notes.db";
  ASSERT_TRUE(content::write_file(notes, "", trouble));
  Database::open(notes, Database::Access::write, trouble)->run_script("CREATE TABLE notes (line TEXT)");
  EXPECT_EQ(refusal(notes), "cannot use " + notes + ": it belongs to another program");
  EXPECT_EQ(Database::open(notes, Database::Access::read, trouble)->number("PRAGMA application_id"), 0);
}

TEST_F(SqliteStoreTest, NoticesDamage) {
  open();
  for (int i = 0; i < 200; ++i) {
    store->write(change_of(table_record("t" + std::to_string(i)), std::string(3000, 'x') + "\n"), [](const auto&) {});
  }
  store.reset();
  std::string bytes = content::read_file(path, trouble).value_or("");
  ASSERT_GT(bytes.size(), 500'000u);
  const std::string whole = bytes;
  // Everything but the first pages, which hold the schema.
  for (std::size_t i = bytes.size() / 4; i < bytes.size(); ++i) bytes[i] = '\xa5';
  ASSERT_TRUE(content::write_file(path, bytes, trouble));
  EXPECT_NE(refusal(path, {.largest_bytes = {}, .check_whole = true}).find("the file is damaged"), std::string::npos);
  EXPECT_NE(refusal(path).find("the file is damaged"), std::string::npos);
  ASSERT_TRUE(content::write_file(path, std::string_view(whole).substr(0, 4096), trouble));
  EXPECT_NE(refusal(path).find("the file is damaged"), std::string::npos);
  ASSERT_TRUE(content::write_file(path, whole, trouble));
  open({.largest_bytes = {}, .check_whole = true});
}

// What cannot be read is never taken for something that is not there.
TEST_F(SqliteStoreTest, SaysThatItCannotReadWhatIsDamagedWhileItRuns) {
  open();
  for (int i = 0; i < 200; ++i) {
    store->write(change_of(table_record("t" + std::to_string(i)), std::string(3000, 'x') + "\n"), [](const auto&) {});
  }
  open();
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  ASSERT_GE(file, 0);
  const std::string noise(4096, '\xa5');
  const auto pages = static_cast<off_t>(fs::file_size(path) / noise.size());
  for (off_t page = pages / 4; page < pages; ++page) {
    ASSERT_EQ(::pwrite(file, noise.data(), noise.size(), page * 4096), 4096);
  }
  ::close(file);
  int unreadable = 0;
  for (int i = 0; i < 200; ++i) {
    const auto journal = store->journal("t" + std::to_string(i));
    if (journal.ok()) {
      EXPECT_EQ(*journal, std::string(3000, 'x') + "\n");
    } else {
      ++unreadable;
    }
  }
  EXPECT_GT(unreadable, 0);
  EXPECT_FALSE(store->healthy(trouble));
  EXPECT_NE(trouble.find("the file is damaged"), std::string::npos) << trouble;
}

TEST_F(SqliteStoreTest, ReadsAgainOnceItCan) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"), "one\n")), "");
  store.reset();
  open();
  // The sanitizer needs a file itself when it first looks at the type behind a system's sentence.
  ASSERT_NE(content::reason(EMFILE), "");
  // As many files as are open already, and not one more.
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  const int next = ::dup(0);
  ASSERT_GE(next, 0);
  ::close(next);
  rlimit none_left = before;
  none_left.rlim_cur = static_cast<rlim_t>(next);
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none_left), 0);
  const auto unreadable = store->journal("t1");
  const auto no_table = store->table("t1");
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_FALSE(unreadable.ok());
  EXPECT_FALSE(no_table.ok());
  EXPECT_NE(unreadable.trouble(), "");
  EXPECT_EQ(must_read(store->journal("t1")), "one\n");
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
}

TEST_F(SqliteStoreTest, NoticesThatItsFileIsGone) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"), "one\n")), "");
  fs::rename(path, path + ".away");
  EXPECT_NE(written(*store, lines_for("t1", "two\n")).find("the file was removed"), std::string::npos);
  EXPECT_FALSE(store->table("t1").ok());
  EXPECT_FALSE(store->healthy(trouble));
  ASSERT_TRUE(content::write_file(path, "something else", trouble));
  EXPECT_NE(written(*store, lines_for("t1", "two\n")).find("the file was replaced"), std::string::npos);
  fs::rename(path + ".away", path);
  EXPECT_EQ(written(*store, lines_for("t1", "two\n")), "");
  EXPECT_EQ(must_read(store->journal("t1")), "one\ntwo\n");
}

TEST_F(SqliteStoreTest, KeepsWhatAMatchBeginsWithApart) {
  open();
  Change change = change_of(table_record("t1"));
  change.given = "rows of another one\n";
  ASSERT_EQ(written(*store, change), "");
  open();
  EXPECT_EQ(must_read(store->given("t1")), "rows of another one\n");
  EXPECT_EQ(must_read(store->given("t2")), "");
  change.given = "";
  ASSERT_EQ(written(*store, change), "");
  EXPECT_EQ(must_read(store->given("t1")), "");
}

TEST_F(SqliteStoreTest, CountsWhatAnAccountHasUnfinished) {
  open();
  const auto add = [this](const std::string& id, const std::string& status, bool has_open_seat) {
    TableRecord record = table_record(id);
    record.status = status;
    record.has_open_seat = has_open_seat;
    record.accounts = {"ala"};
    ASSERT_EQ(written(*store, change_of(record)), "");
  };
  add("t1", "waiting", true);
  add("t2", "waiting", false);
  add("t3", "playing", false);
  add("t4", "finished", false);
  add("t5", "faulted", false);
  EXPECT_EQ(must_read(store->unfinished_of("ala")), 3);
  EXPECT_EQ(must_read(store->unfinished_of("ola")), 0);
}

TEST_F(SqliteStoreTest, KeepsTheLastLinesOfChat) {
  open();
  ASSERT_EQ(written(*store, change_of(table_record("t1"))), "");
  for (int i = 1; i <= 5; ++i) {
    Change change = lines_for("t1", "");
    change.chat.push_back({i, i, "\"x\"", "ala"});
    change.kept_chat = 3;
    ASSERT_EQ(written(*store, change), "");
  }
  const auto lines = must_read(store->chat("t1", 10));
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines.front().number, 3);
  EXPECT_EQ(lines.front().account, "ala");
}

// The first version of the file, as it was published.
constexpr const char* kFirstVersion = R"(
CREATE TABLE accounts (
  id TEXT NOT NULL PRIMARY KEY,
  secret BLOB NOT NULL,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'finished', 'faulted')),
  is_public INTEGER NOT NULL,
  has_open_seat INTEGER NOT NULL,
  section INTEGER NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  wake INTEGER,
  rows INTEGER NOT NULL,
  lobby TEXT NOT NULL
) STRICT;
CREATE INDEX public_tables_by_change ON tables (changed) WHERE is_public;
CREATE INDEX public_tables_by_section ON tables (section) WHERE is_public;
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE table_accounts (
  account TEXT NOT NULL,
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  place INTEGER NOT NULL,
  PRIMARY KEY (account, table_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_accounts_by_table ON table_accounts (table_number);

CREATE TABLE journal (
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  part INTEGER NOT NULL,
  lines BLOB NOT NULL,
  PRIMARY KEY (table_number, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  number INTEGER NOT NULL,
  time INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
  code BLOB NOT NULL PRIMARY KEY,
  table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_number);
CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE probe (bytes BLOB NOT NULL) STRICT;

PRAGMA application_id = 1263752267;
PRAGMA user_version = 1;
INSERT INTO tables VALUES (1, 't1', 'pig', 'waiting', 1, 1, 1, 10, 20, NULL, 0,
  '{"name":"Stół \"x\"","seats":[{"kind":"person","name":"Żółw"},{"kind":"open","name":""}],"given":"a line\nanother\n","given_rows":2}');
INSERT INTO tables VALUES (2, 't2', 'pig', 'playing', 1, 0, 2, 11, 21, 5, 3, '{"name":"B","seats":[],"given":"","given_rows":0}');
INSERT INTO tables VALUES (3, 't3', 'pig', 'finished', 1, 0, 3, 12, 29, NULL, 3, '{"name":"C","seats":[],"given":"","given_rows":0}');
INSERT INTO journal VALUES (2, 0, CAST('one' AS BLOB));
INSERT INTO chat VALUES (2, 1, 7, '"x"');
INSERT INTO links VALUES (CAST('c' AS BLOB), 2, 0, 900);
INSERT INTO accounts VALUES ('ala', zeroblob(32), 'Ala', 5);
)";

TEST_F(SqliteStoreTest, BringsAFileOfTheFirstVersionUpToDate) {
  fs::create_directories(fs::path(path).parent_path());
  ASSERT_TRUE(content::write_file(path, "", trouble));
  {
    const auto database = Database::open(path, Database::Access::write, trouble);
    ASSERT_TRUE(database->run_script(kFirstVersion)) << database->trouble();
  }
  open();
  const auto waiting = must_read(store->table("t1"));
  ASSERT_TRUE(waiting);
  EXPECT_EQ(waiting->lobby, R"({"name":"Stół \"x\"","seats":[{"kind":"person","name":"Żółw","sitting":""},)"
                            R"({"kind":"open","name":"","sitting":""}],"given_rows":2,"muted":[],"banned":[]})");
  EXPECT_EQ(must_read(store->given("t1")), "a line\nanother\n");
  EXPECT_EQ(must_read(store->given("t2")), "");
  EXPECT_EQ(must_read(store->journal("t2")), "one");
  EXPECT_EQ(must_read(store->chat("t2", 5)).at(0).account, "");
  EXPECT_FALSE(must_read(store->link(sha256("c"), 0)));
  // Nobody wrote down when she was last there, so it counts from now.
  const auto ala = must_read(store->account("ala"));
  ASSERT_TRUE(ala);
  EXPECT_EQ(ala->created, 5);
  EXPECT_GT(ala->seen, Milliseconds{1'600'000'000'000});
  EXPECT_EQ(ala->profile, "");
  EXPECT_FALSE(waiting->started);
  // Nobody wrote down when it began either.
  EXPECT_EQ(must_read(store->table("t2"))->started, 11);
  EXPECT_FALSE(must_read(store->table("t2"))->finished);
  EXPECT_EQ(must_read(store->table("t3"))->finished, 29);
  EXPECT_EQ(must_read(store->without_results(1, 9)), std::vector<std::string>{"t3"});
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
}

TEST_F(SqliteStoreTest, ListsTenThousandTables) {
  open();
  constexpr int kTables = 10'000;
  for (int i = 0; i < kTables; ++i) {
    TableRecord record = table_record("t" + std::to_string(i), 1'000'000 + (i * 7919LL) % kTables);
    record.lobby = std::string(800, ' ');
    record.status = i % 10 ? "finished" : "playing";
    record.wake = i;
    record.accounts = {"ala", "p" + std::to_string(i % 500)};
    store->write(change_of(record, std::string(1000, 'x') + "\n"), [](const std::string&) {});
  }
  store.reset();

  open();
  EXPECT_EQ(must_read(store->public_tables(50, 1'005'000)).size(), 50u);
  EXPECT_EQ(must_read(store->tables_of("ala", 50, 1'005'000, {})).size(), 50u);
  EXPECT_EQ(must_read(store->tables_of("p7", 50, {}, {})).size(), 20u);
  EXPECT_EQ(must_read(store->public_counts()).finished, 9000);
  EXPECT_EQ(must_read(store->counts_of("ala")).to_watch, 1000);
  EXPECT_EQ(must_read(store->due(kTables, 50)).size(), 50u);
  EXPECT_EQ(must_read(store->next_wake()), 0);
}

}  // namespace
}  // namespace kostka::store
