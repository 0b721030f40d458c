// Server: listens, serves the web client, the API and one WebSocket for each open table, until it is stopped.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "kernel/language/text.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/offered_games.h"
#include "server/base/options.h"
#include "store/store.h"

namespace kostka::server {

class Server {
 public:
  // All that is passed by reference must outlive the server.
  Server(ServerOptions options, OfferedGames games, store::Store& store, const Clock& clock, const Log& log);
  // Stops it first.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Begins to listen; false, with a sentence, when that is not possible.
  bool start(kernel::Text& trouble);
  // Only while it has been started and not stopped.
  [[nodiscard]] std::uint16_t port() const;
  // Accepts nobody any more, says goodbye to everybody, and lets what is under way become durable.
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace kostka::server
