// The log of a match: a sentence in both languages for each event, in the present tense, which in Polish has no gender.
#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

using kernel::Counted;
using kernel::say;
using kernel::Text;

namespace {

Text name(const Relic& g, Object thing) { return g.object_name(thing); }
template <class Id>
Text name(const Relic& g, Id id) {
  return g.object_name(of(id));
}

What value_in(Object attribute) { return static_cast<What>(attribute.index); }

// ---- one sentence for each event ------------------------------------------------------------------------------------

Text sentence(const Relic& g, const told::Sheet& e) {
  return say("The scenario is {0}.", "Scenariusz: {0}.", {name(g, e.sheet)});
}
Text sentence(const Relic& g, const told::First& e) {
  return say("{0} takes the first turn.", "Pierwszą turę rozgrywa {0}.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::Character& e) {
  return say("{0} plays {1}.", "{0} gra postacią {1}.", {g.player_name(e.who), name(g, e.character)});
}
Text sentence(const Relic& g, const told::Turn& e) {
  return say("Turn {1}: {0}.", "Tura {1}: {0}.", {name(g, e.who), e.number});
}
Text sentence(const Relic& g, const told::TurnLost& e) {
  return say("{0} loses a turn.", "{0} traci turę.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::Used& e) {
  return say("{0} uses {1}.", "{0} korzysta z: {1}.", {name(g, e.who), name(g, e.source)});
}
Text sentence(const Relic& g, const told::Played& e) {
  return say("{0} plays {1}.", "{0} zagrywa {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Cancelled& e) {
  return say("{1} of {0} has no effect.", "{0}: {1} nie ma żadnego efektu.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Number& e) {
  return say("{0} uses {1} as a {2}.", "{0} używa {1} zamiast kości: {2}.",
             {name(g, e.who), name(g, e.card), e.number});
}
Text sentence(const Relic& g, const told::Die& e) {
  return say("{0} rolls a {1}.", "{0} wyrzuca {1}.", {name(g, e.who), e.face});
}
Text sentence(const Relic& g, const told::FoeDie& e) {
  if (g.is_nemesis(e.who)) {
    return say("The agents against {0} roll a {1}.", "Agenci (walczy {0}) wyrzucają {1}.", {name(g, e.who), e.face});
  }
  return say("The enemy of {0} rolls a {1}.", "Wróg ({0}) wyrzuca {1}.", {name(g, e.who), e.face});
}
Text sentence(const Relic& g, const told::Moved& e) {
  return say("{0} moves to {1}.", "{0} staje na polu {1}.", {name(g, e.who), name(g, e.space)});
}
Text sentence(const Relic& g, const told::ThreatLaid& e) {
  return say("{0} is laid on {1}.", "Na pole {1} trafia {0}.", {name(g, e.card), name(g, e.space)});
}
Text sentence(const Relic& g, const told::DeckShuffled& e) {
  return say("The discard pile becomes a new deck ({0}).", "Stos kart odrzuconych tworzy nową talię ({0}).",
             {name(g, e.deck)});
}
Text sentence(const Relic& g, const told::Event& e) {
  return say("{0} resolves the event {1}.", "{0} rozpatruje wydarzenie {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Encounter& e) {
  return say("{0} resolves the encounter {1}.", "{0} rozpatruje spotkanie {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::TextBox& e) {
  return say("{0} resolves the text of {1}.", "{0} rozpatruje opis pola {1}.", {name(g, e.who), name(g, e.space)});
}
Text sentence(const Relic& g, const told::Battle& e) {
  if (g.is_nemesis(e.who)) {
    return say("{0} battles the agents of value {1}.", "{0} walczy z agentami; ich wartość: {1}.",
               {name(g, e.who), e.value});
  }
  return say("{0} fights a {1} battle against {2}.", "{0} stacza walkę na {3:acc}; wartość wroga: {2}.",
             {name(g, e.who), name(g, e.form), e.value, attribute_noun(value_in(e.form))});
}
Text sentence(const Relic& g, const told::Scores& e) {
  if (g.is_nemesis(e.who)) {
    return say("{0} has {1}, the agents {2}.", "{0}: {1}, agenci: {2}.", {name(g, e.who), e.own, e.foe});
  }
  return say("{0} has {1}, the enemy {2}.", "{0}: {1}, wróg: {2}.", {name(g, e.who), e.own, e.foe});
}
Text sentence(const Relic& g, const told::BattleWon& e) {
  return say("{0} wins the battle.", "{0} wygrywa walkę.", {name(g, e.battle.who)});
}
Text sentence(const Relic& g, const told::BattleLost& e) {
  return say("{0} loses the battle.", "{0} przegrywa walkę.", {name(g, e.battle.who)});
}
Text sentence(const Relic& g, const told::BattleTied& e) {
  return say("{0} ties the battle.", "{0} remisuje walkę.", {name(g, e.battle.who)});
}
Text sentence(const Relic& g, const told::Evaded& e) {
  return say("{0} evades {1}.", "{0} unika: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Trophy& e) {
  return say("{0} takes {1} as a trophy.", "{0} bierze {1} jako trofeum.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Test& e) {
  return say("{0} tests {1} against {2}.", "{0} wykonuje test {3:gen} {2}.",
             {name(g, e.who), name(g, e.attribute), e.target, attribute_noun(value_in(e.attribute))});
}
Text sentence(const Relic& g, const told::TestPassed& e) {
  return say("{0} passes the test with {1}.", "{0} kończy test sukcesem: {1}.",
             {name(g, e.test.who), e.test.own.total});
}
Text sentence(const Relic& g, const told::TestFailed& e) {
  return say("{0} fails the test with {1}.", "{0} kończy test porażką: {1}.", {name(g, e.test.who), e.test.own.total});
}
Text sentence(const Relic& g, const told::Gained& e) {
  return say("{0} gains {1}.", "{0} zyskuje {1:acc}.", {name(g, e.who), Counted{e.count, noun_of(value_in(e.what))}});
}
Text sentence(const Relic& g, const told::Lost& e) {
  return say("{0} loses {1}.", "{0} traci {1:acc}.", {name(g, e.who), Counted{e.count, noun_of(value_in(e.what))}});
}
Text sentence(const Relic& g, const told::Level& e) {
  return say("{0} reaches level {1}.", "{0} osiąga poziom {1}.", {name(g, e.who), e.level});
}
Text sentence(const Relic& g, const told::PowerDrawn& e) {
  return say("{0} draws {1}.", "{0} dobiera {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::PowersDrawn& e) {
  if (e.card) {
    return say("{0} takes {1} from the discard pile.", "{0} bierze ze stosu kart odrzuconych: {1}.",
               {name(g, e.who), name(g, *e.card)});
  }
  return say("{0} draws {1}.", "{0} dobiera {1:acc}.", {name(g, e.who), Counted{e.count, noun_of(What::power)}});
}
Text sentence(const Relic& g, const told::Discarded& e) {
  if (e.who) return say("{0} discards {1}.", "{0} odrzuca {1}.", {name(g, *e.who), name(g, e.card)});
  return say("{0} is discarded.", "Odrzucona karta: {0}.", {name(g, e.card)});
}
Text sentence(const Relic& g, const told::Asset& e) {
  return say("{0} takes the asset {1}.", "{0} zdobywa zasób {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Charge& e) {
  return e.more < 0 ? say("{0} takes a charge off {1}.", "{0} zdejmuje żeton ładunku z karty {1}.",
                          {name(g, e.who), name(g, e.card)})
                    : say("{0} puts {2} on {1}.", "{0} kładzie na karcie {1} {2:acc}.",
                          {name(g, e.who), name(g, e.card), Counted{e.more, noun_of(What::charge)}});
}
Text sentence(const Relic& g, const told::CorruptionUp& e) {
  return say("{0} activates the Corruption card {1}.", "{0} aktywuje kartę Spaczenia {1}.",
             {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::CorruptionDown& e) {
  return say("{0} takes a Corruption card face down.", "{0} kładzie zakrytą kartę Spaczenia.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::CorruptionSeen& e) {
  return say("It is {1}.", "Jest to {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Mission& e) {
  return say("{0} has the mission {1}.", "{0} ma misję {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::MissionDone& e) {
  return say("{0} completes {1}.", "{0} kończy misję {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::MissionGained& e) {
  return say("{0} gains a completed mission.", "{0} zyskuje ukończoną misję.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::Stolen& e) {
  return e.influence > 0 ? say("{0} takes {2} from {1}.", "{0} zabiera {2:acc} (od: {1}).",
                               {name(g, e.thief), name(g, e.victim), Counted{e.influence, noun_of(What::influence)}})
                         : say("{0} takes a Power card from {1}.", "{0} zabiera kartę Mocy (od: {1}).",
                               {name(g, e.thief), name(g, e.victim)});
}
Text sentence(const Relic& g, const told::Vanquished& e) {
  if (g.is_nemesis(e.who)) return say("{0} is vanquished.", "Pokonana nemezis: {0}.", {name(g, e.who)});
  return say("{0} is vanquished.", "Pokonana postać: {0}.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::Corrupted& e) {
  return say("{1} is corrupted.", "Spaczona postać: {1}.", {name(g, e.who), name(g, e.character)});
}
Text sentence(const Relic& g, const told::Eliminated& e) {
  return say("{0} is out of the game.", "{0} odpada z gry.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::Token& e) {
  return say("{0} puts a token on {1}.", "{0} kładzie żeton: {1}.", {name(g, e.who), name(g, e.on)});
}
Text sentence(const Relic& g, const told::Looked& e) {
  return say("{0} looks at {2} {2|card|cards} of a deck ({1}).", "{0} ogląda {2} {2|kartę|karty|kart} talii ({1}).",
             {name(g, e.who), name(g, e.deck), e.count});
}
Text sentence(const Relic& g, const told::Seen& e) {
  return say("{0} sees {1}.", "{0} widzi {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Shown& e) {
  return say("{0} reveals {1}.", "{0} odkrywa {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::Challenged& e) {
  return say("{0} challenges {1} to a skill duel.", "{0} wyzywa na pojedynek umiejętności; obrońca: {1}.",
             {name(g, e.challenger), name(g, e.defender)});
}
Text sentence(const Relic& g, const told::Duel& e) {
  return say("It is a {2} duel between {0} and {1}.", "Pojedynek na {2:acc}: {0} i {1}.",
             {name(g, e.challenger), name(g, e.defender), attribute_noun(value_in(e.attribute))});
}
Text sentence(const Relic& g, const told::DuelWon& e) {
  return say("{0} wins the duel with {1}.", "{0} wygrywa pojedynek; pokonana strona: {1}.",
             {name(g, e.winner), name(g, e.loser)});
}
Text sentence(const Relic& g, const told::DuelUndecided& e) {
  return say("The duel of {0} with {1} ends without a winner.", "Pojedynek ({0} i {1}) kończy się bez zwycięzcy.",
             {name(g, e.duel.challenger), name(g, e.duel.defender)});
}
Text sentence(const Relic& g, const told::AssetStolen& e) {
  return say("{0} steals {2} from {1}.", "{0} kradnie {2} (od: {1}).",
             {name(g, e.thief), name(g, e.victim), name(g, e.card)});
}
Text sentence(const Relic& g, const told::HandShown& e) {
  return say("{0} looks at {2} of {1}.", "{0} ogląda {2:acc} (właściciel: {1}).",
             {name(g, e.who), name(g, e.whose), Counted{e.count, noun_of(What::power)}});
}
Text sentence(const Relic& g, const told::Nemesis& e) {
  return say("{0} leads the nemesis {1}.", "{0} prowadzi nemezis {1}.", {g.player_name(e.who), name(g, e.nemesis)});
}
Text sentence(const Relic& g, const told::ImperiumLaid& e) {
  return say("The Imperium card {0} is laid on {1}.", "Na pole {1} trafia karta Imperium {0}.",
             {name(g, e.card), name(g, e.space)});
}
Text sentence(const Relic& g, const told::NemesisCardDrawn& e) {
  return say("{0} draws a Nemesis card.", "{0} dobiera kartę Nemezis.", {name(g, e.who)});
}
Text sentence(const Relic& g, const told::NemesisCard& e) {
  if (!e.card) return say("{0} takes a Might card.", "{0} bierze kartę Potęgi.", {name(g, e.who)});
  return say("{0} resolves the Nemesis card {1}.", "{0} rozpatruje kartę Nemezis {1}.",
             {name(g, e.who), name(g, *e.card)});
}
Text sentence(const Relic& g, const told::Attacked& e) {
  return say("{0} starts a battle with {1}.", "{0} rozpoczyna walkę: {1}.", {name(g, e.who), name(g, e.whom)});
}
Text sentence(const Relic& g, const told::NemesisBattle& e) {
  return say("It is a {2} battle between {0} and {1}.", "Walka na {2:acc}: {0} i {1}.",
             {name(g, e.nemesis), name(g, e.character), attribute_noun(value_in(e.form))});
}
Text sentence(const Relic& g, const told::NemesisBattleWon& e) {
  const bool nemesis = e.winner == e.battle.nemesis;
  const int winner = nemesis ? e.battle.own.total : e.battle.other.total;
  const int loser = nemesis ? e.battle.other.total : e.battle.own.total;
  return say("{0} wins the battle with {1}: {2} against {3}.", "{0} wygrywa walkę; pokonana strona: {1} ({2} do {3}).",
             {name(g, e.winner), name(g, e.loser), winner, loser});
}
Text sentence(const Relic& g, const told::NemesisBattleTied& e) {
  return say("The battle between {0} and {1} is a tie: {2} each.", "Walka ({0} i {1}) kończy się remisem: po {2}.",
             {name(g, e.battle.nemesis), name(g, e.battle.character), e.battle.own.total});
}
Text sentence(const Relic& g, const told::NemesisBattleVoid& e) {
  return say("The battle between {0} and {1} comes to nothing.", "Walka ({0} i {1}) pozostaje nierozstrzygnięta.",
             {name(g, e.nemesis), name(g, e.character)});
}
Text sentence(const Relic& g, const told::Bounty& e) {
  return say("{0} receives the bounty of {1}.", "{0} otrzymuje nagrodę z listu gończego ({1}).",
             {name(g, e.who), name(g, e.nemesis)});
}
Text sentence(const Relic& g, const told::Team& e) {
  return say("{0} and {1} are a team.", "{0} i {1} tworzą drużynę.", {name(g, e.character), name(g, e.nemesis)});
}
Text sentence(const Relic& g, const told::LaidOnSheet& e) {
  return say("{0} lays {1} on the scenario sheet.", "{0} kładzie {1} na arkuszu scenariusza.",
             {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic& g, const told::SheetCard& e) {
  return say("{1} of the scenario deck awaits {0}.", "Z talii scenariusza wychodzi {1} (walczy {0}).",
             {name(g, e.who), name(g, e.card)});
}
Text sentence(const Relic&, const told::SheetCardsBack& e) {
  return say("{0} {0|card returns|cards return} to the scenario deck.",
             "Do talii scenariusza {0|wraca|wracają|wraca} {0} {0|karta|karty|kart}.", {e.count});
}
// "3 influence, 2 Power cards and “Ogryn”"
Text things(const Relic& g, int influence, int powers, const std::optional<CardId>& card) {
  std::vector<Text> parts;
  if (influence > 0) parts.push_back(kernel::counted(influence, noun_of(What::influence), kernel::Case::accusative));
  if (powers > 0) parts.push_back(kernel::counted(powers, noun_of(What::power), kernel::Case::accusative));
  if (card) parts.push_back(name(g, *card));
  return kernel::join_and(parts);
}
Text sentence(const Relic& g, const told::Requested& e) {
  return say("{0} asks {1} for {2}.", "{0} prosi o {2} ({1}).",
             {name(g, e.who), name(g, e.whom), things(g, e.influence, e.powers, e.card)});
}
Text sentence(const Relic& g, const told::Handed& e) {
  return say("{0} hands {1} {2}.", "{0} przekazuje {2} ({1}).",
             {name(g, e.from), name(g, e.to), things(g, e.influence, e.powers, e.card)});
}
Text sentence(const Relic& g, const told::Won& e) { return say("{0} wins!", "{0} wygrywa!", {name(g, e.who)}); }

}  // namespace

std::string Relic::event_id(const kernel::Event& event) const { return kernel::event_id_in<told::Events>(event); }

void Relic::write_event(kernel::Writer& out, const kernel::Event& event) const {
  kernel::write_event_in<told::Events>(out, event, kernel::ObjectNaming(*this, naming()));
}

bool Relic::same_event(const kernel::Event& a, const kernel::Event& b) const {
  return kernel::same_event_in<told::Events>(a, b);
}

Text Relic::event_text(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this](const auto& e) { return sentence(*this, e); });
}

std::vector<Object> Relic::event_objects(const kernel::Event& event) const {
  const auto about = [](const auto& id) -> Object
    requires requires { of(id); }
  { return of(id); };
  return kernel::visit_event<told::Events>(event, [about](const auto& e) { return kernel::objects_in(e, about); });
}

}  // namespace kostka::games::relic
