// The lobby as a program uses it: one request, one JSON answer.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/verb.hpp>
#include <boost/json/value.hpp>

namespace kostka::load {

struct Endpoint {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string from{};  // who asks, as a proxy would say it; empty: nothing is said
};

// An answer with a status of 400 or more; what() holds it.
struct Refused : std::runtime_error {
  Refused(unsigned code, const std::string& body) : std::runtime_error(body), status(code) {}
  unsigned status;
};

// Throws Refused, or boost::system::system_error when nobody answers.
boost::asio::awaitable<std::string> fetch(Endpoint endpoint, boost::beast::http::verb verb, std::string target,
                                          std::string token = {}, std::string body = {});
boost::asio::awaitable<boost::json::value> call(Endpoint endpoint, boost::beast::http::verb verb, std::string target,
                                                std::string token = {}, boost::json::value body = nullptr);

// The token of a new guest.
boost::asio::awaitable<std::string> new_guest(Endpoint endpoint);

}  // namespace kostka::load
