// Conditions, costs and the objectives of missions in words.
#include <algorithm>
#include <string>

#include "games/relic/words/describer.h"

namespace kostka::games::relic {

// ---- conditions ----

namespace {

Text bound_of(Compare compare) {
  switch (compare) {
    case Compare::at_least: return {"at least ", "co najmniej "};
    case Compare::at_most: return {"at most ", "najwyżej "};
    case Compare::equal: return {"exactly ", "dokładnie "};
  }
  return {};
}

}  // namespace

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
  const Text bound = bound_of(c.compare);
  const kernel::Noun& noun = t.what == What::enemy         ? nouns::enemy()
                             : t.what == What::player      ? nouns::player()
                             : t.what == What::inner_space ? nouns::space()
                                                           : noun_of(t.what);
  const Text which = t.what == What::inner_space
                         ? Text{" of the inner sector without a token", " sektora wewnętrznego bez żetonu"}
                     : t.with.valid() ? Text{" ", ", "} + who(t.with)
                                      : of_traits({t.trait, TraitId{}});
  const Text where = t.what == What::inner_space ? Text{} : place_in({.where = t.where});
  // "jest 3 graczy", but "są 3 karty"
  const bool people = noun.gender == kernel::Gender::masculine_personal;
  return say("there {0|is|are} {1}{2}{3}{4}", people ? "{5}jest {6}{2:acc}{3}" : "{5}{0|jest|są|jest} {6}{2}{3}",
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

// "your level is at least 4", "twój poziom wynosi co najmniej 4"
struct Comparing {
  const Condition& c;
  bool you;
  Text has, bound;

  Comparing(const Condition& condition, Voice v)
      : c(condition),
        you(v.person == Person::you),
        has(you ? Text{"you have", "masz"} : Text{"that player has", "ma"}),
        bound(bound_of(condition.compare)) {}

  // A number that a sheet or a dial shows.
  [[nodiscard]] Text value(std::string_view en, std::string_view yours, std::string_view theirs) const {
    return say("{0} {1} is {2}{3}", "{4} {5}{3}",
               {you ? "your" : "that player's", en, Text{bound.en, bound.en}, c.n, you ? yours : theirs,
                Text{bound.pl, bound.pl}});
  }
  // What a player has.
  [[nodiscard]] Text things(What what) const {
    const kernel::Noun& noun = noun_of(what);
    if (c.n == 0) {
      return you ? say("you have no {0}", "nie masz {1:gen+}", {noun.plural(), noun})
                 : say("that player has no {0}", "nie ma {1:gen+}", {noun.plural(), noun});
    }
    return has + Text{" ", " "} + bound + counted(c.n, noun, Case::accusative);
  }
  // A number of something: {0} is the bound, {1} the number, {2} "you have".
  [[nodiscard]] Text number(std::string_view en, std::string_view pl) const { return say(en, pl, {bound, c.n, has}); }
  [[nodiscard]] Text number(std::string_view en, std::string_view pl, const kernel::Noun& noun) const {
    return say(en, pl, {bound, Counted{c.n, noun}, has});
  }
};

}  // namespace

Text Describer::number_condition(const Condition& c, Voice v) const {
  const Comparing is(c, v);
  switch (c.count) {
    case Count::strength: return is.value("Strength", "twoja siła wynosi", "siła tego gracza wynosi");
    case Count::willpower: return is.value("Willpower", "twoja wola wynosi", "wola tego gracza wynosi");
    case Count::cunning: return is.value("Cunning", "twój spryt wynosi", "spryt tego gracza wynosi");
    case Count::life: return is.value("Life", "twoje życie wynosi", "życie tego gracza wynosi");
    case Count::level: return is.value("level", "twój poziom wynosi", "poziom tego gracza wynosi");
    case Count::infamy: return is.value("infamy", "twoja niesława wynosi", "niesława wynosi");
    case Count::influence: return is.things(What::influence);
    case Count::corruption: return is.things(What::corruption);
    case Count::powers: return is.things(What::power);
    case Count::trophies: return is.things(What::trophy);
    case Count::missions: return is.things(What::completed_mission);
    case Count::relics: return is.things(What::relic);
    case Count::charges:
      return is.number("there are {0}{1} on this card", "na tej karcie: {0}{1:acc}", noun_of(What::charge));
    case Count::tokens:
      return is.number("{2} {0}{1} {1|token|tokens} on the scenario sheet",
                       "na arkuszu scenariusza {1|leży|leżą|leży} {0}{1} {1|twój żeton|twoje żetony|twoich żetonów}");
    case Count::all_tokens:
      return is.number("{2} {0}{1} {1|token|tokens} on the scenario sheet and in the inner sector together",
                       "na arkuszu scenariusza i w sektorze wewnętrznym {1|leży|leżą|leży} razem {0}{1} "
                       "{1|twój żeton|twoje żetony|twoich żetonów}");
    case Count::discarded:
      return is.number("{0}{1} {1|was|were} discarded in this way", "odrzucono w ten sposób {0}{1:acc}", nouns::card());
    case Count::players: return is.number("{0}{1} {1|is|are} in the game", "w grze jest {0}{1:acc}", nouns::player());
    case Count::foe_value:
      return is.number("the value of an enemy is {0}{1}", "wartość któregoś z wrogów wynosi {0}{1}");
    case Count::foes:
      if (c.n == 0) return {"there is no enemy on this space", "na tym polu nie ma wrogów"};
      return foes_condition(c, v, is.bound);
    case Count::others_here:
      return is.number("the number of other players on this space is {0}{1}",
                       "liczba innych graczy na tym polu to {0}{1}");
    case Count::number: return tally_condition(c);
    case Count::nothing:
    case Count::foe:
    case Count::paid:
    case Count::life_lost:
    case Count::omen_here: break;  // never compared with a number: the reading of conditions refuses them
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
    case Holds::and_: {
      Text second = condition(c.right, v);
      constexpr std::string_view kSubject = "that player ";
      if (!you && second.en.starts_with(kSubject)) second.en.erase(0, kSubject.size());
      return condition(c.left, v) + Text{" and ", " i "} + second;
    }
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

// ---- costs ----

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
