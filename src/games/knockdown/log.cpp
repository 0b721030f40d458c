// The log of a match: a sentence in both languages for each event. Fighters act in the present tense, which in Polish
// has no gender.
#include "games/knockdown/effects.h"
#include "games/knockdown/table.h"

namespace kostka::games::knockdown {

using kernel::Counted;
using kernel::say;
using kernel::Text;

std::string Knockdown::event_id(const kernel::Event& event) const {
  return std::string(kernel::enum_name(static_cast<Tell>(event.kind)));
}

Text Knockdown::event_text(const kernel::Event& event) const {
  const Text who = object_name(event.about[0]), what = object_name(event.about[1]);
  const auto [a, b, c] = event.amounts;
  const Damage damage{a, b};
  switch (static_cast<Tell>(event.kind)) {
    case Tell::arena: return say("The arena is {0}.", "Arena: {0}.", {who});
    case Tell::fighter_clash:
      // A player goes by the fighter's name once there is one, so here it must be the number.
      return say("Both want the same fighter: {1}. Chance lets player {0} pick first.",
                 "Obaj chcą tego samego Zawodnika: {1}. Los sprawia, że pierwszy wybiera gracz {0}.",
                 {event.about[0].index + 1, what});
    case Tell::fighter:
      return say("Player {0} plays {1}.", "Gracz {0} gra Zawodnikiem: {1}.", {event.about[0].index + 1, what});
    case Tell::skills_dealt:
      return say("{0} is dealt {1} skill cards.", "{0} dostaje karty Umiejętności: {1}.", {who, a});
    case Tell::skill_received: return say("{0} receives the skill {1}.", "{0} otrzymuje Umiejętność {1}.", {who, what});
    case Tell::skill_kept: return say("{0} keeps the skill {1}.", "{0} zatrzymuje Umiejętność {1}.", {who, what});
    case Tell::skill_shown: return say("{0} lays the skill {1} face up.", "{0} odkrywa Umiejętność {1}.", {who, what});
    case Tell::starter: return say("{0} starts the round.", "{0} rozpoczyna rundę.", {who});
    case Tell::row_card: return say("{1} is laid into the row.", "Do Rzędu Ataku trafia {1}.", {who, what});
    case Tell::start_pick: return say("{0} begins with {1} in hand.", "{0} bierze na początek {1}.", {who, what});
    case Tell::turn: return say("Turn {1}: {0}.", "Tura {1}: {0}.", {who, a});
    case Tell::moved: return say("{0} moves to {1}.", "{0} staje na: {1}.", {who, what});
    case Tell::corridor:
      return say("{0} takes a technical corridor to {1}.", "{0} przechodzi Korytarzem Technicznym na: {1}.",
                 {who, what});
    case Tell::combo: return say("{0} begins a Combo.", "{0} rozpoczyna Combo.", {who});
    case Tell::combo_ends: return say("{0} ends the Combo.", "{0} kończy Combo.", {who});
    case Tell::attack: return say("{0} attacks with {1}.", "{0} atakuje: {1}.", {who, what});
    case Tell::reach:
      return say("{0} uses {1}: range 1 counts as up to 2.", "{0} używa {1}: zasięg 1 liczy się jako do 2.",
                 {who, what});
    case Tell::out_of_range:
      return say("{0} chooses {1}, but the opponent is out of range.",
                 "{0} wybiera {1}, ale przeciwnik jest poza zasięgiem.", {who, what});
    case Tell::paid: return say("{0} pays with {1}.", "{0} płaci kartą {1}.", {who, what});
    case Tell::reaction: return say("{0} reacts with {1}.", "{0} wykonuje Reakcję {1}.", {who, what});
    case Tell::evaded:
      return say("{0} is out of range now: the attack fails.", "{0} jest już poza zasięgiem: atak chybia.", {who});
    case Tell::blocked_damage: return say("{0} blocks damage.", "{0} blokuje Obrażenia.", {who});
    case Tell::blocked_effect: return say("{0} cancels the effect.", "{0} anuluje efekt.", {who});
    case Tell::block_card: return say("{0} discards the block card {1}.", "{0} odrzuca kartę Bloku {1}.", {who, what});
    case Tell::ignored: return say("{0} ignores {1}.", "{0} ignoruje {1}.", {who, damage_text(damage)});
    case Tell::softened:
      return say("{0} uses {1}: a heavy cube counts as light.", "{0} używa {1}: ciężka kostka liczy się jako lekka.",
                 {who, what});
    case Tell::pool_raised:
      return say("{0} uses {1}: {2} more.", "{0} używa {1}: dodatkowo {2}.", {who, what, damage_text(damage)});
    case Tell::damage: return say("{0} takes {1}.", "{0} otrzymuje {1}.", {who, damage_text(damage)});
    case Tell::discarded: return say("{0} discards {1}.", "{0} odrzuca {1}.", {who, what});
    case Tell::shown: return say("{0} shows {1}.", "{0} pokazuje {1}.", {who, what});
    case Tell::healed:
      return say("{0} gets rid of {1}.", "{0} pozbywa się {1}.",
                 {who, Text{damage_text(damage).en, damage_text(damage, kernel::Case::genitive).pl}});
    case Tell::tokens_gained:
      return say("{0} takes {1} ({2}).", "{0} bierze {1:acc} ({2}).",
                 {who, Counted{a, nouns::token()}, fighter(Seat{event.about[0].index}).token_name});
    case Tell::tokens_spent:
      return say("{0} discards {1} ({2}).", "{0} odrzuca {1:acc} ({2}).",
                 {who, Counted{a, nouns::token()}, fighter(Seat{event.about[0].index}).token_name});
    case Tell::pinned:
      return say("{0} may not take Move actions next turn.", "{0} nie może w następnej turze wykonywać akcji Ruch.",
                 {who});
    case Tell::card_to_hand: return say("{0} takes {1} into hand.", "{0} bierze na rękę {1}.", {who, what});
    case Tell::row_swapped: return say("{0} puts {1} under the deck.", "{0} kładzie {1} na spód talii.", {who, what});
    case Tell::skill_used: return say("{0} uses the skill {1}.", "{0} używa Umiejętności {1}.", {who, what});
    case Tell::ko_called:
      return say("{0} calls a knockdown test of {1} (strain {2}).",
                 "{0} zarządza Test Knockdownu; zdaje {1} (Osłabienie {2}).", {who, what, a});
    case Tell::dice:
      return say("{0} rolls {1}, {2}, {3}: {4}.", "{0} rzuca {1}, {2}, {3}: razem {4}.", {who, a, b, c, a + b + c});
    case Tell::press:
      return say("{0} presses at {1} ms: {2} ms off the beat, {3} allowed.",
                 "{0} naciska w {1} ms: {2} ms od taktu, dozwolone {3}.", {who, a, b, c});
    case Tell::time_over: return say("{0} runs out of time.", "{0}: czas się skończył.", {who});
    case Tell::test_passed: return say("{0} passes the test.", "{0} zdaje Test.", {who});
    case Tell::test_failed: return say("{0} fails the test: knockout!", "{0} nie zdaje Testu: nokaut!", {who});
    case Tell::round_deck_empty:
      return say("The attack row cannot be refilled: the round ends before the turn of {0}.",
                 "Rzędu Ataku nie da się uzupełnić: runda kończy się przed turą, którą miał zacząć gracz: {0}.", {who});
    case Tell::round_stalled:
      return say("Twelve turns without an Attack: the round ends before the turn of {0}.",
                 "Dwanaście tur bez akcji Atak: runda kończy się przed turą, którą miał zacząć gracz: {0}.", {who});
    case Tell::round_won: return say("{0} wins round {1}.", "{0} wygrywa rundę {1}.", {who, a});
    case Tell::victory_token: return say("{0} takes a victory token.", "{0} bierze żeton Zwycięstwa.", {who});
    case Tell::skill_turned_up:
      return say("{0} turns up the skill {1}.", "{0} odkrywa drugą Umiejętność: {1}.", {who, what});
    case Tell::new_round:
      return say("Round {1} begins; {0} starts.", "Zaczyna się runda {1}; rozpoczyna {0}.", {who, a});
    case Tell::match_won: return say("{0} wins the match!", "{0} wygrywa rozgrywkę!", {who});
  }
  return {};
}

}  // namespace kostka::games::knockdown
