// House: the whole of a server but its sockets, in one thread that runs when it is told to. Requests go through the
// router, messages through what reads them and to the tables, as they would from a line.
//
// One thing happens at a time, and what other threads do for it is waited for before the next, so that the same
// requests always lead to the same.
#pragma once

#include <boost/asio/io_context.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/options.h"
#include "server/tables/hub.h"
#include "server/wire/connection.h"
#include "store/store.h"

namespace kostka::server {

class Listener;

// What came out of the house: the response to a request, a message to a listener, or the code of the error with which
// the connection to a listener was closed.
struct News {
  int request = 0;
  std::optional<ApiResponse> response = {};
  std::shared_ptr<Listener> listener = {};
  SharedText message = {};
  std::string closed = {};
};

// Somebody at the other end of a WebSocket.
class Listener final : public Connection, public std::enable_shared_from_this<Listener> {
 public:
  explicit Listener(std::vector<News>& news) : news_(news) {}

  void send(SharedText message) override;
  [[nodiscard]] bool behind() const override { return false; }
  void close(const protocol::Error& why) override;

 private:
  friend class House;
  std::vector<News>& news_;
  std::shared_ptr<LiveTable> table_;
  bool open_ = true;
};

class House {
 public:
  // All that is passed by reference must outlive the house.
  House(ServerOptions options, const OfferedGames& games, store::Store& store, const Clock& clock);
  // As a server that is cut off: nobody is told, and what is not under way to the store is not done.
  ~House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  // The number that its response will have.
  int ask(ApiRequest request);
  // Opens a WebSocket to a table and says hello there.
  std::shared_ptr<Listener> come(const std::string& table, const protocol::Hello& hello);
  // One frame from that end.
  void say(const std::shared_ptr<Listener>& listener, std::string_view bytes);
  void go(const std::shared_ptr<Listener>& listener);
  [[nodiscard]] Hub& hub();

  // The next thing that is ready to happen; false when there is none.
  bool run_one();
  // All that has come out since last time, in its order.
  std::vector<News> take_news();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace kostka::server
