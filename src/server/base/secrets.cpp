#include "server/base/secrets.h"

#include <openssl/rand.h>

#include <cstdlib>
#include <vector>

namespace kostka::server {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Base64url without padding (RFC 4648, section 5).
std::string in_letters(const std::vector<unsigned char>& bytes) {
  std::string word;
  word.reserve((bytes.size() * 4 + 2) / 3);
  std::uint32_t bits = 0;
  int held = 0;
  for (const unsigned char byte : bytes) {
    bits = bits << 8 | byte;
    for (held += 8; held >= 6; held -= 6) word += kLetters[bits >> (held - 6) & 63];
  }
  if (held > 0) word += kLetters[bits << (6 - held) & 63];
  return word;
}

}  // namespace

std::string random_word(std::size_t bytes) {
  std::vector<unsigned char> random(bytes);
  // Without randomness every secret could be guessed, so going on is not an option.
  if (RAND_bytes(random.data(), static_cast<int>(bytes)) != 1) std::abort();
  return in_letters(random);
}

std::optional<Token> token_from(std::string_view text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos || dot == 0 || dot + 1 == text.size() || text.size() > 128) return std::nullopt;
  return Token{text.substr(0, dot), text.substr(dot + 1)};
}

bool same_word(std::string_view a, std::string_view b) {
  return store::equal_in_constant_time(store::sha256(a), store::sha256(b));
}

}  // namespace kostka::server
