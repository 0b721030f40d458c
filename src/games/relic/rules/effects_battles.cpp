// What the verbs about battles, tests and dice do.
#include "games/relic/rules/effects.h"

#include <algorithm>

namespace kostka::games::relic::effects {

void battle_bonus(Relic& g, const Effect& e, const Cause& cause) {
  Battle* battle = side_of(g, cause.actor);
  // RNE-BAT-31
  if (e.amount.late && battle && battle->step < Step::value) {
    battle->late.push_back({&e, cause});
    return;
  }
  const auto n = static_cast<std::int16_t>(number_of(g, e.amount, cause));
  if (n == 0 || !battle) return;
  if (e.what == What::nothing || e.what == battle->form) battle->own_parts.push_back({cause.source, n});
}

void skill_bonus(Relic& g, const Effect& e, const Cause& cause) {
  const auto n = static_cast<std::int16_t>(number_of(g, e.amount, cause));
  if (n == 0 || !g.test || g.battle) return;
  if (e.what == What::nothing || e.what == g.test->attribute) g.test->parts.push_back({cause.source, n});
}

void foe_bonus(Relic& g, const Effect& e, const Cause& cause) {
  const auto n = static_cast<std::int16_t>(number_of(g, e.amount, cause));
  if (!g.battle) {
    g.coming_foe_bonus = static_cast<std::int16_t>(g.coming_foe_bonus + n);
  } else if (n != 0 && !g.battle->other) {  // RNE-BAT-43
    g.battle->foe_parts.push_back({cause.source, n});
  }
}

void extra_die(Relic& g, const Effect& e) {
  if (g.battle) {
    g.battle->extra_dice = static_cast<std::int8_t>(std::min(6, g.battle->extra_dice + e.amount.n));
  } else if (g.test) {
    g.test->extra_dice = static_cast<std::int8_t>(std::min(6, g.test->extra_dice + e.amount.n));
  }
}

namespace {

// The dice that an ability of this window is about; null if none are rolled.
Explosion* explosion_of(Relic& g, Window window) {
  if (window == Window::test_roll) return g.test ? &g.test->explosion : nullptr;
  if (!g.battle) return nullptr;
  return window == Window::battle_foe_roll ? &g.battle->foe_explosion : &g.battle->explosion;
}

}  // namespace

void explode_on(Relic& g, const Effect& e, const Cause& cause) {
  if (Explosion* explosion = explosion_of(g, cause.window)) explosion->allow(Faces::of_mask(e.second));
}

void ignore_explosion(Relic& g, const Cause& cause) {
  if (Explosion* explosion = explosion_of(g, cause.window)) explosion->ban();
}

// REL-DICE-08, REL-DICE-10, REL-DICE-11: the dice are dropped; the rule that rolls sees the mark and rolls them again.
// The die of a move is rolled at once.
Task<> reroll(Relic& g, const Effect& e, Cause cause) {
  if (cause.window == Window::move_roll) {
    if (!g.movement) co_return;
    const Face face =
        co_await die_or_power(g, g.movement->who, Asking::movement_roll, !g.movement->by_power, "REL-POWER-13"_clause);
    g.movement->roll = static_cast<std::int8_t>(face.value);
    g.movement->by_power = g.movement->by_power || face.by_power;
    co_return;
  }
  if (e.what == What::foe) {
    if (g.battle) g.battle->foe = {};
  } else if (g.battle) {
    g.battle->own = {};
  } else if (g.test) {
    g.test->own = {};
  }
  if (g.occasion) g.occasion->rerolled = true;
}

namespace {

// The faces that a condition names, if it names any: the dice that the ability is about.
bool means_face(const Script& script, ConditionId id, int face, bool& named) {
  if (!id.valid()) return false;
  const Condition& c = script.condition(id);
  if (c.holds == Holds::die) {
    named = true;
    return c.n <= face && face <= c.high;
  }
  const bool left = means_face(script, c.left, face, named);
  return means_face(script, c.right, face, named) || left;
}

}  // namespace

// REL-DICE-07: a changed die counts as its new face. Of several that could be meant the player chooses.
Task<> change_die(Relic& g, const Effect& e, Cause cause) {
  if (cause.window == Window::move_roll) {
    if (!g.movement) co_return;
    const int face = e.what == What::one ? e.amount.n : g.movement->roll + e.amount.n;
    g.movement->roll = static_cast<std::int8_t>(std::max(1, face));
    co_return;
  }
  Throw* dice = nullptr;
  if (cause.window == Window::test_roll) {
    if (g.test) dice = &g.test->own;
  } else if (g.battle) {
    dice = cause.window == Window::battle_foe_roll ? &g.battle->foe : &g.battle->own;
  }
  if (!dice) co_return;
  int offered = 0;
  for (std::size_t i = 0; i < dice->size(); ++i) {
    const int face = dice->face(i);
    bool named = false;
    const bool meant = means_face(g.catalogue.script, cause.condition, face, named);
    if (face == e.amount.n || (named && !meant)) continue;
    g.offer_to_choose(Answer::die, {}, static_cast<int>(i));
    ++offered;
  }
  if (offered == 0) co_return;
  const Option option = co_await g.ask(cause.actor, "REL-DICE-07"_clause, g.question(Asking::which_die));
  dice->face(static_cast<std::size_t>(option.amount)) = e.amount.n;
}

// REL-EVADE-02: before the battle.
Task<> evade(Relic& g, const Effect& e, Cause cause) {
  const Seat who = cause.actor;
  if (may_not_evade(g, who)) co_return;  // REL-GEN-06
  const bool itself = e.what == What::one && cause.card.valid() && g.card(cause.card).type == CardType::enemy;
  // RNE-CLAR-35: as many as can be paid for, one after the other.
  const int price = e.what == What::any ? e.second : 0;
  for (bool first = true; g.player(who).influence >= price; first = false) {
    int offered = 0;
    // REL-EVADE-04: each by itself.
    for (const CardInPlay& lying : g.on_space(g.player(who).space)) {
      const Card& card = g.card(lying.card);
      if (!is_enemy_here(g, lying) || (itself && lying.serial != cause.serial)) continue;
      if (e.traits[0].valid() && !card.has(e.traits[0])) continue;
      const bool can = !cannot_be_evaded(g, card);
      g.offer_or_refuse(can, "REL-GEN-06"_clause, Answer::evade, of(lying));
      offered += can ? 1 : 0;
    }
    if (offered == 0) co_return;
    if (!first) g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(who, "REL-EVADE-04"_clause, g.question(Asking::evade));
    if (g.answer_of(option) == Answer::done) co_return;
    lose_influence(g, who, price, "RNE-CLAR-35"_clause);
    CardInPlay* lying = g.find(option.about[0].index);
    // REL-EVADE-06, REL-EVADE-07: it is not fought, so nothing is won, lost or taken.
    mark_done(g, *lying);
    g.tell("REL-EVADE-03"_clause, told::Evaded{who, lying->card});
    if (e.what == What::one) co_return;
  }
}

Task<> test(Relic& g, const Effect& e, Cause cause) {
  const TestResult result = co_await skill_test(g, cause.actor, e.what, e.amount.n, nullptr);
  const Body body = block(g, e, result.passed ? 0 : 1);
  if (!body.empty()) co_await resolve(g, body, cause);  // REL-TEST-06
}

// REL-DICE-12, REL-POWER-15: no explosion, no Power card.
Task<> table(Relic& g, const Effect& e, Cause cause) {
  const int face = co_await g.roll(6, "REL-DICE-12"_clause, g.question(Asking::die_rolled, 0, of(cause.actor)));
  g.tell("REL-DICE-12"_clause, told::Die{.who = cause.actor, .face = face});
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& row = g.catalogue.script.block(e, i);
    if (row.low <= face && face <= row.high) co_await resolve(g, row.body, cause);
  }
}

}  // namespace kostka::games::relic::effects
