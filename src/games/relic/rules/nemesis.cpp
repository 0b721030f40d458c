// What a nemesis gains and loses: infamy, Life at 0, victory (RNE-INF, RNE-VANQ, RNE-WIN).
#include <algorithm>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// RNE-CLAR-37: along the ring, in either direction.
int steps_between(const Relic& g, SpaceId from, SpaceId to) {
  int clockwise = 0, counter = 0;
  for (SpaceId at = from; at != to && clockwise < static_cast<int>(kMostSpaces); ++clockwise) {
    at = g.catalogue.space(at).clockwise;
  }
  for (SpaceId at = from; at != to && counter < static_cast<int>(kMostSpaces); ++counter) {
    at = g.catalogue.space(at).counter_clockwise;
  }
  return std::min(clockwise, counter);
}

// RNE-CLAR-37: how far a character is, in three classes: on the same ring by spaces, on the other ring, inside.
int distance(const Relic& g, Seat nemesis, Seat character) {
  constexpr int kOtherRing = 1'000, kInside = 2'000;
  const Sector own = g.space_of(nemesis).sector, theirs = g.space_of(character).sector;
  if (theirs >= Sector::inner) return kInside;
  if (theirs != own) return kOtherRing;
  return steps_between(g, g.player(nemesis).space, g.player(character).space);
}

}  // namespace

// RNE-INF-02, RNE-INF-06: never beyond 25.
Task<> gain_infamy(Relic& g, Seat who, int n, Clause clause) {
  auto& infamy = g.player(who).infamy;
  const int gained = std::min(n, kInfamyToWin - infamy);
  if (gained <= 0 || !g.is_nemesis(who)) co_return;
  infamy = static_cast<std::int8_t>(infamy + gained);
  g.tell(clause, told::Gained{.who = who, .what = attribute_object(What::infamy), .count = gained});
  if (infamy < kInfamyToWin) co_return;
  // RNE-INF-05, RNE-WIN-01: at once, in anybody's turn. RNE-WIN-03: alone. RNE-WIN-04: effects give it to several in
  // the order of nemeses(), the active one first.
  end_match(g, kernel::Result::won_by(who).winners, "RNE-WIN-01"_clause);
  co_await g.abort(kTurn);
}

void lose_infamy(Relic& g, Seat who, int n, Clause clause) {
  auto& infamy = g.player(who).infamy;
  const int lost = std::min<int>(n, infamy);  // RNE-INF-04
  if (lost <= 0) return;
  infamy = static_cast<std::int8_t>(infamy - lost);
  g.tell(clause, told::Lost{.who = who, .what = attribute_object(What::infamy), .count = lost});
}

// RNE-VANQ-06: what no step names stays.
Task<> vanquish_nemesis(Relic& g, Seat who) {
  Player& p = g.player(who);
  g.tell("RNE-VANQ-01"_clause, told::Vanquished{who});
  // RNE-VANQ-02
  while (!p.powers.empty()) discard_card(g, p.powers.pop_back(), who, "RNE-VANQ-02"_clause);
  while (!p.trophies.empty()) discard_card(g, p.trophies.pop_back(), who, "RNE-VANQ-02"_clause);
  // RNE-VANQ-03: half of it, the loss rounded up. RNE-VANQ-09: lost, not spent.
  lose_infamy(g, who, (p.infamy + 1) / 2, "RNE-VANQ-03"_clause);
  p.life = g.nemesis(who).life;  // RNE-VANQ-04
  stand_on(g, who, g.nemesis(who).start, "RNE-VANQ-05"_clause);
  // RNE-VANQ-07; RNE-VANQ-08, RNE-VANQ-10: in the turn of another only what was still to happen to it is dropped.
  co_await cut_short(g, who);
}

bool may_battle(const Relic& g, Seat nemesis, Seat character) {
  return !are_teammates(g, nemesis, character) || !battles_with_teammates_are_banned(g, character);
}

NearestCharacters nearest_characters(const Relic& g, Seat nemesis, Reach reach) {
  NearestCharacters nearest;
  int least = 0;
  for (const Seat seat : g.characters()) {
    if (are_teammates(g, nemesis, seat)) continue;  // RNE-SCN-14
    if (reach != Reach::any && g.deep_inside(seat)) continue;
    if (reach == Reach::moving && g.player(seat).space == g.player(nemesis).space) continue;  // RNE-MOVE-14
    const int steps = distance(g, nemesis, seat);
    if (!nearest.empty() && steps > least) continue;
    if (nearest.empty() || steps < least) nearest.clear();
    least = steps;
    nearest.push_back(seat);
  }
  return nearest;
}

}  // namespace kostka::games::relic
