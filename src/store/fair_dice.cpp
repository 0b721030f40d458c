#include "store/fair_dice.h"

#include <openssl/rand.h>

#include <cstdlib>
#include <cstring>
#include <string_view>

namespace kostka::store {
namespace {

constexpr std::string_view kSeedTag = "kostka/seed/v1:";
constexpr std::string_view kDiceTag = "kostka/dice/v1";
constexpr std::string_view kBotTag = "kostka/bot/v1";

void append_with_length(std::string& message, std::string_view part) {
  const auto size = static_cast<std::uint32_t>(part.size());
  for (unsigned shift = 0; shift < 32; shift += 8) message += static_cast<char>(size >> shift & 0xff);
  message += part;
}

kernel::ChanceKey key_under(const Secret& secret, std::string_view message) {
  const Digest digest = hmac_sha256(secret, std::as_bytes(std::span(message)));
  kernel::ChanceKey key;
  static_assert(sizeof key == sizeof digest);
  std::memcpy(key.data(), digest.data(), sizeof key);
  return key;
}

}  // namespace

Secret fresh_secret() {
  Secret secret;
  // Without randomness there are no fair dice, and nothing sensible to do instead.
  if (RAND_bytes(reinterpret_cast<unsigned char*>(secret.data()), static_cast<int>(secret.size())) != 1) std::abort();
  return secret;
}

Secret secret_from_seed(std::uint64_t seed) { return sha256(std::string(kSeedTag) + std::to_string(seed)); }

Digest commitment_to(const Secret& secret) { return sha256(secret); }

kernel::ChanceKey dice_key(const Secret& secret, std::span<const std::string> nonces) {
  std::string message(kDiceTag);
  for (const std::string& nonce : nonces) append_with_length(message, nonce);
  return key_under(secret, message);
}

kernel::ChanceKey bot_key(const Secret& secret, kernel::Seat seat) {
  return key_under(secret, std::string(kBotTag) + static_cast<char>(seat.value));
}

}  // namespace kostka::store
