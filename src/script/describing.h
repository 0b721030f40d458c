// What effects are put into words with, in English and Polish: the forms of verbs, phrases with and without a subject
// of their own, and how phrases become sentences. A game brings one phrase for each of its verbs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/language/text.h"

namespace kostka::script {

using kernel::Text;

inline Text operator+(Text a, const Text& b) {
  a.en += b.en;
  a.pl += b.pl;
  return a;
}

// Who a sentence is about, which form its verbs take, and whose window it describes.
enum class Person : std::uint8_t { you, other };
enum class Mood : std::uint8_t { indicative, infinitive };
enum class Whose : std::uint8_t { own, another, anybody };

template <class Window>
struct Voice {
  Person person = Person::you;
  Mood mood = Mood::indicative;
  Window window{};
  bool inside = false;    // of an alternative or a label: no lines of its own
  bool followed = false;  // by something else in the same text

  [[nodiscard]] Voice plain() const { return in(Mood::indicative); }
  [[nodiscard]] Voice infinitive() const { return in(Mood::infinitive); }
  [[nodiscard]] Voice about(Person whom) const { return {whom, Mood::indicative, window, inside, followed}; }
  [[nodiscard]] Voice within() const { return {person, Mood::indicative, window, true, false}; }
  [[nodiscard]] Voice in(Mood other) const { return {person, other, window, inside, followed}; }
};

// The forms of one verb: English bare and third person; Polish second person, third person, infinitive.
struct Forms {
  std::string_view en, en_other, pl_you, pl_other, pl_infinitive;
};
Text conjugate(const Forms& forms, Person person, Mood mood);

// One effect in words.
struct Phrase {
  Text text;
  // A predicate takes its subject from outside ("gain 1 Life"), the others have one of their own.
  bool predicate = true;
  // Although it is no predicate, it can follow "you may" if nothing stands beside it ("choose one: ..").
  bool alone = false;
  // It has a price of its own and cannot be one of several things that follow "you may".
  bool has_price = false;
  // Other players do it, and say so: "each player loses 1 Life".
  bool by_others = false;
  // Neighbours with the same verb say it once: "gain 1 Life and 2 influence". Its forms are single words.
  const Forms* shared = nullptr;
};

template <class Window>
Phrase act(const Forms& forms, const Voice<Window>& v, const Text& rest) {
  return {conjugate(forms, v.person, v.mood) + Text{" ", " "} + rest};
}
// The same for verbs that neighbours share.
template <class Window>
Phrase act_alike(const Forms& forms, const Voice<Window>& v, const Text& rest) {
  Phrase phrase = act(forms, v, rest);
  phrase.shared = &forms;
  return phrase;
}
inline Phrase fact(Text text) { return {std::move(text), false}; }
// What has a subject of its own or none at all, and yet can follow "you may".
inline Phrase alone(Text text) { return {std::move(text), false, true}; }

// Several ways to go on, of which one is taken: "choose one: a or b". Long ones stand below each other, each on a line
// of its own, unless they are inside another text.
Text alternatives(const Text& head, std::span<const Text> ways, bool inside);
// What comes of a roll, each with its label: "test Cunning 7; success: a; failure: b". They stand below each other
// where it would be unclear otherwise which of them a part belongs to.
struct LabelledText {
  Text label, text;
};
Text results_of_roll(const Text& head, std::span<const LabelledText> parts, bool inside, bool followed);

// "+2 to the battle score"
bool is_number(const Text& text);
// "+2 ", "−1 "
Text signed_number(int n);

// "a, b and c"; parts that hold colons or semicolons of their own are set apart more clearly.
Text sequence(std::span<const Phrase> phrases, Person person, Mood mood);
// What can follow "you may" or "to": "draw 1 Power card". The phrases stand in the infinitive. Nothing if it has to be
// said otherwise.
std::optional<Text> infinitive(std::span<const Phrase> phrases, Person person);
// What is had for a price: " to draw 1 Power card", " to add 2 to the battle score", ": a tie counts as won".
Text purpose(std::span<const Phrase> in_infinitive, std::span<const Phrase> plain, Person person);
bool all_predicates(std::span<const Phrase> phrases);

// A whole sentence with its capital letter and full stop.
Text sentence(const Text& text);

}  // namespace kostka::script
