// Seats: nonces, stand-ins, and links to another device.
#include <algorithm>
#include <array>

#include "bots/levels.h"
#include "kernel/language/utf8.h"
#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/base/awaiting.h"
#include "server/base/secrets.h"
#include "server/base/words.h"
#include "server/tables/chat.h"
#include "server/tables/table_bots.h"

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

// What the table agreed on; the standard level for a table that is not there, which will say so itself.
std::string agreed_level(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  return table.ok() ? level_for_absent(table->lobby) : std::string(bots::kStandardLevel);
}

// A seat of the path and a level of bots of the body.
struct SeatAndLevel {
  std::size_t seat = 0;
  std::string level;
};
Result<SeatAndLevel> seat_and_level(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::StandIn>(request.body);
  if (!wish.ok()) return wish.error();
  const auto seat = seat_in(request);
  std::string level = wish->level.value_or(agreed_level(api, request));
  if (!seat || bots::find_level(level) == nullptr) return Code::bad_request;
  return SeatAndLevel{*seat, std::move(level)};
}

Handled stand_in(Api& api, const ApiRequest& request) {
  auto wish = seat_and_level(api, request);
  if (!wish.ok()) co_return refusal(wish.error());
  TableRequest asked = StandInRequest{wish->seat, wish->level};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled resign(Api& api, const ApiRequest& request) {
  auto wish = seat_and_level(api, request);
  if (!wish.ok()) co_return refusal(wish.error());
  TableRequest asked = ResignRequest{wish->seat, wish->level};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled take_seat(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::TakeSeat>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = TakeSeatRequest{*seat, wish->invite};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled seat_bot(Api& api, const ApiRequest& request) {
  auto wish = seat_and_level(api, request);
  if (!wish.ok()) co_return refusal(wish.error());
  TableRequest asked = SeatBotRequest{wish->seat, wish->level};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled free_seat(Api& api, const ApiRequest& request) {
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = SeatBotRequest{*seat, std::nullopt};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled give_back(Api& api, const ApiRequest& request) {
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = GiveBackRequest{*seat};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled new_link(Api& api, const ApiRequest& request) {
  const auto seat = seat_in(request);
  if (!seat) co_return refusal(Code::bad_request);
  TableRequest asked = LinkRequest{*seat};
  const ApiResponse allowed = co_await ask_table(api, request, std::move(asked));
  if (allowed.status != 200) co_return allowed;
  auto table = table_of(api, request);
  if (!table.ok()) co_return refusal(table.error());
  // Somebody else may sit there by now; then the link is theirs to make.
  if (!owns_seat(table->lobby, *seat, request.who->account)) co_return refusal(Code::not_your_seat);
  const std::string code = random_word(kLinkBytes);
  const Milliseconds now = api.services.clock.now();
  const store::LinkRecord link{store::sha256(code),
                               request.parts[0],
                               static_cast<std::int32_t>(*seat),
                               request.who->account,
                               table->lobby.seats[*seat].sitting,
                               now + kLinkLasts};
  const std::string trouble = co_await await_callback<std::string>(
      [&](auto done) { api.services.store.add_link(link, now, api.services.outstanding.call(done)); });
  if (!trouble.empty()) co_return refusal(Code::store);
  const protocol::Link shown{code, link.expires};
  co_return reply(shown);
}

// A link is void once its seat has been claimed, so it need not be taken out of the store.
Handled claim(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Claim>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto link = api.services.store.link(store::sha256(wish->code), api.services.clock.now());
  if (!link.ok()) co_return refusal(Code::unreadable);
  if (!*link) co_return refusal(Code::bad_link);
  ApiRequest at_table = request;
  at_table.parts = {(*link)->table};
  TableRequest asked = BindRequest{static_cast<std::size_t>((*link)->seat), (*link)->account, (*link)->sitting};
  co_return co_await ask_table(api, at_table, std::move(asked));
}

// ---- what the owner does about others ------------------------------------------------------------------------------

// All lines of a table's chat may have to be read.
constexpr double kCostOfChat = 3;

// The account of whom the owner means.
Result<LobbyPerson> person_meant(Api& api, const TableEntry& table, const protocol::Moderate& wish) {
  if (int(wish.seat.has_value()) + int(wish.line.has_value()) + int(wish.person.has_value()) != 1) {
    return Code::bad_request;
  }
  if (wish.seat) {
    const auto& seats = table.lobby.seats;
    if (*wish.seat < 0 || static_cast<std::size_t>(*wish.seat) >= seats.size()) return Code::bad_request;
    const LobbySeat& seat = seats[static_cast<std::size_t>(*wish.seat)];
    return LobbyPerson{seat.account, seat.name};
  }
  if (wish.person) {
    for (const auto* people : {&table.lobby.muted, &table.lobby.banned}) {
      for (const LobbyPerson& each : *people) {
        if (handle_of(each) == *wish.person) return each;
      }
    }
    return Code::bad_request;
  }
  const auto lines = api.services.store.chat(table.id, static_cast<std::size_t>(api.options.limits.chat_of_table));
  if (!lines.ok()) return Code::unreadable;
  const auto line = std::ranges::find(*lines, *wish.line, &store::ChatRecord::number);
  if (line == lines->end()) return Code::bad_request;
  return LobbyPerson{line->account, author_of(*line)};
}

Handled moderate(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Moderate>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  auto table = table_of(api, request);
  if (!table.ok()) co_return refusal(table.error());
  if (table->lobby.owner != request.who->account) co_return refusal(Code::forbidden);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfChat)) co_return refusal(Code::rate);
  auto look = [&api, &table, &wish] { return person_meant(api, *table, *wish); };
  auto person = co_await api.services.work.run<Result<LobbyPerson>>(look);
  if (!person.ok()) co_return refusal(person.error());
  TableRequest asked = ModerateRequest{wish->what, std::move(*person)};
  co_return co_await ask_table(api, request, std::move(asked));
}

}  // namespace

std::span<const Route> seats_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{put, "/api/tables/{}/seats/{}/nonce", Needs::account, nonce},
      Route{post, "/api/tables/{}/seats/{}/stand-in", Needs::account, stand_in},
      Route{delete_, "/api/tables/{}/seats/{}/stand-in", Needs::account, give_back},
      Route{post, "/api/tables/{}/seats/{}/resign", Needs::account, resign},
      Route{post, "/api/tables/{}/seats/{}/take", Needs::account, take_seat},
      Route{put, "/api/tables/{}/seats/{}/bot", Needs::account, seat_bot},
      Route{delete_, "/api/tables/{}/seats/{}/bot", Needs::account, free_seat},
      Route{post, "/api/tables/{}/seats/{}/link", Needs::account, new_link},
      Route{post, "/api/claims", Needs::account, claim},
      Route{post, "/api/tables/{}/moderation", Needs::account, moderate},
  };
  return kRoutes;
}

}  // namespace kostka::server
