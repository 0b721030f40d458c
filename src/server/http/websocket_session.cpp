#include "server/http/websocket_session.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <utility>

#include "server/base/awaiting.h"
#include "server/wire/wire.h"

namespace kostka::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

// Somebody who is told so often in a row that this is too often does not listen.
constexpr std::size_t kMostRefusedInARow = 200;

// What some messages cost, in the units of Limits::work: a whole position or a page of the log is written for them,
// which an address must not ask for from each of its sockets as often as it likes.
double cost_of(const protocol::FromClient& said) {
  if (std::holds_alternative<protocol::Look>(said) || std::holds_alternative<protocol::Why>(said)) return 1;
  return std::holds_alternative<protocol::EarlierLog>(said) ? 2 : 0;
}

// A position is full of words that come again: it travels in a fifth of its size. Cheap rather than small, and with
// little memory for each connection, because thousands of them only wait most of the time. What is short is left as it
// is.
websocket::permessage_deflate compression() {
  websocket::permessage_deflate wish;
  wish.server_enable = true;
  wish.server_max_window_bits = 13;
  wish.client_max_window_bits = 10;
  wish.client_no_context_takeover = true;
  wish.compLevel = 3;
  wish.memLevel = 6;
  wish.msg_size_threshold = 1024;
  return wish;
}

template <class Message>
SharedText text_of(const Message& message) {
  return std::make_shared<const std::string>(message_of(message));
}

}  // namespace

WebSocketSession::WebSocketSession(Stream stream, const SessionContext& context, std::string table, std::string address)
    : socket_(std::move(stream)),
      context_(context),
      limits_(context.api.options.limits),
      table_id_(std::move(table)),
      address_(std::move(address)),
      hello_timer_(socket_.get_executor()) {
  context_.api.services.metrics.sockets.fetch_add(1);
}

WebSocketSession::~WebSocketSession() { context_.api.services.metrics.sockets.fetch_sub(1); }

asio::awaitable<void> WebSocketSession::serve(HttpRequest request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(socket_).expires_never();
  websocket::stream_base::timeout timeouts{};
  timeouts.handshake_timeout = limits_.handshake;
  timeouts.idle_timeout = limits_.silence;
  timeouts.keep_alive_pings = true;
  socket_.set_option(timeouts);
  socket_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(http::field::server, "kostka"); }));
  if (context_.api.options.compress) socket_.set_option(compression());
  socket_.read_message_max(limits_.message);
  socket_.text(true);
  socket_.auto_fragment(false);
  const auto [error] = co_await socket_.async_accept(request, kAwait);
  if (error) co_return;
  open_ = true;
  expect_hello();
  co_await read_messages();
  open_ = false;
  hello_timer_.cancel();
  if (table_) table_->detach(self);
}

asio::awaitable<void> WebSocketSession::read_messages() {
  for (;;) {
    const auto [error, size] = co_await socket_.async_read(buffer_, kAwait);
    if (error) co_return;
    if (!socket_.got_text()) {
      close(error_of(Code::bad_message));
    } else if (!closing_) {
      const auto bytes = buffer_.data();
      const bool go_on = receive({static_cast<const char*>(bytes.data()), size});
      if (!go_on) closing_ = true;
    }
    buffer_.consume(buffer_.size());
  }
}

void WebSocketSession::expect_hello() {
  hello_timer_.expires_after(limits_.hello);
  hello_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    const auto self = weak.lock();
    if (!error && self && !self->table_) self->close(error_of(Code::hello_late));
  });
}

bool WebSocketSession::is_too_often(std::optional<std::int32_t> id) {
  if (!limits_.rates) return false;
  if (messages_.take(limits_.messages, std::chrono::steady_clock::now())) {
    refused_ = 0;
    return false;
  }
  refuse_for_now(id);
  return true;
}

bool WebSocketSession::is_too_much(const protocol::FromClient& said, std::optional<std::int32_t> id) {
  const double cost = cost_of(said);
  if (cost == 0 || context_.api.services.rates.allow(address_, Habit::work, cost)) return false;
  refuse_for_now(id);
  return true;
}

void WebSocketSession::refuse_for_now(std::optional<std::int32_t> id) {
  context_.api.services.metrics.rate_limited.fetch_add(1);
  if (++refused_ > kMostRefusedInARow)
    close(error_of(Code::rate));
  else
    send(text_of(protocol::Refusal{id, error_of(Code::rate)}));
}

bool WebSocketSession::receive(std::string_view bytes) {
  const auto message = read_message(bytes);
  if (const auto* wrong = std::get_if<protocol::Refusal>(&message)) {
    context_.api.services.metrics.refusals.fetch_add(1);
    if (!is_too_often(wrong->id)) send(text_of(*wrong));
    return true;
  }
  const auto& said = std::get<protocol::FromClient>(message);
  if (const auto* hello = std::get_if<protocol::Hello>(&said); hello && !table_) return introduce(*hello);
  if (!table_) {
    close(error_of(Code::hello_first));
    return false;
  }
  const auto id = std::visit(
      [](const auto& what) -> std::optional<std::int32_t> {
        if constexpr (requires { what.id; }) return what.id;
        return std::nullopt;
      },
      said);
  if (is_too_often(id) || is_too_much(said, id)) return true;
  // Whether the line holds has nothing to do with what the table is waiting for.
  if (const auto* ping = std::get_if<protocol::Ping>(&said)) {
    send(text_of(protocol::Ok{ping->id}));
    return true;
  }
  table_->receive(shared_from_this(), said);
  return true;
}

bool WebSocketSession::introduce(const protocol::Hello& hello) {
  Visitor who;
  if (hello.token) {
    auto visitor = visitor_with(context_.api.services, *hello.token);
    if (!visitor.ok()) {
      close(visitor.error());
      return false;
    }
    who = std::move(*visitor);
  }
  hello_timer_.cancel();
  table_ = context_.api.hub.table(table_id_);
  table_->attach(shared_from_this(), std::move(who), hello);
  return true;
}

// ---- writing ------------------------------------------------------------------------------------------------------

void WebSocketSession::send(SharedText message) {
  queued_.fetch_add(message->size());
  asio::dispatch(socket_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
    if (self->enqueue(std::move(message))) self->write_soon();
  });
}

void WebSocketSession::send_both(SharedText first, SharedText second) {
  queued_.fetch_add(first->size() + second->size());
  asio::dispatch(socket_.get_executor(),
                 [self = shared_from_this(), first = std::move(first), second = std::move(second)]() mutable {
                   const bool one = self->enqueue(std::move(first));
                   const bool other = self->enqueue(std::move(second));
                   if (one && other) self->write_soon();
                 });
}

bool WebSocketSession::enqueue(SharedText message) {
  if (closing_ || !open_) {
    queued_.fetch_sub(message->size());
    return false;
  }
  if (queued_.load() > limits_.queued) {
    context_.api.services.log.info("slow_reader", {{"table", table_id_}});
    closing_ = true;
    beast::get_lowest_layer(socket_).close();
    return false;
  }
  queue_.push_back(std::move(message));
  return true;
}

bool WebSocketSession::behind() const {
  if (queued_.load() <= limits_.behind) return false;
  said_behind_ = true;
  // What was written in between may have been the last; nobody would say so any more.
  return queued_.load() > limits_.behind;
}

void WebSocketSession::write_soon() {
  if (std::exchange(writing_, true)) return;
  asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write_next(); });
}

void WebSocketSession::write_next() {
  if (!queue_.empty()) {
    socket_.next_layer().gather(queue_.size() > 1);
    socket_.async_write(
        asio::buffer(*queue_.front()),
        [self = shared_from_this()](const boost::system::error_code& error, std::size_t) { self->wrote(error); });
    return;
  }
  writing_ = closing_;
  if (closing_) {
    socket_.async_close(websocket::close_code::normal,
                        [self = shared_from_this()](const boost::system::error_code&) {});
  }
}

void WebSocketSession::wrote(const boost::system::error_code& error) {
  gathered_ += queue_.front()->size();
  queue_.pop_front();
  // What the stream only keeps has not gone yet.
  if (error || !socket_.next_layer().gathers()) queued_.fetch_sub(std::exchange(gathered_, 0));
  if (error) {
    writing_ = false;
    closing_ = true;
    queue_.clear();
    return;
  }
  const bool caught_up = queued_.load() <= limits_.behind && said_behind_.exchange(false);
  if (caught_up && table_) table_->caught_up(shared_from_this());
  write_next();
}

void WebSocketSession::close(const protocol::Error& why) {
  auto bye = text_of(protocol::Bye{why});
  queued_.fetch_add(bye->size());
  asio::dispatch(socket_.get_executor(), [self = shared_from_this(), bye = std::move(bye)]() mutable {
    WebSocketSession& session = *self;
    if (!session.open_ || session.closing_) return;
    session.closing_ = true;
    session.queue_.push_back(std::move(bye));
    session.write_soon();
  });
}

}  // namespace kostka::server
