// LiveTable: one table in memory. One coroutine on the table's strand takes what people, bots and the clock want, one
// thing after the other, and brings what came of it to the store before anybody is told.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/strand.hpp>

#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/base/services.h"
#include "server/tables/inbox.h"
#include "server/tables/lobby.h"
#include "server/tables/table_bots.h"
#include "server/tables/table_match.h"
#include "server/tables/table_request.h"
#include "server/tables/viewers.h"
#include "server/wire/connection.h"
#include "server/wire/errors.h"

namespace kostka::server {

class LiveTable;

// What a table needs of the others.
class Neighbours {
 public:
  virtual ~Neighbours() = default;
  // Makes a new table, as LiveTable::create().
  virtual void create(TableEntry table, const std::string& account, TableReply reply) = 0;
  // The table of this id, loaded or about to be.
  virtual std::shared_ptr<LiveTable> table(const std::string& id) = 0;
  // This table has left memory; the next one who asks gets a new one.
  virtual void forget(const LiveTable& table) = 0;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  LiveTable(const boost::asio::any_io_executor& executor, const Services& services, Neighbours& neighbours,
            std::string id);

  // The first thing to call is one of these: read the table from the store, put a new one there, or remove one that is
  // old before anybody comes to it.
  void load();
  void create(TableEntry table, const std::string& account, TableReply reply);
  void expire(store::OldKind kind, const store::Cutoffs& cutoffs, store::Store::Done done);

  // ---- from any thread --------------------------------------------------------------------------------------------
  void ask(TableRequest request, Visitor who, TableReply reply);
  void attach(std::shared_ptr<Connection> connection, Visitor who, protocol::Hello hello);
  void detach(std::shared_ptr<Connection> connection);
  void receive(std::shared_ptr<Connection> connection, protocol::FromClient message);
  // The connection is no longer behind.
  void caught_up(std::shared_ptr<Connection> connection);
  // Time has passed: bots whose turn it is think, and clocks that have run out are looked at.
  void wake();
  // Leaves memory if nobody needs the table.
  void rest();
  // Says goodbye to everybody.
  void close(protocol::Error why);
  // Lets go of everybody and everything that waits; once nothing runs any more.
  void abandon();

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] Presence presence() const { return {seats_present_.load(), spectators_.load()}; }
  [[nodiscard]] std::optional<protocol::Status> status() const;

 private:
  using Work = boost::asio::awaitable<void>;
  enum class Life : std::uint8_t { new_, loaded, missing, gone };

  // ---- what happens to a table ------------------------------------------------------------------------------------
  struct Arrival {
    std::shared_ptr<Connection> connection;
    Visitor who;
    protocol::Hello hello;
  };
  struct Departure {
    std::shared_ptr<Connection> connection;
  };
  struct Message {
    std::shared_ptr<Connection> connection;
    protocol::FromClient said;
  };
  struct CaughtUp {
    std::shared_ptr<Connection> connection;
  };
  struct Asked {
    TableRequest request;
    Visitor who;
    TableReply reply;
    // Only the first reply counts.
    void answer(Result<protocol::Table> result);
  };
  struct Woken {};
  using Item = std::variant<Arrival, Departure, Message, CaughtUp, Asked, BotDecision, Woken>;

  // ---- the coroutine (live_table.cpp) -----------------------------------------------------------------------------
  // Begins with `beginning` and then takes one item after the other until the table leaves memory.
  static Work live(std::shared_ptr<LiveTable> table, Work beginning);
  void start(Work beginning);
  void put(Item item);
  Work take_items();
  Work take(Item& item);
  // The table is not in memory any more: the one in its place takes the item, or nobody.
  void turn_away(Item item);
  void refuse(Item& item, const protocol::Error& why);
  // Something was thrown. What is in the store is as good as ever, so the table is read again when somebody comes.
  void fail(const std::exception& what);

  Work read_from_store();
  // With the match that was read; one that once stood still because of a fault is played on if it can be.
  Work go_on();
  void stop_with_fault(kernel::Text sentence);
  Work store_new(TableEntry table, std::string account, TableReply reply);
  Work remove_old(store::OldKind kind, store::Cutoffs cutoffs, store::Store::Done done);
  // Writes until the store accepts; everybody who looks on is told of refusals.
  Work write(store::Change change);
  [[nodiscard]] bool is_needed() const;
  // `why_missing`: what those are told who still come to a table that is missing.
  void leave_memory(Life life, protocol::Error why_missing = {});
  [[nodiscard]] Milliseconds now() const { return services_.clock.now(); }

  // ---- requests (live_table_requests.cpp) -------------------------------------------------------------------------
  Work serve(Asked& asked);
  Work rematch(Asked& asked);
  Work delete_table(Asked& asked);
  // Makes the changed table this one once it is durable, and says whether it is; `begun` is the match that begins with
  // it, if one does.
  // The match of a table that begins.
  boost::asio::awaitable<Result<std::unique_ptr<TableMatch>>> begin(TableEntry& table);
  boost::asio::awaitable<bool> adopt(TableEntry changed, std::unique_ptr<TableMatch> begun);
  // Tells everybody what adopt() has changed.
  void show_adopted();
  [[nodiscard]] protocol::Table shown_table(const std::string& account) const;

  // ---- messages (live_table_messages.cpp) -------------------------------------------------------------------------
  void welcome(const Arrival& arrival);
  void see_off(const Connection& connection);
  void catch_up(const Connection& connection);
  Work handle(const Message& message);
  void look(Viewer& viewer, const protocol::Look& message);
  void send_reasons(const Viewer& viewer, const protocol::Why& message);
  void send_earlier_log(const Viewer& viewer, const protocol::EarlierLog& message);
  Work say(Viewer& viewer, const protocol::Say& message);
  void refuse(Connection& connection, std::int32_t id, const protocol::Error& why);
  void presence_changed(const Connection* news_for);

  // ---- the match (live_table_play.cpp) ----------------------------------------------------------------------------
  // Whom to tell that what they sent was taken; nobody when a bot has decided.
  struct Sender {
    Connection* connection = nullptr;
    std::int32_t id = 0;
  };
  [[nodiscard]] const OfferedGame* game() const { return find_game(services_.games, table_.game); }
  [[nodiscard]] std::optional<Code> cannot_play(const Viewer& viewer, std::int32_t seat) const;
  Work take_answer(const Viewer& viewer, const protocol::Answer& message);
  [[nodiscard]] std::optional<Code> put_into_match(const protocol::Answer& message);
  Work take_undo(const Viewer& viewer, const protocol::Undo& message);
  Work take_takeback(const Viewer& viewer, const protocol::AskTakeback& message);
  Work take_consent(const Viewer& viewer, const protocol::Consent& message);
  // Takes back when all have agreed, or stores the question; no question ends the one that is open.
  Work close_takeback(Sender sender, std::optional<protocol::Takeback> question);
  // What the match was given goes to the store, then to its sender, then to everybody.
  // What a bot decides leaves an open takeback open: nobody has gone on.
  enum class By : std::uint8_t { person, bot };
  Work publish_input(SteadyTime received, Sender sender, By by = By::person);
  Work take_decision(const BotDecision& decision);
  void let_bots_think();
  // Those who have to decide and are not here are told, once until they come; and everybody that the match is over.
  void tell_absent();
  Work remind();
  [[nodiscard]] LateSeats late_seats() const;

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  const Services& services_;
  Neighbours& neighbours_;
  const std::string id_;

  Life life_ = Life::new_;
  protocol::Error why_missing_;
  TableEntry table_;
  std::unique_ptr<TableMatch> match_;
  bool explaining_ = false;
  Viewers viewers_;
  TableBots bots_;
  std::int64_t chat_number_ = 0;
  std::uint32_t told_ = 0;  // seats whose people were told since they were last here
  Inbox<Item> inbox_;
  Milliseconds used_ = 0;

  std::atomic<std::uint32_t> seats_present_ = 0;
  std::atomic<std::int32_t> spectators_ = 0;
  std::atomic<int> shown_status_ = -1;
};

}  // namespace kostka::server
