// Web Push: messages that reach a browser although no page of ours is open there. The server proves who it is with a
// key of its own (VAPID, RFC 8292) and encrypts what it says for that one browser (RFC 8291, RFC 8188), so that the
// service in between learns nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace kostka::server {

// A pair of keys on the curve P-256.
class PushKey {
 public:
  static PushKey make();
  // From what private_part() gave; nothing when it is something else.
  static std::optional<PushKey> from(std::string_view private_part);

  [[nodiscard]] std::string private_part() const;  // 32 bytes
  [[nodiscard]] std::string public_part() const;   // 65 bytes, uncompressed
  // What both sides can compute; nothing when the other part is no point of the curve.
  [[nodiscard]] std::optional<std::string> shared_with(std::string_view public_part) const;
  // ES256 (RFC 7518): 64 bytes.
  [[nodiscard]] std::string sign(std::string_view text) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  explicit PushKey(evp_pkey_st* key) : key_(key) {}
  std::unique_ptr<evp_pkey_st, Free> key_;
};

// What a browser has told: where to send, and with what to encrypt (both as bytes).
struct PushTarget {
  std::string public_part, secret;
};

inline constexpr std::size_t kLongestNotice = 3000;  // bytes; services take at least 4096 encrypted ones
// Every message is filled up to this length, or a multiple, so that its length tells nothing.
inline constexpr std::size_t kNoticeFill = 512;

// The body of the request; nothing when the keys of the target are none, or the text is too long.
std::optional<std::string> encrypt_notice(const PushTarget& target, std::string_view text);
// The same with the choices of chance made, for tests with the examples of RFC 8291.
std::optional<std::string> encrypt_notice(const PushTarget& target, std::string_view text, const PushKey& key,
                                          std::string_view salt, std::size_t fill);

// The Authorization header. `audience` is the origin of the push service, `contact` a mailto: or https: address of the
// keeper of this server, `now` in seconds.
std::string vapid_authorization(const PushKey& key, std::string_view audience, std::string_view contact,
                                std::int64_t now);

}  // namespace kostka::server
