// A small client for the tests of the server: requests, and a WebSocket whose messages are waited for.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/data/document.h"

namespace kostka::server {

// JSON written in a test; a mistake in it is a failed test.
kernel::Document parsed(std::string_view json);

struct Reply {
  unsigned status = 0;
  std::string body;
  std::map<std::string, std::string> headers;  // names in lower case

  [[nodiscard]] kernel::Document json() const { return parsed(body); }
  [[nodiscard]] std::string code() const;  // of an error
};

struct Asked {
  std::string method = "GET";
  std::string target = "/";
  std::string body;
  std::string token;
  std::map<std::string, std::string> headers;
};

Reply ask_server(std::uint16_t port, const Asked& asked);
// Bytes as they are; what comes back until the server closes or `patience` is over.
std::string send_raw(std::uint16_t port, std::string_view bytes,
                     std::chrono::milliseconds patience = std::chrono::milliseconds(2000));

class Socket {
 public:
  Socket(std::uint16_t port, const std::string& table, const std::map<std::string, std::string>& headers = {},
         bool takes_compressed = false);

  // The status of the handshake; 101 when the WebSocket is open.
  [[nodiscard]] unsigned status() const { return status_; }
  // What the two ends agreed on besides.
  [[nodiscard]] const std::string& extensions() const { return extensions_; }
  void hello(const std::string& token, std::optional<int> eye = std::nullopt, const std::string& invite = {});
  void send(const std::string& text);
  void send_binary(const std::string& bytes);

  // The next message; null when the connection is closed, or nothing comes for `patience`.
  kernel::Document next(std::chrono::milliseconds patience = std::chrono::milliseconds(10'000));
  // The next message of this type, past all others; a test in which none comes ends there.
  kernel::Document next_of(std::string_view type);
  // The next message for which this holds.
  kernel::Document next_where(const std::function<bool(const kernel::Document&)>& wanted);
  // Whether the other end has closed.
  [[nodiscard]] bool closed() const { return closed_; }
  // Everything that was received so far, as it was.
  [[nodiscard]] const std::string& transcript() const { return transcript_; }
  void close();

 private:
  void send_as(const std::string& text, bool is_text);

  boost::asio::io_context io_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  boost::beast::flat_buffer buffer_;
  unsigned status_ = 0;
  std::string extensions_;
  bool reading_ = false, arrived_ = false, closed_ = false;
  std::string transcript_;
};

}  // namespace kostka::server
