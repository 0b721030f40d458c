// Messages from anybody: each line of the input is one, read as a server reads it and given to a table at which its
// sender holds both seats.
#include <spdlog/sinks/null_sink.h>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "fuzz/games.h"
#include "server/base/secrets.h"
#include "server/tables/live_table.h"
#include "server/tables/new_table.h"
#include "server/wire/wire.h"
#include "tests/server/memory_store.h"

namespace {

using namespace kostka;
using namespace kostka::server;

class Listener final : public Connection {
 public:
  void send(SharedText message) override {
    // Whatever was said, what comes back is JSON.
    std::string mistakes;
    if (!read_document(*message, mistakes)) std::abort();
  }
  [[nodiscard]] bool behind() const override { return false; }
  void close(const protocol::Error&) override {}
};

class Alone final : public Neighbours {
 public:
  void create(TableEntry, const std::string&, TableReply reply) override { reply(Code::busy); }
  std::shared_ptr<LiveTable> table(const std::string&) override { return only; }
  void forget(const LiveTable&) override {}
  std::shared_ptr<LiveTable> only;
};

// All that a table needs, made once.
struct House {
  House() {
    for (const fuzz::Loaded& loaded : fuzz::games()) games.push_back({loaded.game.get(), "content"});
    // OpenSSL's own end comes after that of the threads that use it only if it began before them.
    random_word(kIdBytes);
  }
  MemoryStore store;
  OfferedGames games;
  Metrics metrics;
  BotPool bots{1, metrics};
  SystemClock clock;
  Limits limits;
  Log log{std::make_shared<spdlog::logger>("fuzz", std::make_shared<spdlog::sinks::null_sink_mt>()), LogFormat::text};
  Outstanding outstanding;
  ScratchPool scratch;
  WorkPool work{1};
  RateLimits rates{limits};
  DayCounts new_guests;
  Services services{store, games, bots, work, rates, new_guests, clock, limits, metrics, log, outstanding, scratch};
};

TableEntry new_table(const House& house, std::string_view game) {
  protocol::NewTable wish;
  wish.game = game;
  wish.seats = {{protocol::SeatWish::me, std::nullopt, std::nullopt}, {protocol::SeatWish::here, "Ola", std::nullopt}};
  auto table = table_from(wish, {"ala", "Ala"}, house.services);
  if (!table.ok()) std::abort();
  table->lobby.secret = std::string(64, '7');  // the same dice each time
  return *table;
}

// Until the table waits for something that is not coming by itself.
void run(boost::asio::io_context& io, const House& house) {
  for (bool working = true; working;) {
    working = house.work.waiting() > 0;
    io.restart();
    working = io.poll() > 0 || working;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const House house;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const bool pig = rest.empty() || rest.front() % 2 == 0;
  boost::asio::io_context io;
  Alone neighbours;
  const TableEntry entry = new_table(house, pig ? "pig" : "knockdown");
  const auto table = std::make_shared<LiveTable>(io.get_executor(), house.services, neighbours, entry.id);
  neighbours.only = table;
  table->create(entry, "ala", [](const Result<protocol::Table>&) {});
  const auto listener = std::make_shared<Listener>();
  table->attach(listener, {"ala", "Ala"}, {});
  run(io, house);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const auto message = read_message(line);
    if (const auto* said = std::get_if<protocol::FromClient>(&message)) table->receive(listener, *said);
    run(io, house);
  }
  table->detach(listener);
  run(io, house);
  house.services.store.remove(entry.id, [](const std::string&) {});
  // The table's coroutine holds its table until it is told to let go.
  table->abandon();
  run(io, house);
  neighbours.only.reset();
  return 0;
}
