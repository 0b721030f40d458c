#include "games/relic/describe.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/relic/nouns.h"

namespace kostka::games::relic {
namespace {

using kernel::Case;
using kernel::Counted;
using kernel::counted;
using kernel::join_and;
using kernel::join_or;
using kernel::say;
using kernel::Text;

// Who a sentence is about and in which form its verbs stand.
enum class Person : std::uint8_t { you, other };
enum class Mood : std::uint8_t { indicative, infinitive };
// Whose window it is.
enum class Whose : std::uint8_t { own, another, anybody };

struct Voice {
  Person person = Person::you;
  Mood mood = Mood::indicative;
  Window window = Window::space;
};

// The forms of one verb: English bare and third person; Polish second person, third person, infinitive.
struct Forms {
  std::string_view en, en_other, pl_you, pl_other, pl_infinitive;
};

Text conjugate(const Forms& f, Voice v) {
  if (v.mood == Mood::infinitive) return {std::string(f.en), std::string(f.pl_infinitive)};
  if (v.person == Person::you) return {std::string(f.en), std::string(f.pl_you)};
  return {std::string(f.en_other), std::string(f.pl_other)};
}

Text operator+(Text a, const Text& b) {
  a.en += b.en;
  a.pl += b.pl;
  return a;
}

// "+2 to the battle score"
bool is_number(const Text& text) { return text.en.starts_with('+') || text.en.starts_with("−"); }

// One effect in words. A predicate takes its subject from outside ("gain 1 Life"), the others have their own.
struct Phrase {
  Text text;
  bool predicate = true;
};

class Describer {
 public:
  explicit Describer(const Catalogue& catalogue) : c_(catalogue) {}

  Text sequence(Body body, Voice v) const;
  // "draw 1 Power card": what can follow "you may" or "to"; nothing if it has to be said otherwise.
  std::optional<Text> infinitive(Body body, Voice v) const;
  // What is had for a cost: " to draw 1 Power card", " to add +2 to the battle score", ": a tie counts as won".
  Text purpose(Body body, Voice v) const;
  bool all_predicates(Body body, Voice v) const;
  bool share_a_verb(Body body) const;
  bool only_numbers(Body body, Voice v) const;
  Text condition(ConditionId id, Voice v) const;
  Text cost(const Cost& cost, Voice v) const;
  Text window(Window window, Whose whose) const;
  Text objective(const Objective& o) const;
  Text place_in(const Place& place) const;

 private:
  Phrase phrase(const Effect& e, Voice v) const;
  Phrase phrase_of_values(const Effect& e, Voice v) const;
  Phrase phrase_of_battles(const Effect& e, Voice v) const;
  Phrase phrase_of_structure(const Effect& e, Voice v) const;
  Phrase phrase_of_figures(const Effect& e, Voice v) const;
  Phrase phrase_of_rules(const Effect& e, Voice v) const;
  Phrase act(const Forms& forms, Voice v, const Text& rest) const {
    return {conjugate(forms, v) + Text{" ", " "} + rest, true};
  }
  Phrase act(const Forms& forms, Voice v) const { return {conjugate(forms, v), true}; }
  static Phrase fact(Text text) { return {std::move(text), false}; }

  Text amount(const Amount& a, const kernel::Noun& noun, Case c = Case::accusative) const;
  Text for_each(const Amount& a) const;
  Text plus(const Amount& a, const Text& what) const;
  Text of_traits(const std::array<TraitId, 2>& traits) const;
  Text trait(TraitId id) const { return quoted(c_.traits[id.index()].name); }
  Text place_to(const Place& place) const;
  Text place_on(const Place& place) const;
  Text number_condition(const Condition& c, Voice v) const;
  Text blocks_text(const Effect& e, Voice v) const;
  Text players(const Effect& e) const;

  const Catalogue& c_;
};

// ---- amounts and places ----

Text Describer::for_each(const Amount& a) const {
  switch (a.per) {
    case Count::powers: return {"for each Power card held", "za każdą posiadaną kartę Mocy"};
    case Count::corruption: return {"for each Corruption card held", "za każdą posiadaną kartę Spaczenia"};
    case Count::trophies: return {"for each trophy held", "za każde posiadane trofeum"};
    case Count::missions: return {"for each completed mission held", "za każdą posiadaną ukończoną misję"};
    case Count::relics: return {"for each relic held", "za każdą posiadaną relikwię"};
    case Count::influence: return {"for each influence held", "za każdy posiadany żeton wpływów"};
    case Count::tokens:
      return {"for each own token on the scenario sheet", "za każdy własny żeton na arkuszu scenariusza"};
    case Count::charges: return {"for each charge on this card", "za każdy ładunek na tej karcie"};
    case Count::foes: return {"for each enemy in this battle", "za każdego wroga w tej walce"};
    case Count::foe:
      return say("for each other enemy with the trait {0} on this space",
                 "za każdego innego wroga o cesze {0} na tym polu", {trait(a.trait)});
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
    case Count::nothing: break;
  }
  return {};
}

// "2 Power cards", "1 influence for each charge on this card"
Text Describer::amount(const Amount& a, const kernel::Noun& noun, Case c) const {
  if (a.per != Count::nothing) return counted(a.factor, noun, c) + Text{" ", " "} + for_each(a);
  if (a.least != a.n) {
    return say("up to {0}", "do {0:gen}", {Counted{a.n, noun}});
  }
  return counted(a.n, noun, c);
}

// "+2 to the battle score", "-1 to the battle score for each ..."
Text Describer::plus(const Amount& a, const Text& what) const {
  const int n = a.per == Count::nothing ? a.n : a.factor;
  const std::string number = (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n) + ' ';
  const Text text = Text{number, number} + what;
  return a.per == Count::nothing ? text : text + Text{" ", " "} + for_each(a);
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
    default: return {"on such a space", "na takim polu"};
  }
}

// The same for things that are put down.
Text Describer::place_on(const Place& p) const {
  const Text to = place_to(p);
  return {"on" + to.en.substr(2), to.pl};
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
    case Where::own_area: return {"to any space of this area", "na dowolne pole tego obszaru"};
    case Where::own_sector: return {"to any space of this sector", "na dowolne pole tego sektora"};
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

Text Describer::number_condition(const Condition& c, Voice v) const {
  const bool you = v.person == Person::you;
  const Text has = you ? Text{"you have", "masz"} : Text{"that player has", "ten gracz ma"};
  const Text bound = c.compare == Compare::at_least  ? Text{"at least ", "co najmniej "}
                     : c.compare == Compare::at_most ? Text{"at most ", "najwyżej "}
                                                     : Text{"exactly ", "dokładnie "};
  const auto things = [&](const kernel::Noun& noun) -> Text {
    if (c.n == 0) {
      return you ? say("you have no {0}", "nie masz {1:gen+}", {noun.plural(), noun})
                 : say("that player has no {0}", "ten gracz nie ma {1:gen+}", {noun.plural(), noun});
    }
    return has + Text{" ", " "} + bound + counted(c.n, noun, Case::accusative);
  };
  const auto value = [&](std::string_view en, std::string_view pl) -> Text {
    return say("{0} {1} is {2}{3}", "{4} {5}{3}",
               {you ? "your" : "that player's", en, Text{bound.en, bound.en}, c.n, pl, Text{bound.pl, bound.pl}});
  };
  switch (c.count) {
    case Count::strength: return value("Strength", you ? "twoja siła wynosi" : "siła tego gracza wynosi");
    case Count::willpower: return value("Willpower", you ? "twoja wola wynosi" : "wola tego gracza wynosi");
    case Count::cunning: return value("Cunning", you ? "twój spryt wynosi" : "spryt tego gracza wynosi");
    case Count::life: return value("Life", you ? "twoje życie wynosi" : "życie tego gracza wynosi");
    case Count::level: return value("level", you ? "twój poziom to" : "poziom tego gracza to");
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
      return say("{0} {1}{2} own {2|token|tokens} on the scenario sheet",
                 "na arkuszu scenariusza {2|leży|leżą|leży} {3}{2} {2|twój żeton|twoje żetony|twoich żetonów}",
                 {has, Text{bound.en, ""}, c.n, Text{"", bound.pl}});
    case Count::foes:
      if (c.n == 0) return {"there is no enemy on this space", "na tym polu nie ma wrogów"};
      if (c.compare == Compare::equal && c.n == 1) return {"there is only one enemy", "wróg jest tylko jeden"};
      return say("there are {0}{1}", "liczba wrogów to {2}{3}",
                 {Text{bound.en, ""}, Counted{c.n, nouns::enemy()}, Text{"", bound.pl}, c.n});
    default: return {"that is so", "tak jest"};
  }
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
                 : Text{"that player is ", "ten gracz stoi "} + place_in(c.place);
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
    case Holds::not_: {
      const Condition& inner = c_.script.condition(c.left);
      if (inner.holds == Holds::in) return Text{"you are not ", "nie stoisz "} + place_in(inner.place);
      return Text{"it is not so that ", "nie jest tak, że "} + condition(c.left, v);
    }
    case Holds::and_: return condition(c.left, v) + Text{" and ", " i "} + condition(c.right, v);
    case Holds::or_: return condition(c.left, v) + Text{" or ", " lub "} + condition(c.right, v);
  }
  return {};
}

Text Describer::cost(const Cost& cost, Voice v) const {
  const auto n = [&](What what) { return Counted{cost.n, noun_of(what)}; };
  switch (cost.what) {
    case What::influence:
      return conjugate({"pay", "pays", "płacisz", "płaci", "zapłacić"}, v) + say(" {0}", " {0:acc}", {n(cost.what)});
    case What::life:
      return conjugate({"lose", "loses", "tracisz", "traci", "stracić"}, v) + say(" {0}", " {0:acc}", {n(cost.what)});
    case What::corruption:
      return conjugate({"draw", "draws", "dobierasz", "dobiera", "dobrać"}, v) +
             say(" {0}", " {0:acc}", {n(cost.what)});
    case What::this_:
      return conjugate({"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"}, v) +
             Text{" this card", " tę kartę"};
    default: {
      const Amount a{cost.n, cost.least};
      return conjugate({"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"}, v) + Text{" ", " "} +
             amount(a, noun_of(cost.what)) + of_traits(cost.traits);
    }
  }
}

// ---- effects ----

Phrase Describer::phrase_of_values(const Effect& e, Voice v) const {
  static constexpr Forms kGain{"gain", "gains", "zyskujesz", "zyskuje", "zyskać"};
  static constexpr Forms kLose{"lose", "loses", "tracisz", "traci", "stracić"};
  static constexpr Forms kDraw{"draw", "draws", "dobierasz", "dobiera", "dobrać"};
  static constexpr Forms kDiscard{"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"};
  static constexpr Forms kTake{"take", "takes", "bierzesz", "bierze", "wziąć"};
  switch (e.verb) {
    case Verb::gain: return act(kGain, v, amount(e.amount, noun_of(e.what)));
    case Verb::lose: return act(kLose, v, amount(e.amount, noun_of(e.what)));
    case Verb::set:
      return act({"set", "sets", "ustawiasz", "ustawia", "ustawić"}, v,
                 say("Life to {0}", "życie na {0}", {e.amount.n}));
    case Verb::draw:
      if (e.what == What::any_threat) {
        return act(kDraw, v, amount(e.amount, noun_of(e.what)) + Text{" of any colour", " dowolnego koloru"});
      }
      return act(kDraw, v, amount(e.amount, noun_of(e.what)));
    case Verb::draw_and_resolve:
      return act({"draw and resolve", "draws and resolves", "dobierasz i rozpatrujesz", "dobiera i rozpatruje",
                  "dobrać i rozpatrzyć"},
                 v, amount(e.amount, noun_of(e.what)));
    case Verb::look: {
      const Text top = e.amount.n == 1 ? Text{"at the top card of ", "wierzchnią kartę "}
                                       : say("at the top {0} cards of ", "{0} {0||wierzchnie karty|wierzchnich kart} ",
                                             {e.amount.n});
      const Text deck = e.what == What::any_threat ? Text{"a Threat deck of your choice", "wybranej talii Zagrożeń"}
                        : e.what == What::red      ? Text{"the red Threat deck", "czerwonej talii Zagrożeń"}
                        : e.what == What::blue     ? Text{"the blue Threat deck", "niebieskiej talii Zagrożeń"}
                                                   : Text{"the yellow Threat deck", "żółtej talii Zagrożeń"};
      return act(
          {"look", "looks", "oglądasz", "ogląda", "obejrzeć"}, v,
          top + deck +
              (e.amount.n == 1 ? Text{}
                               : Text{" (they go back in any order)", " (wracają na wierzch w dowolnej kolejności)"}));
    }
    case Verb::discard:
      if (e.what == What::this_) return act(kDiscard, v, {"this card", "tę kartę"});
      return act(kDiscard, v, amount(e.amount, noun_of(e.what)) + of_traits(e.traits));
    case Verb::take_from_discard:
      return act(kTake, v,
                 amount(e.amount, noun_of(e.what)) + Text{" from the discard pile", " ze stosu kart odrzuconych"});
    case Verb::buy:
      return act({"buy", "buys", "kupujesz", "kupuje", "kupić"}, v,
                 say("any number of Power cards for {0} each", "dowolną liczbę kart Mocy, każdą za {0:acc}",
                     {Counted{e.second, noun_of(What::influence)}}));
    case Verb::offer: {
      const bool one = e.amount.n == 1;
      const Text cards = one ? Text{"the top Wargear card and ", "wierzchnią kartę Uzbrojenia i "}
                             : say("the top {0} Wargear cards and ",
                                   "{0} {0||wierzchnie karty|wierzchnich kart} Uzbrojenia i ", {e.amount.n});
      const bool other = v.person == Person::other;
      const std::string_view polish = v.mood == Mood::infinitive ? "" : other ? "może " : "możesz ";
      const Text buy =
          say(other ? "may buy " : "buy ", "{0}", {polish}) +
          (one ? Text{other ? "it" : "it if you like", "ją kupić"} : Text{"any of them", "kupić dowolne z nich"});
      const Text price = e.second == 0  ? Text{" at the printed cost", " za koszt podany na karcie"}
                         : e.second < 0 ? say(" at {0} less", " o {0} taniej", {-e.second})
                                        : say(" at {0} more", " o {0} drożej", {e.second});
      return act({"reveal", "reveals", "odkrywasz", "odkrywa", "odkryć"}, v, cards + buy + price);
    }
    case Verb::free:
      if (e.amount.n == 1) {
        return act(kTake, v, {"the top Wargear card without cost", "bez kosztu wierzchnią kartę Uzbrojenia"});
      }
      return act(kTake, v,
                 say("the top {0} without cost", "bez kosztu {0:acc} z wierzchu talii",
                     {Counted{e.amount.n, noun_of(e.what)}}));
    case Verb::steal: {
      const Text whom = e.place.where == Where::here
                            ? Text{" from a player on this space", " graczowi na tym polu"}
                            : Text{" from a player in this sector", " graczowi w tym sektorze"};
      return act({"take", "takes", "zabierasz", "zabiera", "zabrać"}, v, amount(e.amount, noun_of(e.what)) + whom);
    }
    case Verb::add_charge: {
      const Text where = e.what == What::this_  ? Text{" on this card", " na tej karcie"}
                         : e.what == What::card ? Text{" on that card", " na tej karcie"}
                                                : Text{" on one of your cards that shows charges",
                                                       " na jednej ze swoich kart z symbolem ładunku"};
      return act({"put", "puts", "kładziesz", "kładzie", "położyć"}, v,
                 amount(e.amount, noun_of(What::charge)) + where);
    }
    default:  // reveal
      return act({"reveal and discard", "reveals and discards", "odkrywasz i odrzucasz", "odkrywa i odrzuca",
                  "odkryć i odrzucić"},
                 v,
                 {"the top Power card: its number is added to the battle score",
                  "wierzchnią kartę Mocy: jej stopień dodaje się do wartości walki"});
  }
}

Phrase Describer::phrase_of_battles(const Effect& e, Voice v) const {
  const bool foe_die = v.window == Window::battle_foe_roll;
  switch (e.verb) {
    case Verb::battle_bonus:
      if (e.what == What::nothing) return fact(plus(e.amount, {"to the battle score", "do wartości walki"}));
      return fact(plus(e.amount, say("in {0} battles", "w walkach na {0:acc}", {attribute_noun(e.what)})));
    case Verb::skill_bonus:
      if (e.what == What::nothing) return fact(plus(e.amount, {"to the skill value", "do wartości umiejętności"}));
      return fact(plus(e.amount, say("in {0} tests", "w testach {0:gen}", {attribute_noun(e.what)})));
    case Verb::foe_bonus: return fact(plus(e.amount, {"to the enemy's battle score", "do wartości walki wroga"}));
    case Verb::extra_die:
      return act(
          {"roll", "rolls", "rzucasz", "rzuca", "rzucić"}, v,
          say("{0} more {0|die|dice}", "{0} {0|dodatkową kością|dodatkowymi kośćmi|dodatkowymi kośćmi}", {e.amount.n}));
    case Verb::reroll:
      return act({"reroll", "rerolls", "powtarzasz", "powtarza", "powtórzyć"}, v,
                 e.what == What::foe ? Text{"the enemy's roll", "rzut wroga"} : Text{"your roll", "swój rzut"});
    case Verb::change_die:
      if (e.what == What::one) {
        return act({"change", "changes", "zmieniasz", "zmienia", "zmienić"}, v,
                   say("a die to {0}", "wynik kości na {0}", {e.amount.n}));
      }
      return e.amount.n > 0
                 ? act({"raise", "raises", "podnosisz", "podnosi", "podnieść"}, v,
                       say("the roll by {0}", "wynik rzutu o {0}", {e.amount.n}))
                 : act({"lower", "lowers", "obniżasz", "obniża", "obniżyć"}, v,
                       say("the roll by {0} (to 1 at least)", "wynik rzutu o {0} (najniżej do 1)", {-e.amount.n}));
    case Verb::explode_on:
      return fact(foe_die ? say("the enemy's dice explode on {0} or more",
                                "kości wroga wybuchają przy wyniku co najmniej {0}", {e.amount.least})
                          : say("your dice explode on {0} or more", "twoje kości wybuchają przy wyniku co najmniej {0}",
                                {e.amount.least}));
    case Verb::ignore_explosion:
      return fact(foe_die ? Text{"the enemy's dice do not explode", "kości wroga nie wybuchają"}
                          : Text{"your dice do not explode", "twoje kości nie wybuchają"});
    case Verb::foe_no_explosion: return fact({"the enemy's dice do not explode", "kości wroga nie wybuchają"});
    case Verb::auto_pass: return act({"pass", "passes", "zdajesz", "zdaje", "zdać"}, v, {"the test", "test"});
    case Verb::tie_wins: return fact({"a tie counts as won", "remis liczy się jako wygrana"});
    case Verb::lose_no_life: return fact({"the lost battle costs no Life", "za przegraną walkę nie traci się życia"});
    case Verb::prevent:
      return act({"prevent", "prevents", "zapobiegasz", "zapobiega", "zapobiec"}, v,
                 say("the loss of {0}", "utracie {0:gen}", {Counted{e.amount.n, noun_of(What::life)}}));
    case Verb::evade: {
      static constexpr Forms kEvade{"evade", "evades", "unikasz", "unika", "uniknąć"};
      if (e.what == What::one) return act(kEvade, v, {"one enemy", "jednego wroga"});
      if (e.traits[0].valid()) {
        return act(kEvade, v,
                   say("any enemies with the trait {0}", "dowolnych wrogów o cesze {0}", {trait(e.traits[0])}));
      }
      return act(kEvade, v, {"any enemies", "dowolnych wrogów"});
    }
    case Verb::test:
      return {conjugate({"test", "tests", "testujesz", "testuje", "przetestować"}, v) +
                  say(e.what == What::level ? " your {0} against {1}" : " {0} against {1}",
                      " {0:acc} (wartość docelowa {1})", {attribute_noun(e.what), e.amount.n}) +
                  blocks_text(e, v),
              false};
    case Verb::battle:
      return {
          conjugate({"fight", "fights", "walczysz", "walczy", "zawalczyć"}, v) +
              (is_attribute(e.what) ? say(" a battle with an enemy of {0} {1}", " z wrogiem, którego {0} wynosi {1}",
                                          {attribute_noun(e.what), e.amount.n})
                                    : say(" a battle of an attribute of your choice with an enemy of value {0}",
                                          " na wybrany atrybut z wrogiem o wartości {0}", {e.amount.n})) +
              blocks_text(e, v),
          false};
    default:  // table
      return {conjugate({"roll a die", "rolls a die", "rzucasz kością", "rzuca kością", "rzucić kością"}, v) +
                  blocks_text(e, v),
              false};
  }
}

Text Describer::blocks_text(const Effect& e, Voice v) const {
  const Voice inner{v.person, Mood::indicative, v.window};
  Text text;
  std::vector<Text> parts;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& block = c_.script.block(e, i);
    if (block.body.empty()) continue;
    Text label;
    switch (e.verb) {
      case Verb::test: label = i == 0 ? Text{"success", "sukces"} : Text{"failure", "porażka"}; break;
      case Verb::battle: label = i == 0 ? Text{"won", "wygrana"} : Text{"lost", "przegrana"}; break;
      default:
        label = block.low == block.high ? say("{0}", "{0}", {block.low})
                                        : say("{0}–{1}", "{0}–{1}", {block.low, block.high});
    }
    parts.push_back(label + Text{": ", ": "} + sequence(block.body, inner));
  }
  for (const Text& part : parts) text = text + Text{"; ", "; "} + part;
  return text;
}

Text Describer::players(const Effect& e) const {
  const Text where = e.place.given() ? Text{" ", " "} + place_in(e.place) : Text{};
  switch (e.verb) {
    case Verb::each_player: return {"each player", "każdy gracz"};
    case Verb::other_players: return Text{"each other player", "każdy inny gracz"} + where;
    case Verb::chosen_player:
      if (e.what == What::one) {
        return {"the player whose token lies on this card", "gracz, którego żeton leży na tej karcie,"};
      }
      return Text{"another player of your choice", "wybrany inny gracz"} + where;
    case Verb::left_player: return {"the player on your left", "gracz po twojej lewej"};
    default: return Text{"each player", "każdy gracz"} + where;
  }
}

Phrase Describer::phrase_of_structure(const Effect& e, Voice v) const {
  const Body body = e.blocks > 0 ? c_.script.block(e, 0).body : Body{};
  const Voice plain{v.person, Mood::indicative, v.window};
  switch (e.verb) {
    case Verb::choose: {
      Text text = conjugate({"choose one", "chooses one", "wybierasz jedno", "wybiera jedno", "wybrać jedno"}, v);
      for (std::size_t i = 0; i < e.blocks; ++i) {
        text =
            text + (i == 0 ? Text{": ", ": "} : Text{"; or ", "; albo "}) + sequence(c_.script.block(e, i).body, plain);
      }
      return {text, false};
    }
    case Verb::may: {
      const Text may = v.person == Person::you ? Text{"you may ", "możesz "} : Text{"may ", "może "};
      if (body.count == 1 && c_.script.begin_of(body)->verb == Verb::pay) {
        const Effect& pay = *c_.script.begin_of(body);
        return {
            may + cost(pay.cost, {v.person, Mood::infinitive, v.window}) + purpose(c_.script.block(pay, 0).body, plain),
            false};
      }
      if (const auto free = infinitive(body, v)) return {may + *free, v.person == Person::other};
      return fact(Text{"if wanted, ", "na życzenie "} + sequence(body, plain));
    }
    case Verb::pay: return {cost(e.cost, plain) + Text{" and then ", ", a potem "} + sequence(body, plain), true};
    case Verb::if_:
      return fact(Text{"if ", "jeśli "} + condition(e.condition, v) + Text{", ", ", "} + sequence(body, plain));
    case Verb::repeat: return fact(say("up to {0} times: ", "do {0} razy: ", {e.amount.n}) + sequence(body, plain));
    case Verb::owner: {
      const Text what = sequence(body, {Person::you, Mood::indicative, v.window});
      return fact((is_number(what) ? Text{"you get ", "ty otrzymujesz "} : Text{"you ", "ty "}) + what);
    }
    case Verb::spend_charge:
      return {
          conjugate({"spend 1 charge", "spends 1 charge", "wydajesz 1 ładunek", "wydaje 1 ładunek", "wydać 1 ładunek"},
                    v) +
              Text{" of this card", " z tej karty"} + purpose(body, plain),
          true};
    default: return fact(players(e) + Text{" ", " "} + sequence(body, {Person::other, Mood::indicative, v.window}));
  }
}

Phrase Describer::phrase_of_figures(const Effect& e, Voice v) const {
  static constexpr Forms kMove{"move", "moves", "przechodzisz", "przechodzi", "przejść"};
  static constexpr Forms kPut{"put", "puts", "kładziesz", "kładzie", "położyć"};
  const Counted spaces{e.amount.n, nouns::space()};
  switch (e.verb) {
    case Verb::move:
      if (e.place.given()) return act(kMove, v, place_to(e.place));
      return act(kMove, v, say("{0} along the arrow", "o {0:acc} zgodnie ze strzałką", {spaces}));
    case Verb::move_player: {
      static constexpr Forms kShove{"move", "moves", "przesuwasz", "przesuwa", "przesunąć"};
      if (e.what == What::active) {
        return act(kShove, v, say("the active player {0}", "aktywnego gracza o {0:acc}", {spaces}));
      }
      return act(kShove, v,
                 Text{"another player in this sector ", "innego gracza w tym sektorze "} + place_to(e.place));
    }
    case Verb::swap_places:
      return act({"change places", "changes places", "zamieniasz się miejscami", "zamienia się miejscami",
                  "zamienić się miejscami"},
                 v, {"with another player in this sector", "z innym graczem w tym sektorze"});
    case Verb::move_bonus:
      if (v.window == Window::space) {
        return fact(say("move {0} {0|space|spaces} more", "ruch dłuższy o {1:acc}", {e.amount.n, spaces}));
      }
      return fact(plus(e.amount, v.window == Window::move_roll || v.window == Window::move_start
                                     ? Text{"to the movement value", "do wartości ruchu"}
                                     : Text{"to the movement value of the next Movement phase",
                                            "do wartości ruchu w następnej fazie ruchu"}));
    case Verb::stay:
      return act({"stay", "stays", "zostajesz", "zostaje", "zostać"}, v, {"on the space", "na swoim polu"});
    case Verb::lose_turn: return act({"lose", "loses", "tracisz", "traci", "stracić"}, v, {"a turn", "turę"});
    case Verb::extra_turn:
      return act({"take", "takes", "rozgrywasz", "rozgrywa", "rozegrać"}, v, {"another turn", "dodatkową turę"});
    case Verb::end_phase: return act({"end", "ends", "kończysz", "kończy", "zakończyć"}, v, {"the phase", "fazę"});
    case Verb::place:
      if (e.what == What::this_) return act(kPut, v, Text{"this card ", "tę kartę "} + place_on(e.place));
      if (e.also == What::enemy) {
        return act({"reveal", "reveals", "odkrywasz", "odkrywa", "odkryć"}, v,
                   say("{0:acc+} until an enemy appears and put it ", "{0:acc+} aż do pierwszego wroga, który trafia ",
                       {noun_of(e.what)}) +
                       place_on(e.place));
      }
      return act(kPut, v, counted(1, noun_of(e.what), Case::accusative) + Text{" ", " "} + place_on(e.place));
    case Verb::remove:
      if (e.also == What::all) {
        return act({"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"}, v,
                   Text{"all Threat cards ", "wszystkie karty Zagrożenia "} + place_in(e.place));
      }
      return act({"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"}, v,
                 counted(e.amount.n, noun_of(e.what), Case::accusative) + Text{" ", " "} + place_in(e.place));
    case Verb::take_trophy: {
      static constexpr Forms kTake{"take", "takes", "bierzesz", "bierze", "wziąć"};
      if (e.what == What::this_) return act(kTake, v, {"this card as a trophy", "tę kartę jako trofeum"});
      return act(kTake, v,
                 say("an enemy of value {0} or less ", "wroga o wartości najwyżej {0} ", {e.second}) +
                     place_in(e.place) + Text{" as a trophy", " jako trofeum"});
    }
    case Verb::place_token:
      if (e.what == What::this_) return act(kPut, v, {"a character token on this card", "żeton postaci na tej karcie"});
      if (e.place.given()) return act(kPut, v, Text{"a character token ", "żeton postaci "} + place_on(e.place));
      if (e.what == What::any) {
        return act(kPut, v, {"an own token on the scenario sheet", "własny żeton na arkuszu scenariusza"});
      }
      return act(kPut, v,
                 say("an own token for {0} on the scenario sheet", "na arkuszu scenariusza własny żeton za {0:acc}",
                     {attribute_noun(e.what)}));
    case Verb::eliminate: return act({"leave", "leaves", "odpadasz", "odpada", "odpaść"}, v, {"the game", "z gry"});
    default: return act({"win", "wins", "wygrywasz", "wygrywa", "wygrać"}, v, {"the game", "grę"});
  }
}

Phrase Describer::phrase_of_rules(const Effect& e, Voice v) const {
  switch (e.verb) {
    case Verb::cannot:
      if (e.what == What::use_power) return fact({"no Power cards can be used", "nie można używać kart Mocy"});
      if (e.what == What::use_wargear) return fact({"no Wargear can be used", "nie można używać Uzbrojenia"});
      return fact({"evading is not allowed", "nie wolno unikać walki"});
    case Verb::limit: {
      const Text what = e.what == What::asset ? Text{"to the asset limit", "do limitu zasobów"}
                        : e.what == What::power
                            ? Text{"to the power limit", "do limitu mocy"}
                            : Text{"to the number of weapons in a battle", "do liczby broni w walce"};
      return fact(plus(e.amount, what));
    }
    case Verb::threshold: return fact(plus(e.amount, {"to the corruption threshold", "do progu spaczenia"}));
    case Verb::cost: return fact(plus(e.amount, {"to the cost of Wargear", "do kosztu Uzbrojenia"}));
    case Verb::count_as:
      return act({"take", "takes", "bierzesz", "bierze", "wziąć"}, v,
                 {"the card as an asset without abilities instead of resolving it",
                  "tę kartę jako zasób bez zdolności zamiast ją rozpatrywać"});
    case Verb::replace:
      return fact(Text{"instead: ", "zamiast tego: "} +
                  sequence(c_.script.block(e, 0).body, {v.person, Mood::indicative, v.window}));
    case Verb::cancel:
      return act({"discard", "discards", "odrzucasz", "odrzuca", "odrzucić"}, v,
                 {"that card without effect", "tamtą kartę bez żadnego efektu"});
    case Verb::facedown:
      return act(
          {"turn", "turns", "zakrywasz", "zakrywa", "zakryć"}, v,
          e.what == What::card ? Text{"the card face down", "dobraną kartę"} : Text{"this card face down", "tę kartę"});
    default:
      return act({"keep", "keeps", "zachowujesz", "zachowuje", "zachować"}, v,
                 say("up to {0}", "do {0:gen}", {Counted{e.amount.n, noun_of(e.what)}}));
  }
}

Phrase Describer::phrase(const Effect& e, Voice v) const {
  if (e.verb <= Verb::reveal && e.verb != Verb::spend_charge) return phrase_of_values(e, v);
  if (e.verb == Verb::spend_charge) return phrase_of_structure(e, v);
  if (e.verb <= Verb::table) return phrase_of_battles(e, v);
  if (e.verb <= Verb::owner) return phrase_of_structure(e, v);
  if (e.verb <= Verb::win) return phrase_of_figures(e, v);
  return phrase_of_rules(e, v);
}

bool Describer::all_predicates(Body body, Voice v) const {
  for (std::size_t i = 0; i < body.count; ++i) {
    if (!phrase(c_.script.begin_of(body)[i], v).predicate) return false;
  }
  return true;
}

bool Describer::only_numbers(Body body, Voice v) const {
  const Effect* first = c_.script.begin_of(body);
  return std::all_of(first, first + body.count, [&](const Effect& e) { return is_number(phrase(e, v).text); });
}

std::optional<Text> Describer::infinitive(Body body, Voice v) const {
  const Voice inner{v.person, Mood::infinitive, v.window};
  const Effect* first = c_.script.begin_of(body);
  if (body.count == 1) {
    switch (first->verb) {
      case Verb::choose:
      case Verb::test:
      case Verb::battle:
      case Verb::table:
      case Verb::spend_charge: return phrase(*first, inner).text;
      case Verb::replace: {
        const auto what = infinitive(c_.script.block(*first, 0).body, v);
        if (!what) return {};
        return Text{what->en + " instead", "zamiast tego " + what->pl};
      }
      default: break;
    }
  }
  if (only_numbers(body, v)) {
    const Text numbers = sequence(body, v);
    return (numbers.en.front() == '+' ? Text{"add ", "dodać "} : Text{"apply ", "zastosować "}) + numbers;
  }
  const bool nested = std::any_of(first, first + body.count,
                                  [](const Effect& e) { return e.verb == Verb::pay || e.verb == Verb::spend_charge; });
  if (nested || !all_predicates(body, inner)) return {};
  return sequence(body, inner);
}

Text Describer::purpose(Body body, Voice v) const {
  const bool nested = body.count == 1 && c_.script.begin_of(body)->verb == Verb::spend_charge;
  const auto what = nested ? std::nullopt : infinitive(body, v);
  return what ? Text{" to ", ", aby "} + *what : Text{": ", ": "} + sequence(body, v);
}

// Effects that differ only in what is gained, lost, drawn or discarded share their verb: "gain 1 Life and 2 influence".
bool Describer::share_a_verb(Body body) const {
  const Effect* first = c_.script.begin_of(body);
  const Verb verb = first->verb;
  if (verb != Verb::gain && verb != Verb::lose && verb != Verb::draw) return false;
  return std::all_of(first, first + body.count, [verb](const Effect& e) { return e.verb == verb; });
}

// "a, b and c"; parts that hold colons or semicolons of their own are set apart more clearly.
Text Describer::sequence(Body body, Voice v) const {
  std::vector<Text> parts;
  const bool shared = body.count > 1 && share_a_verb(body);
  bool simple = true, other_subject = false;
  for (std::size_t i = 0; i < body.count; ++i) {
    Phrase part = phrase(c_.script.begin_of(body)[i], v);
    // After a part with a subject of its own English needs to say again who is meant; the Polish verb does.
    if (part.predicate && other_subject && v.person == Person::you && v.mood == Mood::indicative) {
      part.text.en = "you " + part.text.en;
    }
    other_subject = other_subject || !part.predicate;
    if (i > 0 && shared) {
      part.text.en.erase(0, part.text.en.find(' ') + 1);
      part.text.pl.erase(0, part.text.pl.find(' ') + 1);
    }
    parts.push_back(std::move(part.text));
    simple = simple && parts.back().en.find_first_of(":;,") == std::string::npos;
  }
  if (simple) return join_and(parts);
  Text text;
  for (std::size_t i = 0; i < parts.size(); ++i)
    text = text + (i == 0 ? Text{} : Text{"; then ", "; potem "}) + parts[i];
  return text;
}

// ---- windows ----

Text Describer::window(Window window, Whose whose) const {
  if (whose != Whose::own) {
    const Text who =
        whose == Whose::another ? Text{"another player", "inny gracz"} : Text{"any player", "dowolny gracz"};
    switch (window) {
      case Window::move_roll: return say("after {0} has rolled for movement", "gdy {0} wykona rzut ruchu", {who});
      case Window::move_end: return say("when {0} ends a move", "gdy {0} zakończy ruch", {who});
      case Window::battle_prepare:
        return say("when {0} prepares for battle", "gdy {0} przygotowuje się do walki", {who});
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
      case Window::vanquished: return say("when {0} is vanquished", "gdy {0} zostanie pokonany", {who});
      case Window::corrupted: return say("when {0} is corrupted", "gdy {0} zostanie spaczony", {who});
      default: return say("in this window of {0}", "w tym oknie gracza: {0}", {who});
    }
  }
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
    case Window::test_success: return {"when you pass a skill test", "gdy zdasz test umiejętności"};
    case Window::test_failure: return {"when you fail a skill test", "gdy nie zdasz testu umiejętności"};
    case Window::gain_level: return {"when you gain a level", "gdy zyskasz poziom"};
    case Window::gain_asset: return {"when you gain an asset", "gdy zyskasz zasób"};
    case Window::draw_corruption: return {"when you draw a Corruption card", "gdy dobierzesz kartę Spaczenia"};
    case Window::activate: return {"when activated", "przy aktywacji"};
    case Window::life_loss: return {"when you are about to lose Life", "gdy masz stracić życie"};
    case Window::vanquished: return {"when you are vanquished", "gdy twoja postać zostanie pokonana"};
    case Window::corrupted: return {"when you are corrupted", "gdy twoja postać zostanie spaczona"};
    case Window::mission_start: return {"when this mission becomes active", "gdy ta misja stanie się aktywna"};
    case Window::mission_done: return {"when you complete a mission", "gdy ukończysz misję"};
    case Window::play: return {"when you use a Power card for its ability", "gdy używasz zdolności karty Mocy"};
  }
  return {};
}

// ---- missions ----

Text Describer::objective(const Objective& o) const {
  const Voice you{};
  switch (o.kind) {
    case Objective::Kind::turn_end:
      return Text{"at the end of your turn ", "na koniec twojej tury "} + condition(o.condition, you);
    case Objective::Kind::now: return condition(o.condition, you);
    case Objective::Kind::pay: {
      const Text pay = cost(o.cost, you);
      if (!o.condition.valid()) return pay + Text{" in your turn", " w swojej turze"};
      return pay + Text{" in your turn while ", " w swojej turze, gdy "} + condition(o.condition, you);
    }
    case Objective::Kind::count: break;
  }
  switch (o.deed) {
    case Deed::vanquished:
      return say("be vanquished {0} {0|time|times}", "zostań pokonany {0} {0|raz|razy|razy}", {o.needed});
    case Deed::test_success:
      return say("pass {0} skill {0|test|tests}", "zdaj {0} {0|test|testy|testów} umiejętności", {o.needed});
    case Deed::gain_asset: return say("gain {0}", "zyskaj {0:acc}", {Counted{o.needed, noun_of(What::asset)}});
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
  if (o.most_life > 0) text = text + say(" while your Life is at most {0}", " przy życiu najwyżej {0}", {o.most_life});
  if (o.place.given()) text = text + Text{" ", " "} + place_in(o.place);
  return text;
}

Text sentence(const Text& text) {
  const Text capital = kernel::capitalise(text);
  return {capital.en + '.', capital.pl + '.'};
}

// `any.X if not(active)` speaks of another player; the rest of the condition is said.
struct Split {
  Whose whose = Whose::own;
  std::vector<ConditionId> rest;
};

void split(const Script& script, ConditionId id, Split& out) {
  const Condition& c = script.condition(id);
  if (c.holds == Holds::and_) {
    split(script, c.left, out);
    split(script, c.right, out);
  } else if (c.holds == Holds::not_ && script.condition(c.left).holds == Holds::active) {
    out.whose = Whose::another;
  } else {
    out.rest.push_back(id);
  }
}

}  // namespace

Text describe_ability(const Catalogue& catalogue, const Ability& ability, Bearer bearer) {
  const Describer d(catalogue);
  Split who;
  if (ability.any) {
    who.whose = Whose::anybody;
    if (ability.condition.valid()) split(catalogue.script, ability.condition, who);
    // A Power card is never used against its own player, and what lies on a space has none.
  } else if (ability.condition.valid()) {
    who.rest.push_back(ability.condition);
  }
  if (ability.any && ability.speaks_in(Window::play)) who.whose = Whose::another;
  const bool about_other = ability.any && bearer == Bearer::space;
  Voice voice{about_other ? Person::other : Person::you, Mood::indicative, ability.when[0]};

  std::vector<Text> windows;
  for (std::size_t i = 0; i < ability.windows; ++i) windows.push_back(d.window(ability.when[i], who.whose));
  Text text = join_or(windows);
  std::vector<Text> conditions;
  for (const ConditionId id : who.rest) conditions.push_back(d.condition(id, voice));
  if (!conditions.empty()) {
    text = text + (text.en.empty() ? Text{"if ", "jeśli "} : Text{", if ", ", jeśli "}) + join_and(conditions);
  }
  const bool instruction = ability.when[0] == Window::event || ability.when[0] == Window::encounter ||
                           ability.when[0] == Window::confrontation || ability.when[0] == Window::activate;
  const Voice may{voice.person, Mood::infinitive, voice.window};
  Text body;
  if (ability.cost.given()) {
    body = Text{"you may ", "możesz "} + d.cost(ability.cost, may) + d.purpose(ability.body, voice);
  } else if (const auto free = ability.may ? d.infinitive(ability.body, voice) : std::nullopt) {
    body = Text{"you may ", "możesz "} + *free;
  } else if (ability.may) {
    body = Text{"you may do this: ", "możesz zrobić to: "} + d.sequence(ability.body, voice);
  } else {
    const bool named = about_other && d.all_predicates(ability.body, voice);
    body = (named ? Text{"that player ", "ten gracz "} : Text{}) + d.sequence(ability.body, voice);
  }
  if (!text.en.empty()) {
    // A number is set off by a colon; a Polish clause ("gdy ...") by a comma, an adverbial ("na początku tury") by
    // none.
    const bool number = is_number(body);
    const bool clause = !conditions.empty() || text.pl.starts_with("gdy");
    text = text + (instruction || number ? Text{": ", ": "} : Text{", ", clause ? ", " : " "});
  }
  text = text + body;
  return sentence(text);
}

Text describe_part(const Catalogue& catalogue, Body body) { return Describer(catalogue).sequence(body, {}); }

Text describe_effects(const Catalogue& catalogue, Body body) { return sentence(describe_part(catalogue, body)); }

Text describe_cost(const Catalogue& catalogue, const Cost& cost) { return Describer(catalogue).cost(cost, {}); }

Text describe_condition(const Catalogue& catalogue, ConditionId condition) {
  return Describer(catalogue).condition(condition, {});
}

Text describe_objectives(const Catalogue& catalogue, const Card& mission) {
  std::vector<Text> ways;
  for (std::size_t i = 0; i < mission.objectives; ++i) {
    ways.push_back(Describer(catalogue).objective(catalogue.objectives[mission.first_objective + i]));
  }
  return sentence(join_or(ways));
}

}  // namespace kostka::games::relic
