#include "server/api/recorded_table.h"

#include <utility>

namespace kostka::server {

namespace {

using protocol::Status;

constexpr double kRowsOfOneUnit = 50;

Result<RecordedTable> read_record(Api& api, const ApiRequest& request, RecordOf which) {
  auto table = table_of(api, request);
  if (!table.ok()) return table.error();
  const bool has_ended = table->status == Status::finished || table->status == Status::faulted;
  if (which == RecordOf::finished_match && !has_ended) return Code::not_finished;
  if (table->status == Status::waiting) return Code::not_begun;
  const OfferedGame* offered = find_game(api.services.games, table->game);
  if (offered == nullptr) return Code::no_such_game;
  // Reading and playing a long match costs more than a short one.
  const double cost = 1 + static_cast<double>(table->rows) / kRowsOfOneUnit;
  if (!api.services.rates.allow(request.address, Habit::work, cost)) return Code::rate;
  auto journal = api.services.store.journal(table->id);
  if (!journal.ok()) return Code::unreadable;
  return RecordedTable{std::move(*table), offered, std::move(*journal)};
}

}  // namespace

boost::asio::awaitable<Result<RecordedTable>> recorded_table(Api& api, const ApiRequest& request, RecordOf which) {
  auto read = [&api, &request, which] { return read_record(api, request, which); };
  return api.services.work.run<Result<RecordedTable>>(read);
}

}  // namespace kostka::server
