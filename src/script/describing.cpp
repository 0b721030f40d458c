#include "script/describing.h"

#include <algorithm>

namespace kostka::script {
namespace {

bool share_a_verb(std::span<const Phrase> phrases) {
  const Forms* shared = phrases.front().shared;
  return shared && std::ranges::all_of(phrases, [shared](const Phrase& p) { return p.shared == shared; });
}

void drop_first_word(std::string& text) { text.erase(0, text.find(' ') + 1); }

bool is_simple(const Text& text) { return text.en.find_first_of(":;,") == std::string::npos; }

// Short enough that "or" between two of them leaves no doubt.
bool is_plain_way(const Text& text) {
  return is_simple(text) && text.en.find(" and ") == std::string::npos &&
         text.pl.find_first_of(":;,") == std::string::npos;
}

// One below the other, each behind a dash.
Text below_each_other(const Text& head, std::span<const Text> lines) {
  Text text = head + Text{":", ":"};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Text end = i + 1 < lines.size() ? Text{";", ";"} : Text{};
    text = text + Text{"\n– ", "\n– "} + lines[i] + end;
  }
  return text;
}

// Polish sets ", a" where somebody else goes on: "tracisz 1 punkt życia, a każdy inny gracz zyskuje 1 punkt życia".
std::string join_in_polish(std::span<const Phrase> phrases, std::span<const Text> parts, bool to_reader) {
  std::string joined;
  for (std::size_t i = 0; i < parts.size();) {
    std::vector<Text> same;
    const bool others = phrases[i].by_others, predicate = phrases[i].predicate;
    for (; i < parts.size() && phrases[i].by_others == others; ++i) same.push_back(parts[i]);
    if (!joined.empty()) joined += !others && predicate && to_reader ? ", a ty " : ", a ";
    joined += kernel::join_and(same).pl;
  }
  return joined;
}

// "+2 to the battle score" as what is added: "2 to the battle score"; a loss as what is taken: "2 from the battle
// score".
Text without_sign(Text text) {
  const bool plus = text.en.starts_with('+');
  for (std::string* each : {&text.en, &text.pl}) each->erase(0, std::string_view(plus ? "+" : "−").size());
  if (plus) return text;
  const auto turn = [](std::string& each, std::string_view to, std::string_view from) {
    const std::size_t at = each.find(' ') + 1;
    if (std::string_view(each).substr(at).starts_with(to)) each.replace(at, to.size(), from);
  };
  turn(text.en, "to ", "from ");
  turn(text.pl, "do ", "od ");
  return text;
}

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
    simple = simple && is_simple(text);
    parts.push_back(std::move(text));
  }
  const bool to_reader = person == Person::you && mood == Mood::indicative;
  if (simple) return {kernel::join_and(parts).en, join_in_polish(phrases, parts, to_reader)};
  Text joined;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      const bool after_lines = parts[i - 1].en.find('\n') != std::string::npos;
      joined = joined + (after_lines ? Text{".\nThen", ".\nPotem"} : Text{"; then", "; potem"});
      joined.en += parts[i].en.starts_with("if ") ? ", " : " ";
      joined.pl += parts[i].pl.starts_with("jeśli ") ? ", " : " ";
    }
    joined = joined + parts[i];
  }
  return joined;
}

std::optional<Text> infinitive(std::span<const Phrase> phrases, Person person) {
  if (phrases.size() == 1 && phrases.front().alone) return phrases.front().text;
  if (std::ranges::all_of(phrases, [](const Phrase& p) { return is_number(p.text); })) {
    const bool plus = phrases.front().text.en.starts_with('+');
    std::vector<Text> numbers;
    for (const Phrase& phrase : phrases) {
      const bool same_sign = phrase.text.en.starts_with('+') == plus;
      numbers.push_back(same_sign ? without_sign(phrase.text) : phrase.text);
    }
    return (plus ? Text{"add ", "dodać "} : Text{"subtract ", "odjąć "}) + kernel::join_and(numbers);
  }
  const bool has_price = std::ranges::any_of(phrases, [](const Phrase& p) { return p.has_price; });
  if (has_price || !all_predicates(phrases)) return {};
  return sequence(phrases, person, Mood::infinitive);
}

Text purpose(std::span<const Phrase> in_infinitive, std::span<const Phrase> plain, Person person) {
  // A second price is paid together with the first one.
  if (in_infinitive.size() == 1 && in_infinitive.front().has_price && in_infinitive.front().alone) {
    return Text{" and ", " i "} + in_infinitive.front().text;
  }
  const bool nested = in_infinitive.size() == 1 && in_infinitive.front().has_price;
  const auto what = nested ? std::nullopt : infinitive(in_infinitive, person);
  return what ? Text{" to ", ", aby "} + *what : Text{": ", ": "} + sequence(plain, person, Mood::indicative);
}

Text alternatives(const Text& head, std::span<const Text> ways, bool inside) {
  const bool simple = std::ranges::all_of(ways, is_plain_way);
  if (!inside && (!simple || ways.size() > 2)) return below_each_other(head, ways);
  Text text = head;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Text between = i == 0 ? Text{": ", ": "} : simple ? Text{" or ", " albo "} : Text{"; or ", "; albo "};
    text = text + between + ways[i];
  }
  return text;
}

Text results_of_roll(const Text& head, std::span<const LabelledText> parts, bool inside, bool followed) {
  std::vector<Text> lines;
  bool simple = true;
  for (const LabelledText& part : parts) {
    lines.push_back(part.label + Text{": ", ": "} + part.text);
    simple = simple && part.text.en.find_first_of(":;") == std::string::npos;
  }
  if (!inside && (parts.size() > 2 || followed || (parts.size() == 2 && !simple))) return below_each_other(head, lines);
  Text text = head;
  for (const Text& line : lines) text = text + Text{"; ", "; "} + line;
  return text;
}

bool all_predicates(std::span<const Phrase> phrases) {
  return std::ranges::all_of(phrases, [](const Phrase& p) { return p.predicate; });
}

Text sentence(const Text& text) {
  const Text capital = kernel::capitalise(text);
  return {capital.en + '.', capital.pl + '.'};
}

}  // namespace kostka::script
