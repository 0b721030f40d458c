#include "server/http/stream.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace kostka::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

struct Stream::Plain final : Layers {
  explicit Plain(beast::tcp_stream socket) : stream(std::move(socket)) {}

  beast::tcp_stream& socket() override { return stream; }
  asio::awaitable<bool> handshake() override { co_return true; }
  void read_some(const Room& room, Moved then) override { stream.async_read_some(room, std::move(then)); }
  void write_some(const Bytes& bytes, Moved then) override { stream.async_write_some(bytes, std::move(then)); }
  void tear_down(beast::role_type role, Ended then) override {
    using beast::websocket::async_teardown;
    async_teardown(role, stream, std::move(then));
  }

  beast::tcp_stream stream;
};

struct Stream::Tls final : Layers {
  Tls(beast::tcp_stream socket, asio::ssl::context& context) : stream(std::move(socket), context) {}

  beast::tcp_stream& socket() override { return stream.next_layer(); }
  asio::awaitable<bool> handshake() override {
    const auto [error] =
        co_await stream.async_handshake(asio::ssl::stream_base::server, asio::as_tuple(asio::use_awaitable));
    co_return !error;
  }
  void read_some(const Room& room, Moved then) override { stream.async_read_some(room, std::move(then)); }
  void write_some(const Bytes& bytes, Moved then) override { stream.async_write_some(bytes, std::move(then)); }
  void tear_down(beast::role_type role, Ended then) override {
    using beast::websocket::async_teardown;
    async_teardown(role, stream, std::move(then));
  }

  beast::ssl_stream<beast::tcp_stream> stream;
};

Stream::Stream(beast::tcp_stream plain) : layers_(std::make_unique<Plain>(std::move(plain))) {}
Stream::Stream(beast::tcp_stream plain, asio::ssl::context& tls)
    : layers_(std::make_unique<Tls>(std::move(plain), tls)) {}

asio::awaitable<bool> Stream::handshake() { return layers_->handshake(); }

}  // namespace kostka::server
