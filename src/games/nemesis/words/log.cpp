// The log of a match: a sentence in both languages for each event. Characters act in the present tense, which in Polish
// has no gender.
#include "games/nemesis/rules/table.h"
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {

using kernel::Counted;
using kernel::say;
using kernel::Text;

namespace {

Text name(const Nemesis& g, Species species) { return g.catalogue.facts(species).name; }
template <class Id>
Text name(const Nemesis& g, Id id) {
  return g.object_name(of(id));
}

// "An Adult", "The Queen", at the beginning of a sentence.
Text some(const Nemesis& g, Species species) { return kernel::capitalise(Describer(g.catalogue).one(species)); }

Text noise_face(NoiseFace face) {
  switch (face) {
    case NoiseFace::silence: return {"silence", "cisza"};
    case NoiseFace::danger: return {"danger", "zagrożenie"};
    case NoiseFace::one:
    case NoiseFace::two:
    case NoiseFace::three:
    case NoiseFace::four: break;
  }
  return say("{0}", "{0}", {static_cast<int>(face) + 1});
}

Text combat_face(CombatFace face) {
  switch (face) {
    case CombatFace::blank: return {"a miss", "pudło"};
    case CombatFace::creeper: return {"Creeper", "pełzacz"};
    case CombatFace::adult: return {"Adult", "dorosły osobnik"};
    case CombatFace::one: return {"one hit", "jedno trafienie"};
    case CombatFace::two: return {"two hits", "dwa trafienia"};
  }
  return {};
}

Text door_state(Door door) {
  switch (door) {
    case Door::open: return {"open", "otwarte"};
    case Door::closed: return {"closed", "zamknięte"};
    case Door::destroyed: return {"destroyed", "zniszczone"};
  }
  return {};
}

Text engine_state(EngineState state) {
  switch (state) {
    case EngineState::unknown: return {"unknown", "nieznany"};
    case EngineState::working: return {"working", "sprawny"};
    case EngineState::damaged: return {"damaged", "uszkodzony"};
  }
  return {};
}

Text deck_name(ItemDeck deck) {
  switch (deck) {
    case ItemDeck::red: return {"the red deck", "czerwona talia"};
    case ItemDeck::yellow: return {"the yellow deck", "żółta talia"};
    case ItemDeck::green: return {"the green deck", "zielona talia"};
    case ItemDeck::crafted: return {"crafted", "samoróbki"};
    case ItemDeck::starting: return {"starting weapons", "bronie startowe"};
    case ItemDeck::quest: return {"Quest Items", "przedmioty osobiste"};
  }
  return {};
}

Text destination_name(Destination destination) {
  switch (destination) {
    case Destination::earth: return {"Earth", "Ziemia"};
    case Destination::mars: return {"Mars", "Mars"};
    case Destination::venus: return {"Venus", "Wenus"};
    case Destination::deep_space: return {"deep space", "głęboki kosmos"};
    case Destination::destroyed: return {"nowhere", "donikąd"};
  }
  return {};
}

Text ending_text(Ending ending) {
  if (ending == Ending::jump) return {"The ship jumps into hyperspace.", "Statek skacze w nadprzestrzeń."};
  return {"The ship is destroyed.", "Statek zostaje zniszczony."};
}

// NEM-RETR-01: an arrow instead of a number.
Text toughness(const Nemesis& g, Species species, AttackId card) {
  const Attack& attack = g.catalogue.attacks[card.index()];
  const int value = species == Species::metagorger ? attack.metagorger_toughness : attack.toughness;
  return value == 0 ? Text{"retreat", "odwrót"} : say("{0}", "{0}", {value});
}

// ---- one sentence for each event ------------------------------------------------------------------------------------

Text sentence(const Nemesis& g, const told::Numbered& e) {
  return say("{0} has the number {1}.", "{0} ma numer {1}.", {g.player_name(e.who), e.number});
}
Text sentence(const Nemesis& g, const told::CharacterTaken& e) {
  return say("{0} plays: {1}.", "{0} gra postacią: {1}.", {g.player_name(e.who), name(g, e.character)});
}
Text sentence(const Nemesis& g, const told::ObjectiveDealt& e) {
  return say("{0} gets the Objective: {1}.", "{0} otrzymuje cel: {1}.", {name(g, e.who), name(g, e.objective)});
}
Text sentence(const Nemesis& g, const told::ObjectiveKept& e) {
  return say("{0} keeps the Objective: {1}.", "{0} zatrzymuje cel: {1}.", {name(g, e.who), name(g, e.objective)});
}
Text sentence(const Nemesis&, const told::ObjectivesChosen&) {
  return say("First Encounter: everybody has chosen an Objective.", "Pierwsze spotkanie: wszyscy wybrali cel.");
}
Text sentence(const Nemesis& g, const told::Round& e) {
  return say("Round {0}, time {1}. First Player: {2}.", "Runda {0}, czas {1}. Pierwszy gracz: {2}.",
             {e.number, e.time, name(g, e.first)});
}
Text sentence(const Nemesis& g, const told::Turn& e) { return say("Turn of {0}.", "Tura: {0}.", {name(g, e.who)}); }
Text sentence(const Nemesis& g, const told::Drew& e) {
  return say("{0} draws {1}.", "{0} dobiera {1:acc}.", {name(g, e.who), Counted{e.cards, nouns::card()}});
}
Text sentence(const Nemesis& g, const told::CardSeen& e) {
  return say("{0} draws: {1}.", "{0} dobiera: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::Passed& e) { return say("{0} passes.", "{0} pasuje.", {name(g, e.who)}); }
Text sentence(const Nemesis& g, const told::Discarded& e) {
  return say("{0} discards: {1}.", "{0} odrzuca: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::Paid& e) {
  return say("{0} pays with: {1}.", "{0} płaci kartą: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::CardPlayed& e) {
  return say("{0} plays: {1}.", "{0} zagrywa: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::ItemUsed& e) {
  return say("{0} uses: {1}.", "{0} używa: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Nemesis& g, const told::RoomUsed& e) {
  return say("{0} uses the Room: {1}.", "{0} wykonuje akcję pomieszczenia: {1}.", {name(g, e.who), name(g, e.tile)});
}
Text sentence(const Nemesis& g, const told::Interrupted& e) {
  return say("{1} interrupts {0}.", "{1} przerywa akcję: {0}.", {name(g, e.who), name(g, e.by)});
}
Text sentence(const Nemesis& g, const told::Reacted& e) {
  return say("{0} reacts with: {1}.", "{0} reaguje: {1}.", {name(g, e.who), g.object_name(e.with)});
}
Text sentence(const Nemesis& g, const told::Moved& e) {
  return say("{0} moves to {1}.", "{0} przechodzi do: {1}.", {name(g, e.who), name(g, e.to)});
}
Text sentence(const Nemesis& g, const told::Explored& e) {
  return say("{0} explores: {1}. Token: {2}.", "{0} odkrywa: {1}. Żeton: {2}.",
             {name(g, e.who), name(g, e.tile), name(g, e.token)});
}
Text sentence(const Nemesis& g, const told::NoiseRolled& e) {
  return say("{0} makes a Noise roll: {1}.", "{0} wykonuje rzut na szmery: {1}.", {name(g, e.who), noise_face(e.face)});
}
Text sentence(const Nemesis& g, const told::NoiseMade& e) {
  return say("Noise: {0}.", "Szmery: {0}.", {g.object_name(e.where)});
}
Text sentence(const Nemesis& g, const told::NoiseGone& e) {
  return say("The Noise markers around {0} are discarded.", "Znaczniki szmerów znikają z wyjść: {0}.",
             {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Danger& e) {
  return say("Danger in {1}!", "Zagrożenie: {1}!", {name(g, e.who), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Encountered& e) {
  return say("{0} encounters: {1}.", "{0} spotyka: {1}.", {name(g, e.who), name(g, e.token)});
}
Text sentence(const Nemesis& g, const told::Appeared& e) {
  return say("{0} appears in {1}.", "{0} pojawia się: {1}.", {some(g, e.species), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::IntruderMoved& e) {
  return say("{0} moves from {1} to {2}.", "{0} przechodzi: {1} → {2}.",
             {some(g, e.species), name(g, e.from), name(g, e.to)});
}
Text sentence(const Nemesis& g, const told::IntruderLeft& e) {
  return say("{0} leaves {1} through the Technical Corridors.", "{0} znika w korytarzach technicznych: {1}.",
             {some(g, e.species), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Surprised& e) {
  return say("Surprise Attack on {0}: {1}.", "Atak z zaskoczenia, cel: {0}, atakuje: {1}.",
             {name(g, e.who), name(g, e.by)});
}
Text sentence(const Nemesis& g, const told::Shot& e) {
  return say("{0} shoots ({1}) at {2}: {3}, Injuries: {4}.", "{0} strzela ({1}), cel: {2}; {3}, obrażenia: {4}.",
             {name(g, e.who), name(g, e.weapon), g.object_name(e.target), combat_face(e.face), e.injuries});
}
Text sentence(const Nemesis& g, const told::Struck& e) {
  return say("{0} fights {1} hand to hand: {2}, Injuries: {3}.", "{0} walczy wręcz, cel: {1}; {2}, obrażenia: {3}.",
             {name(g, e.who), g.object_name(e.target), combat_face(e.face), e.injuries});
}
Text sentence(const Nemesis& g, const told::Injured& e) {
  return say("{0} in {1} has {2}.", "{0} ma {2:acc}: {1}.",
             {some(g, e.species), name(g, e.room), Counted{e.injuries, nouns::injury()}});
}
Text sentence(const Nemesis& g, const told::Checked& e) {
  return say("Injury check of {0}: {1}, toughness {2}.", "Sprawdzenie obrażeń ({0}): {1}, wytrzymałość {2}.",
             {name(g, e.species), name(g, e.card), toughness(g, e.species, e.card)});
}
Text sentence(const Nemesis& g, const told::Killed& e) {
  return say("{0} is killed in {1}.", "{0} ginie: {1}.", {some(g, e.species), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Retreated& e) {
  return say("{0} retreats ({1}).", "{0} wycofuje się ({1}).", {some(g, e.species), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::Attacked& e) {
  return say("{0} attacks {1}: {2}.", "{0} atakuje, cel: {1}; {2}.",
             {some(g, e.species), name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::Missed& e) {
  return say("{0} attacks {1} and misses ({2}).", "{0} atakuje i chybia, cel: {1} ({2}).",
             {some(g, e.species), name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::LarvaAttacked& e) {
  return say("A Larva attacks {0}.", "Larwa atakuje, cel: {0}.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::Ignored& e) {
  return say("{0} ignores the attack of {1}.", "{0} ignoruje atak ({1}).", {name(g, e.who), name(g, e.species)});
}
Text sentence(const Nemesis& g, const told::Transformed& e) {
  return say("{0} becomes {1} in {2}.", "{0} zmienia się w {3:acc}: {2}.",
             {some(g, e.from), Describer(g.catalogue).one(e.to), name(g, e.room), nouns::enemy(e.to)});
}
Text sentence(const Nemesis& g, const told::MetagorgerAttacked& e) {
  return say("A Metagorger attacks {0} and is gone.", "Metażerca atakuje i znika, cel: {0}.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::CarcassLeft& e) {
  return say("A Carcass lies in {0}.", "Zwłoki intruza leżą tutaj: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Fed& e) {
  if (e.from == e.to) {
    return say("{0} in {1} feeds on: {2}.", "{0} żeruje ({1}): {2}.",
               {some(g, e.from), name(g, e.room), g.object_name(e.food)});
  }
  return say(
      "{0} in {1} feeds on: {2}, and becomes {3}.", "{0} żeruje ({1}): {2}, i zmienia się w {4:acc}.",
      {some(g, e.from), name(g, e.room), g.object_name(e.food), Describer(g.catalogue).one(e.to), nouns::enemy(e.to)});
}
Text sentence(const Nemesis& g, const told::AdaptationRevealed& e) {
  return say("The first {0} reveals an Adaptation: {1}.", "Pojawia się pierwszy {0}; adaptacja: {1}.",
             {name(g, e.species), name(g, e.trait)});
}
Text sentence(const Nemesis& g, const told::AdaptationLost& e) {
  return say("{0} overcomes an Adaptation: {1}.", "{0} usuwa adaptację: {1}.", {name(g, e.who), name(g, e.trait)});
}
Text sentence(const Nemesis& g, const told::EggsDestroyed& e) {
  return say("Eggs destroyed in {0}: {1}.", "Zniszczone jaja ({0}): {1}.", {name(g, e.room), e.eggs});
}
Text sentence(const Nemesis&, const told::NestDestroyed&) {
  return say("The Nest is destroyed.", "Gniazdo jest zniszczone.");
}
Text sentence(const Nemesis& g, const told::LightlyWounded& e) {
  return say("{0} suffers a Light Wound ({1}).", "{0} otrzymuje powierzchowną ranę ({1}).", {name(g, e.who), e.wounds});
}
Text sentence(const Nemesis& g, const told::SeriouslyWounded& e) {
  return say("{0} suffers a Serious Wound: {1}.", "{0} otrzymuje głęboką ranę: {1}.",
             {name(g, e.who), name(g, e.wound)});
}
Text sentence(const Nemesis& g, const told::Dressed& e) {
  return say("{0} dresses a Wound: {1}.", "{0} opatruje ranę: {1}.", {name(g, e.who), name(g, e.wound)});
}
Text sentence(const Nemesis& g, const told::Healed& e) {
  std::vector<Text> wounds;
  if (e.light > 0) wounds.push_back(counted(e.light, nouns::light_wound(), Case::accusative));
  if (e.serious > 0) wounds.push_back(counted(e.serious, nouns::serious_wound(), Case::accusative));
  return say("{0} heals {1}.", "{0} leczy {1}.", {name(g, e.who), join_and(wounds)});
}
Text sentence(const Nemesis& g, const told::Died& e) {
  return say("{0} dies in {1}.", "{0} ginie: {1}.", {name(g, e.who), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Contaminated& e) {
  return say("{0} gains a Contamination card.", "{0} otrzymuje kartę skażenia.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::Scanned& e) {
  return say("{0} scans a card: {1}.", "{0} skanuje kartę: {1}.", {name(g, e.who), name(g, e.fate)});
}
Text sentence(const Nemesis& g, const told::HandShown& e) {
  if (e.infected > 0) {
    return say("{0} shows the Contamination cards in hand: {1}, of them infected by an earlier scan: {2}.",
               "{0} pokazuje karty skażenia z ręki: {1}, w tym zarażone według wcześniejszego skanu: {2}.",
               {name(g, e.who), e.contamination, e.infected});
  }
  return say("{0} shows the Contamination cards in hand: {1}.", "{0} pokazuje karty skażenia z ręki: {1}.",
             {name(g, e.who), e.contamination});
}
Text sentence(const Nemesis& g, const told::GotLarva& e) {
  return say("{0} gets a Larva.", "{0} otrzymuje larwę.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::LostLarva& e) {
  return say("{0} is rid of the Larva.", "{0} pozbywa się larwy.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::MutationSeen& e) {
  return say("{0} draws a Mutation card: {1}.", "{0} dobiera kartę mutacji: {1}.",
             {name(g, e.who), name(g, e.mutation)});
}
Text sentence(const Nemesis& g, const told::MutationGained& e) {
  return say("{0} gets a Mutation card.", "{0} otrzymuje kartę mutacji.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::MutationUsed& e) {
  return say("{0} uses the Mutation {1}.", "{0} używa mutacji: {1}.", {name(g, e.who), name(g, e.mutation)});
}
Text sentence(const Nemesis& g, const told::MutationLost& e) {
  return say("{0} is rid of the Mutation card.", "{0} pozbywa się karty mutacji.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::MarkerGained& e) {
  return say("{0} has Mutation markers: {1}.", "{0} ma znaczniki mutacji: {1}.", {name(g, e.who), e.markers});
}
Text sentence(const Nemesis& g, const told::Slimed& e) {
  return say("{0} gets a Slime marker.", "{0} otrzymuje znacznik śluzu.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::Cleaned& e) {
  return say("{0} removes the Slime.", "{0} usuwa śluz.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::Revived& e) {
  return say("The AutoDoc brings {0} back to life in {1}.", "AutoDoc przywraca do życia: {0} ({1}).",
             {name(g, e.who), name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Burns& e) { return say("Fire in {0}.", "Pożar: {0}.", {name(g, e.room)}); }
Text sentence(const Nemesis& g, const told::Doused& e) {
  return say("The Fire in {0} is out.", "Pożar ugaszony: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Broke& e) {
  return say("Malfunction in {0}.", "Awaria: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Repaired& e) {
  return say("{0} is repaired.", "Naprawiono: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::DoorSet& e) {
  return say("{0}: Doors {1}.", "{0}: drzwi {1}.", {name(g, e.corridor), door_state(e.door)});
}
Text sentence(const Nemesis& g, const told::SignalSent& e) {
  return say("{0} sends the Signal.", "{0} wysyła sygnał.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::EngineSet& e) {
  return say(
      "{0} works on Engine {1}: the order {2}.", "{0} pracuje przy silniku {1}: kolejność {2}.",
      {name(g, e.who), e.engine, e.changed ? Text{"has changed", "zmieniona"} : Text{"is unchanged", "bez zmian"}});
}
Text sentence(const Nemesis& g, const told::DestinationSet& e) {
  return say("{0} moves the Destination marker to {1}.", "{0} przesuwa znacznik destynacji na {1}.",
             {name(g, e.who), std::string(1, static_cast<char>('A' + e.letter))});
}
Text sentence(const Nemesis&, const told::SelfDestruct& e) {
  return say("Self-destruct: {0}.", "Samozniszczenie: {0}.", {e.left});
}
Text sentence(const Nemesis& g, const told::SelfDestructStopped& e) {
  return say("{0} stops the self-destruct sequence.", "{0} zatrzymuje procedurę samozniszczenia.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::PodSet& e) {
  return say("{0}: {1}.", "{0}: {1}.",
             {name(g, e.pod), e.unlocked ? Text{"unlocked", "otwarta"} : Text{"locked", "zamknięta"}});
}
Text sentence(const Nemesis& g, const told::PodLost& e) {
  return say("Lost: {0}.", "Przepada: {0}.", {name(g, e.pod)});
}
Text sentence(const Nemesis& g, const told::Boarded& e) {
  return say("{0} takes a seat: {1}.", "{0} zajmuje miejsce: {1}.", {name(g, e.who), name(g, e.pod)});
}
Text sentence(const Nemesis& g, const told::LeftPod& e) {
  return say("{0} gets out: {1}.", "{0} wysiada: {1}.", {name(g, e.who), name(g, e.pod)});
}
Text sentence(const Nemesis& g, const told::Launched& e) {
  return say("{0} leaves the ship: {1}.", "{0} opuszcza statek: {1}.", {name(g, e.who), name(g, e.pod)});
}
Text sentence(const Nemesis& g, const told::Hibernated& e) {
  return say("{0} hibernates.", "{0} zapada w hibernację.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::AirlockStarted& e) {
  return say("Airlock procedure: {0}.", "Procedura śluzy: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Depressurised& e) {
  return say("Depressurised: {0}.", "Dekompresja: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::AirlockStopped& e) {
  return say("The airlock procedure in {0} is broken off.", "Przerwana procedura śluzy: {0}.", {name(g, e.room)});
}
Text sentence(const Nemesis& g, const told::Looked& e) {
  return say("{0} looks in secret: {1}.", "{0} podgląda w tajemnicy: {1}.", {name(g, e.who), g.object_name(e.at)});
}
Text sentence(const Nemesis& g, const told::TileSeen& e) {
  return say("{0} sees the tile of {1}: {2}.", "{0} widzi kafelek ({1}): {2}.",
             {name(g, e.who), name(g, e.room), name(g, e.tile)});
}
Text sentence(const Nemesis& g, const told::TokenSeen& e) {
  return say("{0} sees the token of {1}: {2}.", "{0} widzi żeton ({1}): {2}.",
             {name(g, e.who), name(g, e.room), name(g, e.token)});
}
Text sentence(const Nemesis& g, const told::EngineSeen& e) {
  return say("{0} sees Engine {1}: {2}.", "{0} widzi silnik {1}: {2}.",
             {name(g, e.who), e.engine, engine_state(e.state)});
}
Text sentence(const Nemesis& g, const told::CoordinatesSeen& e) {
  return say("{0} sees: {1}.", "{0} widzi: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::ObjectiveSeen& e) {
  return say("{0} sees an Objective of {1}: {2}.", "{0} widzi cel ({1}): {2}.",
             {name(g, e.who), name(g, e.whose), name(g, e.objective)});
}
Text sentence(const Nemesis& g, const told::EventSeen& e) {
  return say("{0} sees the Event: {1}.", "{0} widzi wydarzenie: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::Searched& e) {
  return say("{0} searches: {1}.", "{0} przeszukuje: {1}.", {name(g, e.who), deck_name(e.deck)});
}
Text sentence(const Nemesis& g, const told::ItemSeen& e) {
  return say("{0} finds: {1}.", "{0} znajduje: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Nemesis& g, const told::ItemTaken& e) {
  return say("{0} takes in hand: {1}.", "{0} bierze do ręki: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Nemesis& g, const told::ItemKept& e) {
  return say("{0} keeps an Item: {1}.", "{0} zatrzymuje przedmiot: {1}.", {name(g, e.who), deck_name(e.deck)});
}
Text sentence(const Nemesis& g, const told::Crafted& e) {
  return say("{0} crafts: {1}.", "{0} tworzy: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Nemesis& g, const told::Loaded& e) {
  return say("{0} loads: {1}, Ammo {2}.", "{0} ładuje: {1}, amunicja {2}.",
             {name(g, e.who), name(g, e.weapon), e.ammo});
}
Text sentence(const Nemesis& g, const told::Activated& e) {
  return say("{0} activates: {1}.", "{0} aktywuje: {1}.", {name(g, e.who), name(g, e.item)});
}
Text sentence(const Nemesis& g, const told::ObjectTaken& e) {
  return say("{0} picks up: {1}.", "{0} podnosi: {1}.", {name(g, e.who), g.object_name(e.object)});
}
Text sentence(const Nemesis& g, const told::Dropped& e) {
  return say("{0} drops: {1}.", "{0} upuszcza: {1}.", {name(g, e.who), g.object_name(e.object)});
}
Text sentence(const Nemesis& g, const told::TraitKnown& e) {
  return say("{0} discovers: {1}.", "{0} odkrywa: {1}.", {name(g, e.who), name(g, e.trait)});
}
Text sentence(const Nemesis& g, const told::TradeAsked& e) {
  if (e.who == e.goes_to)
    return say("{0} asks {1} for something.", "{0} prosi o coś (kogo: {1}).", {name(g, e.who), name(g, e.asked)});
  return say("{0} asks {1} for something for {2}.", "{0} prosi o coś (kogo: {1}, dla: {2}).",
             {name(g, e.who), name(g, e.asked), name(g, e.goes_to)});
}
Text sentence(const Nemesis& g, const told::Offered& e) {
  return say("{0} offers {1}: {2}.", "{0} proponuje (dla: {1}): {2}.",
             {name(g, e.from), name(g, e.goes_to), g.object_name(e.thing)});
}
Text sentence(const Nemesis& g, const told::TradeAnswered& e) {
  return e.agreed ? say("{0} and {1} agree.", "{0} i {1}: zgoda.", {name(g, e.from), name(g, e.goes_to)})
                  : say("{0} and {1} do not agree.", "{0} i {1}: brak zgody.", {name(g, e.from), name(g, e.goes_to)});
}
Text sentence(const Nemesis& g, const told::Traded& e) {
  return say("{0} gives {1}: {2}.", "{0} przekazuje (dla: {1}): {2}.",
             {name(g, e.from), name(g, e.goes_to), g.object_name(e.thing)});
}
Text sentence(const Nemesis& g, const told::HunterRose& e) {
  return say("{0} now plays the Intruders.", "{0} gra odtąd intruzami.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::HuntSeen& e) {
  return say("{0} draws: {1}.", "{0} dobiera: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::HuntPlayed& e) {
  return say("The Intruders: {1}.", "Intruzi: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::HuntDiscarded& e) {
  return say("The Intruder player discards: {1}.", "Gracz intruzów odrzuca: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::AttackSeen& e) {
  return say("Attack card: {1}.", "Karta ataku: {1}.", {name(g, e.who), name(g, e.card)});
}
Text sentence(const Nemesis&, const told::HunterPassed& e) {
  return say("The Intruder player passes and keeps {0}.", "Gracz intruzów pasuje i zatrzymuje {0:acc}.",
             {Counted{e.kept, nouns::card()}});
}
Text sentence(const Nemesis&, const told::TimeMoved& e) { return say("Time: {0}.", "Czas: {0}.", {e.time}); }
Text sentence(const Nemesis& g, const told::EventDrawn& e) {
  return say("Event: {0}.", "Wydarzenie: {0}.", {name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::EventDiscarded& e) {
  return say("Discarded: {0}.", "Odrzucone wydarzenie: {0}.", {name(g, e.card)});
}
Text sentence(const Nemesis& g, const told::BagDrawn& e) {
  return say("From the bag: {0}.", "Z kolonii: {0}.", {name(g, e.token)});
}
Text sentence(const Nemesis& g, const told::TokenAdded& e) {
  return say("A token joins the bag: {0}.", "Do kolonii trafia żeton {1:gen}.",
             {name(g, e.species), nouns::enemy(e.species)});
}
Text sentence(const Nemesis& g, const told::TokenRemoved& e) {
  return say("A token leaves the bag: {0}.", "Z kolonii znika żeton {1:gen}.",
             {name(g, e.species), nouns::enemy(e.species)});
}
Text sentence(const Nemesis&, const told::EggLaid& e) {
  return say("An Egg is laid (now {0}).", "Przybywa jajo (teraz {0}).", {e.eggs});
}
Text sentence(const Nemesis&, const told::Ended& e) { return say("{0}", "{0}", {ending_text(e.ending)}); }
Text sentence(const Nemesis&, const told::EngineRevealed& e) {
  return say("Engine {0}: {1}.", "Silnik {0}: {1}.", {e.engine, engine_state(e.state)});
}
Text sentence(const Nemesis& g, const told::CoordinatesRevealed& e) {
  return say("{0}: {1}.", "{0}: {1}.", {name(g, e.card), destination_name(e.reached)});
}
Text sentence(const Nemesis& g, const told::Judged& e) {
  return e.survives ? say("{0} survives.", "{0} przeżywa.", {name(g, e.who)})
                    : say("{0} does not survive.", "{0} nie przeżywa.", {name(g, e.who)});
}
Text sentence(const Nemesis& g, const told::ObjectiveRevealed& e) {
  return say("{0}: {1}, {2}.", "{0}: {1}, {2}.",
             {name(g, e.who), name(g, e.objective),
              e.fulfilled ? Text{"fulfilled", "spełniony"} : Text{"not fulfilled", "niespełniony"}});
}

}  // namespace

std::string Nemesis::event_id(const kernel::Event& event) const { return kernel::event_id_in<told::Events>(event); }

void Nemesis::write_event(kernel::Writer& out, const kernel::Event& event) const {
  kernel::write_event_in<told::Events>(out, event, kernel::ObjectNaming(*this, naming()));
}

bool Nemesis::same_event(const kernel::Event& a, const kernel::Event& b) const {
  return kernel::same_event_in<told::Events>(a, b);
}

Text Nemesis::event_text(const kernel::Event& event) const {
  return kernel::visit_event<told::Events>(event, [this](const auto& e) { return sentence(*this, e); });
}

std::vector<Object> Nemesis::event_objects(const kernel::Event& event) const {
  const auto about = [](const auto& id) -> Object
    requires requires { of(id); }
  { return of(id); };
  return kernel::visit_event<told::Events>(event, [about](const auto& e) { return kernel::objects_in(e, about); });
}

}  // namespace kostka::games::nemesis
