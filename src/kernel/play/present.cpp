// How a match looks from outside: ids, labels and the documents that leave the process.
#include <algorithm>

#include "kernel/data/reflect.h"
#include "kernel/data/written.h"
#include "kernel/language/typeset.h"
#include "kernel/play/events.h"
#include "kernel/play/match.h"
#include "kernel/play/seen.h"

namespace kostka::kernel {
namespace {

auto typeset_text(const Text& text) {
  return written_as<Text>([&text](Writer& out) {
    write_struct<Text>(out, typeset(text.en, Language::en), typeset(text.pl, Language::pl));
  });
}

template <class Objects>
auto ids_of(const Table& table, const Objects& objects) {
  return written_list<std::string>([&](Writer& out) {
    for (const Object& o : objects) {
      if (o.valid()) out.text(table.object_id(o));
    }
  });
}

auto winners_of(const Match& match) {
  return written_list<std::int32_t>([&match](Writer& out) {
    for (std::size_t s = 0; match.over() && s < match.setup().seats; ++s) {
      if (match.result().won(Seat{s})) out.number(static_cast<std::int64_t>(s));
    }
  });
}

// The seats that have to decide; chance is -1.
auto waiting_in(const Match& match) {
  return written_list<std::int32_t>([&match](Writer& out) {
    for (const Prompt& p : match.prompts()) {
      if (!p.answered()) out.number(p.is_chance() ? -1 : p.seat.value);
    }
  });
}

std::string kind_of(const Match& match, const Prompt& prompt) {
  if (!prompt.is_chance()) return match.table().question_id(prompt.question);
  if (prompt.listed > 0) return "draw";
  return prompt.number_kind == Table::Pick::kRollAnswer ? "roll" : "pick";
}

// Whether the copy on which a final answer was tried stands behind the end of the turn. It stops where dice would be
// thrown or cards drawn, so what comes before the end of a turn keeps it in it. Where a hidden hand can interrupt a
// turn nobody is told: whether it does would show the hand.
bool ended_turn(const Match& match, const Prompt& prompt, const Match& scratch) {
  return match.game().info().turns_end_in_the_open && match.prompts().size() == 1 &&
         match.table().active() == prompt.seat && !scratch.over() && scratch.table().active() != prompt.seat;
}

void write_option(Writer& out, const Match& match, const Prompt& prompt, std::uint32_t i, Match* scratch) {
  const Option o = match.option(prompt, i);
  const Text label = match.option_label(prompt, i);
  const bool is_final = scratch != nullptr && match.is_final(prompt, i, *scratch);
  write_struct<OptionView>(out, match.option_id(prompt, i), typeset_text(label), ids_of(match.table(), o.about),
                           is_final, is_final && ended_turn(match, prompt, *scratch),
                           written_as<Document>([&](Writer& outcome) {
                             if (prompt.is_chance())
                               outcome.null();
                             else
                               match.table().write_outcome(outcome, prompt, o);
                           }));
}

// `scratch` is null for anyone who only looks on.
void write_prompt(Writer& out, const Match& match, const Prompt& prompt, Match* scratch) {
  std::optional<NumbersView> numbers;
  if (prompt.numbers() > 0) {
    numbers = {prompt.first_number, prompt.last_number, match.option_id(prompt, prompt.listed)};
  }
  const Text question = match.table().question_text(prompt.question);
  write_struct<PromptView>(out, kind_of(match, prompt), id_of(prompt.clause), typeset_text(question),
                           ids_of(match.table(), prompt.question.about), written_list<OptionView>([&](Writer& options) {
                             for (std::uint32_t i = 0; i < prompt.listed; ++i) {
                               write_option(options, match, prompt, i, scratch);
                             }
                           }),
                           numbers);
}

void write_line(Writer& out, const Table& table, const Told& told) {
  const Event& event = told.event;
  const Text text = table.event_text(event);
  const std::vector<Object> objects = table.event_objects(event);
  write_struct<EventLine>(out, table.event_id(event), id_of(event.clause), told.after_inputs, typeset_text(text),
                          ids_of(table, objects),
                          written_as<Document>([&](Writer& data) { table.write_event(data, event); }));
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

std::optional<std::string> ObjectNaming::name(std::string_view kind, std::uint32_t value) const {
  if (kind != kObjectKind) return others_.name(kind, value);
  const Object object = unpacked(value);
  if (!object.valid()) return {};
  return table_.object_id(object);
}

Option Match::option(const Prompt& prompt, std::uint32_t i) const {
  Prompt asked = prompt;
  asked.answer = static_cast<std::int32_t>(i);
  return table_->chosen(asked);
}

std::string Match::option_id(const Prompt& prompt, std::uint32_t i) const {
  const Option o = option(prompt, i);
  switch (o.kind) {
    case Table::Pick::kPickAnswer: return "pick:" + std::to_string(o.amount);
    case Table::Pick::kRollAnswer: return "roll:" + std::to_string(o.amount);
    case Table::Pick::kDrawAnswer: return "draw:" + table_->object_id(o.about[0]);
    default: return table_->option_id(o);
  }
}

Text Match::option_label(const Prompt& prompt, std::uint32_t i) const {
  const Option o = option(prompt, i);
  switch (o.kind) {
    case Table::Pick::kPickAnswer: return say("number {0}", "numer {0}", {o.amount + 1});
    case Table::Pick::kRollAnswer: return say("{0}", "{0}", {o.amount});
    case Table::Pick::kDrawAnswer: return table_->object_name(o.about[0]);
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

// A question belongs to the one who is asked; what chance is asked lists the deck, so only the record keeper sees it.
const Prompt* Match::prompt_shown_to(Observer observer) const {
  const auto shown = std::ranges::find_if(table_->prompts_, [observer](const Prompt& p) {
    return !p.answered() && (p.is_chance() ? observer.is_record_keeper() : observer.sees_secrets_of(p.seat));
  });
  return shown == table_->prompts_.end() ? nullptr : &*shown;
}

void Match::write_view_of(Writer& out, Observer observer, const Prompt* prompt, Match* scratch) const {
  write_struct<View>(out, table_->inputs_, over_, winners_of(*this),
                     table_->fault_ ? std::optional<std::string>(table_->fault_) : std::nullopt, waiting_in(*this),
                     written_as<std::optional<PromptView>>([&](Writer& shown) {
                       if (prompt)
                         write_prompt(shown, *this, *prompt, scratch);
                       else
                         shown.null();
                     }),
                     written_as<Document>([&](Writer& table) { table_->write_view(table, observer); }));
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
    write_line(out, *table_, events_[i]);
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

std::vector<RefusalView> Match::refusals_of(Seat who) const {
  std::vector<RefusalView> seen;
  const Prompt* asked = prompt_of(who);
  for (const Refusal& refusal : table_->refusals_) {
    if (!asked || (refusal.who.valid() && refusal.who != who)) continue;
    const Text label = table_->option_label(refusal.option);
    RefusalView& view = seen.emplace_back();
    view.option = table_->option_id(refusal.option);
    view.label = {typeset(label.en, Language::en), typeset(label.pl, Language::pl)};
    for (const Object& o : refusal.option.about) {
      if (o.valid()) view.objects.push_back(table_->object_id(o));
    }
    view.clause = id_of(refusal.clause);
    view.outcome = table_->outcome(*asked, refusal.option);
  }
  return seen;
}

Document Match::view_refusals(Seat who) const { return to_document(refusals_of(who)); }

}  // namespace kostka::kernel
