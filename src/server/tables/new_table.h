// New tables, from what somebody wishes.
#pragma once

#include <string>
#include <vector>

#include "server/base/services.h"
#include "server/tables/gallery.h"
#include "server/tables/lobby.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// The seats as their maker wishes them; `me` may be there once, and a bot without a level gets the game's standard one.
Result<std::vector<LobbySeat>> seats_from(const std::vector<protocol::NewSeat>& wishes, const kernel::GameInfo& game,
                                          const Visitor& maker, Milliseconds now);

// A table that has not been stored yet.
Result<TableEntry> table_from(const protocol::NewTable& wish, const Visitor& maker, const Services& services);

// An empty table of this maker, with an id, an invitation and dice of its own.
TableEntry bare_table(const Visitor& maker, Milliseconds now);

}  // namespace kostka::server
