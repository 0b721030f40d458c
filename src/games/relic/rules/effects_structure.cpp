// What the verbs do that hold others, and those that change the rules themselves.
#include "games/relic/rules/effects.h"

namespace kostka::games::relic::effects {

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

Task<> if_so(Relic& g, const Effect& e, Cause cause) {
  if (!holds(g, e.condition, cause)) co_return;
  cause.names_inner = cause.names_inner || names_inner(g, e.condition);
  co_await resolve(g, block(g, e), cause);
}

Task<> repeat(Relic& g, const Effect& e, Cause cause) {
  for (int i = 0; i < e.amount.n; ++i) co_await resolve(g, block(g, e), cause);
}

namespace {

bool is_meant(const Relic& g, const Effect& e, const Cause& cause, Seat seat, Whom whom) {
  const Player& p = g.player(seat);
  if (p.out) return false;
  switch (whom) {
    case Whom::all: return true;
    case Whom::others: return seat != cause.actor && (!e.place.given() || belongs(g, p.space, e.place, cause));
    case Whom::there: return belongs(g, p.space, e.place, cause);
  }
  return false;
}

}  // namespace

// Clockwise from the actor (REL-GEN-15).
Task<> players(Relic& g, const Effect& e, Cause cause, Whom whom) {
  cause.names_inner = cause.names_inner || names_inner(g, e.place);
  // RNE-NCARD-22: for a nemesis in turn order.
  const Seat first = g.is_nemesis(cause.actor) ? g.s.enemies.first : cause.actor;
  std::array<bool, kMostPlayers> meant{};
  for (const Seat seat : g.characters()) meant[seat.index()] = is_meant(g, e, cause, seat, whom);
  for (const Seat seat : g.characters(first)) {
    if (meant[seat.index()]) co_await for_player(g, seat, block(g, e), cause);
  }
}

Task<> chosen_player(Relic& g, const Effect& e, Cause cause) {
  if (e.what == What::one) {
    const Seat target = g.player(cause.actor).mission.token_owner;
    if (target.valid() && !g.player(target).out) co_await for_player(g, target, block(g, e), cause);
    co_return;
  }
  int offered = 0;
  for (const Seat seat : g.characters()) {
    if (seat == cause.actor || !fits_player(g, e, seat, cause)) continue;
    g.offer_to_choose(Answer::player, of(seat));
    ++offered;
  }
  if (offered == 0) co_return;
  const Option option =
      co_await g.ask(cause.actor, "REL-GEN-08"_clause, g.question(Asking::which_player, 0, cause.source));
  co_await for_player(g, Seat{option.about[0].index}, block(g, e), cause);
}

// Where the player must be, seen from the actor, and what must hold for the player.
bool fits_player(const Relic& g, const Effect& e, Seat who, Cause cause) {
  if (!belongs(g, g.player(who).space, e.place, cause)) return false;
  cause.actor = who;
  return holds(g, e.condition, cause);
}

// The other side of the battle; an enemy does nothing of the kind.
Task<> opponent(Relic& g, const Effect& e, Cause cause) {
  const Seat other = opponent_of(g, cause.actor);
  if (other.valid() && !g.player(other).out) co_await for_player(g, other, block(g, e), cause);
}

// ---- the rules themselves ----

// RNE-MIGHT-11: for its ability and its number alike.
void forbid(Relic& g, const Effect& e, const Cause& cause) {
  Battle* battle = side_of(g, cause.actor);
  if (!battle) return;
  if (e.what == What::use_power || e.what == What::use_might) battle->no_power = true;
  if (e.what == What::use_wargear || e.what == What::use_arsenal) {
    battle->no_wargear = true;
    // A Wargear weapon or armour chosen before the ban helps no longer.
    auto& weapons = battle->weapons;
    for (std::size_t i = weapons.size(); i-- > 0;) {
      const CardInPlay* card = g.find(weapons[i]);
      if (card && is_gear(g.card(card->card))) weapons.take(i);
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

}  // namespace kostka::games::relic::effects
