#include "server/http/listener.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <chrono>
#include <utility>

#include "server/base/awaiting.h"
#include "server/http/http_session.h"

namespace kostka::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

// Counts a connection while it lives.
class Admission {
 public:
  Admission(const SessionContext& context, std::string address)
      : context_(context), address_(std::move(address)), admitted_(context.api.services.rates.connect(address_)) {
    if (admitted_) context_.api.services.metrics.connections.fetch_add(1);
  }
  ~Admission() {
    if (!admitted_) return;
    context_.api.services.rates.disconnect(address_);
    context_.api.services.metrics.connections.fetch_sub(1);
  }
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;

  [[nodiscard]] bool admitted() const { return admitted_; }

 private:
  const SessionContext& context_;
  const std::string address_;
  const bool admitted_;
};

asio::awaitable<void> serve(tcp::socket socket, const SessionContext& context, asio::ssl::context* tls) {
  boost::system::error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (error) co_return;
  std::string address = peer.address().to_string();
  // Behind a proxy every connection is the proxy's.
  const Admission admission(context, context.api.options.behind_proxy ? std::string() : limit_key(address));
  if (!admission.admitted()) co_return;
  socket.set_option(tcp::no_delay(true), error);
  boost::beast::tcp_stream plain(std::move(socket));
  Stream stream = tls == nullptr ? Stream(std::move(plain)) : Stream(std::move(plain), *tls);
  stream.next_layer().expires_after(context.api.options.limits.handshake);
  if (co_await stream.handshake()) co_await serve_http(std::move(stream), context, std::move(address));
}

void log_failure(const SessionContext& context, const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    context.api.services.log.error("connection_failed", {{"reason", error.what()}});
  }
}

}  // namespace

asio::awaitable<void> accept_connections(asio::io_context& io, tcp::acceptor& acceptor, const SessionContext& context,
                                         asio::ssl::context* tls) {
  asio::steady_timer pause(acceptor.get_executor());
  while (acceptor.is_open()) {
    const auto strand = asio::make_strand(io);
    auto [error, socket] = co_await acceptor.async_accept(strand, kAwait);
    if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
    if (error) {
      // Out of file descriptors or the like: it passes, and trying at once would only burn the processor.
      context.api.services.log.warn("accept_failed", {{"reason", error.message()}});
      pause.expires_after(std::chrono::milliseconds(100));
      co_await pause.async_wait(kAwait);
      continue;
    }
    asio::co_spawn(strand, serve(std::move(socket), context, tls),
                   [&context](const std::exception_ptr& failure) { log_failure(context, failure); });
  }
}

}  // namespace kostka::server
