// How a match looks from outside: ids, labels and the documents that leave the process.
#include <algorithm>

#include "kernel/match.h"

namespace kostka::kernel {
namespace {

Document text_entries(const Text& text) { return Document::map({{"en", text.en, {}}, {"pl", text.pl, {}}}); }

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

Document option_document(const Match& match, const Prompt& prompt, std::uint32_t i) {
  Document option = Document::map();
  option.set("id", match.option_id(prompt, i));
  option.set("label", text_entries(match.option_label(prompt, i)));
  option.set("objects", object_list(match.table(), match.option(prompt, i).about));
  return option;
}

Document prompt_document(const Match& match, const Prompt& prompt) {
  Document document = Document::map();
  document.set("clause", id_of(prompt.clause));
  document.set("question", text_entries(match.table().question_text(prompt.question)));
  document.set("objects", object_list(match.table(), prompt.question.about));
  Document options = Document::list();
  for (std::uint32_t i = 0; i < prompt.listed; ++i) options.push(option_document(match, prompt, i));
  document.set("options", std::move(options));
  if (prompt.numbers() > 0) {
    document.set("numbers", Document::map({{"first", prompt.first_number, {}},
                                           {"last", prompt.last_number, {}},
                                           {"first_id", match.option_id(prompt, prompt.listed), {}}}));
  }
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

Document Match::view(Observer observer) const {
  Document view = Document::map();
  view.set("inputs", table_->inputs_);
  view.set("over", over_);
  view.set("winners", winners_of(*this));
  if (table_->fault_) view.set("fault", table_->fault_);
  Document waiting = Document::list();
  Document prompt;
  for (const Prompt& p : table_->prompts_) {
    if (p.answered()) continue;
    waiting.push(p.is_chance() ? Document("chance") : Document(p.seat.value));
    if (p.is_chance() || observer.sees_secrets_of(p.seat)) prompt = prompt_document(*this, p);
  }
  view.set("waiting", std::move(waiting));
  view.set("prompt", std::move(prompt));
  view.set("table", table_->view(observer));
  return view;
}

Document Match::view_events(Observer observer, std::size_t from) const {
  Document list = Document::list();
  for (std::size_t i = from; i < events_.size(); ++i) {
    const Event& event = events_[i].event;
    if (!event.audience.includes(observer)) continue;
    Document line = Document::map();
    line.set("event", table_->event_id(event));
    line.set("clause", id_of(event.clause));
    line.set("after", events_[i].after_inputs);
    line.set("text", text_entries(table_->event_text(event)));
    line.set("objects", object_list(*table_, event.about));
    list.push(std::move(line));
  }
  return list;
}

}  // namespace kostka::kernel
