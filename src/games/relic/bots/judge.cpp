// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// Steps from here to the place where the next goal lies: cross into the middle, reach the Guardian, walk the arrow.
int progress(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  const Space& here = g.space_of(who);
  const bool relic = g.relics(who) > 0;
  switch (here.sector) {
    case Sector::centre: return 900;
    case Sector::inner: return 400 + 50 * static_cast<int>(p.space.index() - g.catalogue.rift.index());
    case Sector::middle: {
      if (!relic) return p.level >= 3 ? 40 : 10;
      int steps = 0;
      for (SpaceId at = p.space; g.catalogue.space(at).box_to != g.catalogue.rift && steps < 16; ++steps) {
        at = g.catalogue.space(at).clockwise;
      }
      return 160 - 8 * std::min(steps, 16 - steps);
    }
    case Sector::outer: return 0;
  }
  return 0;
}

// RNE-WIN-01: 25 infamy are as good as a won confrontation.
int nemesis_side(const Relic& g, Seat who) {
  const Player& p = g.player(who);
  // RNE-VANQ-03: with one Life left half of the infamy is at stake.
  int points = (p.life > 1 ? 60 : 50) * p.infamy + 40 * p.level + 20 * p.life;
  for (const int dial : p.attributes) points += 20 * dial;
  for (const CardId trophy : p.trophies) points += 8 * g.card(trophy).value;
  return points + 14 * static_cast<int>(p.powers.size()) + 18 * static_cast<int>(p.assets.size());
}

int side(const Relic& g, Seat who) {
  if (g.is_nemesis(who)) return nemesis_side(g, who);
  const Player& p = g.player(who);
  if (p.out) return -2000;
  int points = 60 * p.level + progress(g, who);
  for (const int dial : p.attributes) points += 14 * dial;
  points += 12 * *std::max_element(p.attributes.begin(), p.attributes.end());
  points += p.life >= 4 ? 60 + 6 * p.life : 20 * p.life;
  points += 7 * std::min<int>(p.influence, 10);
  points += 14 * static_cast<int>(std::min<std::size_t>(p.powers.size(), 5));
  const int missions = static_cast<int>(p.completed.size() + p.unseen.size());
  const int relics = g.relics(who);
  points += relics == 0 ? 70 * std::min(missions, 3) + 10 * missions : 25 * missions;
  points += 260 * std::min(relics, 1) + 110 * std::max(0, relics - 1);
  for (const int done : p.mission.progress) points += 12 * done;
  int value = 0;
  for (const CardId trophy : p.trophies) value += g.card(trophy).value;
  points += 8 * value;
  for (const CardInPlay& asset : p.assets) points += 18 + 3 * asset.charges;
  if (is_apostate(g, who)) points -= 8;  // RNE-DUEL-03: others may challenge
  const int corruption = static_cast<int>(p.corruption.size());
  const int room = corruption_threshold(g, who) - corruption;
  points -= 16 * corruption + (room <= 1 ? 160 : room == 2 ? 60 : 0);
  points += 350 * tokens_of(g, who);
  points += 10 * p.move_bonus - (p.on_side ? 60 : 0);
  return points;
}

// RNE-WIN-01, RNE-VANQ-03: how near a nemesis has come to winning, for those who race against it; wounds bring it
// nearer to losing half of its infamy.
int menace(const Relic& g, Seat nemesis) {
  const Player& p = g.player(nemesis);
  const int infamy = 10 * p.infamy + 20 * std::max(0, p.infamy - 12);
  return infamy - (p.life <= 2 ? infamy / (2 + 2 * p.life) : 0);
}

}  // namespace

int Relic::judge(Seat seat) const {
  if (s.phase < Phase::movement) return 0;
  int best = -3000, team = 0;
  for (std::size_t i = 0; i < s.seats; ++i) {
    if (Seat{i} == seat) continue;
    // RNE-SCN-25: whichever of them is first wins for the team, so what a teammate has is half one's own.
    if (are_teammates(*this, seat, Seat{i})) {
      team = std::max(team, 2 * side(*this, Seat{i}));
    } else {
      best = std::max(best, side(*this, Seat{i}));
    }
  }
  int points = 4 * side(*this, seat) + team - best;
  if (is_nemesis(seat)) return points;
  for (const Seat nemesis : nemeses()) {
    if (may_battle(*this, nemesis, seat)) points -= 2 * menace(*this, nemesis);
  }
  return points;
}

}  // namespace kostka::games::relic
