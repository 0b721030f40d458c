#include "server/tables/live_table.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include <exception>
#include <utility>

#include "server/base/awaiting.h"
#include "server/tables/durable_write.h"
#include "server/tables/match_start.h"
#include "server/tables/stored_table.h"
#include "server/wire/wire.h"
#include "store/journal.h"

namespace kostka::server {

namespace asio = boost::asio;
using kernel::Text;
using protocol::Status;

LiveTable::LiveTable(const asio::any_io_executor& executor, const Services& services, Neighbours& neighbours,
                     std::string id)
    : strand_(asio::make_strand(executor)),
      services_(services),
      neighbours_(neighbours),
      id_(std::move(id)),
      viewers_(services.scratch),
      bots_(services.bots),
      used_(services.clock.now()) {}

std::optional<Status> LiveTable::status() const {
  const int status = shown_status_.load();
  return status < 0 ? std::nullopt : std::optional(static_cast<Status>(status));
}

// ---- from any thread ----------------------------------------------------------------------------------------------

void LiveTable::load() {
  // Not at once: the caller may hold a lock that the table needs.
  asio::post(strand_, [self = shared_from_this()] { self->start(self->read_from_store()); });
}

void LiveTable::create(TableEntry table, const std::string& account, TableReply reply) {
  start(store_new(std::move(table), account, std::move(reply)));
}

void LiveTable::expire(store::OldKind kind, const store::Cutoffs& cutoffs, store::Store::Done done) {
  start(remove_old(kind, cutoffs, std::move(done)));
}

void LiveTable::ask(TableRequest request, Visitor who, TableReply reply) {
  put(Asked{std::move(request), std::move(who), std::move(reply)});
}

void LiveTable::attach(std::shared_ptr<Connection> connection, Visitor who, protocol::Hello hello) {
  put(Arrival{std::move(connection), std::move(who), std::move(hello)});
}

void LiveTable::detach(std::shared_ptr<Connection> connection) { put(Departure{std::move(connection)}); }

void LiveTable::receive(std::shared_ptr<Connection> connection, protocol::FromClient message) {
  put(Message{std::move(connection), std::move(message)});
}

void LiveTable::caught_up(std::shared_ptr<Connection> connection) { put(CaughtUp{std::move(connection)}); }

void LiveTable::wake() { put(Woken{}); }

void LiveTable::rest() {
  asio::post(strand_, [self = shared_from_this()] {
    if (!self->is_needed()) self->inbox_.wake_reader();
  });
}

void LiveTable::close(protocol::Error why) {
  asio::post(strand_, [self = shared_from_this(), why = std::move(why)] { self->viewers_.close_all(why); });
}

void LiveTable::abandon() {
  viewers_.clear();
  inbox_.abandon();
}

// ---- one thing after the other ------------------------------------------------------------------------------------

void LiveTable::Asked::answer(Result<protocol::Table> result) {
  if (const TableReply once = std::exchange(reply, nullptr)) once(std::move(result));
}

void LiveTable::start(Work beginning) {
  asio::co_spawn(strand_, live(shared_from_this(), std::move(beginning)), [](const std::exception_ptr& thrown) {
    if (thrown) std::rethrow_exception(thrown);
  });
}

LiveTable::Work LiveTable::live(std::shared_ptr<LiveTable> table, Work beginning) {
  try {
    co_await std::move(beginning);
  } catch (const std::exception& thrown) {
    table->fail(thrown);
  }
  co_await table->take_items();
  while (auto item = table->inbox_.pop()) table->turn_away(std::move(*item));
}

LiveTable::Work LiveTable::take_items() {
  while (life_ == Life::loaded) {
    shown_status_ = static_cast<int>(table_.status);
    if (inbox_.empty()) co_await inbox_.arrival();
    std::optional<Item> item = inbox_.pop();
    if (!item) {
      leave_memory(Life::gone);
      co_return;
    }
    used_ = now();
    try {
      co_await take(*item);
    } catch (const std::exception& thrown) {
      refuse(*item, error_of(Code::broken));
      fail(thrown);
    }
  }
}

void LiveTable::put(Item item) {
  asio::dispatch(strand_, [self = shared_from_this(), item = std::move(item)]() mutable {
    if (self->life_ == Life::missing || self->life_ == Life::gone) return self->turn_away(std::move(item));
    const bool from_people = std::holds_alternative<Arrival>(item) || std::holds_alternative<Message>(item) ||
                             std::holds_alternative<Asked>(item);
    const bool too_many = self->inbox_.size() >= self->services_.limits.tasks_of_table;
    if (from_people && too_many) return self->refuse(item, error_of(Code::busy));
    self->inbox_.push(std::move(item));
  });
}

LiveTable::Work LiveTable::take(Item& item) {
  if (const auto* message = std::get_if<Message>(&item)) co_await handle(*message);
  if (auto* asked = std::get_if<Asked>(&item)) co_await serve(*asked);
  if (const auto* decision = std::get_if<BotDecision>(&item)) co_await take_decision(*decision);
  if (const auto* arrival = std::get_if<Arrival>(&item)) welcome(*arrival);
  if (const auto* departure = std::get_if<Departure>(&item)) see_off(*departure->connection);
  if (const auto* reader = std::get_if<CaughtUp>(&item)) catch_up(*reader->connection);
  if (std::holds_alternative<Woken>(item)) {
    co_await remind();
    let_bots_think();
  }
}

void LiveTable::turn_away(Item item) {
  if (life_ == Life::missing) return refuse(item, why_missing_);
  // The table that takes this one's place lets its bots think by itself.
  if (std::holds_alternative<BotDecision>(item) || std::holds_alternative<Woken>(item)) return;
  neighbours_.table(id_)->put(std::move(item));
}

void LiveTable::refuse(Item& item, const protocol::Error& why) {
  if (auto* asked = std::get_if<Asked>(&item)) asked->answer(why);
  if (const auto* arrival = std::get_if<Arrival>(&item)) arrival->connection->close(why);
  const auto* message = std::get_if<Message>(&item);
  if (message == nullptr) return;
  std::visit(
      [&](const auto& said) {
        if constexpr (requires { said.id; }) refuse(*message->connection, said.id, why);
      },
      message->said);
}

void LiveTable::fail(const std::exception& what) {
  services_.log.error("table_failed", {{"table", id_}, {"reason", what.what()}});
  viewers_.close_all(error_of(Code::broken));
  leave_memory(life_ == Life::loaded ? Life::gone : Life::missing, error_of(Code::broken));
}

// ---- reading and writing ------------------------------------------------------------------------------------------

LiveTable::Work LiveTable::read_from_store() {
  auto read = [&services = services_, id = id_] { return read_stored_table(services, id); };
  auto stored = co_await services_.work.run<Result<StoredTable>>(read);
  if (!stored.ok()) {
    leave_memory(Life::missing, stored.error());
    co_return;
  }
  table_ = std::move(stored->table);
  chat_number_ = stored->chat_number;
  match_ = std::move(stored->match);
  // Nobody was away while there was nothing to be present at.
  for (LobbySeat& seat : table_.lobby.seats) seat.away_since = now();
  if (stored->wrong) stop_with_fault(*stored->wrong);
  if (match_ && !stored->wrong) co_await go_on();
  life_ = Life::loaded;
}

LiveTable::Work LiveTable::go_on() {
  const bool heals = table_.status == Status::faulted && match_->match().fault() == nullptr;
  if (table_.status != Status::playing && !heals) co_return;
  if (heals) {
    services_.log.warn("table_healed", {{"table", id_}, {"game", table_.game}});
    table_.status = Status::playing;
    table_.lobby.fault.reset();
  }
  // A crash can have kept dice from the journal; they are thrown again and written now.
  std::string lines = match_->take_unsaved_lines();
  if (heals || !lines.empty()) {
    note_position(table_, *match_, now());
    store::Change change{id_, record_of(table_), std::move(lines), {}};
    co_await write(std::move(change));
  }
  let_bots_think();
}

// Only in memory: another program, or this one on another day, may well play it on.
void LiveTable::stop_with_fault(Text sentence) {
  if (table_.status == Status::finished) return;
  services_.log.error("table_faulted", {{"table", id_}, {"game", table_.game}, {"reason", sentence.en}});
  table_.status = Status::faulted;
  table_.wake.reset();
  table_.lobby.fault = std::move(sentence);
  table_.lobby.clocks.clear();
  table_.lobby.waiting_for.clear();
}

LiveTable::Work LiveTable::store_new(TableEntry table, std::string account, TableReply reply) {
  std::unique_ptr<TableMatch> begun;
  if (begins_now(table)) {
    auto match = co_await begin(table);
    if (!match.ok()) {
      leave_memory(Life::missing, match.error());
      reply(match.error());
      co_return;
    }
    begun = std::move(*match);
  }
  const bool durable = co_await adopt(std::move(table), std::move(begun));
  // A table that could not be stored never was.
  if (!durable) {
    leave_memory(Life::missing, error_of(Code::no_such_table));
    reply(Code::store);
    co_return;
  }
  life_ = Life::loaded;
  reply(shown_table(account));
  show_adopted();
}

// Anyone who comes meanwhile waits for it, and is sent on to what there is then.
LiveTable::Work LiveTable::remove_old(store::OldKind kind, store::Cutoffs cutoffs, store::Store::Done done) {
  const std::string trouble = co_await await_callback<std::string>([&](auto removed) {
    services_.store.remove_old(kind, id_, cutoffs, services_.outstanding.call(std::move(removed)));
  });
  leave_memory(Life::gone);
  done(trouble);
}

LiveTable::Work LiveTable::write(store::Change change) {
  auto tell = [this] {
    const auto text =
        std::make_shared<const std::string>(message_of(protocol::Refusal{std::nullopt, error_of(Code::store)}));
    viewers_.send_text(text);
    // Those who have come meanwhile are let in later, and told now what they wait for.
    inbox_.for_each([&](const Item& item) {
      if (const auto* arrival = std::get_if<Arrival>(&item)) arrival->connection->send(text);
    });
  };
  co_await write_until_durable(services_, std::move(change), std::move(tell));
}

// ---- leaving memory -----------------------------------------------------------------------------------------------

bool LiveTable::is_needed() const {
  if (life_ != Life::loaded || !inbox_.reader_waits() || !viewers_.empty()) return true;
  const Milliseconds patience = services_.limits.idle_table.count();
  const bool due_soon = table_.wake && *table_.wake <= now() + patience;
  return due_soon || now() - used_ < patience;
}

// Those who still hold this table and come with something are sent on to the one that takes its place.
void LiveTable::leave_memory(Life life, protocol::Error why_missing) {
  life_ = life;
  why_missing_ = std::move(why_missing);
  shown_status_ = -1;
  match_.reset();
  viewers_.clear();
  neighbours_.forget(*this);
}

}  // namespace kostka::server
