// Verbs that change the rules themselves: bans, limits, what a card counts as.
#pragma once

#include "games/relic/verbs/row.h"

namespace kostka::games::relic::verbs {

template <>
struct Row<Verb::cannot> {
  // `(evade)`, `(use power)`, `(use wargear)`, `(use might)`, `(use arsenal)`, `(battle teammate)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      if (r.accept("use")) {
        const What used = r.one_of({What::power, What::wargear, What::might, What::arsenal});
        e.what = used == What::power     ? What::use_power
                 : used == What::wargear ? What::use_wargear
                 : used == What::might   ? What::use_might
                                         : What::use_arsenal;
      } else if (r.accept("battle")) {
        r.need("teammate");
        e.what = What::battle_teammate;
      } else {
        e.what = r.one_of({What::evade});
      }
    });
  }
  static WindowSet windows(const Effect& e) {
    return e.what == What::evade || e.what == What::battle_teammate ? set_of(Window::always) : kBeforeScores;
  }
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::forbid;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::use_power && v.person == Person::other) {
      return act({"cannot use", "cannot use", "nie możesz używać", "nie może używać", "nie móc używać"}, v,
                 {"Power cards", "kart Mocy"});
    }
    if (e.what == What::use_power) return fact({"no Power cards can be used", "nie można używać kart Mocy"});
    if (e.what == What::use_wargear) return fact({"no Wargear can be used", "nie można używać Uzbrojenia"});
    if (e.what == What::use_might) return fact({"no Might cards can be used", "nie można używać kart Potęgi"});
    if (e.what == What::use_arsenal) return fact({"no arsenal can be used", "nie można używać arsenału"});
    if (e.what == What::battle_teammate) {
      return fact({"you cannot battle your teammate", "nie możesz walczyć z partnerem z drużyny"});
    }
    if (d.bearer() == Bearer::space) return fact({"this enemy cannot be evaded", "nie można unikać tego wroga"});
    return fact({"you cannot evade enemies", "nie możesz unikać wrogów"});
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::limit> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::asset, What::power, What::weapon, What::relic_price});
      r.need(',');
      e.amount.set(r.number());
    });
  }
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    if (e.what == What::relic_price) {
      return fact(d.plus(e.amount, {"to the number of completed missions that a relic costs",
                                    "do liczby ukończonych misji, które kosztuje relikwia"}));
    }
    const Text what = e.what == What::asset   ? Text{"to the asset limit", "do limitu zasobów"}
                      : e.what == What::power ? Text{"to the power limit", "do limitu mocy"}
                                              : Text{"to the number of weapons in a battle", "do liczby broni w walce"};
    return fact(d.plus(e.amount, what));
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::threshold> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::corruption});
      r.need(',');
      e.amount.set(r.number());
    });
  }
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    return fact(d.plus(e.amount, {"to the corruption threshold", "do progu spaczenia"}));
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::cost> {
  static constexpr auto read = only_an_amount;
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    return fact(d.plus(e.amount, {"to the cost of Wargear", "do kosztu Uzbrojenia"}));
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::count_as> {
  // `(asset)`, `(trophy asset)`, `(enemy:tyranid here)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::asset, What::trophy, What::enemy});
      if (e.what == What::trophy) r.need("asset");
      if (e.what != What::enemy) return;
      r.need(':');
      e.traits[0] = r.trait();
      r.need("here");
    });
  }
  static WindowSet windows(const Effect& e) {
    return e.what == What::asset ? set_of(Window::encounter) | set_of(Window::battle_win) : set_of(Window::always);
  }
  // A beaten enemy is a trophy at first; an asset that was one stays an asset.
  static bool possible(const Relic& g, const Effect&, const Cause& cause) {
    return cause.window != Window::battle_win ||
           (g.find(cause.serial) == nullptr && g.player(cause.actor).trophies.contains(cause.card));
  }
  static constexpr auto resolve = effects::count_as;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::trophy) return fact({"your trophies count as assets", "twoje trofea są zasobami"});
    if (e.what == What::enemy) {
      return fact(say("this card counts as an enemy with the trait {0} on your space",
                      "ta karta liczy się jako wróg o cesze {0} na twoim polu", {d.trait(e.traits[0])}));
    }
    if (v.window == Window::battle_win) {
      return act(forms::kTake, v,
                 {"this card as an asset instead of a trophy", "tę kartę jako zasób zamiast jako trofeum"});
    }
    return act(forms::kTake, v,
               {"the card as an asset without abilities instead of resolving it",
                "tę kartę jako zasób bez zdolności zamiast ją rozpatrywać"});
  }
  static constexpr auto worth = worth_points<22>;
};

template <>
struct Row<Verb::cancel> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::play, Window::draw_corruption>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause&) {
    if (g.occasion) g.occasion->cancelled = true;
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act(forms::kDiscard, v, {"that card without effect", "tamtą kartę bez żadnego efektu"});
  }
  static constexpr auto worth = worth_points<6>;
};

template <>
struct Row<Verb::facedown> {
  static constexpr auto read = only_a_word<What::this_, What::card>;
  static WindowSet windows(const Effect& e) {
    return set_of(e.what == What::card ? Window::draw_corruption : Window::activate);
  }
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::turn_down;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(
        {"turn", "turns", "zakrywasz", "zakrywa", "zakryć"}, v,
        e.what == What::card ? Text{"the card face down", "dobraną kartę"} : Text{"this card face down", "tę kartę"});
  }
  static constexpr auto worth = worth_points<25>;
};

template <>
struct Row<Verb::keep> {
  // `(power,2)`, `(trophy,all)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::power, What::trophy});
      r.need(',');
      if (r.accept("all")) {
        e.also = What::all;
        e.amount.set(kAll);
      } else {
        e.amount = r.fixed();
      }
    });
  }
  static constexpr auto windows = only_in<Window::vanquished>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.also == What::all) {
      return act({"keep", "keeps", "zachowujesz", "zachowuje", "zachować"}, v,
                 e.what == What::trophy ? Text{"all your trophies", "wszystkie trofea"}
                                        : Text{"all your Power cards", "wszystkie karty Mocy"});
    }
    return act({"keep", "keeps", "zachowujesz", "zachowuje", "zachować"}, v,
               say("up to {0}", "do {0:gen}", {Counted{e.amount.n, noun_of(e.what)}}));
  }
  static constexpr auto worth = worth_nothing;

 private:
  static constexpr std::int8_t kAll = 127;  // more than anybody has
};

template <>
struct Row<Verb::activation> {
  // RNE-CLAR-22
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.amount = r.fixed(); });
  }
  static constexpr auto windows = only_in<Window::draw_corruption>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect& e, const Cause&) {
    if (g.occasion) g.occasion->activation = e.amount.n;
  }
  static Phrase describe(const Describer&, const Effect& e, Voice) {
    return fact(say("its activation number counts as {0}", "jej stopień aktywacji wynosi {0}", {e.amount.n}));
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::under_pile> {
  static constexpr auto read = only_a_word<What::power>;
  static constexpr auto windows = only_in<Window::always>;
  static constexpr auto possible = always;
  static constexpr auto resolve = asked_for;
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"Power cards that you play go under the discard pile",
                 "zagrane przez ciebie karty Mocy trafiają na spód stosu kart odrzuconych"});
  }
  static constexpr auto worth = worth_nothing;
};

}  // namespace kostka::games::relic::verbs
