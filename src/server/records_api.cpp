// Recorded matches: the journal to download, verified, and to look through.
#include <array>

#include "server/router.h"
#include "server/tables_api.h"
#include "store/journal_verify.h"

namespace kostka::server {

namespace {

using protocol::Status;

// The journal of a match that has nothing to hide any more.
Result<std::string> finished_journal(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) return table.error();
  if (table->status != Status::finished && table->status != Status::faulted) return Code::not_finished;
  return api.services.store.journal(table->id);
}

Handled journal(Api& api, const ApiRequest& request) {
  auto text = finished_journal(api, request);
  if (!text.ok()) co_return refusal(text.error());
  ApiResponse response;
  response.type = "application/x-ndjson";
  response.body = std::move(*text);
  response.file_name = "kostka-" + request.parts[0] + ".jsonl";
  co_return response;
}

}  // namespace

std::span<const Route> records_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/tables/{}/journal", Needs::nothing, journal},
  };
  return kRoutes;
}

}  // namespace kostka::server
