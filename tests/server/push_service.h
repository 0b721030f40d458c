// A push service of the test's own on loopback (RFC 8030), and a browser that has subscribed to it: what the server
// sends is taken as it comes, and opened with the browser's keys (RFC 8188, RFC 8291).
#pragma once

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/base/base64url.h"
#include "server/push/web_push.h"
#include "store/digest.h"

namespace kostka::server {

struct Pushed {
  std::string method, target, body;
  std::map<std::string, std::string> headers;  // names in lower case
};

class PushService {
 public:
  PushService() : acceptor_(io_, {boost::asio::ip::make_address("127.0.0.1"), 0}), thread_([this] { serve(); }) {}
  ~PushService() {
    stopping_ = true;
    boost::asio::io_context io;
    boost::asio::ip::tcp::socket last(io);
    boost::system::error_code ignored;
    last.connect(acceptor_.local_endpoint(), ignored);
    thread_.join();
  }
  PushService(const PushService&) = delete;
  PushService& operator=(const PushService&) = delete;

  [[nodiscard]] std::string endpoint(const std::string& name) const {
    return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()) + "/push/" + name;
  }
  // What it says to everything from now on.
  void answer_with(unsigned status, std::string location = {}) {
    const std::scoped_lock lock(mutex_);
    status_ = status;
    location_ = std::move(location);
  }
  // The next message; nothing when none comes for a while.
  std::optional<Pushed> next(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, patience, [this] { return taken_ < all_.size(); })) return std::nullopt;
    return all_[taken_++];
  }
  std::size_t count() {
    const std::scoped_lock lock(mutex_);
    return all_.size();
  }

 private:
  void serve() {
    while (!stopping_) {
      boost::system::error_code error;
      boost::asio::ip::tcp::socket socket(io_);
      acceptor_.accept(socket, error);
      if (error || stopping_) continue;
      boost::beast::flat_buffer buffer;
      boost::beast::http::request<boost::beast::http::string_body> request;
      boost::beast::http::read(socket, buffer, request, error);
      if (error) continue;
      Pushed pushed{std::string(request.method_string()), std::string(request.target()), request.body(), {}};
      for (const auto& field : request) {
        std::string name(field.name_string());
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        pushed.headers[name] = std::string(field.value());
      }
      boost::beast::http::response<boost::beast::http::string_body> response;
      {
        const std::scoped_lock lock(mutex_);
        all_.push_back(std::move(pushed));
        response.result(status_);
        if (!location_.empty()) response.set(boost::beast::http::field::location, location_);
      }
      response.prepare_payload();
      boost::beast::http::write(socket, response, error);
      came_.notify_all();
    }
  }

  boost::asio::io_context io_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::atomic<bool> stopping_ = false;
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Pushed> all_;
  std::size_t taken_ = 0;
  unsigned status_ = 201;
  std::string location_;
  std::thread thread_;
};

// The keys that a browser keeps to itself.
class PushBrowser {
 public:
  [[nodiscard]] std::string p256dh() const { return base64url(key_.public_part()); }
  [[nodiscard]] std::string auth() const { return base64url(secret_); }

  // The text of a message for this browser; nothing when it is for somebody else.
  [[nodiscard]] std::optional<std::string> open(const std::string& body) const {
    if (body.size() < 16 + 5 + 65 + 17 || body[20] != 65) return std::nullopt;
    const std::string salt = body.substr(0, 16), sender = body.substr(21, 65), sealed = body.substr(86);
    const auto shared = key_.shared_with(sender);
    if (!shared) return std::nullopt;
    const std::string info = std::string("WebPush: info") + '\0' + key_.public_part() + sender + '\x01';
    const std::string ikm = mac(mac(secret_, *shared), info), prk = mac(salt, ikm);
    const std::string key = mac(prk, std::string("Content-Encoding: aes128gcm") + '\0' + '\x01').substr(0, 16);
    const std::string nonce = mac(prk, std::string("Content-Encoding: nonce") + '\0' + '\x01').substr(0, 12);
    std::string plain(sealed.size() - 16, '\0'), tag = sealed.substr(sealed.size() - 16);
    EVP_CIPHER_CTX* const cipher = EVP_CIPHER_CTX_new();
    int length = 0;
    const auto at = [](const std::string& text) { return reinterpret_cast<const unsigned char*>(text.data()); };
    bool good = EVP_DecryptInit_ex(cipher, EVP_aes_128_gcm(), nullptr, at(key), at(nonce)) == 1;
    auto* out = reinterpret_cast<unsigned char*>(plain.data());
    good = good && EVP_DecryptUpdate(cipher, out, &length, at(sealed), static_cast<int>(plain.size())) == 1;
    good = good && EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_GCM_SET_TAG, 16, tag.data()) == 1;
    good = good && EVP_DecryptFinal_ex(cipher, out + length, &length) == 1;
    EVP_CIPHER_CTX_free(cipher);
    if (!good) return std::nullopt;
    const std::size_t end = plain.find_last_not_of('\0');
    if (end == std::string::npos || plain[end] != '\x02') return std::nullopt;
    return plain.substr(0, end);
  }

 private:
  static std::string mac(std::string_view key, std::string_view message) {
    const store::Digest digest = store::hmac_sha256(key, message);
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
  }

  PushKey key_ = PushKey::make();
  std::string secret_ = "sixteen bytes ok";
};

// Whether a signature (ES256) of the text fits the public part of a key.
inline bool is_signed_by(std::string_view public_part, std::string_view text, std::string_view signature) {
  if (signature.size() != 64) return false;
  ECDSA_SIG* const parts = ECDSA_SIG_new();
  const auto* bytes = reinterpret_cast<const unsigned char*>(signature.data());
  ECDSA_SIG_set0(parts, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
  unsigned char* der = nullptr;
  const int length = i2d_ECDSA_SIG(parts, &der);
  OSSL_PARAM_BLD* const builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, public_part.data(), public_part.size());
  OSSL_PARAM* const params = OSSL_PARAM_BLD_to_param(builder);
  EVP_PKEY_CTX* const making = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
  EVP_PKEY* key = nullptr;
  EVP_PKEY_fromdata_init(making);
  EVP_PKEY_fromdata(making, &key, EVP_PKEY_PUBLIC_KEY, params);
  EVP_MD_CTX* const verifying = EVP_MD_CTX_new();
  EVP_DigestVerifyInit(verifying, nullptr, EVP_sha256(), nullptr, key);
  const bool good = EVP_DigestVerify(verifying, der, static_cast<std::size_t>(length),
                                     reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1;
  EVP_MD_CTX_free(verifying);
  EVP_PKEY_free(key);
  EVP_PKEY_CTX_free(making);
  OSSL_PARAM_free(params);
  OSSL_PARAM_BLD_free(builder);
  OPENSSL_free(der);
  ECDSA_SIG_free(parts);
  return good;
}

}  // namespace kostka::server
