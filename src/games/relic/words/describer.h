// Describer: the words for conditions, costs, places, windows and effects. For describe.cpp and its parts only.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/relic/content/nouns.h"
#include "games/relic/words/describe.h"

namespace kostka::games::relic {

using kernel::Case;
using kernel::Counted;
using kernel::counted;
using kernel::join_and;
using kernel::join_or;
using kernel::say;
using kernel::Text;

// Who a sentence is about and in which form its verbs stand.
enum class Person : std::uint8_t { you, other };
enum class Mood : std::uint8_t { indicative, infinitive };
// Whose window it is.
enum class Whose : std::uint8_t { own, another, anybody };

struct Voice {
  Person person = Person::you;
  Mood mood = Mood::indicative;
  Window window = Window::space;
};

// The forms of one verb: English bare and third person; Polish second person, third person, infinitive.
struct Forms {
  std::string_view en, en_other, pl_you, pl_other, pl_infinitive;
};

inline Text conjugate(const Forms& f, Voice v) {
  if (v.mood == Mood::infinitive) return {std::string(f.en), std::string(f.pl_infinitive)};
  if (v.person == Person::you) return {std::string(f.en), std::string(f.pl_you)};
  return {std::string(f.en_other), std::string(f.pl_other)};
}

inline Text operator+(Text a, const Text& b) {
  a.en += b.en;
  a.pl += b.pl;
  return a;
}

// "+2 to the battle score"
inline bool is_number(const Text& text) { return text.en.starts_with('+') || text.en.starts_with("−"); }

// One effect in words. A predicate takes its subject from outside ("gain 1 Life"), the others have their own.
struct Phrase {
  Text text;
  bool predicate = true;
};

class Describer {
 public:
  explicit Describer(const Catalogue& catalogue) : c_(catalogue) {}

  Text sequence(Body body, Voice v) const;
  // "draw 1 Power card": what can follow "you may" or "to"; nothing if it has to be said otherwise.
  std::optional<Text> infinitive(Body body, Voice v) const;
  // What is had for a cost: " to draw 1 Power card", " to add +2 to the battle score", ": a tie counts as won".
  Text purpose(Body body, Voice v) const;
  bool all_predicates(Body body, Voice v) const;
  bool share_a_verb(Body body) const;
  bool only_numbers(Body body, Voice v) const;
  Text condition(ConditionId id, Voice v) const;
  Text cost(const Cost& cost, Voice v) const;
  Text window(Window window, Whose whose) const;
  Text objective(const Objective& o) const;
  Text place_in(const Place& place) const;

 private:
  Phrase phrase(const Effect& e, Voice v) const;
  Phrase phrase_of_values(const Effect& e, Voice v) const;
  Phrase phrase_of_battles(const Effect& e, Voice v) const;
  Phrase phrase_of_structure(const Effect& e, Voice v) const;
  Phrase phrase_of_figures(const Effect& e, Voice v) const;
  Phrase phrase_of_rules(const Effect& e, Voice v) const;
  Phrase act(const Forms& forms, Voice v, const Text& rest) const {
    return {conjugate(forms, v) + Text{" ", " "} + rest, true};
  }
  Phrase act(const Forms& forms, Voice v) const { return {conjugate(forms, v), true}; }
  static Phrase fact(Text text) { return {std::move(text), false}; }

  Text amount(const Amount& a, const kernel::Noun& noun, Case c = Case::accusative) const;
  Text for_each(const Amount& a) const;
  Text plus(const Amount& a, const Text& what) const;
  Text of_traits(const std::array<TraitId, 2>& traits) const;
  Text trait(TraitId id) const { return quoted(c_.traits[id.index()].name); }
  Text place_to(const Place& place) const;
  Text place_on(const Place& place) const;
  Text number_condition(const Condition& c, Voice v) const;
  Text blocks_text(const Effect& e, Voice v) const;
  Text players(const Effect& e) const;

  const Catalogue& c_;
};

}  // namespace kostka::games::relic
