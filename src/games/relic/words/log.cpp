// The log of a match: a sentence in both languages for each event, in the present tense, which in Polish has no gender.
#include "games/relic/content/nouns.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

using kernel::Counted;
using kernel::say;
using kernel::Text;

std::string Relic::event_id(const kernel::Event& event) const {
  return std::string(kernel::enum_name(static_cast<Tell>(event.kind)));
}

Text Relic::event_text(const kernel::Event& raw) const {
  const auto event = raw.as<kernel::Positional>();
  const Text who = object_name(event.about[0]), what = object_name(event.about[1]);
  const auto [a, b, c] = event.amounts;
  const auto value = [&]() -> const kernel::Noun& { return noun_of(static_cast<What>(event.about[1].index)); };
  switch (static_cast<Tell>(raw.kind)) {
    case Tell::sheet: return say("The scenario is {0}.", "Scenariusz: {0}.", {who});
    case Tell::first: return say("{0} takes the first turn.", "Pierwszą turę rozgrywa {0}.", {who});
    case Tell::character:
      return say("Player {0} plays {1}.", "Gracz {0} gra postacią {1}.", {event.about[0].index + 1, what});
    case Tell::turn: return say("Turn {1}: {0}.", "Tura {1}: {0}.", {who, a});
    case Tell::turn_lost: return say("{0} loses a turn.", "{0} traci turę.", {who});
    case Tell::used: return say("{0} uses {1}.", "{0} korzysta z: {1}.", {who, what});
    case Tell::played: return say("{0} plays {1}.", "{0} zagrywa {1}.", {who, what});
    case Tell::cancelled: return say("{1} of {0} has no effect.", "{0}: {1} nie ma żadnego efektu.", {who, what});
    case Tell::number: return say("{0} uses {1} as a {2}.", "{0} używa {1} zamiast kości: {2}.", {who, what, a});
    case Tell::die: return say("{0} rolls a {1}.", "{0} wyrzuca {1}.", {who, a});
    case Tell::foe_die: return say("The enemy of {0} rolls a {1}.", "Wróg ({0}) wyrzuca {1}.", {who, a});
    case Tell::moved: return say("{0} moves to {1}.", "{0} staje na polu {1}.", {who, what});
    case Tell::threat_laid: return say("{0} is laid on {1}.", "Na pole {1} trafia {0}.", {who, what});
    case Tell::threat_gone: return say("{0} leaves the board.", "{0} znika z planszy.", {who});
    case Tell::deck_shuffled:
      return say("The discard pile becomes a new deck ({0}).", "Stos kart odrzuconych tworzy nową talię ({0}).", {who});
    case Tell::event: return say("{0} resolves the event {1}.", "{0} rozpatruje wydarzenie {1}.", {who, what});
    case Tell::encounter: return say("{0} resolves the encounter {1}.", "{0} rozpatruje spotkanie {1}.", {who, what});
    case Tell::text_box: return say("{0} resolves the text of {1}.", "{0} rozpatruje opis pola {1}.", {who, what});
    case Tell::battle:
      return say("{0} fights a {1} battle against {2}.", "{0} walczy ({1}); wartość wroga: {2}.", {who, what, a});
    case Tell::scores: return say("{0} has {1}, the enemy {2}.", "{0}: {1}, wróg: {2}.", {who, a, b});
    case Tell::battle_won: return say("{0} wins the battle.", "{0} wygrywa walkę.", {who});
    case Tell::battle_lost: return say("{0} loses the battle.", "{0} przegrywa walkę.", {who});
    case Tell::battle_tied: return say("{0} ties the battle.", "{0} remisuje walkę.", {who});
    case Tell::evaded: return say("{0} evades {1}.", "{0} unika: {1}.", {who, what});
    case Tell::trophy: return say("{0} takes {1} as a trophy.", "{0} bierze {1} jako trofeum.", {who, what});
    case Tell::test: return say("{0} tests {1} against {2}.", "{0}: test ({1}), wartość docelowa {2}.", {who, what, a});
    case Tell::test_passed: return say("{0} passes the test with {1}.", "{0} zdaje test: {1}.", {who, a});
    case Tell::test_failed: return say("{0} fails the test with {1}.", "{0} nie zdaje testu: {1}.", {who, a});
    case Tell::gained: return say("{0} gains {1}.", "{0} zyskuje {1:acc}.", {who, Counted{a, value()}});
    case Tell::lost: return say("{0} loses {1}.", "{0} traci {1:acc}.", {who, Counted{a, value()}});
    case Tell::level: return say("{0} reaches level {1}.", "{0} osiąga poziom {1}.", {who, a});
    case Tell::power_drawn: return say("{0} draws {1}.", "{0} dobiera {1}.", {who, what});
    case Tell::powers_drawn:
      return say("{0} draws {1}.", "{0} dobiera {1:acc}.", {who, Counted{a, noun_of(What::power)}});
    case Tell::discarded:
      return event.about[0].valid() ? say("{0} discards {1}.", "{0} odrzuca {1}.", {who, what})
                                    : say("{0} is discarded.", "Odrzucona karta: {0}.", {what});
    case Tell::asset: return say("{0} takes the asset {1}.", "{0} zyskuje zasób {1}.", {who, what});
    case Tell::charge:
      return a < 0 ? say("{0} takes a charge off {1}.", "{0} zdejmuje ładunek z karty {1}.", {who, what})
                   : say("{0} puts {2} on {1}.", "{0} kładzie na karcie {1} {2:acc}.",
                         {who, what, Counted{a, noun_of(What::charge)}});
    case Tell::corruption_up:
      return say("{0} activates the Corruption card {1}.", "{0} aktywuje kartę Spaczenia {1}.", {who, what});
    case Tell::corruption_down:
      return say("{0} takes a Corruption card face down.", "{0} kładzie zakrytą kartę Spaczenia.", {who});
    case Tell::corruption_seen: return say("It is {1}.", "Jest to {1}.", {who, what});
    case Tell::mission: return say("{0} has the mission {1}.", "{0} ma misję {1}.", {who, what});
    case Tell::mission_done: return say("{0} completes {1}.", "{0} kończy misję {1}.", {who, what});
    case Tell::mission_gained: return say("{0} gains a completed mission.", "{0} zyskuje ukończoną misję.", {who});
    case Tell::stolen:
      return a > 0 ? say("{0} takes {2} from {1}.", "{0} zabiera {2:acc} (od: {1}).",
                         {who, what, Counted{a, noun_of(What::influence)}})
                   : say("{0} takes a Power card from {1}.", "{0} zabiera kartę Mocy (od: {1}).", {who, what});
    case Tell::vanquished: return say("{0} is vanquished.", "Pokonana postać: {0}.", {who});
    case Tell::corrupted: return say("{1} is corrupted.", "Spaczona postać: {1}.", {who, what});
    case Tell::eliminated: return say("{0} is out of the game.", "{0} odpada z gry.", {who});
    case Tell::token: return say("{0} puts a token on {1}.", "{0} kładzie żeton: {1}.", {who, what});
    case Tell::looked:
      return say("{0} looks at {2} {2|card|cards} of a deck ({1}).", "{0} ogląda {2} {2|kartę|karty|kart} talii ({1}).",
                 {who, what, a});
    case Tell::seen: return say("{0} sees {1}.", "{0} widzi {1}.", {who, what});
    case Tell::shown: return say("{0} reveals {1}.", "{0} odkrywa {1}.", {who, what});
    case Tell::won: return say("{0} wins!", "{0} wygrywa!", {who});
  }
  static_cast<void>(c);
  return {};
}

}  // namespace kostka::games::relic
