#include "server/base/secrets.h"

#include <openssl/rand.h>

#include <cstdlib>

#include "server/base/base64url.h"

namespace kostka::server {

std::string random_word(std::size_t bytes) {
  std::string random(bytes, '\0');
  // Without randomness every secret could be guessed, so going on is not an option.
  if (RAND_bytes(reinterpret_cast<unsigned char*>(random.data()), static_cast<int>(bytes)) != 1) std::abort();
  return base64url(random);
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
