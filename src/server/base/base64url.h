// Bytes in the letters of base64url, without padding (RFC 4648, section 5): secrets, keys and links are written so.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kostka::server {

std::string base64url(std::string_view bytes);
// Nothing when the text was not written so; one padding to full groups is forgiven.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace kostka::server
