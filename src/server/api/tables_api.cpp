// Tables: making, listing, joining and leaving them.
#include "server/api/tables_api.h"

#include <array>

#include "server/api/router.h"
#include "server/base/awaiting.h"
#include "server/base/words.h"
#include "server/tables/new_table.h"

namespace kostka::server {

namespace {

using protocol::Table;

ApiResponse reply_of(Result<Table> result) { return result.ok() ? reply(*result) : refusal(result.error()); }

// With the dice that the request asks for.
Result<TableEntry> as_wished(const Api& api, const ApiRequest& request, TableEntry table) {
  const auto seed = request.query.find("seed");
  if (seed == request.query.end()) return table;
  return seeded(std::move(table), seed->second, api.options.show_fixtures);
}

Handled create(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::NewTable>(request.body, "absent");
  if (!wish.ok()) co_return refusal(wish.error());
  auto table = table_from(*wish, *request.who, api.services);
  if (table.ok()) table = as_wished(api, request, std::move(*table));
  if (!table.ok()) co_return refusal(table.error());
  if (const auto why_not = may_make_table(api, request)) co_return refusal(*why_not);
  auto result = co_await await_callback<Result<Table>>(
      [&](auto done) { api.hub.create(std::move(*table), request.who->account, done); });
  co_return reply_of(std::move(result));
}

constexpr double kCostOfList = 3;

ApiResponse page_of_tables(Api& api, const std::string& account, bool mine, std::optional<Milliseconds> before,
                           const store::TableFilter& filter) {
  store::Store& store = api.services.store;
  const auto records =
      mine ? store.tables_of(account, kTablesOfPage, before, filter) : store.public_tables(kTablesOfPage, before);
  const auto counts = mine ? store.counts_of(account) : store.public_counts();
  if (!records.ok() || !counts.ok()) return refusal(Code::unreadable);
  protocol::Tables tables;
  for (const store::TableRecord& record : *records) {
    const auto entry = entry_of(record);
    if (!entry || !may_see(*entry, account, "")) continue;
    tables.tables.push_back(listed_for(*entry, account, api.hub.presence_at(entry->id)));
  }
  tables.open = static_cast<std::int32_t>(counts->open);
  tables.to_watch = static_cast<std::int32_t>(counts->to_watch);
  tables.finished = static_cast<std::int32_t>(counts->finished);
  return reply(tables);
}

Handled list(Api& api, const ApiRequest& request) {
  const std::string_view which = request.argument("list");
  const bool mine = which == "mine";
  if (!mine && which != "public") co_return refusal(Code::bad_request);
  if (mine && !request.who) co_return refusal(Code::unauthorized);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfList)) co_return refusal(Code::rate);
  std::optional<Milliseconds> before;
  if (const std::string_view text = request.argument("before"); !text.empty()) {
    before = number_in(text);
    if (!before) co_return refusal(Code::bad_request);
  }
  store::TableFilter filter;
  filter.game = request.argument("game");
  if (const std::string_view over = request.argument("over"); !over.empty()) {
    if (over != "true" && over != "false") co_return refusal(Code::bad_request);
    filter.is_over = over == "true";
  }
  const std::string account = request.who ? request.who->account : "";
  auto read = [&api, account, mine, before, filter] { return page_of_tables(api, account, mine, before, filter); };
  co_return co_await api.services.work.run<ApiResponse>(read);
}

Handled show(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) co_return refusal(table.error());
  const std::string account = request.who ? request.who->account : "";
  table->status = api.hub.status_of(table->id).value_or(table->status);
  co_return reply(shown_to(*table, account, api.hub.presence_at(table->id)));
}

Handled change(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::ChangeTable>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  if (wish->name) {
    const auto name = name_from(*wish->name);
    if (!name) co_return refusal(Code::bad_name);
    wish->name = name;
  }
  TableRequest asked = ChangeRequest{*wish};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled join(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Join>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  TableRequest asked = JoinRequest{*wish};
  co_return co_await ask_table(api, request, std::move(asked));
}

Handled remove(Api& api, const ApiRequest& request) { return ask_table(api, request, DeleteRequest{}); }
Handled leave(Api& api, const ApiRequest& request) { return ask_table(api, request, LeaveRequest{}); }
Handled start(Api& api, const ApiRequest& request) { return ask_table(api, request, StartRequest{}); }

Handled rematch(Api& api, const ApiRequest& request) {
  if (const auto why_not = may_make_table(api, request)) co_return refusal(*why_not);
  TableRequest asked = RematchRequest{};
  co_return co_await ask_table(api, request, std::move(asked));
}

}  // namespace

Handled ask_table(Api& api, const ApiRequest& request, TableRequest wish) {
  const auto table = api.hub.table(request.parts[0]);
  auto result =
      co_await await_callback<Result<Table>>([&](auto done) { table->ask(std::move(wish), *request.who, done); });
  co_return reply_of(std::move(result));
}

Result<TableEntry> table_of(Api& api, const ApiRequest& request) {
  const auto record = api.services.store.table(request.parts[0]);
  if (!record.ok()) return Code::unreadable;
  if (!*record) return Code::no_such_table;
  auto entry = entry_of(**record);
  if (!entry) return Code::broken;
  const std::string account = request.who ? request.who->account : "";
  if (const auto why = why_hidden(*entry, account, request.argument("invite"))) return *why;
  return std::move(*entry);
}

std::optional<Code> may_make_table(Api& api, const ApiRequest& request) {
  if (!api.services.rates.allow(request.address, Habit::table)) return Code::rate;
  if (!api.options.limits.rates) return std::nullopt;
  const auto unfinished = api.services.store.unfinished_of(request.who->account);
  if (!unfinished.ok()) return Code::unreadable;
  return *unfinished >= api.options.limits.tables_of_account ? std::optional(Code::quota) : std::nullopt;
}

std::optional<std::size_t> seat_in(const ApiRequest& request) {
  const auto number = number_in(request.parts[1]);
  if (!number || *number < 0 || *number >= static_cast<std::int64_t>(kernel::kMaxSeats)) return std::nullopt;
  return static_cast<std::size_t>(*number);
}

std::span<const Route> tables_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{post, "/api/tables", Needs::account, create},
      Route{get, "/api/tables", Needs::nothing, list},
      Route{get, "/api/tables/{}", Needs::nothing, show},
      Route{patch, "/api/tables/{}", Needs::account, change},
      Route{delete_, "/api/tables/{}", Needs::account, remove},
      Route{post, "/api/tables/{}/join", Needs::account, join},
      Route{post, "/api/tables/{}/leave", Needs::account, leave},
      Route{post, "/api/tables/{}/start", Needs::account, start},
      Route{post, "/api/tables/{}/rematch", Needs::account, rematch},
  };
  return kRoutes;
}

}  // namespace kostka::server
