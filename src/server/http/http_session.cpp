#include "server/http/http_session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <cctype>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "server/api/router.h"
#include "server/base/awaiting.h"
#include "server/http/http_message.h"
#include "server/http/page_head.h"
#include "server/http/websocket_session.h"
#include "store/digest.h"

namespace kostka::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

constexpr std::string_view kSocketPath = "/ws/tables/";

bool changes_something(http::verb method) {
  return method != http::verb::get && method != http::verb::head && method != http::verb::options;
}

// What is wrong with a request before anybody looks at what it wants.
std::optional<Code> cannot_be_taken(const HttpRequest& request, const ApiRequest& parsed,
                                    const SessionContext& context) {
  if (!context.api.services.rates.allow(parsed.address, Habit::request)) return Code::rate;
  if (!changes_something(request.method())) return std::nullopt;
  if (!origin_is_allowed(request, context.api.options)) return Code::origin;
  // A form on another site cannot send this type without asking first.
  const bool json = view(request[http::field::content_type]).starts_with("application/json");
  if (!request.body().empty() && !json) return Code::media_type;
  return std::nullopt;
}

// Waits for the disk.
ApiResponse health(const SessionContext& context) {
  std::string trouble;
  ApiResponse response;
  response.type = "text/plain; charset=utf-8";
  const bool well = context.api.services.store.healthy(trouble);
  if (!well) context.api.services.log.error("unhealthy", {{"reason", trouble}});
  response.status = well ? 200 : 503;
  response.body = well ? "ok\n" : "The store cannot be used.\n";
  return response;
}

ApiResponse metrics(const SessionContext& context) {
  ApiResponse response;
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  response.body = prometheus_text(context.api.services.metrics, context.api.hub.loaded());
  return response;
}

// The empty body of a request that needs none counts as one that says nothing.
std::string body_of(const HttpRequest& request) { return request.body().empty() ? "{}" : request.body(); }

// The client's page, with a head that says what stands at this address.
HttpResponse page_response(const HttpRequest& request, const StaticFile& file, const std::string& path,
                           const SessionContext& context) {
  const std::string_view host = view(request[http::field::host]);
  const bool plain = !host.empty() && std::ranges::all_of(host, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '[' || c == ']';
  });
  const bool secure =
      context.tls || (context.api.options.behind_proxy && view(request["X-Forwarded-Proto"]) == "https");
  const std::string origin = plain ? (secure ? "https://" : "http://") + std::string(host) : std::string();
  const auto language = language_wanted(view(request[http::field::accept_language]));
  const PageHead head = head_of(context.api, path, language);
  StaticFile page;
  page.type = file.type;
  page.bytes = page_with(file.bytes, head, origin, path, language);
  page.etag = '"' + store::to_hex(store::sha256(page.bytes)).substr(0, 32) + '"';
  HttpResponse message = file_response(request, page);
  if (head.status != 200 && message.result() == http::status::ok) {
    message.result(static_cast<http::status>(head.status));
  }
  message.set(http::field::vary, "Accept-Language, Host");
  return message;
}

asio::awaitable<HttpResponse> answer(const HttpRequest& request, ApiRequest parsed, const SessionContext& context) {
  const bool get = request.method() == http::verb::get || request.method() == http::verb::head;
  if (const auto code = cannot_be_taken(request, parsed, context)) {
    if (*code == Code::rate) context.api.services.metrics.rate_limited.fetch_add(1);
    co_return http_response(request, refusal(*code));
  }
  if (parsed.path == "/healthz" && get) {
    auto look = [&context] { return health(context); };
    ApiResponse found = co_await context.api.services.work.run<ApiResponse>(look);
    co_return http_response(request, std::move(found));
  }
  if (parsed.path == "/metrics" && get) co_return http_response(request, metrics(context));
  if (!parsed.path.starts_with("/api/")) {
    const StaticFile* file = context.files.find(parsed.path);
    if (file == nullptr) co_return http_response(request, refusal(Code::not_found));
    if (!get) co_return http_response(request, refusal(Code::method_not_allowed));
    if (context.files.is_page(parsed.path)) co_return page_response(request, *file, parsed.path, context);
    co_return file_response(request, *file);
  }
  parsed.method = request.method();
  parsed.body = body_of(request);
  const std::string_view authorization = view(request[http::field::authorization]);
  constexpr std::string_view kBearer = "Bearer ";
  if (authorization.starts_with(kBearer)) parsed.token = authorization.substr(kBearer.size());
  ApiResponse response;
  try {
    response = co_await route(context.api, std::move(parsed));
  } catch (const std::exception& error) {
    context.api.services.log.error("request_failed", {{"reason", error.what()}});
    response = refusal(Code::broken);
  }
  if (response.status >= 400) context.api.services.metrics.refusals.fetch_add(1);
  co_return http_response(request, std::move(response));
}

// The response to bytes that are no request we take; nothing when the other end has simply gone.
std::optional<HttpResponse> complaint(const boost::system::error_code& error) {
  const HttpRequest none(http::verb::get, "/", 11);
  if (error == http::error::body_limit || error == http::error::header_limit) {
    return http_response(none, refusal(Code::too_large));
  }
  if (error.category() == http::make_error_code(http::error::bad_method).category() &&
      error != http::error::end_of_stream && error != http::error::partial_message) {
    return http_response(none, refusal(Code::bad_request));
  }
  return std::nullopt;
}

// Whether the request opens a WebSocket that may be opened; `response` says why not.
std::optional<std::string> table_to_open(const HttpRequest& request, const std::optional<ApiRequest>& parsed,
                                         const SessionContext& context, std::optional<Code>& why_not) {
  if (!beast::websocket::is_upgrade(request)) return std::nullopt;
  if (!parsed || !parsed->path.starts_with(kSocketPath) ||
      parsed->path.find('/', kSocketPath.size()) != std::string::npos) {
    why_not = Code::not_found;
  } else if (!origin_is_allowed(request, context.api.options)) {
    why_not = Code::origin;
  } else if (!context.api.services.rates.allow(parsed->address, Habit::socket)) {
    context.api.services.metrics.rate_limited.fetch_add(1);
    why_not = Code::rate;
  } else {
    return parsed->path.substr(kSocketPath.size());
  }
  return std::nullopt;
}

asio::awaitable<bool> respond(Stream& stream, HttpResponse response, const HttpRequest& request,
                              const SessionContext& context) {
  add_security_headers(response, view(request[http::field::host]), context.tls);
  response.set(http::field::server, "kostka");
  response.keep_alive(request.keep_alive() && response.result() != http::status::payload_too_large);
  if (request.method() != http::verb::head && response.result() != http::status::not_modified) {
    response.prepare_payload();
  }
  const bool keep = response.keep_alive();
  http::response_serializer<http::string_body> serializer(response);
  serializer.split(false);
  beast::get_lowest_layer(stream).expires_after(context.api.options.limits.request);
  if (request.method() == http::verb::head) {
    const auto [error, size] = co_await http::async_write_header(stream, serializer, kAwait);
    co_return !error && keep;
  }
  const auto [error, size] = co_await http::async_write(stream, serializer, kAwait);
  co_return !error && keep;
}

}  // namespace

asio::awaitable<void> serve_http(Stream stream, const SessionContext& context, std::string peer) {
  const Limits& limits = context.api.options.limits;
  beast::flat_buffer buffer;
  for (bool keep = true; keep;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(limits.http_header);
    parser.body_limit(limits.http_body);
    beast::get_lowest_layer(stream).expires_after(limits.request);
    const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    context.api.services.metrics.requests.fetch_add(1);
    if (error) {
      if (auto response = complaint(error)) {
        HttpRequest closing(http::verb::get, "/", 11);
        closing.keep_alive(false);
        co_await respond(stream, std::move(*response), closing, context);
      }
      break;
    }
    const HttpRequest request = parser.release();
    std::optional<ApiRequest> parsed = parse_target(view(request.target()));
    if (parsed) parsed->address = address_of(request, peer, context.api.options);
    std::optional<Code> why_not;
    if (!is_well_framed(request)) {
      why_not = Code::bad_request;
    } else if (!host_is_allowed(request, context.api.options)) {
      why_not = Code::host;
    } else if (auto table = table_to_open(request, parsed, context, why_not)) {
      const auto session =
          std::make_shared<WebSocketSession>(std::move(stream), context, std::move(*table), std::move(parsed->address));
      co_await session->serve(request);
      co_return;
    }
    if (!parsed && !why_not) why_not = Code::bad_request;
    HttpResponse response;
    if (why_not)
      response = http_response(request, refusal(*why_not));
    else
      response = co_await answer(request, std::move(*parsed), context);
    keep = co_await respond(stream, std::move(response), request, context);
    // Nobody knows where the next one begins.
    keep = keep && is_well_framed(request);
  }
  boost::system::error_code ignored;
  beast::get_lowest_layer(stream).socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace kostka::server
