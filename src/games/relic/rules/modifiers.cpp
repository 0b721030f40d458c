// Rule constants that cards change: each is asked for here, and nowhere else is its number (REL-GEN-05).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kWeapons = 1;           // REL-BATTLE-03
constexpr int kMissionsForRelic = 3;  // REL-XP-08

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

constexpr int kNoLimit = 99;  // RNE-EXP-04

// Everything in force for a player: character, assets, active Corruption cards, the scenario sheet. For a nemesis its
// sheet and arsenal (RNE-NEM-01).
template <class Visit>
void for_each_source(const Relic& g, Seat who, Visit visit) {
  const Player& p = g.player(who);
  visit(g.abilities_of(who), g.sheet_of(who), nullptr);
  for (const CardInPlay& asset : p.assets) {
    if (!asset.plain) visit(g.card(asset.card).abilities, of(asset, who), &asset);
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) visit(g.card(card.card).abilities, of(card.card), nullptr);
  }
  if (g.s.sheet.valid() && !g.is_nemesis(who)) visit(g.sheet().rule, of(g.s.sheet), nullptr);
}

int bonus_of(const Relic& g, const Abilities& abilities, Verb verb, What attribute) {
  int sum = 0;
  for_each_standing(g, abilities, [&](const Effect& e) {
    if (e.verb == verb && (e.what == What::nothing || e.what == attribute)) sum += e.amount.n;
  });
  return sum;
}

}  // namespace

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
  if (g.is_nemesis(who)) return kNoLimit;
  return std::max(0, g.character(who).asset_limit + modifier(g, who, Verb::limit, What::asset));
}

int power_limit(const Relic& g, Seat who) {
  if (g.is_nemesis(who)) return kNoLimit;
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

namespace {

// Whether an `always` ability in force for a player has this verb about this.
bool stands(const Relic& g, Seat who, Verb verb, What what) {
  bool found = false;
  for_each_source(g, who, [&](const Abilities& abilities, Object, const CardInPlay*) {
    for_each_standing(g, abilities, [&](const Effect& e) { found = found || (e.verb == verb && e.what == what); });
  });
  return found;
}

}  // namespace

bool trophies_are_assets(const Relic& g, Seat who) { return stands(g, who, Verb::count_as, What::trophy); }

bool powers_go_under_pile(const Relic& g, Seat who) { return stands(g, who, Verb::under_pile, What::power); }

bool trophies_may_be_laid(const Relic& g, Seat who) { return stands(g, who, Verb::lay_on_sheet, What::trophy); }

bool tokens_close_spaces(const Relic& g, Seat who) { return stands(g, who, Verb::leave_out, What::inner_space); }

bool battles_with_teammates_are_banned(const Relic& g, Seat character) {
  return stands(g, character, Verb::cannot, What::battle_teammate);
}

int missions_for_relic(const Relic& g, Seat who) {
  return std::max(1, kMissionsForRelic + modifier(g, who, Verb::limit, What::relic_price));
}

// REL-GEN-06: a ban beats every permission.
bool may_not_evade(const Relic& g, Seat who) { return stands(g, who, Verb::cannot, What::evade); }

bool cannot_be_evaded(const Relic& g, const Card& card) {
  bool banned = false;
  for_each_standing(g, card.abilities,
                    [&](const Effect& e) { banned = banned || (e.verb == Verb::cannot && e.what == What::evade); });
  return banned;
}

// REL-GEN-06: the ban lasts as long as the battle, for tests and losses of Life in the middle of it, too.
bool powers_are_banned(const Relic& g, Seat who) {
  const Battle* battle = side_of(g, who);
  return battle && battle->no_power && battle->who == who;
}

int counted_as_enemies(const Relic& g, Seat who, TraitId trait) {
  int n = 0;
  for (const CardInPlay& asset : g.player(who).assets) {
    if (asset.plain) continue;
    for_each_standing(g, g.card(asset.card).abilities, [&](const Effect& e) {
      if (e.verb == Verb::count_as && (!trait.valid() || e.traits[0] == trait)) ++n;
    });
  }
  return n;
}

int battle_bonus_of(const Relic& g, const Abilities& abilities, What form) {
  return bonus_of(g, abilities, Verb::battle_bonus, form);
}

// In the step of REL-BONUS-04. REL-BONUS-05: all that fit are added together. REL-RELIC-03: relics. REL-WARGEAR-05: and
// equipment, as many as there are.
void battle_bonuses(const Relic& g, Seat who, What form, Parts& parts) {
  for_each_source(g, who, [&](const Abilities& abilities, Object source, const CardInPlay* asset) {
    if (asset) {
      const Card& card = g.card(asset->card);
      const Battle* battle = side_of(g, who);  // none while one is still chosen: no arms have been taken up yet
      // REL-WARGEAR-04: weapons and armour only if they were chosen. REL-RELIC-04: a relic as well.
      if (card.has(g.catalogue.weapon) && !(battle && battle->weapons.contains(asset->serial))) return;
      if (card.has(g.catalogue.armour) && !(battle && battle->armour == asset->serial)) return;
      if (battle && battle->no_wargear && is_gear(card)) return;
    }
    // REL-BONUS-06: only the one that fits the form. REL-BONUS-03
    const int bonus = bonus_of(g, abilities, Verb::battle_bonus, form);
    if (bonus != 0) parts.push_back({source, static_cast<std::int16_t>(bonus)});
  });
}

void skill_bonuses(const Relic& g, Seat who, What attribute, Parts& parts) {
  for_each_source(g, who, [&](const Abilities& abilities, Object source, const CardInPlay* asset) {
    if (asset) {
      const Card& card = g.card(asset->card);
      // REL-TEST-08: neither weapons nor armour help in a test. REL-BATTLE-20
      if (card.has(g.catalogue.weapon) || card.has(g.catalogue.armour)) return;
    }
    // REL-BONUS-01. REL-TEST-10: where no attribute is tested, the bonus of an attribute does not help.
    const int bonus = bonus_of(g, abilities, Verb::skill_bonus, attribute);
    if (bonus != 0) parts.push_back({source, static_cast<std::int16_t>(bonus)});
  });
}

namespace {

// REL-BONUS-02: before the roll.
Task<> choose_bonuses(Relic& g, Seat who, Parts& parts, std::size_t first, Clause clause) {
  for (;;) {
    bool any = false;
    for (std::size_t i = first; i < parts.size(); ++i) {
      if (parts[i].amount <= 0) continue;  // only what helps is a bonus; the rest is no choice
      g.offer_to_choose(Answer::forgo, parts[i].source, parts[i].amount);
      any = true;
    }
    if (!any) co_return;
    g.offer_to_choose(Answer::done);
    const Option option = co_await g.ask(who, clause, g.question(Asking::bonuses));
    if (g.answer_of(option) == Answer::done) co_return;
    for (std::size_t i = parts.size(); i-- > first;) {
      if (parts[i].source == option.about[0]) parts.take(i);
    }
  }
}

}  // namespace

MaybeTask declare_bonuses(Relic& g, Seat who, Parts& parts, std::size_t first, Clause clause) {
  if (!g.s.agreed.declare) return {};
  return choose_bonuses(g, who, parts, first, clause);
}

}  // namespace kostka::games::relic
