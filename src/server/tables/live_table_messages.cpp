// What people who look at a table say to it.
#include <algorithm>
#include <utility>

#include "server/base/words.h"
#include "server/tables/live_table.h"
#include "server/tables/state_view.h"
#include "server/wire/wire.h"

namespace kostka::server {

using kernel::Refused;
using kernel::Seat;
using protocol::Status;

namespace {

template <class Message>
void send(Connection& connection, const Message& message) {
  connection.send(std::make_shared<const std::string>(message_of(message)));
}

Code code_of(Refused why) {
  switch (why) {
    case Refused::match_is_over: return Code::match_is_over;
    case Refused::match_is_faulted: return Code::match_is_faulted;
    case Refused::no_such_option: return Code::no_such_option;
    default: return Code::not_asked;
  }
}

// Before the seat's last decision; nothing when it has made none.
std::optional<std::size_t> before_last_decision(const kernel::Match& match, Seat seat) {
  const auto inputs = match.inputs();
  for (std::size_t i = inputs.size(); i-- > 0;) {
    if (inputs[i].who == seat) return i;
  }
  return std::nullopt;
}

protocol::ChatLine chat_line_of(const store::ChatRecord& record) {
  protocol::ChatLine line;
  std::string mistakes;
  kernel::Diagnostics diagnostics;
  if (const auto document = read_document(record.line, mistakes)) kernel::from_document(*document, line, diagnostics);
  return line;
}

}  // namespace

void LiveTable::attach(std::shared_ptr<Connection> connection, Visitor who, protocol::Hello hello) {
  run_for([this, connection, who, hello] { welcome(connection, who, hello); },
          [connection](Code code) { connection->close(error_of(code)); },
          [connection, who, hello](LiveTable& table) { table.attach(connection, who, hello); });
}

void LiveTable::detach(std::shared_ptr<Connection> connection) {
  run([this, connection = std::move(connection)] {
    if (life_ == Life::gone) return neighbours_.table(id_)->detach(connection);
    const Presence before = gallery_.presence();
    gallery_.remove(connection.get());
    const std::uint32_t lost = before.seats & ~gallery_.presence().seats;
    for (std::size_t s = 0; s < table_.lobby.seats.size(); ++s) {
      if ((lost >> s & 1) != 0) table_.lobby.seats[s].away_since = now();
    }
    if (life_ == Life::loaded) presence_changed(nullptr);
    leave_if_over_and_alone();
  });
}

void LiveTable::receive(std::shared_ptr<Connection> connection, protocol::FromClient message) {
  const auto refuse_all = [this, connection, message](Code code) {
    std::visit(
        [&](const auto& what) {
          if constexpr (requires { what.id; }) refuse(*connection, what.id, code);
        },
        message);
  };
  run_for(
      [this, connection, message] {
        Viewer* viewer = gallery_.find(connection.get());
        if (viewer == nullptr) return;
        std::visit([&](const auto& what) { take(*viewer, what); }, message);
      },
      refuse_all, [connection, message](LiveTable& table) { table.receive(connection, message); });
}

void LiveTable::caught_up(std::shared_ptr<Connection> connection) {
  run([this, connection = std::move(connection)] {
    if (life_ == Life::gone) return neighbours_.table(id_)->caught_up(connection);
    Viewer* viewer = gallery_.find(connection.get());
    if (viewer != nullptr && viewer->needs_state && match_) gallery_.send_state_to(*viewer, *match_);
  });
}

void LiveTable::refuse(Connection& connection, std::int32_t id, Code code) {
  services_.metrics.refusals.fetch_add(1);
  send(connection, protocol::Refusal{id, error_of(code)});
}

// Everybody is told who has come or gone, but not each of very many spectators about each other.
void LiveTable::presence_changed(const Connection* news_for) {
  const Presence presence = gallery_.presence();
  const bool seats_changed = seats_present_.exchange(presence.seats) != presence.seats;
  spectators_ = presence.spectators;
  if (seats_changed || gallery_.all().size() <= kSmallGallery)
    gallery_.send_table(table_);
  else if (const Viewer* viewer = gallery_.find(news_for))
    gallery_.send_table_to(*viewer, table_);
}

// ---- coming in ----------------------------------------------------------------------------------------------------

void LiveTable::welcome(std::shared_ptr<Connection> connection, Visitor who, const protocol::Hello& hello) {
  if (!may_see(table_, who.account, hello.invite.value_or(""))) {
    return connection->close(error_of(Code::no_such_table));
  }
  Viewer viewer;
  viewer.connection = connection;
  if (hello.eye) {
    if (*hello.eye < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(*hello.eye), who.account)) {
      return connection->close(error_of(Code::not_your_seat));
    }
    viewer.eye = Seat{static_cast<std::size_t>(*hello.eye)};
  } else if (const auto seat = first_seat_of(table_.lobby, who.account)) {
    viewer.eye = Seat{*seat};
  }
  viewer.who = std::move(who);
  Viewer& added = gallery_.add(std::move(viewer));
  presence_changed(connection.get());
  protocol::Chat chat;
  for (const store::ChatRecord& record : services_.store.chat(id_, kChatOnHello)) {
    chat.lines.push_back(chat_line_of(record));
  }
  send(*connection, chat);
  if (table_.lobby.fault) {
    send(*connection, protocol::Refusal{std::nullopt, error_of(Code::match_is_faulted, *table_.lobby.fault)});
  }
  if (match_) gallery_.send_state_to(added, *match_);
}

void LiveTable::take(Viewer& viewer, const protocol::Hello&) {
  send(*viewer.connection, protocol::Refusal{std::nullopt, error_of(Code::hello_first)});
}

void LiveTable::take(Viewer& viewer, const protocol::Ping& message) {
  send(*viewer.connection, protocol::Ok{message.id});
}

void LiveTable::take(Viewer& viewer, const protocol::Look& message) {
  std::optional<Seat> eye;
  if (message.eye) {
    if (*message.eye < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(*message.eye), viewer.who.account)) {
      return refuse(*viewer.connection, message.id, Code::not_your_seat);
    }
    eye = Seat{static_cast<std::size_t>(*message.eye)};
  }
  const Presence before = gallery_.presence();
  viewer.eye = eye;
  viewer.needs_whole_log = viewer.needs_state = true;
  send(*viewer.connection, protocol::Ok{message.id});
  if (match_) gallery_.send_state_to(viewer, *match_);
  if (gallery_.presence().seats != before.seats) presence_changed(nullptr);
}

// ---- playing ------------------------------------------------------------------------------------------------------

std::optional<Code> LiveTable::cannot_play(const Viewer& viewer, std::int32_t seat) const {
  if (seat < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(seat), viewer.who.account)) {
    return Code::not_your_seat;
  }
  if (table_.status == Status::waiting || !match_) return Code::not_begun;
  if (table_.status == Status::finished) return Code::match_is_over;
  if (table_.status == Status::faulted) return Code::match_is_faulted;
  return std::nullopt;
}

void LiveTable::take(Viewer& viewer, const protocol::Answer& message) {
  const auto received = std::chrono::steady_clock::now();
  const auto connection = viewer.connection;
  const auto why_not = cannot_play(viewer, message.seat);
  if (why_not == Code::not_your_seat || why_not == Code::not_begun) {
    return refuse(*connection, message.id, *why_not);
  }
  const Seat seat{static_cast<std::size_t>(message.seat)};
  // It was taken before; only the reply was lost.
  if (match_->was_answered(seat, message.prompt, message.option)) {
    return send(*connection, protocol::Ok{message.id});
  }
  if (why_not) return refuse(*connection, message.id, *why_not);
  if (table_.lobby.seats[seat.index()].stand_in) return refuse(*connection, message.id, Code::stand_in);
  if (message.prompt != match_->prompt_number(seat)) return refuse(*connection, message.id, Code::stale);
  const kernel::Prompt* prompt = match_->match().prompt_of(seat);
  if (prompt == nullptr) return refuse(*connection, message.id, Code::not_asked);
  const auto option = match_->match().find_option(*prompt, message.option);
  if (!option) return refuse(*connection, message.id, Code::no_such_option);
  if (const Refused refused = match_->answer(seat, *option); refused != Refused::no) {
    return refuse(*connection, message.id, code_of(refused));
  }
  services_.metrics.answers.fetch_add(1);
  publish_input(received, [connection, id = message.id] { send(*connection, protocol::Ok{id}); });
}

void LiveTable::take(Viewer& viewer, const protocol::Undo& message) {
  const auto connection = viewer.connection;
  if (const auto why_not = cannot_play(viewer, message.seat)) return refuse(*connection, message.id, *why_not);
  const Seat seat{static_cast<std::size_t>(message.seat)};
  if (table_.lobby.seats[seat.index()].stand_in) return refuse(*connection, message.id, Code::stand_in);
  if (message.row != match_->rows()) return refuse(*connection, message.id, Code::stale);
  if (!match_->undo(seat)) return refuse(*connection, message.id, Code::no_undo);
  gallery_.shorten_logs(*match_);
  publish_input(std::chrono::steady_clock::now(),
                [connection, id = message.id] { send(*connection, protocol::Ok{id}); });
}

// ---- taking back by consent ---------------------------------------------------------------------------------------

void LiveTable::take(Viewer& viewer, const protocol::AskTakeback& message) {
  const auto connection = viewer.connection;
  if (const auto why_not = cannot_play(viewer, message.seat)) return refuse(*connection, message.id, *why_not);
  if (table_.lobby.takeback) return refuse(*connection, message.id, Code::takeback_open);
  const Seat seat{static_cast<std::size_t>(message.seat)};
  const auto held = match_->match().inputs().size();
  std::optional<std::size_t> inputs = before_last_decision(match_->match(), seat);
  if (message.inputs) inputs = *message.inputs < 0 ? held : static_cast<std::size_t>(*message.inputs);
  if (!inputs || *inputs >= held) return refuse(*connection, message.id, Code::no_takeback);
  protocol::Takeback question{message.seat, static_cast<std::int32_t>(*inputs), {}};
  for (std::size_t s = 0; s < table_.lobby.seats.size(); ++s) {
    if (s == seat.index() || agrees_by_itself(s)) question.agreed.push_back(static_cast<std::int32_t>(s));
  }
  settle_takeback(connection, message.id, std::move(question));
}

void LiveTable::take(Viewer& viewer, const protocol::Consent& message) {
  const auto connection = viewer.connection;
  if (const auto why_not = cannot_play(viewer, message.seat)) return refuse(*connection, message.id, *why_not);
  if (!table_.lobby.takeback) return refuse(*connection, message.id, Code::no_takeback);
  std::optional<protocol::Takeback> question = table_.lobby.takeback;
  if (!message.yes)
    question.reset();
  else if (std::ranges::find(question->agreed, message.seat) == question->agreed.end())
    question->agreed.push_back(message.seat);
  settle_takeback(connection, message.id, std::move(question));
}

void LiveTable::settle_takeback(const std::shared_ptr<Connection>& connection, std::int32_t id,
                                std::optional<protocol::Takeback> question) {
  const auto ok = [connection, id] { send(*connection, protocol::Ok{id}); };
  if (question && question->agreed.size() == table_.lobby.seats.size()) {
    return take_back_to(static_cast<std::size_t>(question->inputs), ok);
  }
  TableEntry changed = table_;
  changed.lobby.takeback = std::move(question);
  adopt(std::move(changed), nullptr, "", [this, connection, id, ok](const Result<protocol::Table>& result) {
    if (result.ok())
      ok();
    else
      refuse(*connection, id, Code::store);
  });
}

// ---- talking and looking things up --------------------------------------------------------------------------------

void LiveTable::take(Viewer& viewer, const protocol::Say& message) {
  const auto connection = viewer.connection;
  if (viewer.who.account.empty()) return refuse(*connection, message.id, Code::unauthorized);
  const auto seat = first_seat_of(table_.lobby, viewer.who.account);
  if (!seat && !table_.is_public) return refuse(*connection, message.id, Code::no_chat);
  const auto text = chat_line_from(message.text);
  if (!text) return refuse(*connection, message.id, Code::bad_message);
  if (services_.limits.rates && !viewer.chat.take(services_.limits.lines_of_chat, std::chrono::steady_clock::now())) {
    services_.metrics.rate_limited.fetch_add(1);
    return refuse(*connection, message.id, Code::rate);
  }
  protocol::ChatLine line;
  line.number = static_cast<std::int32_t>(chat_number_ + 1);
  line.time = now();
  if (seat) line.seat = static_cast<std::int32_t>(viewer.eye ? viewer.eye->index() : *seat);
  line.name = line.seat ? table_.lobby.seats[static_cast<std::size_t>(*line.seat)].name : viewer.who.name;
  line.text = *text;
  store::Change change{id_, std::nullopt, {}, {{line.number, line.time, json_of(line)}}};
  write(std::move(change), Insist::no, [this, connection, id = message.id, line](bool durable) {
    if (!durable) return refuse(*connection, id, Code::store);
    chat_number_ = line.number;
    send(*connection, protocol::Ok{id});
    gallery_.send_text(std::make_shared<const std::string>(message_of(protocol::Chat{{line}})));
  });
}

void LiveTable::take(Viewer& viewer, const protocol::Why& message) {
  if (const auto why_not = cannot_play(viewer, message.seat)) {
    return refuse(*viewer.connection, message.id, *why_not);
  }
  if (!std::exchange(explaining_, true)) match_->explain();
  viewer.connection->send(std::make_shared<const std::string>(
      reasons_message(match_->match(), Seat{static_cast<std::size_t>(message.seat)}, message.id)));
}

void LiveTable::take(Viewer& viewer, const protocol::EarlierLog& message) {
  if (!match_) return refuse(*viewer.connection, message.id, Code::not_begun);
  const kernel::Match& match = match_->match();
  const kernel::Observer observer = observer_through(viewer.eye);
  const std::size_t lines = lines_of_log(match, observer);
  const std::size_t to = std::min(lines, static_cast<std::size_t>(std::max(message.before, 0)));
  const std::size_t from = to - std::min(to, kEventsOfLog);
  viewer.connection->send(std::make_shared<const std::string>(log_message(match, observer, message.id, from, to)));
}

}  // namespace kostka::server
