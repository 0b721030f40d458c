#include "server/tables/durable_write.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <optional>

#include "tests/server/test_services.h"
#include "tests/store/must_read.h"

namespace kostka::server {
namespace {

namespace asio = boost::asio;

class DurableWrite : public testing::Test {
 protected:
  DurableWrite() {
    with_.limits.retry_first = std::chrono::milliseconds(1);
    with_.limits.retry_longest = std::chrono::milliseconds(4);
  }
  static store::Change change() { return {"t1", std::nullopt, "a line\n", {}}; }

  asio::awaitable<void> once() { durable_ = co_await write_once(with_.services, change()); }
  asio::awaitable<void> until_durable(int most_refusals) {
    auto refused = [this, most_refusals] {
      if (++refusals_ == most_refusals) with_.store.set_full(false);
    };
    co_await write_until_durable(with_.services, change(), refused);
    durable_ = true;
  }

  TestServices with_;
  asio::io_context io_;
  std::optional<bool> durable_;
  int refusals_ = 0;
};

TEST_F(DurableWrite, ComesBackOnlyOnceTheStoreHasIt) {
  with_.store.hold();
  asio::co_spawn(io_, once(), asio::detached);
  io_.poll();
  EXPECT_EQ(durable_, std::nullopt);
  EXPECT_EQ(with_.outstanding.count(), 1);
  with_.store.let_go();
  EXPECT_EQ(durable_, std::nullopt);  // it goes on with its own executor, not on the store's thread
  io_.poll();
  EXPECT_EQ(durable_, true);
  EXPECT_EQ(with_.outstanding.count(), 0);
  EXPECT_EQ(store::must_read(with_.store.journal("t1")), "a line\n");
}

TEST_F(DurableWrite, TellsOfARefusal) {
  with_.store.set_full(true);
  asio::co_spawn(io_, once(), asio::detached);
  io_.poll();
  EXPECT_EQ(durable_, false);
  EXPECT_EQ(with_.metrics.store_failures.load(), 1u);
  EXPECT_EQ(store::must_read(with_.store.journal("t1")), "");
}

TEST_F(DurableWrite, TriesAgainUntilItIsDurableAndWritesOnce) {
  with_.store.set_full(true);
  asio::co_spawn(io_, until_durable(4), asio::detached);
  io_.run_for(std::chrono::seconds(20));
  EXPECT_EQ(durable_, true);
  EXPECT_EQ(refusals_, 4);
  EXPECT_EQ(store::must_read(with_.store.journal("t1")), "a line\n");
}

// The server ends while the disk is full.
TEST_F(DurableWrite, CanBeDestroyedWhileItWaits) {
  with_.limits.retry_first = with_.limits.retry_longest = std::chrono::hours(1);  // longer than any machine is slow
  with_.store.set_full(true);
  {
    asio::io_context io;
    asio::co_spawn(io, until_durable(1000), asio::detached);
    io.poll();
    EXPECT_EQ(refusals_, 1);
  }
  EXPECT_EQ(durable_, std::nullopt);
  EXPECT_EQ(with_.outstanding.count(), 0);
}

}  // namespace
}  // namespace kostka::server
