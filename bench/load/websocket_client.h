// The client's end of a WebSocket, with no more than a load test needs: whole text messages, pings, the end. It shares
// the processors with the server it measures, so it takes as little of them as it can: one system call for all
// messages that have come, and no copies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "bench/load/rest_client.h"

namespace kostka::load {

// Everything here throws boost::system::system_error when the connection is gone.
class WebSocketClient {
 public:
  explicit WebSocketClient(const boost::asio::any_io_executor& executor) : socket_(executor) {}

  boost::asio::awaitable<void> open(const Endpoint& endpoint, std::string_view target);
  boost::asio::awaitable<void> send(std::string_view text);
  // The next text; it lives until the next call.
  boost::asio::awaitable<std::string_view> receive();
  // Says goodbye and waits until the server has.
  boost::asio::awaitable<void> close();

 private:
  enum class Kind : std::uint8_t { text = 1, close = 8, ping = 9, pong = 10 };
  struct Frame {
    Kind kind;
    std::string_view payload;
  };

  // The next whole frame among the bytes that have come, which it takes out.
  std::optional<Frame> next_frame();
  boost::asio::awaitable<void> read_more();
  boost::asio::awaitable<void> write(Kind kind, std::string_view payload);
  boost::asio::awaitable<void> write_bytes(std::string_view bytes);
  [[nodiscard]] std::string_view unread() const { return {bytes_.data() + begin_, end_ - begin_}; }

  boost::asio::ip::tcp::socket socket_;
  std::vector<char> bytes_;
  std::size_t begin_ = 0, end_ = 0;  // of what has come and was not taken out
  std::string out_;
};

}  // namespace kostka::load
