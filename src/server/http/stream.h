// Stream: a connection with or without TLS. It is one type, so that HTTP, WebSocket and the coroutines built on it
// are compiled once and not for each of the two.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/container/static_vector.hpp>

#include <memory>
#include <string>
#include <utility>

#include "server/base/completion.h"

namespace kostka::server {

class Stream {
 public:
  using executor_type = boost::asio::any_io_executor;
  using next_layer_type = boost::beast::tcp_stream;
  using Moved = Completion<boost::system::error_code, std::size_t>;
  using Ended = Completion<boost::system::error_code>;
  // This many parts of a message are moved at once; what is left over goes with the next call, as callers expect.
  static constexpr std::size_t kMostBuffers = 16;
  using Room = boost::container::static_vector<boost::asio::mutable_buffer, kMostBuffers>;
  using Bytes = boost::container::static_vector<boost::asio::const_buffer, kMostBuffers>;

  explicit Stream(boost::beast::tcp_stream plain);
  Stream(boost::beast::tcp_stream plain, boost::asio::ssl::context& tls);

  // Agrees on keys with the other end; at once without TLS. False if they cannot agree.
  boost::asio::awaitable<bool> handshake();

  executor_type get_executor() { return layers_->socket().get_executor(); }
  // The socket below everything, which keeps the time limits.
  next_layer_type& next_layer() { return layers_->socket(); }
  [[nodiscard]] const next_layer_type& next_layer() const { return layers_->socket(); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Room& room) { layers_->read_some(room, {std::move(handler), get_executor()}); },
        token, first_of<Room>(buffers));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Bytes& bytes) { write_some(bytes, {std::move(handler), get_executor()}); }, token,
        first_of<Bytes>(buffers));
  }

  // While it gathers, what is written only waits here, and goes out in one piece with the first write after that.
  void gather(bool on) { gathering_ = on; }
  [[nodiscard]] bool gathers() const { return gathering_; }

  // How Beast ends a WebSocket; it finds this by the type of the stream.
  template <class Handler>
  friend void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
    stream.layers_->tear_down(role, {std::forward<Handler>(handler), stream.get_executor()});
  }

 private:
  struct Layers;
  struct Plain;
  struct Tls;

  // The two kinds of connection.
  struct Layers {
    Layers() = default;
    Layers(const Layers&) = delete;
    Layers& operator=(const Layers&) = delete;
    virtual ~Layers() = default;
    virtual boost::beast::tcp_stream& socket() = 0;
    virtual boost::asio::awaitable<bool> handshake() = 0;
    virtual void read_some(const Room& room, Moved then) = 0;
    virtual void write_some(const Bytes& bytes, Moved then) = 0;
    virtual void tear_down(boost::beast::role_type role, Ended then) = 0;
  };

  template <class Some, class Buffers>
  static Some first_of(const Buffers& buffers) {
    Some some;
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto at = boost::asio::buffer_sequence_begin(buffers); at != end && some.size() < kMostBuffers; ++at) {
      const typename Some::value_type buffer(*at);
      if (buffer.size() > 0) some.push_back(buffer);
    }
    return some;
  }

  void write_some(const Bytes& bytes, Moved then);
  void keep(const Bytes& bytes);
  // Writes all that waits; `moved` bytes of it are those of the last call.
  void write_kept(std::size_t moved, Moved then);

  std::unique_ptr<Layers> layers_;
  bool gathering_ = false;
  std::string kept_;             // waits for the other end
  std::size_t kept_before_ = 0;  // bytes at its beginning that have gone
};

}  // namespace kostka::server
