#include "server/push/push_endpoint.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace kostka::server {

namespace ip = boost::asio::ip;

namespace {

constexpr std::size_t kLongestEndpoint = 1024, kLongestHost = 253;
constexpr std::string_view kLoopback = "127.0.0.1";

struct Network4 {
  std::uint32_t base;
  int bits;
};

constexpr std::uint32_t at(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0, std::uint32_t d = 0) {
  return a << 24 | b << 16 | c << 8 | d;
}

// What IANA lists as not globally reachable, and multicast.
constexpr std::array kNotPublic4 = {
    Network4{at(0), 8},
    Network4{at(10), 8},
    Network4{at(100, 64), 10},
    Network4{at(127), 8},
    Network4{at(169, 254), 16},
    Network4{at(172, 16), 12},
    Network4{at(192, 0, 0), 24},
    Network4{at(192, 0, 2), 24},
    Network4{at(192, 31, 196), 24},
    Network4{at(192, 52, 193), 24},
    Network4{at(192, 88, 99), 24},
    Network4{at(192, 168), 16},
    Network4{at(192, 175, 48), 24},
    Network4{at(198, 18), 15},
    Network4{at(198, 51, 100), 24},
    Network4{at(203, 0, 113), 24},
    Network4{at(224), 4},
    Network4{at(240), 4},
};

bool is_public4(std::uint32_t address) {
  return std::ranges::none_of(kNotPublic4, [&](const Network4& network) {
    return address >> (32 - network.bits) == network.base >> (32 - network.bits);
  });
}

// Only 2000::/3 is given out; of that, tunnels and documentation are left out.
bool is_public6(const ip::address_v6::bytes_type& b) {
  if ((b[0] & 0xe0) != 0x20) return false;
  if (b[0] == 0x20 && b[1] == 0x02) return false;                                  // 2002::/16, 6to4
  if (b[0] == 0x20 && b[1] == 0x01 && (b[2] & 0xfe) == 0) return false;            // 2001::/23, Teredo among them
  if (b[0] == 0x20 && b[1] == 0x01 && b[2] == 0x0d && b[3] == 0xb8) return false;  // 2001:db8::/32
  return !(b[0] == 0x3f && b[1] == 0xff);                                          // 3fff::/20
}

bool is_name(std::string_view host) {
  if (host.empty() || host.size() > kLongestHost || host.find('.') == std::string_view::npos) return false;
  if (host.front() == '.' || host.back() == '.' || host.front() == '-') return false;
  const bool plain = std::ranges::all_of(
      host, [](unsigned char c) { return std::isdigit(c) != 0 || (c >= 'a' && c <= 'z') || c == '-' || c == '.'; });
  // The last part of a name is never a number; of an address it always is, however it is written.
  const std::string_view last = host.substr(host.rfind('.') + 1);
  return plain && !last.empty() && std::isalpha(static_cast<unsigned char>(last.front())) != 0;
}

bool is_target(std::string_view target) {
  return target.starts_with('/') &&
         std::ranges::all_of(target, [](unsigned char c) { return c > 0x20 && c < 0x7f && c != '#' && c != '"'; });
}

}  // namespace

std::string PushEndpoint::origin() const {
  const std::string usual = tls ? "https://" + host : "http://" + host;
  return port == (tls ? 443 : 80) ? usual : usual + ':' + std::to_string(port);
}

std::optional<PushEndpoint> read_endpoint(std::string_view text, PushDoors doors) {
  if (text.size() > kLongestEndpoint) return std::nullopt;
  PushEndpoint endpoint;
  constexpr std::string_view kHttps = "https://", kHttp = "http://";
  if (text.starts_with(kHttps)) {
    text.remove_prefix(kHttps.size());
  } else if (doors == PushDoors::loopback_too && text.starts_with(kHttp)) {
    text.remove_prefix(kHttp.size());
    endpoint.tls = false;
    endpoint.port = 80;
  } else {
    return std::nullopt;
  }
  const std::size_t slash = std::min(text.find('/'), text.size());
  std::string_view host = text.substr(0, slash);
  endpoint.target = slash == text.size() ? "/" : std::string(text.substr(slash));
  if (const std::size_t colon = host.find(':'); colon != std::string_view::npos) {
    const std::string_view port = host.substr(colon + 1);
    const auto [rest, error] = std::from_chars(port.data(), port.data() + port.size(), endpoint.port);
    if (port.empty() || error != std::errc() || rest != port.data() + port.size()) return std::nullopt;
    host = host.substr(0, colon);
  }
  endpoint.host = host;
  if (!is_target(endpoint.target)) return std::nullopt;
  if (!endpoint.tls) return endpoint.host == kLoopback ? std::optional(endpoint) : std::nullopt;
  if (!is_name(host) || endpoint.port != 443) return std::nullopt;
  return endpoint;
}

bool is_public(const ip::address& address) {
  if (address.is_v4()) return is_public4(address.to_v4().to_uint());
  return is_public6(address.to_v6().to_bytes());
}

}  // namespace kostka::server
