// How a match looks from outside: ids, labels and the documents that leave the process.
#include <algorithm>

#include "kernel/language/typeset.h"
#include "kernel/play/match.h"

namespace kostka::kernel {
namespace {

void write_text(Writer& out, const Text& text) {
  out.open_map(2);
  out.key("en");
  out.text(typeset(text.en, Language::en));
  out.key("pl");
  out.text(typeset(text.pl, Language::pl));
  out.close_map();
}

template <std::size_t N>
void write_objects(Writer& out, const Table& table, const std::array<Object, N>& objects) {
  out.open_list(0);
  for (const Object& o : objects) {
    if (o.valid()) out.text(table.object_id(o));
  }
  out.close_list();
}

void write_winners(Writer& out, const Match& match) {
  out.open_list(0);
  for (std::size_t s = 0; match.over() && s < match.setup().seats; ++s) {
    if (match.result().won(Seat{s})) out.number(static_cast<std::int64_t>(s));
  }
  out.close_list();
}

// The seats that have to decide; chance is -1.
void write_waiting(Writer& out, const Match& match) {
  out.open_list(0);
  for (const Prompt& p : match.prompts()) {
    if (!p.answered()) out.number(p.is_chance() ? -1 : p.seat.value);
  }
  out.close_list();
}

std::string kind_of(const Match& match, const Prompt& prompt) {
  if (!prompt.is_chance()) return match.table().question_id(prompt.question);
  if (prompt.listed > 0) return "draw";
  return prompt.number_verb == Table::Pick::kRollVerb ? "roll" : "pick";
}

void write_option(Writer& out, const Match& match, const Prompt& prompt, std::uint32_t i, Match* scratch) {
  const Option o = match.option(prompt, i);
  out.open_map(5);
  out.key("id");
  out.text(match.option_id(prompt, i));
  out.key("label");
  write_text(out, match.option_label(prompt, i));
  out.key("objects");
  write_objects(out, match.table(), o.about);
  out.key("final");
  out.truth(scratch != nullptr && match.is_final(prompt, i, *scratch));
  out.key("outcome");
  if (prompt.is_chance())
    out.null();
  else
    match.table().write_outcome(out, prompt, o);
  out.close_map();
}

void write_numbers(Writer& out, const Match& match, const Prompt& prompt) {
  if (prompt.numbers() == 0) return out.null();
  out.open_map(3);
  out.key("first");
  out.number(prompt.first_number);
  out.key("last");
  out.number(prompt.last_number);
  out.key("first_id");
  out.text(match.option_id(prompt, prompt.listed));
  out.close_map();
}

// `scratch` is null for whoever only looks on.
void write_prompt(Writer& out, const Match& match, const Prompt& prompt, Match* scratch) {
  out.open_map(6);
  out.key("kind");
  out.text(kind_of(match, prompt));
  out.key("clause");
  out.text(id_of(prompt.clause));
  out.key("question");
  write_text(out, match.table().question_text(prompt.question));
  out.key("objects");
  write_objects(out, match.table(), prompt.question.about);
  out.key("options");
  out.open_list(prompt.listed);
  for (std::uint32_t i = 0; i < prompt.listed; ++i) write_option(out, match, prompt, i, scratch);
  out.close_list();
  out.key("numbers");
  write_numbers(out, match, prompt);
  out.close_map();
}

void write_event(Writer& out, const Table& table, const Told& told) {
  const Event& event = told.event;
  out.open_map(6);
  out.key("event");
  out.text(table.event_id(event));
  out.key("clause");
  out.text(id_of(event.clause));
  out.key("after");
  out.number(told.after_inputs);
  out.key("text");
  write_text(out, table.event_text(event));
  out.key("objects");
  write_objects(out, table, event.about);
  out.key("amounts");
  out.open_list(event.amounts.size());
  for (const auto amount : event.amounts) out.number(amount);
  out.close_list();
  out.close_map();
}

// `turn > movement > battle: roll`
std::string chain_of(const Match& match) {
  std::string chain;
  for (const std::string_view rule : match.waiting_rules()) chain.append(chain.empty() ? "" : " > ").append(rule);
  // Seats that choose at the same time are asked the same.
  if (!match.prompts().empty()) chain.append(": ").append(kind_of(match, match.prompts()[0]));
  return chain;
}

void write_questions(Writer& out, const Match& match, Match& scratch) {
  out.open_list(match.prompts().size());
  for (const Prompt& prompt : match.prompts()) {
    out.open_map(3);
    out.key("seat");
    out.number(prompt.is_chance() ? -1 : prompt.seat.value);
    out.key("answer");
    if (prompt.answered())
      out.text(match.option_id(prompt, static_cast<std::uint32_t>(prompt.answer)));
    else
      out.null();
    out.key("prompt");
    write_prompt(out, match, prompt, &scratch);
    out.close_map();
  }
  out.close_list();
}

}  // namespace

Option Match::option(const Prompt& prompt, std::uint32_t i) const {
  Prompt asked = prompt;
  asked.answer = static_cast<std::int32_t>(i);
  return table_->chosen(asked);
}

std::string Match::option_id(const Prompt& prompt, std::uint32_t i) const {
  const Option o = option(prompt, i);
  switch (o.verb) {
    case Table::Pick::kPickVerb: return "pick:" + std::to_string(o.amount);
    case Table::Pick::kRollVerb: return "roll:" + std::to_string(o.amount);
    case Table::Pick::kDrawVerb: return "draw:" + table_->object_id(o.about[0]);
    default: return table_->option_id(o);
  }
}

Text Match::option_label(const Prompt& prompt, std::uint32_t i) const {
  const Option o = option(prompt, i);
  switch (o.verb) {
    case Table::Pick::kPickVerb: return say("number {0}", "numer {0}", {o.amount + 1});
    case Table::Pick::kRollVerb: return say("{0}", "{0}", {o.amount});
    case Table::Pick::kDrawVerb: return table_->object_name(o.about[0]);
    default: return table_->option_label(o);
  }
}

std::optional<std::uint32_t> Match::find_option(const Prompt& prompt, std::string_view id) const {
  for (std::uint32_t i = 0; i < prompt.count(); ++i) {
    if (option_id(prompt, i) == id) return i;
  }
  return std::nullopt;
}

bool Match::is_final(const Prompt& prompt, std::uint32_t option, Match& scratch) const {
  if (prompt.is_chance()) return true;
  if (table_->prompts_.size() > 1) {
    // Until the last one has chosen, a secret choice may be withdrawn; then all are revealed. To try it out would show
    // what the others have chosen.
    return std::ranges::count_if(table_->prompts_, [](const Prompt& p) { return !p.answered(); }) == 1;
  }
  fork_into(scratch);
  scratch.set_chance_source(ChanceSource::outside);  // the copy stops where dice would be thrown, and sees none
  scratch.answer(prompt.seat, option);
  return scratch.table_->irrevocable_ || scratch.over_ || scratch.table_->fault_ != nullptr;
}

// A question belongs to whoever is asked; what chance is asked lists the deck, so only the record keeper sees it.
const Prompt* Match::prompt_shown_to(Observer observer) const {
  const auto shown = std::ranges::find_if(table_->prompts_, [observer](const Prompt& p) {
    return !p.answered() && (p.is_chance() ? observer.is_record_keeper() : observer.sees_secrets_of(p.seat));
  });
  return shown == table_->prompts_.end() ? nullptr : &*shown;
}

void Match::write_view_of(Writer& out, Observer observer, const Prompt* prompt, Match* scratch) const {
  out.open_map(7);
  out.key("inputs");
  out.number(static_cast<std::int64_t>(table_->inputs_));
  out.key("over");
  out.truth(over_);
  out.key("winners");
  write_winners(out, *this);
  out.key("fault");
  if (table_->fault_)
    out.text(table_->fault_);
  else
    out.null();
  out.key("waiting");
  write_waiting(out, *this);
  out.key("prompt");
  if (prompt)
    write_prompt(out, *this, *prompt, scratch);
  else
    out.null();
  out.key("table");
  table_->write_view(out, observer);
  out.close_map();
}

void Match::write_view(Writer& out, Observer observer, Match& scratch) const {
  const Prompt* prompt = prompt_shown_to(observer);
  write_view_of(out, observer, prompt, prompt && observer.is(prompt->seat) ? &scratch : nullptr);
}

Document Match::view(Observer observer) const {
  const Prompt* prompt = prompt_shown_to(observer);
  const auto scratch = prompt && observer.is(prompt->seat) ? fork() : nullptr;
  DocumentWriter view;
  write_view_of(view, observer, prompt, scratch.get());
  return view.take();
}

Document Match::view(Observer observer, Match& scratch) const {
  DocumentWriter view;
  write_view(view, observer, scratch);
  return view.take();
}

Document Match::moment() const {
  const auto scratch = fork();
  DocumentWriter out;
  out.open_map(7);
  out.key("inputs");
  out.number(static_cast<std::int64_t>(table_->inputs_));
  out.key("over");
  out.truth(over_);
  out.key("fault");
  if (table_->fault_)
    out.text(table_->fault_);
  else
    out.null();
  out.key("chain");
  out.text(chain_of(*this));
  out.key("rules");
  const auto rules = waiting_rules();
  out.open_list(rules.size());
  for (const std::string_view rule : rules) out.text(rule);
  out.close_list();
  out.key("questions");
  write_questions(out, *this, *scratch);
  out.key("position");
  out.document(current_position());
  out.close_map();
  return out.take();
}

void Match::write_events(Writer& out, Observer observer, std::size_t from, std::size_t most) const {
  out.open_list(0);
  for (std::size_t i = from; i < events_.size() && most > 0; ++i) {
    if (!events_[i].event.audience.includes(observer)) continue;
    write_event(out, *table_, events_[i]);
    --most;
  }
  out.close_list();
}

Document Match::view_events(Observer observer, std::size_t from) const {
  DocumentWriter events;
  write_events(events, observer, from);
  return events.take();
}

std::size_t Match::visible_events(Observer observer, std::size_t upto) const {
  const auto first = std::span(events_).first(std::min(upto, events_.size()));
  return static_cast<std::size_t>(
      std::ranges::count_if(first, [observer](const Told& told) { return told.event.audience.includes(observer); }));
}

Document Match::view_refusals(Seat who) const {
  DocumentWriter out;
  out.open_list(0);
  const bool asked = prompt_of(who) != nullptr;
  for (const Refusal& refusal : table_->refusals_) {
    if (!asked || (refusal.who.valid() && refusal.who != who)) continue;
    out.open_map(4);
    out.key("option");
    out.text(table_->option_id(refusal.option));
    out.key("label");
    write_text(out, table_->option_label(refusal.option));
    out.key("objects");
    write_objects(out, *table_, refusal.option.about);
    out.key("clause");
    out.text(id_of(refusal.clause));
    out.close_map();
  }
  out.close_list();
  return out.take();
}

}  // namespace kostka::kernel
