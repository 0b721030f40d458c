#include "store/digest.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <cstdlib>

#include "kernel/data/packed.h"
#include "kernel/play/judgement.h"

namespace kostka::store {

namespace {

std::span<const std::byte> bytes_of(std::string_view text) { return std::as_bytes(std::span(text)); }

const unsigned char* as_openssl(std::span<const std::byte> bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

// These calls fail only when OpenSSL itself is broken or memory is gone; going on would produce wrong commitments.
void require(bool done) {
  if (!done) std::abort();
}

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Digest sha256(std::span<const std::byte> bytes) {
  Digest digest;
  unsigned size = 0;
  auto* out = reinterpret_cast<unsigned char*>(digest.data());
  require(EVP_Digest(bytes.data(), bytes.size(), out, &size, EVP_sha256(), nullptr) == 1 && size == digest.size());
  return digest;
}

Digest sha256(std::string_view bytes) { return sha256(bytes_of(bytes)); }

Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message) {
  // A null key means "the key of last time" to OpenSSL, so an empty key needs an address.
  static constexpr unsigned char kEmpty = 0;
  Digest digest;
  unsigned size = 0;
  auto* out = reinterpret_cast<unsigned char*>(digest.data());
  const void* key_data = key.empty() ? static_cast<const void*>(&kEmpty) : key.data();
  require(HMAC(EVP_sha256(), key_data, static_cast<int>(key.size()), as_openssl(message), message.size(), out, &size) !=
              nullptr &&
          size == digest.size());
  return digest;
}

Digest hmac_sha256(std::string_view key, std::string_view message) {
  return hmac_sha256(bytes_of(key), bytes_of(message));
}

std::string to_hex(std::span<const std::byte> bytes) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * bytes.size());
  for (const std::byte byte : bytes) {
    hex += kDigits[std::to_integer<std::size_t>(byte >> 4)];
    hex += kDigits[std::to_integer<std::size_t>(byte & std::byte{15})];
  }
  return hex;
}

std::optional<std::vector<std::byte>> from_hex(std::string_view hex) {
  if (hex.size() % 2 != 0) return std::nullopt;
  std::vector<std::byte> bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const int high = digit(hex[i]), low = digit(hex[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes.push_back(static_cast<std::byte>(high * 16 + low));
  }
  return bytes;
}

bool equal_in_constant_time(std::span<const std::byte> a, std::span<const std::byte> b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string content_hash(const kernel::Document& content) {
  return to_hex(sha256(kernel::pack_without_marks(kernel::content_of_rules(content))));
}

}  // namespace kostka::store
