// Verbs about values and cards.
#pragma once

#include <algorithm>

#include "games/relic/verbs/row.h"

namespace kostka::games::relic::verbs {

template <>
struct Row<Verb::gain> {
  static constexpr auto read =
      word_and_amount<What::strength, What::willpower, What::cunning, What::life, What::influence, What::level,
                      What::any_attribute, What::lowest, What::highest, What::completed_mission, What::infamy>;
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    const Player& p = g.player(cause.actor);
    if (e.what == What::life) return p.life < 12;
    return !is_attribute(e.what) || p.attributes[static_cast<std::size_t>(e.what)] < 12;
  }
  static constexpr auto resolve = effects::gain;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return act_alike(forms::kGain, v, d.amount(e.amount, noun_of(e.what)));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.gain(e.what, a.number(e, cause));
  }
};

template <>
struct Row<Verb::lose> {
  static constexpr auto read =
      word_and_amount<What::strength, What::willpower, What::cunning, What::life, What::influence, What::any_attribute,
                      What::lowest, What::highest, What::infamy>;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::lose;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return act_alike(forms::kLose, v, d.amount(e.amount, noun_of(e.what)));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.gain(e.what, -a.number(e, cause));
  }
};

template <>
struct Row<Verb::set> {
  static void read(Expression& r, Effect& e) {
    word_and_amount<What::life>(r, e);
    // REL-ATTR-06, REL-OUT-01: without Life nobody goes on.
    if (r.ok() && (e.amount.n < 1 || e.amount.n > 12)) r.fail("expected a Life of 1 to 12");
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect& e, const Cause& cause) { g.player(cause.actor).life = e.amount.n; }
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"set", "sets", "ustawiasz", "ustawia", "ustawić"}, v, say("Life to {0}", "życie na {0}", {e.amount.n}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.life(a.number(e, cause) - a.player().life);
  }
};

template <>
struct Row<Verb::draw> {
  // `(power,2)`, `(imperium,1 no event)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::power, What::corruption, What::mission, What::red, What::blue, What::yellow,
                         What::any_threat, What::imperium});
      r.need(',');
      e.amount = r.amount();
      if (e.what != What::imperium || !r.accept("no")) return;
      r.need("event");
      e.manner = Manner::no_event;
    });
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return !is_threat(e.what) || may_draw_threats(g, cause.actor, cause);
  }
  static constexpr auto resolve = effects::draw;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text colour = e.what == What::any_threat ? Text{" of any colour", " dowolnego koloru"} : Text{};
    if (e.what == What::imperium) {
      const Text events = e.manner == Manner::no_event ? Text{" (an event is discarded without effect)",
                                                              " (wydarzenie odrzuca się bez rozpatrywania)"}
                                                       : Text{};
      return act(forms::kDraw, v,
                 Text{"", "na to pole "} + d.amount(e.amount, noun_of(e.what)) + Text{" onto this space", ""} + events);
    }
    return act_alike(forms::kDraw, v, d.amount(e.amount, noun_of(e.what)) + colour);
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.draw(e.what, a.number(e, cause));
  }
};

template <>
struct Row<Verb::draw_and_resolve> {
  static constexpr auto read =
      word_and_number<What::red, What::blue, What::yellow, What::any_threat, What::imperium, What::nemesis>;
  // REL-ENGAGE-10: Threat cards end the Engagement phase, so that must be going on. RNE-NCARD-20: the cards of a
  // nemesis end none.
  static WindowSet windows(const Effect& e) {
    return is_threat(e.what) ? script::windows({Window::engage_start, Window::event, Window::encounter}) : kEverywhere;
  }
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return !is_threat(e.what) || may_draw_threats(g, cause.actor, cause);
  }
  static constexpr auto resolve = effects::draw_and_resolve;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return act({"draw and resolve", "draws and resolves", "dobierasz i rozpatrujesz", "dobiera i rozpatruje",
                "dobrać i rozpatrzyć"},
               v, d.amount(e.amount, noun_of(e.what)));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.draw(e.what, a.number(e, cause));
  }
};

template <>
struct Row<Verb::look> {
  // `(red,3)`, `(any_threat,1 or discard)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::red, What::blue, What::yellow, What::any_threat, What::imperium, What::nemesis});
      r.need(',');
      e.amount = r.fixed();
      if (!r.accept("or")) return;
      r.need("discard");
      e.also = What::one;
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::look;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    const Text top = e.amount.n == 1
                         ? Text{"at the top card of ", "wierzchnią kartę "}
                         : say("at the top {0} cards of ", "{0} {0||wierzchnie karty|wierzchnich kart} ", {e.amount.n});
    const Text deck = e.what == What::any_threat ? Text{"a Threat deck of your choice", "wybranej talii Zagrożenia"}
                      : e.what == What::imperium ? Text{"the Imperium deck", "talii Imperium"}
                      : e.what == What::nemesis  ? Text{"your Nemesis deck", "swojej talii Nemezis"}
                      : e.what == What::red      ? Text{"the red Threat deck", "czerwonej talii Zagrożenia"}
                      : e.what == What::blue     ? Text{"the blue Threat deck", "niebieskiej talii Zagrożenia"}
                                                 : Text{"the yellow Threat deck", "żółtej talii Zagrożenia"};
    if (e.also == What::one) {
      const Text discard = conjugate(forms::kDiscard, v);
      const Text put = conjugate({"put", "puts", "odkładasz", "odkłada", "odłożyć"}, v);
      const Text rest =
          e.amount.n == 1 ? say("{0} it or {1} it back", "{0} ją albo {1} z powrotem", {discard, put})
                          : say("{0} one of them if you like (the others go back in any order)",
                                "w razie chęci {0} jedną z nich (pozostałe wracają w dowolnej kolejności)", {discard});
      return act({"look", "looks", "oglądasz", "ogląda", "obejrzeć"}, v, top + deck + Text{" and ", " i "} + rest);
    }
    const Text back =
        e.amount.n == 1 ? Text{} : Text{" (they go back in any order)", " (wracają na wierzch w dowolnej kolejności)"};
    return act({"look", "looks", "oglądasz", "ogląda", "obejrzeć"}, v, top + deck + back);
  }
  static constexpr auto worth = worth_points<4>;
};

template <>
struct Row<Verb::discard> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::power, What::corruption, What::asset, What::trophy, What::charge, What::this_,
                         What::might, What::arsenal});
      e.amount.set(1);
      if (e.what == What::this_) return;
      r.need(',');
      e.amount = r.amount();
      e.traits = r.of_traits();
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = effects::can_discard;
  static constexpr auto resolve = effects::discard;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::this_) return act(forms::kDiscard, v, {"this card", "tę kartę"});
    return act(forms::kDiscard, v, d.amount(e.amount, noun_of(e.what)) + d.of_traits(e.traits));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.discard(e.what, a.number(e, cause));
  }
};

template <>
struct Row<Verb::take_from_discard> {
  // `(power,2)`, `(power,1 top)`, `(imperium,1 arsenal)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::power, What::wargear, What::imperium});
      r.need(',');
      e.amount = r.fixed();
      if (e.what == What::imperium) {
        r.need("arsenal");
        e.also = What::arsenal;
      } else if (r.accept("top")) {
        e.also = What::one;
      }
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = effects::can_take_from_discard;
  static constexpr auto resolve = effects::take_from_discard;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::imperium) {
      return act(forms::kTake, v,
                 d.amount(e.amount, noun_of(What::arsenal)) +
                     Text{" from the Imperium discard pile", " ze stosu kart odrzuconych Imperium"});
    }
    const Text pile = e.also == What::one
                          ? Text{" from the top of the discard pile", " z wierzchu stosu kart odrzuconych"}
                          : Text{" from the discard pile", " ze stosu kart odrzuconych"};
    return act(forms::kTake, v, d.amount(e.amount, noun_of(e.what)) + pile);
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return e.what == What::power ? a.power_cards(a.number(e, cause)) : 30;
  }
};

template <>
struct Row<Verb::buy> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::power});
      r.need(',');
      r.need("price");
      e.second = r.positive();
    });
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return g.player(cause.actor).influence >= e.second;
  }
  static constexpr auto resolve = effects::buy;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"buy", "buys", "kupujesz", "kupuje", "kupić"}, v,
               say("any number of Power cards for {0} each", "dowolną liczbę kart Mocy, każdą za {0:acc}",
                   {Counted{e.second, noun_of(What::influence)}}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause&) {
    return std::min(a.power_cards(a.player().influence / std::max<int>(e.second, 1)), 40) / 2;
  }
};

template <>
struct Row<Verb::offer> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::wargear});
      r.need(',');
      e.amount = r.fixed();
      if (!r.accept(',')) return;
      if (r.accept("surcharge")) {
        e.second = r.positive();
      } else {
        r.need("discount");
        e.second = static_cast<std::int8_t>(-r.positive());
      }
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::offer;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    const bool one = e.amount.n == 1, other = v.person == Person::other;
    const Text cards = one ? Text{"the top Wargear card and ", "wierzchnią kartę Uzbrojenia i "}
                           : say("the top {0} Wargear cards and ",
                                 "{0} {0||wierzchnie karty|wierzchnich kart} Uzbrojenia i ", {e.amount.n});
    const std::string_view polish = v.mood == Mood::infinitive ? "" : other ? "może " : "możesz ";
    const Text buy =
        say(other ? "may buy " : "buy ", "{0}", {polish}) +
        (one ? Text{other ? "it" : "it if you like", "kupić ją"} : Text{"any of them", "kupić dowolne z nich"});
    const Text price = e.second == 0  ? Text{" at the printed cost", " po koszcie podanym na karcie"}
                       : e.second < 0 ? say(" at {0} less", " o {0} taniej", {-e.second})
                                      : say(" at {0} more", " o {0} drożej", {e.second});
    return act(forms::kReveal, v, cards + buy + price);
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return a.player().influence >= 4 ? 14 : 2; }
};

template <>
struct Row<Verb::free> {
  static constexpr auto read = word_and_number<What::wargear>;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::free_wargear;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.amount.n == 1) {
      return act(forms::kTake, v,
                 {"the top Wargear card without paying its cost", "wierzchnią kartę Uzbrojenia bez opłacania kosztu"});
    }
    return act(forms::kTake, v,
               say("the top {0} without paying their cost", "{0:acc} z wierzchu talii bez opłacania kosztu",
                   {Counted{e.amount.n, noun_of(e.what)}}));
  }
  static constexpr auto worth = worth_points_each<34>;
};

template <>
struct Row<Verb::steal> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::influence, What::power});
      r.need(',');
      e.amount = r.fixed();
      e.place.where = r.accept("here") ? Where::here : Where::own_sector;
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = effects::can_steal;
  static constexpr auto resolve = effects::steal;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text whom = e.place.where == Where::here
                          ? Text{" from a player of your choice on this space", " wybranemu graczowi na tym polu"}
                          : Text{" from a player of your choice in this sector", " wybranemu graczowi w tym sektorze"};
    return act({"take", "takes", "zabierasz", "zabiera", "zabrać"}, v, d.amount(e.amount, noun_of(e.what)) + whom);
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return (e.what == What::influence ? 8 : 24) * a.number(e, cause);
  }
};

template <>
struct Row<Verb::add_charge> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.amount = r.fixed();
      e.what = r.accept("on") ? r.one_of({What::this_, What::card}) : What::any;
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = effects::can_add_charge;
  static constexpr auto resolve = effects::add_charge;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text where = e.what == What::this_  ? Text{" on this card", " na tej karcie"}
                       : e.what == What::card ? Text{" on that card", " na tej karcie"}
                                              : Text{" on one of your cards that shows charges",
                                                     " na jednej ze swoich kart z symbolem ładunku"};
    return act(forms::kPut, v, d.amount(e.amount, noun_of(What::charge)) + where);
  }
  static constexpr auto worth = worth_points_each<points::kCharge>;
};

template <>
struct Row<Verb::spend_charge> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return effects::can_spend_charge(g, cause) && block_is_possible(g, e, cause);
  }
  static constexpr auto resolve = effects::spend_charge_for;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text spend = conjugate({"spend 1 charge", "spends 1 charge", "wydajesz 1 żeton ładunku",
                                  "wydaje 1 żeton ładunku", "wydać 1 żeton ładunku"},
                                 v);
    Phrase phrase = alone(spend + Text{" of this card", " z tej karty"} + d.purpose(d.body(e), v.plain()));
    phrase.predicate = phrase.has_price = true;
    return phrase;
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.inner(e, 0, cause) - points::kCharge - 2;
  }
};

template <>
struct Row<Verb::reveal> {
  static constexpr auto read = only_a_word<What::power>;
  static WindowSet windows(const Effect&) { return kBeforeScores | set_of(Window::test_before); }
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect&, Cause cause) { return effects::reveal_power(g, cause); }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"reveal and discard", "reveals and discards", "odkrywasz i odrzucasz", "odkrywa i odrzuca",
                "odkryć i odrzucić"},
               v,
               {"the top Power card: its number is added to the battle score",
                "wierzchnią kartę Mocy: jej stopień dodaje się do wartości walki"});
  }
  static int worth(const Appraisal& a, const Effect&, const Cause& cause) { return a.helps({.sum = 3}, cause); }
};

template <>
struct Row<Verb::give> {
  // `(this, chosen_player(in own_sector if corruption <= 3))`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      r.need("this");
      r.need(',');
      r.need("chosen_player");
      r.chosen_players(e);
      if (r.ok() && e.what == What::one) r.fail("expected a player of choice");
    });
  }
  static constexpr auto windows = only_in<Window::nemesis>;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::give;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return act({"give", "gives", "dajesz", "daje", "dać"}, v,
               Text{"this card to ", "tę kartę "} + d.chosen_player(e, Case::dative));
  }
  static constexpr auto worth = worth_points<10>;
};

}  // namespace kostka::games::relic::verbs
