// Services: what every table and every request of one server shares. All of it outlives them.
#pragma once

#include "server/base/bot_pool.h"
#include "server/base/clock.h"
#include "server/base/day_counts.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/base/notifier.h"
#include "server/base/offered_games.h"
#include "server/base/outstanding.h"
#include "server/base/rate_limit.h"
#include "server/base/scratch_pool.h"
#include "server/base/work_pool.h"
#include "store/store.h"

namespace kostka::server {

struct Services {
  store::Store& store;
  const OfferedGames& games;
  BotPool& bots;
  WorkPool& work;
  RateLimits& rates;
  DayCounts& new_guests;  // of each address
  const Clock& clock;
  const Limits& limits;
  Metrics& metrics;
  const Log& log;
  Outstanding& outstanding;
  ScratchPool& scratch;
  Notifier* notifier = nullptr;  // none: nobody who is away is told anything
};

}  // namespace kostka::server
