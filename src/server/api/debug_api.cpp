// A match as those who work on it want to see it: the whole position, the rules that wait, all options and all events.
// It keeps no secret, so the router knows it only on a server that runs with --fixtures.
#include <algorithm>
#include <array>

#include "kernel/data/diagnostics.h"
#include "kernel/data/written.h"
#include "server/api/recorded_table.h"
#include "server/api/router.h"
#include "server/tables/state_view.h"
#include "store/journal_replay.h"

namespace kostka::server {

namespace {

constexpr std::size_t kEventsOfDebug = 200;

// One protocol::DebugTable.
Result<std::string> debug_view(const RecordedTable& match, std::optional<std::size_t> row) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(match.journal, "journal", diagnostics);
  if (!journal) return Code::broken;
  if (row && *row > journal->rows.size()) return Code::no_such_row;
  const store::Replayed replayed = store::replay_journal(*match.game->game, *journal, row.value_or(store::kAllRows));
  if (replayed.wrong) return error_of(Code::match_is_faulted, *replayed.wrong);
  const auto everybody = kernel::Observer::record_keeper();
  const std::size_t lines = lines_of_log(*replayed.match, everybody);
  const std::size_t from = lines - std::min(lines, kEventsOfDebug);
  std::string text;
  kernel::JsonText json(text);
  kernel::write_struct<protocol::DebugTable>(
      json, journal->rows.size(), replayed.rows, match.table.lobby.seed,
      kernel::written_as<protocol::Moment>([&](kernel::Writer& out) { out.document(replayed.match->moment()); }), from,
      lines_from(*replayed.match, everybody, from, lines));
  return text;
}

Handled debug(Api& api, const ApiRequest& request) {
  auto match = co_await recorded_table(api, request, RecordOf::any_match);
  if (!match.ok()) co_return refusal(match.error());
  std::optional<std::size_t> row;
  if (const std::string_view wish = request.argument("row"); !wish.empty()) {
    const auto number = number_in(wish);
    if (!number || *number < 0) co_return refusal(Code::bad_request);
    row = static_cast<std::size_t>(*number);
  }
  auto work = [match = *match, row] { return debug_view(match, row); };
  auto text = co_await api.services.work.run<Result<std::string>>(work);
  if (!text.ok()) co_return refusal(text.error());
  ApiResponse response;
  response.body = std::move(*text);
  co_return response;
}

}  // namespace

std::span<const Route> debug_routes() {
  static constexpr std::array kRoutes = {Route{http::verb::get, "/api/tables/{}/debug", Needs::nothing, debug}};
  return kRoutes;
}

}  // namespace kostka::server
