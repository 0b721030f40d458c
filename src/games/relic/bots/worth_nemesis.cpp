// What nemeses and characters are worth to each other: battles between them, the danger of being caught, infamy.
#include <algorithm>

#include "games/relic/bots/worth.h"

namespace kostka::games::relic {

namespace {

using namespace points;

constexpr int kWoundedPrey = 15;       // what a point of Life that a character loses is worth to a nemesis
constexpr int kNemesisCard = 25;       // to draw one
constexpr int kOtherImperiumCard = 6;  // an event or arsenal card
constexpr int kOfAgents = 4;           // what agents bring beside their points, for each point
constexpr int kLastChance = 8;         // infamy from which those who race against a nemesis begin to worry

// What one point of infamy of a nemesis is worth to those it races against: little at first, more and more towards 25.
int price(int infamy) { return 25 + 4 * std::max(0, infamy - kLastChance); }

// What a defeat by a nemesis brings about, by its sheet and arsenal.
struct Defeat {
  int infamy = 0, life = 1, corruption = 0;
};

// How much infamy a nemesis has of this window of characters (RNE-CLAR-07, RNE-CLAR-28).
int infamy_of_window(const Relic& g, Seat nemesis, Window window) {
  const Abilities& abilities = g.abilities_of(nemesis);
  if ((abilities.any & set_of(window)) == 0) return 0;
  int infamy = 0;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = g.catalogue.script.abilities[abilities.first + i];
    if (!ability.acts_in(window)) continue;
    for (std::size_t n = 0; n < ability.body.count; ++n) {
      const Effect& e = g.catalogue.script.begin_of(ability.body)[n];
      if (e.verb == Verb::gain && e.what == What::infamy) infamy += e.amount.n;
    }
  }
  return infamy;
}

void add_for_opponent(const Relic& g, Body body, Seat nemesis, Seat character, Defeat& defeat) {
  const int has = static_cast<int>(g.player(character).corruption.size());
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = g.catalogue.script.begin_of(body)[i];
    if (e.verb == Verb::lose_no_life) defeat.life -= 1;
    if (e.verb == Verb::lose && e.what == What::life) defeat.life += e.amount.n;
    if (e.verb == Verb::draw && e.what == What::corruption) {
      defeat.corruption += e.amount.n;
      defeat.infamy += e.amount.n * infamy_of_window(g, nemesis, Window::draw_corruption);
    }
    if (e.verb == Verb::discard && e.what == What::corruption && has > 0) {
      defeat.corruption -= e.amount.n;
      defeat.infamy += infamy_of_window(g, nemesis, Window::discard_corruption);
    }
  }
}

void add_defeat(const Relic& g, const Abilities& abilities, Seat nemesis, Seat character, Defeat& defeat) {
  if ((abilities.own & set_of(Window::battle_win)) == 0) return;
  const Script& script = g.catalogue.script;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = script.abilities[abilities.first + i];
    if (!ability.acts_in(Window::battle_win)) continue;
    for (std::size_t n = 0; n < ability.body.count; ++n) {
      const Effect& e = script.begin_of(ability.body)[n];
      if (e.verb == Verb::gain && e.what == What::infamy) defeat.infamy += e.amount.n;
      if (e.verb == Verb::opponent) add_for_opponent(g, script.block(e, 0).body, nemesis, character, defeat);
    }
  }
}

Defeat defeat_by(const Relic& g, Seat nemesis, Seat character) {
  Defeat defeat;
  add_defeat(g, g.abilities_of(nemesis), nemesis, character, defeat);
  for (const CardInPlay& asset : g.player(nemesis).assets) {
    add_defeat(g, g.card(asset.card).abilities, nemesis, character, defeat);
  }
  return defeat;
}

// What texts of the score step add (RNE-BAT-12), and dice that explode on more than a 6.
int late_bonus(const Relic& g, Seat who, const Abilities& abilities) {
  const Script& script = g.catalogue.script;
  int sum = (abilities.own & set_of(Window::battle_roll)) != 0 && g.is_nemesis(who) ? 1 : 0;
  if ((abilities.own & set_of(Window::battle_value)) == 0) return sum;
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.window = Window::battle_value;
  for (std::size_t i = 0; i < abilities.count; ++i) {
    const Ability& ability = script.abilities[abilities.first + i];
    if (!ability.acts_in(Window::battle_value) || ability.cost.given() || !holds(g, ability.condition, cause)) continue;
    for (std::size_t n = 0; n < ability.body.count; ++n) {
      const Effect& e = script.begin_of(ability.body)[n];
      if (e.verb != Verb::battle_bonus) continue;
      int most = e.amount.whose == Of::chosen_player ? 0 : number_of(g, e.amount, cause);
      if (e.amount.whose == Of::chosen_player) {  // RNE-CLAR-14
        for (const Seat seat : g.characters()) {
          most = std::max(most, static_cast<int>(g.player(seat).corruption.size()));
        }
      }
      sum += most;
    }
  }
  return sum;
}

int late_bonus(const Relic& g, Seat who) {
  int sum = late_bonus(g, who, g.abilities_of(who));
  for (const CardInPlay& asset : g.player(who).assets) sum += late_bonus(g, who, g.card(asset.card).abilities);
  return sum;
}

// RNE-SUP: 1 for each enemy for a nemesis, for each agent for a character.
int support_on(const Relic& g, Seat who, SpaceId space) {
  if (!g.is_nemesis(who)) {
    return g.imperium_on(space, [](const Card& card) { return card.type == CardType::agent; });
  }
  int n = 0;
  for (const CardInPlay& lying : g.on_space(space)) n += g.card(lying.card).type == CardType::enemy ? 1 : 0;
  return n;
}

// A card in the hand that nobody has seen may turn a battle.
int hidden_help(const Player& p) { return std::min<int>(2, static_cast<int>(p.powers.size())); }

int steps_between(const Relic& g, SpaceId from, SpaceId to, bool clockwise) {
  int steps = 0;
  for (SpaceId at = from; at != to && steps < 7; ++steps) {
    at = clockwise ? g.catalogue.space(at).clockwise : g.catalogue.space(at).counter_clockwise;
  }
  return steps;
}

}  // namespace

int Appraisal::haste() const { return g_.s.agreed.nemeses ? std::max(0, infamy_of_rivals() - kLastChance) : 0; }

int Appraisal::infamy_of_rivals() const {
  int most = 0;
  for (const Seat seat : g_.nemeses()) {
    if (seat != who_ && (g_.is_nemesis(who_) || may_battle(g_, seat, who_))) {
      most = std::max<int>(most, g_.player(seat).infamy);
    }
  }
  return most;
}

int Appraisal::price_of_infamy(Seat nemesis) const { return price(g_.player(nemesis).infamy); }
int Appraisal::price_of_infamy() const { return price(infamy_of_rivals()); }

// Being vanquished costs a nemesis half of its infamy (RNE-VANQ-03), and the last Life is not the first one it loses.
int Appraisal::harm_to_nemesis(Seat nemesis) const {
  const Player& p = g_.player(nemesis);
  static constexpr std::array<int, 5> kShare = {100, 100, 50, 30, 20};
  const int share = p.life < 5 ? kShare[static_cast<std::size_t>(std::max<int>(p.life, 0))] : 14;
  return price_of_infamy(nemesis) * (p.infamy + 1) / 2 * share / 100;
}

int Appraisal::winning_against(Seat other) const {
  if (!g_.is_nemesis(who_)) {
    Cause cause;
    cause.actor = cause.owner = cause.whose = who_;
    cause.source = g_.sheet_of(other);
    cause.window = Window::battle_win;
    return harm_to_nemesis(other) + body(g_.nemesis(other).bounty, cause);
  }
  const Defeat defeat = defeat_by(g_, who_, other);
  const Player& p = g_.player(other);
  const bool out = defeat.life >= p.life;
  return kInfamy * defeat.infamy + kWoundedPrey * std::min<int>(defeat.life, p.life) +
         (out ? 30 + 60 * g_.relics(other) + 10 * p.level : 0);
}

int Appraisal::losing_against(Seat other) const {
  if (g_.is_nemesis(who_)) {
    const int half = p_.life == 1 ? -kInfamy * ((p_.infamy + 1) / 2) - 10 * static_cast<int>(p_.powers.size()) : 0;
    return life(-1) + half;
  }
  const Defeat defeat = defeat_by(g_, other, who_);
  return life(-std::max(0, defeat.life)) + corruption(defeat.corruption) - price_of_infamy(other) * defeat.infamy;
}

// `at`: where they would meet. With their best arms, and with what may lie in the other's hand.
int Appraisal::battle_on(SpaceId at, Seat other) const {
  const What form = g_.nemesis(g_.is_nemesis(who_) ? who_ : other).attribute;
  const int own = strength(form) + late_bonus(g_, who_) + support_on(g_, who_, at) + hidden_help(p_);
  const int theirs = battle_strength(g_, other, form) + late_bonus(g_, other) + support_on(g_, other, at) +
                     hidden_help(g_.player(other));
  const BattleOdds& o = odds_by_difference(own - theirs);
  return (o.won * winning_against(other) + o.lost * losing_against(other)) / 1000;
}

int Appraisal::attack(Seat other) const { return battle_on(g_.player(other).space, other); }

// RNE-EXPL-01, RNE-BAT-02: whom of the other kind one could battle there.
int Appraisal::hunt(SpaceId id) const {
  int best = -10'000;  // nobody
  for (std::size_t i = 0; i < g_.s.seats; ++i) {
    const Seat seat{i};
    if (g_.player(seat).out || g_.player(seat).space != id || g_.is_nemesis(seat) == g_.is_nemesis(who_)) continue;
    if (g_.is_nemesis(who_) ? may_battle(g_, who_, seat) : may_battle(g_, seat, who_)) {
      best = std::max(best, attack(seat));
    }
  }
  return best;
}

// RNE-MOVE-01: a nemesis that stands so far away that one roll in one direction leads here, and would win.
int Appraisal::danger(SpaceId id) const {
  if (g_.catalogue.space(id).sector >= Sector::inner) return 0;
  int sum = 0;
  for (const Seat seat : g_.nemeses()) {
    const SpaceId from = g_.player(seat).space;
    if (g_.catalogue.space(from).sector != g_.catalogue.space(id).sector || !may_battle(g_, seat, who_)) continue;
    int ways = 0;
    for (const bool clockwise : {true, false}) {
      const int steps = steps_between(g_, from, id, clockwise);
      ways += steps >= 1 && steps <= 6 ? 1 : 0;
    }
    if (ways > 0) sum += std::min(0, battle_on(id, seat)) * ways / 6;
  }
  return sum;
}

// RNE-EXPL: what a nemesis finds on a space: agents to battle, cards of the Imperium to draw, or a Nemesis card.
int Appraisal::imperium(SpaceId id) const {
  const Icons& icons = g_.catalogue.space(id).icons;
  int missing = icons[0] + icons[1] + icons[2], value = 0, lying = 0, agents = 0;
  for (const CardInPlay& card : g_.s.enemies.cards_on_board) {
    if (card.space != id) continue;
    ++lying;
    if (g_.card(card.card).type != CardType::agent) continue;
    value += g_.card(card.card).value;
    ++agents;
  }
  if (missing == 0 && lying == 0) return kNemesisCard;
  missing = std::max(0, missing - lying);
  // Two cards of three are agents, of 3 on average.
  const int expected = value + 2 * missing;
  const int own = support_on(g_, who_, id) + late_bonus(g_, who_);
  const BattleOdds& o = odds_by_difference(strength(g_.nemesis(who_).attribute) + own - expected);
  const int loss = life(-1) - 4 - (p_.life == 1 ? kInfamy * ((p_.infamy + 1) / 2) : 0);
  const int fight = expected == 0 ? 0 : (o.won * (kTrophyPoint + kOfAgents) * expected + o.lost * loss) / 1000;
  return fight + kOtherImperiumCard * (missing + lying - agents);
}

// A nemesis draws infamy from what its texts make characters do.
int Appraisal::tribute(Body body) const {
  if (!g_.is_nemesis(who_)) return 0;
  int infamy = 0;
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = g_.catalogue.script.begin_of(body)[i];
    if (e.what != What::corruption) continue;
    if (e.verb == Verb::draw) infamy += e.amount.n * infamy_of_window(g_, who_, Window::draw_corruption);
    if (e.verb == Verb::discard) infamy += infamy_of_window(g_, who_, Window::discard_corruption);
  }
  return kInfamy * infamy;
}

// RNE-CLAR-07, RNE-CLAR-28: what others make of Corruption cards that a character draws or discards.
int Appraisal::tribute_for(int corruption) const {
  if (!g_.s.agreed.nemeses || g_.is_nemesis(who_) || corruption == 0) return 0;
  int points = 0;
  for (const Seat seat : g_.nemeses()) {
    if (!may_battle(g_, seat, who_)) continue;
    const Window window = corruption > 0 ? Window::draw_corruption : Window::discard_corruption;
    points -= price_of_infamy(seat) * infamy_of_window(g_, seat, window) * (corruption > 0 ? corruption : 1);
  }
  return points;
}

}  // namespace kostka::games::relic
