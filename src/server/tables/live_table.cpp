#include "server/tables/live_table.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

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
      gallery_(services.scratch),
      retry_(strand_),
      used_(services.clock.now()) {}

std::optional<Status> LiveTable::status() const {
  const int status = shown_status_.load();
  return status < 0 ? std::nullopt : std::optional(static_cast<Status>(status));
}

// ---- one thing after the other ------------------------------------------------------------------------------------

void LiveTable::run(Task task) {
  asio::dispatch(strand_, [self = shared_from_this(), task = std::move(task)]() mutable {
    self->tasks_.push_back(std::move(task));
    self->next();
  });
}

void LiveTable::run_for(Task task, std::function<void(Code)> no, std::function<void(LiveTable&)> elsewhere) {
  asio::dispatch(strand_, [self = shared_from_this(), task = std::move(task), no = std::move(no),
                           elsewhere = std::move(elsewhere)]() mutable {
    if (self->tasks_.size() >= self->services_.limits.tasks_of_table) return no(Code::busy);
    // Only when its turn comes is it known whether the table is there.
    self->tasks_.emplace_back(
        [raw = self.get(), task = std::move(task), no = std::move(no), elsewhere = std::move(elsewhere)] {
          switch (raw->life_) {
            case Life::loaded: return task();
            case Life::gone: return elsewhere(*raw->neighbours_.table(raw->id_));
            default: return no(Code::no_such_table);
          }
        });
    self->next();
  });
}

void LiveTable::next() {
  // What a task calls may come back here with another one, which then waits for its turn like all others.
  if (std::exchange(running_, true)) return;
  while (!pending_ && !held_ && !tasks_.empty()) {
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    used_ = now();
    task();
    if (life_ == Life::loaded) shown_status_ = static_cast<int>(table_.status);
  }
  running_ = false;
}

// ---- reading ------------------------------------------------------------------------------------------------------

void LiveTable::load() {
  // Not at once: whoever asks for the table may hold a lock that the table needs.
  asio::post(strand_, [self = shared_from_this()] {
    self->tasks_.emplace_back([raw = self.get()] { raw->read_from_store(); });
    self->next();
  });
}

void LiveTable::read_from_store() {
  const auto record = services_.store.table(id_);
  auto entry = record ? entry_of(*record) : std::nullopt;
  if (!entry) {
    if (record) services_.log.error("table_unreadable", {{"table", id_}});
    leave_memory(Life::missing);
    return;
  }
  table_ = std::move(*entry);
  life_ = Life::loaded;
  for (LobbySeat& seat : table_.lobby.seats) {
    if (seat.kind == protocol::SeatKind::person && !seat.away_since) seat.away_since = table_.changed;
  }
  const auto last = services_.store.chat(id_, 1);
  if (!last.empty()) chat_number_ = last.back().number;
  if (table_.status == Status::waiting) return;

  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(services_.store.journal(id_), id_, diagnostics);
  const ShelvedGame* shelved = game();
  if (!journal || !shelved) {
    stop_with_fault(shelved ? Text{"Its journal cannot be read.", "Nie można odczytać jej dziennika."}
                            : Text{"This server does not have the game.", "Ten serwer nie ma tej gry."});
    return;
  }
  go_on_with(*journal, *shelved);
}

void LiveTable::go_on_with(const store::Journal& journal, const ShelvedGame& shelved) {
  std::optional<Text> wrong;
  match_ = std::make_shared<TableMatch>(*shelved.game, journal, secret_of(table_.lobby), wrong);
  if (!match_->exists()) match_.reset();
  if (wrong && table_.status == Status::playing) {
    stop_with_fault(*wrong);
    return;
  }
  if (!match_ || table_.status != Status::playing) return;
  // A crash can have kept dice from the journal; they are thrown again and written now.
  if (std::string lines = match_->take_unsaved_lines(); !lines.empty()) {
    note_position(table_, *match_);
    store::Change change{id_, record_of(table_), std::move(lines), {}};
    write(std::move(change), Insist::yes, [this](bool) { let_bots_think(); });
    return;
  }
  let_bots_think();
}

void LiveTable::stop_with_fault(const Text& sentence) {
  services_.log.error("table_faulted", {{"table", id_}, {"game", table_.game}, {"reason", sentence.en}});
  table_.status = Status::faulted;
  table_.wake.reset();
  table_.lobby.fault = sentence;
  table_.lobby.deadline.reset();
  table_.lobby.waiting_for.clear();
  write({id_, record_of(table_), {}, {}}, Insist::yes, [this](bool) { gallery_.send_table(table_); });
}

// ---- writing ------------------------------------------------------------------------------------------------------

void LiveTable::write(store::Change change, Insist insist, Then then) {
  pending_ = Pending{std::move(change), std::move(then), insist, services_.limits.retry_first,
                     std::chrono::steady_clock::now()};
  hand_over();
}

void LiveTable::hand_over() {
  pending_->begun = std::chrono::steady_clock::now();
  store::Change change = pending_->insist == Insist::yes ? pending_->change : std::move(pending_->change);
  const auto self = shared_from_this();
  services_.store.write(std::move(change), services_.outstanding.call([self](const std::string& trouble) {
    asio::post(self->strand_, [self, trouble] { self->written(trouble); });
  }));
}

void LiveTable::written(const std::string& trouble) {
  services_.metrics.store_latency.since(pending_->begun);
  if (!trouble.empty()) {
    services_.metrics.store_failures.fetch_add(1);
    services_.log.error("store_refused", {{"table", id_}, {"reason", trouble}});
    if (pending_->insist == Insist::yes) {
      gallery_.send_text(
          std::make_shared<const std::string>(message_of(protocol::Refusal{std::nullopt, error_of(Code::store)})));
      retry_.expires_after(pending_->backoff);
      pending_->backoff = std::min(pending_->backoff * 2, services_.limits.retry_longest);
      retry_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
        if (!error) self->hand_over();
      });
      return;
    }
  }
  const Then then = std::move(pending_->then);
  pending_.reset();
  running_ = true;
  then(trouble.empty());
  running_ = false;
  if (life_ == Life::loaded) shown_status_ = static_cast<int>(table_.status);
  next();
}

// ---- coming and going ---------------------------------------------------------------------------------------------

void LiveTable::wake() {
  run([this] {
    if (life_ == Life::loaded) let_bots_think();
  });
}

void LiveTable::rest() {
  asio::post(strand_, [self = shared_from_this()] {
    LiveTable& t = *self;
    const bool busy = t.pending_ || t.held_ || !t.tasks_.empty() || !t.gallery_.empty();
    const Milliseconds unused = t.now() - t.used_;
    const Milliseconds patience = t.services_.limits.idle_table.count();
    const bool due_soon = t.table_.wake && *t.table_.wake <= t.now() + patience;
    if (t.life_ != Life::loaded || busy || due_soon || unused < patience) return;
    t.leave_memory(Life::gone);
  });
}

// Whoever still holds this table and comes with something is sent on to the one that takes its place.
void LiveTable::leave_memory(Life life) {
  life_ = life;
  shown_status_ = -1;
  match_.reset();
  gallery_.clear();
  neighbours_.forget(*this);
}

// Many look at the end of a match once more, few come back; those have it read from the store.
void LiveTable::leave_if_over_and_alone() {
  if (life_ == Life::loaded && table_.status == Status::finished && gallery_.empty()) leave_memory(Life::gone);
}

void LiveTable::abandon() {
  gallery_.clear();
  tasks_.clear();
  pending_.reset();
}

void LiveTable::close(protocol::Error why) {
  asio::post(strand_, [self = shared_from_this(), why = std::move(why)] {
    self->retry_.cancel();
    self->gallery_.close_all(why);
  });
}

}  // namespace kostka::server
