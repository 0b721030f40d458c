// Battles in seven steps, several enemies at once, evading (REL-BATTLE, REL-EVADE). REL-BATTLE-21: whoever is
// vanquished before the result leaves the battle with the turn, so it has none, and the enemies stay where they lie.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// A weapon or armour that can do something in this battle.
bool is_useful(const Relic& g, const CardInPlay& asset, What form) {
  const Card& card = g.card(asset.card);
  if (battle_bonus_of(g, card.abilities, form) > 0) return true;
  constexpr WindowSet kOfBattles = set_of(Window::battle_start) | set_of(Window::battle_prepare) |
                                   set_of(Window::battle_foe_roll) | set_of(Window::battle_roll) |
                                   set_of(Window::battle_value) | set_of(Window::battle_win) |
                                   set_of(Window::battle_lose) | set_of(Window::battle_tie);
  return (card.abilities.own & kOfBattles) != 0;
}

int offer_arms(Relic& g, const Battle& battle, TraitId trait, Answer answer) {
  int offered = 0;
  for (const CardInPlay& asset : g.player(battle.who).assets) {
    const Card& card = g.card(asset.card);
    if (asset.plain || !card.has(trait) || battle.weapons.contains(asset.serial)) continue;
    const bool banned = battle.no_wargear && card.deck == Deck::wargear;
    const bool can = !banned && is_useful(g, asset, battle.form);
    g.offer_or_refuse(can, banned ? "REL-GEN-06"_clause : "REL-BONUS-06"_clause, answer, of(asset, battle.who));
    offered += can ? 1 : 0;
  }
  return offered;
}

bool has_arms(const Relic& g, Seat who) {
  const auto& assets = g.player(who).assets;
  return std::any_of(assets.begin(), assets.end(), [&g](const CardInPlay& asset) {
    return g.card(asset.card).has(g.catalogue.weapon) || g.card(asset.card).has(g.catalogue.armour);
  });
}

// REL-BATTLE-03: one weapon and one armour, unless an ability allows more.
Task<> choose_arms(Relic& g, Battle& battle) {
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

// One part of a window: only the enemies' abilities, or all but theirs.
Task<> partial_window(Relic& g, Battle& battle, Window window, bool foes) {
  Occasion occasion(g.occasion);
  occasion.foes_only = foes;
  occasion.without_foes = !foes;
  co_await open_window(g, battle.who, window, occasion);
}

// Steps 2 to 6 (REL-BATTLE-03 to 13). REL-BATTLE-18: a 1 is only a low roll. A battle whose enemies are all gone before
// it began is none.
Task<Outcome> fight(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  battle.step = Step::prepare;
  if (may_have_responder(g, who, Window::battle_prepare))
    co_await partial_window(g, battle, Window::battle_prepare, true);
  if (has_arms(g, who)) co_await choose_arms(g, battle);
  if (may_have_responder(g, who, Window::battle_prepare))
    co_await partial_window(g, battle, Window::battle_prepare, false);
  const int dial = g.player(who).attributes[static_cast<std::size_t>(battle.form)];
  battle.own_parts.push_back({attribute_object(battle.form), static_cast<std::int16_t>(dial)});  // REL-BATTLE-11
  const std::size_t declared = battle.own_parts.size();
  battle_bonuses(g, who, battle.form, battle.own_parts);
  co_await declare_bonuses(g, who, battle.own_parts, declared, "REL-BONUS-04"_clause);
  battle.step = Step::foe_roll;
  co_await roll_for_foe(g, battle);
  battle.step = Step::roll;
  co_await roll_battle(g, battle);
  battle.step = Step::value;  // REL-BATTLE-09
  if (has_responder(g, who, Window::battle_value)) co_await open_window(g, who, Window::battle_value);
  battle.step = Step::result;
  // REL-DICE-05, REL-DICE-06: all dice, and then what is added to them.
  const int own = battle.own.sum() + sum_of(battle.own_parts);
  const int foe = battle.foe.sum() + battle.value + sum_of(battle.foe_parts);  // REL-BATTLE-10, REL-BATTLE-32
  g.tell("REL-BATTLE-12"_clause, [&] { return told::Scores{battle_told(g, battle)}; });
  if (own > foe || (own == foe && battle.tie_wins)) co_return Outcome::won;
  co_return own == foe ? Outcome::tied : Outcome::lost;
}

Cause foe_cause(const Battle& battle, const Foe& foe) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = battle.who;
  cause.source = of(foe.card);
  cause.card = foe.card;
  cause.serial = foe.serial;
  return cause;
}

bool has_consequences(const Relic& g, const Battle& battle, Window window) {
  return std::any_of(battle.foes.begin(), battle.foes.end(),
                     [&](const Foe& foe) { return (g.catalogue.speaks[foe.card.index()].own & set_of(window)) != 0; });
}

// REL-BATTLE-24, REL-BATTLE-25, REL-BATTLE-33, REL-BATTLE-37: what each enemy gives or takes, in the player's order.
Task<> consequences(Relic& g, Battle& battle, Window window) {
  kernel::ShortList<Foe, 32> pending;
  for (const Foe& foe : battle.foes) {
    if ((g.card(foe.card).abilities.own & set_of(window)) != 0) pending.push_back(foe);
  }
  while (!pending.empty()) {
    std::size_t next = 0;
    if (pending.size() > 1) {
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

// REL-BATTLE-13, REL-BATTLE-14, REL-BATTLE-19, REL-BATTLE-34
Task<> won(Relic& g, Battle& battle) {
  const Seat who = battle.who;
  g.tell("REL-BATTLE-12"_clause, [&] { return told::BattleWon{battle_told(g, battle)}; });
  const int life = g.player(who).life;
  if (may_have_responder(g, who, Window::battle_win)) co_await partial_window(g, battle, Window::battle_win, false);
  for (const Foe& foe : battle.foes) {
    const CardInPlay taken = take_from_board(g, foe.serial);
    if (!taken.card.valid()) continue;
    g.player(who).trophies.push_back(taken.card);
    g.tell("REL-BATTLE-14"_clause, told::Trophy{who, taken.card});
    note_deed(g, who, {Deed::win, taken.card, battle.weapons.empty(), life});
  }
  if (has_consequences(g, battle, Window::battle_win)) co_await consequences(g, battle, Window::battle_win);
}

// REL-BATTLE-15, REL-BATTLE-17, REL-BATTLE-22, REL-BATTLE-27, REL-BATTLE-35; the phase ends afterwards (REL-BATTLE-26).
Task<> lost(Relic& g, Battle& battle) {
  g.tell("REL-BATTLE-12"_clause, [&] { return told::BattleLost{battle_told(g, battle)}; });
  if (may_have_responder(g, battle.who, Window::battle_lose)) {
    co_await partial_window(g, battle, Window::battle_lose, false);
  }
  if (!battle.no_life_loss) co_await lose_life(g, battle.who, 1, "REL-BATTLE-15"_clause);
  if (has_consequences(g, battle, Window::battle_lose)) co_await consequences(g, battle, Window::battle_lose);
}

// REL-BATTLE-16, REL-BATTLE-36
Task<> tied(Relic& g, Battle& battle) {
  g.tell("REL-BATTLE-16"_clause, [&] { return told::BattleTied{battle_told(g, battle)}; });
  if (may_have_responder(g, battle.who, Window::battle_tie))
    co_await partial_window(g, battle, Window::battle_tie, false);
  if (has_consequences(g, battle, Window::battle_tie)) co_await consequences(g, battle, Window::battle_tie);
}

Task<> end_engagement(Relic& g) {
  if (missions_are_met(g)) co_await complete_missions(g);
  co_await g.abort(kPhase);
}

// REL-BATTLE-01, REL-BATTLE-02, REL-BATTLE-31, REL-THREAT-06: all enemies of one attribute on the space, with that
// attribute of the player.
Task<> fight_group(Relic& g, Seat who, What form) {
  Battle battle(g.battle, who, form, 0);
  for (const CardInPlay& lying : g.on_space(g.player(who).space)) {
    const Card& card = g.card(lying.card);
    if (!is_enemy_here(g, lying) || card.attribute != form || battle.foes.full()) continue;
    battle.foes.push_back({lying.card, lying.serial, lying.charges});
    battle.value += card.value;
  }
  g.tell("REL-BATTLE-02"_clause, told::Battle{.who = who, .form = attribute_object(form), .value = battle.value});
  if (has_responder(g, who, Window::battle_start)) co_await open_window(g, who, Window::battle_start);
  if (battle.foes.empty()) co_return;
  const Outcome outcome = co_await fight(g, battle);
  switch (outcome) {
    case Outcome::won: co_await won(g, battle); break;
    case Outcome::lost:
      co_await lost(g, battle);
      co_await end_engagement(g);
      break;
    case Outcome::tied:
      co_await tied(g, battle);
      co_await end_engagement(g);
      break;
  }
  if (missions_are_met(g)) co_await complete_missions(g);
}

}  // namespace

// REL-ENGAGE-04, REL-BATTLE-30: enemies of different attributes one battle after the other, in the player's order.
// REL-EVADE-05: with none left to fight the phase goes on.
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
    if (!any) co_return;
    if (evading && has_responder(g, who, Window::evade)) {  // REL-EVADE-01, REL-EVADE-02
      evading = false;
      co_await open_window(g, who, Window::evade);
      continue;
    }
    for (std::size_t i = 0; i < 3; ++i) {
      if (forms[i]) g.offer_to_choose(Answer::fight, attribute_object(static_cast<What>(i)));
    }
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-BATTLE-30"_clause, g.question(Asking::next_enemy));
    if (g.answer_of(option) == Answer::complete) {
      co_await pay_for_mission(g, who);
      continue;
    }
    co_await fight_group(g, who, static_cast<What>(option.about[0].index));
    evading = true;
  }
}

// REL-BATTLE-40, REL-BATTLE-43, REL-BATTLE-44, REL-WIN-06 and battles that a text demands: an enemy without a card, so
// no traits, no trophy and nothing to remove (REL-BATTLE-41, REL-BATTLE-42), nor to leave behind (REL-EVADE-08); but an
// enemy beaten.
Task<> battle_text(Relic& g, const Effect& effect, Cause cause) {
  const Seat who = cause.actor;
  What form = effect.what;
  if (form == What::any_attribute) form = co_await which_attribute(g, who, "REL-BATTLE-43"_clause);
  Battle battle(g.battle, who, form, effect.amount.n);
  battle.of_sheet = cause.window == Window::confrontation;
  if (g.coming_foe_bonus != 0) battle.foe_parts.push_back({cause.source, g.coming_foe_bonus});
  g.coming_foe_bonus = 0;
  g.tell("REL-BATTLE-40"_clause, told::Battle{.who = who, .form = attribute_object(form), .value = battle.value});
  if (has_responder(g, who, Window::battle_start)) co_await open_window(g, who, Window::battle_start);
  const Outcome outcome = co_await fight(g, battle);
  const Script& script = g.catalogue.script;
  switch (outcome) {
    case Outcome::won: {
      DeedDone done;
      done.without_weapon = battle.weapons.empty();
      done.life_before = g.player(who).life;
      done.value = battle.value;
      co_await won(g, battle);
      note_deed(g, who, done);
      co_await resolve(g, script.block(effect, 0).body, cause);
      co_return;
    }
    case Outcome::lost:
      co_await lost(g, battle);
      co_await resolve(g, script.block(effect, 1).body, cause);
      break;
    case Outcome::tied: co_await tied(g, battle); break;
  }
  co_await end_engagement(g);
}

}  // namespace kostka::games::relic
