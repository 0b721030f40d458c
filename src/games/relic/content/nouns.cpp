#include "games/relic/content/nouns.h"

#include <string>

namespace kostka::games::relic {

using kernel::Gender;
using kernel::Noun;
using kernel::Text;

namespace {

// A phrase with an adjective in front, which goes with a feminine noun: "czerwona karta Zagrożenia".
Noun with_adjective(const std::array<std::string_view, 6>& one, const std::array<std::string_view, 6>& many,
                    std::string_view en, const Noun& head) {
  Noun noun = head;
  noun.en_one = std::string(en) + ' ' + head.en_one;
  noun.en_many = std::string(en) + ' ' + head.en_many;
  for (std::size_t c = 0; c < 6; ++c) {
    noun.pl_one[c] = std::string(one[c]) + ' ' + head.pl_one[c];
    noun.pl_many[c] = std::string(many[c]) + ' ' + head.pl_many[c];
  }
  return noun;
}

const Noun& threat_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Threat card", "Threat cards", "Zagrożenia");
  return noun;
}

const Noun& strength_point() {
  static const Noun noun = nouns::phrase(nouns::point(), "Strength", "Strength", "siły");
  return noun;
}

const Noun& willpower_point() {
  static const Noun noun = nouns::phrase(nouns::point(), "Willpower", "Willpower", "woli");
  return noun;
}

const Noun& cunning_point() {
  static const Noun noun = nouns::phrase(nouns::point(), "Cunning", "Cunning", "sprytu");
  return noun;
}

const Noun& life_point() {
  static const Noun noun = nouns::phrase(nouns::point(), "Life", "Life", "życia");
  return noun;
}

const Noun& point_of_choice() {
  static const Noun noun = nouns::phrase(nouns::point(), "attribute point of your choice",
                                         "attribute points of your choice", "wybranego atrybutu");
  return noun;
}

const Noun& point_of_lowest() {
  static const Noun noun = nouns::phrase(nouns::point(), "point of the lowest attribute",
                                         "points of the lowest attribute", "najniższego atrybutu");
  return noun;
}

const Noun& point_of_highest() {
  static const Noun noun = nouns::phrase(nouns::point(), "point of the highest attribute",
                                         "points of the highest attribute", "najwyższego atrybutu");
  return noun;
}

const Noun& influence_token() {
  static const Noun noun = nouns::phrase(nouns::token(), "influence", "influence", "wpływów");
  return noun;
}

const Noun& power_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Power card", "Power cards", "Mocy");
  return noun;
}

const Noun& corruption_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Corruption card", "Corruption cards", "Spaczenia");
  return noun;
}

const Noun& mission_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Mission card", "Mission cards", "Misji");
  return noun;
}

const Noun& wargear_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Wargear card", "Wargear cards", "Uzbrojenia");
  return noun;
}

const Noun& relic_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Relic card", "Relic cards", "Relikwii");
  return noun;
}

const Noun& infamy_point() {
  static const Noun noun = nouns::phrase(nouns::point(), "infamy", "infamy", "niesławy");
  return noun;
}

const Noun& might_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Might card", "Might cards", "Potęgi");
  return noun;
}

const Noun& arsenal_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "arsenal card", "arsenal cards", "arsenału");
  return noun;
}

const Noun& imperium_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Imperium card", "Imperium cards", "Imperium");
  return noun;
}

const Noun& nemesis_card() {
  static const Noun noun = nouns::phrase(nouns::card(), "Nemesis card", "Nemesis cards", "Nemezis");
  return noun;
}

const Noun& red_card() {
  static const Noun noun = with_adjective(
      {"czerwona", "czerwonej", "czerwonej", "czerwoną", "czerwoną", "czerwonej"},
      {"czerwone", "czerwonych", "czerwonym", "czerwone", "czerwonymi", "czerwonych"}, "red", threat_card());
  return noun;
}

const Noun& blue_card() {
  static const Noun noun = with_adjective(
      {"niebieska", "niebieskiej", "niebieskiej", "niebieską", "niebieską", "niebieskiej"},
      {"niebieskie", "niebieskich", "niebieskim", "niebieskie", "niebieskimi", "niebieskich"}, "blue", threat_card());
  return noun;
}

const Noun& yellow_card() {
  static const Noun noun =
      with_adjective({"żółta", "żółtej", "żółtej", "żółtą", "żółtą", "żółtej"},
                     {"żółte", "żółtych", "żółtym", "żółte", "żółtymi", "żółtych"}, "yellow", threat_card());
  return noun;
}

const Noun& asset() {
  static const Noun noun{"asset",
                         "assets",
                         {"zasób", "zasobu", "zasobowi", "zasób", "zasobem", "zasobie"},
                         {"zasoby", "zasobów", "zasobom", "zasoby", "zasobami", "zasobach"},
                         Gender::masculine_inanimate};
  return noun;
}

const Noun& trophy() {
  static const Noun noun{"trophy",
                         "trophies",
                         {"trofeum", "trofeum", "trofeum", "trofeum", "trofeum", "trofeum"},
                         {"trofea", "trofeów", "trofeom", "trofea", "trofeami", "trofeach"},
                         Gender::neuter};
  return noun;
}

const Noun& charge() {
  static const Noun noun{
      "charge",
      "charges",
      {"żeton ładunku", "żetonu ładunku", "żetonowi ładunku", "żeton ładunku", "żetonem ładunku", "żetonie ładunku"},
      {"żetony ładunków", "żetonów ładunków", "żetonom ładunków", "żetony ładunków", "żetonami ładunków",
       "żetonach ładunków"},
      Gender::masculine_inanimate};
  return noun;
}

const Noun& completed_mission() {
  static const Noun noun{"completed mission",
                         "completed missions",
                         {"ukończona misja", "ukończonej misji", "ukończonej misji", "ukończoną misję",
                          "ukończoną misją", "ukończonej misji"},
                         {"ukończone misje", "ukończonych misji", "ukończonym misjom", "ukończone misje",
                          "ukończonymi misjami", "ukończonych misjach"},
                         Gender::feminine};
  return noun;
}

}  // namespace

namespace nouns {

const Noun& enemy() {
  static const Noun noun{"enemy",
                         "enemies",
                         {"wróg", "wroga", "wrogowi", "wroga", "wrogiem", "wrogu"},
                         {"wrogowie", "wrogów", "wrogom", "wrogów", "wrogami", "wrogach"},
                         Gender::masculine_personal};
  return noun;
}

const Noun& agent() {
  static const Noun noun{"agent",
                         "agents",
                         {"agent", "agenta", "agentowi", "agenta", "agentem", "agencie"},
                         {"agenci", "agentów", "agentom", "agentów", "agentami", "agentach"},
                         Gender::masculine_personal};
  return noun;
}

const Noun& player() {
  static const Noun noun{"player",
                         "players",
                         {"gracz", "gracza", "graczowi", "gracza", "graczem", "graczu"},
                         {"gracze", "graczy", "graczom", "graczy", "graczami", "graczach"},
                         Gender::masculine_personal};
  return noun;
}

}  // namespace nouns

const Noun& attribute_noun(What attribute) {
  static const Noun strength{"Strength",
                             "Strength",
                             {"siła", "siły", "sile", "siłę", "siłą", "sile"},
                             {"siły", "sił", "siłom", "siły", "siłami", "siłach"},
                             Gender::feminine};
  static const Noun willpower{"Willpower",
                              "Willpower",
                              {"wola", "woli", "woli", "wolę", "wolą", "woli"},
                              {"wole", "woli", "wolom", "wole", "wolami", "wolach"},
                              Gender::feminine};
  static const Noun cunning{"Cunning",
                            "Cunning",
                            {"spryt", "sprytu", "sprytowi", "spryt", "sprytem", "sprycie"},
                            {"spryty", "sprytów", "sprytom", "spryty", "sprytami", "sprytach"},
                            Gender::masculine_inanimate};
  static const Noun lowest{"your lowest attribute",
                           "your lowest attribute",
                           {"najniższy atrybut", "najniższego atrybutu", "najniższemu atrybutowi", "najniższy atrybut",
                            "najniższym atrybutem", "najniższym atrybucie"},
                           {},
                           Gender::masculine_inanimate};
  static const Noun highest{"your highest attribute",
                            "your highest attribute",
                            {"najwyższy atrybut", "najwyższego atrybutu", "najwyższemu atrybutowi", "najwyższy atrybut",
                             "najwyższym atrybutem", "najwyższym atrybucie"},
                            {},
                            Gender::masculine_inanimate};
  static const Noun level{"level",
                          "levels",
                          {"poziom", "poziomu", "poziomowi", "poziom", "poziomem", "poziomie"},
                          {"poziomy", "poziomów", "poziomom", "poziomy", "poziomami", "poziomach"},
                          Gender::masculine_inanimate};
  static const Noun any{"an attribute of your choice",
                        "an attribute of your choice",
                        {"wybrany atrybut", "wybranego atrybutu", "wybranemu atrybutowi", "wybrany atrybut",
                         "wybranym atrybutem", "wybranym atrybucie"},
                        {},
                        Gender::masculine_inanimate};
  if (attribute == What::strength) return strength;
  if (attribute == What::willpower) return willpower;
  if (attribute == What::cunning) return cunning;
  if (attribute == What::lowest) return lowest;
  if (attribute == What::highest) return highest;
  if (attribute == What::level) return level;
  return any;
}

// What can stand after a number. The words at the end mean Threat cards, or are never counted.
const Noun& noun_of(What what) {
  switch (what) {
    case What::strength: return strength_point();
    case What::willpower: return willpower_point();
    case What::cunning: return cunning_point();
    case What::life: return life_point();
    case What::any_attribute: return point_of_choice();
    case What::lowest: return point_of_lowest();
    case What::highest: return point_of_highest();
    case What::influence: return influence_token();
    case What::level: return attribute_noun(What::level);
    case What::power: return power_card();
    case What::corruption: return corruption_card();
    case What::mission: return mission_card();
    case What::wargear: return wargear_card();
    case What::relic: return relic_card();
    case What::red: return red_card();
    case What::blue: return blue_card();
    case What::yellow: return yellow_card();
    case What::asset: return asset();
    case What::trophy: return trophy();
    case What::charge: return charge();
    case What::completed_mission: return completed_mission();
    case What::might: return might_card();
    case What::arsenal: return arsenal_card();
    case What::imperium: return imperium_card();
    case What::nemesis: return nemesis_card();
    case What::agent: return nouns::agent();
    case What::player: return nouns::player();
    case What::infamy: return infamy_point();
    case What::any_threat:
    case What::this_:
    case What::card:
    case What::any:
    case What::one:
    case What::all:
    case What::own:
    case What::foe:
    case What::weapon:
    case What::evade:
    case What::use_power:
    case What::use_wargear:
    case What::enemy:
    case What::threat:
    case What::active:
    case What::trait:
    case What::use_might:
    case What::use_arsenal:
    case What::battle_teammate:
    case What::inner_space:
    case What::relic_price:
    case What::nothing: break;
  }
  return threat_card();
}

Text colour_text(ThreatColour colour) {
  switch (colour) {
    case ThreatColour::red: return {"Counts as red.", "Liczy się jako czerwona."};
    case ThreatColour::blue: return {"Counts as blue.", "Liczy się jako niebieska."};
    case ThreatColour::yellow: return {"Counts as yellow.", "Liczy się jako żółta."};
    case ThreatColour::none: return {"Has no colour.", "Nie ma koloru."};
  }
  return {};
}

Text deck_text(Deck deck) {
  switch (deck) {
    case Deck::corruption: return {"Corruption card", "Karta Spaczenia"};
    case Deck::mission: return {"Mission card", "Karta Misji"};
    case Deck::power: return {"Power card", "Karta Mocy"};
    case Deck::relic: return {"Relic card", "Karta Relikwii"};
    case Deck::wargear: return {"Wargear card", "Karta Uzbrojenia"};
    case Deck::red: return {"Red Threat card", "Czerwona karta Zagrożenia"};
    case Deck::blue: return {"Blue Threat card", "Niebieska karta Zagrożenia"};
    case Deck::yellow: return {"Yellow Threat card", "Żółta karta Zagrożenia"};
    case Deck::imperium: return {"Imperium card", "Karta Imperium"};
    case Deck::nemesis: return {"Nemesis card", "Karta Nemezis"};
  }
  return {};
}

Text type_text(CardType type) {
  switch (type) {
    case CardType::event: return {"Event", "Wydarzenie"};
    case CardType::enemy: return {"Enemy", "Wróg"};
    case CardType::encounter: return {"Encounter", "Spotkanie"};
    case CardType::asset: return {"Asset", "Zasób"};
    case CardType::corruption: return {"Corruption", "Spaczenie"};
    case CardType::mission: return {"Mission", "Misja"};
    case CardType::power: return {"Power", "Moc"};
    case CardType::agent: return {"Agent", "Agent"};
    case CardType::arsenal: return {"Arsenal", "Arsenał"};
    case CardType::crisis: return {"Crisis", "Kryzys"};
    case CardType::might: return {"Might", "Potęga"};
  }
  return {};
}

Text sector_text(Sector sector) {
  switch (sector) {
    case Sector::outer: return {"outer sector", "sektor zewnętrzny"};
    case Sector::middle: return {"middle sector", "sektor środkowy"};
    case Sector::inner: return {"inner sector", "sektor wewnętrzny"};
    case Sector::centre: return {"scenario space", "pole scenariusza"};
  }
  return {};
}

// REL-LEVEL-04
Text reward_text(Reward reward) {
  switch (reward) {
    case Reward::S: return {"+1 Strength", "+1 siły"};
    case Reward::W: return {"+1 Willpower", "+1 woli"};
    case Reward::C: return {"+1 Cunning", "+1 sprytu"};
    case Reward::A: return {"+1 attribute of your choice", "+1 wybranego atrybutu"};
    case Reward::L: return {"+1 Life", "+1 życia"};
    case Reward::P: return {"1 Power card", "1 karta Mocy"};
    case Reward::I: return {"2 influence", "2 żetony wpływów"};
    case Reward::M: return {"1 completed mission", "1 ukończona misja"};
    case Reward::X: return {"the special reward", "specjalna nagroda"};
    case Reward::N: return {"1 Nemesis card", "1 karta Nemezis"};
    case Reward::F: return {"1 infamy", "1 punkt niesławy"};
  }
  return {};
}

Text quoted(const Text& name) { return {"“" + name.en + "”", "„" + name.pl + "”"}; }

}  // namespace kostka::games::relic
