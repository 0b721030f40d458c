// PushSender: sends notices to the push services of browsers, a few at a time, and forgets addresses that are gone.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/strand.hpp>

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/base/notifier.h"
#include "server/base/services.h"
#include "server/push/push_endpoint.h"
#include "server/push/web_push.h"

namespace kostka::server {

// A browser that wants notices, as the store keeps it: a note of this kind under the digest of its address.
inline constexpr std::string_view kSubscriptionNote = "push";
struct Subscription {
  std::string endpoint, p256dh, auth, language;
};
BOOST_DESCRIBE_STRUCT(Subscription, (), (endpoint, p256dh, auth, language))

std::string subscription_key(std::string_view endpoint);
// The keys of a browser as bytes; nothing when they are none.
std::optional<PushTarget> target_of(const Subscription& subscription);

struct PushOptions {
  PushDoors doors = PushDoors::public_only;
  std::string contact;  // mailto: or https:, told to the services
};

class PushSender final : public Notifier {
 public:
  PushSender(boost::asio::any_io_executor executor, const Services& services, PushOptions options);

  // Reads the server's key from the store, or makes one when there is none; false, with the end of a sentence, when
  // the store fails or holds something else. Waits for the disk. Without it nothing is sent.
  bool open(std::string& trouble);
  // As browsers take it; empty before open().
  [[nodiscard]] const std::string& public_key() const { return public_key_; }
  [[nodiscard]] PushDoors doors() const { return options_.doors; }

  void notify(NoticeFor notice) override;

 private:
  using Work = boost::asio::awaitable<void>;
  struct Outcome {
    unsigned status = 0;  // of the response; 0: there was none
    std::string trouble;
  };

  void begin_next();
  Work serve(NoticeFor notice);
  Work deliver(const NoticeFor& notice, Subscription subscription);
  boost::asio::awaitable<Outcome> post(const PushEndpoint& endpoint, const NoticeFor& notice, std::string body);
  Work forget(const std::string& account, const std::string& endpoint);

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  const Services& services_;
  const PushOptions options_;
  boost::asio::ssl::context tls_;
  std::optional<PushKey> key_;
  std::string public_key_;
  std::deque<NoticeFor> waiting_;
  std::size_t running_ = 0;
};

}  // namespace kostka::server
