// TurnAccount: what the decisions of one turn have cost a bot so far, for a host that makes a new one for each of them.
#pragma once

#include <cstdint>

#include "kernel/data/ids.h"

namespace kostka::bots {

struct TurnAccount {
  std::uint32_t turn = 0;
  kernel::Seat of{};
  std::uint32_t decisions = 0;  // that were searched
  std::uint64_t iterations = 0, milliseconds = 0;
};

}  // namespace kostka::bots
