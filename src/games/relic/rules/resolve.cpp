// Resolving the effect language: bodies, abilities, costs and who carries them out. What each verb does is in its row
// (verbs/).
#include "games/relic/rules/effects.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// Whether what happens to a player already has the scope with which all of it ends: the turn, or the outermost effect
// in the turn of another.
bool acts_plainly(const Relic& g, Seat who) { return who == g.s.active || is_inside(g, scope_of(who)); }

// REL-GEN-13: the cost in full, then the effect.
Task<> carry_out(Relic& g, const Ability& ability, Cause cause) {
  if (ability.cost.given()) {
    const int discarded = co_await pay(g, cause.actor, ability.cost, cause);
    cause.discarded = static_cast<std::int8_t>(discarded);
  }
  co_await resolve(g, ability.body, cause);
}

Task<> pay_and_carry_out(Relic& g, const Ability& ability, Cause cause) {
  if (acts_plainly(g, cause.actor)) {
    co_await carry_out(g, ability, cause);
  } else {
    // REL-OUT-27: of what a player does who is not taking the turn the rest is dropped with the character (REL-OUT-26).
    co_await kernel::scoped(g, scope_of(cause.actor), carry_out(g, ability, cause));
  }
  if (g.s.phase >= Phase::movement) co_await complete_missions(g);
}

}  // namespace

bool is_inside(const Relic& g, std::uint8_t scope) {
  for (auto* frame = g.innermost_scope; frame; frame = frame->outer) {
    if (frame->name == scope) return true;
  }
  return false;
}

// REL-MISSION-03, REL-MISSION-13: what one effect brings about is rewarded before the next one.
Task<> resolve(Relic& g, Body body, Cause cause) {
  if (!cause.begun) {
    cause.begun = true;
    cause.life_lost_before = g.life_lost;
  }
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = g.catalogue.script.begin_of(body)[i];
    // RNE-CLAR-14: the player whose number counts is named before it does.
    if (e.amount.whose == Of::chosen_player) {
      cause.chosen = co_await which_player(g, cause.actor, kAnywhere, kNoCondition, cause, "RNE-NCARD-17"_clause);
    }
    const Resolving& row = resolving(e);
    if (row.at_once) {
      row.at_once(g, e, cause);
    } else {
      co_await row.rule(g, e, cause);
    }
    if (g.s.phase >= Phase::movement) co_await complete_missions(g);
  }
}

Task<> use_ability(Relic& g, const Ability& ability, Cause cause) {
  const auto number = static_cast<int>(&ability - g.catalogue.script.abilities.data());
  g.tell("REL-GEN-07"_clause, told::Used{.who = cause.actor,
                                         .source = cause.card.valid() ? of(cause.card) : cause.source,
                                         .ability = number,
                                         .in_play = static_cast<Kind>(cause.source.kind) == Kind::in_play});
  cause.condition = ability.condition;
  // Most abilities cost nothing and are used in the player's own turn; they need no frame of their own.
  if (!ability.cost.given() && acts_plainly(g, cause.actor)) return resolve(g, ability.body, cause);
  return pay_and_carry_out(g, ability, cause);
}

namespace {

// RNE-INF-04: of choice between the two numbers, as far as there is some.
Task<int> spend_infamy(Relic& g, Seat who, Cost cost) {
  int n = cost.n;
  if (cost.least < cost.n) {
    g.offer_numbers(static_cast<std::uint16_t>(Answer::amount), int{cost.least},
                    std::min<int>(n, g.player(who).infamy));
    const Option option = co_await g.ask(who, "RNE-INF-04"_clause, g.question(Asking::how_many));
    n = option.amount;
  }
  lose_infamy(g, who, n, "RNE-INF-02"_clause);
  co_return n;
}

Task<> remove_enemy_here(Relic& g, Seat who, std::array<TraitId, 2> traits) {
  for (const CardInPlay& lying : g.on_space(g.player(who).space)) {
    const Card& card = g.card(lying.card);
    if (card.type == CardType::enemy && has_one_of(card, traits)) g.offer_to_choose(Answer::discard, of(lying));
  }
  const Option option = co_await g.ask(who, "REL-GEN-13"_clause, g.question(Asking::which_enemy));
  discard_in_play(g, option.about[0].index, "REL-DISCARD-04"_clause);
}

}  // namespace

Task<int> pay(Relic& g, Seat who, Cost cost, Cause cause) {
  switch (cost.what) {
    case Price::influence: lose_influence(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case Price::life: co_await pay_life(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case Price::corruption: co_await draw_corruption(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case Price::power:
    case Price::might: co_await discard_powers(g, who, cost.n, "REL-GEN-13"_clause); co_return cost.n;
    case Price::arsenal: co_await discard_assets(g, who, cost.n, kAnyTrait, "REL-GEN-13"_clause); co_return cost.n;
    case Price::infamy: co_return co_await spend_infamy(g, who, cost);
    case Price::enemy: co_await remove_enemy_here(g, who, cost.traits); co_return 1;
    case Price::asset: co_await discard_assets(g, who, cost.n, cost.traits, "REL-GEN-13"_clause); co_return cost.n;
    case Price::less_corruption: co_await discard_corruption(g, who, cost.n, "REL-GEN-13"_clause); co_return cost.n;
    case Price::trophy:
      co_return co_await discard_trophies(g, who, cost.least, cost.n, cost.traits, true, "REL-GEN-13"_clause);
    case Price::this_:
      if (cause.serial != 0) {
        discard_in_play(g, cause.serial, "REL-GEN-13"_clause);
        co_await check_threshold(g, who);  // REL-OUT-25
        co_return 1;
      }
      for (std::size_t i = 0; i < g.player(who).corruption.size(); ++i) {
        const CorruptionCard& owned = g.player(who).corruption[i];
        if (owned.card != cause.card || !owned.up) continue;
        g.player(who).corruption.take(i);
        update_responses(g, who);
        discard_card(g, cause.card, who, "REL-GEN-13"_clause);
        note_deed(g, who, {Deed::discard_corruption, cause.card});
        co_await open_window(g, who, Window::discard_corruption);  // RNE-CLAR-08
        break;
      }
      co_return 1;
    case Price::nothing: break;
  }
  co_return 0;
}

// REL-OUT-27: if this vanquishes somebody who is not taking the turn, the rest is dropped and the turn goes on.
Task<> for_player(Relic& g, Seat who, Body body, Cause cause) {
  cause.actor = who;
  if (acts_plainly(g, who)) {
    co_await resolve(g, body, cause);
    co_return;
  }
  co_await kernel::scoped(g, scope_of(who), resolve(g, body, cause));
}

}  // namespace kostka::games::relic
