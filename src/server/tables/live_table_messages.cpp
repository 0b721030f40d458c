// What people who look at a table say to it, their coming and going.
#include <algorithm>
#include <utility>

#include "server/base/words.h"
#include "server/tables/chat.h"
#include "server/tables/durable_write.h"
#include "server/tables/live_table.h"
#include "server/tables/state_view.h"
#include "server/wire/wire.h"

namespace kostka::server {

using kernel::Seat;
using protocol::Status;

void LiveTable::refuse(Connection& connection, std::int32_t id, const protocol::Error& why) {
  services_.metrics.refusals.fetch_add(1);
  send(connection, protocol::Refusal{id, why});
}

// ---- coming and going ---------------------------------------------------------------------------------------------

// Everybody is told who has come or gone, but not each of very many spectators about each other.
void LiveTable::presence_changed(const Connection* news_for) {
  const Presence presence = viewers_.presence(table_.lobby);
  const bool seats_changed = seats_present_.exchange(presence.seats) != presence.seats;
  spectators_ = presence.spectators;
  if (seats_changed || viewers_.all().size() <= kFewViewers)
    viewers_.send_table(table_);
  else if (const Viewer* viewer = viewers_.find(news_for))
    viewers_.send_table_to(*viewer, table_);
}

void LiveTable::welcome(const Arrival& arrival) {
  Connection& connection = *arrival.connection;
  const std::string& account = arrival.who.account;
  if (const auto why = why_hidden(table_, account, arrival.hello.invite.value_or(""))) {
    return connection.close(error_of(*why));
  }
  Viewer viewer;
  viewer.connection = arrival.connection;
  if (const auto eye = arrival.hello.eye) {
    if (*eye < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(*eye), account)) {
      return connection.close(error_of(Code::not_your_seat));
    }
    viewer.eye = Seat{static_cast<std::size_t>(*eye)};
  } else if (const auto seat = first_seat_of(table_.lobby, account)) {
    viewer.eye = Seat{*seat};
  }
  viewer.who = arrival.who;
  viewer.invite = arrival.hello.invite.value_or("");
  Viewer& added = viewers_.add(std::move(viewer));
  presence_changed(&connection);
  if (const auto records = services_.store.chat(id_, kChatOnHello); records.ok()) {
    protocol::Chat chat;
    for (const store::ChatRecord& record : *records) chat.lines.push_back(shown_line(record, table_.lobby, account));
    send(connection, chat);
  } else {
    services_.log.error("store_unreadable", {{"table", id_}, {"reason", records.trouble()}});
    send(connection, protocol::Refusal{std::nullopt, error_of(Code::unreadable)});
  }
  if (table_.lobby.fault) {
    send(connection, protocol::Refusal{std::nullopt, error_of(Code::match_is_faulted, *table_.lobby.fault)});
  }
  if (match_) viewers_.send_state_to(added, *match_);
}

void LiveTable::see_off(const Connection& connection) {
  const Presence before = viewers_.presence(table_.lobby);
  viewers_.remove(&connection);
  const std::uint32_t lost = before.seats & ~viewers_.presence(table_.lobby).seats;
  for (std::size_t s = 0; s < table_.lobby.seats.size(); ++s) {
    if ((lost >> s & 1) != 0) table_.lobby.seats[s].away_since = now();
  }
  presence_changed(nullptr);
  // Many look at the end of a match once more, few come back; for those it is read from the store.
  if (table_.status == Status::finished && viewers_.empty()) leave_memory(Life::gone);
}

void LiveTable::catch_up(const Connection& connection) {
  Viewer* viewer = viewers_.find(&connection);
  if (viewer != nullptr && viewer->needs_state && match_) viewers_.send_state_to(*viewer, *match_);
}

// ---- messages -----------------------------------------------------------------------------------------------------

LiveTable::Work LiveTable::handle(const Message& message) {
  using namespace protocol;
  Viewer* found = viewers_.find(message.connection.get());
  if (found == nullptr) co_return;
  Viewer& viewer = *found;
  const FromClient& said = message.said;
  if (const auto* answer = std::get_if<Answer>(&said)) co_await take_answer(viewer, *answer);
  if (const auto* undo = std::get_if<Undo>(&said)) co_await take_undo(viewer, *undo);
  if (const auto* takeback = std::get_if<AskTakeback>(&said)) co_await take_takeback(viewer, *takeback);
  if (const auto* consent = std::get_if<Consent>(&said)) co_await take_consent(viewer, *consent);
  if (const auto* line = std::get_if<Say>(&said)) co_await say(viewer, *line);
  if (const auto* eye = std::get_if<Look>(&said)) look(viewer, *eye);
  if (const auto* why = std::get_if<Why>(&said)) send_reasons(viewer, *why);
  if (const auto* log = std::get_if<EarlierLog>(&said)) send_earlier_log(viewer, *log);
  if (const auto* ping = std::get_if<Ping>(&said)) send(*viewer.connection, Ok{ping->id});
  if (std::holds_alternative<Hello>(said)) send(*viewer.connection, Refusal{std::nullopt, error_of(Code::hello_first)});
}

void LiveTable::look(Viewer& viewer, const protocol::Look& message) {
  std::optional<Seat> eye;
  if (message.eye) {
    if (*message.eye < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(*message.eye), viewer.who.account)) {
      return refuse(*viewer.connection, message.id, error_of(Code::not_your_seat));
    }
    eye = Seat{static_cast<std::size_t>(*message.eye)};
  }
  viewer.eye = eye;
  viewer.needs_whole_log = viewer.needs_state = true;
  send(*viewer.connection, protocol::Ok{message.id});
  if (match_) viewers_.send_state_to(viewer, *match_);
}

LiveTable::Work LiveTable::say(Viewer& viewer, const protocol::Say& message) {
  Connection& connection = *viewer.connection;
  const auto seat = first_seat_of(table_.lobby, viewer.who.account);
  const auto text = chat_line_from(message.text);
  std::optional<Code> why_not;
  if (viewer.who.account.empty())
    why_not = Code::unauthorized;
  else if (!seat && !table_.is_public)
    why_not = Code::no_chat;
  else if (is_among(table_.lobby.muted, viewer.who.account))
    why_not = Code::muted;
  else if (!text)
    why_not = Code::bad_message;
  else if (!services_.rates.allow(viewer.who.account, Habit::chat))
    why_not = Code::rate;
  if (why_not) {
    if (why_not == Code::rate) services_.metrics.rate_limited.fetch_add(1);
    refuse(connection, message.id, error_of(*why_not));
    co_return;
  }
  protocol::ChatLine line;
  line.number = static_cast<std::int32_t>(chat_number_ + 1);
  line.time = now();
  if (seat) line.seat = static_cast<std::int32_t>(viewer.eye ? viewer.eye->index() : *seat);
  line.name = line.seat ? table_.lobby.seats[static_cast<std::size_t>(*line.seat)].name : viewer.who.name;
  line.text = *text;
  const store::ChatRecord record{line.number, line.time, json_of(line), viewer.who.account};
  store::Change change{id_, std::nullopt, {}, {record}};
  change.kept_chat = services_.limits.chat_of_table;
  const bool durable = co_await write_once(services_, std::move(change));
  if (!durable) {
    refuse(connection, message.id, error_of(Code::store));
    co_return;
  }
  chat_number_ = line.number;
  send(connection, protocol::Ok{message.id});
  viewers_.send_line(table_.lobby, record);
}

void LiveTable::send_reasons(const Viewer& viewer, const protocol::Why& message) {
  if (const auto why_not = cannot_play(viewer, message.seat)) {
    return refuse(*viewer.connection, message.id, error_of(*why_not));
  }
  if (!std::exchange(explaining_, true)) match_->explain();
  viewer.connection->send(std::make_shared<const std::string>(
      reasons_message(match_->match(), Seat{static_cast<std::size_t>(message.seat)}, message.id)));
}

void LiveTable::send_earlier_log(const Viewer& viewer, const protocol::EarlierLog& message) {
  if (!match_) return refuse(*viewer.connection, message.id, error_of(Code::not_begun));
  const kernel::Match& match = match_->match();
  const kernel::Observer observer = observer_through(viewer.eye);
  const std::size_t lines = lines_of_log(match, observer);
  const std::size_t to = std::min(lines, static_cast<std::size_t>(std::max(message.before, 0)));
  const std::size_t from = to - std::min(to, kEventsOfLog);
  viewer.connection->send(std::make_shared<const std::string>(log_message(match, observer, message.id, from, to)));
}

}  // namespace kostka::server
