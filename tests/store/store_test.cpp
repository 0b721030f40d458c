// What every kind of store keeps, lists, counts and refuses.
#include <atomic>
#include <thread>

#include "tests/store/any_store.h"
#include "tests/store/must_read.h"

namespace kostka::store {
namespace {

using StoreTest = AnyStore;
INSTANTIATE_TEST_SUITE_P(Every, StoreTest, kEveryKind, name_of);

std::vector<std::string> ids(const std::vector<TableRecord>& tables) {
  std::vector<std::string> ids;
  ids.reserve(tables.size());
  for (const TableRecord& table : tables) ids.push_back(table.id);
  return ids;
}
using Ids = std::vector<std::string>;

TEST_P(StoreTest, KeepsEveryMemberOfATableOverAReopen) {
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

TEST_P(StoreTest, AddsToJournalsAndReplacesRecords) {
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

TEST_P(StoreTest, PutsProgressIntoTheRecordThatIsThere) {
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

TEST_P(StoreTest, GivesTheLastLinesOfAChat) {
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

TEST_P(StoreTest, ListsTheNewestFirstAndPages) {
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

TEST_P(StoreTest, CountsTables) {
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

TEST_P(StoreTest, KnowsWhichTableIsDueNext) {
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

TEST_P(StoreTest, KeepsAccounts) {
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

TEST_P(StoreTest, KeepsLinksForTheirTime) {
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

TEST_P(StoreTest, RemovesATableWithAllThatBelongsToIt) {
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
TEST_P(StoreTest, FailsAChangeAloneAndWhatFollowsItAtItsTable) {
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
  EXPECT_TRUE(troubles[1].starts_with("cannot write " + name() + ": ")) << troubles[1];
  EXPECT_TRUE(troubles[1].find("HECK constraint") != std::string::npos ||
              troubles[1].find("check constraint") != std::string::npos)
      << troubles[1];
  EXPECT_NE(troubles[2].find("an earlier change of this table has failed"), std::string::npos) << troubles[2];
  EXPECT_EQ(troubles[3], "");
  EXPECT_EQ(must_read(store->journal("t1")), "one\n");
  EXPECT_EQ(must_read(store->table("t1"))->status, "waiting");
  EXPECT_EQ(must_read(store->journal("t2")), "one\ntwo\nthree\nfour\nfive\n");
  EXPECT_EQ(written(*store, lines_for("t1", "two\n")), "");
}

TEST_P(StoreTest, RefusesChangesThatDoNotFit) {
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

TEST_P(StoreTest, MakesWhatWasHandedOverBeforeItEnds) {
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

TEST_P(StoreTest, KeepsTheOrderOfManyThreads) {
  constexpr int kThreads = 8, kMany = 50, kRows = 20;
  open();
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  std::atomic<int> failed = 0;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      // Every thread has some tables of its own, since one table has one owner at a time.
      for (int row = 0; row < kRows; ++row) {
        for (int table = t; table < kMany; table += kThreads) {
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
  for (int table = 0; table < kMany; ++table) {
    const std::string id = "t" + std::to_string(table);
    EXPECT_EQ(must_read(store->journal(id)), all) << id;
    EXPECT_EQ(must_read(store->table(id))->changed, kRows - 1);
  }
}

TEST_P(StoreTest, KeepsWhatAMatchBeginsWithApart) {
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

TEST_P(StoreTest, CountsWhatAnAccountHasUnfinished) {
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

TEST_P(StoreTest, KeepsTheLastLinesOfChat) {
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

TEST_P(StoreTest, ListsThousandsOfTables) {
  open();
  const std::int64_t many = is_postgres() ? 2000 : 10'000;
  for (std::int64_t i = 0; i < many; ++i) {
    TableRecord record = table_record("t" + std::to_string(i), 1'000'000 + (i * 7919) % many);
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
  EXPECT_EQ(must_read(store->tables_of("p7", 50, {}, {})).size(), static_cast<std::size_t>(many / 500));
  EXPECT_EQ(must_read(store->public_counts()).finished, many * 9 / 10);
  EXPECT_EQ(must_read(store->counts_of("ala")).to_watch, many / 10);
  EXPECT_EQ(must_read(store->due(many, 50)).size(), 50u);
  EXPECT_EQ(must_read(store->next_wake()), 0);
}

}  // namespace
}  // namespace kostka::store
