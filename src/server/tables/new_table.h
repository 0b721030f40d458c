// New tables, from what somebody wishes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/services.h"
#include "server/tables/lobby.h"
#include "server/tables/viewers.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

// The seats as their maker wishes them; `me` may be there once, and a bot without a level gets the standard one.
Result<std::vector<LobbySeat>> seats_from(const std::vector<protocol::NewSeat>& wishes, const Visitor& maker,
                                          Milliseconds now);

// The setup with these options, every other switch at its standard; the game may still refuse it.
Result<kernel::MatchSetup> setup_from(const kernel::GameInfo& info, const kernel::Document& wish, std::size_t seats);

// Why a table cannot be set up like this: the game does not play it, or an option names a seat ("seat-3": the first
// player) that the table does not have.
std::optional<kernel::SetupRefusal> refusal_at_table(const kernel::Game& game, const kernel::MatchSetup& setup);

// A table that has not been stored yet.
Result<TableEntry> table_from(const protocol::NewTable& wish, const Visitor& maker, const Services& services);

// The table of the game's lesson: the maker at the first seat, bots at all others, dice that the script knows. Nobody
// else ever sits down or watches there.
Result<TableEntry> lesson_table(const OfferedGame& offered, const Visitor& maker, Milliseconds now);

// An empty table of this maker, with an id, an invitation and dice of its own.
TableEntry bare_table(const Visitor& maker, Milliseconds now);

// The table with dice and bots that grow from a seed, so that the same answers give the same match each time. Anyone
// who knows the seed knows the dice: only servers for tests take one.
Result<TableEntry> seeded(TableEntry table, std::string_view seed, bool is_for_tests);

}  // namespace kostka::server
