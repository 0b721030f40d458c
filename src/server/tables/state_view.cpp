#include "server/tables/state_view.h"

#include <utility>

#include "kernel/data/document.h"
#include "kernel/data/writer.h"
#include "rules/rulebook.h"

namespace kostka::server {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;

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

}  // namespace

Observer observer_through(std::optional<Seat> eye) { return eye ? Observer::seat(*eye) : Observer::spectator(); }

std::size_t lines_of_log(const Match& match, Observer observer) {
  return match.visible_events(observer, match.events().size());
}

void append_log(std::string& text, const Match& match, Observer observer, std::size_t from, std::size_t to) {
  if (from >= to) {
    text += "[]";
    return;
  }
  kernel::JsonText json(text);
  match.write_events(json, observer, event_at_line(match, observer, from), to - from);
}

std::string state_message(const TableMatch& table, std::optional<Seat> eye, std::size_t from, ScratchPool& pool) {
  const Match& match = table.match();
  const Observer observer = observer_through(eye);
  const auto prompt = eye ? table.prompt_number(*eye) : std::nullopt;
  ScratchPool::Lease scratch = pool.take(match);
  std::string text;
  text.reserve(kUsualState);
  text = "{\"type\":\"state\",\"row\":";
  text += std::to_string(table.rows());
  text += ",\"eye\":";
  text += eye ? std::to_string(eye->index()) : "null";
  text += ",\"prompt\":";
  text += prompt ? std::to_string(*prompt) : "null";
  text += ",\"can_undo\":";
  text += eye && !table.ended() && match.can_undo(*eye) ? "true" : "false";
  text += ",\"view\":";
  kernel::JsonText json(text);
  match.write_view(json, observer, *scratch);
  text += ",\"events_from\":";
  text += std::to_string(from);
  text += ",\"events\":";
  append_log(text, match, observer, from, static_cast<std::size_t>(-1));
  text += '}';
  return text;
}

std::string reasons_message(const Match& match, Seat seat, std::int32_t id) {
  Document reasons = match.view_refusals(seat);
  for (Document& reason : reasons.items()) {
    const rules::RuleText* rule = rules::find_rule(reason["clause"].as_text());
    const std::string_view en = rule ? rule->text_en : std::string_view(), pl = rule ? rule->text_pl : en;
    reason.add("rule", Document::map({{"en", en}, {"pl", pl}}));
  }
  return to_json(Document::map({{"type", "reasons"}, {"id", id}, {"reasons", std::move(reasons)}}));
}

}  // namespace kostka::server
