// The match at a table: answers, taking back, and what bots decide.
#include <utility>

#include "server/tables/durable_write.h"
#include "server/tables/live_table.h"
#include "server/tables/match_start.h"
#include "server/tables/table_notices.h"
#include "server/tables/takeback.h"
#include "server/tables/turn_clock.h"
#include "server/wire/wire.h"

namespace kostka::server {

using kernel::Refused;
using kernel::Seat;
using protocol::Status;

namespace {

Code code_of(Refused why) {
  switch (why) {
    case Refused::match_is_over: return Code::match_is_over;
    case Refused::match_is_faulted: return Code::match_is_faulted;
    case Refused::no_such_option: return Code::no_such_option;
    case Refused::no:
    case Refused::seat_is_not_asked: break;
  }
  return Code::not_asked;
}

Seat seat_of(const auto& message) { return Seat{static_cast<std::size_t>(message.seat)}; }

}  // namespace

std::optional<Code> LiveTable::cannot_play(const Viewer& viewer, std::int32_t seat) const {
  if (seat < 0 || !owns_seat(table_.lobby, static_cast<std::size_t>(seat), viewer.who.account)) {
    return Code::not_your_seat;
  }
  if (table_.status == Status::waiting || !match_) return Code::not_begun;
  if (table_.status == Status::finished) return Code::match_is_over;
  if (table_.status == Status::faulted) return Code::match_is_faulted;
  return std::nullopt;
}

LiveTable::Work LiveTable::take_answer(const Viewer& viewer, const protocol::Answer& message) {
  const auto received = std::chrono::steady_clock::now();
  const Sender sender{viewer.connection.get(), message.id};
  std::optional<Code> why_not = cannot_play(viewer, message.seat);
  // It was taken before; only the reply was lost.
  const bool may_have_been = why_not != Code::not_your_seat && why_not != Code::not_begun;
  if (may_have_been && match_->was_answered(seat_of(message), message.prompt, message.option)) {
    send(*sender.connection, protocol::Ok{message.id});
    co_return;
  }
  if (!why_not) why_not = put_into_match(message);
  if (why_not) {
    refuse(*sender.connection, message.id, error_of(*why_not));
    co_return;
  }
  services_.metrics.answers.fetch_add(1);
  co_await publish_input(received, sender);
}

std::optional<Code> LiveTable::put_into_match(const protocol::Answer& message) {
  const Seat seat = seat_of(message);
  if (table_.lobby.seats[seat.index()].stand_in) return Code::stand_in;
  if (message.prompt != match_->prompt_number(seat)) return Code::stale;
  const kernel::Prompt* prompt = match_->match().prompt_of(seat);
  if (prompt == nullptr) return Code::not_asked;
  const auto option = match_->match().find_option(*prompt, message.option);
  if (!option) return Code::no_such_option;
  if (const Refused refused = match_->answer(seat, *option); refused != Refused::no) return code_of(refused);
  return std::nullopt;
}

LiveTable::Work LiveTable::publish_input(SteadyTime received, Sender sender, By by) {
  const Status before = table_.status;
  const bool ends_takeback = by == By::person && std::exchange(table_.lobby.takeback, std::nullopt).has_value();
  note_position(table_, *match_, now());
  if (table_.status != Status::playing) table_.lobby.takeback.reset();
  const bool table_changed = ends_takeback || table_.status != before || table_.lobby.clock;
  store::Change change{id_, {}, match_->take_unsaved_lines(), {}};
  if (table_.status == before)
    change.progress = progress_of(table_);
  else
    change.record = record_of(table_);
  co_await write(std::move(change));
  SharedText ok;
  if (sender.connection != nullptr) ok = std::make_shared<const std::string>(message_of(protocol::Ok{sender.id}));
  viewers_.send_states(*match_, sender.connection, ok);
  if (table_changed) viewers_.send_table(table_);
  services_.metrics.answer_to_result.since(received);
  tell_absent();
  let_bots_think();
}

void LiveTable::tell_absent() {
  const OfferedGame* offered = game();
  if (services_.notifier == nullptr || offered == nullptr || !match_) return;
  const kernel::Text& name = offered->game->info().name;
  const std::uint32_t here = viewers_.presence(table_.lobby).seats;
  told_ &= ~here;
  if (table_.status == Status::finished) {
    for (NoticeFor& notice : end_notices(table_, name)) {
      const auto seat = first_seat_of(table_.lobby, notice.account);
      if (seat && (here >> *seat & 1) == 0) services_.notifier->notify(std::move(notice));
    }
    return;
  }
  for (const std::int32_t seat : table_.lobby.waiting_for) {
    const std::uint32_t bit = std::uint32_t{1} << seat;
    if (((here | told_) & bit) != 0) continue;
    auto notice = turn_notice(table_, static_cast<std::size_t>(seat), name);
    if (!notice) continue;
    told_ |= bit;
    services_.notifier->notify(std::move(*notice));
  }
}

// Once for each deadline, which is written down first: nobody is told twice because the server was restarted.
LiveTable::Work LiveTable::remind() {
  const OfferedGame* offered = game();
  if (offered == nullptr || table_.status != Status::playing) co_return;
  const std::vector<LobbyClock> due = due_reminders(table_.lobby, now());
  if (due.empty()) co_return;
  TableEntry changed = table_;
  note_reminders(changed.lobby, due);
  changed.wake = next_wake(changed.lobby);
  store::Change change{id_, {}, {}, {}};
  change.progress = progress_of(changed);
  const bool durable = co_await write_once(services_, std::move(change));
  if (!durable) co_return;
  table_ = std::move(changed);
  const std::uint32_t here = viewers_.presence(table_.lobby).seats;
  for (const LobbyClock& clock : due) {
    auto notice = reminder_notice(table_, static_cast<std::size_t>(clock.seat), offered->game->info().name, now());
    if (services_.notifier == nullptr) continue;
    if (notice && (here >> clock.seat & 1) == 0) services_.notifier->notify(std::move(*notice));
  }
}

// ---- taking back --------------------------------------------------------------------------------------------------

LiveTable::Work LiveTable::take_undo(const Viewer& viewer, const protocol::Undo& message) {
  const Sender sender{viewer.connection.get(), message.id};
  std::optional<Code> why_not = cannot_play(viewer, message.seat);
  if (!why_not && table_.lobby.seats[seat_of(message).index()].stand_in) why_not = Code::stand_in;
  if (!why_not && message.row != match_->rows()) why_not = Code::stale;
  if (!why_not && !match_->undo(seat_of(message))) why_not = Code::no_undo;
  if (why_not) {
    refuse(*sender.connection, message.id, error_of(*why_not));
    co_return;
  }
  viewers_.shorten_logs(*match_);
  co_await publish_input(std::chrono::steady_clock::now(), sender);
}

LiveTable::Work LiveTable::take_takeback(const Viewer& viewer, const protocol::AskTakeback& message) {
  const Sender sender{viewer.connection.get(), message.id};
  if (const auto why_not = cannot_play(viewer, message.seat)) {
    refuse(*sender.connection, message.id, error_of(*why_not));
    co_return;
  }
  // Other dice would come after it than the lesson speaks of.
  if (table_.lobby.lesson) {
    refuse(*sender.connection, message.id, error_of(Code::no_takeback));
    co_return;
  }
  auto question = ask_takeback(table_.lobby, match_->match(), seat_of(message), message.inputs);
  if (question.ok())
    co_await close_takeback(sender, std::move(*question));
  else
    refuse(*sender.connection, message.id, question.error());
}

LiveTable::Work LiveTable::take_consent(const Viewer& viewer, const protocol::Consent& message) {
  const Sender sender{viewer.connection.get(), message.id};
  if (const auto why_not = cannot_play(viewer, message.seat)) {
    refuse(*sender.connection, message.id, error_of(*why_not));
    co_return;
  }
  auto question = after_consent(table_.lobby, message.seat, message.yes);
  if (question.ok())
    co_await close_takeback(sender, std::move(*question));
  else
    refuse(*sender.connection, message.id, question.error());
}

LiveTable::Work LiveTable::close_takeback(Sender sender, std::optional<protocol::Takeback> question) {
  if (question && all_agree(table_.lobby, *question)) {
    match_->take_back(static_cast<std::size_t>(question->inputs));
    viewers_.shorten_logs(*match_);
    co_await publish_input(std::chrono::steady_clock::now(), sender);
    co_return;
  }
  TableEntry changed = table_;
  changed.lobby.takeback = std::move(question);
  const bool durable = co_await adopt(std::move(changed), nullptr);
  if (!durable) {
    refuse(*sender.connection, sender.id, error_of(Code::store));
    co_return;
  }
  send(*sender.connection, protocol::Ok{sender.id});
  show_adopted();
}

// ---- bots ---------------------------------------------------------------------------------------------------------

LateSeats LiveTable::late_seats() const {
  LateSeats late = 0;
  for (std::size_t s = 0; s < table_.lobby.seats.size(); ++s) {
    if (time_is_up(table_.lobby, s, now())) late |= LateSeats{1} << s;
  }
  return late;
}

void LiveTable::let_bots_think() {
  if (!match_ || table_.status != Status::playing) return;
  const OfferedGame* offered = table_.lobby.lesson ? game() : nullptr;
  bots_.think(
      table_.lobby, *match_, late_seats(),
      [self = shared_from_this()](const BotDecision& decision) { self->put(decision); },
      offered != nullptr ? offered->lesson.get() : nullptr);
}

LiveTable::Work LiveTable::take_decision(const BotDecision& decision) {
  if (!match_ || table_.status != Status::playing) co_return;
  const auto option = bots_.accept(decision, table_.lobby, *match_, late_seats());
  const std::size_t inputs = match_->match().inputs().size();
  if (!option || match_->answer(decision.seat, *option) != Refused::no) co_return;
  if (!bot_of(table_.lobby, decision.seat.index())) note_timeout(table_.lobby, decision.seat.index(), inputs);
  services_.metrics.answers.fetch_add(1);
  co_await publish_input(std::chrono::steady_clock::now(), Sender{}, By::bot);
}

}  // namespace kostka::server
