// Resolving the effect language: its structure, and which verb does what (effects.h). The words themselves are in
// language.h, in the same order.
#include <algorithm>

#include "games/relic/rules/effects.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using effects::block;
using kernel::Forced;

// ---- structure ----

Task<> choose(Relic& g, const Effect& e, Cause cause) {
  int offered = 0;
  for (std::size_t i = 0; i < e.blocks; ++i) {
    const Block& part = g.catalogue.script.block(e, i);
    const bool can = possible(g, part.body, cause);
    g.offer_or_refuse(can, "REL-GEN-13"_clause, Answer::part, cause.source, e.first_block + static_cast<int>(i));
    offered += can ? 1 : 0;
  }
  if (offered == 0) co_return;  // REL-GEN-12
  const Option option = co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::choice, 0, cause.source));
  co_await resolve(g, g.catalogue.script.blocks[static_cast<std::size_t>(option.amount)].body, cause);
}

Task<> may(Relic& g, const Effect& e, Cause cause) {
  const Body body = block(g, e);
  if (!possible(g, body, cause)) co_return;
  const bool wanted = co_await whether(g, cause.actor, cause.source, "REL-GEN-07"_clause);
  if (wanted) co_await resolve(g, body, cause);
}

Task<> pay_for(Relic& g, const Effect& e, Cause cause) {
  if (!can_pay(g, cause.actor, e.cost, cause)) co_return;  // REL-GEN-13
  cause.discarded = static_cast<std::int8_t>(co_await pay(g, cause.actor, e.cost, cause));
  co_await resolve(g, block(g, e), cause);
}

bool is_meant(const Relic& g, const Effect& e, const Cause& cause, Seat seat) {
  const Player& p = g.player(seat);
  if (p.out) return false;
  switch (e.verb) {
    case Verb::other_players: return seat != cause.actor && (!e.place.given() || belongs(g, p.space, e.place, cause));
    case Verb::players_in: return belongs(g, p.space, e.place, cause);
    default: return true;
  }
}

// Clockwise from the actor (REL-GEN-15).
Task<> players(Relic& g, const Effect& e, Cause cause) {
  cause.names_inner = cause.names_inner || names_inner(g, e.place);
  const Seat first = cause.actor;
  std::array<bool, kMostPlayers> meant{};
  for (std::size_t i = 0; i < g.s.seats; ++i) meant[i] = is_meant(g, e, cause, Seat{i});
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat seat{(first.index() + i) % g.s.seats};
    if (meant[seat.index()] && !g.player(seat).out) co_await for_player(g, seat, block(g, e), cause);
  }
}

Task<> chosen_player(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::one) {
    const Seat target = g.player(cause.actor).mission.token_owner;
    if (target.valid() && !g.player(target).out) co_await for_player(g, target, block(g, e), cause);
    co_return;
  }
  const Seat target = co_await which_player(g, cause.actor, e.place, cause, "REL-GEN-08"_clause);
  if (target.valid()) co_await for_player(g, target, block(g, e), cause);
}

// ---- the rules themselves ----

void forbid(Relic& g, const Effect& e) {
  if (!g.battle) return;
  if (e.what == What::use_power) g.battle->no_power = true;
  if (e.what == What::use_wargear) {
    g.battle->no_wargear = true;
    // A Wargear weapon or armour chosen before the ban helps no longer.
    auto& weapons = g.battle->weapons;
    for (std::size_t i = weapons.size(); i-- > 0;) {
      const CardInPlay* card = g.find(weapons[i]);
      if (card && g.card(card->card).deck == Deck::wargear) weapons.take(i);
    }
  }
}

void turn_down(Relic& g, const Effect& e, const Cause& cause) {
  if (e.what == What::card) {
    if (g.occasion) g.occasion->facedown = true;
    return;
  }
  auto& cards = g.player(cause.owner).corruption;  // REL-CORR-07: the one that has just been activated
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (cards[i].card != cause.card || !cards[i].up) continue;
    cards[i].up = false;
    cards[i].shown = true;
    update_responses(g, cause.owner);
    return;
  }
}

Task<> resolve_effect(Relic& g, const Effect& e, Cause cause) {
  switch (e.verb) {
    case Verb::gain: co_await effects::gain(g, e, cause); break;
    case Verb::lose: co_await effects::lose(g, e, cause); break;
    case Verb::set: g.player(cause.actor).life = e.amount.n; break;
    case Verb::draw: co_await effects::draw(g, e, cause); break;
    case Verb::draw_and_resolve: co_await effects::draw_and_resolve(g, e, cause); break;
    case Verb::look: co_await effects::look(g, e, cause); break;
    case Verb::discard: co_await effects::discard(g, e, cause); break;
    case Verb::take_from_discard: co_await effects::take_from_discard(g, e, cause); break;
    case Verb::buy: co_await effects::buy(g, e, cause); break;
    case Verb::offer: co_await effects::offer(g, e, cause); break;
    case Verb::free: co_await effects::free_wargear(g, e, cause); break;
    case Verb::steal: co_await effects::steal(g, e, cause); break;
    case Verb::add_charge: co_await effects::add_charge(g, e, cause); break;
    case Verb::spend_charge: co_await effects::spend_charge_for(g, e, cause); break;
    case Verb::reveal: co_await effects::reveal_power(g, cause); break;
    case Verb::battle_bonus:
    case Verb::skill_bonus: effects::bonus(g, e, cause); break;
    case Verb::foe_bonus: effects::foe_bonus(g, e, cause); break;
    case Verb::extra_die: effects::extra_die(g, e); break;
    case Verb::reroll: effects::reroll(g, e); break;
    case Verb::change_die: co_await effects::change_die(g, e, cause); break;
    case Verb::explode_on: effects::explode_on(g, e, cause); break;
    case Verb::ignore_explosion: effects::ignore_explosion(g, cause); break;
    case Verb::foe_no_explosion:
      if (g.battle) g.battle->foe_explosion.ban();
      break;
    case Verb::auto_pass:
      if (g.test) g.test->passes = true;
      break;
    case Verb::tie_wins:
      if (g.battle) g.battle->tie_wins = true;
      break;
    case Verb::lose_no_life:
      if (g.battle) g.battle->no_life_loss = true;
      break;
    case Verb::prevent:
      if (g.occasion) g.occasion->prevented = static_cast<std::int8_t>(g.occasion->prevented + e.amount.n);
      break;
    case Verb::evade: co_await effects::evade(g, e, cause); break;
    case Verb::test: co_await effects::test(g, e, cause); break;
    case Verb::battle: co_await battle_text(g, e, cause); break;
    case Verb::table: co_await effects::table(g, e, cause); break;
    case Verb::choose: co_await choose(g, e, cause); break;
    case Verb::may: co_await may(g, e, cause); break;
    case Verb::pay: co_await pay_for(g, e, cause); break;
    case Verb::if_:
      if (!holds(g, e.condition, cause)) break;
      cause.names_inner = cause.names_inner || names_inner(g, e.condition);
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::repeat:
      for (int i = 0; i < e.amount.n; ++i) co_await resolve(g, block(g, e), cause);
      break;
    case Verb::each_player:
    case Verb::other_players:
    case Verb::players_in: co_await players(g, e, cause); break;
    case Verb::chosen_player: co_await chosen_player(g, e, cause); break;
    case Verb::left_player: co_await for_player(g, g.left_of(cause.actor), block(g, e), cause); break;
    case Verb::owner:
      cause.actor = cause.owner;
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::move: co_await effects::move(g, e, cause); break;
    case Verb::move_player: co_await effects::move_player(g, e, cause); break;
    case Verb::swap_places: co_await effects::swap_places(g, cause); break;
    case Verb::move_bonus: effects::move_bonus(g, e, cause); break;
    case Verb::stay:
      if (g.movement) g.movement->stays = true;
      break;
    case Verb::lose_turn: co_await lose_turn(g, cause.actor); break;
    case Verb::extra_turn: g.player(cause.actor).again = true; break;
    case Verb::end_phase: co_await effects::end_phase(g); break;
    case Verb::place: co_await effects::place(g, e, cause); break;
    case Verb::remove: co_await effects::remove(g, e, cause); break;
    case Verb::take_trophy: co_await effects::take_trophy(g, e, cause); break;
    case Verb::place_token: co_await effects::place_token(g, e, cause); break;
    case Verb::eliminate:  // REL-OUT-28
      eliminate(g, cause.actor);
      co_await cut_short(g, cause.actor);
      break;
    case Verb::win:
      win(g, cause.actor);
      co_await g.abort(kTurn);
      break;
    case Verb::cannot: forbid(g, e); break;
    case Verb::limit:  // asked for by modifiers.cpp
    case Verb::threshold:
    case Verb::cost:
    case Verb::keep: break;  // asked for by out.cpp
    case Verb::count_as:
      if (g.occasion) g.occasion->taken = true;
      break;
    case Verb::replace:
      if (g.occasion) g.occasion->replaced = true;
      co_await resolve(g, block(g, e), cause);
      break;
    case Verb::cancel:
      if (g.occasion) g.occasion->cancelled = true;
      break;
    case Verb::facedown: turn_down(g, e, cause); break;
  }
}

// Whether what happens to a player already has the scope with which all of it ends: the turn, or the outermost effect
// in the turn of another.
bool acts_plainly(const Relic& g, Seat who) { return who == g.s.active || is_inside(g, scope_of(who)); }

Task<> carry_out(Relic& g, const Ability& ability, Cause cause) {
  cause.condition = ability.condition;
  if (ability.cost.given()) {
    const int discarded = co_await pay(g, cause.actor, ability.cost, cause);
    cause.discarded = static_cast<std::int8_t>(discarded);
  }
  co_await resolve(g, ability.body, cause);
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
  for (std::size_t i = 0; i < body.count; ++i) {
    co_await resolve_effect(g, g.catalogue.script.begin_of(body)[i], cause);
    if (g.s.phase >= Phase::movement) co_await complete_missions(g);
  }
}

// REL-GEN-13: the cost in full, then the effect. REL-OUT-26, REL-OUT-27: of what a player does who is not taking the
// turn the rest is dropped with the character.
Task<> use_ability(Relic& g, const Ability& ability, Cause cause) {
  const auto number = static_cast<int>(&ability - g.catalogue.script.abilities.data());
  g.tell("REL-GEN-07"_clause, told::Used{.who = cause.actor,
                                         .source = cause.card.valid() ? of(cause.card) : cause.source,
                                         .ability = number,
                                         .in_play = static_cast<Kind>(cause.source.kind) == Kind::in_play});
  if (acts_plainly(g, cause.actor) && !ability.cost.given()) {  // most often; a frame less
    cause.condition = ability.condition;
    co_await resolve(g, ability.body, cause);
  } else if (acts_plainly(g, cause.actor)) {
    co_await carry_out(g, ability, cause);
  } else {
    co_await kernel::scoped(g, scope_of(cause.actor), carry_out(g, ability, cause));
  }
  if (g.s.phase >= Phase::movement) co_await complete_missions(g);
}

Task<int> pay(Relic& g, Seat who, Cost cost, Cause cause) {
  switch (cost.what) {
    case What::influence: lose_influence(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::life: co_await pay_life(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::corruption: co_await draw_corruption(g, who, cost.n, "REL-GEN-13"_clause); co_return 0;
    case What::power: co_await discard_powers(g, who, cost.n, "REL-GEN-13"_clause); co_return cost.n;
    case What::asset: co_await discard_assets(g, who, cost.n, cost.traits, "REL-GEN-13"_clause); co_return cost.n;
    case What::trophy:
      co_return co_await discard_trophies(g, who, cost.least, cost.n, cost.traits, "REL-GEN-13"_clause);
    case What::this_:
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
        break;
      }
      co_return 1;
    default: co_return 0;
  }
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
