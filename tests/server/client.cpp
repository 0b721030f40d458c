#include "tests/server/client.h"

#include <gtest/gtest.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "content/json.h"
#include "kernel/data/diagnostics.h"

namespace kostka::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using kernel::Document;

namespace {

tcp::endpoint local(std::uint16_t port) { return {asio::ip::make_address("127.0.0.1"), port}; }
std::string host_of(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

template <class Message>
std::map<std::string, std::string> headers_of(const Message& message) {
  std::map<std::string, std::string> headers;
  for (const auto& field : message) {
    std::string name(field.name_string().data(), field.name_string().size());
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    headers[name] = std::string(field.value().data(), field.value().size());
  }
  return headers;
}

}  // namespace

Document parsed(std::string_view json) {
  kernel::Diagnostics diagnostics;
  Document document = content::read_json(json, "test", diagnostics);
  EXPECT_TRUE(diagnostics.ok()) << diagnostics.to_text() << json;
  return document;
}

std::string Reply::code() const {
  const Document error = json();
  return error["code"].is_text() ? error["code"].as_text() : std::string();
}

Reply ask_server(std::uint16_t port, const Asked& asked) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(local(port));
  http::request<http::string_body> request;
  request.method_string(asked.method);
  request.target(asked.target);
  request.version(11);
  request.set(http::field::host, host_of(port));
  request.set(http::field::connection, "close");
  if (!asked.body.empty()) request.set(http::field::content_type, "application/json");
  if (!asked.token.empty()) request.set(http::field::authorization, "Bearer " + asked.token);
  for (const auto& [name, value] : asked.headers) request.set(name, value);
  request.body() = asked.body;
  request.prepare_payload();
  beast::error_code error;
  http::write(stream, request, error);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(asked.method == "HEAD");
  parser.body_limit(std::uint64_t{64} << 20);
  http::read(stream, buffer, parser, error);
  EXPECT_FALSE(error) << asked.method << ' ' << asked.target << ": " << error.message();
  const auto response = parser.release();
  return {response.result_int(), response.body(), headers_of(response)};
}

std::string send_raw(std::uint16_t port, std::string_view bytes, std::chrono::milliseconds patience) {
  asio::io_context io;
  tcp::socket socket(io);
  socket.connect(local(port));
  beast::error_code error;
  asio::write(socket, asio::buffer(bytes), error);
  std::string answer;
  asio::async_read(socket, asio::dynamic_buffer(answer), [](const beast::error_code&, std::size_t) {});
  io.run_for(patience);
  return answer;
}

Socket::Socket(std::uint16_t port, const std::string& table, const std::map<std::string, std::string>& headers,
               bool takes_compressed)
    : socket_(io_) {
  beast::websocket::permessage_deflate wish;
  wish.client_enable = takes_compressed;
  socket_.set_option(wish);
  beast::get_lowest_layer(socket_).connect(local(port));
  socket_.set_option(beast::websocket::stream_base::decorator([&headers](beast::websocket::request_type& request) {
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  beast::websocket::response_type response;
  beast::error_code error;
  socket_.handshake(response, host_of(port), "/ws/tables/" + table, error);
  status_ = response.result_int();
  extensions_ = response[beast::http::field::sec_websocket_extensions];
  closed_ = static_cast<bool>(error);
}

void Socket::hello(const std::string& token, std::optional<int> eye, const std::string& invite) {
  Document message = Document::map({{"type", "hello"}});
  message.set("token", token.empty() ? Document() : Document(token));
  message.set("invite", invite.empty() ? Document() : Document(invite));
  message.set("eye", eye ? Document(*eye) : Document());
  send(to_json(message));
}

void Socket::send(const std::string& text) { send_as(text, true); }
void Socket::send_binary(const std::string& bytes) { send_as(bytes, false); }

void Socket::send_as(const std::string& text, bool is_text) {
  beast::error_code error;
  socket_.text(is_text);
  socket_.write(asio::buffer(text), error);
}

Document Socket::next(std::chrono::milliseconds patience) {
  if (closed_) return {};
  if (!reading_) {
    reading_ = true;
    arrived_ = false;
    socket_.async_read(buffer_, [this](const beast::error_code& error, std::size_t) {
      reading_ = false;
      arrived_ = !error;
      closed_ = static_cast<bool>(error);
    });
  }
  io_.restart();
  const auto until = std::chrono::steady_clock::now() + patience;
  while (reading_ && std::chrono::steady_clock::now() < until) io_.run_one_until(until);
  if (reading_ || closed_ || !arrived_) return {};
  const std::string text = beast::buffers_to_string(buffer_.data());
  buffer_.consume(buffer_.size());
  transcript_ += text + '\n';
  return parsed(text);
}

Document Socket::next_where(const std::function<bool(const Document&)>& wanted) {
  for (;;) {
    Document message = next();
    if (message.is_null()) {
      const std::size_t tail = transcript_.size() - std::min<std::size_t>(transcript_.size(), 2000);
      throw std::runtime_error("nothing more comes; so far: ..." + transcript_.substr(tail));
    }
    if (wanted(message)) return message;
  }
}

Document Socket::next_of(std::string_view type) {
  return next_where([&](const Document& message) { return message["type"].as_text() == type; });
}

void Socket::close() {
  beast::error_code error;
  socket_.close(beast::websocket::close_code::normal, error);
  closed_ = true;
}

}  // namespace kostka::server
