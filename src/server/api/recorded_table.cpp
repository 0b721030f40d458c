#include "server/api/recorded_table.h"

namespace kostka::server {

Result<RecordedTable> recorded_table(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) return table.error();
  if (table->status == protocol::Status::waiting) return Code::not_begun;
  const OfferedGame* offered = find_game(api.services.games, table->game);
  if (offered == nullptr) return Code::no_such_game;
  std::string journal = api.services.store.journal(table->id);
  return RecordedTable{std::move(*table), offered, std::move(journal)};
}

}  // namespace kostka::server
