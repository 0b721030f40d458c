#include "games/relic/bots/worth.h"

#include <algorithm>

namespace kostka::games::relic {
namespace {

using namespace points;

// Battles by the difference before the dice: both sides still roll, only the player does, only the enemy does.
constexpr int kReach = 30;
struct OddsTable {
  OddsTable() {
    for (std::size_t at = 0; at < both.size(); ++at) {
      const int diff = static_cast<int>(at) - kReach;
      both[at] = battle_odds(diff, {}, 0, {});
      own[at] = battle_odds(diff, {}, 0, {.count = 0});
      foe[at] = battle_odds(diff, {.count = 0}, 0, {});
      duel[at] = duel_odds(kReach + diff, {}, kReach, {});
      test[at] = test_odds(diff, {}, 0);
    }
  }
  std::array<BattleOdds, 2 * kReach + 1> both{}, own{}, foe{}, duel{};
  std::array<int, 2 * kReach + 1> test{};
};
const OddsTable& odds() {
  static const OddsTable table;
  return table;
}

std::size_t at(int diff) { return static_cast<std::size_t>(std::clamp(diff, -kReach, kReach) + kReach); }

// A tie costs nothing but the rest of the phase.
int chance_of(const BattleOdds& o) { return o.won + o.tied / 3; }

// What Life is worth in all; the last points are what keeps a player in the race.
int life_points(int life, bool for_the_inside) {
  static constexpr std::array<int, 13> kLife = {0, 60, 105, 140, 165, 183, 195, 204, 211, 217, 222, 226, 229};
  static constexpr std::array<int, 13> kInside = {0, 60, 110, 155, 197, 235, 268, 295, 315, 330, 340, 347, 352};
  return (for_the_inside ? kInside : kLife)[static_cast<std::size_t>(std::clamp(life, 0, 12))];
}
int influence_points(int n) { return 8 * std::min(n, 6) + 5 * std::clamp(n - 6, 0, 4) + std::clamp(n - 10, 0, 20); }
// By how many more cards there is room for.
int corruption_points(int room) {
  static constexpr std::array<int, 7> kRoom = {-500, -190, -110, -60, -30, -12, 0};
  return kRoom[static_cast<std::size_t>(std::clamp(room, 0, 6))];
}

// What an ability adds to a battle before the dice.
int prepared_bonus(const Script& script, Body body, What form) {
  int sum = 0;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::battle_bonus && (e.what == What::nothing || e.what == form)) sum += e.amount.n;
    if (e.verb == Verb::extra_die) sum += 4 * e.amount.n;
    if (e.verb == Verb::spend_charge) sum += prepared_bonus(script, script.block(e, 0).body, form);
  }
  return sum;
}

int prepared_bonus(const Relic& g, const Abilities& abilities, What form) {
  int sum = battle_bonus_of(g, abilities, form);
  if ((abilities.own & set_of(Window::battle_prepare)) == 0) return sum;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (ability.acts_in(Window::battle_prepare) && !ability.cost.given()) {
      sum += prepared_bonus(g.catalogue.script, ability.body, form);
    }
  }
  return sum;
}

int skill_strength(const Relic& g, Seat who, What attribute) {
  Parts parts;
  skill_bonuses(g, who, attribute, parts);
  return g.player(who).attributes[static_cast<std::size_t>(attribute)] + sum_of(parts);
}

std::span<const Objective> objectives_of_mission(const Relic& g, CardId mission) {
  const Card& card = g.card(mission);
  return {g.catalogue.objectives.data() + card.first_objective, card.objectives};
}

bool somebody_else_on(const Relic& g, Seat who, SpaceId space) {
  for (const Seat seat : g.characters()) {
    if (seat != who && g.player(seat).space == space) return true;
  }
  return false;
}

// Whether a condition would hold if the player stood there.
bool would_hold(const Relic& g, ConditionId id, const Cause& cause, SpaceId space) {
  if (!id.valid()) return true;
  const Condition& c = g.catalogue.script.condition(id);
  switch (c.holds) {
    case Holds::in: return belongs(g, space, c.place, cause);
    case Holds::with_player: return somebody_else_on(g, cause.actor, space);
    case Holds::with_token_owner: {
      const Seat target = g.player(cause.actor).mission.token_owner;
      return target.valid() && g.player(target).space == space;
    }
    case Holds::not_: return !would_hold(g, c.left, cause, space);
    case Holds::and_: return would_hold(g, c.left, cause, space) && would_hold(g, c.right, cause, space);
    case Holds::or_: return would_hold(g, c.left, cause, space) || would_hold(g, c.right, cause, space);
    case Holds::number: return c.count == Count::foes || holds(g, id, cause);
    case Holds::wounded:
    case Holds::alone:
    case Holds::omen_here:
    case Holds::active:
    case Holds::foe:
    case Holds::fight:
    case Holds::test:
    case Holds::die:
    case Holds::card:
    case Holds::apostate:
    case Holds::devotee:
    case Holds::duel:
    case Holds::held:
    case Holds::foe_omen:
    case Holds::vs:
    case Holds::nemesis:
    case Holds::team_tokens: break;
  }
  return holds(g, id, cause);
}

Cause own_cause(Seat who, Object source, Window window) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = source;
  cause.window = window;
  return cause;
}

}  // namespace

int arms_bonus(const Relic& g, const Card& card, What form) { return prepared_bonus(g, card.abilities, form); }

const BattleOdds& odds_by_difference(int difference) { return odds().both[at(difference)]; }

int battle_strength(const Relic& g, Seat who, What form) {
  const Player& p = g.player(who);
  int sum = p.attributes[static_cast<std::size_t>(form)] + battle_bonus_of(g, g.abilities_of(who), form);
  int weapon = 0, armour = 0;
  for (const CardInPlay& asset : p.assets) {
    if (asset.plain) continue;
    const Card& card = g.card(asset.card);
    const int bonus = prepared_bonus(g, card.abilities, form);
    if (card.has(g.catalogue.weapon)) {
      weapon = std::max(weapon, bonus);
    } else if (card.has(g.catalogue.armour)) {
      armour = std::max(armour, bonus);
    } else {
      sum += bonus;
    }
  }
  for (const CorruptionCard& card : p.corruption) {
    if (card.up) sum += battle_bonus_of(g, g.card(card.card).abilities, form);
  }
  return sum + weapon + armour;
}

Appraisal::Appraisal(const Relic& g, Seat who) : g_(g), who_(who), p_(g.player(who)) {
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    const auto i = static_cast<std::size_t>(form);
    strength_[i] = battle_strength(g, who, form);
    skill_[i] = skill_strength(g, who, form);
  }
  if (g.s.agreed.nemeses && !g.is_nemesis(who)) find_mission();
  if (g.relics(who) == 0 || !g.s.sheet.valid()) return;
  // The way through the inner sector costs about four Life and three or four Corruption cards; shortcuts spare some.
  const int shortcuts = (p_.level >= 8 ? 1 : 0) + (g.relics(who) >= 2 ? 1 : 0) + (p_.influence >= 8 ? 1 : 0);
  const int room = corruption_threshold(g, who) - static_cast<int>(p_.corruption.size());
  // RNE-WIN-01: who waits until all is ready may be too late.
  const int hurry = haste(), least = g.s.agreed.nemeses ? 250 - 15 * hurry : 330;
  ready_ = p_.life >= 6 - shortcuts - hurry / 8 && room >= 4 - std::min(shortcuts, 1) - hurry / 8 &&
           confrontation_chance(g.sheet().confrontation) >= least;
}

// In which of the two rings the mission can be fulfilled.
void Appraisal::find_mission() {
  if (!p_.mission.card.valid() || !p_.space.valid()) return;
  for (std::size_t i = 0; i < g_.catalogue.spaces.size(); ++i) {
    const Sector sector = g_.catalogue.spaces[i].sector;
    if (sector >= Sector::inner) break;
    if (mission_on(SpaceId{i}) > 0) (sector == Sector::outer ? mission_outside_ : mission_between_) = true;
  }
}

int Appraisal::life(int more) const {
  const bool inside = g_.relics(who_) > 0;
  return life_points(p_.life + more, inside) - life_points(p_.life, inside);
}

int Appraisal::influence(int more) const {
  return influence_points(std::max(0, p_.influence + more)) - influence_points(p_.influence);
}

int Appraisal::corruption(int more) const {
  const int have = static_cast<int>(p_.corruption.size());
  const int room = corruption_threshold(g_, who_) - have;
  return corruption_points(room - std::max(more, -have)) - corruption_points(room);
}

int Appraisal::attribute(What which) const {
  if (!is_attribute(which)) return 45;
  const int now = p_.attributes[static_cast<std::size_t>(which)];
  if (now >= 12) return 0;
  const int highest = *std::max_element(p_.attributes.begin(), p_.attributes.end());
  return 42 + (now == highest ? 6 : 0);
}

int Appraisal::power_card(CardId card) const {
  const bool excess = static_cast<int>(p_.powers.size()) > power_limit(g_, who_);
  return excess ? 4 : 13 + 2 * g_.card(card).number;
}

int Appraisal::power_cards(int more) const {
  const int room = std::max(0, power_limit(g_, who_) - static_cast<int>(p_.powers.size()));
  return more >= 0 ? 20 * std::min(more, room) + 5 * std::max(0, more - room)
                   : -17 * std::min(-more, static_cast<int>(p_.powers.size()));
}

int Appraisal::asset(CardId id) const {
  const Card& card = g_.card(id);
  int points = (card.deck == Deck::relic ? 60 : 14) + kCharge * card.charges;
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    points += 6 * prepared_bonus(g_, card.abilities, form);
  }
  return points + 5 * card.abilities.count;
}

int Appraisal::completed_mission() const {
  if (g_.relics(who_) > 0) return 35;
  return g_.s.agreed.nemeses ? 120 : 80;  // among nemeses there is less time
}

int Appraisal::mission(CardId id) const {
  int best = 0;
  for (const Objective& o : objectives_of_mission(g_, id)) {
    int ease = 20;
    switch (o.kind) {
      case Objective::Kind::count: ease = (o.trait.valid() || o.least_value > 0 ? 24 : 34) - 5 * o.needed; break;
      case Objective::Kind::turn_end: ease = 26; break;
      case Objective::Kind::now: ease = 24; break;
      case Objective::Kind::pay: ease = cost(o.cost) > -200 ? 22 : 10; break;
    }
    best = std::max(best, ease);
  }
  return best + body(g_.card(id).reward, own_cause(who_, of(id), Window::mission_done)) / 4;
}

int Appraisal::cost(const Cost& cost) const {
  switch (cost.what) {
    case Price::nothing: return 0;
    case Price::influence: return influence(-cost.n);
    case Price::life: return p_.life > cost.n ? life(-cost.n) - 5 : -400;
    case Price::corruption: return corruption(cost.n) + tribute_for(cost.n);
    case Price::power: return power_cards(-cost.n);
    case Price::asset: return -22 * cost.n;
    case Price::trophy: return -2 * kTrophyPoint * cost.least;
    case Price::this_: return -15;
    case Price::less_corruption: return corruption(-cost.n) + tribute_for(-cost.n);
    case Price::infamy: return -kInfamy * cost.least;
    case Price::might: return -kMight * cost.n;
    case Price::arsenal: return -kArsenal * cost.n;
    case Price::enemy: return -4;
  }
  return 0;
}

int Appraisal::ability(const Ability& ability, const Cause& cause) const {
  return body(ability.body, cause) + cost(ability.cost);
}

int Appraisal::body(Body body, const Cause& cause) const {
  int sum = 0;
  for (std::size_t i = 0; i < body.count; ++i) sum += effect(g_.catalogue.script.begin_of(body)[i], cause);
  return sum;
}

int Appraisal::fight(What form, int value) const {
  const BattleOdds& o = odds().both[at(strength(form) - value)];
  int gain = kTrophyPoint * value;
  if (p_.mission.card.valid()) {
    for (const Objective& objective : objectives_of_mission(g_, p_.mission.card)) {
      if (objective.kind == Objective::Kind::count && objective.deed == Deed::win) gain += 14;
    }
  }
  return (o.won * gain + o.lost * (life(-1) - 4)) / 1000;
}

// ---- effects ----

int Appraisal::gain(What what, int n) const {
  switch (what) {
    case What::life: return life(n);
    case What::influence: return influence(n);
    case What::level: return kLevel * n;
    case What::completed_mission: return completed_mission() * n;
    // Of a character it says what others make of it (worth_for_others).
    case What::infamy: return (g_.is_nemesis(who_) ? kInfamy : 4 * price_of_infamy()) * n;
    default: return n > 0 ? attribute(what) * n : -42;
  }
}

int Appraisal::draw(What what, int n) const {
  switch (what) {
    case What::power: return power_cards(n);
    case What::corruption: return corruption(n) + tribute_for(n);
    case What::mission: return 10;
    case What::imperium: return 8 * n;
    case What::nemesis: return 20 * n;
    default: {  // Threat cards on the player's space, to be met at once
      const auto best = std::max_element(strength_.begin(), strength_.end()) - strength_.begin();
      const auto form = is_colour(what) ? static_cast<int>(what) - static_cast<int>(What::red) : static_cast<int>(best);
      return fight(static_cast<What>(form), 3 * n) * 2 / 3;
    }
  }
}

int Appraisal::discard(What what, int n) const {
  switch (what) {
    case What::power: return power_cards(-n);
    case What::corruption: return corruption(-n) + tribute_for(-n);
    case What::asset: return -22 * std::min(n, static_cast<int>(p_.assets.size()));
    case What::trophy: return -2 * kTrophyPoint * std::min(n, static_cast<int>(p_.trophies.size()));
    case What::this_: return -8;
    case What::might: return -kMight * std::min(n, static_cast<int>(p_.powers.size()));
    case What::arsenal: return -kArsenal * std::min(n, static_cast<int>(p_.assets.size()));
    default: return -kCharge;
  }
}

int Appraisal::battle_stake(const Battle& battle) const {
  if (battle.of_sheet) return kVictory / 4;
  if (battle.other) {
    // One side is a nemesis, the other a character; who stands aside is against the one of the other kind.
    const Seat other = g_.is_nemesis(battle.who) == g_.is_nemesis(who_) ? battle.other->who : battle.who;
    return std::max(10, winning_against(other) - losing_against(other));
  }
  if (battle.who != who_) return g_.space_of(battle.who).sector == Sector::centre ? kVictory / 4 : 25;
  return kTrophyPoint * std::max(battle.value, 2) - life(-1) + 4;
}

int Appraisal::test_stake() const {
  return g_.space_of(who_).sector == Sector::centre ? kVictory / 6 : g_.deep_inside(who_) ? 90 : 55;
}

int Appraisal::battle_chance(const Battle& battle, Change change) const {
  if (battle.other || g_.is_nemesis(battle.who)) {
    Instead instead{.more = change.sum, .dice = change.dice};
    if (change.again && !battle.own.dice.empty()) {
      instead.more -= battle.own.sum();
      instead.dice += 1 + battle.extra_dice;
    }
    return chance_of(odds_of(g_, battle, instead));
  }
  int own = sum_of(battle.own_parts) + change.sum, foe = sum_of(battle.foe_parts);
  if (battle.step <= Step::prepare) {
    Parts standing;
    battle_bonuses(g_, battle.who, battle.form, standing);
    own += g_.player(battle.who).attributes[static_cast<std::size_t>(battle.form)] + sum_of(standing);
    foe += battle.value;
  }
  own += 4 * (change.dice + battle.extra_dice);
  const auto exploding = [](const Throw& dice, Faces on) {
    return dice.extra.empty() && std::any_of(dice.dice.begin(), dice.dice.end(), [=](int f) { return on.has(f); });
  };
  const bool own_rolls = battle.own.dice.empty() || change.again;
  const bool foe_rolls = battle.foe.dice.empty() || change.foe_again;
  if (!own_rolls)
    own += battle.own.sum() - 4 * battle.extra_dice + (exploding(battle.own, battle.explosion.on()) ? 4 : 0);
  if (!foe_rolls) foe += battle.foe.sum() + (exploding(battle.foe, battle.foe_explosion.on()) ? 4 : 0);
  const std::size_t diff = at(own - foe);
  if (own_rolls) return chance_of(foe_rolls ? odds().both[diff] : odds().own[diff]);
  if (foe_rolls) return chance_of(odds().foe[diff]);
  return own > foe || (own == foe && battle.tie_wins) ? 1000 : own == foe ? 333 : 0;
}

int Appraisal::test_chance(const SkillTest& test, Change change) const {
  if (test.passes) return 1000;
  const int sum = sum_of(test.parts) + change.sum + 4 * (change.dice + test.extra_dice);
  if (test.own.dice.empty() || change.again) return odds().test[at(sum - test.target)];
  return sum + test.own.sum() >= test.target && !test.own.only_ones() ? 1000 : 0;
}

int Appraisal::helps(Change change, const Cause& cause) const {
  if (is_of_test(cause.window)) return helps_in_test(change);
  if (!g_.battle) return 0;
  const int difference = battle_chance(*g_.battle, change) - battle_chance(*g_.battle, {});
  const int points = difference * battle_stake(*g_.battle) / 1000;
  // RNE-SCN-25: a teammate's battle is one's own.
  return g_.battle->who == who_ || are_teammates(g_, who_, g_.battle->who) ? points : -points;
}

int Appraisal::helps_in_test(Change change) const {
  if (!g_.test || g_.test->who != who_) return 0;
  return (test_chance(*g_.test, change) - test_chance(*g_.test, {})) * test_stake() / 1000;
}

int Appraisal::passing_for_sure() const {
  if (!g_.test || g_.test->who != who_) return 0;
  return (1000 - test_chance(*g_.test, {})) * test_stake() / 1000;
}

int Appraisal::chance_to_pass(What tested, int target) const {
  const int own = is_attribute(tested)     ? skill_[static_cast<std::size_t>(tested)]
                  : tested == What::level  ? p_.level
                  : tested == What::lowest ? *std::min_element(skill_.begin(), skill_.end())
                                           : *std::max_element(skill_.begin(), skill_.end());
  return odds().test[at(own - target)];
}

const BattleOdds& Appraisal::odds_against(What form, int value) const {
  const int own = is_attribute(form) ? strength(form) : *std::max_element(strength_.begin(), strength_.end());
  return odds().both[at(own - value)];
}

int Appraisal::evade() const {
  std::array<int, 3> value{};
  for (const CardInPlay& lying : g_.on_space(p_.space)) {
    if (is_enemy_here(g_, lying))
      value[static_cast<std::size_t>(g_.card(lying.card).attribute)] += g_.card(lying.card).value;
  }
  int spared = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (value[i] > 0) spared += std::max(0, -fight(static_cast<What>(i), value[i]));
  }
  return spared;
}

int Appraisal::enemies_here(bool all) const {
  int points = 0;
  for (const CardInPlay& lying : g_.on_space(p_.space)) {
    const Card& card = g_.card(lying.card);
    if (card.type != CardType::enemy) continue;
    points = all ? points + kTrophyPoint * card.value : std::max(points, kTrophyPoint * card.value);
  }
  return points;
}

int Appraisal::rolling_again() const {
  if (!g_.movement) return 0;
  return roll() - walk(std::max(1, g_.movement->roll + g_.movement->bonus));
}

// ---- skill duels ----

namespace {

constexpr int kHarmOfLife = 9;         // what a point of Life that a rival loses is worth
constexpr int kExposure = 8;           // of who becomes an apostate (RNE-DUEL-03)
constexpr int kPowerOrInfluence = 26;  // the spoils of a Willpower duel

}  // namespace

int Appraisal::loot(const CardInPlay& card) const {
  const bool first = g_.card(card.card).has(g_.catalogue.apostate) && !is_apostate(g_, who_);
  const int charges = kCharge * (card.charges - g_.card(card.card).charges);
  return asset(card.card) + charges - (first ? kExposure : 0);
}

int Appraisal::best_loot(Seat loser, bool only_apostate) const {
  int best = 0;
  for (const CardInPlay& card : g_.player(loser).assets) {
    const Card& design = g_.card(card.card);
    if (design.deck == Deck::relic || (only_apostate && !design.has(g_.catalogue.apostate))) continue;
    best = std::max(best, loot(card));
  }
  return best;
}

int Appraisal::duel_gain(Seat defender, What attribute) const {
  const Player& other = g_.player(defender);
  const int apostate = best_loot(defender, true);
  switch (attribute) {
    case What::strength: return apostate + kHarmOfLife * 2 + (other.life <= 2 ? 30 : 0);
    case What::willpower: return apostate + (other.powers.empty() ? influence(3) : kPowerOrInfluence);
    default: return apostate + best_loot(defender, false);
  }
}

int Appraisal::duel_loss(What attribute) const {
  const int apostate = best_loot(who_, true);
  switch (attribute) {
    case What::strength: return apostate - (p_.life > 2 ? life(-2) : -220);
    case What::willpower: return apostate + (p_.powers.empty() ? -influence(-3) : kPowerOrInfluence);
    default: return apostate + best_loot(who_, false);
  }
}

int Appraisal::duel(Seat defender, What attribute) const {
  const int other = skill_strength(g_, defender, attribute) + (g_.player(defender).powers.empty() ? 0 : 1);
  const BattleOdds& chances = odds().duel[at(skill_[static_cast<std::size_t>(attribute)] - other)];
  return (chances.won * duel_gain(defender, attribute) - chances.lost * duel_loss(attribute)) / 1000;
}

int Appraisal::challenge(Seat defender) const {
  int best = -1000;
  // RNE-SCN-25: what a teammate loses the whole team loses.
  if (are_teammates(g_, who_, defender)) return best;
  for (const What attribute : {What::strength, What::willpower, What::cunning}) {
    best = std::max(best, duel(defender, attribute));
  }
  return best;
}

// A move that an effect makes, against what a roll would give.
int Appraisal::move(const Place& place, const Cause& cause) const {
  int best = -1000;
  for_each(destinations(g_, place, cause), [&](SpaceId space) {
    if (space != p_.space) best = std::max(best, cause.window == Window::move_start ? lure(space) : pull(space));
  });
  return best == -1000 ? 0 : best - (cause.window == Window::move_start ? roll() : pull(p_.space));
}

// ---- the board ----

int Appraisal::steps_to_rift(SpaceId from) const {
  int clockwise = 0, counter = 0;
  for (SpaceId at = from; g_.catalogue.space(at).box_to != g_.catalogue.rift && clockwise < 40; ++clockwise) {
    at = g_.catalogue.space(at).clockwise;
  }
  for (SpaceId at = from; g_.catalogue.space(at).box_to != g_.catalogue.rift && counter < 40; ++counter) {
    at = g_.catalogue.space(at).counter_clockwise;
  }
  return std::min(clockwise, counter);
}

// How far along the way to victory a space lies, for a player of this strength.
int Appraisal::pull(SpaceId id) const {
  const Space& space = g_.catalogue.space(id);
  if (!ready_ && mission_outside_ != mission_between_ && space.sector < Sector::inner) {
    const bool there = (space.sector == Sector::outer) == mission_outside_;
    return (there ? 60 : 0) + (space.sector == Sector::middle && p_.level >= 5 ? 25 : 0);
  }
  switch (space.sector) {
    case Sector::centre: return 900;
    case Sector::inner: return ready_ ? 400 : 120;
    case Sector::middle: return ready_ ? 170 - 8 * steps_to_rift(id) : p_.level >= 5 ? 25 : 0;
    case Sector::outer: break;
  }
  if (!ready_) return 0;
  // The corners lead on, for influence.
  int steps = 0;
  for (SpaceId at = id; !g_.catalogue.space(at).is_corner() && steps < 12; ++steps)
    at = g_.catalogue.space(at).clockwise;
  return 20 - 4 * std::min(steps, 6 - std::min(steps, 6));
}

// REL-EXPLORE: the enemies that lie there and those that icons will bring, one battle for each attribute.
int Appraisal::threats(SpaceId id) const {
  const Space& space = g_.catalogue.space(id);
  std::array<int, 3> missing{}, value{};
  for (std::size_t i = 0; i < 3; ++i) missing[i] = space.icons[i];
  int points = 0;
  for (const CardInPlay& lying : g_.on_space(id)) {
    const Card& card = g_.card(lying.card);
    for (std::size_t i = 0; i < 3; ++i) missing[i] += card.icons[i];
    if (card.colour != ThreatColour::none) --missing[static_cast<std::size_t>(card.colour)];
    if (card.type == CardType::enemy) value[static_cast<std::size_t>(card.attribute)] += card.value;
    if (card.type == CardType::asset) points += asset(lying.card);
    if (card.type == CardType::encounter) points += 6;
  }
  const InPlay::Expected& expected = g_.in_play().expected;
  for (std::size_t form = 0; form < 3; ++form) {
    int likely = value[form] > 0 ? 1000 : 0, more = 0;
    for (std::size_t deck = 0; deck < 3; ++deck) {
      const int n = std::max(0, missing[deck]);
      more += n * expected.values[deck][form];
      likely += n * expected.enemies[deck][form];
    }
    if (likely == 0) continue;
    // If there is one at all, it has its whole value.
    const int whole = value[form] > 0 ? value[form] + more / 1000 : more / std::min(likely, 1000);
    points += fight(static_cast<What>(form), whole) * std::min(likely, 1000) / 1000;
  }
  return points;
}

int Appraisal::text(SpaceId id) const {
  const Space& space = g_.catalogue.space(id);
  int best = space.optional ? 0 : -10'000;
  for (std::size_t i = 0; i < space.box_count; ++i) {
    best = std::max(best, body(space.boxes[i], own_cause(who_, of(id), Window::space)));
  }
  return space.box_count == 0 ? 0 : best;
}

int Appraisal::mission_on(SpaceId id) const {
  if (!p_.mission.card.valid()) return 0;
  const Cause cause = own_cause(who_, of(p_.mission.card), Window::mission_done);
  int best = 0;
  for (const Objective& o : objectives_of_mission(g_, p_.mission.card)) {
    switch (o.kind) {
      case Objective::Kind::turn_end:
        if (would_hold(g_, o.condition, cause, id)) best = completed_mission();
        break;
      case Objective::Kind::pay:
        if (can_pay(g_, who_, o.cost, cause) && would_hold(g_, o.condition, cause, id))
          best = g_.s.agreed.nemeses ? completed_mission() * 4 / 5 : completed_mission() / 2;
        break;
      case Objective::Kind::count:
        if (o.different == Different::corner && g_.catalogue.space(id).is_corner() &&
            (p_.mission.seen >> id.index() & 1) == 0) {
          best = completed_mission() / o.needed;
        }
        if (o.place.given() && belongs(g_, id, o.place, cause)) best = completed_mission() / 3;
        break;
      case Objective::Kind::now: break;
    }
  }
  return best;
}

int Appraisal::engage(SpaceId id) const {
  if (g_.is_nemesis(who_)) return imperium(id);
  const bool quiet = !g_.catalogue.space(id).has_icons() && g_.on_space(id).empty();
  return quiet ? text(id) : threats(id);
}

// RNE-DUEL-02: anyone who stands there with an apostate may have a duel instead.
int Appraisal::lure(SpaceId id) const {
  int best = g_.s.agreed.nemeses ? std::max(engage(id), hunt(id)) : engage(id);
  if (g_.is_nemesis(who_)) return best;
  if (g_.catalogue.apostate.valid() && g_.catalogue.space(id).sector < Sector::inner) {
    for (const Seat seat : g_.characters()) {
      if (seat != who_ && g_.player(seat).space == id && is_apostate(g_, seat)) best = std::max(best, challenge(seat));
    }
  }
  if (!g_.s.agreed.nemeses) return pull(id) + mission_on(id) + best;
  return pull(id) + mission_on(id) + best + danger(id) + mission_next(id);
}

// What the next roll from there could do for the mission.
int Appraisal::mission_next(SpaceId id) const {
  if (!p_.mission.card.valid() || g_.catalogue.space(id).sector >= Sector::inner) return 0;
  SpaceId clockwise = id, counter = id;
  int sum = 0;
  for (int face = 1; face <= 6; ++face) {
    clockwise = g_.catalogue.space(clockwise).clockwise;
    counter = g_.catalogue.space(counter).counter_clockwise;
    sum += std::max(mission_on(clockwise), mission_on(counter));
  }
  return sum / 12;
}

int Appraisal::walk(int points) const {
  int best = -10'000;
  for (const bool clockwise : {true, false}) {
    SpaceId at = p_.space;
    for (int i = 0; i < points; ++i) {
      const Space& from = g_.catalogue.space(at);
      // The movement box on the way in is taken as soon as it is passed.
      if (ready_ && from.box_to == g_.catalogue.rift && points - i >= from.box_cost) return pull(g_.catalogue.rift);
      at = clockwise ? from.clockwise : from.counter_clockwise;
    }
    best = std::max(best, lure(at));
  }
  return best;
}

int Appraisal::roll() const {
  int sum = 0;
  for (int face = 1; face <= 6; ++face) sum += walk(face);
  return sum / 6;
}

// RNE-SCN-02, RNE-SCN-18: so many of the enemies on the sheet, on average, one battle for each attribute.
int Appraisal::chance_against_sheet(int least) const {
  const auto& deck = g_.s.scenario.deck;
  const int size = static_cast<int>(deck.size()), drawn = std::min(size, least + tokens_of(g_, who_));
  std::array<int, 3> value{};
  for (const CardId card : deck) value[static_cast<std::size_t>(g_.card(card).attribute)] += g_.card(card).value;
  int chance = 1000;
  for (std::size_t form = 0; form < 3 && size > 0; ++form) {
    const int expected = value[form] * drawn / size;
    if (expected > 0) chance = chance * chance_of(odds_against(static_cast<What>(form), expected)) / 1000;
  }
  return chance;
}

// How likely a visit to the scenario space brings the player forward. Of battles and tests for different tokens all are
// needed, so the hardest one counts; of a free choice the easiest.
int Appraisal::confrontation_chance(Body body) const {
  const Script& script = g_.catalogue.script;
  int chance = 1000;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    if (e.verb == Verb::battle) {
      chance = std::min(chance, chance_of(odds_against(e.what, e.amount.n)));
    } else if (e.verb == Verb::battle_sheet) {
      chance = std::min(chance, chance_against_sheet(e.amount.n));
    } else if (e.verb == Verb::test && is_attribute(e.what)) {
      chance = std::min(chance, chance_to_pass(e.what, e.amount.n));
    } else if (e.verb == Verb::choose || e.verb == Verb::repeat) {
      for (std::size_t b = 0; b < e.blocks; ++b) {
        chance = std::min(chance, confrontation_chance(script.block(e, b).body));
      }
    }
  }
  return chance;
}

}  // namespace kostka::games::relic
