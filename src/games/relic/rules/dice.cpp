// Dice: rolls, Power cards in their place, changes, rerolls and explosions (REL-DICE, REL-POWER-06 to 17).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// True if a Power card was used.
Task<bool> throw_dice(Relic& g, Seat who, Throw& dice, int count, Asking asking, bool power, Clause clause) {
  dice = {};
  bool used = false;
  for (int i = 0; i < count; ++i) {  // REL-DICE-04
    // REL-POWER-12
    const Face face = co_await die_or_power(g, who, asking, power && i == 0, clause);
    dice.dice.push_back(static_cast<std::int8_t>(face.value));
    used = used || face.by_power;
  }
  co_return used;
}

Task<> explode(Relic& g, Seat who, Throw& dice, int from, bool power) {
  // REL-DICE-03: every die on its own. REL-DICE-02: each new die again.
  while (dice.owes_a_die(from)) {
    // REL-POWER-17: the extra die is a roll of its own.
    const Face face = co_await die_or_power(g, who, Asking::extra_roll, power, "REL-POWER-17"_clause);
    dice.extra.push_back(static_cast<std::int8_t>(face.value));
  }
}

// After a reroll what must act on the dice acts on the new ones; what was an option is used up.
void forget_mandatory(const Relic& g, Occasion& occasion) {
  auto& used = occasion.used;
  for (std::size_t i = used.size(); i-- > 0;) {
    if (!g.catalogue.script.abilities[used[i].ability].may) used.take(i);
  }
}

// The player's roll with its window, in a battle or a test.
template <class Course>
Task<> roll_own(Relic& g, Course& course, Window window, Asking asking, bool power, Clause clause) {
  Occasion occasion(g.occasion);
  // REL-DICE-04: no die is added once the first one has fallen.
  const int count = 1 + course.extra_dice;
  bool power_used = co_await throw_dice(g, course.who, course.own, count, asking, power, clause);
  // REL-DICE-09: as often as there are rerolls.
  for (;;) {
    occasion.rerolled = false;
    // REL-DICE-10: rerolls and changes before the explosion dice and after them.
    co_await open_window(g, course.who, window, occasion);
    // REL-POWER-08: whether a die or a Power card showed it.
    while (!occasion.rerolled && course.own.owes_a_die(course.explosion.from())) {
      co_await explode(g, course.who, course.own, course.explosion.from(), power);
      co_await open_window(g, course.who, window, occasion);
    }
    if (!occasion.rerolled) co_return;
    forget_mandatory(g, occasion);
    // REL-POWER-07: a reroll is still the same roll.
    const bool power_left = power && !power_used;
    // REL-DICE-08, REL-DICE-11: all dice are new, and only they count.
    const bool used = co_await throw_dice(g, course.who, course.own, count, asking, power_left, "REL-POWER-13"_clause);
    power_used = power_used || used;
  }
}

Task<int> foe_die(Relic& g, Seat who, Clause clause) {
  const int face = co_await g.roll(6, clause, g.question(Asking::die_rolled, 1, of(who)));
  g.tell(clause, told::FoeDie{.who = who, .face = face});
  co_return face;
}

}  // namespace

Task<Face> die_or_power(Relic& g, Seat who, Asking asking, bool power_allowed, Clause clause) {
  // REL-POWER-06: before the roll, a Power card, whose number counts as the roll.
  while (power_allowed && !g.player(who).powers.empty()) {
    const auto& powers = g.player(who).powers;
    g.offer_to_choose(Answer::roll);
    for (std::size_t i = 0; i < powers.size(); ++i) {
      if (i > 0 && powers[i] == powers[i - 1]) continue;
      g.offer_to_choose(Answer::number, power_of(who, powers[i]), g.card(powers[i]).number);
    }
    offer_completion(g, who);
    const Option option = co_await g.ask(who, "REL-POWER-06"_clause, g.question(asking));
    if (g.answer_of(option) == Answer::roll) break;
    if (g.answer_of(option) == Answer::complete) co_await pay_for_mission(g, who);
    if (g.answer_of(option) == Answer::number) {
      const CardId card{option.about[0].index};
      g.player(who).powers.remove(card);    // REL-POWER-14
      g.pile(Deck::power).push_back(card);  // REL-POWER-05
      g.tell("REL-POWER-06"_clause, told::Number{.who = who, .card = card, .number = option.amount});
      co_return Face{option.amount, true};
    }
  }
  const int face = co_await g.roll(6, clause, g.question(Asking::die_rolled, 0, of(who)));
  g.tell(clause, told::Die{.who = who, .face = face});
  co_return Face{face, false};
}

// REL-BATTLE-06, with rerolls and changes (REL-BATTLE-07) and explosions (REL-BATTLE-08).
Task<> roll_battle(Relic& g, Battle& battle) {
  return roll_own(g, battle, Window::battle_roll, Asking::battle_roll, !battle.no_power, "REL-BATTLE-06"_clause);
}

// With explosions (REL-TEST-05).
Task<> roll_test(Relic& g, SkillTest& test) {
  // REL-TEST-09
  const bool power = !powers_are_banned(g, test.who);
  return roll_own(g, test, Window::test_roll, Asking::test_roll, power, "REL-TEST-02"_clause);
}

// REL-BATTLE-23: on behalf of the neighbour, of whom no card helps (REL-BATTLE-05).
Task<> roll_for_foe(Relic& g, Battle& battle) {
  Occasion occasion(g.occasion);
  for (;;) {
    battle.foe = {};
    // REL-POWER-11: always a die.
    battle.foe.dice.push_back(static_cast<std::int8_t>(co_await foe_die(g, battle.who, "REL-BATTLE-04"_clause)));
    occasion.rerolled = false;
    co_await open_window(g, battle.who, Window::battle_foe_roll, occasion);
    while (!occasion.rerolled && battle.foe.owes_a_die(battle.foe_explosion.from())) {  // REL-DICE-02
      while (battle.foe.owes_a_die(battle.foe_explosion.from())) {
        const int face = co_await foe_die(g, battle.who, "REL-DICE-02"_clause);
        battle.foe.extra.push_back(static_cast<std::int8_t>(face));
      }
      co_await open_window(g, battle.who, Window::battle_foe_roll, occasion);
    }
    if (!occasion.rerolled) co_return;
    forget_mandatory(g, occasion);
  }
}

}  // namespace kostka::games::relic
