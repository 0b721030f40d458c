#include "games/relic/screen/hunt.h"

#include <algorithm>

#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

using screen::HuntView;

constexpr int kFaces = 6;

SpaceId space_after(const Relic& g, SpaceId from, int steps, bool clockwise) {
  for (int i = 0; i < steps; ++i) {
    const Space& here = g.catalogue.space(from);
    from = clockwise ? here.clockwise : here.counter_clockwise;
  }
  return from;
}

void add_cards(const Relic& g, SpaceId space, HuntView& view) {
  // RNE-EXPL-03, RNE-EXPL-10: of all colours. RNE-EXPL-04: Threat cards do not count.
  const Icons& icons = g.catalogue.space(space).icons;
  const int wanted = icons[0] + icons[1] + icons[2];
  const int lying = g.imperium_on(space, [](const Card&) { return true; });
  view.imperium = std::max(0, wanted - lying);
  view.lying = lying;
  view.nemesis_card = wanted == 0 && lying == 0;  // RNE-EXPL-07
}

int enemies_on(const Relic& g, SpaceId space) {
  const auto cards = g.on_space(space);
  return static_cast<int>(
      std::ranges::count(cards, CardType::enemy, [&](const CardInPlay& lying) { return g.card(lying.card).type; }));
}

// A battle on the space of that character. RNE-SUP-01: the enemies there support the nemesis, not those where it
// stands.
screen::OddsView odds_at(const Relic& g, Seat who, Seat character) {
  const int more = enemies_on(g, g.player(character).space) - enemies_on(g, g.player(who).space);
  const BattleOdds odds = odds_between(g, who, character, more);
  return {odds.won, odds.tied, odds.lost};
}

HuntView hunt_at(const Relic& g, Seat who, int face, int steps, bool clockwise) {
  const SpaceId space = space_after(g, g.player(who).space, steps, clockwise);
  HuntView view;
  view.face = face;
  view.clockwise = clockwise;
  view.space = g.catalogue.space(space).id;
  add_cards(g, space, view);
  // RNE-MOVE-06
  view.crosses = std::ranges::count(g.catalogue.crossings, space, &Catalogue::Crossing::from) > 0;
  for (const Seat seat : g.characters(g.s.enemies.first)) {
    // RNE-EXPL-01
    if (g.player(seat).space != space || !may_battle(g, who, seat)) continue;
    view.meets.push_back({seat.value, odds_at(g, who, seat)});
  }
  return view;
}

}  // namespace

std::vector<std::int32_t> round_of(const Relic& g) {
  std::vector<std::int32_t> order;
  if (!g.s.agreed.nemeses || g.s.phase < Phase::movement) return order;
  for (const Seat seat : g.characters(g.s.enemies.first)) order.push_back(seat.value);
  for (const Seat seat : g.nemeses(g.s.enemies.first)) order.push_back(seat.value);
  return order;
}

kernel::Text exploring_text(const Relic& g, SpaceId space) {
  using kernel::say;
  using kernel::Text;
  HuntView finds;
  add_cards(g, space, finds);
  if (finds.nemesis_card) {
    return {"draw 1 Nemesis card, which only you see", "dobierasz 1 kartę Nemezis, którą widzisz tylko ty"};
  }
  // RNE-EXPL-05, RNE-EXPL-12
  if (finds.imperium == 0) {
    return say("draw nothing; {0} Imperium {0|card|cards} there to resolve",
               "nic nie dobierasz; do rozpatrzenia {0|leży|leżą|leży} tam {0} {0|karta|karty|kart} Imperium",
               {finds.lying});
  }
  const Text drawn =
      say("draw {0} Imperium {0|card|cards}", "dobierasz {0} {0|kartę|karty|kart} Imperium", {finds.imperium});
  if (finds.lying == 0) return drawn;
  return say("{0} to the {1} there", "{0} do {1} leżących tam", {drawn, finds.lying});
}

std::vector<HuntView> hunt_of(const Relic& g) {
  std::vector<HuntView> hunt;
  if (g.s.phase != Phase::movement || !g.s.active.valid() || !g.is_nemesis(g.s.active)) return hunt;
  // RNE-MOVE-06: when a crossing is asked about, the move is over.
  if (!g.movement || g.movement->rolled) return hunt;
  const Seat who = g.s.active;
  const int bonus = g.movement->bonus;
  for (int face = 1; face <= kFaces; ++face) {
    // REL-MOVE-09: at least one step.
    const int steps = std::max(1, face + bonus);
    for (const bool clockwise : {true, false}) hunt.push_back(hunt_at(g, who, face, steps, clockwise));
  }
  return hunt;
}

}  // namespace kostka::games::relic
