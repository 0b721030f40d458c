// What each verb of the effect language does; resolve.cpp calls them. Each cites the clauses it follows where it
// stands.
#pragma once

#include "games/relic/rules/rules.h"

namespace kostka::games::relic::effects {

[[nodiscard]] inline const Body& block(const Relic& g, const Effect& e, std::size_t i = 0) {
  return g.catalogue.script.block(e, i).body;
}

// ---- effects_values.cpp ----
Task<> gain(Relic& g, const Effect& e, Cause cause);
Task<> lose(Relic& g, const Effect& e, Cause cause);
Task<> draw(Relic& g, const Effect& e, Cause cause);
Task<> draw_and_resolve(Relic& g, const Effect& e, Cause cause);
Task<> look(Relic& g, const Effect& e, Cause cause);
Task<> discard(Relic& g, const Effect& e, Cause cause);
Task<> take_from_discard(Relic& g, const Effect& e, Cause cause);
Task<> buy(Relic& g, const Effect& e, Cause cause);
Task<> offer(Relic& g, const Effect& e, Cause cause);
Task<> free_wargear(Relic& g, const Effect& e, Cause cause);
Task<> steal(Relic& g, const Effect& e, Cause cause);
Task<> add_charge(Relic& g, const Effect& e, Cause cause);
Task<> spend_charge_for(Relic& g, const Effect& e, Cause cause);
Task<> reveal_power(Relic& g, Cause cause);

// ---- effects_battles.cpp ----
void bonus(Relic& g, const Effect& e, const Cause& cause);
void foe_bonus(Relic& g, const Effect& e, const Cause& cause);
void extra_die(Relic& g, const Effect& e);
void explode_on(Relic& g, const Effect& e, const Cause& cause);
void ignore_explosion(Relic& g, const Cause& cause);
void reroll(Relic& g, const Effect& e);
Task<> change_die(Relic& g, const Effect& e, Cause cause);
Task<> evade(Relic& g, const Effect& e, Cause cause);
Task<> test(Relic& g, const Effect& e, Cause cause);
Task<> table(Relic& g, const Effect& e, Cause cause);

// ---- effects_figures.cpp ----
Task<> move(Relic& g, const Effect& e, Cause cause);
Task<> move_player(Relic& g, const Effect& e, Cause cause);
Task<> swap_places(Relic& g, Cause cause);
void move_bonus(Relic& g, const Effect& e, const Cause& cause);
Task<> end_phase(Relic& g);
Task<> place(Relic& g, const Effect& e, Cause cause);
Task<> remove(Relic& g, const Effect& e, Cause cause);
Task<> take_trophy(Relic& g, const Effect& e, Cause cause);
Task<> place_token(Relic& g, const Effect& e, Cause cause);

}  // namespace kostka::games::relic::effects
