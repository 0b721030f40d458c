// Battles of a nemesis: with agents, and with characters, in eight steps (RNE-BAT, RNE-SUP).
#include <algorithm>
#include <utility>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// Step 2 of a nemesis, step 4 of a character. RNE-BAT-27: with all that helps in a battle. RNE-BAT-39: in anybody's
// turn.
Task<> prepare(Relic& g, Battle& side, Clause clause) {
  g.battle = &side;
  side.step = Step::prepare;
  // RNE-BAT-45: texts of agents come first.
  co_await open_window(g, side.who, Window::battle_prepare, Side::foes);
  // RNE-BAT-06: one weapon and one armour.
  if (has_arms(g, side.who)) co_await choose_arms(g, side);
  co_await open_window(g, side.who, Window::battle_prepare, Side::players);
  const std::size_t dial = side.own_parts.size();
  add_own_parts(g, side.who, side.form, side.own_parts);
  side.counted = true;
  co_await declare_bonuses(g, side.who, side.own_parts, dial + 1, clause);
}

// Step 3 of a nemesis, step 5 of a character. RNE-BAT-34: with its rerolls and changes.
Task<> roll(Relic& g, Battle& side) {
  g.battle = &side;
  side.step = Step::roll;
  co_await roll_battle(g, side);
}

// What a side does at a moment of the battle.
Task<> speak(Relic& g, Battle& side, Window window) {
  g.battle = &side;
  co_await open_window(g, side.who, window, Side::players);
}

// RNE-CLAR-33: who is not active and is vanquished leaves the battle, and the turn goes on.
Task<> as_side(Relic& g, Battle& side, Task<> deed) {
  if (side.who == g.s.active) {
    co_await deed;
  } else {
    co_await kernel::scoped(g, scope_of(side.who), std::move(deed));
  }
}

// ---- agents ----

// RNE-BAT-33: agents prepare nothing, so step 4 is left out.
Task<BattleResult> fight_agents(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  co_await prepare(g, battle, "RNE-BAT-06"_clause);
  co_await roll(g, battle);
  // Step 5. RNE-BAT-09, RNE-BAT-10: the next character to the left rolls for them, and no card of that one helps.
  battle.step = Step::foe_roll;
  co_await roll_for_foe(g, battle);
  // Step 6. RNE-BAT-12, RNE-BAT-29
  battle.step = Step::value;
  count_late_parts(g, battle);
  co_await open_window(g, who, Window::battle_value);
  count_support(g, battle);
  // Step 7
  battle.step = Step::result;
  const BattleSums sums = sums_of(g, battle);
  // RNE-BAT-26: a 1 is only a low roll.
  const int own = battle.own.sum() + sum_of(sums.own);
  const int foe = battle.foe.sum() + sum_of(sums.foe);
  g.tell("RNE-BAT-13"_clause, told::Scores{.who = who, .own = own, .foe = foe});
  if (own == foe && !battle.tie_wins) co_return BattleResult::tied;
  co_return own >= foe ? BattleResult::won : BattleResult::lost;
}

// ---- nemesis and character ----

// The two sides, by what they are and by whose turn it is.
struct Sides {
  Battle& nemesis;
  Battle& character;
  Battle& active;
  Battle& waiting;

  [[nodiscard]] bool somebody_left() const { return nemesis.gone || character.gone; }
};

// RNE-BAT-31: for both sides before anything else counts.
void begin_scores(Relic& g, const Sides& sides) {
  sides.nemesis.step = sides.character.step = Step::value;
  count_late_parts(g, sides.active);
  count_late_parts(g, sides.waiting);
}

// Steps 1 to 6; false: a side has left, and there is no result (RNE-CLAR-12). RNE-BAT-45: where both may speak, the
// active side comes first.
Task<bool> fight(Relic& g, Sides sides) {
  co_await speak(g, sides.active, Window::battle_start);
  if (sides.somebody_left()) co_return false;
  co_await as_side(g, sides.waiting, speak(g, sides.waiting, Window::battle_start));
  if (sides.somebody_left()) co_return false;
  co_await as_side(g, sides.nemesis, prepare(g, sides.nemesis, "RNE-BAT-06"_clause));
  if (sides.somebody_left()) co_return false;
  co_await as_side(g, sides.nemesis, roll(g, sides.nemesis));
  if (sides.somebody_left()) co_return false;
  // RNE-BAT-08: having seen that roll.
  co_await as_side(g, sides.character, prepare(g, sides.character, "RNE-BAT-08"_clause));
  if (sides.somebody_left()) co_return false;
  co_await as_side(g, sides.character, roll(g, sides.character));
  if (sides.somebody_left()) co_return false;
  begin_scores(g, sides);
  co_await speak(g, sides.active, Window::battle_value);
  if (sides.somebody_left()) co_return false;
  co_await as_side(g, sides.waiting, speak(g, sides.waiting, Window::battle_value));
  if (sides.somebody_left()) co_return false;
  // RNE-BAT-12, RNE-BAT-28
  count_support(g, sides.nemesis);
  count_support(g, sides.character);
  co_return true;
}

// Step 7: who has won; nobody in a tie.
Battle* winner_of(const Relic& g, const Sides& sides) {
  const BattleSums sums = sums_of(g, sides.nemesis);
  const int own = sides.nemesis.own.sum() + sum_of(sums.own);
  const int other = sides.character.own.sum() + sum_of(sums.foe);
  if (own != other) return own > other ? &sides.nemesis : &sides.character;
  if (sides.nemesis.tie_wins == sides.character.tie_wins) return nullptr;
  return sides.nemesis.tie_wins ? &sides.nemesis : &sides.character;
}

void tell_result(Relic& g, const Sides& sides, const Battle* winner) {
  if (winner) {
    g.tell("RNE-BAT-13"_clause, [&] {
      return told::NemesisBattleWon{winner->who, winner->other->who, nemesis_battle_told(g, sides.nemesis)};
    });
  } else {
    g.tell("RNE-BAT-19"_clause, [&] { return told::NemesisBattleTied{nemesis_battle_told(g, sides.nemesis)}; });
  }
}

Window window_of_result(const Battle& side, const Battle* winner) {
  if (!winner) return Window::battle_tie;
  return winner == &side ? Window::battle_win : Window::battle_lose;
}

// RNE-SUP-07
Task<> pay_bounty(Relic& g, Seat nemesis, Seat character) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = character;
  cause.source = g.sheet_of(nemesis);
  cause.window = Window::battle_win;
  g.tell("RNE-SUP-07"_clause, told::Bounty{character, g.player(nemesis).nemesis});
  co_await for_player(g, character, g.nemesis(nemesis).bounty, cause);
}

// Something of steps 7 and 8. What ends the turn of the active one in the middle of them (RNE-VANQ-07) ends only this
// and not the rest of the battle (RNE-BAT-46); then it is false. RNE-INF-05: but the end of the match ends everything.
Task<bool> carry_on_after(Relic& g, Task<> deed) {
  const bool whole = co_await kernel::scoped(g, kTurn, std::move(deed));
  if (g.s.phase == Phase::over) co_await g.abort(kTurn);
  co_return whole;
}

// RNE-BAT-35: their texts about the result, the active side first (RNE-BAT-45); none of a side that has gone.
Task<bool> speak_of_result(Relic& g, Battle& side, Window window) {
  if (side.gone) co_return true;
  co_return co_await carry_on_after(g, as_side(g, side, speak(g, side, window)));
}

// Steps 7 and 8; false: the turn of the active one is over.
Task<bool> conclude(Relic& g, Sides sides) {
  sides.nemesis.step = sides.character.step = Step::result;
  Battle* const winner = winner_of(g, sides);
  tell_result(g, sides, winner);
  bool whole = co_await speak_of_result(g, sides.active, window_of_result(sides.active, winner));
  const bool heard = co_await speak_of_result(g, sides.waiting, window_of_result(sides.waiting, winner));
  whole = whole && heard;
  if (!winner) co_return whole;  // RNE-BAT-19
  // RNE-BAT-17. RNE-BAT-46, RNE-BAT-47: not for a side that has gone, or that loses none for the defeat.
  Battle& loser = *winner->other;
  if (!loser.gone && !loser.no_life_loss) {
    g.battle = &loser;
    const bool stays = co_await carry_on_after(g, as_side(g, loser, lose_life(g, loser.who, 1, "RNE-BAT-17"_clause)));
    whole = whole && stays;
  }
  // RNE-BAT-18, RNE-BAT-21: even if the loss has vanquished the nemesis.
  if (winner == &sides.character && !g.player(winner->who).out) {
    g.battle = winner;
    const bool paid = co_await carry_on_after(g, pay_bounty(g, sides.nemesis.who, winner->who));
    whole = whole && paid;
  }
  co_return whole;
}

// False: the turn of the active one is over.
Task<bool> battle_between(Relic& g, Seat nemesis, Seat character) {
  const What form = g.nemesis(nemesis).attribute;  // RNE-BAT-04
  Battle own(g.battle, nemesis, form, 0);
  Battle other(g.battle, character, form, 0);
  own.other = &other;
  other.other = &own;
  const bool attacks = nemesis == g.s.active;
  const Sides sides{own, other, attacks ? own : other, attacks ? other : own};
  g.tell("RNE-BAT-04"_clause, told::NemesisBattle{nemesis, character, attribute_object(form)});
  const bool decided = co_await fight(g, sides);
  if (!decided) {
    g.tell("RNE-CLAR-12"_clause, told::NemesisBattleVoid{nemesis, character});
    co_return true;
  }
  co_return co_await conclude(g, sides);
}

Task<> resolve_due_of(Relic& g, Seat nemesis) { co_await resolve_due_imperium(g, nemesis); }

}  // namespace

Task<BattleResult> battle_agents(Relic& g, Seat who) {
  // RNE-BAT-04, RNE-BAT-05
  Battle battle(g.battle, who, g.nemesis(who).attribute, 0);
  // RNE-BAT-22: all of them together. RNE-BAT-24: with all their texts.
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
    // RNE-BAT-14, RNE-BAT-23, RNE-BAT-36; RNE-BAT-25: in the order the nemesis likes.
    case BattleResult::won: co_await battle_won(g, battle); break;
    // RNE-BAT-15, RNE-BAT-37; RNE-BAT-38: a nemesis whom it vanquishes leaves with the turn.
    case BattleResult::lost: co_await battle_lost(g, battle); break;
    // RNE-BAT-16, RNE-BAT-30
    case BattleResult::tied: co_await battle_tied(g, battle); break;
    case BattleResult::none: break;
  }
  co_return result;
}

// RNE-BAT-20: nobody becomes a trophy. RNE-BAT-40: agents on the space take no part.
Task<> battle_nemesis(Relic& g, Seat attacker, Seat defender) {
  const Seat nemesis = g.is_nemesis(attacker) ? attacker : defender;
  const bool whole = co_await battle_between(g, nemesis, nemesis == attacker ? defender : attacker);
  // RNE-NCARD-20: in the turn of a character, too.
  if (nemesis != g.s.active) co_await kernel::scoped(g, scope_of(nemesis), resolve_due_of(g, nemesis));
  co_await complete_missions(g);
  if (!whole) co_await g.abort(kTurn);
}

// ---- the attack of a character ----

bool may_attack(const Relic& g, Seat who, Seat nemesis) {
  return g.player(nemesis).space == g.player(who).space && may_battle(g, nemesis, who);
}

bool can_attack_somebody(const Relic& g, Seat who) {
  if (!g.s.agreed.nemeses) return false;
  for (const Seat seat : g.nemeses()) {
    if (may_attack(g, who, seat)) return true;
  }
  return false;
}

namespace {

// RNE-BAT-41: Threat cards on the space are not read.
Task<> hold_attack(Relic& g, Seat who, Seat nemesis) {
  co_await open_window(g, who, Window::engage_start, Side::players);
  // RNE-BAT-44
  if (!may_attack(g, who, nemesis)) co_return;
  co_await battle_nemesis(g, who, nemesis);
}

}  // namespace

Task<> attack_phase(Relic& g, Seat who, Seat nemesis) {
  g.s.opponent = nemesis;
  g.s.declared = Declared::battle;
  g.tell("RNE-BAT-02"_clause, told::Attacked{who, nemesis});
  g.coming_foe_bonus = 0;
  co_await kernel::scoped(g, kPhase, hold_attack(g, who, nemesis));
  forget_engagement(g);
  co_await open_window(g, who, Window::engage_end, Side::players);
  co_await complete_missions(g);
  co_await offer_mission_payment(g, who);
}

}  // namespace kostka::games::relic
