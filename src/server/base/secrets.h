// Secrets that the server gives out: tokens of accounts, invitations, links. Only a digest of those that prove somebody
// to be somebody is ever stored.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/digest.h"

namespace kostka::server {

// This many random bytes from the operating system, in the letters of base64url.
std::string random_word(std::size_t bytes);

inline constexpr std::size_t kIdBytes = 12, kInviteBytes = 16, kLinkBytes = 24, kTokenBytes = 32;

// `account.secret`, as a client sends it.
struct Token {
  std::string_view account;
  std::string_view secret;
};
std::optional<Token> token_from(std::string_view text);

// Whether two words are the same, without telling by its duration how far they agree.
bool same_word(std::string_view a, std::string_view b);

}  // namespace kostka::server
