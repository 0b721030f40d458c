// Where notices may be sent. A browser names the address, and so anybody can: a server must not be made to knock at
// doors inside its own house (docs/security.md).
#pragma once

#include <boost/asio/ip/address.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kostka::server {

struct PushEndpoint {
  bool tls = true;
  std::string host;
  std::uint16_t port = 443;
  std::string target;  // path and query

  [[nodiscard]] std::string origin() const;
};

// Which addresses are taken: https with a name at the usual port; for tests also http at 127.0.0.1.
enum class PushDoors : std::uint8_t { public_only, loopback_too };

// Nothing when notices cannot be sent there.
std::optional<PushEndpoint> read_endpoint(std::string_view text, PushDoors doors);

// Whether the address is one of the open internet: no machine or network of somebody's own, nothing that only looks
// like another address.
bool is_public(const boost::asio::ip::address& address);

}  // namespace kostka::server
