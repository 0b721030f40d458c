// How the match of a table begins, and what its position means for the table.
#pragma once

#include <memory>

#include "server/base/offered_games.h"
#include "server/tables/lobby.h"
#include "server/tables/table_match.h"

namespace kostka::server {

// The match of a table whose seats are all taken, which is playing from now on; null when the server does not have the
// game, or it cannot be played like this.
std::unique_ptr<TableMatch> begin_match(TableEntry& table, const OfferedGames& games);

// Brings the table in line with the match: whom it waits for, until when, how it ended, and when to wake it.
void note_position(TableEntry& table, const TableMatch& match, store::Milliseconds now);

}  // namespace kostka::server
