// Router: which handler a request is for.
#pragma once

#include "server/api/api.h"

namespace kostka::server {

enum class Needs : std::uint8_t { nothing, account };

struct Route {
  http::verb method;
  std::string_view pattern;  // "/api/tables/{}/join"
  Needs needs;
  Handled (*handle)(Api& api, const ApiRequest& request);
};

// Each part of the API lists its routes.
std::span<const Route> games_routes();
std::span<const Route> rules_routes();
std::span<const Route> accounts_routes();
std::span<const Route> tables_routes();
std::span<const Route> seats_routes();
std::span<const Route> records_routes();
std::span<const Route> advice_routes();
std::span<const Route> people_routes();
std::span<const Route> push_routes();
// Only where the server runs with --fixtures: they keep no secret.
std::span<const Route> debug_routes();

// Finds the route, checks who asks and how often, and handles the request.
Handled route(Api& api, ApiRequest request);

}  // namespace kostka::server
