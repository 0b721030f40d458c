// Services: what every table and every request of one server shares. All of it outlives them.
#pragma once

#include "server/bot_pool.h"
#include "server/clock.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/outstanding.h"
#include "server/scratch_pool.h"
#include "server/shelf.h"
#include "store/store.h"

namespace kostka::server {

struct Services {
  store::Store& store;
  const Shelf& shelf;
  BotPool& bots;
  const Clock& clock;
  const Limits& limits;
  Metrics& metrics;
  const Log& log;
  Outstanding& outstanding;
  ScratchPool& scratch;
};

}  // namespace kostka::server
