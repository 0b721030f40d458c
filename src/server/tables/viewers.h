// Viewers: everybody who looks at one table, each through their own seat or as a spectator, and what they were told.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/data/ids.h"
#include "server/base/limits.h"
#include "server/base/scratch_pool.h"
#include "server/tables/lobby.h"
#include "server/tables/table_match.h"
#include "server/tables/table_request.h"
#include "server/wire/connection.h"

namespace kostka::server {

struct Viewer {
  std::shared_ptr<Connection> connection;
  Visitor who;
  std::string invite;
  std::optional<kernel::Seat> eye;
  std::size_t lines = 0;        // of the log, that the other end has
  bool needs_state = true;      // it was behind, or has only just come
  bool needs_whole_log = true;  // it looks through another seat than before
};

class Viewers {
 public:
  explicit Viewers(ScratchPool& scratch) : scratch_(scratch) {}

  Viewer& add(Viewer viewer);
  void remove(const Connection* connection);
  // Connections hold their table, and it them, until one lets go.
  void clear() { list_.clear(); }
  Viewer* find(const Connection* connection);
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] std::vector<Viewer>& all() { return list_; }
  [[nodiscard]] Presence presence(const Lobby& lobby) const;

  // Those who look through a seat that is no longer theirs become spectators.
  void check_eyes(const Lobby& lobby);
  // Those who may not see the table any more are told that it is not for them.
  void send_strangers_away(const TableEntry& table);

  // The table as each may know it.
  void send_table(const TableEntry& table) const;
  void send_table_to(const Viewer& viewer, const TableEntry& table) const;
  // The position, to everybody who keeps up. Viewers who look through the same eye share the text. `sender`, if any, is
  // told `ok` first; all texts are made before the first is sent, so that theirs leave in one packet.
  void send_states(const TableMatch& match, Connection* sender = nullptr, const SharedText& ok = {});
  void send_state_to(Viewer& viewer, const TableMatch& match);
  // The log became shorter, because something was taken back.
  void shorten_logs(const TableMatch& match);

  // A new line of chat.
  void send_line(const Lobby& lobby, const store::ChatRecord& line) const;
  void send_text(const SharedText& text) const;
  void close_all(const protocol::Error& why) const;

 private:
  struct Rendered {
    std::optional<kernel::Seat> eye;
    std::size_t from = 0, lines = 0;
    SharedText text;
  };
  // The text to send to the viewer, who then counts as having it; null when they are behind.
  SharedText next_state(Viewer& viewer, const TableMatch& match, std::vector<Rendered>& rendered);

  ScratchPool& scratch_;
  std::vector<Viewer> list_;
};

}  // namespace kostka::server
