// Statistics: what an account's results come to, game by game, and the marks that they earn. Everything follows from
// results, and so from journals alone.
#pragma once

#include <span>
#include <vector>

#include "server/base/offered_games.h"
#include "server/wire/protocol.h"
#include "store/store.h"

namespace kostka::server {

// One entry for each game that was played, the most played first.
std::vector<protocol::GameStatistics> statistics_of(std::span<const store::SeatResult> results,
                                                    const OfferedGames& games);

// All marks that this server's games can give, earned or not, in the order in which they are shown.
std::vector<protocol::Achievement> achievements_of(std::span<const store::SeatResult> results,
                                                   const OfferedGames& games);

}  // namespace kostka::server
