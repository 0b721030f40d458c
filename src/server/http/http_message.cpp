#include "server/http/http_message.h"

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/version.hpp>

#include <algorithm>
#include <utility>

namespace kostka::server {

namespace {

using http::field;

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Text with its %XX resolved; nothing when they are wrong or hide a zero byte.
std::optional<std::string> decoded(std::string_view text, bool plus_is_space) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += plus_is_space && text[i] == '+' ? ' ' : text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]), low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0 || (high == 0 && low == 0)) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

bool parse_query(std::string_view query, std::map<std::string, std::string>& into) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(pair.size() + 1, query.size()));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    auto key = decoded(pair.substr(0, equals), true);
    auto value = decoded(pair.substr(std::min(equals + 1, pair.size())), true);
    if (!key || !value) return false;
    into.insert_or_assign(std::move(*key), std::move(*value));
  }
  return true;
}

// The client connects to no other place than where it comes from.
std::string content_security_policy(std::string_view host) {
  std::string policy =
      "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'";
  const bool plain = !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '[' || c == ']';
  });
  // Some browsers do not count WebSockets of the same host as 'self'.
  if (plain) policy += " ws://" + std::string(host) + " wss://" + std::string(host);
  return policy;
}

}  // namespace

std::optional<ApiRequest> parse_target(std::string_view target) {
  ApiRequest request;
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(0, target.find('#'));
  const std::size_t question = std::min(target.find('?'), target.size());
  auto path = decoded(target.substr(0, question), false);
  if (!path || path->find("/..") != std::string::npos || path->find('\\') != std::string::npos) return std::nullopt;
  request.path = std::move(*path);
  if (question < target.size() && !parse_query(target.substr(question + 1), request.query)) return std::nullopt;
  return request;
}

bool origin_is_allowed(const HttpRequest& request, const ServerOptions& options) {
  const std::string_view origin = view(request[field::origin]);
  if (origin.empty()) return true;
  if (std::ranges::find(options.origins, origin) != options.origins.end()) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && origin.substr(scheme + 3) == view(request[field::host]);
}

namespace {

// The name in a Host header, without its port and in lower case.
std::string name_of_host(std::string_view host) {
  const std::size_t bracket = host.rfind(']');
  const std::size_t colon = host.rfind(':');
  if (colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket)) {
    host = host.substr(0, colon);
  }
  std::string name(host);
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

}  // namespace

bool is_well_framed(const HttpRequest& request) {
  if (request.count(field::host) > 1 || (request.version() >= 11 && request.count(field::host) == 0)) return false;
  if (request.count(field::content_length) > 1 || request.count(field::transfer_encoding) > 1) return false;
  const bool has_encoding = request.count(field::transfer_encoding) > 0;
  if (has_encoding && request.count(field::content_length) > 0) return false;
  return !has_encoding || view(request[field::transfer_encoding]) == "chunked";
}

bool host_is_allowed(const HttpRequest& request, const ServerOptions& options) {
  if (options.hosts.empty()) return true;
  const std::string name = name_of_host(view(request[field::host]));
  return std::ranges::any_of(options.hosts, [&](const std::string& host) { return name_of_host(host) == name; });
}

std::string address_of(const HttpRequest& request, std::string_view peer, const ServerOptions& options) {
  std::string_view text = peer;
  if (options.behind_proxy) {
    // The last one of the last line was added by our own proxy; the others are whatever somebody wrote.
    std::string_view forwarded;
    const auto [first, last_line] = request.equal_range("X-Forwarded-For");
    for (auto line = first; line != last_line; ++line) forwarded = view(line->value());
    const std::size_t comma = forwarded.rfind(',');
    const std::string_view last = comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
    const std::size_t begin = last.find_first_not_of(' ');
    if (begin != std::string_view::npos) text = last.substr(begin);
  }
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(text), error);
  return limit_key(error ? std::string(peer) : address.to_string());
}

HttpResponse http_response(const HttpRequest& request, ApiResponse response) {
  HttpResponse message(static_cast<http::status>(response.status), request.version());
  message.set(field::content_type, response.type);
  message.set(field::cache_control, response.cache);
  if (!response.file_name.empty()) {
    message.set(field::content_disposition, "attachment; filename=\"" + response.file_name + '"');
  }
  message.body() = std::move(response.body);
  return message;
}

HttpResponse file_response(const HttpRequest& request, const StaticFile& file) {
  const bool known = view(request[field::if_none_match]).find(file.etag) != std::string_view::npos;
  HttpResponse message(known ? http::status::not_modified : http::status::ok, request.version());
  message.set(field::etag, file.etag);
  message.set(field::cache_control, file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  message.set(field::vary, "Accept-Encoding");
  if (known) return message;
  message.set(field::content_type, file.type);
  const bool zipped =
      !file.gzipped.empty() && view(request[field::accept_encoding]).find("gzip") != std::string_view::npos;
  if (zipped) message.set(field::content_encoding, "gzip");
  const std::string& bytes = zipped ? file.gzipped : file.bytes;
  if (request.method() == http::verb::head)
    message.content_length(bytes.size());
  else
    message.body() = bytes;
  return message;
}

void add_security_headers(HttpResponse& response, std::string_view host, bool tls) {
  response.set("Content-Security-Policy", content_security_policy(host));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");  // links of invitations are secrets
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("X-Frame-Options", "DENY");
  if (tls) response.set(field::strict_transport_security, "max-age=31536000");
}

}  // namespace kostka::server
