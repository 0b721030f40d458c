// A verb of the effect language stands in one row with everything that can be said of it:
//
//   read        its arguments and blocks, after its word
//   candidates  what can be chosen for it
//   possible    whether carrying it out can change anything now; what cannot is not offered (NEM-ACT-14)
//   resolve     what it does: at once, or as a rule that may ask and roll
//   describe    its words in both languages
//
// The rows are specialisations of Row, by theme in the headers of this folder. verbs.cpp makes the tables of them that
// reading, rules and words go by; a verb of language.h without a row, or a row without a column, does not compile.
#pragma once

#include "games/nemesis/language/expression_reader.h"
#include "games/nemesis/rules/verb_rules.h"
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis::verbs {

template <Verb V>
struct Row;

// ---- read ----
inline void no_arguments(Expression&, Effect&) {}
inline void only_a_block(Expression& r, Effect& e) { r.block(e); }
// `(3)`, `(all)`
inline void only_an_amount(Expression& r, Effect& e) {
  r.brackets([&] { e.n = r.amount(); });
}
inline void only_a_species(Expression& r, Effect& e) {
  r.brackets([&] { e.species = r.species(); });
}
// `(a)`: one of these words
template <Word... Allowed>
void only_a_word(Expression& r, Effect& e) {
  r.brackets([&] { e.word = r.one_of({Allowed...}); });
}
// `(destroyed)` or nothing
template <Word Allowed>
void perhaps_a_word(Expression& r, Effect& e) {
  if (r.next_is('(')) only_a_word<Allowed>(r, e);
}
// `, safe, quiet`
inline void manner(Expression& r, Effect& e) {
  while (r.accept(',')) {
    const Word word = r.one_of({Word::safe, Word::quiet});
    (word == Word::safe ? e.safe : e.quiet) = true;
  }
}
// `(near, safe)`
inline void a_step(Expression& r, Effect& e) {
  r.brackets([&] {
    e.word = r.one_of({Word::near});
    manner(r, e);
  });
}
constexpr std::uint32_t filters(std::initializer_list<Is> list) {
  std::uint32_t set = 0;
  for (const Is is : list) set |= 1u << static_cast<unsigned>(is);
  return set;
}

// ---- candidates, possible, resolve ----
inline constexpr decltype(Resolving::candidates) nothing_to_choose = nullptr;
inline constexpr decltype(Resolving::possible) always = nullptr;
// The rules ask for it themselves, at the moment that the card names.
inline void asked_for(Nemesis&, const Effect&, const Cause&) {}

// ---- describe ----
template <std::size_t N>
Phrase plain(const Forms& forms, Voice v, const char (&en)[N], std::string_view pl) {
  return act(forms, v, {std::string(en), std::string(pl)});
}
// What an enemy does, who has no words of its own: the one that was named, or the attacker.
inline Phrase enemy_act(const Forms& forms, Voice v, const Text& rest) {
  if (v.person == Person::other) return act(forms, v, rest);
  return fact(Text{"the Intruder ", "intruz "} + script::conjugate(forms, Person::other, Mood::indicative) +
              Text{" ", " "} + rest);
}
// Two things in a row: "take 1 Egg in hand and make a Noise roll".
inline Phrase act_twice(const Forms& first, const Text& what, const Forms& second, const Text& then, Voice v) {
  const auto verb = [&](const Forms& forms) { return script::conjugate(forms, v.person, v.mood); };
  const Text space{" ", " "};
  return {verb(first) + space + what + Text{" and ", " i "} + verb(second) + space + then};
}
namespace forms {
inline constexpr Forms kSuffer{"suffer", "suffers", "otrzymujesz", "otrzymuje", "otrzymać"};
inline constexpr Forms kGain{"gain", "gains", "otrzymujesz", "otrzymuje", "otrzymać"};
inline constexpr Forms kPut{"put", "puts", "kładziesz", "kładzie", "położyć"};
inline constexpr Forms kRemove{"remove", "removes", "usuwasz", "usuwa", "usunąć"};
inline constexpr Forms kDraw{"draw", "draws", "dobierasz", "dobiera", "dobrać"};
inline constexpr Forms kDiscard{"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"};
inline constexpr Forms kMove{"move", "moves", "przechodzisz", "przechodzi", "przejść"};
inline constexpr Forms kScan{"scan", "scans", "skanujesz", "skanuje", "zeskanować"};
inline constexpr Forms kLook{"look", "looks", "podglądasz", "podgląda", "podejrzeć"};
inline constexpr Forms kHeal{"heal", "heals", "leczysz", "leczy", "wyleczyć"};
inline constexpr Forms kShoot{"shoot", "shoots", "strzelasz", "strzela", "strzelić"};
inline constexpr Forms kMake{"make", "makes", "wykonujesz", "wykonuje", "wykonać"};
inline constexpr Forms kKeep{"keep", "keeps", "zatrzymujesz", "zatrzymuje", "zatrzymać"};
inline constexpr Forms kClose{"close", "closes", "zamykasz", "zamyka", "zamknąć"};
}  // namespace forms

// "2 Light Wounds", or "all your Light Wounds"
inline Text so_many(std::int8_t n, const kernel::Noun& noun) {
  if (n != kAll) return counted(n, noun, Case::accusative);
  return say("all your {0:nom+}", "wszystkie swoje {0:acc+}", {noun});
}

}  // namespace kostka::games::nemesis::verbs
