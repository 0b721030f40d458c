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
  std::size_t lines = 0;
  for (const kernel::Told& told : match.events()) lines += told.event.audience.includes(observer) ? 1 : 0;
  return lines;
}

std::string log_lines(const Match& match, Observer observer, std::size_t from, std::size_t to) {
  if (from >= to) return "[]";
  const Document lines = match.view_events(observer, event_at_line(match, observer, from));
  Document wanted = Document::list();
  for (std::size_t i = 0; i < lines.size() && from + i < to; ++i) wanted.push(lines[i]);
  return to_json(wanted);
}

std::string state_message(const TableMatch& table, std::optional<Seat> eye, std::size_t from) {
  const Match& match = table.match();
  const Observer observer = observer_through(eye);
  const bool asked = eye && match.prompt_of(*eye) != nullptr;
  std::string text = "{\"type\":\"state\",\"row\":";
  text += std::to_string(table.rows());
  text += ",\"eye\":";
  text += eye ? std::to_string(eye->index()) : "null";
  text += ",\"prompt\":";
  text += asked ? std::to_string(table.prompt_number(*eye)) : "null";
  text += ",\"can_undo\":";
  text += eye && !table.ended() && match.can_undo(*eye) ? "true" : "false";
  text += ",\"view\":";
  text += to_json(match.view(observer));
  text += ",\"events_from\":";
  text += std::to_string(from);
  text += ",\"events\":";
  text += log_lines(match, observer, from, static_cast<std::size_t>(-1));
  text += '}';
  return text;
}

protocol::Reasons reasons_for(const Match& match, Seat seat, std::int32_t id) {
  protocol::Reasons reasons;
  reasons.id = id;
  // While several seats choose in secret, the reasons could tell what another one holds.
  if (match.prompts().size() != 1 || match.prompt_of(seat) == nullptr) return reasons;
  for (const kernel::Refusal& refusal : match.refusals()) {
    protocol::Reason reason;
    reason.option = match.table().option_id(refusal.option);
    reason.label = match.table().option_label(refusal.option);
    for (const kernel::Object& object : refusal.option.about) {
      if (object.valid()) reason.objects.push_back(match.table().object_id(object));
    }
    reason.clause = id_of(refusal.clause);
    if (const rules::RuleText* rule = rules::find_rule(refusal.clause)) {
      reason.rule = {std::string(rule->text_en), std::string(rule->text_pl)};
    }
    reasons.reasons.push_back(std::move(reason));
  }
  return reasons;
}

}  // namespace kostka::server
