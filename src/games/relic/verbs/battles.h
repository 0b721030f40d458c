// Verbs about battles, tests and dice.
#pragma once

#include <algorithm>

#include "games/relic/verbs/row.h"

namespace kostka::games::relic::verbs {

// `(2)`, `(2 strength)`
inline void read_bonus(Expression& r, Effect& e) {
  r.brackets([&] {
    e.amount = r.amount();
    if (r.next_is_attribute()) e.what = r.attribute();
  });
}

// RNE-BAT-43: against a nemesis there is no enemy to act on.
inline bool has_enemy(const Relic& g, const Effect&, const Cause&) { return !g.battle || !g.battle->other; }

// Words about dice mean the enemy's in its own window.
inline bool means_foe(const Voice& v) { return v.window == Window::battle_foe_roll; }

template <>
struct Row<Verb::battle_bonus> {
  static constexpr auto read = read_bonus;
  static WindowSet windows(const Effect&) {
    return kBeforeScores | set_of(Window::always) | set_of(Window::test_before);
  }
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::battle_bonus;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::nothing) return fact(d.plus(e.amount, {"to the battle score", "do wartości walki"}));
    if (v.mood == Mood::infinitive) {
      return fact(d.plus(e.amount,
                         say("to the score of {0} battles", "do wartości walki na {0:acc}", {attribute_noun(e.what)})));
    }
    return fact(d.plus(e.amount, say("in {0} battles", "w walkach na {0:acc}", {attribute_noun(e.what)})));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const Battle* battle = a.table().battle;
    const bool other_form = battle && e.what != What::nothing && e.what != battle->form;
    return other_form && !is_of_test(cause.window) ? 0 : a.helps({.sum = a.number(e, cause)}, cause);
  }
};

template <>
struct Row<Verb::skill_bonus> {
  static constexpr auto read = read_bonus;
  static constexpr auto windows =
      only_in<Window::always, Window::test_before, Window::test_roll, Window::battle_prepare>;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::skill_bonus;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    if (e.what == What::nothing) return fact(d.plus(e.amount, {"to the skill value", "do wartości umiejętności"}));
    return fact(d.plus(e.amount, say("in {0} tests", "w testach {0:gen}", {attribute_noun(e.what)})));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const SkillTest* test = a.table().test;
    if (test && e.what != What::nothing && e.what != test->attribute) return 0;
    return a.helps_in_test({.sum = a.number(e, cause)});
  }
};

template <>
struct Row<Verb::foe_bonus> {
  static constexpr auto read = only_an_amount;
  static WindowSet windows(const Effect&) { return kBeforeScores | set_of(Window::confrontation); }
  static constexpr auto possible = has_enemy;
  static constexpr auto resolve = effects::foe_bonus;
  static Phrase describe(const Describer& d, const Effect& e, Voice) {
    return fact(d.plus(e.amount, d.bearer() == Bearer::agent
                                     ? Text{"to the agents' battle score", "do wartości walki agentów"}
                                     : Text{"to the enemy's battle score", "do wartości walki wroga"}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const int n = a.number(e, cause);
    return a.table().battle ? a.helps({.sum = -n}, cause) : -8 * n;
  }
};

template <>
struct Row<Verb::extra_die> {
  static constexpr auto read = only_an_amount;
  static constexpr auto windows = only_in<Window::battle_start, Window::battle_prepare, Window::test_before>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect& e, const Cause&) { effects::extra_die(g, e); }
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act(
        {"roll", "rolls", "rzucasz", "rzuca", "rzucić"}, v,
        say("{0} more {0|die|dice}", "{0} {0|dodatkową kością|dodatkowymi kośćmi|dodatkowymi kośćmi}", {e.amount.n}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    return a.helps({.dice = a.number(e, cause)}, cause);
  }
};

template <>
struct Row<Verb::reroll> {
  static constexpr auto read = only_a_word<What::own, What::foe>;
  static WindowSet windows(const Effect& e) {
    constexpr WindowSet kDice = script::windows({Window::battle_roll, Window::battle_foe_roll, Window::test_roll});
    return e.what == What::own ? kDice | set_of(Window::move_roll) : kDice;
  }
  // REL-DICE-09: after one reroll the next one waits for its result.
  static bool possible(const Relic& g, const Effect& e, const Cause& cause) {
    if (e.what == What::foe && !has_enemy(g, e, cause)) return false;
    return cause.window == Window::move_roll ? g.movement && g.movement->rolled : effects::dice_lie(g, cause);
  }
  static constexpr auto resolve = effects::reroll;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (v.window == Window::move_roll) {
      return act({"reroll", "rerolls", "powtarzasz", "powtarza", "powtórzyć"}, v, {"the die", "ten rzut"});
    }
    return act({"reroll", "rerolls", "powtarzasz", "powtarza", "powtórzyć"}, v,
               e.what == What::foe ? Text{"the enemy's dice", "rzut wroga"} : Text{"your dice", "swój rzut"});
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    if (cause.window == Window::move_roll) return a.rolling_again();
    return a.helps({.again = e.what != What::foe, .foe_again = e.what == What::foe}, cause);
  }
};

template <>
struct Row<Verb::change_die> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] {
      if (r.accept("to")) {
        e.what = What::one;
        e.amount = r.fixed();
        if (r.ok() && e.amount.n > 6) r.fail("expected a face of a die");
      } else {
        e.amount.set(r.number());
      }
    });
  }
  static constexpr auto windows =
      only_in<Window::battle_roll, Window::battle_foe_roll, Window::test_roll, Window::move_roll>;
  static bool possible(const Relic& g, const Effect&, const Cause& cause) {
    return cause.window == Window::move_roll || effects::dice_lie(g, cause);
  }
  static constexpr auto resolve = effects::change_die;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    if (e.what == What::one) {
      return act({"change", "changes", "zmieniasz", "zmienia", "zmienić"}, v,
                 say("a die to {0}", "wynik kości na {0}", {e.amount.n}));
    }
    if (e.amount.n > 0) {
      return act({"raise", "raises", "podnosisz", "podnosi", "podnieść"}, v,
                 say("the roll by {0}", "wynik rzutu o {0}", {e.amount.n}));
    }
    return act({"lower", "lowers", "obniżasz", "obniża", "obniżyć"}, v,
               say("the roll by {0} (to 1 at least)", "wynik rzutu o {0} (najniżej do 1)", {-e.amount.n}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const int n = a.number(e, cause);
    if (is_of_test(cause.window)) {
      const SkillTest* test = a.table().test;
      const bool rolled = test && !test->own.dice.empty();
      return a.helps_in_test({.sum = rolled ? n - test->own.dice[0] : e.what == What::one ? 6 : n});
    }
    const Battle* battle = a.table().battle;
    if (!battle || battle->own.dice.empty()) return 0;
    const int more = e.what == What::one ? n - battle->own.dice[0] : n;
    const bool explodes = battle->explosion.on().has(more + battle->own.dice[0]);
    return a.helps({.sum = more + (explodes ? 4 : 0)}, cause);
  }
};

template <>
struct Row<Verb::explode_on> {
  // `(5-6)`, `(1,6)`
  static void read(Expression& r, Effect& e) {
    Faces faces;
    r.brackets([&] {
      do {
        const script::Faces run = script::read_die_faces(r, 6);
        faces.add(Faces::between(run.low, run.high));
        e.amount.set(run.low);
      } while (r.accept(','));
    });
    e.second = static_cast<std::int8_t>(faces.mask());
    if (r.ok() && !faces.has(6)) r.fail("expected the face 6 among them");
  }
  static constexpr auto windows = only_in<Window::battle_roll, Window::battle_foe_roll, Window::test_roll>;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::explode_on;
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    const Faces faces = Faces::of_mask(e.second);
    if (faces != Faces::between(faces.from(), 6)) {
      std::vector<Text> each;
      for (int face = 1; face <= 6; ++face) {
        if (faces.has(face)) each.push_back(say("{0}", "{0}", {face}));
      }
      return fact(means_foe(v)
                      ? say("the enemy's dice explode on {0}", "kości wroga wybuchają przy wyniku {0}", {join_or(each)})
                      : say("your dice explode on {0}", "twoje kości wybuchają przy wyniku {0}", {join_or(each)}));
    }
    return fact(means_foe(v) ? say("the enemy's dice explode on {0} or more",
                                   "kości wroga wybuchają przy wyniku co najmniej {0}", {faces.from()})
                             : say("your dice explode on {0} or more",
                                   "twoje kości wybuchają przy wyniku co najmniej {0}", {faces.from()}));
  }
  static constexpr auto worth = helps_a_little;
};

template <>
struct Row<Verb::ignore_explosion> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::battle_roll, Window::battle_foe_roll, Window::test_roll>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause& cause) { effects::ignore_explosion(g, cause); }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return fact(means_foe(v) ? Text{"the enemy's dice do not explode", "kości wroga nie wybuchają"}
                             : Text{"your dice do not explode", "twoje kości nie wybuchają"});
  }
  static constexpr auto worth = worth_nothing;
};

template <>
struct Row<Verb::foe_no_explosion> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::battle_start, Window::battle_prepare, Window::battle_foe_roll>;
  static constexpr auto possible = has_enemy;
  static void resolve(Relic& g, const Effect&, const Cause&) {
    if (g.battle) g.battle->foe_explosion.ban();
  }
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"the enemy's dice do not explode", "kości wroga nie wybuchają"});
  }
  static constexpr auto worth = helps_a_little;
};

template <>
struct Row<Verb::auto_pass> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::test_before>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause&) {
    if (g.test) g.test->passes = true;
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    if (v.mood == Mood::indicative) {
      return fact({"the test succeeds automatically", "test automatycznie kończy się sukcesem"});
    }
    return act({"make", "makes", "sprawiasz,", "sprawia,", "sprawić,"}, v,
               {"the test succeed automatically", "że test automatycznie zakończy się sukcesem"});
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return a.passing_for_sure(); }
};

template <>
struct Row<Verb::tie_wins> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = before_scores;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause& cause) {
    if (Battle* battle = side_of(g, cause.actor)) battle->tie_wins = true;
  }
  static Phrase describe(const Describer&, const Effect&, Voice) {
    return fact({"a tie counts as won", "remis liczy się jako wygrana"});
  }
  static constexpr auto worth = helps_a_little;
};

template <>
struct Row<Verb::lose_no_life> {
  static constexpr auto read = no_arguments;
  static constexpr auto windows = only_in<Window::battle_lose>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect&, const Cause& cause) {
    if (Battle* battle = side_of(g, cause.actor)) battle->no_life_loss = true;
  }
  static Phrase describe(const Describer&, const Effect&, Voice v) {
    return act({"lose", "loses", "nie tracisz", "nie traci", "nie stracić"}, v,
               {"no Life for the defeat", "punktu życia za przegraną"});
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return -a.life(-1) / 2; }
};

template <>
struct Row<Verb::prevent> {
  static constexpr auto read = word_and_amount<What::life>;
  static constexpr auto windows = only_in<Window::life_loss>;
  static constexpr auto possible = always;
  static void resolve(Relic& g, const Effect& e, const Cause&) {
    if (g.occasion) g.occasion->prevented = static_cast<std::int8_t>(g.occasion->prevented + e.amount.n);
  }
  static Phrase describe(const Describer&, const Effect& e, Voice v) {
    return act({"prevent", "prevents", "zapobiegasz", "zapobiega", "zapobiec"}, v,
               say("the loss of {0}", "utracie {0:gen}", {Counted{e.amount.n, noun_of(What::life)}}));
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return -a.life(-1) / 2; }
};

template <>
struct Row<Verb::evade> {
  static void read(Expression& r, Effect& e) {
    // `(one)`, `(all)`, `(all tyranid)`, `(any, price 1)`
    r.brackets([&] {
      e.what = r.one_of({What::one, What::all, What::any});
      if (e.what == What::all && !r.next_is(')')) e.traits[0] = r.trait();
      if (e.what != What::any) return;
      r.need(',');
      r.need("price");
      e.second = r.positive();
    });
  }
  static constexpr auto windows = only_in<Window::evade, Window::engage_start>;
  static constexpr auto possible = effects::can_evade;
  static constexpr auto resolve = effects::evade;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    if (e.what == What::one) return act(forms::kEvade, v, {"one enemy", "jednego wroga"});
    if (e.what == What::any) {
      return act(forms::kEvade, v,
                 say("any number of enemies for {0} each", "dowolnej liczby wrogów, każdego za {0:acc}",
                     {Counted{e.second, noun_of(What::influence)}}));
    }
    if (!e.traits[0].valid()) return act(forms::kEvade, v, {"any enemies", "dowolnych wrogów"});
    return act(forms::kEvade, v,
               say("any enemies with the trait {0}", "dowolnych wrogów o cesze {0}", {d.trait(e.traits[0])}));
  }
  static int worth(const Appraisal& a, const Effect&, const Cause&) { return a.evade(); }
};

template <>
struct Row<Verb::test> {
  static void read(Expression& r, Effect& e) {
    word_and_number<What::strength, What::willpower, What::cunning, What::lowest, What::highest, What::level>(r, e);
    r.either(e, "success", "failure");
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::test;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const bool found = e.what == What::lowest || e.what == What::highest;  // it has to be looked up
    const Text head =
        conjugate({"test", "tests", "wykonujesz test", "wykonuje test", "wykonać test"}, v) +
        say(e.what == What::level ? " your {0} against {1}" : " {0} against {1}",
            found ? " {0:gen} (wartość docelowa {1})" : " {0:gen} {1}", {attribute_noun(e.what), e.amount.n});
    return alone(d.either(head, e, v, {"success", "sukces"}, {"failure", "porażka"}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const int chance = a.chance_to_pass(e.what, e.amount.n);
    return (chance * a.inner(e, 0, cause) + (1000 - chance) * a.inner(e, 1, cause)) / 1000;
  }
};

template <>
struct Row<Verb::battle> {
  static void read(Expression& r, Effect& e) {
    word_and_number<What::strength, What::willpower, What::cunning, What::any_attribute>(r, e);
    r.either(e, "win", "lose");
  }
  // REL-BATTLE-16, REL-BATTLE-26: it may end the Engagement phase, so that must be going on.
  static constexpr auto windows = only_in<Window::engage_start, Window::event, Window::encounter>;
  static constexpr auto possible = always;
  static constexpr auto resolve = battle_text;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    const Text head =
        conjugate({"fight", "fights", "walczysz", "walczy", "stoczyć walkę"}, v) +
        (is_attribute(e.what) ? say(" a battle with an enemy of {0} {1}", " z wrogiem, którego {0} wynosi {1}",
                                    {attribute_noun(e.what), e.amount.n})
                              : say(" a battle of an attribute of your choice with an enemy of value {0}",
                                    " na wybrany atrybut z wrogiem o wartości {0}", {e.amount.n}));
    return alone(d.either(head, e, v, {"won", "wygrana"}, {"lost", "przegrana"}));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    const BattleOdds& odds = a.odds_against(e.what, e.amount.n);
    return (odds.won * a.inner(e, 0, cause) + odds.lost * (a.inner(e, 1, cause) + a.life(-1))) / 1000;
  }
};

template <>
struct Row<Verb::table> {
  static void read(Expression& r, Effect& e) {
    r.brackets([&] { r.need("d6"); });
    r.faces(e);
  }
  static constexpr auto windows = everywhere;
  static constexpr auto possible = always;
  static constexpr auto resolve = effects::table;
  static Phrase describe(const Describer& d, const Effect& e, Voice v) {
    return alone(
        d.faces(conjugate({"roll a die", "rolls a die", "rzucasz kością", "rzuca kością", "rzucić kością"}, v), e, v));
  }
  static int worth(const Appraisal& a, const Effect& e, const Cause& cause) {
    int sum = 0;
    for (std::size_t i = 0; i < e.blocks; ++i) {
      const Block& row = a.table().catalogue.script.block(e, i);
      sum += (row.high - row.low + 1) * a.body(row.body, cause);
    }
    return sum / 6;
  }
};

}  // namespace kostka::games::relic::verbs
