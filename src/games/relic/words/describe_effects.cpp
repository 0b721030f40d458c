// Effects in words.
#include "games/relic/words/describer.h"

namespace kostka::games::relic {

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

}  // namespace kostka::games::relic
