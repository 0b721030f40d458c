// Verbs that hold others: choices, prices, conditions, and who carries something out.
#pragma once

#include <algorithm>

#include "games/relic/verbs/row.h"

namespace kostka::games::relic::verbs {

// " on this space" of players; nothing for those of the whole board.
inline Text where_players_are(const Describer& d, const Effect& e) {
  return e.place.given() ? Text{" ", " "} + d.place_in(e.place) : Text{};
}
// What others do: "each player loses 1 Life".
inline Phrase done_by(const Describer& d, const Text& whom, const Effect& e, const Voice& v) {
  const bool conditional = d.first_verb(e) == Verb::if_;  // "each player: if .."
  const Text joint = conditional ? Text{": ", ": "} : Text{" ", " "};
  Phrase phrase = fact(whom + joint + d.sequence(d.body(e), v.about(Person::other)));
  phrase.by_others = true;
  return phrase;
}
// Bad for a rival is good, but less so.
inline int worth_for_others(const Appraisal& a, const Effect& e, const Cause& cause) {
  return -a.inner(e, 0, cause) / 4 + a.tribute(effects::block(a.table(), e));
}

template <>
struct Row<Verb::choose> {
  static constexpr auto read = [](Expression& r, Effect& e) { r.choice(e); };
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    for (std::size_t i = 0; i < e.blocks; ++i) {
      if (relic::possible(g, effects::block(g, e, i), cause)) return true;
    }
    return false;
  }
  static constexpr auto resolve = effects::choose;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text head = conjugate({"choose one", "chooses one", "wybierasz jedno", "wybiera jedno", "wybrać jedno"}, v);
    std::vector<Text> ways;
    ways.reserve(e.blocks);
    for (std::size_t i = 0; i < e.blocks; ++i) ways.push_back(d.sequence(d.body(e, i), v.within()));
    return alone(script::alternatives(head, ways, v.inside));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    constexpr int kNone = -10'000;
    int best = kNone;
    for (std::size_t i = 0; i < e.blocks; ++i) {
      if (relic::possible(a.table(), effects::block(a.table(), e, i), cause))
        best = std::max(best, a.inner(e, i, cause));
    }
    return best == kNone ? 0 : best;
  }
};

template <>
struct Row<Verb::may> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = block_is_possible<>;
  static constexpr auto resolve = effects::may;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text may = v.person == Person::you ? Text{"you may ", "możesz "} : Text{"may ", "może "};
    if (const Effect* pay = d.only_payment(d.body(e))) {
      return fact(may + d.cost(pay->cost, v.infinitive()) + d.purpose(d.body(*pay), v.plain()));
    }
    if (const auto free = d.infinitive(d.body(e), v)) return {may + *free, v.person == Person::other};
    return fact(Text{"if you like, ", "jeśli chcesz, "} + d.sequence(d.body(e), v.plain()));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return std::max(0, a.inner(e, 0, cause));
  }
};

template <>
struct Row<Verb::pay> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.cost = r.cost(); });
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return can_pay(g, cause.actor, e.cost, cause);
  }
  static constexpr auto resolve = effects::pay_for;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    Phrase phrase{d.cost(e.cost, v.plain()) + Text{" and then ", ", a potem "} + d.sequence(d.body(e), v.plain())};
    phrase.has_price = true;
    return phrase;
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return can_pay(a.table(), a.who(), e.cost, cause) ? a.inner(e, 0, cause) + a.cost(e.cost) : 0;
  }
};

template <>
struct Row<Verb::if_> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.condition = r.condition(); });
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::if_so;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    // "if that player is an apostate, that player discards ..": the Polish verb says who.
    const auto phrases = d.phrases(d.body(e), v.plain());
    const bool named = v.person == Person::other &&
                       std::ranges::all_of(phrases, [](const Phrase& p) { return p.predicate || p.alone; });
    return fact(Text{"if ", "jeśli "} + d.condition(e.condition, v) + Text{named ? ", that player " : ", ", ", "} +
                d.sequence(d.body(e), v.plain()));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return holds(a.table(), e.condition, cause) ? a.inner(e, 0, cause) : 0;
  }
};

template <>
struct Row<Verb::repeat> {
  static void read(Expression& r, Effect& e) {
    only_an_amount(r, e);
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::repeat;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return fact(say("up to {0} times: ", "do {0} razy: ", {e.amount.n}) + d.sequence(d.body(e), v.plain()));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.number(e, cause) * a.inner(e, 0, cause);
  }
};

template <>
struct Row<Verb::each_player> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    return effects::players(g, e, cause, effects::Whom::all);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"each player", "każdy gracz"}, e, v);
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) { return a.inner(e, 0, cause) / 2; }
};

template <>
struct Row<Verb::other_players> {
  static void read(Expression& r, Effect& e) {
    if (r.next_is('(')) r.brackets([&] { e.place.where = r.near_players(); });
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    return effects::players(g, e, cause, effects::Whom::others);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, Text{"each other player", "każdy inny gracz"} + where_players_are(d, e), e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::chosen_player> {
  static void read(Expression& r, Effect& e) {
    r.chosen_players(e);
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    return !e.condition.valid() || effects::has_somebody_to_choose(g, e, cause);
  }
  static constexpr auto resolve = effects::chosen_player;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text whom = e.what == What::one
                          ? Text{"the player whose token lies on this card", "gracz, którego żeton leży na tej karcie,"}
                          : d.chosen_player(e, Case::nominative);
    return done_by(d, whom, e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::left_player> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    return for_player(g, g.left_of(cause.actor), effects::block(g, e), cause);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"the player on your left", "gracz po twojej lewej stronie"}, e, v);
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::players_in> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { e.place = r.place(); });
    r.block(e);
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    return effects::players(g, e, cause, effects::Whom::there);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, Text{"each player", "każdy gracz"} + where_players_are(d, e), e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::owner> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    cause.actor = cause.owner;
    return relic::resolve(g, effects::block(g, e), cause);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text what = d.sequence(d.body(e), v.about(Person::you));
    Phrase phrase = fact((script::is_number(what) ? Text{"you get ", "ty otrzymujesz "} : Text{"you ", "ty "}) + what);
    phrase.by_others = v.person == Person::other;  // than the one who goes before
    return phrase;
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return cause.owner == a.who() ? worth_of_block(a, e, cause) : worth_for_others(a, e, cause);
  }
};

template <>
struct Row<Verb::opponent> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static bool possible(const Relic& g, const Effect&, const Cause& cause) {
    return opponent_of(g, cause.actor).valid();
  }
  static constexpr auto resolve = effects::opponent;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"the opponent", "przeciwnik"}, e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::owner_nemesis> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::owner_nemesis;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"the nemesis to which this card belongs", "nemezis, do której należy ta karta,"}, e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::nearest_player> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::nearest_player;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"the nearest player", "najbliższy gracz"}, e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::teammate> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::teammate;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"your teammate", "twój partner z drużyny"}, e, v);
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) { return a.inner(e, 0, cause) / 2; }
};

template <>
struct Row<Verb::each_nemesis> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::each_nemesis;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return done_by(d, {"each nemesis", "każda nemezis"}, e, v);
  }
  static constexpr auto worth = worth_for_others;
};

template <>
struct Row<Verb::replace> {
  static constexpr auto read = only_a_block;
  static constexpr auto windows = only_in<Window::vanquished, Window::draw_corruption>;
  static constexpr auto possible = always;
  static Task<> resolve(Relic& g, const Effect& e, Cause cause) {
    if (g.occasion) g.occasion->replaced = true;
    return relic::resolve(g, effects::block(g, e), cause);
  }
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (v.mood == Mood::infinitive) {
      const auto what = d.infinitive(d.body(e), v);
      if (what) return alone({what->en + " instead", "zamiast tego " + what->pl});
    }
    return fact(Text{"instead: ", "zamiast tego: "} + d.sequence(d.body(e), v.plain()));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) { return a.inner(e, 0, cause) + 40; }
};

}  // namespace kostka::games::relic::verbs
