#include "server/tables/inbox.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <memory>
#include <string>
#include <vector>

namespace kostka::server {
namespace {

namespace asio = boost::asio;

// A reader that notes what it takes, and pushes another item while it is busy with "echo".
struct Reader {
  Inbox<std::string>& inbox;
  std::vector<std::string>& taken;

  asio::awaitable<void> read(std::shared_ptr<int> held) {
    for (;;) {
      if (inbox.empty()) co_await inbox.arrival();
      const auto item = inbox.pop();
      if (!item) break;
      if (*item == "echo") inbox.push("from within");
      taken.push_back(*item);
    }
    taken.emplace_back("end");
    *held = 0;
  }
};

class InboxTest : public testing::Test {
 protected:
  void start() {
    asio::co_spawn(io_, reader_.read(std::move(held_)), asio::detached);
    io_.poll();
  }

  asio::io_context io_;  // outlives the inbox, as a server's outlives its tables: a reader that waits belongs to it
  std::vector<std::string> taken_;
  Inbox<std::string> inbox_;
  Reader reader_{inbox_, taken_};
  std::shared_ptr<int> held_ = std::make_shared<int>(1);
  std::weak_ptr<int> seen_ = held_;
};

using Taken = std::vector<std::string>;

TEST_F(InboxTest, WhatCameBeforeTheReaderIsTakenInOrder) {
  inbox_.push("one");
  inbox_.push("two");
  EXPECT_FALSE(inbox_.reader_waits());
  start();
  EXPECT_EQ(taken_, (Taken{"one", "two"}));
  EXPECT_TRUE(inbox_.reader_waits());
}

TEST_F(InboxTest, AReaderThatWaitsGoesOnAtOnce) {
  start();
  inbox_.push("one");
  EXPECT_EQ(taken_, (Taken{"one"}));
  inbox_.push("two");
  EXPECT_EQ(taken_, (Taken{"one", "two"}));
}

TEST_F(InboxTest, WhatIsPushedByTheReaderItselfWaitsForItsTurn) {
  start();
  inbox_.push("echo");
  EXPECT_EQ(taken_, (Taken{"echo", "from within"}));
}

TEST_F(InboxTest, AReaderCanBeWokenForNothing) {
  start();
  inbox_.wake_reader();
  EXPECT_EQ(taken_, (Taken{"end"}));
  EXPECT_FALSE(inbox_.reader_waits());
  inbox_.wake_reader();
  io_.poll();
  EXPECT_TRUE(seen_.expired());
}

TEST_F(InboxTest, AbandonedReadersAreDestroyedWithoutGoingOn) {
  start();
  EXPECT_FALSE(seen_.expired());
  inbox_.abandon();
  EXPECT_FALSE(inbox_.reader_waits());
  io_.restart();
  io_.poll();
  EXPECT_TRUE(seen_.expired());
  EXPECT_TRUE(taken_.empty());
}

}  // namespace
}  // namespace kostka::server
