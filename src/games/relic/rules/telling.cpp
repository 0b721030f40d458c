// Battles and tests as events tell them: whole, with every part of each sum.
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// A card that lies somewhere is told by its design: when somebody reads it, it may have moved.
std::optional<Object> told_source(const Relic& g, Object source) {
  if (static_cast<Kind>(source.kind) == Kind::in_play) {
    const CardInPlay* card = g.find(source.index);
    return card ? std::optional(of(card->card)) : std::nullopt;
  }
  return source.valid() ? std::optional(source) : std::nullopt;
}

template <class AllParts>
told::SideTold side_told(const Relic& g, const AllParts& parts, const Throw& thrown) {
  told::SideTold side;
  side.total = thrown.sum();
  for (const Part& part : parts) {
    side.total += part.amount;
    if (!side.parts.full()) {
      side.parts.push_back({told_source(g, part.source), part.amount});
    } else {
      side.parts.back() = {std::nullopt, static_cast<std::int16_t>(side.parts.back().amount + part.amount)};
    }
  }
  for (const std::int8_t face : thrown.dice) side.dice.push_back(face);
  for (const std::int8_t face : thrown.extra) side.extra.push_back(face);
  return side;
}

}  // namespace

told::BattleTold battle_told(const Relic& g, const Battle& battle) {
  told::BattleTold told{.who = battle.who, .form = attribute_object(battle.form)};
  for (const Foe& foe : battle.foes) told.foes.push_back(foe.card);
  const BattleSums sums = sums_of(g, battle);
  told.own = side_told(g, sums.own, battle.own);
  told.foe = side_told(g, sums.foe, battle.foe);
  return told;
}

told::NemesisBattleTold nemesis_battle_told(const Relic& g, const Battle& nemesis) {
  told::NemesisBattleTold told{
      .nemesis = nemesis.who, .character = nemesis.other->who, .form = attribute_object(nemesis.form)};
  const BattleSums sums = sums_of(g, nemesis);
  told.own = side_told(g, sums.own, nemesis.own);
  told.other = side_told(g, sums.foe, nemesis.other->own);
  return told;
}

told::TestTold test_told(const Relic& g, const SkillTest& test, int value) {
  told::TestTold told{.who = test.who, .attribute = attribute_object(test.attribute), .target = test.target};
  told.own = side_told(g, test.parts, test.own);
  told.own.total = value;
  told.sure = test.passes;
  return told;
}

told::DuelTold duel_told(const Relic& g, const Duel& duel) {
  told::DuelTold told{
      .challenger = duel.challenger, .defender = duel.defender, .attribute = attribute_object(duel.attribute)};
  told.own = side_told(g, duel.own.parts, duel.own.dice);
  told.other = side_told(g, duel.other.parts, duel.other.dice);
  told.own_sure = duel.own.sure;
  told.other_sure = duel.other.sure;
  return told;
}

}  // namespace kostka::games::relic
