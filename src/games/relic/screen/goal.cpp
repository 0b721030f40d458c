#include "games/relic/screen/goal.h"

#include <algorithm>
#include <tuple>

#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"
#include "kernel/language/typeset.h"

namespace kostka::games::relic {
namespace {

using kernel::Goal;
using kernel::GoalPart;
using kernel::GoalSeat;
using kernel::GoalWarning;
using kernel::say;
using kernel::Text;
using kernel::typeset;

// REL-XP-08: so many missions are a relic.
constexpr int kMissions = 3;
// The way of every match: the missions, the relic, the inner sector, the scenario space, the Confrontation.
constexpr int kSteps = kMissions + 4;

struct Way {
  int missions = 0;
  bool relic = false;
  Sector sector = Sector::outer;
  int spaces_left = 0;  // along the arrow to the scenario space
  int tokens = 0;       // REL-WIN-07

  [[nodiscard]] int steps() const {
    // REL-INNER-02: what lies behind stays behind, whatever is lost later.
    if (sector == Sector::centre) return kMissions + 3;
    if (sector == Sector::inner) return kMissions + 2;
    return relic ? kMissions + 1 : std::min(missions, kMissions);
  }
};

int spaces_to_centre(const Relic& g, SpaceId from) {
  int left = 0;
  for (SpaceId at = from; at.valid() && g.catalogue.space(at).sector == Sector::inner; ++left) {
    at = g.catalogue.space(at).clockwise;
  }
  return left;
}

Way way_of(const Relic& g, Seat seat) {
  const Player& p = g.player(seat);
  Way way;
  way.missions = static_cast<int>(p.completed.size() + p.unseen.size());
  way.relic =
      std::ranges::any_of(p.assets, [&](const CardInPlay& one) { return g.card(one.card).deck == Deck::relic; });
  if (p.space.valid()) way.sector = g.space_of(seat).sector;
  if (way.sector == Sector::inner) way.spaces_left = spaces_to_centre(g, p.space);
  way.tokens = p.tokens + static_cast<int>(std::ranges::count(p.token_for, true));
  return way;
}

Text note_of(const Way& way) {
  if (way.sector == Sector::centre) {
    return way.tokens == 0 ? say("at the scenario space", "na polu scenariusza")
                           : say("at the scenario space, {0} {0|token|tokens}",
                                 "na polu scenariusza, {0} {0|żeton|żetony|żetonów}", {way.tokens});
  }
  if (way.sector == Sector::inner) {
    return say("inner sector, {0} {0|space|spaces} to go", "sektor wewnętrzny, jeszcze {0} {0|pole|pola|pól}",
               {way.spaces_left});
  }
  if (way.relic) return say("has a relic", "ma relikwię");
  return say("{0} of {1} missions", "misje: {0} z {1}", {std::min(way.missions, kMissions), kMissions});
}

GoalSeat seat_of(const Way& way, Seat seat) {
  GoalSeat shown;
  shown.seat = seat.value;
  shown.points = way.steps();
  const int missions = std::min(shown.points, kMissions);
  if (missions > 0) shown.parts.push_back({typeset(say("missions", "misje")), missions, false});
  if (shown.points > kMissions) {
    shown.parts.push_back({typeset(say("the way inside", "droga do środka")), shown.points - kMissions, false});
  }
  shown.note = typeset(note_of(way));
  return shown;
}

std::optional<GoalWarning> warning_of(const Way& way, Seat seat) {
  // REL-WIN-02, REL-WIN-05
  if (way.sector == Sector::centre) {
    return GoalWarning{
        typeset(say("{0} stands on the scenario space and can win in the next Confrontation.",
                    "{0} stoi na polu scenariusza i może wygrać w następnej Konfrontacji.", {kernel::kFirstSeat})),
        {seat.value}};
  }
  // REL-INNER-04
  if (way.sector == Sector::inner) {
    return GoalWarning{typeset(say("{0} is in the inner sector, {1} {1|space|spaces} from the scenario space.",
                                   "{0} jest w sektorze wewnętrznym, {1} {1|pole|pola|pól} od pola scenariusza.",
                                   {kernel::kFirstSeat, way.spaces_left})),
                       {seat.value}};
  }
  return {};
}

}  // namespace

Goal goal_of(const Relic& g) {
  Goal goal;
  // REL-WIN-05, REL-WIN-10
  goal.clause = "REL-WIN-05";
  goal.unit = say("steps", "kroki");
  goal.full = kSteps;
  if (g.s.sheet.valid()) {
    goal.sentence =
        typeset(say("First to win the Confrontation “{0}” on the scenario space. A relic opens the way there.",
                    "Wygrywa, kto pierwszy wygra Konfrontację „{0}” na polu scenariusza. Drogę tam otwiera relikwia.",
                    {g.sheet().name}));
    goal.detail = typeset(describe_effects(g.catalogue, g.sheet().confrontation));
  }
  struct Placed {
    Seat seat;
    Way way;
  };
  std::vector<Placed> order;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (g.player(Seat{i}).character.valid()) order.push_back({Seat{i}, way_of(g, Seat{i})});
  }
  std::ranges::stable_sort(order, std::greater{}, [&](const Placed& one) {
    const Way& way = one.way;
    return std::tuple(way.steps(), way.tokens, -way.spaces_left, way.missions, g.player(one.seat).level);
  });
  for (const Placed& one : order) goal.standing.push_back(seat_of(one.way, one.seat));
  if (!order.empty() && g.s.phase != Phase::over) goal.warning = warning_of(order.front().way, order.front().seat);
  return goal;
}

}  // namespace kostka::games::relic
