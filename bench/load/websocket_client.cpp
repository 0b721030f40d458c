#include "bench/load/websocket_client.h"

#include <algorithm>
#include <cstring>

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>

namespace kostka::load {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t kLeastRoom = 16 * 1024, kLongestMessage = 16 << 20;

std::string opening(const Endpoint& endpoint, std::string_view target) {
  return "GET " + std::string(target) + " HTTP/1.1\r\nHost: " + endpoint.host + ":" + std::to_string(endpoint.port) +
         "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         (endpoint.from.empty() ? "" : "X-Forwarded-For: " + endpoint.from + "\r\n") + "\r\n";
}

[[noreturn]] void fail(const boost::system::error_code& error) { throw boost::system::system_error(error); }

bool is_transient(const boost::system::error_code& error) {
  return error == asio::error::would_block || error == asio::error::try_again;
}

// A number of so many bytes, the highest first.
std::size_t number(std::string_view bytes) {
  std::size_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

}  // namespace

asio::awaitable<void> WebSocketClient::open(const Endpoint& endpoint, std::string_view target) {
  const tcp::endpoint server(asio::ip::make_address(endpoint.host), endpoint.port);
  co_await socket_.async_connect(server, asio::use_awaitable);
  socket_.set_option(tcp::no_delay(true));
  socket_.non_blocking(true);
  const std::string request = opening(endpoint, target);
  co_await write_bytes(request);
  std::size_t end = std::string_view::npos;
  while (end == std::string_view::npos) {
    co_await read_more();
    end = unread().find("\r\n\r\n");
  }
  if (!unread().starts_with("HTTP/1.1 101 ")) fail(asio::error::connection_refused);
  begin_ += end + 4;
}

asio::awaitable<void> WebSocketClient::send(std::string_view text) { co_await write(Kind::text, text); }

asio::awaitable<std::string_view> WebSocketClient::receive() {
  for (;;) {
    const std::optional<Frame> frame = next_frame();
    if (!frame) {
      co_await read_more();
      continue;
    }
    if (frame->kind == Kind::text) co_return frame->payload;
    if (frame->kind == Kind::close) fail(asio::error::eof);
    if (frame->kind == Kind::ping) co_await write(Kind::pong, frame->payload);
  }
}

asio::awaitable<void> WebSocketClient::close() {
  using namespace std::string_view_literals;
  co_await write(Kind::close, "\x03\xe8"sv);  // 1000: all went well
  for (;;) co_await receive();
}

// A server masks nothing, and ours sends each message in one piece.
std::optional<WebSocketClient::Frame> WebSocketClient::next_frame() {
  const std::string_view bytes = unread();
  if (bytes.size() < 2) return std::nullopt;
  std::size_t head = 2, size = static_cast<unsigned char>(bytes[1]);
  if (size >= 126) {
    head += size == 126 ? 2 : 8;
    if (bytes.size() < head) return std::nullopt;
    size = number(bytes.substr(2, head - 2));
  }
  if (size > kLongestMessage) fail(asio::error::message_size);
  if (bytes.size() - head < size) return std::nullopt;
  begin_ += head + size;
  return Frame{static_cast<Kind>(bytes[0] & 0x0f), bytes.substr(head, size)};
}

asio::awaitable<void> WebSocketClient::read_more() {
  std::copy(bytes_.begin() + static_cast<std::ptrdiff_t>(begin_), bytes_.begin() + static_cast<std::ptrdiff_t>(end_),
            bytes_.begin());
  end_ -= begin_;
  begin_ = 0;
  if (bytes_.size() - end_ < kLeastRoom) bytes_.resize(bytes_.size() + kLeastRoom);
  for (;;) {
    co_await socket_.async_wait(tcp::socket::wait_read, asio::use_awaitable);
    boost::system::error_code error;
    end_ += socket_.read_some(asio::buffer(bytes_.data() + end_, bytes_.size() - end_), error);
    if (!error) co_return;
    if (!is_transient(error)) fail(error);
  }
}

// A client's frames are masked, for the sake of proxies that could take them for something else. There are none here,
// and a mask of zeros changes nothing.
asio::awaitable<void> WebSocketClient::write(Kind kind, std::string_view payload) {
  constexpr char kLast = static_cast<char>(0x80), kMasked = static_cast<char>(0x80);
  out_.clear();
  out_ += static_cast<char>(kLast | static_cast<char>(kind));
  if (payload.size() < 126) {
    out_ += static_cast<char>(kMasked | static_cast<char>(payload.size()));
  } else {
    out_ += static_cast<char>(kMasked | 126);
    out_ += static_cast<char>(payload.size() >> 8);
    out_ += static_cast<char>(payload.size());
  }
  out_.append(4, '\0');
  out_ += payload;
  co_await write_bytes(out_);
}

asio::awaitable<void> WebSocketClient::write_bytes(std::string_view bytes) {
  while (!bytes.empty()) {
    boost::system::error_code error;
    bytes.remove_prefix(socket_.write_some(asio::buffer(bytes), error));
    if (error && !is_transient(error)) fail(error);
    if (error) co_await socket_.async_wait(tcp::socket::wait_write, asio::use_awaitable);
  }
}

}  // namespace kostka::load
