// HTTP messages as Beast has them, turned into what the API works with, and back.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>
#include <string>
#include <string_view>

#include "server/api/api.h"
#include "server/http/static_files.h"

namespace kostka::server {

using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

inline std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

// The parts of a target; nothing when it is not a path of this site.
std::optional<ApiRequest> parse_target(std::string_view target);

// Whether a request may come from where its Origin says: from the site itself, from one that the options name, or from
// a program that is no browser and says nothing.
bool origin_is_allowed(const HttpRequest& request, const ServerOptions& options);

// Who asks, as limits count them: an IPv4 address, or the network of an IPv6 address.
std::string address_of(const HttpRequest& request, std::string_view peer, const ServerOptions& options);

HttpResponse http_response(const HttpRequest& request, ApiResponse response);
HttpResponse file_response(const HttpRequest& request, const StaticFile& file);
// What every response says to the browser about how far to trust what it shows.
void add_security_headers(HttpResponse& response, std::string_view host, bool tls);

}  // namespace kostka::server
