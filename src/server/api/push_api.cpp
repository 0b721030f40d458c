// Notices: which browsers of an account want them.
#include <algorithm>
#include <array>

#include "server/api/router.h"
#include "server/base/awaiting.h"
#include "server/push/push_sender.h"

namespace kostka::server {

namespace {

constexpr std::size_t kMostSubscriptions = 10;  // of one account
constexpr double kCostOfSubscribing = 10;       // keys are tried out

ApiResponse shown_push(const Api& api, const std::string& account) {
  const auto notes = api.services.store.notes(kSubscriptionNote, account, api.services.clock.now());
  if (!notes.ok()) return refusal(Code::unreadable);
  const protocol::PushState shown{api.push->public_key(), static_cast<std::int32_t>(notes->size())};
  return reply(shown);
}

boost::asio::awaitable<ApiResponse> after(Api& api, const ApiRequest& request, std::vector<store::Note> put,
                                          std::vector<store::Note> removed) {
  const std::string trouble = co_await await_callback<std::string>([&](auto done) {
    api.services.store.put_notes(put, removed, api.services.clock.now(), api.services.outstanding.call(done));
  });
  if (!trouble.empty()) co_return refusal(Code::store);
  co_return shown_push(api, request.who->account);
}

bool can_push(const Api& api) { return api.push != nullptr && !api.push->public_key().empty(); }

Handled push_state(Api& api, const ApiRequest& request) {
  if (!can_push(api)) co_return refusal(Code::store);
  co_return shown_push(api, request.who->account);
}

Handled add_subscription(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Subscribe>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  if (!can_push(api)) co_return refusal(Code::store);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfSubscribing)) co_return refusal(Code::rate);
  const Subscription subscription{wish->endpoint, wish->p256dh, wish->auth, wish->language == "pl" ? "pl" : "en"};
  if (!read_endpoint(wish->endpoint, api.push->doors()) || !target_of(subscription)) {
    co_return refusal(Code::bad_endpoint);
  }
  const std::string& me = request.who->account;
  const std::string kind(kSubscriptionNote), key = subscription_key(wish->endpoint);
  const auto kept = api.services.store.notes(kind, me, api.services.clock.now());
  if (!kept.ok()) co_return refusal(Code::unreadable);
  const bool again = std::ranges::find(*kept, key, &store::Note::key) != kept->end();
  if (!again && kept->size() >= kMostSubscriptions) co_return refusal(Code::quota);
  std::vector<store::Note> put = {{kind, me, key, json_of(subscription), {}}};
  co_return co_await after(api, request, std::move(put), {});
}

Handled drop_subscription(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Unsubscribe>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  if (!can_push(api)) co_return refusal(Code::store);
  std::vector<store::Note> gone = {
      {std::string(kSubscriptionNote), request.who->account, subscription_key(wish->endpoint), "", {}}};
  co_return co_await after(api, request, {}, std::move(gone));
}

}  // namespace

std::span<const Route> push_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/push", Needs::account, push_state},
      Route{post, "/api/push/subscriptions", Needs::account, add_subscription},
      Route{post, "/api/push/unsubscribe", Needs::account, drop_subscription},
  };
  return kRoutes;
}

}  // namespace kostka::server
