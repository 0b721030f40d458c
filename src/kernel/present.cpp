// How a match looks from outside: ids, labels and the documents that leave the process.
#include <algorithm>

#include "kernel/match.h"
#include "kernel/typeset.h"

namespace kostka::kernel {
namespace {

Document text_entries(const Text& text) {
  Document entries = Document::map();
  entries.reserve(2);
  entries.add("en", typeset(text.en, Language::en));
  entries.add("pl", typeset(text.pl, Language::pl));
  return entries;
}

template <std::size_t N>
Document object_list(const Table& table, const std::array<Object, N>& objects) {
  Document list = Document::list();
  for (const Object& o : objects) {
    if (o.valid()) list.push(table.object_id(o));
  }
  return list;
}

Document winners_of(const Match& match) {
  Document winners = Document::list();
  for (std::size_t s = 0; match.over() && s < match.setup().seats; ++s) {
    if (match.result().won(Seat{s})) winners.push(s);
  }
  return winners;
}

// The seats that have to decide; chance is -1.
Document waiting_for(const Match& match) {
  Document waiting = Document::list();
  for (const Prompt& p : match.prompts()) {
    if (!p.answered()) waiting.push(p.is_chance() ? Document(-1) : Document(p.seat.value));
  }
  return waiting;
}

std::string kind_of(const Match& match, const Prompt& prompt) {
  if (!prompt.is_chance()) return match.table().question_id(prompt.question);
  if (prompt.listed > 0) return "draw";
  return prompt.number_verb == Table::Pick::kRollVerb ? "roll" : "pick";
}

Document option_document(const Match& match, const Prompt& prompt, std::uint32_t i, Match* scratch) {
  const Option o = match.option(prompt, i);
  Document option = Document::map();
  option.reserve(5);
  option.add("id", match.option_id(prompt, i));
  option.add("label", text_entries(match.option_label(prompt, i)));
  option.add("objects", object_list(match.table(), o.about));
  option.add("final", scratch != nullptr && match.is_final(prompt, i, *scratch));
  option.add("outcome", prompt.is_chance() ? Document() : match.table().outcome(prompt, o));
  return option;
}

Document numbers_document(const Match& match, const Prompt& prompt) {
  if (prompt.numbers() == 0) return {};
  return Document::map({{"first", prompt.first_number, {}},
                        {"last", prompt.last_number, {}},
                        {"first_id", match.option_id(prompt, prompt.listed), {}}});
}

// `scratch` is null for whoever only looks on.
Document prompt_document(const Match& match, const Prompt& prompt, Match* scratch) {
  Document document = Document::map();
  document.reserve(6);
  document.add("kind", kind_of(match, prompt));
  document.add("clause", id_of(prompt.clause));
  document.add("question", text_entries(match.table().question_text(prompt.question)));
  document.add("objects", object_list(match.table(), prompt.question.about));
  Document options = Document::list();
  options.reserve(prompt.listed);
  for (std::uint32_t i = 0; i < prompt.listed; ++i) options.push(option_document(match, prompt, i, scratch));
  document.add("options", std::move(options));
  document.add("numbers", numbers_document(match, prompt));
  return document;
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

Document Match::view_of(Observer observer, const Prompt* prompt, Match* scratch) const {
  Document view = Document::map();
  view.reserve(7);
  view.add("inputs", table_->inputs_);
  view.add("over", over_);
  view.add("winners", winners_of(*this));
  view.add("fault", table_->fault_ ? Document(table_->fault_) : Document());
  view.add("waiting", waiting_for(*this));
  view.add("prompt", prompt ? prompt_document(*this, *prompt, scratch) : Document());
  view.add("table", table_->view(observer));
  return view;
}

Document Match::view(Observer observer) const {
  const Prompt* prompt = prompt_shown_to(observer);
  const auto scratch = prompt && observer.is(prompt->seat) ? fork() : nullptr;
  return view_of(observer, prompt, scratch.get());
}

Document Match::view(Observer observer, Match& scratch) const {
  const Prompt* prompt = prompt_shown_to(observer);
  return view_of(observer, prompt, prompt && observer.is(prompt->seat) ? &scratch : nullptr);
}

Document Match::view_events(Observer observer, std::size_t from) const {
  Document list = Document::list();
  for (std::size_t i = from; i < events_.size(); ++i) {
    const Event& event = events_[i].event;
    if (!event.audience.includes(observer)) continue;
    Document line = Document::map();
    line.reserve(6);
    line.add("event", table_->event_id(event));
    line.add("clause", id_of(event.clause));
    line.add("after", events_[i].after_inputs);
    line.add("text", text_entries(table_->event_text(event)));
    line.add("objects", object_list(*table_, event.about));
    line.add("amounts", Document::list({event.amounts[0], event.amounts[1], event.amounts[2]}));
    list.push(std::move(line));
  }
  return list;
}

std::size_t Match::visible_events(Observer observer, std::size_t upto) const {
  const auto first = std::span(events_).first(std::min(upto, events_.size()));
  return static_cast<std::size_t>(
      std::ranges::count_if(first, [observer](const Told& told) { return told.event.audience.includes(observer); }));
}

Document Match::view_refusals(Seat who) const {
  Document list = Document::list();
  if (!prompt_of(who)) return list;
  for (const Refusal& refusal : table_->refusals_) {
    if (refusal.who.valid() && refusal.who != who) continue;
    Document line = Document::map();
    line.add("option", table_->option_id(refusal.option));
    line.add("label", text_entries(table_->option_label(refusal.option)));
    line.add("objects", object_list(*table_, refusal.option.about));
    line.add("clause", id_of(refusal.clause));
    list.push(std::move(line));
  }
  return list;
}

}  // namespace kostka::kernel
