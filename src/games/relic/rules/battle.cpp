// Battles in seven steps, several enemies at once, evading (REL-BATTLE, REL-EVADE).
#include <algorithm>

#include "games/relic/rules/effects.h"

namespace kostka::games::relic {
namespace {

// A weapon or armour that can do something in this battle.
bool is_useful(const Relic& g, const CardInPlay& asset, const Battle& battle) {
  const Card& card = g.card(asset.card);
  if (battle_bonus_of(g, card.abilities, battle.form) > 0) return true;
  constexpr WindowSet kOfBattles = set_of(Window::battle_start) | set_of(Window::battle_prepare) |
                                   set_of(Window::battle_foe_roll) | set_of(Window::battle_roll) |
                                   set_of(Window::battle_value) | set_of(Window::battle_win) |
                                   set_of(Window::battle_lose) | set_of(Window::battle_tie);
  // RNE-BAT-45: nobody hears of the enemy's roll against a nemesis.
  return (card.abilities.own & kOfBattles & ~(battle.other ? set_of(Window::battle_foe_roll) : 0)) != 0;
}

int offer_arms(Relic& g, const Battle& battle, TraitId trait, Answer answer) {
  int offered = 0;
  for (const CardInPlay& asset : g.player(battle.who).assets) {
    const Card& card = g.card(asset.card);
    if (asset.plain || !card.has(trait) || battle.weapons.contains(asset.serial)) continue;
    const bool banned = battle.no_wargear && is_gear(card);
    const bool can = !banned && is_useful(g, asset, battle);
    g.offer_or_refuse(can, banned ? "REL-GEN-06"_clause : "REL-BONUS-06"_clause, answer, of(asset, battle.who));
    offered += can ? 1 : 0;
  }
  return offered;
}

}  // namespace

bool has_arms(const Relic& g, Seat who) {
  const auto& assets = g.player(who).assets;
  return std::any_of(assets.begin(), assets.end(), [&g](const CardInPlay& asset) {
    return g.card(asset.card).has(g.catalogue.weapon) || g.card(asset.card).has(g.catalogue.armour);
  });
}

Task<> choose_arms(Relic& g, Battle& battle) {
  // REL-BATTLE-03: one weapon and one armour, unless an ability allows more.
  const int weapons = std::min(weapon_limit(g, battle.who), 4);
  for (int i = 0; i < weapons; ++i) {
    if (offer_arms(g, battle, g.catalogue.weapon, Answer::weapon) == 0) break;
    g.offer_to_choose(Answer::bare);
    const Option option = co_await g.ask(battle.who, "REL-BATTLE-03"_clause, g.question(Asking::weapon));
    if (g.answer_of(option) == Answer::bare) break;
    battle.weapons.push_back(option.about[0].index);
  }
  if (offer_arms(g, battle, g.catalogue.armour, Answer::armour) == 0) co_return;
  g.offer_to_choose(Answer::bare);
  const Option option = co_await g.ask(battle.who, "REL-BATTLE-03"_clause, g.question(Asking::armour));
  if (g.answer_of(option) == Answer::armour) battle.armour = option.about[0].index;
}

namespace {

// Steps 2 to 6. REL-BATTLE-21: a player who is vanquished before the result leaves the battle with the turn, so there
// is none, and the enemies stay on their space.
Task<BattleResult> fight(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  // Step 2
  battle.step = Step::prepare;
  co_await open_window(g, who, Window::battle_prepare, Side::foes);
  if (has_arms(g, who)) co_await choose_arms(g, battle);
  const bool with_cards = !battle.foes.empty();
  co_await open_window(g, who, Window::battle_prepare, Side::players);
  // RNE-CLAR-24: with no enemy left the battle is over, neither won nor lost.
  if (with_cards && battle.foes.empty()) co_return BattleResult::none;
  const std::size_t dial = battle.own_parts.size();
  add_own_parts(g, who, battle.form, battle.own_parts);
  battle.counted = true;
  co_await declare_bonuses(g, who, battle.own_parts, dial + 1, "REL-BONUS-04"_clause);
  // Step 3
  battle.step = Step::foe_roll;
  co_await roll_for_foe(g, battle);
  // Step 4
  battle.step = Step::roll;
  co_await roll_battle(g, battle);
  // Step 5, REL-BATTLE-09
  battle.step = Step::value;
  count_late_parts(g, battle);
  co_await open_window(g, who, Window::battle_value);
  count_support(g, battle);
  // Step 6
  battle.step = Step::result;
  const BattleSums sums = sums_of(g, battle);
  // REL-BATTLE-18: a 1 is only a low roll.
  const int own = battle.own.sum() + sum_of(sums.own);
  const int foe = battle.foe.sum() + sum_of(sums.foe);
  g.tell("REL-BATTLE-12"_clause, told::Scores{.who = who, .own = own, .foe = foe});
  if (own > foe || (own == foe && battle.tie_wins)) co_return BattleResult::won;
  co_return own == foe ? BattleResult::tied : BattleResult::lost;
}

Cause foe_cause(const Battle& battle, const Foe& foe) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = battle.who;
  cause.source = of(foe.card);
  cause.card = foe.card;
  cause.serial = foe.serial;
  return cause;
}

// RNE-SCN-19: cards on the scenario sheet have none.
bool has_consequences(const Relic& g, const Battle& battle, Window window) {
  if (battle.of_sheet) return false;
  return std::any_of(battle.foes.begin(), battle.foes.end(), [&](const Foe& foe) {
    return (g.catalogue.card_facts[foe.card.index()].own & set_of(window)) != 0;
  });
}

// What each enemy gives or takes.
Task<> consequences(Relic& g, Battle& battle, Window window) {
  Foes pending;
  // REL-BATTLE-33: all cards of the group.
  for (const Foe& foe : battle.foes) {
    if ((g.card(foe.card).abilities.own & set_of(window)) != 0) pending.push_back(foe);
  }
  while (!pending.empty()) {
    std::size_t next = 0;
    if (pending.size() > 1) {  // REL-BATTLE-37
      for (const Foe& foe : pending)
        g.offer_to_choose(Answer::resolve, object(Kind::in_play, foe.serial), 0, of(foe.card));
      const Option option = co_await g.ask(battle.who, "REL-BATTLE-37"_clause, g.question(Asking::order));
      while (pending[next].serial != option.about[0].index) ++next;
    }
    const Foe foe = pending.take(next);
    Occasion occasion(g.occasion, foe.card);
    occasion.charges = foe.charges;
    co_await abilities_of(g, g.card(foe.card).abilities, window, foe_cause(battle, foe));
  }
}

}  // namespace

// Steps 6 and 7 of a battle that was won. REL-BATTLE-19: play goes on with the next one.
Task<> battle_won(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  g.tell("REL-BATTLE-12"_clause, [&] { return told::BattleWon{battle_told(g, battle)}; });
  const int life = g.player(who).life;
  // REL-BATTLE-13
  co_await open_window(g, who, Window::battle_win, Side::players);
  // REL-BATTLE-34
  for (const Foe& foe : battle.foes) {
    const CardInPlay taken = take_from_board(g, foe.serial);
    if (!taken.card.valid()) continue;
    // REL-BATTLE-14
    g.player(who).trophies.push_back(taken.card);
    g.tell("REL-BATTLE-14"_clause, told::Trophy{who, taken.card});
    note_deed(g, who, {Deed::win, taken.card, battle.weapons.empty(), life});
  }
  // REL-BATTLE-24
  if (has_consequences(g, battle, Window::battle_win)) co_await consequences(g, battle, Window::battle_win);
}

// Steps 6 and 7 of a battle that was lost. REL-BATTLE-27: the enemies stay on their space.
Task<> battle_lost(Relic& g, Battle& battle) {
  g.tell("REL-BATTLE-12"_clause, [&] { return told::BattleLost{battle_told(g, battle)}; });
  co_await open_window(g, battle.who, Window::battle_lose, Side::players);
  // REL-BATTLE-35: 1 Life, however many enemies there are. REL-BATTLE-17: before their penalties. REL-BATTLE-22: a
  // player whom it vanquishes leaves with the turn.
  if (!battle.no_life_loss) co_await lose_life(g, battle.who, 1, "REL-BATTLE-15"_clause);
  // REL-BATTLE-25
  if (has_consequences(g, battle, Window::battle_lose)) co_await consequences(g, battle, Window::battle_lose);
}

// Steps 6 and 7 of a tie. REL-BATTLE-36: also with a group of enemies.
Task<> battle_tied(Relic& g, Battle& battle) {
  g.tell("REL-BATTLE-16"_clause, [&] { return told::BattleTied{battle_told(g, battle)}; });
  co_await open_window(g, battle.who, Window::battle_tie, Side::players);
  if (has_consequences(g, battle, Window::battle_tie)) co_await consequences(g, battle, Window::battle_tie);
}

namespace {

Task<> end_engagement(Relic& g) {
  co_await complete_missions(g);
  co_await g.abort(kPhase);
}

// REL-BATTLE-31: all of one attribute together.
Task<> fight_group(Relic& g, Seat who, What form, bool of_sheet) {
  // REL-BATTLE-01: with the same attribute of the player.
  Battle battle(g.battle, who, form, 0);
  battle.foes = enemies_here(g, who, form);
  battle.of_sheet = of_sheet;
  for (const Foe& foe : battle.foes) battle.value += g.card(foe.card).value;
  g.tell("REL-BATTLE-02"_clause, told::Battle{.who = who, .form = attribute_object(form), .value = battle.value});
  // REL-BATTLE-02
  co_await open_window(g, who, Window::battle_start);
  // If the enemies are all gone before it has begun, there is no battle.
  if (battle.foes.empty()) co_return;
  const BattleResult result = co_await fight(g, battle);
  switch (result) {
    case BattleResult::won: co_await battle_won(g, battle); break;
    case BattleResult::lost:
      co_await battle_lost(g, battle);
      co_await end_engagement(g);  // REL-BATTLE-26
      break;
    case BattleResult::tied:
      co_await battle_tied(g, battle);
      co_await end_engagement(g);  // REL-BATTLE-16
      break;
    case BattleResult::none: break;
  }
  co_await complete_missions(g);
}

}  // namespace

// REL-ENGAGE-04: every enemy on the space before play goes on.
Task<> battle_enemies(Relic& g, Seat who) {
  const SpaceId here = g.player(who).space;
  bool evading = true;  // may still be declared before the next battle
  for (;;) {
    if (g.player(who).space != here) co_return;
    std::array<bool, 3> forms{};
    bool any = false;
    for (const CardInPlay& lying : g.on_space(here)) {
      if (!is_enemy_here(g, lying)) continue;
      forms[static_cast<std::size_t>(g.card(lying.card).attribute)] = any = true;
    }
    // REL-EVADE-05: with none left to fight the phase goes on.
    if (!any) co_return;
    // REL-EVADE-01: only with an ability. REL-EVADE-02: before the battle begins. RNE-NEM-04: and only here, so that a
    // battle with a nemesis cannot be avoided.
    if (evading && has_responder(g, who, Window::evade)) {
      evading = false;
      co_await open_window(g, who, Window::evade);
      continue;
    }
    // REL-BATTLE-30: enemies of different attributes one battle after the other, in the player's order.
    for (std::size_t i = 0; i < 3; ++i) {
      if (forms[i]) g.offer_to_choose(Answer::fight, attribute_object(static_cast<What>(i)));
    }
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-BATTLE-30"_clause, g.question(Asking::next_enemy));
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, who);
      continue;
    }
    // REL-THREAT-06: the enemies on the space are battled.
    co_await fight_group(g, who, static_cast<What>(option.about[0].index), false);
    evading = true;
  }
}

// RNE-SCN-18; RNE-SCN-19: they lie on no space, so nobody reads what they say.
Task<> battle_on_sheet(Relic& g, Seat who, What form) { return fight_group(g, who, form, true); }

// REL-WIN-06 and other battles that a text demands, against an enemy without a card. REL-EVADE-08: there is none to
// leave behind.
Task<> battle_text(Relic& g, const Effect& effect, Cause cause) {
  const Seat who = cause.actor;
  What form = effect.what;
  // REL-BATTLE-43
  if (form == What::any_attribute) form = co_await which_attribute(g, who, "REL-BATTLE-43"_clause);
  // REL-BATTLE-41: without foes that have traits.
  Battle battle(g.battle, who, form, effect.amount.n);
  battle.of_sheet = cause.window == Window::confrontation;
  if (g.coming_foe_bonus != 0) battle.foe_parts.push_back({cause.source, g.coming_foe_bonus});
  g.coming_foe_bonus = 0;
  g.tell("REL-BATTLE-40"_clause, told::Battle{.who = who, .form = attribute_object(form), .value = battle.value});
  co_await open_window(g, who, Window::battle_start);
  const BattleResult result = co_await fight(g, battle);
  const Script& script = g.catalogue.script;
  switch (result) {
    case BattleResult::won: {
      DeedDone done;
      done.without_weapon = battle.weapons.empty();
      done.life_before = g.player(who).life;
      done.value = battle.value;
      // REL-BATTLE-42: without cards there is no trophy, but an enemy was beaten.
      co_await battle_won(g, battle);
      note_deed(g, who, done);
      co_await resolve(g, script.block(effect, 0).body, cause);
      co_return;
    }
    case BattleResult::lost:
      // REL-BATTLE-44
      co_await battle_lost(g, battle);
      co_await resolve(g, script.block(effect, 1).body, cause);
      break;
    case BattleResult::tied: co_await battle_tied(g, battle); break;
    case BattleResult::none: break;  // it has no cards that could go
  }
  co_await end_engagement(g);
}

}  // namespace kostka::games::relic
