// One table without a server: what it does when it is torn down, left, or broken in the middle of something.
#include "server/tables/live_table.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>

#include <thread>

#include "tests/server/test_services.h"

namespace kostka::server {
namespace {

namespace asio = boost::asio;
using kernel::Document;

struct Guest final : Connection {
  void send(SharedText message) override { heard.push_back(parsed(*message)); }
  [[nodiscard]] bool behind() const override { return false; }
  void close(const protocol::Error& why) override { closed = why.code; }

  std::vector<Document> heard;
  std::string closed;
};

class LiveTableTest : public testing::Test, public Neighbours {
 protected:
  ~LiveTableTest() override {
    with_.bots.stop();
    with_.bots.forget_all();
    with_.work.stop();
    with_.work.forget_all();
    abandon_all();
  }
  // As a server does when it ends.
  void abandon_all() {
    for (const auto& table : all_) table->abandon();
    all_.clear();
    current_.reset();
    io_.reset();
  }
  void create(TableEntry table, const std::string& account, TableReply reply) override {
    add(table.id);
    current_->create(std::move(table), account, std::move(reply));
  }
  std::shared_ptr<LiveTable> table(const std::string& id) override {
    if (!current_) {
      add(id);
      current_->load();
    }
    return current_;
  }
  void forget(const LiveTable& table) override {
    if (current_.get() == &table) current_.reset();
  }
  void add(const std::string& id) {
    current_ = std::make_shared<LiveTable>(io_->get_executor(), with_.services, *this, id);
    all_.push_back(current_);
  }

  // Until the table waits for something that is not coming by itself.
  void run() {
    for (bool working = true; working;) {
      working = with_.work.waiting() > 0;
      io_->restart();
      working = io_->poll() > 0 || working;
      std::this_thread::yield();
    }
  }
  std::shared_ptr<LiveTable> begin_pig() {
    std::string reply = "none";
    create(pig_table({person("Ala", "a"), person("Ola", "o")}), "a",
           [&](const Result<protocol::Table>& result) { reply = result.ok() ? "ok" : result.error().code; });
    run();
    EXPECT_EQ(reply, "ok");
    return current_;
  }
  std::shared_ptr<Guest> attach(LiveTable& table, const std::string& account = "a") {
    auto guest = std::make_shared<Guest>();
    table.attach(guest, {account, account}, {});
    run();
    return guest;
  }
  static protocol::Answer roll(const Document& state) {
    return {5, 0, static_cast<std::int32_t>(state["prompt"].as_int()), "roll"};
  }

  TestServices with_;
  std::unique_ptr<asio::io_context> io_ = std::make_unique<asio::io_context>(1);
  std::shared_ptr<LiveTable> current_;
  std::vector<std::shared_ptr<LiveTable>> all_;
};

TEST_F(LiveTableTest, TellsNothingBeforeItIsDurable) {
  const auto table = begin_pig();
  const auto ala = attach(*table);
  const Document state = ala->heard.back();
  ASSERT_EQ(state["type"].as_text(), "state");
  with_.store.hold();
  ala->heard.clear();
  table->receive(ala, roll(state));
  table->receive(ala, protocol::Ping{6});
  run();
  EXPECT_TRUE(ala->heard.empty());
  with_.store.let_go();
  run();
  ASSERT_EQ(ala->heard.size(), 3u);
  EXPECT_EQ(ala->heard[0]["type"].as_text(), "ok");
  EXPECT_EQ(ala->heard[0]["id"].as_int(), 5);
  EXPECT_EQ(ala->heard[1]["type"].as_text(), "state");
  EXPECT_EQ(ala->heard[2]["id"].as_int(), 6);
}

// The coroutine waits for the store, for the next item, or to try again: each time all that it holds is let go of.
TEST_F(LiveTableTest, IsDestroyedWhereverItWaits) {
  for (const char* where : {"inbox", "store", "retry"}) {
    SCOPED_TRACE(where);
    if (!io_) io_ = std::make_unique<asio::io_context>(1);
    const std::weak_ptr<LiveTable> table = begin_pig();
    std::shared_ptr<Guest> ala = attach(*table.lock());
    const std::weak_ptr<Guest> seen = ala;
    const std::string place = where;
    if (place == "store") with_.store.hold();
    if (place == "retry") with_.store.set_full(true);
    if (place != "inbox") table.lock()->receive(ala, roll(ala->heard.back()));
    ala.reset();
    run();
    EXPECT_EQ(with_.outstanding.count(), place == "store" ? 1 : 0);
    with_.store.set_full(false);
    with_.store.let_go();  // what it comes back to runs no more
    abandon_all();
    EXPECT_TRUE(table.expired());
    EXPECT_TRUE(seen.expired());
    EXPECT_EQ(with_.outstanding.count(), 0);
  }
}

TEST_F(LiveTableTest, LeavesMemoryAndSendsLatecomersOn) {
  with_.limits.idle_table = std::chrono::milliseconds(1000);
  const auto table = begin_pig();
  table->rest();
  run();
  EXPECT_EQ(current_, table);
  with_.clock.advance(1000);
  const auto ala = attach(*table);
  table->rest();
  run();
  EXPECT_EQ(current_, table);  // somebody looks at it
  table->detach(ala);
  run();
  with_.clock.advance(1000);
  table->rest();
  run();
  EXPECT_EQ(current_, nullptr);
  EXPECT_EQ(table->status(), std::nullopt);
  const auto late = attach(*table, "o");
  EXPECT_NE(current_, nullptr);
  EXPECT_NE(current_, table);
  EXPECT_EQ(late->heard.back()["type"].as_text(), "state");
  EXPECT_EQ(current_->status(), protocol::Status::playing);
}

TEST_F(LiveTableTest, StaysWhileItWaitsForTheStore) {
  with_.limits.idle_table = std::chrono::milliseconds(1000);
  const auto table = begin_pig();
  with_.store.hold();
  std::string reply = "none";
  table->ask(ChangeRequest{{"New name", std::nullopt}}, {"a", "Ala"},
             [&](const Result<protocol::Table>& result) { reply = result.ok() ? "ok" : result.error().code; });
  run();
  with_.clock.advance(5000);
  table->rest();
  run();
  EXPECT_EQ(current_, table);
  EXPECT_EQ(reply, "none");
  with_.store.let_go();
  run();
  EXPECT_EQ(reply, "ok");
}

// Something throws in the middle: the person hears of it, and the table is read again from what is durable.
TEST_F(LiveTableTest, IsReadAgainAfterAnException) {
  const auto table = begin_pig();
  const auto ala = attach(*table);
  with_.store.fail_reads(true);
  const auto ola = attach(*table, "o");
  EXPECT_EQ(ola->closed, "broken");
  EXPECT_EQ(ala->closed, "broken");
  EXPECT_EQ(current_, nullptr);
  with_.store.fail_reads(false);
  const auto again = attach(*table);
  EXPECT_EQ(again->heard.back()["type"].as_text(), "state");
  EXPECT_NE(current_, table);
}

TEST_F(LiveTableTest, WhatCannotBeReadIsBrokenAndNotMissing) {
  with_.limits.idle_table = std::chrono::milliseconds(0);
  const auto table = begin_pig();
  table->rest();
  run();
  ASSERT_EQ(current_, nullptr);
  with_.store.fail_reads(true);
  const auto ala = attach(*table);
  EXPECT_EQ(ala->closed, "broken");
  EXPECT_EQ(current_, nullptr);
}

}  // namespace
}  // namespace kostka::server
