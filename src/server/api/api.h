// The REST API: requests and responses without the bytes around them, and what its parts share.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/verb.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/options.h"
#include "server/base/rate_limit.h"
#include "server/base/services.h"
#include "server/push/push_sender.h"
#include "server/tables/hub.h"
#include "server/tables/viewers.h"
#include "server/wire/errors.h"
#include "server/wire/wire.h"

namespace kostka::server {

namespace http = boost::beast::http;

struct ApiRequest {
  http::verb method = http::verb::get;
  std::string path;                // decoded
  std::vector<std::string> parts;  // what the {} of the route stand for
  std::map<std::string, std::string> query;
  std::string body;
  std::string token;           // from the Authorization header; empty when there is none
  std::string address;         // for limits
  std::optional<Visitor> who;  // set where a route needs an account

  [[nodiscard]] std::string_view argument(const std::string& name) const;
};

struct ApiResponse {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache = "no-store";
  std::string file_name;  // to be saved under, for downloads
};

// What the handlers of requests work with.
struct Api {
  const Services& services;
  Hub& hub;
  const ServerOptions& options;
  const PushSender* push = nullptr;  // none: no notices
};

using Handled = boost::asio::awaitable<ApiResponse>;

ApiResponse refusal(const protocol::Error& error);
inline ApiResponse refusal(Code code) { return refusal(error_of(code)); }

template <class T>
ApiResponse reply(const T& value) {
  ApiResponse response;
  response.body = json_of(value);
  return response;
}

// The account that a token belongs to, which is noted as seen.
Result<Visitor> visitor_with(const Services& services, std::string_view token);

// A number in a path or query; nothing when the text is not a number.
std::optional<std::int64_t> number_in(std::string_view text);

}  // namespace kostka::server
