#include "server/state_view.h"

#include <utility>

#include "kernel/document.h"
#include "rules/rulebook.h"

namespace kostka::server {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;

namespace {

// The number of the event that is line `line` of this observer's log.
std::size_t event_at_line(const Match& match, Observer observer, std::size_t line) {
  const auto events = match.events();
  std::size_t i = 0;
  for (std::size_t seen = 0; i < events.size(); ++i) {
    if (!events[i].event.audience.includes(observer)) continue;
    if (seen++ == line) break;
  }
  return i;
}

}  // namespace

Observer observer_through(std::optional<Seat> eye) { return eye ? Observer::seat(*eye) : Observer::spectator(); }

std::size_t lines_of_log(const Match& match, Observer observer) {
  return match.visible_events(observer, match.events().size());
}

std::string log_lines(const Match& match, Observer observer, std::size_t from, std::size_t to) {
  if (from >= to) return "[]";
  const Document lines = match.view_events(observer, event_at_line(match, observer, from));
  Document wanted = Document::list();
  for (std::size_t i = 0; i < lines.size() && from + i < to; ++i) wanted.push(lines[i]);
  return to_json(wanted);
}

std::string state_message(const TableMatch& table, std::optional<Seat> eye, std::size_t from, ScratchPool& pool) {
  const Match& match = table.match();
  const Observer observer = observer_through(eye);
  const auto prompt = eye ? table.prompt_number(*eye) : std::nullopt;
  ScratchPool::Lease scratch = pool.take(match);
  std::string text = "{\"type\":\"state\",\"row\":";
  text += std::to_string(table.rows());
  text += ",\"eye\":";
  text += eye ? std::to_string(eye->index()) : "null";
  text += ",\"prompt\":";
  text += prompt ? std::to_string(*prompt) : "null";
  text += ",\"can_undo\":";
  text += eye && !table.ended() && match.can_undo(*eye) ? "true" : "false";
  text += ",\"view\":";
  text += to_json(match.view(observer, *scratch));
  text += ",\"events_from\":";
  text += std::to_string(from);
  text += ",\"events\":";
  text += log_lines(match, observer, from, static_cast<std::size_t>(-1));
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
