// The log of a match: a sentence in both languages for each event. Heroes act in the present tense, which in Polish has
// no gender.
#include "games/karak/content/nouns.h"
#include "games/karak/rules/table.h"

namespace kostka::games::karak {

using kernel::Case;
using kernel::Counted;
using kernel::say;
using kernel::Text;

namespace {

Text goods_of(const kernel::Positional& event) {
  return goods_text({event.amounts[0], event.amounts[1], event.amounts[2]});
}

Text die_in_case(Object object, Case c) { return nouns::die(die_in(object)).singular(c); }

}  // namespace

std::string Karak::event_id(const kernel::Event& event) const { return std::string(kTellNames[event.kind]); }

Text Karak::event_text(const kernel::Event& raw) const {
  const auto event = raw.as<kernel::Positional>();
  const Text who = object_name(event.about[0]), what = object_name(event.about[1]), also = object_name(event.about[2]);
  const auto [a, b, c] = event.amounts;
  switch (static_cast<Tell>(raw.kind)) {
    case Tell::starter: return say("Player {0} starts.", "Zaczyna gracz {0}.", {event.about[0].index + 1});
    case Tell::hero:
      return say("Player {0} plays {1}.", "Gracz {0} gra bohaterem: {1}.", {event.about[0].index + 1, what});
    case Tell::round: return say("Round {0}.", "Runda {0}.", {a});
    case Tell::turn: return say("Turn of {0}: {1}.", "Tura: {0}, {1}.", {who, Counted{a, nouns::action()}});
    case Tell::woke:
      return say("{0} wakes up with {1}.", "{0} odzyskuje przytomność i ma {1:acc}.", {who, Counted{a, nouns::life()}});
    case Tell::moved: return say("{0} moves to {1}.", "{0} wchodzi na: {1}.", {who, what});
    case Tell::marched: return say("{0} marches to {1}.", "{0} dociera forsownym marszem na: {1}.", {who, what});
    case Tell::teleported:
      return say("{0} steps through the Portal to {1}.", "{0} przechodzi przez Portal na: {1}.", {who, what});
    case Tell::dreamed:
      return say("{0} comes to {1} in a dream.", "{0} przybywa we śnie do bohatera: {1}.", {who, what});
    case Tell::tile_drawn: return say("{0} draws the tile {1}.", "{0} dobiera płytkę: {1}.", {who, what});
    case Tell::tile_rejected: return say("{0} puts {1} under the stack.", "{0} kładzie pod stos: {1}.", {who, what});
    case Tell::explored: return say("{0} explores {1}.", "{0} odkrywa: {1}.", {who, what});
    case Tell::army_returned:
      return say("{0} returns {1} to the bag.", "{0} wrzuca z powrotem do woreczka: {1}.", {who, what});
    case Tell::army_appears:
      return say("A monster army waits there: {1}.", "Czeka tam armia potworów: {1}.", {who, what});
    case Tell::general_appears:
      return say("The Dark General appears with {1} {1|Praetorian|Praetorians}: strength {0}.",
                 "Pojawia się Mroczny Generał, a z nim {1} {1|pretorianin|pretorianie|pretorian}: siła {0}.", {a, b});
    case Tell::sneaked: return say("{0} sneaks past the monsters.", "{0} przekrada się obok potworów.", {who});
    case Tell::passed: return say("{0} takes no action.", "{0} nie wykonuje akcji.", {who});
    case Tell::turn_ended: return say("{0} ends the turn.", "{0} kończy turę.", {who});
    case Tell::battle:
      return say("{0} fights against strength {2} ({1}).", "{0} walczy przeciw sile {2} ({1}).", {who, what, a});
    case Tell::sure_win: return say("{0} wins without rolling.", "{0} wygrywa bez rzutu.", {who});
    case Tell::rolled:
      return say("{0} rolls the {1}: {2}.", "{0}: {1}, wynik: {2}.",
                 {who, what, face_text(catalogue.face(die_in(event.about[1]), static_cast<std::size_t>(a)))});
    case Tell::reroll: return say("{0} re-rolls ({1}).", "{0} przerzuca kości ({1}).", {who, what});
    case Tell::betrayal:
      return say("Betrayal: {0} hands the Time Lord die to {1}.", "Zdrada: {0} oddaje kość Pana Czasu; dostaje ją {1}.",
                 {who, what});
    case Tell::plague:
      return say("Plague and Misery: {0} puts the token on {1}.",
                 "Zaraza i Niedola: {0} przekazuje żeton; dostaje go {1}.", {who, what});
    case Tell::rage: return say("{0} rages: +{1}.", "{0} wpada w szał: +{1}.", {who, a});
    case Tell::blessing:
      return say("{0} casts Blessing: all skulls are cancelled.",
                 "{0} rzuca Błogosławieństwo: wszystkie czaszki zostają anulowane.", {who});
    case Tell::shield:
      return say("{0} stops a skull of the {1} with the shield.", "{0} zatrzymuje tarczą czaszkę; ratuje ją {1}.",
                 {who, what});
    case Tell::hard_head:
      return say("{0} suffers in place of the {1}.", "{0} cierpi zamiast oddziału; ocalona {1}.", {who, what});
    case Tell::wounded:
      return say("{0} loses {1} ({2} left).", "{0} traci {1:acc} (zostaje: {2}).", {who, Counted{a, nouns::life()}, b});
    case Tell::unit_died:
      return say("{0} loses 1 {1}.", "{0} traci {2}.", {who, what, die_in_case(event.about[1], Case::accusative)});
    case Tell::unconscious: return say("{0} is unconscious.", "{0} traci przytomność.", {who});
    case Tell::collected_souls:
      return say("{0} collects souls: {1}.", "{0} zbiera dusze i odzyskuje {1:acc}.", {who, Counted{a, nouns::life()}});
    case Tell::bolt: return say("{0} uses {1}: +{2}.", "{0} używa: {1}, +{2}.", {who, what, a});
    case Tell::total:
      if (b == 0) return say("{0} reaches {1}.", "{0} osiąga {1}.", {who, a});
      return say("{0} reaches {1} of {2}.", "{0} osiąga {1} z {2}.", {who, a, b});
    case Tell::won: return say("{0} wins the battle.", "{0} wygrywa walkę.", {who});
    case Tell::lost: return say("{0} loses the battle.", "{0} przegrywa walkę.", {who});
    case Tell::retreated: return say("{0} retreats to {1}.", "{0} wycofuje się na: {1}.", {who, what});
    case Tell::soul_stone:
      return say("{0} takes a Soul Stone worth {1}.", "{0} bierze Kamień Dusz o wartości {1}.", {who, a});
    case Tell::item: return say("{0} finds: {1}.", "{0} znajduje: {1}.", {who, what});
    case Tell::item_left: return say("{0} leaves behind: {1}.", "{0} zostawia: {1}.", {who, what});
    case Tell::time_lord_die: return say("{0} takes the Time Lord die.", "{0} bierze kość Pana Czasu.", {who});
    case Tell::glory: return say("{0} rises to glory {1}.", "{0} osiąga poziom chwały {1}.", {who, a});
    case Tell::praetorian:
      return say("{0} fells a Praetorian; {1} left.", "{0} pokonuje pretorianina; pozostali: {1}.", {who, a});
    case Tell::general_beaten: return say("{0} beats the Dark General!", "{0} pokonuje Mrocznego Generała!", {who});
    case Tell::healed:
      return say("{0} regains {1} (now {2}).", "{0} odzyskuje {1:acc} (teraz: {2}).",
                 {who, Counted{a, nouns::life()}, b});
    case Tell::plague_ended: return say("{0} is rid of the Plague.", "{0} pozbywa się Zarazy.", {who});
    case Tell::gathered: return say("{0} gathers {1}.", "{0} gromadzi: {1}.", {who, goods_of(event)});
    case Tell::plundered: return say("{0} plunders {1}.", "{0} plądruje: {1}.", {who, goods_of(event)});
    case Tell::spoils:
      return say("{0} takes {1} from the lair.", "{0} zabiera z siedliska: {1}.", {who, goods_of(event)});
    case Tell::city: return say("{0} builds a city: {1}.", "{0} buduje miasto: {1}.", {who, what});
    case Tell::built: return say("{0} erects: {1}.", "{0} wznosi: {1}.", {who, what});
    case Tell::building_gift:
      return say("Emperor {0} erects the same in the city of {1}: {2}.",
                 "Imperator {0} wznosi to samo w innym mieście; {2} dostaje {1}.", {who, what, also});
    case Tell::tax:
      return say("{0} pays the Emperor {1} 1 {2}.", "{0} płaci podatek ({2}); dostaje go Imperator {1}.",
                 {who, what, also});
    case Tell::trained: return say("{0} trains 1 {1}.", "{0} szkoli oddział: {1}.", {who, what});
    case Tell::unit_gift:
      return say("Emperor {0} gives {1} 1 {2}.", "Imperator {0} przekazuje oddział ({2}); dostaje go {1}.",
                 {who, what, also});
    case Tell::recruited:
      return say("{0} gains 1 {1}.", "{0} zdobywa {2}.", {who, what, die_in_case(event.about[1], Case::accusative)});
    case Tell::unit_taken:
      return say("{0} is blessed with 1 {1}.", "{0} dzięki Błogosławieństwu dostaje {2}.",
                 {who, what, die_in_case(event.about[1], Case::accusative)});
    case Tell::given_back:
      return say("{0} gives 1 {1} back.", "{0} zwraca {2}.",
                 {who, what, die_in_case(event.about[1], Case::accusative)});
    case Tell::picked_up: return say("{0} picks up: {1}.", "{0} podnosi: {1}.", {who, what});
    case Tell::swapped:
      return say("{0} leaves {1} and takes {2}.", "{0} zostawia: {1}, a bierze: {2}.", {who, what, also});
    case Tell::spell_used: return say("{0} casts {1}.", "{0} rzuca: {1}.", {who, what});
    case Tell::roar:
      return say("{0} roars: {1} flees to {2}.", "Ryk lwa ({0}): {1} ucieka na: {2}.", {who, what, also});
    case Tell::rift:
      return say("{0} discovers a Rift: all heroes are drawn in.",
                 "{0} odkrywa Szczelinę: wciąga ona wszystkich bohaterów.", {who});
    case Tell::rift_moved: return say("{0} appears at the Rift.", "{0} pojawia się przy Szczelinie.", {who});
    case Tell::tie:
      return say("A tie at {0}: the leaders roll again.", "Remis przy {0}: prowadzący rzucają ponownie.", {a});
    case Tell::emperor: return say("{0} is Emperor now.", "{0} zostaje Imperatorem.", {who});
    case Tell::accession:
      return say("{0} takes {1} from the tray.", "{0} bierze z podajnika: {1}.", {who, goods_of(event)});
    case Tell::challenged:
      return say("{0} challenges the Emperor {1}.", "{0} rzuca wyzwanie; Imperatorem jest {1}.", {who, what});
    case Tell::duel_won:
      return say("{0} wins the duel against {1}.", "{0} wygrywa pojedynek; przegrywa {1}.", {who, what});
    case Tell::round_limit: return say("Round {0} was the last one.", "Runda {0} była ostatnia.", {a});
    case Tell::score: return say("{0}: {1}.", "{0}: {1}.", {who, Counted{a, nouns::point()}});
    case Tell::match_won: return say("{0} wins the match!", "{0} wygrywa rozgrywkę!", {who});
  }
  return {};
}

}  // namespace kostka::games::karak
