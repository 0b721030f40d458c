// A stream that gathers: what is written meanwhile leaves in one piece.
#include "server/http/stream.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace kostka::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

class StreamTest : public testing::Test {
 protected:
  StreamTest() {
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    other_.connect(acceptor.local_endpoint());
    stream_ = std::make_unique<Stream>(boost::beast::tcp_stream(acceptor.accept()));
  }

  // The text must live until it is written.
  void write(const std::string& text) {
    asio::async_write(*stream_, asio::buffer(text), [&](const boost::system::error_code& error, std::size_t size) {
      EXPECT_FALSE(error);
      written_ += size;
    });
    io_.restart();
    io_.run();
  }
  // What one call of the system brings; nothing if nothing has come.
  std::string read() {
    std::string bytes(1 << 20, '\0');
    if (other_.available() == 0) return {};
    bytes.resize(other_.read_some(asio::buffer(bytes)));
    return bytes;
  }

  asio::io_context io_;
  tcp::socket other_{io_};
  std::unique_ptr<Stream> stream_;
  std::size_t written_ = 0;
};

TEST_F(StreamTest, WhatIsGatheredLeavesWithTheLast) {
  const std::string ok = "ok ", first = "one ", last = "two";
  stream_->gather(true);
  write(ok);
  write(first);
  EXPECT_EQ(written_, 7u);
  EXPECT_EQ(read(), "");
  stream_->gather(false);
  write(last);
  EXPECT_EQ(written_, 10u);
  EXPECT_EQ(read(), "ok one two");
  write(ok);
  EXPECT_EQ(read(), "ok ");
}

// More than the system takes at once: nothing is lost, and each caller is told of its own bytes only.
TEST_F(StreamTest, AsMuchAsItMayBe) {
  const std::string first(3'000'000, 'a'), last(2'000'000, 'b');
  std::string all;
  other_.non_blocking(true);
  stream_->gather(true);
  write(first);
  stream_->gather(false);
  bool done = false;
  asio::async_write(*stream_, asio::buffer(last), [&](const boost::system::error_code& error, std::size_t size) {
    EXPECT_FALSE(error);
    EXPECT_EQ(size, last.size());
    done = true;
  });
  while (!done || all.size() < first.size() + last.size()) {
    io_.restart();
    io_.poll();
    all += read();
  }
  EXPECT_EQ(all, first + last);
}

}  // namespace
}  // namespace kostka::server
