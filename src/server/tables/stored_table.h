// A table as it comes out of the store, with its match: for the one coroutine that goes on with it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "kernel/language/text.h"
#include "server/base/services.h"
#include "server/tables/lobby.h"
#include "server/tables/table_match.h"
#include "server/wire/errors.h"

namespace kostka::server {

struct StoredTable {
  TableEntry table;
  std::int64_t chat_number = 0;       // of the last line
  std::unique_ptr<TableMatch> match;  // as far as it could be played
  std::optional<kernel::Text> wrong;  // why it could not be played further
};

// Plays the whole match again, so it is for a thread on which nobody waits. Code::no_such_table only when there is
// none; Code::unreadable when the store could not be read, and Code::broken when this program did not write what is
// there.
Result<StoredTable> read_stored_table(const Services& services, const std::string& id);

}  // namespace kostka::server
