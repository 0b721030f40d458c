#include "server/push/push_sender.h"

#include <openssl/ssl.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <future>
#include <utility>

#include "server/base/awaiting.h"
#include "server/base/base64url.h"
#include "server/wire/wire.h"

namespace kostka::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

constexpr std::string_view kKeyNote = "key", kVapid = "vapid";
constexpr std::size_t kAtOnce = 8, kMostWaiting = 2000;
constexpr auto kPatience = std::chrono::seconds(10);
// A service that is not there, or busy, is tried again after these.
constexpr std::array kPauses = {std::chrono::seconds(0), std::chrono::seconds(15), std::chrono::seconds(120)};
constexpr std::uint32_t kLongestHeader = 8192;

using PushRequest = beast::http::request<beast::http::string_body>;

// Only what it has to say first is read.
template <class AnyStream>
asio::awaitable<unsigned> converse(AnyStream& stream, const PushRequest& request) {
  const auto [failed, written] = co_await beast::http::async_write(stream, request, kAwait);
  if (failed) co_return 0;
  beast::flat_buffer buffer;
  beast::http::response_parser<beast::http::string_body> parser;
  parser.header_limit(kLongestHeader);
  const auto [unread, size] = co_await beast::http::async_read_header(stream, buffer, parser, kAwait);
  co_return unread ? 0 : parser.get().result_int();
}

bool is_worth_another_try(unsigned status) { return status == 0 || status == 429 || status >= 500; }
bool is_gone(unsigned status) { return status == 404 || status == 410; }

}  // namespace

std::string subscription_key(std::string_view endpoint) { return store::to_hex(store::sha256(endpoint)).substr(0, 32); }

std::optional<PushTarget> target_of(const Subscription& subscription) {
  auto point = from_base64url(subscription.p256dh), secret = from_base64url(subscription.auth);
  if (!point || !secret) return std::nullopt;
  PushTarget target{std::move(*point), std::move(*secret)};
  // A key that cannot be used now will never be of use.
  return encrypt_notice(target, "") ? std::optional(std::move(target)) : std::nullopt;
}

PushSender::PushSender(asio::any_io_executor executor, const Services& services, PushOptions options)
    : strand_(asio::make_strand(std::move(executor))),
      services_(services),
      options_(std::move(options)),
      tls_(asio::ssl::context::tls_client) {
  tls_.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_sslv2 |
                   asio::ssl::context::no_sslv3 | asio::ssl::context::no_tlsv1 | asio::ssl::context::no_tlsv1_1);
  boost::system::error_code ignored;
  tls_.set_default_verify_paths(ignored);
  tls_.set_verify_mode(asio::ssl::verify_peer);
}

bool PushSender::open(std::string& trouble) {
  const Milliseconds now = services_.clock.now();
  const auto kept = services_.store.note(kKeyNote, "", kVapid, now);
  if (!kept.ok()) {
    trouble = kept.trouble();
    return false;
  }
  if (*kept) {
    const auto part = from_base64url((*kept)->value);
    if (part) key_ = PushKey::from(*part);
    // Another key in its place would cut off everybody who has subscribed.
    if (!key_) trouble = "the key for notices in the store is none";
  } else {
    PushKey made = PushKey::make();
    const store::Note note{std::string(kKeyNote), "", std::string(kVapid), base64url(made.private_part()), {}};
    std::promise<std::string> stored;
    services_.store.put_notes({note}, {}, now, [&stored](const std::string& why) { stored.set_value(why); });
    trouble = stored.get_future().get();
    if (trouble.empty()) key_ = std::move(made);
  }
  if (key_) public_key_ = base64url(key_->public_part());
  return key_.has_value();
}

void PushSender::notify(NoticeFor notice) {
  if (!key_) return;
  asio::post(strand_, [this, notice = std::move(notice)]() mutable {
    if (waiting_.size() >= kMostWaiting) return services_.log.warn("notices_dropped");
    waiting_.push_back(std::move(notice));
    begin_next();
  });
}

void PushSender::begin_next() {
  while (running_ < kAtOnce && !waiting_.empty()) {
    ++running_;
    NoticeFor notice = std::move(waiting_.front());
    waiting_.pop_front();
    asio::co_spawn(strand_, serve(std::move(notice)), [this](const std::exception_ptr& thrown) {
      --running_;
      if (thrown) services_.log.error("notice_failed");
      begin_next();
    });
  }
}

PushSender::Work PushSender::serve(NoticeFor notice) {
  using Notes = store::Read<std::vector<store::Note>>;
  auto read = [this, &notice] {
    return services_.store.notes(kSubscriptionNote, notice.account, services_.clock.now());
  };
  const Notes notes = co_await services_.work.run<Notes>(read);
  if (!notes.ok()) {
    services_.log.error("store_unreadable", {{"reason", notes.trouble()}});
    co_return;
  }
  for (const store::Note& note : *notes) {
    auto subscription = body_as<Subscription>(note.value);
    if (subscription.ok()) co_await deliver(notice, std::move(*subscription));
  }
}

PushSender::Work PushSender::deliver(const NoticeFor& notice, Subscription subscription) {
  const auto endpoint = read_endpoint(subscription.endpoint, options_.doors);
  const auto target = target_of(subscription);
  if (!endpoint || !target) co_return co_await forget(notice.account, subscription.endpoint);
  const std::string text = json_of(subscription.language == "pl" ? notice.pl : notice.en);
  Outcome outcome;
  for (const auto pause : kPauses) {
    asio::steady_timer timer(strand_, pause);
    co_await timer.async_wait(kAwait);
    auto body = encrypt_notice(*target, text);
    if (!body) co_return;
    outcome = co_await post(*endpoint, notice, std::move(*body));
    if (!is_worth_another_try(outcome.status)) break;
  }
  if (is_gone(outcome.status)) co_return co_await forget(notice.account, subscription.endpoint);
  const bool taken = outcome.status >= 200 && outcome.status < 300;
  auto& count = taken ? services_.metrics.notices_sent : services_.metrics.notices_refused;
  count.fetch_add(1);
  // A redirection is not followed: it could lead anywhere.
  if (!taken) {
    services_.log.warn(
        "notice_refused",
        {{"host", endpoint->host}, {"status", std::to_string(outcome.status)}, {"reason", outcome.trouble}});
  }
}

asio::awaitable<PushSender::Outcome> PushSender::post(const PushEndpoint& endpoint, const NoticeFor& notice,
                                                      std::string body) {
  tcp::resolver resolver(strand_);
  const auto [unknown, found] = co_await resolver.async_resolve(endpoint.host, std::to_string(endpoint.port), kAwait);
  if (unknown) co_return Outcome{0, unknown.message()};
  // Every address is looked at before one of them is used, and only these are: the name is not looked up again.
  std::vector<tcp::endpoint> addresses;
  for (const auto& each : found) {
    if (endpoint.tls && !is_public(each.endpoint().address())) co_return Outcome{403, "not a public address"};
    addresses.push_back(each.endpoint());
  }
  PushRequest request(beast::http::verb::post, endpoint.target, 11);
  request.set(beast::http::field::host, endpoint.host);
  request.set("TTL", std::to_string(notice.lasts));
  request.set("Urgency", "normal");
  if (!notice.topic.empty()) request.set("Topic", notice.topic);
  request.set(beast::http::field::content_encoding, "aes128gcm");
  request.set(beast::http::field::content_type, "application/octet-stream");
  request.set(beast::http::field::authorization,
              vapid_authorization(*key_, endpoint.origin(), options_.contact, services_.clock.now() / 1000));
  request.body() = std::move(body);
  request.prepare_payload();
  asio::ssl::stream<beast::tcp_stream> stream(beast::tcp_stream(strand_), tls_);
  beast::tcp_stream& plain = stream.next_layer();
  plain.expires_after(kPatience);
  const auto [closed, where] = co_await plain.async_connect(addresses, kAwait);
  if (closed) co_return Outcome{0, closed.message()};
  Outcome outcome;
  if (!endpoint.tls) {
    outcome.status = co_await converse(plain, request);
    co_return outcome;
  }
  stream.set_verify_callback(asio::ssl::host_name_verification(endpoint.host));
  if (SSL_set_tlsext_host_name(stream.native_handle(), endpoint.host.c_str()) != 1) co_return Outcome{0, "no SNI"};
  const auto [untrusted] = co_await stream.async_handshake(asio::ssl::stream_base::client, kAwait);
  if (untrusted) co_return Outcome{0, untrusted.message()};
  outcome.status = co_await converse(stream, request);
  co_return outcome;
}

PushSender::Work PushSender::forget(const std::string& account, const std::string& endpoint) {
  store::Note gone{std::string(kSubscriptionNote), account, subscription_key(endpoint), "", {}};
  const std::string trouble = co_await await_callback<std::string>([&](auto done) {
    services_.store.put_notes({}, {gone}, services_.clock.now(), services_.outstanding.call(std::move(done)));
  });
  if (!trouble.empty()) services_.log.error("store_refused", {{"reason", trouble}});
}

}  // namespace kostka::server
