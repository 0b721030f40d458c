// Amounts, places, conditions, costs, windows and objectives in words.
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

// `per(influence of opponent)`
Text Describer::for_each_of_others(const Amount& a) const {
  const Text whose = a.whose == Of::opponent        ? Text{"of your opponent", "przeciwnika"}
                     : a.whose == Of::chosen_player ? Text{"of a player of your choice", "wybranego gracza"}
                     : a.whose == Of::teammate      ? Text{"of your teammate", "twojego partnera z drużyny"}
                                                    : Text{"of all players together", "wszystkich graczy łącznie"};
  const kernel::Noun& noun = a.per == Count::corruption ? noun_of(What::corruption)
                             : a.per == Count::powers   ? noun_of(What::power)
                             : a.per == Count::level    ? noun_of(What::level)
                             : a.per == Count::life     ? noun_of(What::life)
                                                        : noun_of(What::influence);
  if (a.part > 1) {
    return say("for every {0} {1}", "za każde {0:acc} {1}", {Counted{a.part, noun}, whose});
  }
  const std::string_view each = noun.gender == kernel::Gender::feminine ? "każdą" : "każdy";
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

// ---- conditions ----

// `number(enemy:tyranid, board) >= 5`
Text Describer::tally_condition(const Condition& c) const {
  const Tally& t = c.of;
  if (c.n == 0 && c.compare != Compare::at_least) {
    if (t.what == What::corruption) return {"no player has a Corruption card", "żaden gracz nie ma karty Spaczenia"};
    if (t.what == What::inner_space) {
      return {"every space of the inner sector has a token", "na każdym polu sektora wewnętrznego leży żeton"};
    }
  }
  if (t.what == What::inner_space && c.compare == Compare::at_least && c.n == 1) {
    return {"a space of the inner sector has no token", "na którymś polu sektora wewnętrznego nie ma żetonu"};
  }
  const Text bound = c.compare == Compare::at_least  ? Text{"at least ", "co najmniej "}
                     : c.compare == Compare::at_most ? Text{"at most ", "najwyżej "}
                                                     : Text{"exactly ", "dokładnie "};
  const kernel::Noun& noun = t.what == What::enemy         ? nouns::enemy()
                             : t.what == What::player      ? nouns::player()
                             : t.what == What::inner_space ? nouns::space()
                                                           : noun_of(t.what);
  const Text which = t.what == What::inner_space
                         ? Text{" of the inner sector without a token", " sektora wewnętrznego bez żetonu"}
                     : t.with.valid() ? Text{" ", ", "} + who(t.with)
                                      : of_traits({t.trait, TraitId{}});
  const Text where = t.what == What::inner_space ? Text{} : place_in({.where = t.where});
  return say("there {0|is|are} {1}{2}{3}{4}", "{5}jest {6}{2:acc}{3}",
             {c.n, Text{bound.en, ""}, Counted{c.n, noun}, which, where.en.empty() ? Text{} : Text{" " + where.en, ""},
              where.pl.empty() ? Text{} : Text{"", where.pl + " "}, Text{"", bound.pl}});
}
namespace {

// A battle that is over is spoken of as such.
bool is_over(Window window) {
  return window == Window::battle_win || window == Window::battle_lose || window == Window::battle_tie;
}

}  // namespace

Text Describer::foes_condition(const Condition& c, Voice v, const Text& bound) const {
  const kernel::Noun& enemy = bearer_ == Bearer::agent ? nouns::agent() : nouns::enemy();
  const Text fight =
      is_over(v.window) ? Text{"it was a battle with ", "była to walka "} : Text{"you fight ", "walczysz "};
  if (c.compare == Compare::equal && c.n == 1) {
    return fight + say("only one {0}", "tylko z jednym {0:ins}", {enemy});
  }
  const std::string number = c.n == 2 ? "dwoma" : c.n == 3 ? "trzema" : c.n == 4 ? "czterema" : std::to_string(c.n);
  return fight + say("{0}{1}", "z {2}{3} {4:ins+}",
                     {Text{bound.en, ""}, Counted{c.n, enemy}, Text{"", bound.pl}, number, enemy});
}

namespace {

// A number that a sheet or a dial shows.
Text value_condition(const Condition& c, bool you, const Text& bound) {
  const auto value = [&](std::string_view en, std::string_view pl) -> Text {
    return say("{0} {1} is {2}{3}", "{4} {5}{3}",
               {you ? "your" : "that player's", en, Text{bound.en, bound.en}, c.n, pl, Text{bound.pl, bound.pl}});
  };
  switch (c.count) {
    case Count::strength: return value("Strength", you ? "twoja siła wynosi" : "siła tego gracza wynosi");
    case Count::willpower: return value("Willpower", you ? "twoja wola wynosi" : "wola tego gracza wynosi");
    case Count::cunning: return value("Cunning", you ? "twój spryt wynosi" : "spryt tego gracza wynosi");
    case Count::life: return value("Life", you ? "twoje życie wynosi" : "życie tego gracza wynosi");
    case Count::level: return value("level", you ? "twój poziom wynosi" : "poziom tego gracza wynosi");
    case Count::infamy: return value("infamy", you ? "twoja niesława wynosi" : "niesława wynosi");
    default: return {};
  }
}

}  // namespace

Text Describer::number_condition(const Condition& c, Voice v) const {
  const bool you = v.person == Person::you;
  const Text has = you ? Text{"you have", "masz"} : Text{"that player has", "ma"};
  const Text bound = c.compare == Compare::at_least  ? Text{"at least ", "co najmniej "}
                     : c.compare == Compare::at_most ? Text{"at most ", "najwyżej "}
                                                     : Text{"exactly ", "dokładnie "};
  const auto things = [&](const kernel::Noun& noun) -> Text {
    if (c.n == 0) {
      return you ? say("you have no {0}", "nie masz {1:gen+}", {noun.plural(), noun})
                 : say("that player has no {0}", "nie ma {1:gen+}", {noun.plural(), noun});
    }
    return has + Text{" ", " "} + bound + counted(c.n, noun, Case::accusative);
  };
  switch (c.count) {
    case Count::strength:
    case Count::willpower:
    case Count::cunning:
    case Count::life:
    case Count::level:
    case Count::infamy: return value_condition(c, you, bound);
    case Count::influence: return things(noun_of(What::influence));
    case Count::corruption: return things(noun_of(What::corruption));
    case Count::powers: return things(noun_of(What::power));
    case Count::trophies: return things(noun_of(What::trophy));
    case Count::missions: return things(noun_of(What::completed_mission));
    case Count::relics: return things(noun_of(What::relic));
    case Count::charges:
      return say("there are {0}{1} on this card", "na tej karcie: {2}{3:acc}",
                 {Text{bound.en, ""}, Counted{c.n, noun_of(What::charge)}, Text{"", bound.pl},
                  Counted{c.n, noun_of(What::charge)}});
    case Count::tokens:
      return say("{0} {1}{2} {2|token|tokens} on the scenario sheet",
                 "na arkuszu scenariusza {2|leży|leżą|leży} {3}{2} {2|twój żeton|twoje żetony|twoich żetonów}",
                 {has, Text{bound.en, ""}, c.n, Text{"", bound.pl}});
    case Count::all_tokens:
      return say("{0} {1}{2} {2|token|tokens} on the scenario sheet and in the inner sector together",
                 "na arkuszu scenariusza i w sektorze wewnętrznym {2|leży|leżą|leży} razem {3}{2} "
                 "{2|twój żeton|twoje żetony|twoich żetonów}",
                 {has, Text{bound.en, ""}, c.n, Text{"", bound.pl}});
    case Count::foes:
      if (c.n == 0) return {"there is no enemy on this space", "na tym polu nie ma wrogów"};
      return foes_condition(c, v, bound);
    case Count::others_here:
      return say("the number of other players on this space is {0}{1}", "liczba innych graczy na tym polu to {2}{1}",
                 {Text{bound.en, ""}, c.n, Text{"", bound.pl}});
    case Count::discarded:
      return say("{0}{1} {1|was|were} discarded in this way", "odrzucono w ten sposób {2}{1:acc}",
                 {Text{bound.en, ""}, Counted{c.n, nouns::card()}, Text{"", bound.pl}});
    case Count::players:
      return say("{0}{1} {1|is|are} in the game", "w grze jest {2}{1:acc}",
                 {Text{bound.en, ""}, Counted{c.n, nouns::player()}, Text{"", bound.pl}});
    case Count::foe_value:
      return say("the value of an enemy is {0}{1}", "wartość któregoś z wrogów wynosi {2}{1}",
                 {Text{bound.en, ""}, c.n, Text{"", bound.pl}});
    case Count::number: return tally_condition(c);
    case Count::nothing:
    case Count::foe:
    case Count::paid:
    case Count::life_lost:
    case Count::omen_here: break;  // never compared with a number
  }
  return {};
}

Text Describer::condition(ConditionId id, Voice v) const {
  const Condition& c = c_.script.condition(id);
  const bool you = v.person == Person::you;
  switch (c.holds) {
    case Holds::number: return number_condition(c, v);
    case Holds::wounded:
      return {"your Life is below its starting value", "twoje życie jest niższe od wartości początkowej"};
    case Holds::alone: return {"no other player is on your space", "na twoim polu nie ma innego gracza"};
    case Holds::with_player: return {"another player is on your space", "na twoim polu stoi inny gracz"};
    case Holds::with_token_owner:
      return {"you are on the space of the player whose token lies on this card",
              "stoisz na polu gracza, którego żeton leży na tej karcie"};
    case Holds::omen_here:
      return {"a card with an omen symbol lies on the space", "na polu leży karta z symbolem omenu"};
    case Holds::active: return {"it is your turn", "trwa twoja tura"};
    case Holds::in:
      return you ? Text{"you are ", "stoisz "} + place_in(c.place)
                 : Text{"that player is ", "stoi "} + place_in(c.place);
    case Holds::foe: return say("an enemy has the trait {0}", "któryś z wrogów ma cechę {0}", {trait(c.trait)});
    case Holds::fight: return say("it is a {0} battle", "jest to walka na {0:acc}", {attribute_noun(c.what)});
    case Holds::test: return say("it is a {0} test", "jest to test {0:gen}", {attribute_noun(c.what)});
    case Holds::die: {
      const bool foe = v.window == Window::battle_foe_roll;
      const Text faces = c.n == c.high ? say("{0}", "{0}", {c.n}) : say("{0} to {1}", "od {0} do {1}", {c.n, c.high});
      return foe ? say("the enemy's die shows {0}", "na kości wroga wypadło {0}", {faces})
                 : say("one of the dice shows {0}", "na którejś kości wypadło {0}", {faces});
    }
    case Holds::card:
      if (c.what == What::this_) return {"it is this card", "jest to ta karta"};
      if (c.what == What::relic) return {"it is a relic", "jest to relikwia"};
      if (c.what == What::wargear) return {"it is a Wargear card", "jest to karta Uzbrojenia"};
      return say("it has the trait {0}", "ma ona cechę {0}", {trait(c.trait)});
    case Holds::apostate:
      return you ? Text{"you are an apostate", "jesteś apostatą"} : Text{"that player is an apostate", "jest apostatą"};
    case Holds::devotee:
      return you ? Text{"you are a devotee", "jesteś wiernym"} : Text{"that player is a devotee", "jest wiernym"};
    case Holds::duel: return {"it is a test of a skill duel", "jest to test w pojedynku umiejętności"};
    case Holds::held: return {"this card is your asset", "ta karta jest twoim zasobem"};
    case Holds::foe_omen: return {"an enemy has an omen symbol", "któryś z wrogów ma symbol omenu"};
    case Holds::vs: {
      const Text whom = c.what == What::nemesis ? Text{"a nemesis", "z nemezis"} : Text{"a character", "z postacią"};
      return (is_over(v.window) ? Text{"it was a battle with ", "była to walka "} : Text{"you fight ", "walczysz "}) +
             whom;
    }
    case Holds::nemesis: return {"you are a nemesis", "jesteś nemezis"};
    case Holds::team_tokens:
      return {"the tokens of all players together are as many as there are players",
              "żetonów wszystkich graczy jest razem tyle, ilu jest graczy"};
    case Holds::not_: {
      const Condition& inner = c_.script.condition(c.left);
      if (inner.holds == Holds::in) return Text{"you are not ", "nie stoisz "} + place_in(inner.place);
      return Text{"it is not so that ", "nie jest tak, że "} + condition(c.left, v);
    }
    case Holds::and_: return condition(c.left, v) + Text{" and ", " i "} + condition(c.right, v);
    case Holds::or_: return either_condition(c, v);
  }
  return {};
}

// "you are in the area A or in the area B": what both begin with is said once.
Text Describer::either_condition(const Condition& c, Voice v) const {
  std::vector<Text> parts;
  const auto list = [&](const auto& self, ConditionId id) -> void {
    const Condition& each = c_.script.condition(id);
    if (each.holds != Holds::or_) return parts.push_back(condition(id, v));
    self(self, each.left);
    self(self, each.right);
  };
  list(list, c.left);
  list(list, c.right);
  const auto say_once = [&](std::string Text::* in, std::string_view beginning) {
    const bool shared = std::ranges::all_of(parts, [&](const Text& part) { return (part.*in).starts_with(beginning); });
    for (std::size_t i = 1; shared && i < parts.size(); ++i) (parts[i].*in).erase(0, beginning.size());
  };
  for (const auto* beginning : {"you are ", "it is a ", "an enemy has the trait "}) say_once(&Text::en, beginning);
  for (const auto* beginning : {"stoisz ", "jest to ", "któryś z wrogów ma cechę "}) say_once(&Text::pl, beginning);
  return join_or(parts);
}

Text Describer::cost(const Cost& cost, Voice v) const {
  static constexpr Forms kDiscard{"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"};
  const auto pay = [&](const Forms& forms, What what) {
    return act(forms, v, say("{0}", "{0:acc}", {Counted{cost.n, noun_of(what)}})).text;
  };
  const auto discard = [&](What what) {
    Amount a;
    a.n = cost.n;
    a.least = cost.least;
    return act(kDiscard, v, amount(a, noun_of(what)) + of_traits(cost.traits)).text;
  };
  switch (cost.what) {
    case Price::influence: return pay({"pay", "pays", "płacisz", "płaci", "zapłacić"}, What::influence);
    case Price::life: return pay({"lose", "loses", "tracisz", "traci", "stracić"}, What::life);
    case Price::corruption: return pay({"draw", "draws", "dobierasz", "dobiera", "dobrać"}, What::corruption);
    case Price::this_: return act(kDiscard, v, {"this card", "tę kartę"}).text;
    case Price::power: return discard(What::power);
    case Price::asset: return discard(What::asset);
    case Price::trophy: return discard(What::trophy);
    case Price::less_corruption: return discard(What::corruption);
    case Price::might: return discard(What::might);
    case Price::arsenal: return discard(What::arsenal);
    case Price::infamy: {
      static constexpr Forms kSpend{"spend", "spends", "wydajesz", "wydaje", "wydać"};
      if (cost.least == cost.n) return pay(kSpend, What::infamy);
      return act(kSpend, v, say("{0} to {1} infamy", "od {0} do {1} punktów niesławy", {cost.least, cost.n})).text;
    }
    case Price::enemy:
      return act(kDiscard, v, say("1 enemy{0} on your space", "1 wroga{0} na swoim polu", {of_traits(cost.traits)}))
          .text;
    case Price::nothing: break;
  }
  return {};
}

// ---- windows ----

Text Describer::window(Window window, Whose whose) const {
  switch (whose) {
    case Whose::own: return own_window(window);
    case Whose::another: return window_of(window, {"another player", "inny gracz"});
    case Whose::anybody: return window_of(window, {"any player", "dowolny gracz"});
  }
  return {};
}

Text Describer::window_of(Window window, const Text& who) const {
  switch (window) {
    case Window::move_roll: return say("after {0} has rolled for movement", "gdy {0} wykona rzut ruchu", {who});
    case Window::move_end: return say("when {0} ends a move", "gdy {0} zakończy ruch", {who});
    case Window::battle_prepare: return say("when {0} prepares for battle", "gdy {0} przygotowuje się do walki", {who});
    case Window::battle_value:
      return say("when scores are added up in a battle of {0}", "gdy {0} oblicza wartości walki", {who});
    case Window::battle_win: return say("when {0} wins a battle", "gdy {0} wygra walkę", {who});
    case Window::battle_lose: return say("when {0} loses a battle", "gdy {0} przegra walkę", {who});
    case Window::battle_tie: return say("when {0} ties a battle", "gdy {0} zremisuje walkę", {who});
    case Window::mission_done: return say("when {0} completes a mission", "gdy {0} ukończy misję", {who});
    case Window::play:
      return say("when {0} uses a Power card for its ability", "gdy {0} używa zdolności karty Mocy", {who});
    case Window::turn_start: return say("when {0} starts a turn", "gdy {0} zaczyna turę", {who});
    case Window::turn_end: return say("when {0} ends a turn", "gdy {0} kończy turę", {who});
    case Window::discard_corruption:
      return say("when {0} discards one or more Corruption cards", "gdy {0} odrzuci co najmniej jedną kartę Spaczenia",
                 {who});
    case Window::duel_win: return say("when {0} wins a skill duel", "gdy {0} wygra pojedynek umiejętności", {who});
    case Window::vanquished: return say("when {0} is vanquished", "gdy {0} zostanie pokonany", {who});
    case Window::corrupted: return say("when {0} is corrupted", "gdy {0} zostanie spaczony", {who});
    case Window::draw_corruption:
      return say("when {0} draws a Corruption card", "gdy {0} dobierze kartę Spaczenia", {who});
    case Window::always:
    case Window::setup:
    case Window::move_start:
    case Window::explore_start:
    case Window::explore_end:
    case Window::engage_start:
    case Window::engage_end:
    case Window::experience_start:
    case Window::experience_end:
    case Window::event:
    case Window::encounter:
    case Window::space:
    case Window::confrontation:
    case Window::evade:
    case Window::battle_start:
    case Window::battle_foe_roll:
    case Window::battle_roll:
    case Window::test_before:
    case Window::test_roll:
    case Window::test_success:
    case Window::test_failure:
    case Window::gain_level:
    case Window::gain_asset:
    case Window::activate:
    case Window::life_loss:
    case Window::battle_explosion:
    case Window::vanquished_first:
    case Window::mission_start:
    case Window::crisis:
    case Window::nemesis: break;
  }
  return say("in this window of {0}", "w tym oknie gracza: {0}", {who});
}

Text Describer::own_window(Window window) const {
  switch (window) {
    case Window::always: return {};
    case Window::setup: return {"during setup", "podczas przygotowania gry"};
    case Window::turn_start: return {"at the start of your turn", "na początku swojej tury"};
    case Window::turn_end: return {"at the end of your turn", "na koniec swojej tury"};
    case Window::move_start: return {"at the start of your Movement phase", "na początku swojej fazy ruchu"};
    case Window::move_roll: return {"after your movement roll", "po swoim rzucie ruchu"};
    case Window::move_end: return {"at the end of your Movement phase", "na koniec swojej fazy ruchu"};
    case Window::explore_start:
      return {"at the start of your Exploration phase", "na początku swojej fazy eksploracji"};
    case Window::explore_end: return {"at the end of your Exploration phase", "na koniec swojej fazy eksploracji"};
    case Window::engage_start: return {"at the start of your Engagement phase", "na początku swojej fazy działania"};
    case Window::engage_end: return {"at the end of your Engagement phase", "na koniec swojej fazy działania"};
    case Window::experience_start:
      return {"at the start of your Experience phase", "na początku swojej fazy doświadczenia"};
    case Window::experience_end: return {"at the end of your Experience phase", "na koniec swojej fazy doświadczenia"};
    case Window::event: return {"event", "wydarzenie"};
    case Window::encounter: return {"encounter", "spotkanie"};
    case Window::space: return {"text box", "opis pola"};
    case Window::confrontation: return {"Confrontation", "Konfrontacja"};
    case Window::evade: return {"before a battle", "przed walką"};
    case Window::battle_start: return {"at the start of the battle", "na początku walki"};
    case Window::battle_prepare: return {"when you prepare for battle", "podczas przygotowania do walki"};
    case Window::battle_foe_roll: return {"when the enemy rolls", "przy rzucie wroga"};
    case Window::battle_roll: return {"when you roll in battle", "przy swoim rzucie walki"};
    case Window::battle_value: return {"when battle scores are added up", "przy obliczaniu wartości walki"};
    case Window::battle_win: return {"when you win the battle", "gdy wygrasz walkę"};
    case Window::battle_lose: return {"when you lose the battle", "gdy przegrasz walkę"};
    case Window::battle_tie: return {"when the battle is tied", "gdy walka zakończy się remisem"};
    case Window::test_before: return {"before the roll of a skill test", "przed rzutem w teście umiejętności"};
    case Window::test_roll: return {"when you roll in a skill test", "przy rzucie umiejętności"};
    case Window::test_success: return {"when you pass a skill test", "gdy test umiejętności zakończy się sukcesem"};
    case Window::test_failure: return {"when you fail a skill test", "gdy test umiejętności zakończy się porażką"};
    case Window::gain_level: return {"when you gain a level", "gdy zyskasz poziom"};
    case Window::gain_asset: return {"when you gain an asset", "gdy zdobędziesz zasób"};
    case Window::draw_corruption: return {"when you draw a Corruption card", "gdy dobierzesz kartę Spaczenia"};
    case Window::activate: return {"when activated", "przy aktywacji"};
    case Window::life_loss: return {"when you are about to lose Life", "gdy masz stracić punkt życia"};
    case Window::vanquished: return {"when you are vanquished", "gdy twoja postać zostanie pokonana"};
    case Window::corrupted: return {"when you are corrupted", "gdy twoja postać zostanie spaczona"};
    case Window::mission_start: return {"when this mission becomes active", "gdy ta misja stanie się aktywna"};
    case Window::mission_done: return {"when you complete a mission", "gdy ukończysz misję"};
    case Window::play: return {"when you use a Power card for its ability", "gdy używasz zdolności karty Mocy"};
    case Window::battle_explosion:
      return {"whenever one of your dice explodes in battle", "gdy twoja kość wybuchnie w walce"};
    case Window::vanquished_first:
      return {"when you are vanquished, before anything else happens",
              "gdy twoja postać zostanie pokonana, zanim stanie się cokolwiek innego"};
    case Window::discard_corruption:
      return {"when you discard one or more Corruption cards", "gdy odrzucisz co najmniej jedną kartę Spaczenia"};
    case Window::duel_win: return {"when you win a skill duel", "gdy wygrasz pojedynek umiejętności"};
    case Window::crisis: return {"crisis", "kryzys"};
    case Window::nemesis: return {"nemesis text", "tekst nemezis"};
  }
  return {};
}

// ---- missions ----

Text Describer::objective(const Objective& o) const {
  const Voice you = kPlainVoice;
  switch (o.kind) {
    case Objective::Kind::turn_end:
      return Text{"at the end of your turn ", "na koniec twojej tury "} + condition(o.condition, you);
    case Objective::Kind::now: return condition(o.condition, you);
    case Objective::Kind::pay: {
      // An offer and its price, so that nobody takes what is paid for something else for it (REL-MISSION-09).
      const Text price = cost(o.cost, {Person::you, Mood::infinitive, Window::space});
      Text when{"in your turn", "w swojej turze"};
      if (o.condition.valid()) when = when + Text{", while ", ", gdy "} + condition(o.condition, you);
      return say("{0}, you may {1} to complete this mission", "{0}, możesz {1}, aby ukończyć tę misję", {when, price});
    }
    case Objective::Kind::count: return counted_deed(o);
  }
  return {};
}

Text Describer::counted_deed(const Objective& o) const {
  switch (o.deed) {
    case Deed::vanquished:
      return o.needed == 1 ? Text{"be vanquished", "daj się pokonać"}
                           : say("be vanquished {0} times", "daj się pokonać {0} razy", {o.needed});
    case Deed::test_success:
      return say("pass {0} skill {0|test|tests}", "zakończ sukcesem {0} {0|test|testy|testów} umiejętności",
                 {o.needed});
    case Deed::gain_asset: return say("gain {0}", "zdobądź {0:acc}", {Counted{o.needed, noun_of(What::asset)}});
    case Deed::discard_corruption:
      return say("discard {0}", "odrzuć {0:acc}", {Counted{o.needed, noun_of(What::corruption)}});
    case Deed::event:
      return say("resolve {0} {0|event|events}", "rozpatrz {0} {0|wydarzenie|wydarzenia|wydarzeń}", {o.needed});
    case Deed::turn_end:
      return say("end your turn on {0} different corner {0|space|spaces}",
                 "zakończ turę na {0} {0|polu|różnych polach|różnych polach} w narożnikach", {o.needed});
    case Deed::win: break;
  }
  Text text = say("beat {0}", "pokonaj {0:acc}", {Counted{o.needed, nouns::enemy()}});
  if (o.different == Different::colour) text = text + Text{" of different colours", " różnych kolorów"};
  if (o.trait.valid()) text = text + of_traits({o.trait, TraitId{}});
  if (o.least_value > 0) text = text + say(" of value {0} or more", " o wartości co najmniej {0}", {o.least_value});
  if (o.omen) text = text + Text{" with an omen symbol", " z symbolem omenu"};
  if (o.without_weapon) text = text + Text{" without using a weapon", " bez użycia broni"};
  if (o.most_life > 0)
    text = text + say(" while your Life is at most {0}", " przy najwyżej {0} {0|punkcie|punktach|punktach} życia",
                      {o.most_life});
  if (o.place.given()) text = text + Text{" ", " "} + place_in(o.place);
  return text;
}

}  // namespace kostka::games::relic
