// A verb of the effect language stands in one row with everything that can be said of it:
//
//   read      its arguments and blocks, after its word
//   windows   where the rules look for it; anywhere else it would never take effect
//   possible  whether carrying it out can change anything now; what cannot is not offered (REL-GEN-13)
//   resolve   what it does: at once, or as a rule that may ask and roll
//   describe  its words in both languages
//   worth     what it means to a bot, in points
//
// The rows are specialisations of Row, by theme in the headers of this folder. verbs.cpp makes the tables of them that
// reading, rules, words and bots go by; a verb of language.h without a row, or a row without a column, does not
// compile.
#pragma once

#include "games/relic/bots/worth.h"
#include "games/relic/language/expression_reader.h"
#include "games/relic/rules/effects.h"
#include "games/relic/words/describer.h"

namespace kostka::games::relic::verbs {

template <Verb V>
struct Row;

// ---- read ----
inline void no_arguments(Expression&, Effect&) {}
// `{..}` alone
inline void only_a_block(Expression& r, Effect& e) { r.block(e); }
// `(3)`, `(per(relics))`
inline void only_an_amount(Expression& r, Effect& e) {
  r.brackets([&] { e.amount = r.amount(); });
}
// `(power,2)`: one of these words and a plain number
template <What... Allowed>
void word_and_number(Expression& r, Effect& e) {
  r.brackets([&] {
    e.what = r.one_of({Allowed...});
    r.need(',');
    e.amount = r.fixed();
  });
}
// `(life,per(level))`: one of these words and any amount
template <What... Allowed>
void word_and_amount(Expression& r, Effect& e) {
  r.brackets([&] {
    e.what = r.one_of({Allowed...});
    r.need(',');
    e.amount = r.amount();
  });
}
// `(power)`
template <What... Allowed>
void only_a_word(Expression& r, Effect& e) {
  r.brackets([&] { e.what = r.one_of({Allowed...}); });
}

// ---- windows ----
inline constexpr WindowSet kEverywhere = ~set_of(Window::always);
inline constexpr WindowSet kBeforeScores = script::windows(
    {Window::battle_start, Window::battle_prepare, Window::battle_foe_roll, Window::battle_roll, Window::battle_value});

inline WindowSet everywhere(const Effect&) { return kEverywhere; }
inline WindowSet before_scores(const Effect&) { return kBeforeScores; }
template <Window... W>
WindowSet only_in(const Effect&) {
  return script::windows({W...});
}

// ---- possible ----
inline bool always(const Relic&, const Effect&, const Cause&) { return true; }
// Nothing that would be worth doing for its own sake.
inline bool never(const Relic&, const Effect&, const Cause&) { return false; }
template <std::size_t I = 0>
bool block_is_possible(const Relic& g, const Effect& e, const Cause& cause) {
  return relic::possible(g, effects::block(g, e, I), cause);
}

// ---- resolve ----
// The rules ask for it themselves (modifiers.cpp, out.cpp), so nothing happens when its turn comes.
inline void asked_for(Relic&, const Effect&, const Cause&) {}

// ---- describe ----
namespace forms {
inline constexpr Forms kGain{"gain", "gains", "zyskujesz", "zyskuje", "zyskać"};
inline constexpr Forms kLose{"lose", "loses", "tracisz", "traci", "stracić"};
inline constexpr Forms kDraw{"draw", "draws", "dobierasz", "dobiera", "dobrać"};
inline constexpr Forms kDiscard{"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"};
inline constexpr Forms kTake{"take", "takes", "bierzesz", "bierze", "wziąć"};
inline constexpr Forms kReveal{"reveal", "reveals", "odkrywasz", "odkrywa", "odkryć"};
inline constexpr Forms kPut{"put", "puts", "kładziesz", "kładzie", "położyć"};
inline constexpr Forms kMove{"move", "moves", "przechodzisz", "przechodzi", "przejść"};
inline constexpr Forms kShove{"move", "moves", "przesuwasz", "przesuwa", "przesunąć"};
inline constexpr Forms kEvade{"evade", "evades", "unikasz", "unika", "uniknąć"};
}  // namespace forms

// ---- worth ----
inline int worth_nothing(const Appraisal&, const Effect&, const Cause&) { return 0; }
template <int Points>
int worth_points(const Appraisal&, const Effect&, const Cause&) {
  return Points;
}
template <int Points>
int worth_points_each(const Appraisal& a, const Effect& e, const Cause& cause) {
  return Points * a.number(e, cause);
}
inline int worth_of_block(const Appraisal& a, const Effect& e, const Cause& cause) { return a.inner(e, 0, cause); }
// A small help in the battle or test that goes on.
inline int helps_a_little(const Appraisal& a, const Effect&, const Cause& cause) { return a.helps({.sum = 1}, cause); }

}  // namespace kostka::games::relic::verbs
