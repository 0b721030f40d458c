// What only a store in a database has to stand: lost connections, other servers, and owners that come too late.
#include <atomic>
#include <chrono>
#include <future>
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

  std::unique_ptr<WholeStore> opened(PostgresOptions options) {
    if (options.url.empty()) options.url = server.url();
    auto store = open_postgres_store(options, trouble);
    EXPECT_TRUE(store) << trouble;
    return store;
  }
  std::string refusal() {
    std::string why;
    return open_postgres_store({server.url()}, why) ? std::string() : why;
  }
  PostgresServer& server = PostgresServer::shared();
  std::string trouble;
};

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

// A session may outlive the database for a moment: then nobody knows what has become of the write before the database
// is back, and it is told then.
TEST_F(PostgresStoreTest, GoesOnAfterTheDatabaseWasRestarted) {
  const auto store = opened({});
  ASSERT_EQ(written(*store, change_of(table_record("t"), "a\n")), "");
  server.kill();
  while (store->journal("t").ok()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_NE(store->table("t").trouble(), "");
  std::promise<std::string> made;
  store->write(lines_for("t", "b\n"), [&](const std::string& why) { made.set_value(why); });
  server.start();
  const std::string why = made.get_future().get();
  if (!why.empty()) {
    EXPECT_TRUE(why.starts_with("cannot write " + server.url() + ": ")) << why;
    EXPECT_EQ(written(*store, lines_for("t", "b\n")), "");
  }
  EXPECT_EQ(must_read(store->journal("t")), "a\nb\n");
  EXPECT_TRUE(store->healthy(trouble)) << trouble;
}

// A database that no longer answers is not waited for without end, and reads say so.
TEST_F(PostgresStoreTest, GivesUpOnADatabaseThatIsSilent) {
  CuttableProxy proxy(server.folder() / PostgresServer::kSocket);
  const auto store = opened({server.url(proxy.folder()), Use::alone, std::chrono::milliseconds(200)});
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

TEST_F(PostgresStoreTest, HasOneServer) {
  auto first = opened({});
  EXPECT_EQ(refusal(), "cannot use " + server.url() + ": another server is running with it");
  first.reset();
  EXPECT_EQ(refusal(), "");
}

// They meet while the schema is made; one gets the store, and whoever comes too late is told so.
TEST_F(PostgresStoreTest, IsMadeOnceByManyAtATime) {
  std::vector<std::unique_ptr<WholeStore>> stores(4);
  std::atomic<int> refused = 0;
  {
    std::vector<std::jthread> threads;
    for (auto& store : stores) {
      threads.emplace_back([&] {
        std::string why;
        store = open_postgres_store({server.url()}, why);
        refused += why == "cannot use " + server.url() + ": another server is running with it";
      });
    }
  }
  EXPECT_EQ(server.value("SELECT count(*) FROM kostka.schema"), "1");
  EXPECT_EQ(refused, 3);
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
