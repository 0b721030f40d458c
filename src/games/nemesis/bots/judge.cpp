// How good a position looks for one player: for bots that look a turn ahead.
#include <algorithm>

#include "games/nemesis/bots/outlook.h"

namespace kostka::games::nemesis {
namespace {

// How likely the kept Objective is, or the likelier of two.
double objective_of(const Nemesis& g, Seat who, const Outlook& outlook) {
  const Player& p = g.player(who);
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  double best = 0;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    best = std::max(best, outlook.likely(g.catalogue.objectives[p.dealt[place].index()].needs[mode]));
  }
  return best;
}

double person(const Nemesis& g, Seat who) {
  const Player& p = g.player(who);
  if (p.being == Being::dead) return -1500;
  const Outlook outlook(g, who);
  double points = 500 * objective_of(g, who, outlook) - 400 * outlook.odds().contamination();
  if (p.being == Being::launched) return points + 1200;
  if (p.being == Being::hibernated) return points + 1300 * outlook.arrives() - 100;
  const auto serious = static_cast<double>(p.wounds.size());
  points -= 20 * p.light + 60 * serious + 30 * serious * serious + (p.larva ? 120 : 0) + 60 * p.markers;
  points += 8 * static_cast<double>(p.hand.size()) + 12 * static_cast<double>(p.backpack.size());
  for (const Held& held : p.held) points += held.is_item() ? 6 + 5 * held.ammo : 4;
  if (!g.in_room(who)) return points + 600;
  if (g.in_combat(who)) points -= 3 * outlook.odds().attacks_in(p.room);
  if (g.room(p.room).fire) points -= 20;
  points += 150 * outlook.arrives();
  // The nearer the errand, the better.
  if (outlook.errand().room.valid()) points -= 1.5 * outlook.distance(outlook.errand().room);
  return points;
}

}  // namespace

int Nemesis::judge(Seat seat) const {
  if (s.phase < Phase::round || seat == s.hunter.seat) return 0;
  if (!cooperative()) return static_cast<int>(person(*this, seat));
  double all = 0;
  for (std::size_t i = 0; i < s.seats; ++i) all += person(*this, Seat{i});
  return static_cast<int>(all);
}

}  // namespace kostka::games::nemesis
