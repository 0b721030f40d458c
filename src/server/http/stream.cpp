#include "server/http/stream.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
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

void Stream::write_some(const Bytes& bytes, Moved then) {
  if (!gathering_ && kept_.empty()) {
    layers_->write_some(bytes, std::move(then));
    return;
  }
  keep(bytes);
  const std::size_t moved = asio::buffer_size(bytes);
  if (!gathering_) {
    write_kept(moved, std::move(then));
    return;
  }
  const executor_type executor = then.get_executor();
  asio::post(executor, [moved, then = std::move(then)]() mutable { then({}, moved); });
}

void Stream::keep(const Bytes& bytes) {
  for (const asio::const_buffer& part : bytes) kept_.append(static_cast<const char*>(part.data()), part.size());
}

void Stream::write_kept(std::size_t moved, Moved then) {
  const Bytes rest{asio::buffer(std::as_const(kept_)) + kept_before_};
  const executor_type executor = then.get_executor();
  auto wrote = [this, moved, then = std::move(then)](const boost::system::error_code& error, std::size_t size) mutable {
    kept_before_ += size;
    if (!error && kept_before_ < kept_.size()) {
      write_kept(moved, std::move(then));
      return;
    }
    // A connection that has nothing to say needs no memory for it.
    kept_ = {};
    kept_before_ = 0;
    then(error, error ? 0 : moved);
  };
  layers_->write_some(rest, {std::move(wrote), executor});
}

}  // namespace kostka::server
