#include "games/karak/screen/goal.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/karak/content/nouns.h"
#include "games/karak/rules/rules.h"

namespace kostka::games::karak {
namespace {

using kernel::Counted;
using kernel::Goal;
using kernel::GoalSeat;
using kernel::say;
using kernel::Text;

// A bar is at least this long, so that the first point does not fill it.
constexpr int kUsualScore = 12;
// So many tiles before the last one the end is near.
constexpr std::size_t kFewTiles = 3;
constexpr int kFewRounds = 2;
// Matches that are limited to more rounds end by the General.
constexpr int kLongMatch = 50;
constexpr std::size_t kMostSteps = 4;

int stones_of(const Karak& g, Seat seat) {
  const int crown = g.s.emperor == seat ? g.catalogue.constants.crown : 0;
  return g.points(seat) - crown;
}

GoalSeat seat_on_the_way(const Karak& g, Seat seat, int most) {
  GoalSeat on_way;
  on_way.seat = seat.value;
  on_way.most = most;
  if (const int stones = stones_of(g, seat); stones > 0) {
    on_way.parts.push_back({{"Soul Stones", "Kamienie Dusz"}, stones, false});
  }
  // IMP-END-01: the crown counts for the one who holds it at the end.
  if (g.s.emperor == seat) on_way.parts.push_back({{"crown", "korona"}, g.catalogue.constants.crown, true});
  on_way.shown = say("{0}", "{0}", {g.points(seat)});
  return on_way;
}

// Anyone who would have won if the match ended with these points for one seat more than there are.
std::vector<Seat> best_with(const Karak& g, Seat lucky, int more) {
  std::vector<Seat> best;
  int most = -1;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const int points = g.points(Seat{i}) + (Seat{i} == lucky ? more : 0);
    if (points > most) best.clear();
    if (points >= most) best.emplace_back(i);
    most = std::max(most, points);
  }
  return best;
}

Text names_of_seats(const Karak& g, const std::vector<Seat>& seats) {
  std::vector<Text> names;
  names.reserve(seats.size());
  for (const Seat seat : seats) names.push_back(g.object_name(of(seat)));
  return kernel::join_and(names);
}

// "Ola leads by 2."
Text lead_of(const Karak& g) {
  const std::vector<Seat> best = best_with(g, Seat{}, 0);
  if (best.size() > 1) return say("Level: {0}.", "Remis: {0}.", {names_of_seats(g, best)});
  int second = 0;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    if (Seat{i} != best[0]) second = std::max(second, g.points(Seat{i}));
  }
  return say("{0} leads by {1}.", "{0} prowadzi o {1}.", {names_of_seats(g, best), g.points(best[0]) - second});
}

// KAR-GEN-08, KAR-END-01: anyone who beats him takes his stone, and that is the end.
Text warning_of_general(const Karak& g) {
  const int stone = g.catalogue.constants.general_stone;
  std::vector<Seat> winners;
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const std::vector<Seat> best = best_with(g, Seat{i}, stone);
    if (best.size() == 1 && best[0] == Seat{i}) winners.emplace_back(i);
  }
  const Text fall = say("Beating the Dark General brings {0} and ends the match.",
                        "Pokonanie Mrocznego Generała daje {0:acc} i kończy partię.", {Counted{stone, nouns::point()}});
  if (winners.empty()) return say("{0} {1}", "{0} {1}", {fall, lead_of(g)});
  if (winners.size() == g.s.seats) {
    return say("{0} Whoever does it wins.", "{0} Kto to zrobi, wygrywa.", {fall});
  }
  return say("{0} It would win the match for {1}.", "{0} To wystarczy do wygranej, jeśli zrobi to {1}.",
             {fall, names_of_seats(g, winners)});
}

std::optional<Text> warning_of_end(const Karak& g) {
  if (g.s.phase != Phase::turn) return std::nullopt;
  if (g.s.general.valid()) return warning_of_general(g);
  // KAR-GEN-01
  if (const std::size_t tiles = g.stack_size(); tiles <= kFewTiles) {
    return say("{0} until the Dark General. {1}", "{0} do Mrocznego Generała. {1}",
               {Counted{static_cast<std::int64_t>(tiles), nouns::tile()}, lead_of(g)});
  }
  // KAR-END-05
  const int rounds = g.s.agreed.round_limit - g.s.round + 1;
  if (rounds <= kFewRounds) {
    return say("The match ends after round {0}. {1}", "Partia kończy się po rundzie {0}. {1}",
               {g.s.agreed.round_limit, lead_of(g)});
  }
  return std::nullopt;
}

// The Soul Stones that lie on the map, the largest first, and the crown of somebody else.
std::vector<kernel::GoalStep> way_of(const Karak& g, Seat who) {
  struct Prize {
    Text what;
    int points;
    std::size_t found;
  };
  std::vector<Prize> prizes;
  for (std::size_t i = 0; i < g.s.map.size(); ++i) {
    for (const ArmyId id : g.s.map[HexId{i}].armies) {
      const Army& army = g.army(id);
      if (army.stone <= 0) continue;
      prizes.push_back(
          {say("{0}, strength {1}", "{0}, siła {1}", {army.name, g.strength_on(HexId{i})}), army.stone, prizes.size()});
    }
  }
  if (g.s.general.valid()) {
    prizes.push_back({say("the Dark General, strength {0}", "Mroczny Generał, siła {0}", {g.strength_on(g.s.general)}),
                      g.catalogue.constants.general_stone, prizes.size()});
  }
  if (g.s.agreed.imperium && g.s.emperor.valid() && g.s.emperor != who) {
    prizes.push_back({say("the crown, from {0}", "korona; ma ją {0}", {g.object_name(of(g.s.emperor))}),
                      g.catalogue.constants.crown, prizes.size()});
  }
  std::ranges::sort(prizes, [](const Prize& a, const Prize& b) {
    return std::pair(-a.points, a.found) < std::pair(-b.points, b.found);
  });
  prizes.resize(std::min(prizes.size(), kMostSteps));
  std::vector<kernel::GoalStep> way;
  way.reserve(prizes.size());
  for (Prize& prize : prizes) way.push_back({std::move(prize.what), say("+{0}", "+{0}", {prize.points}), false});
  return way;
}

// KAR-GOAL-01. KAR-END-05: a limit that will hardly be reached is not worth a word.
Text sentence_of(const Karak& g) {
  const int limit = g.s.agreed.round_limit;
  if (limit > kLongMatch) {
    return {"Soul Stones are counted when the Dark General falls. He comes with the last tile.",
            "Kamienie Dusz liczy się, gdy padnie Mroczny Generał. Przychodzi z ostatnią płytką."};
  }
  return say("Soul Stones are counted after round {0}, or before it when the Dark General falls.",
             "Kamienie Dusz liczy się po rundzie {0} albo wcześniej, gdy padnie Mroczny Generał.", {limit});
}

}  // namespace

Goal goal_of(const Karak& g, kernel::Observer observer) {
  Goal goal;
  // KAR-GOAL-01
  goal.title = {"Most points win", "Wygrywa najwięcej punktów"};
  goal.sentence = sentence_of(g);
  if (g.s.agreed.imperium) {
    goal.sentence =
        say("{0} The crown adds {1}.", "{0} Korona dodaje {1}.", {goal.sentence, g.catalogue.constants.crown});
  }
  goal.clause = kernel::id_of("KAR-GOAL-01"_clause);
  int most = kUsualScore;
  for (std::size_t i = 0; i < g.s.seats; ++i) most = std::max(most, g.points(Seat{i}));
  for (std::size_t i = 0; i < g.s.seats; ++i) goal.seats.push_back(seat_on_the_way(g, Seat{i}, most));
  kernel::order_by_standing(goal);
  goal.warning = warning_of_end(g);
  if (const Seat who = observer.as_seat(); who.valid() && g.s.phase == Phase::turn) goal.way = way_of(g, who);
  return goal;
}

}  // namespace kostka::games::karak
