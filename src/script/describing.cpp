#include "script/describing.h"

#include <algorithm>

namespace kostka::script {
namespace {

bool share_a_verb(std::span<const Phrase> phrases) {
  const Forms* shared = phrases.front().shared;
  return shared && std::ranges::all_of(phrases, [shared](const Phrase& p) { return p.shared == shared; });
}

void drop_first_word(std::string& text) { text.erase(0, text.find(' ') + 1); }

}  // namespace

Text conjugate(const Forms& f, Person person, Mood mood) {
  if (mood == Mood::infinitive) return {std::string(f.en), std::string(f.pl_infinitive)};
  if (person == Person::you) return {std::string(f.en), std::string(f.pl_you)};
  return {std::string(f.en_other), std::string(f.pl_other)};
}

bool is_number(const Text& text) { return text.en.starts_with('+') || text.en.starts_with("−"); }

Text signed_number(int n) {
  const std::string number = (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n) + ' ';
  return {number, number};
}

Text sequence(std::span<const Phrase> phrases, Person person, Mood mood) {
  std::vector<Text> parts;
  const bool shared = phrases.size() > 1 && share_a_verb(phrases);
  bool simple = true, other_subject = false;
  for (const Phrase& phrase : phrases) {
    Text text = phrase.text;
    // After a part with a subject of its own English needs to say again who is meant; the Polish verb does.
    if (phrase.predicate && other_subject && person == Person::you && mood == Mood::indicative) {
      text.en = "you " + text.en;
    }
    other_subject = other_subject || !phrase.predicate;
    if (!parts.empty() && shared) {
      drop_first_word(text.en);
      drop_first_word(text.pl);
    }
    simple = simple && text.en.find_first_of(":;,") == std::string::npos;
    parts.push_back(std::move(text));
  }
  if (simple) return kernel::join_and(parts);
  Text joined;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    joined = joined + (i == 0 ? Text{} : Text{"; then ", "; potem "}) + parts[i];
  }
  return joined;
}

std::optional<Text> infinitive(std::span<const Phrase> phrases, Person person) {
  if (phrases.size() == 1 && phrases.front().alone) return phrases.front().text;
  if (std::ranges::all_of(phrases, [](const Phrase& p) { return is_number(p.text); })) {
    const Text numbers = sequence(phrases, person, Mood::infinitive);
    return (numbers.en.starts_with('+') ? Text{"add ", "dodać "} : Text{"apply ", "zastosować "}) + numbers;
  }
  const bool has_price = std::ranges::any_of(phrases, [](const Phrase& p) { return p.has_price; });
  if (has_price || !all_predicates(phrases)) return {};
  return sequence(phrases, person, Mood::infinitive);
}

Text purpose(std::span<const Phrase> in_infinitive, std::span<const Phrase> plain, Person person) {
  const bool nested = in_infinitive.size() == 1 && in_infinitive.front().has_price;
  const auto what = nested ? std::nullopt : infinitive(in_infinitive, person);
  return what ? Text{" to ", ", aby "} + *what : Text{": ", ": "} + sequence(plain, person, Mood::indicative);
}

bool all_predicates(std::span<const Phrase> phrases) {
  return std::ranges::all_of(phrases, [](const Phrase& p) { return p.predicate; });
}

Text sentence(const Text& text) {
  const Text capital = kernel::capitalise(text);
  return {capital.en + '.', capital.pl + '.'};
}

}  // namespace kostka::script
