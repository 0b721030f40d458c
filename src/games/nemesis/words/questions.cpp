// What Nemesis asks, in words.
#include "games/nemesis/rules/table.h"
#include "script/wording.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Question;
using kernel::say;
using kernel::Text;

// {0}: what it is about; {1}: the amount; {2}: what it is also about.
constexpr script::Wording<Asking, Nemesis, Question> kQuestions[] = {
    {Asking::character, "Which Character do you play?", "Którą postacią grasz?"},
    {Asking::objective, "Which Objective do you keep?", "Który cel zatrzymujesz?"},
    {Asking::action, "What do you do? Actions taken: {1}", "Co robisz? Wykonane akcje: {1}"},
    {Asking::pod, "You sit in: {0}. Launch?", "Siedzisz tutaj: {0}. Wystrzelić kapsułę?"},
    {Asking::pay, "Which card pays for: {0}? Left to pay: {1}", "Którą kartą płacisz za: {0}? Pozostało: {1}"},
    {Asking::pass_discard, "You pass. Which cards do you discard?", "Pasujesz. Które karty odrzucasz?"},
    {Asking::discard, "Which card do you discard? Left: {1}", "Którą kartę odrzucasz? Pozostało: {1}"},
    {Asking::exchange, "Which cards do you exchange?", "Które karty wymieniasz?"},
    {Asking::interruption, "{0} takes an Action. Do you interrupt?", "{0} wykonuje akcję. Przerywasz?"},
    {Asking::react, "Do you use {0}?", "Używasz: {0}?"},
    {Asking::part, "Which of these?", "Co wybierasz?"},
    {Asking::may, "Do you want to?", "Chcesz to zrobić?"},
    {Asking::room, "Which Room?", "Które pomieszczenie?"},
    {Asking::character_there, "Which Character?", "Która postać?"},
    {Asking::figure, "Which Intruder?", "Który intruz?"},
    {Asking::corridor, "Which Corridor?", "Który korytarz?"},
    {Asking::target, "What is the target?", "Co jest celem?"},
    {Asking::weapon, "Which weapon?", "Która broń?"},
    {Asking::item, "Which Item?", "Który przedmiot?"},
    {Asking::surplus, "Your hands are full. What do you drop?", "Masz zajęte ręce. Co upuszczasz?"},
    {Asking::found, "Which Item do you keep?", "Który przedmiot zatrzymujesz?"},
    {Asking::deck, "Which deck do you search?", "Którą talię przeszukujesz?"},
    {Asking::noise_exit, "Where is the noise?", "Gdzie słychać szmery?"},
    {Asking::consent, "Do you move to {0}?", "Przechodzisz: {0}?"},
    {Asking::door, "Which Doors of {0} do you open or close?", "Które drzwi otwierasz lub zamykasz: {0}?"},
    {Asking::pod_choice, "Which Escape Pod?", "Która kapsuła ratunkowa?"},
    {Asking::letter, "Where do you move the Destination marker?", "Dokąd przesuwasz znacznik destynacji?"},
    {Asking::engine, "Do you change the order of the tokens of Engine {1}?",
     "Zmieniasz kolejność żetonów silnika {1}?"},
    {Asking::event_order, "On top of the deck or under it?", "Na wierzch talii czy pod spód?"},
    {Asking::study, "Which Object do you study?", "Który obiekt badasz?"},
    {Asking::buy_hit, "1 Ammo for 1 more Injury?", "1 amunicja za 1 obrażenie więcej?"},
    {Asking::reroll, "Do you reroll the die?", "Powtarzasz rzut?"},
    {Asking::dress, "Which Wound?", "Która rana?"},
    {Asking::scan_one, "Which card do you scan?", "Którą kartę skanujesz?"},
    {Asking::mutation, "Which Mutation card do you keep?", "Którą kartę mutacji zatrzymujesz?"},
    {Asking::trade, "What changes owner? Everybody involved must agree.",
     "Co zmienia właściciela? Wszyscy zainteresowani muszą się zgodzić."},
    {Asking::trade_give, "{0} asks you for something for {2}. What do you give?",
     "{0} prosi cię o coś, dla: {2}. Co dajesz?"},
    {Asking::trade_take, "{2} offers you: {0}. Do you take it?", "{2} proponuje ci: {0}. Bierzesz?"},
    {Asking::hunt, "You play the Intruders. Which card?", "Grasz intruzami. Która karta?"},
    {Asking::hunt_use, "{0}: how do you use it?", "{0}: jak używasz tej karty?"},
    {Asking::hunt_attack, "Which Attack card takes effect?", "Która karta ataku działa?"},
    {Asking::hunt_keep, "You pass. Which card do you keep?", "Pasujesz. Którą kartę zatrzymujesz?"},
    {Asking::exit, "Through which exit does it go: {0}?", "Którym wyjściem idzie: {0}?"},
    {Asking::prepared, "Which Event takes place?", "Które wydarzenie rozpatrujesz?"},
    {Asking::drawn, "Which card does {0} draw?", "Którą kartę dobiera: {0}?"},
    {Asking::noise_die, "Noise roll of {0}: which face?", "Rzut na szmery, {0}: która ścianka?"},
    {Asking::combat_die, "Combat die of {0}: which face?", "Kość walki, {0}: która ścianka?"},
    {Asking::token, "Which token is drawn?", "Który żeton został dobrany?"},
    {Asking::tile, "Which tile lies in {0}?", "Jaki kafelek leży tutaj: {0}?"},
    {Asking::exploration, "Which Exploration token lies in {0}?", "Jaki żeton eksploracji leży tutaj: {0}?"},
    {Asking::attack, "Which Attack card is drawn?", "Która karta ataku została dobrana?"},
    {Asking::event, "Which Event card is drawn?", "Która karta wydarzeń została dobrana?"},
    {Asking::wound, "Which Serious Wound does {0} suffer?", "Jaką głęboką ranę otrzymuje: {0}?"},
    {Asking::scan, "What does the scanner show?", "Co pokazuje skaner?"},
    {Asking::item_drawn, "Which Item is drawn?", "Który przedmiot został dobrany?"},
    {Asking::engine_state, "What state is Engine {1} in?", "W jakim stanie jest silnik {1}?"},
    {Asking::coordinates, "Which Coordinates card is it?", "Która to karta koordynat?"},
    {Asking::trait, "Which Weakness or Adaptation is it?", "Jaka to słabość lub adaptacja?"},
    {Asking::numbers, "Which number does {0} get?", "Jaki numer otrzymuje: {0}?"},
    {Asking::pods, "Which Pod is not in play?", "Która kapsuła nie bierze udziału w grze?"},
    {Asking::dealt, "Which Objective is dealt to {0}?", "Jaki cel otrzymuje: {0}?"},
    {Asking::offered, "Which draft card is revealed?", "Która karta wyboru postaci zostaje odkryta?"},
    {Asking::mutation_drawn, "Which Mutation card does {0} draw?", "Którą kartę mutacji dobiera: {0}?"},
    {Asking::hunt_drawn, "Which card does the Intruder player draw?", "Którą kartę dobiera gracz intruzów?"},
};
static_assert(script::has_all(kQuestions));

}  // namespace

std::string Nemesis::question_id(const Question& q) const {
  return std::string(script::word_of(static_cast<Asking>(q.kind)));
}

Text Nemesis::question_text(const Question& q) const {
  const auto& wording = kQuestions[q.kind];
  return wording.put ? wording.put(*this, q)
                     : say(wording.en, wording.pl, {object_name(q.about[0]), q.amount, object_name(q.about[1])});
}

}  // namespace kostka::games::nemesis
