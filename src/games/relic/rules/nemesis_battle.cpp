// Battles of a nemesis: with agents, and with characters (RNE-BAT, RNE-SUP).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// RNE-SUP-01, RNE-SUP-03: 1 for each enemy on the space. RNE-SUP-06: also if it was evaded.
int enemies_beside(const Relic& g, Seat nemesis) {
  const auto lying = g.on_space(g.player(nemesis).space);
  return static_cast<int>(std::count_if(
      lying.begin(), lying.end(), [&g](const CardInPlay& card) { return g.card(card.card).type == CardType::enemy; }));
}

// RNE-SUP-02: 1 for each agent on the space.
int agents_beside(const Relic& g, Seat character) {
  return g.imperium_on(g.player(character).space, [](const Card& card) { return card.type == CardType::agent; });
}

void add_support(Relic& g, Seat who, Parts& parts) {
  const int support = g.is_nemesis(who) ? enemies_beside(g, who) : agents_beside(g, who);
  if (support > 0) parts.push_back({of(g.player(who).space), static_cast<std::int16_t>(support)});
}

// RNE-BAT-06, RNE-BAT-07, RNE-BAT-09, RNE-BAT-12
Task<BattleResult> fight_agents(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  battle.step = Step::prepare;
  co_await open_window(g, who, Window::battle_prepare, Side::foes);
  if (has_arms(g, who)) co_await choose_arms(g, battle);
  co_await open_window(g, who, Window::battle_prepare, Side::players);
  const std::size_t dial = battle.own_parts.size();
  add_own_parts(g, who, battle.form, battle.own_parts);
  battle.counted = true;
  co_await declare_bonuses(g, who, battle.own_parts, dial + 1, "RNE-BAT-06"_clause);
  battle.step = Step::roll;
  co_await roll_battle(g, battle);
  battle.step = Step::foe_roll;
  co_await roll_for_foe(g, battle);
  battle.step = Step::value;
  co_await open_window(g, who, Window::battle_value);
  add_support(g, who, battle.own_parts);
  battle.step = Step::result;
  const BattleSums sums = sums_of(g, battle);
  const int own = battle.own.sum() + sum_of(sums.own);
  const int foe = battle.foe.sum() + sum_of(sums.foe);
  g.tell("RNE-BAT-13"_clause, told::Scores{.who = who, .own = own, .foe = foe});
  if (own == foe && !battle.tie_wins) co_return BattleResult::tied;
  co_return own >= foe ? BattleResult::won : BattleResult::lost;
}

// The score of one side of a battle between nemesis and character.
Task<int> score_of(Relic& g, Seat who, What form) {
  const Face face = co_await die_or_power(g, who, Asking::battle_roll, true, "RNE-BAT-07"_clause);
  Parts parts;
  add_own_parts(g, who, form, parts);
  add_support(g, who, parts);
  int score = face.value + sum_of(parts);
  for (int last = face.value; last == 6;) {
    const Face extra = co_await die_or_power(g, who, Asking::extra_roll, true, "RNE-BAT-07"_clause);
    last = extra.value;
    score += last;
  }
  co_return score;
}

// RNE-SUP-07
Task<> pay_bounty(Relic& g, Seat nemesis, Seat character) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = character;
  cause.source = g.sheet_of(nemesis);
  cause.window = Window::battle_win;
  co_await for_player(g, character, g.nemesis(nemesis).bounty, cause);
}

// RNE-BAT-17: what happens to the one who is not active ends with that one.
Task<> lose_battle(Relic& g, Seat loser) {
  if (loser == g.s.active) {
    co_await lose_life(g, loser, 1, "RNE-BAT-17"_clause);
  } else {
    co_await kernel::scoped(g, scope_of(loser), lose_life(g, loser, 1, "RNE-BAT-17"_clause));
  }
}

}  // namespace

Task<BattleResult> battle_agents(Relic& g, Seat who) {
  // RNE-BAT-04, RNE-BAT-05
  Battle battle(g.battle, who, g.nemesis(who).attribute, 0);
  // RNE-BAT-22: all of them together.
  for (const CardInPlay& lying : g.s.enemies.cards_on_board) {
    if (lying.space != g.player(who).space || g.card(lying.card).type != CardType::agent) continue;
    if (battle.foes.full()) break;
    battle.foes.push_back({lying.card, lying.serial, lying.charges});
    battle.value += g.card(lying.card).value;
  }
  g.tell("RNE-BAT-22"_clause, told::Battle{.who = who, .form = attribute_object(battle.form), .value = battle.value});
  co_await open_window(g, who, Window::battle_start);
  const BattleResult result = co_await fight_agents(g, battle);
  switch (result) {
    case BattleResult::won: co_await battle_won(g, battle); break;    // RNE-BAT-14, RNE-BAT-23
    case BattleResult::lost: co_await battle_lost(g, battle); break;  // RNE-BAT-15, RNE-BAT-37
    case BattleResult::tied: co_await battle_tied(g, battle); break;  // RNE-BAT-16
  }
  co_return result;
}

Task<> battle_nemesis(Relic& g, Seat attacker, Seat defender) {
  const Seat nemesis = g.is_nemesis(attacker) ? attacker : defender;
  const Seat character = nemesis == attacker ? defender : attacker;
  const What form = g.nemesis(nemesis).attribute;  // RNE-BAT-04
  const int own = co_await score_of(g, nemesis, form);
  const int theirs = co_await score_of(g, character, form);
  g.tell("RNE-BAT-13"_clause, told::Scores{.who = nemesis, .own = own, .foe = theirs});
  if (own == theirs) co_return;  // RNE-BAT-19
  if (own > theirs) {
    co_await lose_battle(g, character);
  } else if (character == g.s.active) {
    co_await lose_battle(g, nemesis);
    co_await pay_bounty(g, nemesis, character);  // RNE-BAT-18, RNE-BAT-21
  } else {
    // RNE-BAT-21: the bounty is paid even if the loss ends the turn of the nemesis, so it waits for nothing.
    co_await pay_bounty(g, nemesis, character);
    co_await lose_battle(g, nemesis);
  }
}

}  // namespace kostka::games::relic
