// The attack sequence (Sekwencja ataku): range, reaction, block, damage, effect, K.O.
#include <algorithm>
#include <utility>

#include "games/knockdown/rules.h"

namespace kostka::games::knockdown {
namespace {

// KNO-TYPE-04: the trigger printed on the Reaction is met by this attack.
bool triggers(const SpecialAttack& reaction, const Declared& attack) {
  if (reaction.trigger.strikes_only && attack.attack->type != AttackType::strike) return false;
  const auto& ranges = reaction.trigger.ranges;
  return ranges.empty() || std::find(ranges.begin(), ranges.end(), attack.range) != ranges.end();
}

bool possible(const Knockdown& g, const SpecialAttack& special, Cause cause) {
  return std::all_of(special.effects.begin(), special.effects.end(),
                     [&](const auto& effect) { return effect->possible(g, cause); });
}

// Whether this special attack of the defender may answer the attack, as far as everybody can see: the board, the
// arena, and that there are enough cards in hand.
bool may_answer(const Knockdown& g, Seat defender, std::size_t number, const Declared& attack) {
  const SpecialAttack& special = g.fighter(defender).specials[number];
  return special.type == AttackType::reaction && attack.attack->type != AttackType::reaction &&  // KNO-TYPE-04
         triggers(special, attack) && g.player(defender).hand.size() >= special.cost.size() &&
         g.in_range(special.range) && possible(g, special, {defender, special_of(g.player(defender).fighter, number)});
}

// The window opens by what is public, never by what the hand really holds.
bool reaction_window_opens(const Knockdown& g, const Declared& attack) {
  const Seat defender = g.opponent_of(attack.attacker);
  for (std::size_t i = 0; i < g.fighter(defender).specials.size(); ++i) {
    if (may_answer(g, defender, i, attack)) return true;
  }
  return false;
}

// KNO-SEQ-03: one Reaction at most. True if one was performed.
Task<bool> reaction_window(Knockdown& g, const Declared& attack) {
  const Seat defender = g.opponent_of(attack.attacker);
  const auto& specials = g.fighter(defender).specials;
  g.offer_to_choose(Answer::no_reaction);
  for (std::size_t i = 0; i < specials.size(); ++i) {
    if (!may_answer(g, defender, i, attack)) continue;
    g.offer_or_refuse(can_pay(g, defender, specials[i]), "KNO-COMBO-04"_clause, Answer::react,
                      special_of(g.player(defender).fighter, i));
  }
  const Option choice = co_await g.ask(defender, "KNO-SEQ-03"_clause, g.question(Asking::reaction, 0, attack.source),
                                       kernel::Forced::ask);
  if (answer_of(choice) == Answer::no_reaction) co_return false;
  const SpecialAttack& reaction = specials[choice.about[0].index % 8];
  g.tell("KNO-TYPE-04"_clause, told::Reaction{defender, choice.about[0]});
  const Declared answer{&reaction, choice.about[0], defender, reaction.range, reaction.pool, false};
  AttackCourse announced(g.attack_course, answer);
  announced.to_come = answer.pool;  // while it is paid for
  co_await pay(g, defender, reaction);
  co_await attack_sequence(g, answer);
  co_return true;
}

struct Blocks {
  bool damage = false, effect = false;
};

// KNO-BLK-07: all blocks are chosen at once, and each kind once.
Task<Blocks> block_window(Knockdown& g, const Declared& attack, AttackCourse& course) {
  const Seat defender = g.opponent_of(attack.attacker);
  const auto& hand = g.player(defender).hand;
  const bool pool = !attack.pool.none(), effect = !attack.attack->effects.empty();
  // KNO-TYPE-02: Strikes,
  // KNO-TYPE-03: no Abilities or Reactions,
  // KNO-BLK-09: and nothing else.
  if (attack.attack->type != AttackType::strike || hand.empty() || !(pool || effect)) co_return Blocks{};
  const auto cards = std::count_if(hand.begin(), hand.end(), [&g](CardId c) { return g.card(c).symbol == Symbol::BL; });
  g.offer_to_choose(Answer::block_none);
  if (pool) g.offer_or_refuse(cards >= 1, "KNO-BLK-01"_clause, Answer::block_damage);
  if (effect) g.offer_or_refuse(cards >= 1, "KNO-BLK-01"_clause, Answer::block_effect);
  if (pool && effect) g.offer_or_refuse(cards >= 2, "KNO-BLK-06"_clause, Answer::block_both);
  const Option choice =
      co_await g.ask(defender, "KNO-BLK-11"_clause, g.question(Asking::block, 0, attack.source), kernel::Forced::ask);
  const Answer answer = answer_of(choice);
  const Blocks blocks{answer == Answer::block_damage || answer == Answer::block_both,
                      answer == Answer::block_effect || answer == Answer::block_both};
  course.damage_blocked = blocks.damage;
  course.effect_blocked = blocks.effect;
  for (int n = (blocks.damage ? 1 : 0) + (blocks.effect ? 1 : 0); n > 0; --n) {
    co_await discard_one(g, defender, Asking::block_card, Answer::block_with, 0,
                         [](const AttackCard& c, int) { return c.symbol == Symbol::BL; });
    if (has_skill_for(g, attack.attacker, Window::opponent_blocks))
      co_await skill_window(g, attack.attacker, Window::opponent_blocks);
  }
  co_return blocks;
}

// Which cubes of the pool are ignored.
Task<Damage> block_damage(Knockdown& g, const Declared& attack) {
  const Seat defender = g.opponent_of(attack.attacker);
  // KNO-BLK-03: the block cards have left the hand.
  // KNO-BLK-04: those in it are only counted.
  const int counted = static_cast<int>(g.player(defender).hand.size());
  for (int total = 2 * attack.pool.heavy + attack.pool.light; total >= 0; --total) {  // the best choices first
    for (int heavy = attack.pool.heavy; heavy >= 0; --heavy) {
      const int light = total - 2 * heavy;
      if (light < 0 || light > attack.pool.light) continue;
      g.offer_or_refuse(total <= counted, "KNO-BLK-02"_clause, Answer::ignore, {}, 100 * heavy + light);
    }
  }
  const Option choice = co_await g.ask(defender, "KNO-BLK-02"_clause, g.question(Asking::ignore_damage, counted));
  const Damage ignored{static_cast<std::int16_t>(choice.amount % 100), static_cast<std::int16_t>(choice.amount / 100)};
  g.tell("KNO-BLK-02"_clause, told::BlockedDamage{defender});
  if (!ignored.none()) {
    g.tell("KNO-BLK-02"_clause, told::Ignored{defender, ignored});
  }
  co_return ignored;
}

}  // namespace

// What did it, if anything is named.
static std::optional<Object> named(Object source) { return source.valid() ? std::optional(source) : std::nullopt; }

void take_damage(Knockdown& g, Seat who, Damage damage, Object source, Clause clause) {
  if (damage.none()) return;
  Player& hurt = g.player(who);
  // KNO-COMP-08: without limit.
  hurt.light = static_cast<std::int16_t>(hurt.light + damage.light);
  hurt.heavy = static_cast<std::int16_t>(hurt.heavy + damage.heavy);
  g.tell(clause, told::Damage{who, named(source), damage});
}

void remove_damage(Knockdown& g, Seat who, Damage damage, Object source, Clause clause) {
  Player& healed = g.player(who);
  const Damage gone{std::min(damage.light, healed.light), std::min(damage.heavy, healed.heavy)};
  if (gone.none()) return;
  healed.light = static_cast<std::int16_t>(healed.light - gone.light);
  healed.heavy = static_cast<std::int16_t>(healed.heavy - gone.heavy);
  g.tell(clause, told::Healed{who, named(source), gone});
}

Task<> amend(Knockdown& g, PoolDamage& change) {
  if (change.strike && change.cubes.heavy > 0) {
    const int softened = softened_cubes(g, change.target, change.cubes.heavy);
    change.cubes.heavy = static_cast<std::int16_t>(change.cubes.heavy - softened);
    change.cubes.light = static_cast<std::int16_t>(change.cubes.light + softened);
  }
  co_return;
}

void commit(Knockdown& g, const PoolDamage& change) {
  take_damage(g, change.target, change.cubes, change.source, "KNO-SEQ-06"_clause);
}

// KNO-SEQ-02: the range was checked where the attack began.
Task<> attack_sequence(Knockdown& g, Declared attack) {
  const Seat defender = g.opponent_of(attack.attacker);
  AttackCourse course(g.attack_course, attack);
  g.tell("KNO-SEQ-01"_clause, told::Attack{attack.attacker, attack.source});
  if (attack.from_row && attack.attack->type == AttackType::strike) {
    attack.pool = attack.pool + pool_bonus(g, attack.attacker);
  }
  course.to_come = attack.pool;
  course.step = Step::reaction;
  bool reacted = false;
  // KNO-SEQ-03
  if (reaction_window_opens(g, attack)) reacted = co_await reaction_window(g, attack);
  if (reacted && !g.in_range(attack.range)) {
    g.tell("KNO-SEQ-04"_clause, told::Evaded{defender});
    co_return;
  }
  course.step = Step::block;
  // KNO-SEQ-05
  const Blocks blocks = co_await block_window(g, attack, course);
  PoolDamage damage{defender, attack.source, attack.pool, attack.attack->type == AttackType::strike};
  if (blocks.damage) {
    const Damage ignored = co_await block_damage(g, attack);
    damage.cubes = damage.cubes - ignored;
  }
  course.step = Step::damage;
  course.to_come = damage.cubes;
  co_await kernel::propose(g, damage);
  course.step = Step::effect;
  course.to_come = {};
  if (blocks.effect) {
    g.tell("KNO-BLK-05"_clause, told::BlockedEffect{defender});
  } else {
    // KNO-SEQ-07
    co_await resolve_all(g, attack.attack->effects, Cause{attack.attacker, attack.source});
  }
  course.step = Step::ko;
  // KNO-SEQ-08
  // KNO-SEQ-11: wherever the fighters are by now.
  // KNO-BLK-10: whatever was blocked.
  if (attack.attack->ko) co_await ko_step(g, attack.attacker);
}

}  // namespace kostka::games::knockdown
