// Seats: nonces, stand-ins, and links to another device.
#include <array>

#include "bots/bot.h"
#include "kernel/language/utf8.h"
#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/base/awaiting.h"
#include "server/base/secrets.h"
#include "server/base/words.h"

namespace kostka::server {

namespace {

using protocol::Table;

Handled nonce(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Nonce>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto seat = seat_in(request);
  if (!seat || characters_in(wish->nonce) > kLongestNonce) co_return refusal(Code::bad_request);
  TableRequest asked = NonceRequest{*seat, wish->nonce};
  co_return co_await ask_table(api, request, std::move(asked));
}

// The level that plays the game of this table best; any level for a table that is not there, which will say so itself.
std::string standard_level_at(const Api& api, const ApiRequest& request) {
  const auto record = api.services.store.table(request.parts[0]);
  const OfferedGame* offered = record ? find_game(api.services.games, record->game) : nullptr;
  return std::string(offered ? offered->game->info().standard_level : bots::levels().back().id);
}

Handled stand_in(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::StandIn>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto seat = seat_in(request);
  const std::string level = wish->level.value_or(standard_level_at(api, request));
  if (!seat || bots::make_bot(level, {}) == nullptr) co_return refusal(Code::bad_request);
  TableRequest asked = StandInRequest{*seat, level};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled give_back(Api& api, const ApiRequest& request) {
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = GiveBackRequest{*seat};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled add_link(Api& api, const store::LinkRecord& link, const std::string& code) {
  const std::string trouble = co_await await_callback<std::string>(
      [&](auto done) { api.services.store.add_link(link, api.services.outstanding.call(done)); });
  if (!trouble.empty()) co_return refusal(Code::store);
  const protocol::Link shown{code, link.expires};
  co_return reply(shown);
}

Handled new_link(Api& api, const ApiRequest& request) {
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = OwnSeatRequest{*seat};
  const ApiResponse allowed = co_await ask_table(api, request, std::move(asked));
  if (allowed.status != 200) co_return allowed;
  const std::string code = random_word(kLinkBytes);
  const store::LinkRecord link{store::sha256(code), request.parts[0], static_cast<std::int32_t>(*seat),
                               api.services.clock.now() + kLinkLasts};
  co_return co_await add_link(api, link, code);
}

Handled claim(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Claim>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto link = api.services.store.take_link(store::sha256(wish->code), api.services.clock.now());
  if (!link) co_return refusal(Code::bad_link);
  ApiRequest at_table = request;
  at_table.parts = {link->table};
  TableRequest asked = BindRequest{static_cast<std::size_t>(link->seat)};
  const ApiResponse response = co_await ask_table(api, at_table, std::move(asked));
  // Nobody has had anything of the link if the seat could not be stored.
  if (response.status == http_status("store")) co_await add_link(api, *link, wish->code);
  co_return response;
}

}  // namespace

std::span<const Route> seats_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{put, "/api/tables/{}/seats/{}/nonce", Needs::account, nonce},
      Route{post, "/api/tables/{}/seats/{}/stand-in", Needs::account, stand_in},
      Route{delete_, "/api/tables/{}/seats/{}/stand-in", Needs::account, give_back},
      Route{post, "/api/tables/{}/seats/{}/link", Needs::account, new_link},
      Route{post, "/api/claims", Needs::account, claim},
  };
  return kRoutes;
}

}  // namespace kostka::server
