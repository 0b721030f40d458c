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

Text die_in_case(DieKind die, Case c) { return nouns::die(die).singular(c); }

Text name(const Karak& g, Object thing) { return g.object_name(thing); }
template <class Id>
Text name(const Karak& g, Id id) {
  return g.object_name(of(id));
}

// ---- one sentence for each event ------------------------------------------------------------------------------------

Text sentence(const Karak& g, const told::Starter& e) {
  return say("{0} starts.", "{0} zaczyna.", {g.player_name(e.who)});
}
Text sentence(const Karak& g, const told::Hero& e) {
  return say("{0} plays {1}.", "{0} gra bohaterem: {1}.", {g.player_name(e.who), name(g, e.hero)});
}
Text sentence(const Karak&, const told::Round& e) { return say("Round {0}.", "Runda {0}.", {e.number}); }
Text sentence(const Karak& g, const told::Turn& e) {
  return say("Turn of {0}: {1}.", "Tura: {0}, {1}.", {name(g, e.who), Counted{e.actions, nouns::action()}});
}
Text sentence(const Karak& g, const told::Woke& e) {
  return say("{0} wakes up with {1}.", "{0} odzyskuje przytomność i ma {1:acc}.",
             {name(g, e.who), Counted{e.life, nouns::life()}});
}
Text sentence(const Karak& g, const told::Moved& e) {
  return say("{0} moves to {1}.", "{0} wchodzi na: {1}.", {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::Marched& e) {
  return say("{0} marches to {1}.", "{0} dociera forsownym marszem na: {1}.", {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::Teleported& e) {
  return say("{0} steps through the Portal to {1}.", "{0} przechodzi przez Portal na: {1}.",
             {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::Dreamed& e) {
  return say("{0} comes to {1} in a dream.", "{0} przybywa we śnie do bohatera: {1}.",
             {name(g, e.who), name(g, e.other)});
}
Text sentence(const Karak& g, const told::TileDrawn& e) {
  return say("{0} draws the tile {1}.", "{0} dobiera płytkę: {1}.", {name(g, e.who), name(g, e.tile)});
}
Text sentence(const Karak& g, const told::TileRejected& e) {
  return say("{0} puts {1} under the stack.", "{0} kładzie pod stos: {1}.", {name(g, e.who), name(g, e.tile)});
}
Text sentence(const Karak& g, const told::Explored& e) {
  return say("{0} explores {1}.", "{0} odkrywa: {1}.", {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::ArmyReturned& e) {
  return say("{0} returns {1} to the bag.", "{0} wrzuca z powrotem do woreczka: {1}.",
             {name(g, e.who), name(g, e.army)});
}
Text sentence(const Karak& g, const told::ArmyAppears& e) {
  return say("A monster army waits there: {1}.", "Czeka tam armia potworów: {1}.", {name(g, e.hex), name(g, e.army)});
}
Text sentence(const Karak&, const told::GeneralAppears& e) {
  return say("The Dark General appears with {1} {1|Praetorian|Praetorians}: strength {0}.",
             "Pojawia się Mroczny Generał, a z nim {1} {1|pretorianin|pretorianie|pretorian}: siła {0}.",
             {e.strength, e.praetorians});
}
Text sentence(const Karak& g, const told::Sneaked& e) {
  return say("{0} sneaks past the monsters.", "{0} przekrada się obok potworów.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Passed& e) {
  return say("{0} takes no action.", "{0} nie wykonuje akcji.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Battle& e) {
  return say("{0} fights against strength {2} ({1}).", "{0} walczy przeciw sile {2} ({1}).",
             {name(g, e.fight.fighter), name(g, e.fight.hex), e.fight.goal.value_or(0)});
}
Text sentence(const Karak& g, const told::SureWin& e) {
  return say("{0} wins without rolling.", "{0} wygrywa bez rzutu.", {name(g, e.fight.fighter)});
}
Text sentence(const Karak& g, const told::Rolled& e) {
  return say(
      "{0} rolls the {1}: {2}.", "{0}: {1}, wynik: {2}.",
      {name(g, e.fight.fighter), name(g, e.die), face_text(g.catalogue.face(e.die, static_cast<std::size_t>(e.face)))});
}
Text sentence(const Karak& g, const told::Reroll& e) {
  return say("{0} re-rolls ({1}).", "{0} ponawia rzut ({1}).", {name(g, e.who), name(g, e.by)});
}
Text sentence(const Karak& g, const told::Betrayal& e) {
  return say("Betrayal: {0} hands the Time Lord die to {1}.", "Zdrada: {0} oddaje kość Pana Czasu; dostaje ją {1}.",
             {name(g, e.who), name(g, e.to)});
}
Text sentence(const Karak& g, const told::Plague& e) {
  return say("Plague and Misery: {0} puts the token on {1}.", "Zaraza i Niedola: {0} przekazuje żeton; dostaje go {1}.",
             {name(g, e.who), name(g, e.to)});
}
Text sentence(const Karak& g, const told::Rage& e) {
  return say("{0} rages: +{1}.", "{0} wpada w szał: +{1}.", {name(g, e.who), e.strength});
}
Text sentence(const Karak& g, const told::Blessing& e) {
  return say("{0} casts Blessing: all skulls are cancelled.",
             "{0} rzuca Błogosławieństwo: wszystkie czaszki zostają anulowane.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Shield& e) {
  return say("{0} stops a skull of the {1} with the shield.", "{0} zatrzymuje tarczą czaszkę, ratując {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::HardHead& e) {
  return say("{0} suffers in place of the {1}.", "{0} przyjmuje cios na siebie, ratując {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::Wounded& e) {
  return say("{0} loses {1} ({2} left).", "{0} traci {1:acc} (zostaje: {2}).",
             {name(g, e.who), Counted{e.points, nouns::life()}, e.left});
}
Text sentence(const Karak& g, const told::UnitDied& e) {
  return say("{0} loses 1 {1}.", "{0} traci {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::Unconscious& e) {
  return say("{0} is unconscious.", "{0} traci przytomność.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::CollectedSouls& e) {
  return say("{0} collects souls: {1}.", "{0} zbiera dusze i odzyskuje {1:acc}.",
             {name(g, e.who), Counted{e.points, nouns::life()}});
}
Text sentence(const Karak& g, const told::Bolt& e) {
  return say("{0} uses {1}: +{2}.", "{0} używa: {1}, +{2}.", {name(g, e.who), name(g, e.spell), e.strength});
}
Text sentence(const Karak& g, const told::Total& e) {
  const Text who = name(g, e.fight.fighter);
  if (!e.fight.goal) return say("{0} reaches {1}.", "{0} osiąga {1}.", {who, e.fight.sum});
  return say("{0} reaches {1} ({2} needed).", "{0} osiąga {1} (potrzeba {2}).", {who, e.fight.sum, *e.fight.goal});
}
Text sentence(const Karak& g, const told::Won& e) {
  return say("{0} wins the battle.", "{0} wygrywa walkę.", {name(g, e.fight.fighter)});
}
Text sentence(const Karak& g, const told::Lost& e) {
  return say("{0} loses the battle.", "{0} przegrywa walkę.", {name(g, e.fight.fighter)});
}
Text sentence(const Karak& g, const told::Retreated& e) {
  return say("{0} retreats to {1}.", "{0} wycofuje się na: {1}.", {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::SoulStone& e) {
  return say("{0} takes a Soul Stone worth {1}.", "{0} bierze Kamień Dusz o wartości {1}.", {name(g, e.who), e.value});
}
Text sentence(const Karak& g, const told::Item& e) {
  return say("{0} finds: {1}.", "{0} znajduje: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Karak& g, const told::ItemLeft& e) {
  return say("{0} leaves behind: {1}.", "{0} zostawia: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Karak& g, const told::TimeLordDie& e) {
  return say("{0} takes the Time Lord die.", "{0} bierze kość Pana Czasu.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Glory& e) {
  return say("{0} rises to glory {1}.", "{0} osiąga poziom chwały {1}.", {name(g, e.who), e.level});
}
Text sentence(const Karak& g, const told::Praetorian& e) {
  return say("{0} fells a Praetorian; {1} left.", "{0} pokonuje pretorianina; pozostali: {1}.",
             {name(g, e.who), e.left});
}
Text sentence(const Karak& g, const told::GeneralBeaten& e) {
  return say("{0} beats the Dark General!", "{0} pokonuje Mrocznego Generała!", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Healed& e) {
  return say("{0} regains {1} (now {2}).", "{0} odzyskuje {1:acc} (teraz: {2}).",
             {name(g, e.who), Counted{e.points, nouns::life()}, e.life});
}
Text sentence(const Karak& g, const told::PlagueEnded& e) {
  return say("{0} is rid of the Plague.", "{0} pozbywa się Zarazy.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Gathered& e) {
  return say("{0} gathers {1}.", "{0} gromadzi: {1}.", {name(g, e.who), goods_text(e.goods)});
}
Text sentence(const Karak& g, const told::Plundered& e) {
  return say("{0} plunders {1}.", "{0} plądruje: {1}.", {name(g, e.who), goods_text(e.goods)});
}
Text sentence(const Karak& g, const told::Spoils& e) {
  return say("{0} takes {1} from the lair.", "{0} zabiera z siedliska: {1}.", {name(g, e.who), goods_text(e.goods)});
}
Text sentence(const Karak& g, const told::City& e) {
  return say("{0} builds a city: {1}.", "{0} buduje miasto: {1}.", {name(g, e.who), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::Built& e) {
  return say("{0} erects {1}.", "{0} wznosi {1}.", {name(g, e.who), g.building(e.building).built});
}
Text sentence(const Karak& g, const told::BuildingGift& e) {
  return say("Emperor {0} also erects {2} in the city of {1}.", "Imperator {0} wznosi także u innych: {2} dostaje {1}.",
             {name(g, e.emperor), name(g, e.to), g.building(e.building).built});
}
Text sentence(const Karak& g, const told::Tax& e) {
  return say("{0} pays the Emperor {1} 1 {2}.", "{0} płaci podatek ({2}); dostaje go Imperator {1}.",
             {name(g, e.who), name(g, e.emperor), name(g, e.resource)});
}
Text sentence(const Karak& g, const told::Trained& e) {
  return say("{0} trains 1 {1}.", "{0} szkoli oddział i bierze {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::UnitGift& e) {
  return say("Emperor {0} gives {1} 1 {2}.", "Imperator {0} przekazuje oddział ({2}); dostaje go {1}.",
             {name(g, e.emperor), name(g, e.to), name(g, e.die)});
}
Text sentence(const Karak& g, const told::Recruited& e) {
  return say("{0} gains 1 {1}.", "{0} zdobywa {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::UnitTaken& e) {
  return say("{0} is blessed with 1 {1}.", "{0} dzięki Błogosławieństwu dostaje {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::GivenBack& e) {
  return say("{0} gives 1 {1} back.", "{0} zwraca {2}.",
             {name(g, e.who), name(g, e.die), die_in_case(e.die, Case::accusative)});
}
Text sentence(const Karak& g, const told::PickedUp& e) {
  return say("{0} picks up: {1}.", "{0} podnosi: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Karak& g, const told::Swapped& e) {
  return say("{0} leaves {1} and takes {2}.", "{0} zostawia: {1}, a bierze: {2}.",
             {name(g, e.who), name(g, e.left), name(g, e.taken)});
}
Text sentence(const Karak& g, const told::SpellUsed& e) {
  return say("{0} casts {1}.", "{0} rzuca: {1}.", {name(g, e.who), name(g, e.spell)});
}
Text sentence(const Karak& g, const told::Roar& e) {
  if (g.army(e.army).single) {
    return say("{0} roars: {1} flees to {2}.", "Ryk lwa ({0}): {1} ucieka na: {2}.",
               {name(g, e.who), name(g, e.army), name(g, e.hex)});
  }
  return say("{0} roars: {1} flee to {2}.", "Ryk lwa ({0}): {1} uciekają na: {2}.",
             {name(g, e.who), name(g, e.army), name(g, e.hex)});
}
Text sentence(const Karak& g, const told::Rift& e) {
  return say("{0} discovers a Rift: all heroes are drawn in.",
             "{0} odkrywa Szczelinę: wciąga ona wszystkich bohaterów.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::RiftMoved& e) {
  return say("{0} appears at the Rift.", "{0} pojawia się przy Szczelinie.", {name(g, e.who)});
}
Text sentence(const Karak&, const told::Tie& e) {
  return say("A tie at {0}: the leaders roll again.", "Remis przy {0}: prowadzący rzucają ponownie.", {e.sum});
}
Text sentence(const Karak& g, const told::RiftWon& e) {
  return say("{0} wins the fight at the Rift.", "{0} wygrywa walkę przy Szczelinie.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Emperor& e) {
  return say("{0} is Emperor now.", "{0} zostaje Imperatorem.", {name(g, e.who)});
}
Text sentence(const Karak& g, const told::Accession& e) {
  return say("{0} takes {1} from the tray.", "{0} bierze z podajnika: {1}.", {name(g, e.who), goods_text(e.goods)});
}
Text sentence(const Karak& g, const told::Challenged& e) {
  return say("{0} challenges the Emperor {1}.", "{0} rzuca wyzwanie; Imperatorem jest {1}.",
             {name(g, e.who), name(g, e.emperor)});
}
Text sentence(const Karak& g, const told::DuelWon& e) {
  return say("{0} wins the duel against {1}.", "{0} wygrywa pojedynek; przegrywa {1}.",
             {name(g, e.winner), name(g, e.loser)});
}
Text sentence(const Karak&, const told::RoundLimit& e) {
  return say("Round {0} was the last one.", "Runda {0} była ostatnia.", {e.rounds});
}
Text sentence(const Karak& g, const told::Score& e) {
  return say("{0}: {1}.", "{0}: {1}.", {name(g, e.who), Counted{e.points, nouns::point()}});
}
Text sentence(const Karak& g, const told::MatchWon& e) {
  return say("{0} wins the match!", "{0} wygrywa rozgrywkę!", {name(g, e.who)});
}

}  // namespace

std::string Karak::event_id(const kernel::Event& event) const { return kernel::event_id_in<told::Events>(event); }

void Karak::write_event(kernel::Writer& out, const kernel::Event& event) const {
  kernel::write_event_in<told::Events>(out, event, kernel::ObjectNaming(*this, naming()));
}

bool Karak::same_event(const kernel::Event& a, const kernel::Event& b) const {
  return kernel::same_event_in<told::Events>(a, b);
}

Text Karak::event_text(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this](const auto& e) { return sentence(*this, e); });
}

std::vector<Object> Karak::event_objects(const kernel::Event& event) const {
  const auto about = [](const auto& id) -> Object
    requires requires { of(id); }
  { return of(id); };
  return kernel::visit_event<told::Events>(event, [about](const auto& e) { return kernel::objects_in(e, about); });
}

}  // namespace kostka::games::karak
