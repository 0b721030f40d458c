#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>

#include "content/files.h"
#include "store/sqlite.h"
#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;
using SqliteStoreTest = StoreFolder;

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

}  // namespace
}  // namespace kostka::store
