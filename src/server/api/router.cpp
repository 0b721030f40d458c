#include "server/api/router.h"

#include <algorithm>
#include <array>

namespace kostka::server {

namespace {

// Whether a path is what a pattern describes; the parts that stand for {} are collected.
bool matches(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
  parts.clear();
  while (!pattern.empty() && !path.empty()) {
    if (pattern.starts_with("{}")) {
      const std::size_t end = std::min(path.find('/'), path.size());
      if (end == 0) return false;
      parts.emplace_back(path.substr(0, end));
      path.remove_prefix(end);
      pattern.remove_prefix(2);
    } else if (pattern.front() == path.front()) {
      pattern.remove_prefix(1);
      path.remove_prefix(1);
    } else {
      return false;
    }
  }
  return pattern.empty() && path.empty();
}

const Route* find_route(const Api& api, ApiRequest& request, bool& other_method) {
  const std::array all = {games_routes(),    rules_routes(),
                          accounts_routes(), tables_routes(),
                          seats_routes(),    records_routes(),
                          advice_routes(),   people_routes(),
                          push_routes(),     api.options.show_fixtures ? debug_routes() : std::span<const Route>()};
  std::vector<std::string> parts;
  for (const std::span<const Route> routes : all) {
    for (const Route& each : routes) {
      if (!matches(each.pattern, request.path, parts)) continue;
      if (each.method != request.method) {
        other_method = true;
        continue;
      }
      request.parts = std::move(parts);
      return &each;
    }
  }
  return nullptr;
}

}  // namespace

Handled route(Api& api, ApiRequest request) {
  bool other_method = false;
  const Route* found = find_route(api, request, other_method);
  if (found == nullptr) co_return refusal(other_method ? Code::method_not_allowed : Code::not_found);
  if (!request.token.empty()) {
    auto who = visitor_with(api.services, request.token);
    if (!who.ok()) co_return refusal(who.error());
    request.who = std::move(*who);
  }
  if (found->needs == Needs::account && !request.who) co_return refusal(Code::unauthorized);
  co_return co_await found->handle(api, request);
}

}  // namespace kostka::server
