// LiveTable: one table in memory. Everything that happens to it happens on its strand, one thing after the other, and
// what came of it is told to nobody before it is durable.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <array>
#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/base/services.h"
#include "server/tables/gallery.h"
#include "server/tables/lobby.h"
#include "server/tables/table_match.h"
#include "server/tables/table_request.h"
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

  // The first thing to call is one of these two: read the table from the store, or put a new one there.
  void load();
  void create(TableEntry table, std::string account, TableReply reply);

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
  enum class Life : std::uint8_t { new_, loaded, missing, gone };
  // Whether a change that the store refuses is given up, or written again until it is accepted.
  enum class Insist : std::uint8_t { no, yes };
  using Task = std::function<void()>;
  using Then = std::function<void(bool durable)>;

  struct Pending {
    store::Change change;
    Then then;
    Insist insist = Insist::no;
    Limits::Duration backoff{};
    SteadyTime begun{};
  };

  // ---- one thing after the other (live_table.cpp) -----------------------------------------------------------------
  void run(Task task);
  // The same for what people want, of whom there may be too many: `no` is called instead of `task` when the table is
  // not there or too much waits already, and `elsewhere` when it has left memory.
  void run_for(Task task, std::function<void(Code)> no, std::function<void(LiveTable&)> elsewhere);
  void next();
  void read_from_store();
  void go_on_with(const store::Journal& journal, const ShelvedGame& shelved);
  void stop_with_fault(const kernel::Text& sentence);
  void write(store::Change change, Insist insist, Then then);
  void hand_over();
  void written(const std::string& trouble);
  void leave_memory(Life life);
  void leave_if_over_and_alone();
  [[nodiscard]] Milliseconds now() const { return services_.clock.now(); }

  // ---- requests (live_table_requests.cpp) -------------------------------------------------------------------------
  void reply_with_table(const std::string& account, const TableReply& reply);
  // Makes the changed table this one, once it is durable; `begun` is the match that begins with it, if one does.
  void adopt(TableEntry changed, std::shared_ptr<TableMatch> begun, const std::string& account, TableReply reply);
  void adopt_and_begin_if_full(TableEntry changed, const std::string& account, const TableReply& reply);
  void handle(const JoinRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const LeaveRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const StartRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const ChangeRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const NonceRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const StandInRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const GiveBackRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const RematchRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const DeleteRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const BindRequest& request, const Visitor& who, const TableReply& reply);
  void handle(const OwnSeatRequest& request, const Visitor& who, const TableReply& reply);

  // ---- messages (live_table_messages.cpp) -------------------------------------------------------------------------
  void welcome(std::shared_ptr<Connection> connection, Visitor who, const protocol::Hello& hello);
  void take(Viewer& viewer, const protocol::Hello& message);
  void take(Viewer& viewer, const protocol::Look& message);
  void take(Viewer& viewer, const protocol::Answer& message);
  void take(Viewer& viewer, const protocol::Undo& message);
  void take(Viewer& viewer, const protocol::AskTakeback& message);
  void take(Viewer& viewer, const protocol::Consent& message);
  void take(Viewer& viewer, const protocol::Say& message);
  void take(Viewer& viewer, const protocol::Why& message);
  void take(Viewer& viewer, const protocol::EarlierLog& message);
  void take(Viewer& viewer, const protocol::Ping& message);
  // Asks the others, or takes back when all have agreed; no question ends the one that is open.
  void settle_takeback(const std::shared_ptr<Connection>& connection, std::int32_t id,
                       std::optional<protocol::Takeback> question);
  void refuse(Connection& connection, std::int32_t id, Code code);
  [[nodiscard]] std::optional<Code> cannot_play(const Viewer& viewer, std::int32_t seat) const;
  void presence_changed(const Connection* news_for);

  // ---- the match (live_table_play.cpp) ----------------------------------------------------------------------------
  [[nodiscard]] const ShelvedGame* game() const { return find_game(services_.shelf, table_.game); }
  // The match of a table whose seats are all taken.
  [[nodiscard]] std::shared_ptr<TableMatch> begin(TableEntry& table) const;
  // Brings the table in line with the match, and says when it has to be woken.
  void note_position(TableEntry& table, const TableMatch& match) const;
  // Whatever the match was given goes to the store, then to everybody; `first` is told before them.
  void publish_input(SteadyTime received, std::function<void()> first);
  void take_back_to(std::size_t inputs, std::function<void()> first);
  [[nodiscard]] bool agrees_by_itself(std::size_t seat) const;
  [[nodiscard]] std::optional<std::string> bot_of(const TableEntry& table, std::size_t seat) const;
  void let_bots_think();
  void think_for(kernel::Seat seat, const std::string& level);
  void take_bots_answer(kernel::Seat seat, std::int32_t prompt, std::uint32_t option);
  [[nodiscard]] bool clock_has_run_out() const;

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  const Services& services_;
  Neighbours& neighbours_;
  const std::string id_;

  Life life_ = Life::new_;
  TableEntry table_;
  std::shared_ptr<TableMatch> match_;
  bool explaining_ = false;
  Gallery gallery_;
  std::int64_t chat_number_ = 0;
  // The number of the question that a bot is thinking about for each seat.
  std::array<std::optional<std::int32_t>, kernel::kMaxSeats> thinking_{};

  std::deque<Task> tasks_;
  std::optional<Pending> pending_;
  bool running_ = false;
  bool held_ = false;  // something outside of the store is waited for
  boost::asio::steady_timer retry_;
  Milliseconds used_ = 0;

  std::atomic<std::uint32_t> seats_present_ = 0;
  std::atomic<std::int32_t> spectators_ = 0;
  std::atomic<int> shown_status_ = -1;
};

}  // namespace kostka::server
