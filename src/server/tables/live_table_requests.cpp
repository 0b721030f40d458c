// What people ask of a table outside of its match: joining, leaving, stand-ins, rematches.
#include <utility>
#include <vector>

#include "server/base/awaiting.h"
#include "server/tables/durable_write.h"
#include "server/tables/live_table.h"
#include "server/tables/match_start.h"

namespace kostka::server {

using protocol::Status;

protocol::Table LiveTable::shown_table(const std::string& account) const {
  return shown_to(table_, account, viewers_.presence(table_.lobby));
}

boost::asio::awaitable<bool> LiveTable::adopt(TableEntry changed, std::unique_ptr<TableMatch> begun) {
  changed.changed = now();
  if (begun) note_position(changed, *begun, now());
  store::Change change{id_, record_of(changed), begun ? begun->take_unsaved_lines() : std::string(), {}};
  if (changed.given) change.given = begun ? std::string() : std::move(*changed.given);
  changed.given.reset();
  const bool durable = co_await write_once(services_, std::move(change));
  if (!durable) co_return false;
  table_ = std::move(changed);
  if (begun) match_ = std::move(begun);
  viewers_.check_eyes(table_.lobby);
  co_return true;
}

boost::asio::awaitable<Result<std::unique_ptr<TableMatch>>> LiveTable::begin(TableEntry& table) {
  using Begun = Result<std::unique_ptr<TableMatch>>;
  auto work = [&services = services_, &table]() -> Begun {
    if (table.lobby.given_rows > 0 && !table.given) {
      auto given = services.store.given(table.id);
      if (!given.ok()) return Code::unreadable;
      table.given = std::move(*given);
    }
    auto match = begin_match(table, services.games);
    if (!match) return Code::bad_table;
    return match;
  };
  co_return co_await services_.work.run<Begun>(work);
}

void LiveTable::show_adopted() {
  const Presence present = viewers_.presence(table_.lobby);
  seats_present_ = present.seats;
  spectators_ = present.spectators;
  viewers_.send_table(table_);
  if (!match_) return;
  for (Viewer& viewer : viewers_.all()) {
    if (viewer.needs_state) viewers_.send_state_to(viewer, *match_);
  }
  tell_absent();
  let_bots_think();
}

LiveTable::Work LiveTable::serve(Asked& asked) {
  const RequestMoment moment{viewers_.presence(table_.lobby), now(), services_.limits.away.count()};
  auto wish = wish_of(asked.request, table_, asked.who, moment);
  if (!wish.ok()) {
    asked.answer(wish.error());
    co_return;
  }
  std::unique_ptr<TableMatch> begun;
  switch (wish->then) {
    case TableWish::Then::nothing: asked.answer(shown_table(asked.who.account)); co_return;
    // NOLINTNEXTLINE(bugprone-branch-clone): it does not look at what is awaited
    case TableWish::Then::rematch: co_await rematch(asked); co_return;
    case TableWish::Then::delete_table: co_await delete_table(asked); co_return;
    case TableWish::Then::store_and_begin_match:
      if (auto match = co_await begin(wish->table); match.ok()) {
        begun = std::move(*match);
        break;
      } else {
        asked.answer(match.error());
        co_return;
      }
    case TableWish::Then::store:
      // Who plays a seat decides whether bots or a clock are waited for.
      if (match_ && table_.status == Status::playing) note_position(wish->table, *match_, now());
      break;
  }
  const bool durable = co_await adopt(std::move(wish->table), std::move(begun));
  if (!durable) {
    asked.answer(Code::store);
    co_return;
  }
  asked.answer(shown_table(asked.who.account));
  // The results of a match that is over belong to whoever has the seats now, and are computed again.
  if (std::holds_alternative<BindRequest>(asked.request) && table_.status == Status::finished) {
    services_.store.put_results({id_, 0, {}}, services_.outstanding.call([](const std::string&) {}));
  }
  // Who has taken their seat along to another device may go on looking from the first one.
  if (!std::holds_alternative<BindRequest>(asked.request)) viewers_.send_strangers_away(table_);
  show_adopted();
}

LiveTable::Work LiveTable::rematch(Asked& asked) {
  if (table_.lobby.rematch) {
    const auto other = neighbours_.table(*table_.lobby.rematch);
    other->ask(SeeRequest{}, asked.who, std::exchange(asked.reply, nullptr));
    co_return;
  }
  // People may have changed their names since they sat down. Who cannot be read keeps the name at this table.
  std::vector<std::string> accounts;
  accounts.reserve(table_.lobby.seats.size());
  for (const LobbySeat& seat : table_.lobby.seats) accounts.push_back(seat.account);
  auto look = [&services = services_, accounts] {
    AccountNames found;
    for (const std::string& id : accounts) {
      if (id.empty()) continue;
      if (const auto account = services.store.account(id); account.ok() && *account) found[id] = (*account)->name;
    }
    return found;
  };
  const AccountNames names = co_await services_.work.run<AccountNames>(look);
  TableEntry again = rematch_of(table_, asked.who.account, names, now());
  auto created = co_await await_callback<Result<protocol::Table>>(
      [this, &again, &asked](auto done) { neighbours_.create(std::move(again), asked.who.account, std::move(done)); });
  if (!created.ok()) {
    asked.answer(created.error());
    co_return;
  }
  TableEntry changed = table_;
  changed.lobby.rematch = created->id;
  const bool durable = co_await adopt(std::move(changed), nullptr);
  if (!durable) {
    asked.answer(Code::store);
    co_return;
  }
  asked.answer(std::move(created));
  show_adopted();
}

LiveTable::Work LiveTable::delete_table(Asked& asked) {
  const bool removed = co_await remove_table(services_, id_);
  if (!removed) {
    asked.answer(Code::store);
    co_return;
  }
  asked.answer(shown_table(asked.who.account));
  viewers_.close_all(error_of(Code::deleted));
  leave_memory(Life::missing, error_of(Code::no_such_table));
}

}  // namespace kostka::server
