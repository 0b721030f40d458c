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

}  // namespace kostka::games::nemesis::nouns
