// Dice: rolls, Power cards in their place, changes, rerolls and explosions (REL-DICE, REL-POWER-06 to 17).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// `in_battle`: with the window of RNE-CLAR-36. A player whom it vanquishes leaves the battle with the turn
// (RNE-CLAR-11), as REL-BATTLE-21 says, so it was never fought (RNE-CLAR-18).
Task<> explode(Relic& g, Seat who, Throw& dice, Faces on, bool power, bool in_battle) {
  // REL-DICE-03: every die on its own. REL-DICE-02: each new die again.
  while (dice.owes_a_die(on)) {
    if (in_battle) co_await open_window(g, who, Window::battle_explosion);
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
  bool power_left = power;
  // REL-DICE-09: as often as there are rerolls.
  for (;;) {
    // REL-DICE-08, REL-DICE-11: all dice are new, and only they count.
    course.own = {};
    for (int i = 0; i < count; ++i) {  // REL-DICE-04
      // REL-POWER-12
      const Face face = co_await die_or_power(g, course.who, asking, power_left && i == 0, clause);
      course.own.dice.push_back(static_cast<std::int8_t>(face.value));
      // REL-POWER-07, RNE-MIGHT-04: a reroll is still the same roll.
      if (face.by_power) power_left = false;
    }
    occasion.rerolled = false;
    // REL-DICE-10: rerolls and changes before the explosion dice and after them.
    co_await open_window(g, course.who, window, occasion);
    // REL-POWER-08: whether a die or a Power card showed it. RNE-MIGHT-05, RNE-MIGHT-10: or a Might card, whose number
    // is a roll for everything (RNE-CLAR-17).
    while (!occasion.rerolled && course.own.owes_a_die(course.explosion.on())) {
      co_await explode(g, course.who, course.own, course.explosion.on(), power, window == Window::battle_roll);
      co_await open_window(g, course.who, window, occasion);
    }
    if (!occasion.rerolled) co_return;
    forget_mandatory(g, occasion);
    clause = "REL-POWER-13"_clause;
  }
}

// Awaited like a rule, but it needs no frame.
class FoeDie {
 public:
  FoeDie(Relic& g, Seat who, Clause clause)
      : g_(g), who_(who), clause_(clause), roll_(g.roll(6, clause, g.question(Asking::die_rolled, 1, of(who)))) {}

  [[nodiscard]] bool await_ready() { return roll_.await_ready(); }
  void await_suspend(std::coroutine_handle<> caller) { roll_.await_suspend(caller); }
  [[nodiscard]] int await_resume() {
    const int face = roll_.await_resume();
    g_.tell(clause_, told::FoeDie{.who = who_, .face = face});
    return face;
  }

 private:
  Relic& g_;
  Seat who_;
  Clause clause_;
  kernel::Table::Roll roll_;
};

}  // namespace

namespace {

// REL-POWER-06: before the roll, a Power card, whose number counts as the roll.
Task<Face> power_or_die(Relic& g, Seat who, Asking asking, Clause clause) {
  while (!g.player(who).powers.empty()) {
    const auto& powers = g.player(who).powers;
    g.offer_to_choose(Answer::roll);
    for (std::size_t i = 0; i < powers.size(); ++i) {
      if (i > 0 && powers[i] == powers[i - 1]) continue;
      g.offer_to_choose(Answer::number, power_of(who, powers[i]), g.card(powers[i]).number);
    }
    offer_completion(g, who);
    const Clause of_hand = g.is_nemesis(who) ? "RNE-MIGHT-03"_clause : "REL-POWER-06"_clause;
    const Option option = co_await g.ask(who, of_hand, g.question(asking));
    if (g.answer_of(option) == Answer::roll) break;
    if (g.answer_of(option) == Answer::complete) co_await pay_for_mission(g, who);
    if (g.answer_of(option) == Answer::number) {
      const CardId card{option.about[0].index};
      g.player(who).powers.remove(card);  // REL-POWER-14
      put_played_power(g, who, card);
      g.tell(of_hand, told::Number{.who = who, .card = card, .number = option.amount});
      co_return Face{option.amount, true};
    }
  }
  const Face face = co_await DieOrPower(g, who, clause);
  co_return face;
}

}  // namespace

DieOrPower die_or_power(Relic& g, Seat who, Asking asking, bool power_allowed, Clause clause) {
  if (!power_allowed || g.player(who).powers.empty()) return {g, who, clause};
  return {g, who, clause, power_or_die(g, who, asking, clause)};
}

// REL-BATTLE-06, with rerolls and changes (REL-BATTLE-07) and explosions (REL-BATTLE-08).
Task<> roll_battle(Relic& g, Battle& battle) {
  // RNE-BAT-07: a nemesis as well; RNE-MIGHT-03, with a Might card in place of the die. RNE-BAT-11
  const Clause clause = g.is_nemesis(battle.who) ? "RNE-BAT-07"_clause : "REL-BATTLE-06"_clause;
  return roll_own(g, battle, Window::battle_roll, Asking::battle_roll, !battle.no_power, clause);
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
    const int first = co_await FoeDie(g, battle.who, "REL-BATTLE-04"_clause);
    battle.foe.dice.push_back(static_cast<std::int8_t>(first));
    occasion.rerolled = false;
    co_await open_window(g, battle.who, Window::battle_foe_roll, occasion);
    while (!occasion.rerolled && battle.foe.owes_a_die(battle.foe_explosion.on())) {  // REL-DICE-02
      while (battle.foe.owes_a_die(battle.foe_explosion.on())) {
        const int face = co_await FoeDie(g, battle.who, "REL-DICE-02"_clause);
        battle.foe.extra.push_back(static_cast<std::int8_t>(face));
      }
      co_await open_window(g, battle.who, Window::battle_foe_roll, occasion);
    }
    if (!occasion.rerolled) co_return;
    forget_mandatory(g, occasion);
  }
}

}  // namespace kostka::games::relic
