// What the parts of the API about tables share.
#pragma once

#include "server/api/api.h"
#include "server/tables/table_request.h"

namespace kostka::server {

// Asks the table named first in the path, and replies with what it says.
Handled ask_table(Api& api, const ApiRequest& request, TableRequest wish);

// The table named first in the path as it is stored, if the person who asks may see it.
Result<TableEntry> table_of(Api& api, const ApiRequest& request);

// The number of a seat in the path; nothing when no table has one like it.
std::optional<std::size_t> seat_in(const ApiRequest& request);

}  // namespace kostka::server
