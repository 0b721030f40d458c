// What Knockdown asks, in words.
#include "games/knockdown/effects.h"
#include "games/knockdown/table.h"
#include "script/wording.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Counted;
using kernel::Question;
using kernel::say;
using kernel::Text;

// "37.5% (81 of 216)": how likely a test is failed (KNO-KDT-21).
Text chance_text(int fails) {
  const int tenths = (fails * 1000 + 108) / 216;
  const std::string whole = std::to_string(tenths / 10), part = std::to_string(tenths % 10);
  return {whole + "." + part + "%", whole + "," + part + "%"};
}

Text payment_question(const Knockdown&, const Question& q) {
  return say("Which card pays for the symbol: {0}?", "Którą kartą płacisz za symbol: {0}?",
             {symbol_text(static_cast<Symbol>(q.amount))});
}

Text ignore_question(const Knockdown&, const Question& q) {
  return say("What do you ignore? You hold {0}: one heavy for 2 cards, one light for 1.",
             "Co ignorujesz? Masz na ręce {0:acc}: jedno ciężkie Obrażenie za 2 karty, jedno lekkie za 1.",
             {Counted{q.amount, nouns::card()}});
}

Text call_question(const Knockdown& g, const Question& q) {
  const Text tested = g.object_name(q.about[0]);
  if (g.s.agreed.test != TestMode::dice) {
    return say("Do you call a knockdown test of {0}?", "Czy zarządzasz Test Knockdownu? Podchodzi do niego {0}.",
               {tested});
  }
  return say("Do you call a knockdown test of {0}? It is failed with {1}.",
             "Czy zarządzasz Test Knockdownu? Podchodzi do niego {0}; szansa na porażkę: {1}.",
             {tested, chance_text(q.amount)});
}

Text tower_question(const Knockdown&, const Question& q) {
  return say("Build a tower of {0} within 10 seconds. Does it stand?", "Zbuduj w 10 sekund wieżę z {0:gen}. Czy stoi?",
             {Counted{q.amount, nouns::cube()}});
}

Text discard_for_tokens_question(const Knockdown&, const Question& q) {
  return say("Do you discard a card with the symbol “{0}” for 1 more token?",
             "Czy odrzucasz kartę z symbolem „{0}”, by wziąć 1 żeton więcej?",
             {symbol_text(static_cast<Symbol>(q.amount))});
}

// {0}: what it is about; {1}: the amount.
constexpr script::Wording<Asking, Knockdown, Question> kQuestions[] = {
    {Asking::fighter, "Which fighter do you play?", "Którym Zawodnikiem grasz?"},
    {Asking::keep_first, "Which skill do you keep? The other two go to your opponent.",
     "Którą Umiejętność zatrzymujesz? Dwie pozostałe dostanie przeciwnik."},
    {Asking::keep_second, "Which of the two received skills do you keep? The other leaves the game.",
     "Którą z dwóch otrzymanych Umiejętności zatrzymujesz? Druga wypada z gry."},
    {Asking::show_skill, "Which skill lies face up and is active?",
     "Która Umiejętność ma leżeć odkryta i być aktywna?"},
    {Asking::start_pick, "Which card do you take into your hand to begin with?",
     "Którą kartę bierzesz na początek na rękę?"},
    {Asking::action, "Your action {1} of 2", "Twoja akcja {1} z 2"},
    {Asking::combo, "What next in the Combo?", "Co dalej w Combo?"},
    {Asking::payment, payment_question},
    {Asking::reaction, "You are attacked with {0}. Do you react?", "Atak na ciebie: {0}. Wykonujesz Reakcję?"},
    {Asking::block, "You are struck with {0}. Do you block?", "Uderzenie w ciebie: {0}. Blokujesz?"},
    {Asking::block_card, "Which block card do you discard?", "Którą kartę Bloku odrzucasz?"},
    {Asking::ignore_damage, ignore_question},
    {Asking::call_ko, call_question},
    {Asking::press, "Knockdown test: press on the beat to drop the next cube ({1} down).",
     "Test Knockdownu: naciśnij w takt, aby dołożyć następną kostkę (leży: {1})."},
    {Asking::tower, tower_question},
    {Asking::step_self, "Where does your fighter step?", "Dokąd idzie twój Zawodnik?"},
    {Asking::step_opponent, "Where does your opponent's fighter go?", "Dokąd trafia Zawodnik przeciwnika?"},
    {Asking::jump, "Where does your fighter jump?", "Dokąd skacze twój Zawodnik?"},
    {Asking::put_opponent, "Where do you put your opponent's fighter?", "Gdzie stawiasz Zawodnika przeciwnika?"},
    {Asking::hand_limit, "Your hand limit is {1}. Which card do you discard?",
     "Twój limit kart na ręce to {1}. Którą kartę odrzucasz?"},
    {Asking::discard, "Which card do you discard?", "Którą kartę odrzucasz?"},
    {Asking::reveal, "Which card do you show?", "Którą kartę pokazujesz?"},
    {Asking::discard_shown, "Which of the shown cards is discarded?", "Która z pokazanych kart zostaje odrzucona?"},
    {Asking::spend_tokens, "How many tokens do you discard?", "Ile żetonów odrzucasz?"},
    {Asking::discard_for_tokens, discard_for_tokens_question},
    {Asking::part, "Which part of {0}?", "Która część: {0}?"},
    {Asking::remove_light, "How much light damage do you remove?", "Ile lekkich Obrażeń usuwasz?"},
    {Asking::extra_cube, "Which cube do you discard as well?", "Którą kostkę odrzucasz dodatkowo?"},
    {Asking::swap_row, "{0}: which card of the row do you replace?", "{0}: którą kartę z Rzędu wymieniasz?"},
    {Asking::take_row, "{0}: which card of the row do you take?", "{0}: którą kartę z Rzędu bierzesz?"},
    {Asking::who_picks_first, "Both want {0}. Who picks first? (0 or 1)",
     "Obaj chcą: {0}. Kto wybiera pierwszy? (0 lub 1)"},
    {Asking::starter, "Equal initiative: who starts? (0 or 1)", "Równa inicjatywa: kto zaczyna? (0 lub 1)"},
    {Asking::card_drawn, "Which attack card comes next?", "Która karta Ataku jest następna?"},
    {Asking::skill_drawn, "Which skill card is dealt?", "Która karta Umiejętności zostaje rozdana?"},
    {Asking::test_die, "Roll a die for the knockdown test", "Rzuć kością w Teście Knockdownu"},
    {Asking::arena_drawn, "Which arena token is drawn?", "Który żeton Areny został wylosowany?"},
    {Asking::fighter_drawn, "Which fighter token is drawn?", "Który żeton Zawodnika został wylosowany?"},
};
static_assert(script::has_all(kQuestions));

}  // namespace

std::string Knockdown::question_id(const Question& q) const {
  return std::string(kernel::enum_name(static_cast<Asking>(q.kind)));
}

Text Knockdown::question_text(const Question& q) const {
  const auto& wording = kQuestions[q.kind];
  return wording.put ? wording.put(*this, q) : say(wording.en, wording.pl, {object_name(q.about[0]), q.amount});
}

}  // namespace kostka::games::knockdown
