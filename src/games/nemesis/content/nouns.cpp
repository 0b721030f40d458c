#include "games/nemesis/content/nouns.h"

namespace kostka::games::nemesis::nouns {

using kernel::Gender;
using kernel::nouns::phrase;

const Noun& action_card() {
  static const Noun noun = phrase(card(), "Action card", "Action cards", "akcji");
  return noun;
}
const Noun& contamination_card() {
  static const Noun noun = phrase(card(), "Contamination card", "Contamination cards", "skażenia");
  return noun;
}
const Noun& event_card() {
  static const Noun noun = phrase(card(), "Event card", "Event cards", "wydarzeń");
  return noun;
}
const Noun& light_wound() {
  static const Noun noun = {"Light Wound",
                            "Light Wounds",
                            {"powierzchowna rana", "powierzchownej rany", "powierzchownej ranie", "powierzchowną ranę",
                             "powierzchowną raną", "powierzchownej ranie"},
                            {"powierzchowne rany", "powierzchownych ran", "powierzchownym ranom", "powierzchowne rany",
                             "powierzchownymi ranami", "powierzchownych ranach"},
                            Gender::feminine};
  return noun;
}
const Noun& serious_wound() {
  static const Noun noun = {
      "Serious Wound",
      "Serious Wounds",
      {"głęboka rana", "głębokiej rany", "głębokiej ranie", "głęboką ranę", "głęboką raną", "głębokiej ranie"},
      {"głębokie rany", "głębokich ran", "głębokim ranom", "głębokie rany", "głębokimi ranami", "głębokich ranach"},
      Gender::feminine};
  return noun;
}
const Noun& injury() {
  static const Noun noun = {"Injury",
                            "Injuries",
                            {"obrażenie", "obrażenia", "obrażeniu", "obrażenie", "obrażeniem", "obrażeniu"},
                            {"obrażenia", "obrażeń", "obrażeniom", "obrażenia", "obrażeniami", "obrażeniach"},
                            Gender::neuter};
  return noun;
}
const Noun& item() {
  static const Noun noun = {"Item",
                            "Items",
                            {"przedmiot", "przedmiotu", "przedmiotowi", "przedmiot", "przedmiotem", "przedmiocie"},
                            {"przedmioty", "przedmiotów", "przedmiotom", "przedmioty", "przedmiotami", "przedmiotach"},
                            Gender::masculine_inanimate};
  return noun;
}
const Noun& tile() {
  static const Noun noun = {
      "unexplored Room",
      "unexplored Rooms",
      {"nieodkryte pomieszczenie", "nieodkrytego pomieszczenia", "nieodkrytemu pomieszczeniu",
       "nieodkryte pomieszczenie", "nieodkrytym pomieszczeniem", "nieodkrytym pomieszczeniu"},
      {"nieodkryte pomieszczenia", "nieodkrytych pomieszczeń", "nieodkrytym pomieszczeniom", "nieodkryte pomieszczenia",
       "nieodkrytymi pomieszczeniami", "nieodkrytych pomieszczeniach"},
      Gender::neuter};
  return noun;
}
const Noun& room() {
  static const Noun noun = {
      "Room",
      "Rooms",
      {"pomieszczenie", "pomieszczenia", "pomieszczeniu", "pomieszczenie", "pomieszczeniem", "pomieszczeniu"},
      {"pomieszczenia", "pomieszczeń", "pomieszczeniom", "pomieszczenia", "pomieszczeniami", "pomieszczeniach"},
      Gender::neuter};
  return noun;
}

namespace {

const Noun& the_larva() {
  static const Noun noun = {"Larva",
                            "Larvae",
                            {"larwa", "larwy", "larwie", "larwę", "larwą", "larwie"},
                            {"larwy", "larw", "larwom", "larwy", "larwami", "larwach"},
                            Gender::feminine};
  return noun;
}
const Noun& the_creeper() {
  static const Noun noun = {"Creeper",
                            "Creepers",
                            {"pełzacz", "pełzacza", "pełzaczowi", "pełzacza", "pełzaczem", "pełzaczu"},
                            {"pełzacze", "pełzaczy", "pełzaczom", "pełzacze", "pełzaczami", "pełzaczach"},
                            Gender::masculine_animate};
  return noun;
}
const Noun& the_adult() {
  static const Noun noun = {"Adult",
                            "Adults",
                            {"dorosły osobnik", "dorosłego osobnika", "dorosłemu osobnikowi", "dorosłego osobnika",
                             "dorosłym osobnikiem", "dorosłym osobniku"},
                            {"dorosłe osobniki", "dorosłych osobników", "dorosłym osobnikom", "dorosłe osobniki",
                             "dorosłymi osobnikami", "dorosłych osobnikach"},
                            Gender::masculine_animate};
  return noun;
}
const Noun& the_breeder() {
  static const Noun noun = {
      "Breeder",
      "Breeders",
      {"reproduktor", "reproduktora", "reproduktorowi", "reproduktora", "reproduktorem", "reproduktorze"},
      {"reproduktory", "reproduktorów", "reproduktorom", "reproduktory", "reproduktorami", "reproduktorach"},
      Gender::masculine_animate};
  return noun;
}
const Noun& the_queen() {
  static const Noun noun = {"Queen",
                            "Queens",
                            {"królowa", "królowej", "królowej", "królową", "królową", "królowej"},
                            {"królowe", "królowych", "królowym", "królowe", "królowymi", "królowych"},
                            Gender::feminine};
  return noun;
}
const Noun& the_metagorger() {
  static const Noun noun = {"Metagorger",
                            "Metagorgers",
                            {"metażerca", "metażercy", "metażercy", "metażercę", "metażercą", "metażercy"},
                            {"metażercy", "metażerców", "metażercom", "metażerców", "metażercami", "metażercach"},
                            Gender::masculine_personal};
  return noun;
}
const Noun& the_shambler() {
  static const Noun noun = {
      "Shambler",
      "Shamblers",
      {"powłóczący", "powłóczącego", "powłóczącemu", "powłóczącego", "powłóczącym", "powłóczącym"},
      {"powłóczący", "powłóczących", "powłóczącym", "powłóczących", "powłóczącymi", "powłóczących"},
      Gender::masculine_personal};
  return noun;
}
const Noun& the_fleshbeast() {
  static const Noun noun = {
      "Fleshbeast",
      "Fleshbeasts",
      {"ścierwojad", "ścierwojada", "ścierwojadowi", "ścierwojada", "ścierwojadem", "ścierwojadzie"},
      {"ścierwojady", "ścierwojadów", "ścierwojadom", "ścierwojady", "ścierwojadami", "ścierwojadach"},
      Gender::masculine_animate};
  return noun;
}
const Noun& the_butcher() {
  static const Noun noun = {"Butcher",
                            "Butchers",
                            {"rzeźnik", "rzeźnika", "rzeźnikowi", "rzeźnika", "rzeźnikiem", "rzeźniku"},
                            {"rzeźnicy", "rzeźników", "rzeźnikom", "rzeźników", "rzeźnikami", "rzeźnikach"},
                            Gender::masculine_personal};
  return noun;
}

}  // namespace

const Noun& enemy(Species species) {
  switch (species) {
    case Species::larva: return the_larva();
    case Species::creeper: return the_creeper();
    case Species::adult: return the_adult();
    case Species::breeder: return the_breeder();
    case Species::queen: return the_queen();
    case Species::metagorger: return the_metagorger();
    case Species::shambler: return the_shambler();
    case Species::fleshbeast: return the_fleshbeast();
    case Species::butcher: return the_butcher();
  }
  return the_larva();
}

}  // namespace kostka::games::nemesis::nouns
