#include "games/karak/screen/goal.h"

#include <algorithm>

#include "games/karak/rules/rules.h"
#include "games/karak/rules/standing.h"
#include "games/karak/screen/shown.h"
#include "kernel/language/typeset.h"

namespace kostka::games::karak {
namespace {

using kernel::Goal;
using kernel::GoalPart;
using kernel::GoalSeat;
using kernel::GoalWarning;
using kernel::say;
using kernel::Text;
using kernel::typeset;

// A match is usually won with about so many points: the length of a bar, until somebody has more.
constexpr int kUsualScore = 12;
// So few tiles or rounds before the end it is told.
constexpr std::size_t kFewTiles = 5;
constexpr int kFewRounds = 3;

GoalSeat seat_of(const Karak& g, Seat seat) {
  const Player& p = g.player(seat);
  const Constants& constants = g.catalogue.constants;
  GoalSeat shown;
  shown.seat = seat.value;
  shown.points = g.points(seat);
  const int crown = g.s.emperor == seat ? constants.crown : 0;
  const int praetorians = p.praetorians * constants.praetorian_stone;
  const auto part = [&](Text name, int amount, bool held) {
    if (amount > 0) shown.parts.push_back({typeset(name), amount, held});
  };
  part(say("Soul Stones", "Kamienie Dusz"), shown.points - crown - praetorians, false);
  part(say("Praetorians", "Pretorianie"), praetorians, false);
  part(say("the crown", "korona"), crown, true);  // IMP-END-01
  return shown;
}

// What brings the end, if that is near: nothing as long as it is not.
Text end_of(const Karak& g) {
  // KAR-END-01
  if (g.s.general.valid()) {
    return say("The Dark General is on the map: whoever beats him ends the match.",
               "Mroczny Generał jest na mapie: kto go pokona, kończy partię.");
  }
  // KAR-GEN-01: he comes with the last tile.
  const std::size_t tiles = g.stack_size();
  if (tiles > 0 && tiles <= kFewTiles) {
    return say("{0} {0|tile|tiles} until the Dark General.", "Do Mrocznego Generała: {0} {0|płytka|płytki|płytek}.",
               {tiles});
  }
  // KAR-END-05
  const int rounds = g.s.agreed.round_limit - g.s.round + 1;
  if (rounds <= kFewRounds) {
    return say("{0} {0|round|rounds} until the round limit.", "Do limitu rund: {0} {0|runda|rundy|rund}.", {rounds});
  }
  return {};
}

GoalWarning warning_of(const Text& end, const std::vector<GoalSeat>& standing) {
  const int lead = standing[0].points - standing[1].points;
  if (lead == 0) {
    return {typeset(say("{0} {1} and {2} have the same score.", "{0} {1} i {2} mają tyle samo punktów.",
                        {end, kernel::kFirstSeat, kernel::kSecondSeat})),
            {standing[0].seat, standing[1].seat}};
  }
  return {typeset(say("{0} {1} leads by {2}.", "{0} {1} prowadzi o {2}.", {end, kernel::kFirstSeat, lead})),
          {standing[0].seat}};
}

}  // namespace

Goal goal_of(const Karak& g) {
  Goal goal;
  // KAR-GOAL-01, KAR-GOAL-02
  goal.clause = "KAR-GOAL-01";
  goal.sentence =
      g.s.agreed.imperium
          ? say("Most Soul Stones when the Dark General falls. The crown adds {0}.",
                "Najwięcej Kamieni Dusz, gdy padnie Mroczny Generał. Korona dodaje {0}.", {g.catalogue.constants.crown})
          : say("Most Soul Stones when the Dark General falls.", "Najwięcej Kamieni Dusz, gdy padnie Mroczny Generał.");
  goal.sentence = typeset(goal.sentence);
  goal.unit = say("points", "punkty");
  goal.full = kUsualScore;
  std::vector<Seat> order;
  for (std::size_t i = 0; i < g.s.seats; ++i) order.emplace_back(i);
  std::ranges::stable_sort(order, [&](Seat a, Seat b) { return standing(g, a) > standing(g, b); });
  for (const Seat seat : order) goal.standing.push_back(seat_of(g, seat));
  goal.full = std::max(goal.full, goal.standing.front().points);
  const Text end = g.s.phase == Phase::turn ? end_of(g) : Text{};
  if (!end.en.empty()) goal.warning = warning_of(end, goal.standing);
  return goal;
}

}  // namespace kostka::games::karak
