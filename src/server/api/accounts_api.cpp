// Guests: an account is a secret in a browser and a name.
#include <array>

#include "server/api/router.h"
#include "server/base/awaiting.h"
#include "server/base/secrets.h"
#include "server/base/words.h"

namespace kostka::server {

namespace {

// "Guest 4821".
std::string guest_name() {
  const store::Digest digest = store::sha256(random_word(kIdBytes));
  const unsigned number = std::to_integer<unsigned>(digest[0]) << 8 | std::to_integer<unsigned>(digest[1]);
  return "Guest " + std::to_string(1000 + number % 9000);
}

Handled new_guest(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::NewGuest>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto name = name_from(wish->name.value_or(guest_name()));
  if (!name) co_return refusal(Code::bad_name);
  if (!api.services.rates.allow(request.address, Habit::guest)) co_return refusal(Code::rate);
  const bool counted = api.options.limits.rates;
  const Milliseconds now = api.services.clock.now();
  if (counted && !api.services.new_guests.take(request.address, api.options.limits.guests_of_day, now)) {
    co_return refusal(Code::too_many_guests);
  }
  const std::string id = random_word(kIdBytes), secret = random_word(kTokenBytes);
  const store::AccountRecord account{id, store::sha256(secret), *name, now, now};
  const std::string trouble = co_await await_callback<std::string>(
      [&](auto done) { api.services.store.add_account(account, api.services.outstanding.call(done)); });
  if (!trouble.empty()) {
    if (counted) api.services.new_guests.give_back(request.address, now);
    co_return refusal(Code::store);
  }
  const protocol::Guest guest{id, id + '.' + secret, *name};
  co_return reply(guest);
}

Handled me(Api&, const ApiRequest& request) {
  const protocol::Me shown{request.who->account, request.who->name};
  co_return reply(shown);
}

Handled rename(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Rename>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto name = name_from(wish->name);
  if (!name) co_return refusal(Code::bad_name);
  const std::string account = request.who->account;
  const std::string trouble = co_await await_callback<std::string>(
      [&](auto done) { api.services.store.rename_account(account, *name, api.services.outstanding.call(done)); });
  if (!trouble.empty()) co_return refusal(Code::store);
  const protocol::Me shown{account, *name};
  co_return reply(shown);
}

}  // namespace

std::span<const Route> accounts_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{post, "/api/guests", Needs::nothing, new_guest},
      Route{get, "/api/me", Needs::account, me},
      Route{patch, "/api/me", Needs::account, rename},
  };
  return kRoutes;
}

}  // namespace kostka::server
