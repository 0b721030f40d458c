// What each side of a battle counts beside its dice: written once for the rules, the screen and the odds.
#include "games/relic/rules/effects.h"

namespace kostka::games::relic {
namespace {

// REL-BATTLE-32: what each enemy brings.
void add_enemies(const Relic& g, const Foes& foes, SideParts& parts) {
  for (const Foe& foe : foes) parts.push_back({of(foe.card), g.card(foe.card).value});
}

// What does not fit any more is told with the last one.
void add_part(Parts& parts, Part part) {
  if (parts.full()) {
    parts.back().amount = static_cast<std::int16_t>(parts.back().amount + part.amount);
  } else {
    parts.push_back(part);
  }
}

// RNE-SUP-01: 1 for each enemy, whatever its value. RNE-SUP-04: of any deck. RNE-SUP-06: also if it was evaded.
void add_enemy_support(const Relic& g, Seat nemesis, Parts& parts) {
  const SpaceId here = g.player(nemesis).space;
  for (const CardInPlay& lying : g.on_space(here)) {
    if (g.card(lying.card).type == CardType::enemy) add_part(parts, {of(lying.card), 1});
  }
  // What a character has that counts as one.
  for (const Seat seat : g.characters()) {
    const int more = g.player(seat).space == here ? counted_as_enemies(g, seat, TraitId{}) : 0;
    if (more > 0) add_part(parts, {of(seat), static_cast<std::int16_t>(more)});
  }
}

// RNE-SUP-02: 1 for each agent.
void add_agent_support(const Relic& g, Seat character, Parts& parts) {
  for (const CardInPlay& lying : g.s.enemies.cards_on_board) {
    if (lying.space != g.player(character).space || g.card(lying.card).type != CardType::agent) continue;
    add_part(parts, {of(lying.card), 1});
  }
}

// The player's parts as they stand.
Parts parts_of(const Relic& g, const Battle& battle) {
  Parts own = battle.own_parts;
  // While the battle is being prepared what stands anyway is not among its parts yet.
  if (!battle.counted) add_own_parts(g, battle.who, battle.form, own);
  if (!battle.supported && !battle.of_sheet) add_support(g, battle.who, own);
  return own;
}

SideParts all_of(const Parts& parts) {
  SideParts all;
  for (const Part& part : parts) all.push_back(part);
  return all;
}

}  // namespace

void add_support(const Relic& g, Seat who, Parts& parts) {
  if (!g.s.agreed.nemeses) return;
  if (g.is_nemesis(who)) {
    add_enemy_support(g, who, parts);
  } else {
    add_agent_support(g, who, parts);
  }
}

// RNE-SUP-08: a battle that another text demands has an enemy, if no card.
void count_support(const Relic& g, Battle& battle) {
  if (!battle.of_sheet) add_support(g, battle.who, battle.own_parts);
  battle.supported = true;
}

void count_late_parts(Relic& g, Battle& battle) {
  for (const Battle::LatePart& part : battle.late) effects::battle_bonus(g, *part.effect, part.cause);
  battle.late.clear();
}

Foes enemies_here(const Relic& g, Seat who, What form) {
  Foes foes;
  // RNE-SCN-18: while cards of the scenario deck are battled, they are the enemies.
  for (const CardInPlay& card : g.s.scenario.laid) {
    if (g.card(card.card).attribute == form) foes.push_back({card.card, card.serial, card.charges});
  }
  if (!g.s.scenario.laid.empty()) return foes;
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
  sums.own = all_of(parts_of(g, battle));
  if (battle.other) {
    sums.foe = all_of(parts_of(g, *battle.other));
    return sums;
  }
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
  add_support(g, who, own);
  sums.own = all_of(own);
  add_enemies(g, enemies_here(g, who, form), sums.foe);
  return sums;
}

BattleSums sums_between(const Relic& g, Seat who, Seat other) {
  const What form = g.nemesis(g.is_nemesis(who) ? who : other).attribute;  // RNE-BAT-04
  Parts own, theirs;
  add_own_parts(g, who, form, own);
  add_support(g, who, own);
  add_own_parts(g, other, form, theirs);
  add_support(g, other, theirs);
  return {all_of(own), all_of(theirs)};
}

}  // namespace kostka::games::relic
