// What an option of Knockdown leads to, as its maker could work out from what lies on the table.
#include <algorithm>

#include "games/knockdown/effects.h"
#include "games/knockdown/rules.h"
#include "games/knockdown/says.h"
#include "games/knockdown/screen.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Counted;
using kernel::say;
using kernel::Text;
using screen::Outcome;

std::int16_t small(std::size_t n) { return static_cast<std::int16_t>(n); }

void hurt(const Knockdown& g, Seat who, Damage damage, Outcome& outcome) {
  outcome.light = damage.light;
  outcome.heavy = damage.heavy;
  const int s = strain_after(g, who, damage);
  outcome.strain = static_cast<std::int16_t>(s);
  if (g.s.agreed.test == TestMode::dice) outcome.fails_of_216 = static_cast<std::int16_t>(failing_throws(s));
}

// KNO-SEQ-06: the cubes of a pool as they reach their target.
Damage as_taken(const Knockdown& g, Seat target, const Attack& attack, Damage cubes) {
  if (attack.type != AttackType::strike || cubes.heavy == 0) return cubes;
  const auto softened = static_cast<std::int16_t>(coming_softened_cubes(g, target, cubes.heavy));
  return cubes - Damage{0, softened} + Damage{softened, 0};
}

Outcome of_attack(const Knockdown& g, Seat attacker, const Attack& attack, Range range, Damage pool) {
  Outcome outcome;
  outcome.in_range = g.in_range(range);
  if (!*outcome.in_range) return outcome;
  const Seat target = g.opponent_of(attacker);
  hurt(g, target, as_taken(g, target, attack, pool) + sure_damage(attack.effects), outcome);
  if (!attack.effects.empty()) outcome.effect = true;
  if (may_damage(attack.effects)) outcome.more = true;
  return outcome;
}

Outcome of_row_card(const Knockdown& g, Seat who, const Option& option, bool reach) {
  const AttackCard& card = g.card(CardId{option.about[1].index});
  const Damage bonus = card.type == AttackType::strike ? coming_pool_bonus(g, who) : Damage{};
  return of_attack(g, who, card, reach ? Range{Reach::up_to, 2} : card.range, card.pool + bonus);
}

Outcome of_special(const Knockdown& g, Seat who, const Option& option, bool reach) {
  const SpecialAttack& special = g.fighter(who).specials[option.about[0].index % 8];
  Outcome outcome = of_attack(g, who, special, reach ? Range{Reach::up_to, 2} : special.range, special.pool);
  outcome.hand = small(g.player(who).hand.size() - special.cost.size());
  return outcome;
}

// KNO-BLK-02: the most that so many counted cards let a defender ignore, heavy cubes first.
Damage most_ignored(Damage pool, int counted) {
  const int heavy = std::min<int>(pool.heavy, counted / 2);
  return {static_cast<std::int16_t>(std::min<int>(pool.light, counted - 2 * heavy)), static_cast<std::int16_t>(heavy)};
}

// What is left of the attack for its target once these cubes are ignored and, perhaps, the effect is cancelled.
Outcome of_defence(const Knockdown& g, const AttackCourse& course, Damage ignored, bool effect_blocked, Damage toll) {
  const Attack& attack = *course.attack.attack;
  const Seat defender = g.opponent_of(course.attack.attacker);
  Outcome outcome;
  Damage taken = toll + as_taken(g, defender, attack, course.to_come - ignored);
  if (!attack.effects.empty()) outcome.effect = !effect_blocked;
  if (!effect_blocked) taken = taken + sure_damage(attack.effects);
  if (!effect_blocked && may_damage(attack.effects)) outcome.more = true;
  hurt(g, defender, taken, outcome);
  return outcome;
}

Outcome of_block(const Knockdown& g, const AttackCourse& course, Answer answer) {
  const bool damage = answer == Answer::block_damage || answer == Answer::block_both;
  const bool effect = answer == Answer::block_effect || answer == Answer::block_both;
  const int cards = (damage ? 1 : 0) + (effect ? 1 : 0);
  const Seat attacker = course.attack.attacker;
  const int left = static_cast<int>(g.player(g.opponent_of(attacker)).hand.size()) - cards;  // KNO-BLK-03
  const Damage ignored = damage ? most_ignored(course.to_come, left) : Damage{};
  Outcome outcome = of_defence(g, course, ignored, effect, coming_block_damage(g, attacker, cards));
  outcome.hand = static_cast<std::int16_t>(left);  // KNO-BLK-04
  return outcome;
}

Outcome of_ignoring(const Knockdown& g, const AttackCourse& course, int amount) {
  const Damage ignored{static_cast<std::int16_t>(amount % 100), static_cast<std::int16_t>(amount / 100)};
  return of_defence(g, course, ignored, course.effect_blocked, {});
}

// Where a fighter comes to stand; `other` is the one that stays.
Outcome of_move(const Knockdown& g, SpaceId to, Seat other) {
  Outcome outcome;
  outcome.distance = static_cast<std::int16_t>(g.distance(to, g.player(other).space));
  return outcome;
}

Outcome numbers_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option) {
  const Seat who = prompt.seat, opponent = g.opponent_of(who);
  const Answer answer = answer_of(option);
  const SpaceId space{option.about[0].index};
  switch (answer) {
    case Answer::attack:
    case Answer::attack_reach: return of_row_card(g, who, option, answer == Answer::attack_reach);
    case Answer::special:
    case Answer::special_reach:
    case Answer::react: return of_special(g, who, option, answer == Answer::special_reach);
    case Answer::block_none:
    case Answer::block_damage:
    case Answer::block_effect:
    case Answer::block_both: return of_block(g, *g.attack_course, answer);
    case Answer::ignore: return of_ignoring(g, *g.attack_course, option.amount);
    case Answer::move: return of_move(g, space, opponent);
    case Answer::corridor: {
      Outcome outcome = of_move(g, space, opponent);
      hurt(g, who, corridor_damage(g, space), outcome);
      return outcome;
    }
    case Answer::dash: {
      Outcome outcome = of_move(g, space, opponent);
      outcome.hand = small(g.player(who).hand.size() - 1);  // KNO-COMBO-08
      return outcome;
    }
    case Answer::step: {
      const auto kind = static_cast<Asking>(prompt.question.kind);
      return of_move(g, space, kind == Asking::step_opponent || kind == Asking::put_opponent ? who : opponent);
    }
    case Answer::stay: return of_move(g, g.player(who).space, opponent);
    case Answer::call: {
      Outcome outcome;
      hurt(g, opponent, {}, outcome);
      outcome.light = outcome.heavy = std::nullopt;
      return outcome;
    }
    default: return {};
  }
}

// The numbers of a defence in words: what is taken, whether the effect happens, and the hand afterwards.
void tell_defence(Outcome& outcome) {
  const Damage taken{outcome.light.value_or(0), outcome.heavy.value_or(0)};
  Text words = taken.none() ? Text{"you take no damage", "nie otrzymujesz Obrażeń"}
                            : say("you take {0}", "otrzymujesz {0}", {damage_text(taken)});
  // The effect may add to it.
  if (outcome.more.value_or(false)) words = say("{0}, or more", "{0} lub więcej", {words});
  if (outcome.effect) {
    words = *outcome.effect ? say("{0}; the effect happens", "{0}; efekt działa", {words})
                            : say("{0}; no effect", "{0}; bez efektu", {words});
  }
  if (outcome.hand) {
    words = say("{0}; then you hold {1}", "{0}; potem masz {1:acc}", {words, Counted{*outcome.hand, nouns::card()}});
  }
  outcome.says.effect = words;
}

Outcome outcome_of(const Knockdown& g, const kernel::Prompt& prompt, const Option& option) {
  Outcome outcome = numbers_of(g, prompt, option);
  outcome.says = says_of(g, prompt, option);
  switch (answer_of(option)) {
    case Answer::block_none:
    case Answer::block_damage:
    case Answer::block_effect:
    case Answer::block_both:
    case Answer::ignore: tell_defence(outcome); break;
    default: break;
  }
  return outcome;
}

}  // namespace

kernel::Document Knockdown::outcome(const kernel::Prompt& prompt, const Option& option) const {
  return kernel::to_document(outcome_of(*this, prompt, option));
}

void Knockdown::write_outcome(kernel::Writer& out, const kernel::Prompt& prompt, const Option& option) const {
  kernel::write(out, outcome_of(*this, prompt, option));
}

}  // namespace kostka::games::knockdown
