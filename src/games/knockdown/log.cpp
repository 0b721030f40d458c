// The log of a match: a sentence in both languages for each event. Fighters act in the present tense, which in Polish
// has no gender.
#include "games/knockdown/effects.h"
#include "games/knockdown/table.h"

namespace kostka::games::knockdown {

using kernel::Counted;
using kernel::say;
using kernel::Text;

namespace {

Text name(const Knockdown& g, Object thing) { return g.object_name(thing); }
template <class Id>
Text name(const Knockdown& g, Id id) {
  return g.object_name(of(id));
}

// ---- one sentence for each event ------------------------------------------------------------------------------------

Text sentence(const Knockdown& g, const told::Arena& e) {
  return say("The arena is {0}.", "Arena: {0}.", {name(g, e.arena)});
}
Text sentence(const Knockdown& g, const told::FighterClash& e) {
  return say("Both want the same fighter: {1}. Chance decides who picks first: {0}.",
             "Dwie osoby chcą tego samego Zawodnika: {1}. Los rozstrzyga, kto wybiera pierwszy: {0}.",
             {g.player_name(e.first), name(g, e.fighter)});
}
Text sentence(const Knockdown& g, const told::Fighter& e) {
  return say("{0} plays {1}.", "{0} gra Zawodnikiem: {1}.", {g.player_name(e.who), name(g, e.fighter)});
}
Text sentence(const Knockdown& g, const told::SkillsDealt& e) {
  return say("{0} is dealt {1} skill cards.", "{0} dostaje karty Umiejętności: {1}.", {name(g, e.who), e.count});
}
Text sentence(const Knockdown& g, const told::SkillReceived& e) {
  return say("{0} receives the skill {1}.", "{0} otrzymuje Umiejętność {1}.", {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::SkillKept& e) {
  return say("{0} keeps the skill {1}.", "{0} zatrzymuje Umiejętność {1}.", {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::SkillShown& e) {
  return say("{0} lays the skill {1} face up.", "{0} odkrywa Umiejętność {1}.", {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::Starter& e) {
  return say("{0} starts the round.", "{0} rozpoczyna rundę.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::RowCard& e) {
  return say("{0} is laid into the row.", "Do Rzędu Ataku trafia {0}.", {name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::StartPick& e) {
  return say("{0} begins with {1} in hand.", "{0} bierze na początek {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Turn& e) {
  return say("Turn {1}: {0}.", "Tura {1}: {0}.", {name(g, e.who), e.number});
}
Text sentence(const Knockdown& g, const told::Moved& e) {
  return say("{0} moves to {1}.", "{0} staje na: {1}.", {name(g, e.who), name(g, e.space)});
}
Text sentence(const Knockdown& g, const told::Corridor& e) {
  return say("{0} takes a technical corridor to {1}.", "{0} przechodzi Korytarzem Technicznym na: {1}.",
             {name(g, e.who), name(g, e.space)});
}
Text sentence(const Knockdown& g, const told::Combo& e) {
  return say("{0} begins a Combo.", "{0} rozpoczyna Combo.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::ComboEnds& e) {
  return say("{0} ends the Combo.", "{0} kończy Combo.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::Attack& e) {
  return say("{0} attacks with {1}.", "{0} atakuje: {1}.", {name(g, e.who), name(g, e.attack)});
}
Text sentence(const Knockdown& g, const told::Reach& e) {
  return say("{0} uses {1}: range 1 counts as up to 2.", "{0} używa {1}: zasięg 1 liczy się jako do 2.",
             {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::OutOfRange& e) {
  return say("{0} chooses {1}, but the opponent is out of range.",
             "{0} wybiera {1}, ale przeciwnik jest poza zasięgiem.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Paid& e) {
  return say("{0} pays with {1}.", "{0} płaci kartą {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Reaction& e) {
  return say("{0} reacts with {1}.", "{0} wykonuje Reakcję {1}.", {name(g, e.who), name(g, e.attack)});
}
Text sentence(const Knockdown& g, const told::Evaded& e) {
  return say("{0} is out of range now: the attack fails.", "{0} jest już poza zasięgiem: atak chybia.",
             {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::BlockedDamage& e) {
  return say("{0} blocks damage.", "{0} blokuje Obrażenia.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::BlockedEffect& e) {
  return say("{0} cancels the effect.", "{0} anuluje efekt.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::BlockCard& e) {
  return say("{0} discards the block card {1}.", "{0} odrzuca kartę Bloku {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Ignored& e) {
  return say("{0} ignores {1}.", "{0} ignoruje {1}.", {name(g, e.who), damage_text(e.cubes)});
}
Text sentence(const Knockdown& g, const told::Softened& e) {
  return say("{0} uses {1}: a heavy cube counts as light.", "{0} używa {1}: ciężka kostka liczy się jako lekka.",
             {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::PoolRaised& e) {
  return say("{0} uses {1}: {2} more.", "{0} używa {1}: dodatkowo {2}.",
             {name(g, e.who), name(g, e.skill), damage_text(e.cubes)});
}
Text sentence(const Knockdown& g, const told::Damage& e) {
  return say("{0} takes {1}.", "{0} otrzymuje {1}.", {name(g, e.who), damage_text(e.cubes)});
}
Text sentence(const Knockdown& g, const told::Discarded& e) {
  return say("{0} discards {1}.", "{0} odrzuca {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Shown& e) {
  return say("{0} shows {1}.", "{0} pokazuje {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::Healed& e) {
  return say("{0} gets rid of {1}.", "{0} pozbywa się {1}.",
             {name(g, e.who), Text{damage_text(e.cubes).en, damage_text(e.cubes, kernel::Case::genitive).pl}});
}
Text sentence(const Knockdown& g, const told::TokensGained& e) {
  return say("{0} takes {1} ({2}).", "{0} bierze {1:acc} ({2}).",
             {name(g, e.who), Counted{e.count, nouns::token()}, g.fighter(e.who).token_name});
}
Text sentence(const Knockdown& g, const told::TokensSpent& e) {
  return say("{0} discards {1} ({2}).", "{0} odrzuca {1:acc} ({2}).",
             {name(g, e.who), Counted{e.count, nouns::token()}, g.fighter(e.who).token_name});
}
Text sentence(const Knockdown& g, const told::Pinned& e) {
  return say("{0} may not take Move actions next turn.", "{0} nie może w następnej turze wykonywać akcji Ruch.",
             {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::CardToHand& e) {
  return say("{0} takes {1} into hand.", "{0} bierze na rękę {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::RowSwapped& e) {
  return say("{0} puts {1} under the deck.", "{0} kładzie {1} na spód talii.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Knockdown& g, const told::SkillUsed& e) {
  return say("{0} uses the skill {1}.", "{0} używa Umiejętności {1}.", {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::KoCalled& e) {
  return say("{0} calls a knockdown test of {1} (strain {2}).",
             "{0} zarządza Test Knockdownu; podchodzi do niego {1} (Osłabienie {2}).",
             {name(g, e.attacker), name(g, e.test.tested), e.test.strain});
}
Text sentence(const Knockdown& g, const told::Dice& e) {
  const auto& dice = e.test.dice;
  return say("{0} rolls {1}, {2}, {3}: {4}.", "{0} rzuca {1}, {2}, {3}: razem {4}.",
             {name(g, e.test.tested), dice[0], dice[1], dice[2], dice[0] + dice[1] + dice[2]});
}
Text sentence(const Knockdown& g, const told::Press& e) {
  return say("{0} presses at {1} ms: {2} ms off the beat, {3} allowed.",
             "{0} naciska w {1} ms: {2} ms od taktu, dozwolone {3}.",
             {name(g, e.test.tested), e.at_ms, e.test.presses.back().off, e.test.presses.back().window});
}
Text sentence(const Knockdown& g, const told::TimeOver& e) {
  return say("{0} runs out of time.", "{0}: czas się skończył.", {name(g, e.test.tested)});
}
Text sentence(const Knockdown& g, const told::TestPassed& e) {
  return say("{0} passes the test.", "{0} zdaje Test.", {name(g, e.test.tested)});
}
Text sentence(const Knockdown& g, const told::TestFailed& e) {
  return say("{0} fails the test: knockout!", "{0} nie zdaje Testu: nokaut!", {name(g, e.test.tested)});
}
Text sentence(const Knockdown& g, const told::RoundDeckEmpty& e) {
  return say("The attack row cannot be refilled: the round ends before the turn of {0}.",
             "Rzędu Ataku nie da się uzupełnić: runda kończy się przed turą, którą miał zacząć gracz: {0}.",
             {name(g, e.starting_turn)});
}
Text sentence(const Knockdown& g, const told::RoundStalled& e) {
  return say("Twelve turns without an Attack: the round ends before the turn of {0}.",
             "Dwanaście tur bez akcji Atak: runda kończy się przed turą, którą miał zacząć gracz: {0}.",
             {name(g, e.starting_turn)});
}
Text sentence(const Knockdown& g, const told::RoundWon& e) {
  return say("{0} wins round {1}.", "{0} wygrywa rundę {1}.", {name(g, e.who), e.round});
}
Text sentence(const Knockdown& g, const told::VictoryToken& e) {
  return say("{0} takes a victory token.", "{0} bierze żeton Zwycięstwa.", {name(g, e.who)});
}
Text sentence(const Knockdown& g, const told::SkillTurnedUp& e) {
  return say("{0} turns up the skill {1}.", "{0} odkrywa drugą Umiejętność: {1}.", {name(g, e.who), name(g, e.skill)});
}
Text sentence(const Knockdown& g, const told::NewRound& e) {
  return say("Round {1} begins; {0} starts.", "Zaczyna się runda {1}; rozpoczyna {0}.", {name(g, e.starter), e.round});
}
Text sentence(const Knockdown& g, const told::MatchWon& e) {
  return say("{0} wins the match!", "{0} wygrywa rozgrywkę!", {name(g, e.who)});
}

}  // namespace

std::string Knockdown::event_id(const kernel::Event& event) const { return kernel::event_id_in<told::Events>(event); }

void Knockdown::write_event(kernel::Writer& out, const kernel::Event& event) const {
  kernel::write_event_in<told::Events>(out, event, kernel::ObjectNaming(*this, naming()));
}

bool Knockdown::same_event(const kernel::Event& a, const kernel::Event& b) const {
  return kernel::same_event_in<told::Events>(a, b);
}

Text Knockdown::event_text(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this](const auto& e) { return sentence(*this, e); });
}

std::vector<Object> Knockdown::event_objects(const kernel::Event& event) const {
  const auto about = [](const auto& id) -> Object
    requires requires { of(id); }
  { return of(id); };
  return kernel::visit_event<told::Events>(event, [about](const auto& e) { return kernel::objects_in(e, about); });
}

}  // namespace kostka::games::knockdown
