// WebSocketSession: one WebSocket at one table. It carries messages and knows nothing of rules.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <atomic>
#include <deque>
#include <memory>
#include <string>

#include "server/base/rate_limit.h"
#include "server/http/http_message.h"
#include "server/http/session_context.h"
#include "server/http/stream.h"
#include "server/tables/live_table.h"
#include "server/wire/connection.h"

namespace kostka::server {

class WebSocketSession final : public Connection, public std::enable_shared_from_this<WebSocketSession> {
 public:
  // `address`: of the other end, as its limits know it.
  WebSocketSession(Stream stream, const SessionContext& context, std::string table, std::string address);
  ~WebSocketSession() override;
  WebSocketSession(const WebSocketSession&) = delete;
  WebSocketSession& operator=(const WebSocketSession&) = delete;

  // Opens the WebSocket and carries messages until it closes. Runs on the stream's own strand.
  boost::asio::awaitable<void> serve(HttpRequest request);

  void send(SharedText message) override;
  void send_both(SharedText first, SharedText second) override;
  [[nodiscard]] bool behind() const override;
  void close(const protocol::Error& why) override;

 private:
  boost::asio::awaitable<void> read_messages();
  // False when the connection is not worth going on with.
  bool receive(std::string_view bytes);
  bool introduce(const protocol::Hello& hello);
  // What comes too often, or asks for more work than its address may still have, is refused here.
  bool is_too_often(std::optional<std::int32_t> id);
  bool is_too_much(const protocol::FromClient& said, std::optional<std::int32_t> id);
  void refuse_for_now(std::optional<std::int32_t> id);
  void expect_hello();
  // False if it is not wanted any more.
  bool enqueue(SharedText message);
  // Not at once: what is said in one breath goes out in one piece.
  void write_soon();
  void write_next();
  void wrote(const boost::system::error_code& error);

  boost::beast::websocket::stream<Stream> socket_;
  const SessionContext& context_;
  const Limits& limits_;
  const std::string table_id_, address_;
  std::shared_ptr<LiveTable> table_;  // once somebody has said hello
  boost::asio::steady_timer hello_timer_;
  boost::beast::flat_buffer buffer_;
  TokenBucket messages_;
  std::size_t refused_ = 0;  // in a row, because they came too often

  std::deque<SharedText> queue_;
  bool writing_ = false, closing_ = false, open_ = false;
  std::size_t gathered_ = 0;                       // bytes that the stream holds until the last of the queue
  std::atomic<std::size_t> queued_ = 0;            // bytes
  mutable std::atomic<bool> said_behind_ = false;  // somebody was told so and waits to hear that it is over
};

}  // namespace kostka::server
