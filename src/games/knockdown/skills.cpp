// Skill cards (karty Umiejętności): only face-up ones work, in the window printed on them (KNO-COMP-04).
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

// The two skill cards of a player as the rules walk over them.
struct Slot {
  SkillId skill;
  bool up;
  bool* used_this_turn;
  bool* used_this_round;

  [[nodiscard]] bool spent(Limit limit) const {
    return (limit == Limit::turn && *used_this_turn) || (limit == Limit::round && *used_this_round);
  }
  void spend() const { *used_this_turn = *used_this_round = true; }
};

std::array<Slot, 2> slots(Player& p) {
  return {Slot{p.first_kept, p.first_up, &p.first_used_this_turn, &p.first_used_this_round},
          Slot{p.second_kept, p.second_up, &p.second_used_this_turn, &p.second_used_this_round}};
}

const Ability& ability_of(const Knockdown& g, SkillId skill) { return g.catalogue.skills[skill.index()].ability; }

bool holds(const Knockdown& g, Seat who, const Conditions& c) {
  if (c.hand_is_empty && !g.player(who).hand.empty()) return false;
  if (c.first_action_was_move && !(who == g.s.active && g.s.actions_done == 1 && g.s.first_action == Action::move)) {
    return false;
  }
  return g.s.specials_in_combo >= c.specials_in_combo;
}

template <class Sum>
int sum_of_modifiers(const Knockdown& g, Seat who, Sum modifier) {
  const Player& p = g.player(who);
  int sum = 0;
  if (p.first_up) sum += modifier(ability_of(g, p.first_kept).modifiers);
  if (p.second_up) sum += modifier(ability_of(g, p.second_kept).modifiers);
  return sum;
}

bool applies(const Knockdown& g, Seat who, const Slot& slot, Window window) {
  if (!slot.up) return false;
  const Ability& ability = ability_of(g, slot.skill);
  return ability.when == window && !slot.spent(ability.once_per) && holds(g, who, ability.condition);
}

bool any_possible(const Knockdown& g, const Effects& effects, Cause cause) {
  return std::any_of(effects.begin(), effects.end(), [&](const auto& effect) { return effect->possible(g, cause); });
}

// The face-up card that lengthens reach and may still do so this turn.
bool lengthens(const Knockdown& g, SkillId skill, bool up, bool used) {
  if (!up) return false;
  const Ability& ability = ability_of(g, skill);
  return ability.modifiers.longer_reach && !(ability.once_per == Limit::turn && used);
}

}  // namespace

int hand_limit(const Knockdown& g, Seat who) {
  // KNO-HAND-01
  return static_cast<int>(kHandLimit) + sum_of_modifiers(g, who, [](const Modifiers& m) { return int{m.hand_limit}; });
}

int strain_modifier(const Knockdown& g, Seat who) {
  return sum_of_modifiers(g, who, [](const Modifiers& m) { return int{m.strain}; });
}

SkillId longer_reach(const Knockdown& g, Seat who) {
  const Player& p = g.player(who);
  if (lengthens(g, p.first_kept, p.first_up, p.first_used_this_turn)) return p.first_kept;
  if (lengthens(g, p.second_kept, p.second_up, p.second_used_this_turn)) return p.second_kept;
  return {};
}

void use_longer_reach(Knockdown& g, Seat who) {
  const SkillId skill = longer_reach(g, who);
  for (const Slot& slot : slots(g.player(who))) {
    if (slot.skill == skill) slot.spend();
  }
  g.tell("KNO-GOLD-01"_clause, told::Reach{who, skill});
}

bool has_skill_for(const Knockdown& g, Seat who, Window window) {
  const Player& p = g.player(who);
  return (p.first_up && ability_of(g, p.first_kept).when == window) ||
         (p.second_up && ability_of(g, p.second_kept).when == window);
}

Task<> skill_window(Knockdown& g, Seat who, Window window) {
  for (std::size_t i = 0; i < 2; ++i) {
    const Slot slot = slots(g.player(who))[i];
    if (!applies(g, who, slot, window)) continue;
    const Ability& ability = ability_of(g, slot.skill);
    bool declined = false;
    const Cause cause{who, of(slot.skill), ability.may, &declined};
    if (!any_possible(g, ability.effects, cause)) continue;  // KNO-SEQ-12
    if (!ability.may) g.tell("KNO-COMP-04"_clause, told::SkillUsed{who, slot.skill});
    co_await resolve_all(g, ability.effects, cause);
    if (!declined) slots(g.player(who))[i].spend();
  }
}

Damage pool_bonus(Knockdown& g, Seat attacker) {
  Damage bonus;
  for (const Slot& slot : slots(g.player(attacker))) {
    if (!applies(g, attacker, slot, Window::strike_card_resolved)) continue;
    const Damage more = ability_of(g, slot.skill).modifiers.pool_bonus;
    bonus = bonus + more;
    slot.spend();
    g.tell("KNO-COMP-04"_clause, told::PoolRaised{attacker, slot.skill, more});
  }
  return bonus;
}

int softened_cubes(Knockdown& g, Seat who, int heavy) {
  int softened = 0;
  for (const Slot& slot : slots(g.player(who))) {
    if (!applies(g, who, slot, Window::pool_gives_heavy)) continue;
    const int can = std::min<int>(ability_of(g, slot.skill).modifiers.soften, heavy - softened);
    if (can <= 0) continue;
    softened += can;
    slot.spend();
    g.tell("KNO-COMP-04"_clause, told::Softened{who, slot.skill});
  }
  return softened;
}

Damage coming_pool_bonus(const Knockdown& g, Seat attacker) {
  Player owner = g.player(attacker);  // a copy, since slots can be spent
  Damage bonus;
  for (const Slot& slot : slots(owner)) {
    if (applies(g, attacker, slot, Window::strike_card_resolved)) {
      bonus = bonus + ability_of(g, slot.skill).modifiers.pool_bonus;
    }
  }
  return bonus;
}

int coming_softened_cubes(const Knockdown& g, Seat who, int heavy) {
  Player owner = g.player(who);
  int softened = 0;
  for (const Slot& slot : slots(owner)) {
    if (applies(g, who, slot, Window::pool_gives_heavy)) softened += ability_of(g, slot.skill).modifiers.soften;
  }
  return std::min(softened, heavy);
}

Damage coming_block_damage(const Knockdown& g, Seat attacker, int block_cards) {
  Player owner = g.player(attacker);
  Damage sum;
  for (const Slot& slot : slots(owner)) {
    if (!applies(g, attacker, slot, Window::opponent_blocks)) continue;
    const Ability& ability = ability_of(g, slot.skill);
    if (ability.may) continue;  // the attacker may let it be
    const int times = ability.once_per == Limit::none ? block_cards : std::min(block_cards, 1);
    for (int n = 0; n < times; ++n) sum = sum + sure_damage(ability.effects);
  }
  return sum;
}

}  // namespace kostka::games::knockdown
