// Everything a table needs of its server, without one: a store in memory, a clock moved by hand, bots on one thread.
#pragma once

#include <spdlog/logger.h>
#include <spdlog/sinks/null_sink.h>

#include <memory>

#include "server/base/services.h"
#include "server/tables/lobby.h"
#include "tests/server/memory_store.h"
#include "tests/server/server_fixture.h"

namespace kostka::server {

struct TestServices {
  MemoryStore store;
  HandClock clock;
  Limits limits;
  Metrics metrics;
  Log log{std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::null_sink_mt>()), LogFormat::text};
  Outstanding outstanding;
  ScratchPool scratch;
  BotPool bots{1, metrics};
  WorkPool work{1};
  RateLimits rates{limits};
  DayCounts new_guests;
  Services services{store, test_games(), bots,    work, rates,       new_guests,
                    clock, limits,       metrics, log,  outstanding, scratch};
};

inline LobbySeat person(std::string name, std::string account) {
  LobbySeat seat;
  seat.kind = protocol::SeatKind::person;
  seat.name = std::move(name);
  seat.account = std::move(account);
  return seat;
}

inline LobbySeat bot(std::string level) {
  LobbySeat seat;
  seat.kind = protocol::SeatKind::bot;
  seat.level = std::move(level);
  return seat;
}

// A table of Pig that waits to be begun; the first seat owns it.
inline TableEntry pig_table(std::vector<LobbySeat> seats) {
  const kernel::GameInfo& info = find_game(test_games(), "pig")->game->info();
  TableEntry table;
  table.id = "t1";
  table.game = "pig";
  table.lobby.owner = seats[0].account;
  table.lobby.options = write_setup(info, standard_setup(info));
  table.lobby.secret = store::to_hex(store::secret_from_seed(7));
  table.lobby.invite = "come-in";
  table.lobby.seats = std::move(seats);
  return table;
}

}  // namespace kostka::server
