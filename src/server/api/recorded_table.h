// A table with the journal of its match, for those parts of the API that play it again.
#pragma once

#include <cstdint>
#include <string>

#include "server/api/tables_api.h"

namespace kostka::server {

struct RecordedTable {
  TableEntry table;
  const OfferedGame* game = nullptr;
  std::string journal;
};

// The journal of a match that is being played holds what its players do not know yet.
enum class RecordOf : std::uint8_t { any_match, finished_match };

// The table named first in the path, if the one who asks may see it and its match has begun, or ended. A long journal
// takes a while to read, so that is done where no connection waits. The request must outlive the call.
boost::asio::awaitable<Result<RecordedTable>> recorded_table(Api& api, const ApiRequest& request, RecordOf which);

}  // namespace kostka::server
