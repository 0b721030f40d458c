#include "server/tables/stored_table.h"

#include <utility>

#include "kernel/data/diagnostics.h"
#include "store/journal.h"

namespace kostka::server {

using kernel::Text;

namespace {

void play_again(StoredTable& stored, const OfferedGame& offered, const std::string& lines) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(lines, stored.table.id, diagnostics);
  if (!journal) {
    stored.wrong = Text{"Its journal cannot be read.", "Nie można odczytać jej dziennika."};
    return;
  }
  stored.match = std::make_unique<TableMatch>(*offered.game, *journal, secret_of(stored.table.lobby), stored.wrong);
  if (!stored.match->exists()) stored.match.reset();
}

}  // namespace

Result<StoredTable> read_stored_table(const Services& services, const std::string& id) {
  const auto failed = [&](const std::string& why) {
    services.log.error("store_unreadable", {{"table", id}, {"reason", why}});
    return Code::unreadable;
  };
  const auto record = services.store.table(id);
  if (!record.ok()) return failed(record.trouble());
  if (!*record) return Code::no_such_table;
  auto entry = entry_of(**record);
  if (!entry) {
    services.log.error("table_unreadable", {{"table", id}});
    return Code::broken;
  }
  StoredTable stored;
  stored.table = std::move(*entry);
  const auto last = services.store.chat(id, 1);
  if (!last.ok()) return failed(last.trouble());
  if (!last->empty()) stored.chat_number = last->back().number;
  if (stored.table.status == protocol::Status::waiting) return stored;
  const OfferedGame* offered = find_game(services.games, stored.table.game);
  if (offered == nullptr) {
    stored.wrong = Text{"This server does not have the game.", "Ten serwer nie ma tej gry."};
    return stored;
  }
  const auto lines = services.store.journal(id);
  if (!lines.ok()) return failed(lines.trouble());
  play_again(stored, *offered, *lines);
  return stored;
}

}  // namespace kostka::server
