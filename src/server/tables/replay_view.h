// A finished match, step by step, as somebody saw it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kernel/data/ids.h"
#include "kernel/play/game.h"
#include "server/wire/errors.h"

namespace kostka::server {

struct ReplayWish {
  kernel::Observer eye = kernel::Observer::spectator();
  std::size_t from = 0, count = 1;  // rows
};

// protocol::Replay as JSON. `journal` is the text of a whole journal of this game.
Result<std::string> replay_view(const kernel::Game& game, std::string_view journal, const ReplayWish& wish);

}  // namespace kostka::server
