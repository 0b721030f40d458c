// What only a store in a database has to stand: lost connections, other servers, and owners that come too late.
#include <random>
#include <thread>

#include "store/postgres.h"
#include "tests/postgres/cuttable_proxy.h"
#include "tests/postgres/postgres_server.h"
#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::store {
namespace {

using kostka::postgres::CuttableProxy;
using kostka::postgres::PostgresServer;
using Use = PostgresOptions::Use;

class PostgresStoreTest : public testing::Test {
 protected:
  void SetUp() override { server.clear(); }

  std::unique_ptr<Store> opened(PostgresOptions options) {
    if (options.url.empty()) options.url = server.url();
    auto store = open_postgres_store(options, trouble);
    EXPECT_TRUE(store) << trouble;
    return store;
  }
  std::string refusal(Use use = Use::alone) {
    std::string why;
    return open_postgres_store({server.url(), use}, why) ? std::string() : why;
  }
  static std::shared_ptr<const std::atomic<std::int64_t>> node(std::int64_t number) {
    return std::make_shared<const std::atomic<std::int64_t>>(number);
  }
  static Change fenced(Change change, Fence fence) {
    change.fence = fence;
    return change;
  }

  PostgresServer& server = PostgresServer::shared();
  std::string trouble;
};

TEST_F(PostgresStoreTest, OnlyTheLastOwnerOfATableWrites) {
  const auto one = opened({"", Use::shared, node(1)}), two = opened({"", Use::shared, node(2)});
  ASSERT_EQ(written(*one, fenced(change_of(table_record("t"), "a\n"), 1)), "");
  ASSERT_EQ(written(*one, fenced(lines_for("t", "b\n"), 1)), "");
  EXPECT_TRUE(tenure_is_lost(written(*two, fenced(lines_for("t", "x\n"), 1))));
  server.run("UPDATE kostka.tables SET node = 2, fence = 2 WHERE id = 't'");
  // Whatever the first one still wants to write, none of it counts.
  const Change late = fenced(change_of(table_record("t"), "late\n"), 1);
  EXPECT_TRUE(tenure_is_lost(written(*one, late)));
  Change progress = fenced(lines_for("t", "late\n"), 1);
  progress.progress = TableProgress{5, {}, "{}", 9};
  EXPECT_TRUE(tenure_is_lost(written(*one, progress)));
  Change chat = fenced(lines_for("t", ""), 1);
  chat.chat.push_back({1, 2, "\"late\""});
  EXPECT_TRUE(tenure_is_lost(written(*one, chat)));
  Change given = fenced(lines_for("t", ""), 1);
  given.given = "late\n";
  EXPECT_TRUE(tenure_is_lost(written(*one, given)));
  EXPECT_TRUE(tenure_is_lost(wait_for([&](auto done) { one->remove("t", 1, done); })));
  EXPECT_EQ(written(*two, fenced(lines_for("t", "c\n"), 2)), "");
  EXPECT_EQ(must_read(one->journal("t")), "a\nb\nc\n");
  EXPECT_EQ(must_read(two->table("t"))->rows, 0);
  EXPECT_TRUE(must_read(two->chat("t", 9)).empty());
  EXPECT_EQ(must_read(two->given("t")), "");
  // The history of it, as the database keeps it.
  EXPECT_EQ(server.value("SELECT string_agg(fence || ':' || node, ' ' ORDER BY fence) FROM kostka.tenures"), "1:1 2:2");
  EXPECT_EQ(server.value("SELECT string_agg(fence::text, ' ' ORDER BY part) FROM kostka.journal"), "1 1 2");
}

// Others do not suffer from what one table has lost, although they share its commit.
TEST_F(PostgresStoreTest, ATableThatIsLostFailsAlone) {
  const auto store = opened({"", Use::shared, node(1)});
  for (const char* id : {"mine", "lost", "other"}) {
    ASSERT_EQ(written(*store, fenced(change_of(table_record(id)), 1)), "");
  }
  server.run("UPDATE kostka.tables SET node = 2, fence = 2 WHERE id = 'lost'");
  std::promise<void> go;
  std::vector<std::string> troubles;
  store->write(fenced(lines_for("mine", "1\n"), 1), [&](const std::string&) { go.get_future().wait(); });
  for (const char* id : {"mine", "lost", "other"}) {
    store->write(fenced(lines_for(id, "2\n"), 1), [&](const std::string& why) { troubles.push_back(why); });
  }
  go.set_value();
  ASSERT_EQ(written(*store, fenced(lines_for("mine", "3\n"), 1)), "");
  ASSERT_EQ(troubles.size(), 3u);
  EXPECT_EQ(troubles[0], "");
  EXPECT_TRUE(tenure_is_lost(troubles[1])) << troubles[1];
  EXPECT_EQ(troubles[2], "");
  EXPECT_EQ(must_read(store->journal("mine")), "1\n2\n3\n");
}

// The commit is made and its answer is lost, or the other way round, again and again: every line that is told to be
// durable is there once, and none that was refused.
TEST_F(PostgresStoreTest, LosesAndDoublesNothingWhenAnswersAreLost) {
  CuttableProxy proxy(server.folder() / PostgresServer::kSocket);
  const auto store = opened({server.url(proxy.folder())});
  ASSERT_EQ(written(*store, change_of(table_record("t"))), "");
  std::mt19937 random(5);
  std::string expected;
  int cuts = 0;
  for (int i = 0; i < 24; ++i) {
    const bool answer_is_lost = random() % 2 == 0;
    answer_is_lost ? proxy.cut_answers_after(random() % 3 == 0 ? 100 : 0) : proxy.cut();
    std::jthread healer([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20 + random() % 30));
      proxy.answer_all();
      proxy.heal();
    });
    const std::string line = std::to_string(i) + "\n";
    const std::string why = written(*store, lines_for("t", line));
    if (why.empty()) expected += line;
    cuts += !why.empty();
    healer.join();
    ASSERT_EQ(written(*store, lines_for("t", "-\n")), "") << i;
    expected += "-\n";
  }
  EXPECT_EQ(must_read(store->journal("t")), expected);
  EXPECT_GT(cuts, 0);
}

TEST_F(PostgresStoreTest, GoesOnAfterTheDatabaseWasRestarted) {
  const auto store = opened({});
  ASSERT_EQ(written(*store, change_of(table_record("t"), "a\n")), "");
  server.kill();
  EXPECT_FALSE(store->journal("t").ok());
  const std::string why = written(*store, lines_for("t", "b\n"));
  EXPECT_TRUE(why.starts_with("cannot write " + server.url() + ": ")) << why;
  EXPECT_FALSE(store->healthy(trouble));
  server.start();
  EXPECT_EQ(written(*store, lines_for("t", "b\n")), "");
  EXPECT_EQ(must_read(store->journal("t")), "a\nb\n");
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
}

// A database that no longer answers is not waited for without end, and reads say so.
TEST_F(PostgresStoreTest, GivesUpOnADatabaseThatIsSilent) {
  CuttableProxy proxy(server.folder() / PostgresServer::kSocket);
  const auto store = opened({server.url(proxy.folder()), Use::alone, {}, std::chrono::milliseconds(200)});
  ASSERT_EQ(written(*store, change_of(table_record("t"), "a\n")), "");
  ASSERT_TRUE(store->journal("t").ok());
  proxy.silence();
  const auto unread = store->journal("t");
  EXPECT_EQ(unread.trouble(), "the database does not answer");
  EXPECT_FALSE(store->healthy(trouble));
  std::promise<std::string> made;
  store->write(lines_for("t", "b\n"), [&](const std::string& why) { made.set_value(why); });
  auto answer = made.get_future();
  EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
  proxy.cut();
  proxy.heal();
  const bool is_written = answer.get().empty();
  EXPECT_EQ(must_read(store->journal("t")), is_written ? "a\nb\n" : "a\n");
}

TEST_F(PostgresStoreTest, ManyChangesShareOneCommit) {
  const auto store = opened({});
  std::promise<void> go;
  store->write(change_of(table_record("t")), [&](const std::string&) { go.get_future().wait(); });
  for (int i = 0; i < 300; ++i) store->write(change_of(table_record("t" + std::to_string(i))), [](const auto&) {});
  go.set_value();
  ASSERT_EQ(written(*store, change_of(table_record("last"))), "");
  EXPECT_EQ(server.value("SELECT count(*) FROM kostka.tables"), "302");
  EXPECT_LE(std::stoi(server.value("SELECT max(batch) FROM kostka.writers")), 3);
}

TEST_F(PostgresStoreTest, IsForOneToolOrForServers) {
  const auto tool = opened({});
  EXPECT_EQ(refusal(), "cannot use " + server.url() + ": another server is running with it");
  EXPECT_NE(refusal(Use::shared), "");
}

TEST_F(PostgresStoreTest, IsMadeOnceByManyAtATime) {
  std::vector<std::unique_ptr<Store>> stores(4);
  {
    std::vector<std::jthread> threads;
    for (auto& store : stores) {
      threads.emplace_back([&] {
        std::string why;
        store = open_postgres_store({server.url(), Use::shared}, why);
        EXPECT_TRUE(store) << why;
      });
    }
  }
  EXPECT_EQ(server.value("SELECT count(*) FROM kostka.schema"), "1");
  EXPECT_NE(refusal(Use::alone), "");
  stores.clear();
  EXPECT_EQ(refusal(Use::alone), "");
}

TEST_F(PostgresStoreTest, SaysWhyADatabaseCannotBeUsed) {
  opened({}).reset();
  server.run("UPDATE kostka.schema SET oldest = 1000");
  EXPECT_EQ(refusal(), "cannot use " + server.url() + ": it was made by a newer version of Kostka");
  server.clear();
  server.run("CREATE SCHEMA kostka");
  EXPECT_NE(refusal(), "");
  EXPECT_FALSE(open_postgres_store({"postgresql://u:pa55@localhost:1/x"}, trouble));
  EXPECT_TRUE(trouble.starts_with("cannot use postgresql://u@localhost:1/x: ")) << trouble;
  EXPECT_EQ(trouble.find("pa55"), std::string::npos);
  EXPECT_EQ(without_password("postgresql://h/d?user=u&password=x&a=b"), "postgresql://h/d?user=u&password=...&a=b");
}

TEST_F(PostgresStoreTest, TakesNoTextThatItCannotKeep) {
  const auto store = opened({});
  EXPECT_FALSE(must_read(store->table("\xff")));
  EXPECT_FALSE(must_read(store->account(std::string("a\0b", 3))));
  TableRecord record = table_record("t");
  record.lobby = "\xff";
  EXPECT_NE(written(*store, change_of(record)).find("not UTF-8"), std::string::npos);
  EXPECT_EQ(written(*store, change_of(table_record("t"))), "");
}

}  // namespace
}  // namespace kostka::store
