// What Karak asks, in words.
#include "games/karak/content/nouns.h"
#include "games/karak/rules/table.h"
#include "script/wording.h"

namespace kostka::games::karak {
namespace {

using kernel::Counted;
using kernel::Question;
using kernel::say;
using kernel::Text;

Text slot_question(const Karak& g, const Question& q) {
  if (q.amount == 0) return {"Your actions are used. Anything else?", "Akcje wykorzystane. Coś jeszcze?"};
  return say("Action {0} of {1}", "Akcja {0} z {1}", {q.amount, g.s.slots});
}

Text dice_question(const Karak&, const Question& q) {
  if (q.amount == 0) return {"Which dice do you roll?", "Którymi kośćmi rzucasz?"};
  return say("Which dice do you roll? You need {0}.", "Którymi kośćmi rzucasz? Potrzebujesz: {0}.", {q.amount});
}

Text blessing_question(const Karak&, const Question& q) {
  if (q.amount == 0) return {"Do you cast Blessing and take a unit?", "Rzucasz Błogosławieństwo, aby wziąć oddział?"};
  return say("{0} {0|skull|skulls} on your dice. Do you cast Blessing?",
             "{0} {0|czaszka|czaszki|czaszek} na twoich kościach. Rzucasz Błogosławieństwo?", {q.amount});
}

Text hard_head_question(const Karak&, const Question& q) {
  return say("Which unit do you save? You have {0}.", "Który oddział ratujesz? Masz {0:acc}.",
             {Counted{q.amount, nouns::life()}});
}

// {0}: what it is about; {1}: the amount.
constexpr script::Wording<Asking, Karak, Question> kQuestions[] = {
    {Asking::hero, "Which hero do you play?", "Którym bohaterem grasz?"},
    {Asking::slot, slot_question},
    {Asking::rotation, "How do you turn the tile: {0}?", "Jak obracasz płytkę: {0}?"},
    {Asking::tile_choice, "Which tile do you lay?", "Którą płytkę kładziesz?"},
    {Asking::army_choice, "Which monster army comes to {0}?", "Która armia potworów trafia na płytkę: {0}?"},
    {Asking::lair, "Do you fight in {0}?", "Walczysz na płytce: {0}?"},
    {Asking::build_more, "Another building?", "Jeszcze jeden budynek?"},
    {Asking::train_more, "Another unit?", "Jeszcze jeden oddział?"},
    {Asking::tax, "Which resource do you pay to the Emperor ({0})?", "Który zasób oddajesz Imperatorowi ({0})?"},
    {Asking::gift_building, "Whose city gets this building too: {0}?", "W czyim mieście powstaje także: {0}?"},
    {Asking::gift_unit, "Who gets which unit from you?", "Kto i jaki oddział od ciebie dostaje?"},
    {Asking::gather_more, "Which resource do you take 1 more of?", "Którego zasobu bierzesz o 1 więcej?"},
    {Asking::gather_less, "The Plague: which resource do you get 1 less of?",
     "Zaraza: którego zasobu dostajesz o 1 mniej?"},
    {Asking::drop, "You found: {0}. Which item stays behind?", "Znaleziono: {0}. Który przedmiot zostaje na płytce?"},
    {Asking::roar_to, "Where does this army go: {0}?", "Dokąd trafia armia: {0}?"},
    {Asking::dream_heal, "Do you heal yourself and {0}?", "Leczysz siebie oraz bohatera: {0}?"},
    {Asking::dice, dice_question},
    {Asking::rerolls, "Your sum is {1}. Re-roll?", "Twoja suma: {1}. Ponawiasz rzut?"},
    {Asking::reroll_dice, "{0}: which dice do you re-roll?", "{0}: którymi kośćmi rzucasz ponownie?"},
    {Asking::plague, "Plague and Misery: who gets the token?", "Zaraza i Niedola: kto dostaje żeton?"},
    {Asking::betrayal, "Betrayal: who gets the Time Lord die?", "Zdrada: kto dostaje kość Pana Czasu?"},
    {Asking::blessing, blessing_question},
    {Asking::shield, "Which skull does the shield stop?", "Którą czaszkę zatrzymuje tarcza?"},
    {Asking::hard_head, hard_head_question},
    {Asking::spells, "Your sum is {1}. Do you use a spell?", "Twoja suma: {1}. Używasz zaklęcia?"},
    {Asking::blessed_unit, "Which unit comes to you?", "Który oddział do ciebie przychodzi?"},
    {Asking::step, "Do you step onto {0}?", "Wchodzisz na płytkę: {0}?"},
    {Asking::starter, "Who starts?", "Kto zaczyna?"},
    {Asking::last_tile, "Which tile lies at the bottom of the stack?", "Która płytka leży na spodzie stosu?"},
    {Asking::hero_dealt, "Which hero is dealt to {0}?", "Którego bohatera losuje {0}?"},
    {Asking::tile_drawn, "Which tile is drawn?", "Która płytka została dobrana?"},
    {Asking::army_drawn, "Which monster army is drawn from the bag?", "Która armia potworów została wylosowana?"},
    {Asking::die_rolled, "Roll the {0}: which face?", "Rzut: {0}; która ścianka?"},
};
static_assert(script::has_all(kQuestions));

}  // namespace

std::string Karak::question_id(const Question& q) const {
  return std::string(kernel::enum_name(static_cast<Asking>(q.kind)));
}

Text Karak::question_text(const Question& q) const {
  const auto& wording = kQuestions[q.kind];
  return wording.put ? wording.put(*this, q) : say(wording.en, wording.pl, {object_name(q.about[0]), q.amount});
}

}  // namespace kostka::games::karak
