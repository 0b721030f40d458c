// Rule constants that cards change: each is asked for here, and nowhere else is its number (REL-GEN-05).
#include <algorithm>

#include "games/relic/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kCorruptionThreshold = 6;  // REL-CORR-09
constexpr int kWeapons = 1;              // REL-BATTLE-03

// Every effect of `always` abilities among these.
template <class Visit>
void for_each_standing(const Relic& g, const Abilities& abilities, Visit visit) {
  if ((abilities.own & set_of(Window::always)) == 0) return;
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = script.abilities[abilities.first + i];
    if (ability.when[0] != Window::always) continue;
    for (std::size_t n = 0; n < ability.body.count; ++n) visit(script.begin_of(ability.body)[n]);
  }
}

// Everything in force for a player: character, assets, active Corruption cards, the scenario sheet.
template <class Visit>
void for_each_source(const Relic& g, Seat who, Visit visit) {
  const Player& p = g.player(who);
  visit(g.character(who).abilities, of(p.character, who), nullptr);
  for (const CardInPlay& asset : p.assets) {
    if (!asset.plain) visit(g.card(asset.card).abilities, of(asset, who), &asset);
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) visit(g.card(card.card).abilities, of(card.card), nullptr);
  }
  if (g.s.sheet.valid()) visit(g.sheet().rule, of(g.s.sheet), nullptr);
}

int bonus_of(const Relic& g, const Abilities& abilities, Verb verb, What attribute) {
  int sum = 0;
  for_each_standing(g, abilities, [&](const Effect& e) {
    if (e.verb == verb && (e.what == What::nothing || e.what == attribute)) sum += e.amount.n;
  });
  return sum;
}

}  // namespace

int sum_of(const Parts& parts) {
  int sum = 0;
  for (const Part& part : parts) sum += part.amount;
  return sum;
}

int modifier(const Relic& g, Seat who, Verb verb, What what) {
  int sum = 0;
  for_each_source(g, who, [&](const Abilities& abilities, Object, const CardInPlay*) {
    for_each_standing(g, abilities, [&](const Effect& e) {
      if (e.verb == verb && e.what == what) sum += e.amount.n;
    });
  });
  return sum;
}

int asset_limit(const Relic& g, Seat who) {
  return std::max(0, g.character(who).asset_limit + modifier(g, who, Verb::limit, What::asset));
}

int power_limit(const Relic& g, Seat who) {
  const auto level = static_cast<std::size_t>(g.player(who).level);
  return std::max(0, g.character(who).power_limits[level] + modifier(g, who, Verb::limit, What::power));
}

int weapon_limit(const Relic& g, Seat who) { return kWeapons + modifier(g, who, Verb::limit, What::weapon); }

int corruption_threshold(const Relic& g, Seat who) {
  return kCorruptionThreshold + modifier(g, who, Verb::threshold, What::corruption);
}

int wargear_cost(const Relic& g, Seat who, CardId card, int surcharge) {
  return std::max(0, g.card(card).number + surcharge + modifier(g, who, Verb::cost, What::nothing));
}

// REL-GEN-06: a ban beats every permission.
bool may_not_evade(const Relic& g, Seat who) {
  bool banned = false;
  for_each_source(g, who, [&](const Abilities& abilities, Object, const CardInPlay*) {
    for_each_standing(g, abilities,
                      [&](const Effect& e) { banned = banned || (e.verb == Verb::cannot && e.what == What::evade); });
  });
  return banned;
}

bool cannot_be_evaded(const Relic& g, const Card& card) {
  bool banned = false;
  for_each_standing(g, card.abilities,
                    [&](const Effect& e) { banned = banned || (e.verb == Verb::cannot && e.what == What::evade); });
  return banned;
}

int battle_bonus_of(const Relic& g, const Abilities& abilities, What form) {
  return bonus_of(g, abilities, Verb::battle_bonus, form);
}

// REL-BONUS-03 to 06; weapons and armour count only if they were chosen (REL-BATTLE-03, REL-WARGEAR-04, REL-RELIC-04),
// so before a battle none does.
void battle_bonuses(const Relic& g, Seat who, What form, Parts& parts) {
  for_each_source(g, who, [&](const Abilities& abilities, Object source, const CardInPlay* asset) {
    if (asset) {
      const Card& card = g.card(asset->card);
      const Battle* battle = g.battle;
      if (card.has(g.catalogue.weapon) && !(battle && battle->weapons.contains(asset->serial))) return;
      if (card.has(g.catalogue.armour) && !(battle && battle->armour == asset->serial)) return;
      if (battle && battle->no_wargear && card.deck == Deck::wargear) return;
    }
    const int bonus = bonus_of(g, abilities, Verb::battle_bonus, form);
    if (bonus != 0) parts.push_back({source, static_cast<std::int16_t>(bonus)});
  });
}

// REL-BONUS-01, REL-BONUS-02, REL-TEST-08: neither weapons nor armour help in a test. REL-TEST-10: nothing helps where
// no attribute is tested.
void skill_bonuses(const Relic& g, Seat who, What attribute, Parts& parts) {
  if (!is_attribute(attribute)) return;
  for_each_source(g, who, [&](const Abilities& abilities, Object source, const CardInPlay* asset) {
    if (asset) {
      const Card& card = g.card(asset->card);
      if (card.has(g.catalogue.weapon) || card.has(g.catalogue.armour)) return;
    }
    const int bonus = bonus_of(g, abilities, Verb::skill_bonus, attribute);
    if (bonus != 0) parts.push_back({source, static_cast<std::int16_t>(bonus)});
  });
}

}  // namespace kostka::games::relic
