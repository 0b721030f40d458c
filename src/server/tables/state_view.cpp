#include "server/tables/state_view.h"

#include <algorithm>
#include <utility>

#include "kernel/data/document.h"
#include "kernel/data/writer.h"
#include "kernel/data/written.h"
#include "rules/rulebook.h"
#include "server/wire/wire.h"

namespace kostka::server {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;
using kernel::Writer;
using kernel::written_as;

namespace {

constexpr std::size_t kUsualState = 8 * 1024;  // bytes; few are longer, and those only grow once

// The number of the event that is line `line` of this observer's log. Mostly the last few are wanted.
std::size_t event_at_line(const Match& match, Observer observer, std::size_t line) {
  const auto events = match.events();
  std::size_t at = events.size();
  for (std::size_t after = lines_of_log(match, observer); after > line && at > 0;) {
    if (events[--at].event.audience.includes(observer)) --after;
  }
  return at;
}

// protocol messages count in 32 bits.
std::optional<std::int32_t> counted(std::size_t number) { return static_cast<std::int32_t>(number); }

constexpr std::size_t kToTheEnd = static_cast<std::size_t>(-1);

// Why this seat can take nothing back, by what has come since it last decided.
protocol::UndoLock lock_of(const Match& match, Seat seat) {
  const auto inputs = match.inputs();
  const auto last =
      std::find_if(inputs.rbegin(), inputs.rend(), [seat](const kernel::Input& i) { return i.who == seat; });
  if (last == inputs.rend()) return protocol::UndoLock::nothing;
  const auto since = [&](auto is) { return std::any_of(inputs.rbegin(), last, is); };
  if (since([](const kernel::Input& i) { return !i.is_chance(); })) return protocol::UndoLock::others;
  return since([](const kernel::Input&) { return true; }) ? protocol::UndoLock::chance : protocol::UndoLock::revealed;
}

}  // namespace

Observer observer_through(std::optional<Seat> eye) { return eye ? Observer::seat(*eye) : Observer::spectator(); }

std::size_t lines_of_log(const Match& match, Observer observer) {
  return match.visible_events(observer, match.events().size());
}

void write_log(kernel::Writer& out, const Match& match, Observer observer, std::size_t from, std::size_t to) {
  const std::size_t most = from < to ? to - from : 0;
  match.write_events(out, observer, most > 0 ? event_at_line(match, observer, from) : 0, most);
}

std::string state_message(const TableMatch& table, std::optional<Seat> eye, std::size_t from, ScratchPool& pool) {
  const Match& match = table.match();
  const Observer observer = observer_through(eye);
  const auto prompt = eye ? table.prompt_number(*eye) : std::nullopt;
  const bool can_undo = eye && !table.ended() && match.can_undo(*eye);
  ScratchPool::Lease scratch = pool.take(match);
  std::string text;
  text.reserve(kUsualState);
  append_message<protocol::State>(text, [&](Writer& json) {
    kernel::write_fields<protocol::State>(
        json, table.rows(), eye ? counted(eye->value) : std::nullopt, prompt, can_undo,
        eye && !table.ended() && !can_undo ? std::optional(lock_of(match, *eye)) : std::nullopt,
        written_as<protocol::View>([&](Writer& out) { match.write_view(out, observer, *scratch); }), from,
        lines_from(match, observer, from, kToTheEnd));
  });
  return text;
}

std::string log_message(const Match& match, Observer observer, std::int32_t id, std::size_t from, std::size_t to) {
  std::string text;
  append_message<protocol::Log>(text, [&](Writer& json) {
    kernel::write_fields<protocol::Log>(json, id, from, lines_from(match, observer, from, to));
  });
  return text;
}

std::string reasons_message(const Match& match, Seat seat, std::int32_t id) {
  protocol::Reasons reasons{id, {}};
  for (const kernel::RefusalView& refused : match.refusals_of(seat)) {
    const rules::RuleText* rule = rules::find_rule(refused.clause);
    const std::string_view en = rule ? rule->text_en : std::string_view(), pl = rule ? rule->text_pl : en;
    reasons.reasons.push_back({refused.option,
                               refused.label,
                               refused.objects,
                               refused.clause,
                               {std::string(en), std::string(pl)},
                               refused.outcome});
  }
  return message_of(reasons);
}

}  // namespace kostka::server
