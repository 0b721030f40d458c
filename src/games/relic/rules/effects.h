// What the verbs of the effect language do, for their rows in verbs/. Each cites the clauses it follows where it
// stands.
#pragma once

#include <array>

#include "games/relic/rules/rules.h"
#include "script/words.h"

namespace kostka::games::relic {

// What the rules need of a verb's row: whether it can change anything (null: always), and what it does, which happens
// at once or is a rule that may ask and roll. Exactly one of the two is set.
struct Resolving {
  bool (*possible)(const Relic&, const Effect&, const Cause&) = nullptr;
  void (*at_once)(Relic&, const Effect&, const Cause&) = nullptr;
  Task<> (*rule)(Relic&, const Effect&, Cause) = nullptr;
};
using ResolvingTable = std::array<Resolving, script::kWordCount<Verb>>;
extern const ResolvingTable kResolving;  // verbs/verbs.cpp
[[nodiscard]] inline const Resolving& resolving(const Effect& e) {
  return kResolving[static_cast<std::size_t>(e.verb)];
}

}  // namespace kostka::games::relic

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
void battle_bonus(Relic& g, const Effect& e, const Cause& cause);
void skill_bonus(Relic& g, const Effect& e, const Cause& cause);
void foe_bonus(Relic& g, const Effect& e, const Cause& cause);
void extra_die(Relic& g, const Effect& e);
void explode_on(Relic& g, const Effect& e, const Cause& cause);
void ignore_explosion(Relic& g, const Cause& cause);
Task<> reroll(Relic& g, const Effect& e, Cause cause);
Task<> change_die(Relic& g, const Effect& e, Cause cause);
Task<> evade(Relic& g, const Effect& e, Cause cause);
Task<> test(Relic& g, const Effect& e, Cause cause);
Task<> table(Relic& g, const Effect& e, Cause cause);

// ---- effects_structure.cpp ----
Task<> choose(Relic& g, const Effect& e, Cause cause);
Task<> may(Relic& g, const Effect& e, Cause cause);
Task<> pay_for(Relic& g, const Effect& e, Cause cause);
Task<> if_so(Relic& g, const Effect& e, Cause cause);
Task<> repeat(Relic& g, const Effect& e, Cause cause);
enum class Whom : std::uint8_t { all, others, there };  // `others` and `there` by the place of the effect
Task<> players(Relic& g, const Effect& e, Cause cause, Whom whom);
Task<> chosen_player(Relic& g, const Effect& e, Cause cause);
Task<> opponent(Relic& g, const Effect& e, Cause cause);
[[nodiscard]] bool fits_player(const Relic& g, const Effect& e, Seat who, Cause cause);
void forbid(Relic& g, const Effect& e, const Cause& cause);
void turn_down(Relic& g, const Effect& e, const Cause& cause);

// ---- effects_figures.cpp ----
Task<> move(Relic& g, const Effect& e, Cause cause);
Task<> move_player(Relic& g, const Effect& e, Cause cause);
Task<> swap_places(Relic& g, Cause cause);
void move_bonus(Relic& g, const Effect& e, const Cause& cause);
Task<> end_phase(Relic& g);
Task<> count_as(Relic& g, const Effect& e, Cause cause);
Task<> place(Relic& g, const Effect& e, Cause cause);
Task<> remove(Relic& g, const Effect& e, Cause cause);
Task<> take_trophy(Relic& g, const Effect& e, Cause cause);
Task<> place_token(Relic& g, const Effect& e, Cause cause);

// ---- effects_nemesis.cpp ----
Task<> owner_nemesis(Relic& g, const Effect& e, Cause cause);
Task<> nearest_player(Relic& g, const Effect& e, Cause cause);
Task<> teammate(Relic& g, const Effect& e, Cause cause);
Task<> each_nemesis(Relic& g, const Effect& e, Cause cause);
Task<> give(Relic& g, const Effect& e, Cause cause);
// Of the verbs above, what they do with the cards of nemeses.
Task<> draw_onto_space(Relic& g, Seat who, int n, bool no_event);
Task<> draw_and_resolve_own(Relic& g, const Effect& e, Cause cause);
Task<> take_arsenal_back(Relic& g, const Effect& e, Cause cause);
[[nodiscard]] bool is_of_nemesis(const Relic& g, const Cause& cause);
Task<> place_own(Relic& g, const Effect& e, Cause cause);
Task<> place_from_discard(Relic& g, const Effect& e, Cause cause);
Task<> remove_all(Relic& g, const Effect& e, Cause cause);
[[nodiscard]] bool can_take_from_discard(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool can_remove(const Relic& g, const Effect& e, const Cause& cause);

// ---- scenarios.cpp ----
Task<> place_token_inside(Relic& g, Cause cause);
Task<> battle_sheet(Relic& g, const Effect& e, Cause cause);
Task<> hand_over(Relic& g, const Effect& e, Cause cause);
[[nodiscard]] bool can_hand_over(const Relic& g, const Effect& e, const Cause& cause);

// ---- possible.cpp: whether there is anything to do it to ----
[[nodiscard]] bool can_discard(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool can_steal(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool can_add_charge(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool can_spend_charge(const Relic& g, const Cause& cause);
[[nodiscard]] bool can_evade(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool leads_nowhere(const Relic& g, Body body, const Cause& cause);
[[nodiscard]] bool dice_lie(const Relic& g, const Cause& cause);
[[nodiscard]] bool can_be_moved(const Relic& g, Seat who);
[[nodiscard]] bool other_in_sector(const Relic& g, Seat who);
[[nodiscard]] bool has_somebody_to_choose(const Relic& g, const Effect& e, const Cause& cause);
[[nodiscard]] bool enemy_to_take(const Relic& g, const Effect& e, const Cause& cause);

}  // namespace kostka::games::relic::effects
