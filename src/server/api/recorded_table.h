// A table with the journal of its match, for those parts of the API that play it again.
#pragma once

#include <string>
#include <utility>

#include "server/api/tables_api.h"
#include "server/base/awaiting.h"

namespace kostka::server {

struct RecordedTable {
  TableEntry table;
  const OfferedGame* game = nullptr;
  std::string journal;
};

// The table named first in the path, if the one who asks may see it and its match has begun. The journal of a match
// that is being played holds what its players do not know yet.
Result<RecordedTable> recorded_table(Api& api, const ApiRequest& request);

// Playing a match again takes a while, so it is done where no connection waits.
template <class T, class Work>
boost::asio::awaitable<T> apart(Api& api, Work work) {
  return api.services.work.run<T>(std::move(work));
}

}  // namespace kostka::server
