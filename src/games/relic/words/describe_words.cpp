// Amounts and places in words.
#include <algorithm>
#include <string>

#include "games/relic/words/describer.h"

namespace kostka::games::relic {

// ---- amounts and places ----

// What follows "who" or "który" in a clause about a player, from a condition that says it of that player.
Text Describer::who(ConditionId id) const {
  Text text = condition(id, kPlainVoice.about(Person::other));
  constexpr std::string_view kSubject = "that player ";
  if (text.en.starts_with(kSubject)) text.en.erase(0, kSubject.size());
  return {"who " + text.en, "który " + text.pl};
}

Text Describer::chosen_player(const Effect& e, Case c) const {
  const bool nominative = c == Case::nominative;
  // RNE-NEM-01: for a nemesis no player is another one.
  const bool nemesis = bearer_ == Bearer::nemesis || bearer_ == Bearer::agent;
  Text text =
      nemesis ? Text{"a player of your choice", nominative ? "wybrany gracz" : "wybranemu graczowi"}
              : Text{"another player of your choice", nominative ? "wybrany inny gracz" : "wybranemu innemu graczowi"};
  if (e.place.given()) text = text + Text{" ", " "} + place_in(e.place);
  if (!e.condition.valid()) return text;
  return text + Text{" ", ", "} + who(e.condition) + Text{"", nominative ? "," : ""};
}

// ---- what is counted ----

namespace {

Text whose_words(Of whose) {
  switch (whose) {
    case Of::self: break;  // for_each() has words of its own
    case Of::opponent: return {"of your opponent", "przeciwnika"};
    case Of::chosen_player: return {"of a player of your choice", "wybranego gracza"};
    case Of::all_players: return {"of all players together", "wszystkich graczy łącznie"};
    case Of::teammate: return {"of your teammate", "twojego partnera z drużyny"};
  }
  return {};
}

}  // namespace

// `per(influence of opponent)`
Text Describer::for_each_of_others(const Amount& a) const {
  const Text whose = whose_words(a.whose);
  const kernel::Noun& noun = noun_of(what_players_have(a.per));
  if (a.part > 1) {
    return say("for every {0} {1}", "za każde {0:acc} {1}", {Counted{a.part, noun}, whose});
  }
  const std::string_view each = noun.gender == kernel::Gender::feminine ? "każdą"
                                : noun.gender == kernel::Gender::neuter ? "każde"
                                                                        : "każdy";
  return say("for each {0} {1}", "za {2} {3:acc} {1}", {noun.en_one, whose, each, noun});
}

Text Describer::for_each(const Amount& a) const {
  if (a.whose != Of::self) return for_each_of_others(a);
  switch (a.per) {
    case Count::powers: return {"for each Power card held", "za każdą posiadaną kartę Mocy"};
    case Count::corruption: return {"for each Corruption card held", "za każdą posiadaną kartę Spaczenia"};
    case Count::trophies: return {"for each trophy held", "za każde posiadane trofeum"};
    case Count::missions: return {"for each completed mission held", "za każdą posiadaną ukończoną misję"};
    case Count::relics: return {"for each relic held", "za każdą posiadaną relikwię"};
    case Count::influence: return {"for each influence held", "za każdy posiadany żeton wpływów"};
    case Count::tokens:
      return {"for each of your tokens on the scenario sheet", "za każdy własny żeton na arkuszu scenariusza"};
    case Count::all_tokens:
      return {"for each of your tokens on the scenario sheet and in the inner sector",
              "za każdy własny żeton na arkuszu scenariusza i w sektorze wewnętrznym"};
    case Count::charges: return {"for each charge on this card", "za każdy żeton ładunku na tej karcie"};
    case Count::foes: return {"for each enemy in this battle", "za każdego wroga w tej walce"};
    case Count::foe:
      return say("for each other enemy with the trait {0} on this space",
                 "za każdego innego wroga o cesze {0} na tym polu", {trait(a.of.trait)});
    case Count::omen_here:
      return {"for each other card with an omen symbol on this space",
              "za każdą inną kartę z symbolem omenu na tym polu"};
    case Count::others_here: return {"for each other player on this space", "za każdego innego gracza na tym polu"};
    case Count::discarded: return {"for each card discarded in this way", "za każdą tak odrzuconą kartę"};
    case Count::strength: return {"for each point of Strength", "za każdy punkt siły"};
    case Count::willpower: return {"for each point of Willpower", "za każdy punkt woli"};
    case Count::cunning: return {"for each point of Cunning", "za każdy punkt sprytu"};
    case Count::life: return {"for each point of Life", "za każdy punkt życia"};
    case Count::level: return {"for each level", "za każdy poziom"};
    case Count::infamy: return {"for each infamy", "za każdy punkt niesławy"};
    case Count::players: return {"for each player in the game", "za każdego gracza w grze"};
    case Count::paid: return {"for each infamy spent", "za każdy wydany punkt niesławy"};
    case Count::life_lost: return {"for each Life lost in this way", "za każdy tak utracony punkt życia"};
    case Count::foe_value:
      return {"for each point of the highest value among the enemies",
              "za każdy punkt najwyższej wartości spośród wrogów"};
    case Count::number: return Text{"for each ", "za "} + one_in_play(a.of);
    case Count::nothing: break;
  }
  return {};
}

// "asset with the trait “Apostate” in play", "każdy zasób o cesze „apostata” w grze"
Text Describer::one_in_play(const Tally& of) const {
  Text what;
  switch (about(of.what)) {
    case About::enemy: what = {"enemy", "każdego wroga"}; break;
    case About::player: what = {"player", "każdego gracza"}; break;
    case About::inner_space:
      return {"space of the inner sector without a token", "każde pole sektora wewnętrznego bez żetonu"};
    case About::corruption: what = {"Corruption card", "każdą kartę Spaczenia"}; break;
    case About::threat: what = {"Threat card", "każdą kartę Zagrożenia"}; break;
    case About::asset: what = {"asset", "każdy zasób"}; break;
    case About::attribute:
    case About::any_attribute:
    case About::extreme_attribute:
    case About::life:
    case About::influence:
    case About::infamy:
    case About::level:
    case About::completed_mission:
    case About::hand:
    case About::mission:
    case About::relic:
    case About::wargear:
    case About::threat_deck:
    case About::imperium:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::this_:
    case About::trait:
    case About::of_nemeses:
    case About::manner: return {};
  }
  if (of.trait.valid()) what = what + of_traits({of.trait, TraitId{}});
  if (of.with.valid()) return what + Text{" ", ", "} + who(of.with);
  if (of.where == Where::board && (of.what == What::asset || of.what == What::corruption)) {
    return what + Text{" in play", " w grze"};
  }
  Place place;
  place.where = of.where;
  return what + Text{" ", " "} + place_in(place);
}

// What stands behind a counted amount.
Text Describer::bounds(const Amount& a) const {
  Text text;
  if (a.most > 0) text = text + say(" (up to {0})", " (najwyżej {0})", {a.most * std::abs(a.factor)});
  if (a.late) text = text + Text{", counted when scores are added up", ", liczone przy obliczaniu wartości walki"};
  return text;
}

Text Describer::amount(const Amount& a, const kernel::Noun& noun, Case c) const {
  if (a.is_counted()) return counted(a.factor, noun, c) + Text{" ", " "} + for_each(a) + bounds(a);
  if (a.least != a.n) {
    return say("up to {0}", "do {0:gen}", {Counted{a.n, noun}});
  }
  return counted(a.n, noun, c);
}

Text Describer::plus(const Amount& a, const Text& what) const {
  const Text text = script::signed_number(a.is_counted() ? a.factor : a.n) + what;
  return a.is_counted() ? text + Text{" ", " "} + for_each(a) + bounds(a) : text;
}

Text Describer::of_traits(const std::array<TraitId, 2>& traits) const {
  if (!traits[0].valid()) return {};
  if (!traits[1].valid()) return say(" with the trait {0}", " o cesze {0}", {trait(traits[0])});
  return say(" with the trait {0} or {1}", " o cesze {0} lub {1}", {trait(traits[0]), trait(traits[1])});
}

Text Describer::place_in(const Place& p) const {
  switch (p.where) {
    case Where::space:
      if (c_.centre == SpaceId{p.index}) return {"on the scenario space", "na polu scenariusza"};
      return say("on {0}", "na polu {0}", {quoted(c_.spaces[p.index].name)});
    case Where::area: return say("in the area {0}", "w obszarze {0}", {quoted(c_.areas[p.index].name)});
    case Where::outer: return {"in the outer sector", "w sektorze zewnętrznym"};
    case Where::middle: return {"in the middle sector", "w sektorze środkowym"};
    case Where::inner: return {"in the inner sector", "w sektorze wewnętrznym"};
    case Where::corner: return {"on a corner space", "na polu w narożniku"};
    case Where::board: return {"on the board", "na planszy"};
    case Where::here: return {"on this space", "na tym polu"};
    case Where::own_area: return {"in this area", "w tym obszarze"};
    case Where::own_sector: return {"in this sector", "w tym sektorze"};
    case Where::token_space: return {"on the space with the token of this mission", "na polu z żetonem tej misji"};
    case Where::player: return {"on the space of another player", "na polu innego gracza"};
    case Where::nearest_player: return {"on the space of the nearest player", "na polu najbliższego gracza"};
    case Where::any_player: return {"on the space of any player", "na polu dowolnego gracza"};
    case Where::space_of_nemesis: return {"on the space of the nemesis", "na polu nemezis"};
    case Where::space_with_enemy:
    case Where::clockwise:
    case Where::counter_clockwise:
    case Where::space_with_card:
    case Where::space_with_threat:
    case Where::anywhere: break;  // where to, never where
  }
  return {"on such a space", "na takim polu"};
}

namespace {

// " in this sector" of players, " of this sector" of spaces.
Text within_of(const Place& p) {
  return p.within == Where::own_sector ? Text{" in this sector", " w tym sektorze"}
         : p.within == Where::own_area ? Text{" in this area", " w tym obszarze"}
         : p.within == Where::here     ? Text{" on this space", " na tym polu"}
                                       : Text{};
}
Text genitive_of(const Place& p) {
  return p.within == Where::own_sector ? Text{" of this sector", " tego sektora"}
         : p.within == Where::own_area ? Text{" of this area", " tego obszaru"}
                                       : Text{};
}
Text icon_of(const Place& p) {
  return p.with_icon ? Text{" that shows a threat icon", " z symbolem zagrożenia"} : Text{};
}

}  // namespace

Text Describer::place_on(const Place& p) const {
  const Text icon = icon_of(p);
  const auto on = [&](std::string_view polish) -> Text {
    return {"on" + place_to(p).en.substr(2), std::string(polish)};
  };
  switch (p.where) {
    case Where::space:
    case Where::here:
    case Where::token_space:
    case Where::player:
    case Where::nearest_player:
    case Where::space_of_nemesis: return {"on" + place_to(p).en.substr(2), place_in(p).pl};
    case Where::any_player: return on("na polu dowolnego gracza" + within_of(p).pl);
    case Where::space_with_enemy:
      return on("na dowolnym polu" + genitive_of(p).pl + " z wrogiem o cesze " + trait(TraitId{p.index}).pl);
    case Where::area:
      return say("on any space of the area {0}", "na dowolnym polu obszaru {0}", {quoted(c_.areas[p.index].name)});
    case Where::outer: return on("na dowolnym polu sektora zewnętrznego");
    case Where::middle: return on("na dowolnym polu sektora środkowego");
    case Where::inner: return on("na dowolnym polu sektora wewnętrznego");
    case Where::corner: return on("na dowolnym polu w narożniku");
    case Where::board: return on("na dowolnym polu planszy");
    case Where::own_area: return on("na dowolnym polu tego obszaru" + icon.pl);
    case Where::own_sector: return on("na dowolnym polu tego sektora" + icon.pl);
    case Where::clockwise: return on("na następnym polu zgodnie z ruchem wskazówek zegara");
    case Where::counter_clockwise: return on("na następnym polu przeciwnie do ruchu wskazówek zegara");
    case Where::space_with_card:
      return say("on another space with the card {0}", "na innym polu z kartą {0}", {quoted(c_.cards[p.index].name)});
    case Where::space_with_threat:
      return on(p.within == Where::own_sector ? "na dowolnym polu tego sektora z kartą Zagrożenia"
                                              : "na dowolnym polu z kartą Zagrożenia");
    case Where::anywhere: break;
  }
  return {};
}

Text Describer::place_to(const Place& p) const {
  switch (p.where) {
    case Where::space: return say("to {0}", "na pole {0}", {quoted(c_.spaces[p.index].name)});
    case Where::area:
      return say("to any space of the area {0}", "na dowolne pole obszaru {0}", {quoted(c_.areas[p.index].name)});
    case Where::outer: return {"to any space of the outer sector", "na dowolne pole sektora zewnętrznego"};
    case Where::middle: return {"to any space of the middle sector", "na dowolne pole sektora środkowego"};
    case Where::inner: return {"to any space of the inner sector", "na dowolne pole sektora wewnętrznego"};
    case Where::corner: return {"to any corner space", "na dowolne pole w narożniku"};
    case Where::board: return {"to any space of the board", "na dowolne pole planszy"};
    case Where::here: return {"to this space", "na to pole"};
    case Where::own_area: return Text{"to any space of this area", "na dowolne pole tego obszaru"} + icon_of(p);
    case Where::own_sector: return Text{"to any space of this sector", "na dowolne pole tego sektora"} + icon_of(p);
    case Where::nearest_player: return {"to the space of the nearest player", "na pole najbliższego gracza"};
    case Where::any_player: return Text{"to the space of any player", "na pole dowolnego gracza"} + within_of(p);
    case Where::space_of_nemesis: return {"to the space of the nemesis", "na pole nemezis"};
    case Where::space_with_enemy:
      return say("to any space{0} with an enemy with the trait {1}", "na dowolne pole{0} z wrogiem o cesze {1}",
                 {genitive_of(p), trait(TraitId{p.index})});
    case Where::token_space: return {"to the space with the token of this mission", "na pole z żetonem tej misji"};
    case Where::clockwise: return {"to the next space clockwise", "na następne pole zgodnie z ruchem wskazówek zegara"};
    case Where::counter_clockwise:
      return {"to the next space counter-clockwise", "na następne pole przeciwnie do ruchu wskazówek zegara"};
    case Where::space_with_card:
      return say("to another space with the card {0}", "na inne pole z kartą {0}", {quoted(c_.cards[p.index].name)});
    case Where::space_with_threat:
      return p.within == Where::own_sector
                 ? Text{"to any space of this sector with a Threat card",
                        "na dowolne pole tego sektora z kartą Zagrożenia"}
                 : Text{"to any space with a Threat card", "na dowolne pole z kartą Zagrożenia"};
    case Where::player:
      return p.within == Where::own_sector
                 ? Text{"to the space of another player in this sector", "na pole innego gracza w tym sektorze"}
                 : Text{"to the space of another player", "na pole innego gracza"};
    case Where::anywhere: break;
  }
  return {};
}

}  // namespace kostka::games::relic
