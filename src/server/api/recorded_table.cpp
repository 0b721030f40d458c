#include "server/api/recorded_table.h"

namespace kostka::server {

Result<RecordedTable> recorded_table(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) return table.error();
  if (table->status == protocol::Status::waiting) return Code::not_begun;
  const ShelvedGame* shelved = find_game(api.services.shelf, table->game);
  if (shelved == nullptr) return Code::no_such_game;
  std::string journal = api.services.store.journal(table->id);
  return RecordedTable{std::move(*table), shelved, std::move(journal)};
}

}  // namespace kostka::server
