#include "bench/load/bot_tables.h"

#include <boost/json.hpp>

namespace kostka::load {

namespace asio = boost::asio;
namespace json = boost::json;
using boost::beast::http::verb;

namespace {

json::value bot_table(const std::string& level) {
  json::array seats{json::object{{"who", "me"}, {"name", nullptr}, {"level", nullptr}}};
  for (int i = 0; i < 4; ++i) seats.push_back(json::object{{"who", "bot"}, {"name", nullptr}, {"level", level}});
  return json::object{{"game", "karak"}, {"name", nullptr},  {"is_public", false}, {"options", json::object()},
                      {"seats", seats},  {"clock", nullptr}, {"begin", "full"}};
}

json::value stand_in(const std::string& level) { return json::object{{"level", level}}; }

}  // namespace

asio::awaitable<void> begin_bot_tables(Endpoint endpoint, std::size_t tables, std::string level) {
  for (std::size_t i = 0; i < tables; ++i) {
    const std::string token = co_await new_guest(endpoint);
    const json::value made = co_await call(endpoint, verb::post, "/api/tables", token, bot_table(level));
    const std::string id(made.at("id").as_string());
    co_await call(endpoint, verb::post, "/api/tables/" + id + "/seats/0/stand-in", token, stand_in(level));
  }
}

asio::awaitable<std::string> figure_of(Endpoint endpoint, std::string name) {
  const std::string figures = co_await fetch(endpoint, verb::get, "/metrics");
  const std::size_t at = figures.find("\n" + name + " ");
  if (at == std::string::npos) co_return "?";
  const std::size_t first = at + name.size() + 2;
  co_return figures.substr(first, figures.find('\n', first) - first);
}

}  // namespace kostka::load
