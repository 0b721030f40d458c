// Verbs about figures, cards on the board and the course of the turn.
#pragma once

#include <algorithm>

#include "games/relic/verbs/row.h"
#include "script/filters.h"

namespace kostka::games::relic::verbs {

template <>
struct Row<Verb::move> {
  // `(to PLACE)`, `(N spaces along arrow)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      if (r.accept("to")) {
        e.place = r.place();
        return;
      }
      e.amount = r.fixed();
      r.need("spaces");
      r.need("along");
      r.need("arrow");
    });
  }
  // REL-INNER-09: along the arrow only the texts of the inner sector lead.
  static WindowSet windows(const Effect& e) { return e.place.given() ? kEverywhere : set_of(Window::space); }
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return !e.place.given() || destinations(g, e.place, cause) != 0;
  }
  static constexpr auto resolve = effects::move;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.place.given()) return act(forms::kMove, v, d.place_to(e.place));
    return act(forms::kMove, v,
               say("{0} along the arrow", "o {0:acc} zgodnie ze strzałką", {Counted{e.amount.n, nouns::space()}}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return e.place.given() ? a.move(e.place, cause) : 0;
  }
};

template <>
struct Row<Verb::move_player> {
  // `(active, N spaces)`, `(player in own_sector, to PLACE)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = What::active;
      if (!r.accept("active")) {
        e.what = What::any;
        const Place whom = r.place();
        if (r.ok() && (whom.where != Where::player || whom.within != Where::own_sector)) {
          r.fail("expected \"active\" or \"player in own_sector\"");
        }
      }
      r.need(',');
      if (r.accept("to")) {
        e.place = r.place();
      } else {
        e.amount = r.fixed();
        r.need("spaces");
      }
    });
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return e.what == What::active ? effects::can_be_moved(g, g.s.active) : effects::other_in_sector(g, cause.actor);
  }
  static constexpr auto resolve = effects::move_player;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::active) {
      return act(forms::kShove, v,
                 say("the active player {0}", "aktywnego gracza o {0:acc}", {Counted{e.amount.n, nouns::space()}}));
    }
    return act(forms::kShove, v,
               Text{"another player in this sector ", "innego gracza w tym sektorze "} + d.place_to(e.place));
  }
  static constexpr auto worth = worth_points<5>;
};

template <>
struct Row<Verb::swap_places> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.place = r.place();
      if (r.ok() && e.place.where != Where::player) r.fail("expected \"player\"");
    });
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect&, const Cause& cause) {
    return effects::other_in_sector(g, cause.actor);
  }
  static Task<> resolve(Relic& g, const Effect&, Cause cause) { return effects::swap_places(g, cause); }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"change places", "changes places", "zamieniasz się miejscami", "zamienia się miejscami",
                "zamienić się miejscami"},
               v, {"with another player in this sector", "z innym graczem w tym sektorze"});
  }
  static constexpr auto worth = worth_points<5>;
};

template <>
struct Row<Verb::move_bonus> {
  static constexpr auto read = only_an_amount;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::move_bonus;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (v.window == Window::space) {
      return act({"move", "moves", "wydłużasz ruch o", "wydłuża ruch o", "wydłużyć ruch o"}, v,
                 say("{0} {0|space|spaces} more", "{1:acc}", {e.amount.n, Counted{e.amount.n, nouns::space()}}));
    }
    return fact(d.plus(e.amount, v.window == Window::move_roll || v.window == Window::move_start
                                     ? Text{"to the movement value", "do wartości ruchu"}
                                     : Text{"to the movement value of the next Movement phase",
                                            "do wartości ruchu w następnej fazie ruchu"}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return (a.table().deep_inside(a.who()) ? 40 : 5) * a.number(e, cause);
  }
};

template <>
struct Row<Verb::stay> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::move_roll>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause&) {
    if (g.movement) g.movement->stays = true;
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"stay", "stays", "zostajesz", "zostaje", "zostać"}, v, {"on the space", "na swoim polu"});
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::lose_turn> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect&, Cause cause) { return lose_turn(g, cause.actor); }
  static Phrase describe(const Describer&, const Effect&, Voice v) { return act(forms::kLose, v, {"a turn", "turę"}); }
  static constexpr auto worth = worth_points<-points::kWholeTurn>;
};

template <>
struct Row<Verb::extra_turn> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause& cause) { g.player(cause.actor).again = true; }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"take", "takes", "rozgrywasz", "rozgrywa", "rozegrać"}, v, {"another turn", "dodatkową turę"});
  }
  static constexpr auto worth = worth_points<points::kWholeTurn>;
};

template <>
struct Row<Verb::end_phase> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = never;
  static Task<> resolve(Relic& g, const Effect&, Cause) { return effects::end_phase(g); }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"end", "ends", "kończysz", "kończy", "zakończyć"}, v, {"the phase", "fazę"});
  }
  static constexpr auto worth = worth_nothing;
};

inline Text colour_of_pile(What colour) {
  return colour == What::red    ? Text{"red", "czerwonego"}
         : colour == What::blue ? Text{"blue", "niebieskiego"}
                                : Text{"yellow", "żółtego"};
}

template <>
struct Row<Verb::end_turn> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = never;
  // RNE-CLAR-34: with all that is left of it.
  static Task<> resolve(Relic& g, const Effect&, Cause cause) {
    if (cause.actor == g.s.active) co_await g.abort(kTurn);
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"end", "ends", "kończysz", "kończy", "zakończyć"}, v, {"the turn", "turę"});
  }
  static constexpr auto worth = worth_points<-points::kWholeTurn>;
};

template <>
struct Row<Verb::place> {
  // `(this, PLACE)`, `(red, PLACE)`, `(red enemy, PLACE)`, `(blue discard enemy tyranid, PLACE)`,
  // `(imperium discard agent, PLACE)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::this_, What::red, What::blue, What::yellow, What::imperium});
      if (is_colour(e.what) && r.accept("enemy")) e.also = What::enemy;
      if (e.what == What::imperium || (is_colour(e.what) && e.also == What::nothing && r.accept("discard"))) {
        e.manner = Manner::from_discard;
        if (e.what == What::imperium) {
          r.need("discard");
          r.need("agent");
        } else {
          r.need("enemy");
          e.traits[0] = r.trait();
        }
      }
      r.need(',');
      e.place = r.place();
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::place;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text where = d.place_on(e.place);
    if (e.what == What::this_) return act(forms::kPut, v, Text{"this card ", "tę kartę "} + where);
    if (e.manner == Manner::from_discard) {
      const Text card = e.what == What::imperium ? Text{"the topmost agent of the Imperium discard pile ",
                                                        "wierzchniego agenta ze stosu kart odrzuconych Imperium "}
                                                 : say("the topmost enemy with the trait {0} of the {1} discard pile ",
                                                       "wierzchniego wroga o cesze {0} z {1} stosu kart odrzuconych ",
                                                       {d.trait(e.traits[0]), colour_of_pile(e.what)});
      return act(forms::kPut, v, card + where);
    }
    if (e.also == What::enemy) {
      return act(forms::kReveal, v,
                 say("{0:acc+} until an enemy appears and put it ", "{0:acc+} aż do pierwszego wroga, który trafia ",
                     {noun_of(e.what)}) +
                     Text{where.en, d.place_to(e.place).pl});
    }
    return act(forms::kPut, v, counted(1, noun_of(e.what), Case::accusative) + Text{" ", " "} + where);
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::remove> {
  // `(threat, 2, PLACE)`, `(threat, all, PLACE)`, `(enemy, all, PLACE)`, `(agent, all, one space of PLACE)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::threat, What::enemy, What::agent});
      r.need(',');
      if (e.what != What::threat) {
        r.need("all");
        e.also = What::all;
      } else if (r.accept("all")) {
        e.also = What::all;
      } else {
        e.amount = r.fixed();
      }
      r.need(',');
      if (e.what == What::agent) {
        r.need("one");
        r.need("space");
        r.need("of");
      }
      e.place = r.place();
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = effects::can_remove;
  static constexpr auto resolve = effects::remove;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::agent) {
      const Text where = e.place.where == Where::board ? Text{} : Text{" ", " "} + d.place_in(e.place);
      return act(forms::kDiscard, v,
                 Text{"all agents of one space of your choice", "wszystkich agentów z jednego wybranego pola"} + where);
    }
    if (e.what == What::enemy) {
      return act(forms::kDiscard, v, Text{"all enemies ", "wszystkich wrogów "} + d.place_in(e.place));
    }
    const Text cards = e.also == What::all ? Text{"all Threat cards", "wszystkie karty Zagrożenia"}
                                           : counted(e.amount.n, noun_of(e.what), Case::accusative);
    return act(forms::kDiscard, v, cards + Text{" ", " "} + d.place_in(e.place));
  }
  static constexpr auto worth = worth_points<5>;
};

template <>
struct Row<Verb::take_trophy> {
  // `(this)`, `(enemy here value <= 4)`, `(enemy in own_area value <= 5)`, `(enemy here)`, `(enemy here all)`
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      e.what = r.one_of({What::this_, What::enemy});
      if (e.what != What::enemy) return;
      if (r.accept("in")) {
        e.place = r.place();
      } else {
        r.need("here");
        e.place.where = Where::here;
      }
      e.second = kAnyValue;
      if (r.accept("all")) e.also = What::all;
      if (e.also != What::all && r.accept("value")) e.second = script::read_bound(r, Compare::at_most);
    });
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return e.what == What::this_ || effects::enemy_to_take(g, e, cause);
  }
  static constexpr auto resolve = effects::take_trophy;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::this_) return act(forms::kTake, v, {"this card as a trophy", "tę kartę jako trofeum"});
    if (e.also == What::all) {
      return act(forms::kTake, v,
                 Text{"all enemies ", "wszystkich wrogów "} + from_place(d, e) + Text{" as trophies", " jako trofea"});
    }
    if (e.second == kAnyValue) {
      return act(forms::kTake, v,
                 Text{"an enemy ", "wroga "} + from_place(d, e) + Text{" as a trophy", " jako trofeum"});
    }
    return act(forms::kTake, v,
               say("an enemy of value {0} or less ", "wroga o wartości najwyżej {0} ", {e.second}) +
                   d.place_in(e.place) + Text{" as a trophy", " jako trofeum"});
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause&) {
    if (e.second == kAnyValue) return a.enemies_here(e.also == What::all);
    return points::kTrophyPoint * std::max<int>(e.second, 3);
  }

 private:
  static constexpr std::int8_t kAnyValue = 127;

  static Text from_place(const Describer& d, const Effect& e) {
    return e.place.where == Where::here ? Text{"on this space", "z tego pola"} : d.place_in(e.place);
  }
};

template <>
struct Row<Verb::place_token> {
  // `(strength)`, `(any)` on the scenario sheet; `(inner)` on a free space of the inner sector; `(this)` on a mission;
  // `(PLACE)` on the board
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      if (r.next_is_attribute()) {
        e.what = r.attribute();
      } else if (r.accept("this")) {
        e.what = What::this_;
      } else if (r.accept("any")) {
        e.what = What::any;
      } else {
        e.place = r.place();
      }
    });
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::place_token;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::this_) {
      return act(forms::kPut, v, {"a character token on this card", "żeton postaci na tej karcie"});
    }
    if (e.place.where == Where::inner) {
      return act(forms::kPut, v,
                 {"one of your tokens on a space of the inner sector without a token",
                  "własny żeton na polu sektora wewnętrznego, na którym nie ma żetonu"});
    }
    if (e.place.given()) {
      return act(forms::kPut, v, Text{"a character token ", "żeton postaci "} + d.place_on(e.place));
    }
    if (e.what == What::any) {
      return act(forms::kPut, v, {"one of your tokens on the scenario sheet", "własny żeton na arkuszu scenariusza"});
    }
    return act(forms::kPut, v,
               say("one of your tokens for {0} on the scenario sheet", "na arkuszu scenariusza własny żeton za {0:acc}",
                   {attribute_noun(e.what)}));
  }
  static int worth(const Appraisal&, const Effect& e, const Cause&) {
    const bool of_scenario = e.place.where == Where::inner || (!e.place.given() && e.what != What::this_);
    return of_scenario ? points::kToken : 0;
  }
};

template <>
struct Row<Verb::eliminate> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  // REL-OUT-28
  static Task<> resolve(Relic& g, const Effect&, Cause cause) {
    relic::eliminate(g, cause.actor);
    return cut_short(g, cause.actor);
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"leave", "leaves", "odpadasz", "odpada", "odpaść"}, v, {"the game", "z gry"});
  }
  static constexpr auto worth = worth_points<-points::kVictory>;
};

template <>
struct Row<Verb::win> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::confrontation>;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect&, Cause cause) {
    relic::win(g, cause.actor);
    co_await g.abort(kTurn);
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"win", "wins", "wygrywasz", "wygrywa", "wygrać"}, v, {"the game", "grę"});
  }
  static constexpr auto worth = worth_points<points::kVictory>;
};

}  // namespace kostka::games::relic::verbs
