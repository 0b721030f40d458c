// Bot names: who the bots of a table are. Each has a name of its own and a temperament, so that people can tell them
// apart and talk about them.
#pragma once

#include "server/tables/lobby.h"

namespace kostka::server {

// Gives a name and a temperament to every bot that has none, unless its level is one that earlier versions had. They
// follow from the secret of the table, which they do not give away.
void name_bots(Lobby& lobby);

}  // namespace kostka::server
