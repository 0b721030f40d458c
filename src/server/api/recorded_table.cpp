#include "server/api/recorded_table.h"

namespace kostka::server {

namespace {

constexpr double kRowsOfOneUnit = 50;

}  // namespace

Result<RecordedTable> recorded_table(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) return table.error();
  if (table->status == protocol::Status::waiting) return Code::not_begun;
  const OfferedGame* offered = find_game(api.services.games, table->game);
  if (offered == nullptr) return Code::no_such_game;
  // Reading and playing a long match costs more than a short one.
  const double cost = 1 + static_cast<double>(table->rows) / kRowsOfOneUnit;
  if (!api.services.rates.allow(request.address, Habit::work, cost)) return Code::rate;
  auto journal = api.services.store.journal(table->id);
  if (!journal.ok()) return Code::unreadable;
  return RecordedTable{std::move(*table), offered, std::move(*journal)};
}

}  // namespace kostka::server
