// Whether carrying something out could change anything: questions about the position that change nothing. The verbs'
// rows (verbs/) ask the ones that take more than a line.
#include <algorithm>

#include "games/relic/rules/effects.h"

namespace kostka::games::relic {
namespace effects {

bool can_discard(const Relic& g, const Effect& e, const Cause& cause) {
  const Player& p = g.player(cause.actor);
  if (e.what == What::corruption) return !p.corruption.empty();
  if (e.what == What::power) return !p.powers.empty();
  if (e.what == What::asset) return count_assets(g, cause.actor, e.traits) > 0;
  if (e.what == What::trophy) return !p.trophies.empty();
  if (e.what == What::might) return !p.powers.empty();
  if (e.what == What::arsenal) return !p.assets.empty();
  return true;
}

bool can_steal(const Relic& g, const Effect& e, const Cause& cause) {
  for (const Seat seat : g.characters()) {
    const Player& p = g.player(seat);
    if (seat == cause.actor) continue;
    if (!belongs(g, p.space, e.place, cause)) continue;
    if (e.what == What::influence ? p.influence > 0 : !p.powers.empty()) return true;
  }
  return false;
}

// REL-INNER-05, REL-INNER-06, REL-INNER-16: effects move nobody in the inner sector, and nobody into it.
bool can_be_moved(const Relic& g, Seat who) { return !g.deep_inside(who); }

bool other_in_sector(const Relic& g, Seat who) {
  if (!can_be_moved(g, who)) return false;
  for (const Seat seat : g.characters()) {
    if (seat != who && g.space_of(seat).sector == g.space_of(who).sector) return true;
  }
  return false;
}

bool has_somebody_to_choose(const Relic& g, const Effect& e, const Cause& cause) {
  for (const Seat seat : g.characters()) {
    if (seat != cause.actor && fits_player(g, e, seat, cause)) return true;
  }
  return false;
}

bool enemy_to_take(const Relic& g, const Effect& e, const Cause& cause) {
  for (const CardInPlay& lying : g.s.cards_on_board) {
    const Card& card = g.card(lying.card);
    if (card.type == CardType::enemy && card.value <= e.second && belongs(g, lying.space, e.place, cause)) return true;
  }
  return false;
}

bool can_add_charge(const Relic& g, const Effect& e, const Cause& cause) {
  if (e.what == What::this_) return true;
  if (e.what == What::card) return g.occasion && g.occasion->card.valid() && g.card(g.occasion->card).charges > 0;
  const auto& assets = g.player(cause.actor).assets;
  return std::any_of(assets.begin(), assets.end(),
                     [&](const CardInPlay& a) { return !a.plain && g.card(a.card).charges > 0; });
}

bool can_spend_charge(const Relic& g, const Cause& cause) {
  const CardInPlay* card = g.find(cause.serial);
  return card && card->charges > 0 && !card->spent;
}

bool can_evade(const Relic& g, const Effect& e, const Cause& cause) {
  if (may_not_evade(g, cause.actor)) return false;
  if (e.what == What::any && g.player(cause.actor).influence < e.second) return false;
  const auto lying = g.on_space(g.player(cause.actor).space);
  return std::any_of(lying.begin(), lying.end(), [&](const CardInPlay& c) {
    const Card& card = g.card(c.card);
    if (!is_enemy_here(g, c) || cannot_be_evaded(g, card)) return false;
    // On an enemy card, "one" is that card.
    if (e.what == What::one && cause.card.valid() && g.card(cause.card).type == CardType::enemy) {
      return c.serial == cause.serial;
    }
    return !e.traits[0].valid() || card.has(e.traits[0]);
  });
}

// Whether a body is to move somewhere, and there is no such space to move to.
bool leads_nowhere(const Relic& g, Body body, const Cause& cause) {
  const Effect* effects = g.catalogue.script.begin_of(body);
  const bool moves = std::any_of(effects, effects + body.count, [](const Effect& e) { return e.verb == Verb::move; });
  return moves && !possible(g, body, cause);
}

bool dice_lie(const Relic& g, const Cause& cause) {
  const Throw* dice = dice_of(g, cause);
  return dice && !dice->dice.empty();
}

}  // namespace effects

namespace {

// An option of the scenario sheet whose token is already there cannot be chosen again.
bool token_is_placed(const Relic& g, Body body, Seat who) {
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::place_token && is_attribute(e.what)) {
      return g.player(who).token_for[static_cast<std::size_t>(e.what)];
    }
    for (std::size_t b = 0; b < e.blocks; ++b) {
      if (token_is_placed(g, script.block(e, b).body, who)) return true;
    }
  }
  return false;
}

}  // namespace

bool possible(const Relic& g, Body body, const Cause& cause) {
  if (cause.window == Window::confrontation && token_is_placed(g, body, cause.actor)) return false;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = g.catalogue.script.begin_of(body)[i];
    const Resolving& row = resolving(e);
    if (!row.possible || row.possible(g, e, cause)) return true;
  }
  return false;
}

}  // namespace kostka::games::relic
