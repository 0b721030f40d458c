#include "bench/load/rest_client.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>

namespace kostka::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;

asio::awaitable<std::string> fetch(Endpoint endpoint, http::verb verb, std::string target, std::string token,
                                   std::string body) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  stream.expires_after(std::chrono::seconds(30));
  co_await stream.async_connect(tcp::endpoint(asio::ip::make_address(endpoint.host), endpoint.port),
                                asio::use_awaitable);
  http::request<http::string_body> request(verb, target, 11);
  request.set(http::field::host, endpoint.host + ":" + std::to_string(endpoint.port));
  if (!endpoint.from.empty()) request.set("X-Forwarded-For", endpoint.from);
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  if (!body.empty()) {
    request.set(http::field::content_type, "application/json");
    request.body() = std::move(body);
  }
  request.prepare_payload();
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(std::uint64_t{64} << 20);
  co_await http::async_read(stream, buffer, parser, asio::use_awaitable);
  http::response<http::string_body> response = parser.release();
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
  if (response.result_int() >= 400) throw Refused(response.result_int(), response.body());
  co_return std::move(response.body());
}

asio::awaitable<json::value> call(Endpoint endpoint, http::verb verb, std::string target, std::string token,
                                  json::value body) {
  std::string text;
  if (!body.is_null()) text = json::serialize(body);
  const std::string answer = co_await fetch(endpoint, verb, std::move(target), std::move(token), std::move(text));
  if (answer.empty()) co_return nullptr;
  co_return json::parse(answer);
}

asio::awaitable<std::string> new_guest(Endpoint endpoint) {
  json::object wish;
  wish["name"] = nullptr;
  const json::value guest = co_await call(endpoint, http::verb::post, "/api/guests", {}, std::move(wish));
  co_return std::string(guest.at("token").as_string());
}

}  // namespace kostka::load
