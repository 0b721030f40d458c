// What each side of a battle counts beside its dice: written once for the rules, the screen and the odds.
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// REL-BATTLE-32: what each enemy brings.
void add_enemies(const Relic& g, const Foes& foes, SideParts& parts) {
  for (const Foe& foe : foes) parts.push_back({of(foe.card), g.card(foe.card).value});
}

}  // namespace

Foes enemies_here(const Relic& g, Seat who, What form) {
  Foes foes;
  for (const CardInPlay& card : g.on_space(g.player(who).space)) {
    if (!is_enemy_here(g, card) || g.card(card.card).attribute != form || foes.full()) continue;
    foes.push_back({card.card, card.serial, card.charges});
  }
  return foes;
}

void add_own_parts(const Relic& g, Seat who, What form, Parts& parts) {
  const std::int16_t dial = g.player(who).attributes[static_cast<std::size_t>(form)];
  parts.push_back({attribute_object(form), dial});
  battle_bonuses(g, who, form, parts);
}

BattleSums sums_of(const Relic& g, const Battle& battle) {
  BattleSums sums;
  // REL-BATTLE-11
  Parts own = battle.own_parts;
  // While the battle is being prepared what stands anyway is not among its parts yet.
  if (!battle.counted) add_own_parts(g, battle.who, battle.form, own);
  for (const Part& part : own) sums.own.push_back(part);
  // REL-BATTLE-10
  add_enemies(g, battle.foes, sums.foe);
  if (battle.foes.empty()) {  // REL-BATTLE-40: an enemy without a card
    sums.foe.push_back(
        {battle.of_sheet ? of(g.s.sheet) : of(g.player(battle.who).space), static_cast<std::int16_t>(battle.value)});
  }
  for (const Part& part : battle.foe_parts) sums.foe.push_back(part);
  return sums;
}

BattleSums sums_of(const Relic& g, Seat who, What form) {
  BattleSums sums;
  Parts own;
  add_own_parts(g, who, form, own);
  for (const Part& part : own) sums.own.push_back(part);
  add_enemies(g, enemies_here(g, who, form), sums.foe);
  return sums;
}

}  // namespace kostka::games::relic
