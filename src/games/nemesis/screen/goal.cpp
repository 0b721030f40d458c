#include "games/nemesis/screen/goal.h"

#include <algorithm>

#include "games/nemesis/rules/effects.h"
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Goal;
using kernel::GoalSeat;
using kernel::GoalStep;
using kernel::say;
using kernel::Text;

// ---- what everybody sees --------------------------------------------------------------------------------------------

Text being_text(const Player& p) {
  switch (p.being) {
    case Being::aboard:
      return p.pod.valid() ? Text{"sits in a Pod", "siedzi w kapsule"} : Text{"on the ship", "na statku"};
    case Being::dead: return {"dead", "nie żyje"};
    case Being::hibernated: return {"hibernates", "hibernuje"};
    case Being::launched: return {"left by Pod", "poza statkiem, w kapsule"};
  }
  return {};
}

// Alive, then out of danger.
GoalSeat seat_on_way(const Nemesis& g, Seat seat) {
  const Player& p = g.player(seat);
  const bool safe = p.being == Being::hibernated || p.being == Being::launched;
  GoalSeat on_way;
  on_way.seat = seat.value;
  on_way.most = 2;
  if (p.being != Being::dead) on_way.parts.push_back({{"alive", "przy życiu"}, 1, !safe});
  if (safe) on_way.parts.push_back({{"asleep or away", "we śnie lub poza statkiem"}, 1, true});
  on_way.shown = p.being == Being::dead ? Text{"–", "–"} : safe ? Text{"2 of 2", "2 z 2"} : Text{"1 of 2", "1 z 2"};
  on_way.note = p.signal ? say("{0}; has sent the Signal", "{0}; sygnał wysłany", {being_text(p)}) : being_text(p);
  return on_way;
}

std::optional<Text> warning_of(const Nemesis& g) {
  const State& s = g.s;
  if (s.self_destruct > 0) {
    return say("Self-destruct in {0} {0|round|rounds}.", "Samozniszczenie za {0} {0|rundę|rundy|rund}.",
               {int{s.self_destruct}});
  }
  if (s.time <= 3) {
    return say("The ship jumps in {0} {0|round|rounds}.", "Skok statku za {0} {0|rundę|rundy|rund}.", {int{s.time}});
  }
  // NEM-COMP-04: the ninth marker would destroy the ship.
  if (g.fires() >= g.catalogue.constants.fires - 1) {
    return Text{"The ship burns: one more Fire than there are markers destroys it.",
                "Statek płonie: gdy zabraknie znaczników pożaru, ulegnie zniszczeniu."};
  }
  if (g.malfunctions() >= g.catalogue.constants.malfunctions - 1) {
    return Text{"The ship falls apart: one more Malfunction than there are markers destroys it.",
                "Statek się rozpada: gdy zabraknie znaczników awarii, ulegnie zniszczeniu."};
  }
  return std::nullopt;
}

Text sentence_of(const Nemesis& g) {
  if (g.cooperative()) {
    return {"Every shared Objective must be fulfilled, and at least one of you must survive.",
            "Wszystkie wspólne cele muszą być spełnione, a ktoś z was musi przeżyć."};
  }
  return {
      "You win if you survive and your Objective is fulfilled: asleep on a ship that arrives or away in a Pod, and not "
      "infected.",
      "Wygrywasz, jeśli przeżyjesz i spełnisz swój cel: śpiąc na statku, który dotrze na miejsce, albo w kapsule, i "
      "bez "
      "zarażenia."};
}

// ---- the way of the player who looks
// ---------------------------------------------------------------------------------------

// Whether it is so by now, as far as everybody can see; what only the end shows is open.
bool holds_now(const Nemesis& g, Seat who, ConditionId id) {
  const Condition& c = g.catalogue.script.condition(id);
  switch (c.holds) {
    case Holds::ship:
    case Holds::only_survivor:
    case Holds::dead: return g.s.phase == Phase::over && holds(g, id, Cause{.actor = who, .who = who});
    case Holds::and_: return holds_now(g, who, c.left) && holds_now(g, who, c.right);
    case Holds::or_: return holds_now(g, who, c.left) || holds_now(g, who, c.right);
    case Holds::number:
      if (c.count == Count::others_alive && g.s.phase != Phase::over) return false;
      break;
    case Holds::in:
    case Holds::computer:
    case Holds::working:
    case Holds::entrance:
    case Holds::section:
    case Holds::burning:
    case Holds::broken:
    case Holds::hand_empty:
    case Holds::before_yellow:
    case Holds::technical_noise:
    case Holds::far_computers:
    case Holds::signal:
    case Holds::escaped:
    case Holds::in_pod:
    case Holds::nest_destroyed:
    case Holds::all_explored:
    case Holds::known:
    case Holds::carries:
    case Holds::lies:
    case Holds::killed:
    case Holds::not_: break;
  }
  return holds(g, id, Cause{.actor = who, .who = who});
}

std::optional<Text> progress_of(const Nemesis& g, Seat who, const Condition& c) {
  if (c.holds == Holds::all_explored) {
    const auto explored = std::ranges::count_if(g.s.rooms, &RoomState::explored);
    return say("{0} of {1}", "{0} z {1}", {explored, kRooms});
  }
  if (c.holds == Holds::number && c.count == Count::items) {
    return say("{0} of {1}", "{0} z {1}", {item_count(g, who), int{c.n}});
  }
  return std::nullopt;
}

// Every part that must be true is a step.
void add_steps(const Nemesis& g, Seat who, ConditionId id, std::vector<GoalStep>& way) {
  const Condition& c = g.catalogue.script.condition(id);
  if (c.holds == Holds::and_) {
    add_steps(g, who, c.left, way);
    add_steps(g, who, c.right, way);
    return;
  }
  way.push_back(
      {kernel::capitalise(Describer(g.catalogue).condition(id)), progress_of(g, who, c), holds_now(g, who, id)});
}

void add_objectives(const Nemesis& g, Seat owner, Seat who, std::vector<GoalStep>& way) {
  const Player& p = g.player(owner);
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  bool before = false;
  for (std::size_t place = 0; place < p.dealt.size(); ++place) {
    if (!p.dealt[place].valid() || (p.kept != kUndecided && p.kept != place)) continue;
    const Objective& objective = g.catalogue.objectives[p.dealt[place].index()];
    const bool done = holds_now(g, who, objective.needs[mode]);
    // NEM-ENC-08: until the first enemy appears either will do.
    way.push_back({before ? say("or: {0}", "albo: {0}", {objective.name}) : say("{0}", "{0}", {objective.name}),
                   std::nullopt, done});
    add_steps(g, who, objective.needs[mode], way);
    before = true;
  }
}

}  // namespace

Goal goal_of(const Nemesis& g, kernel::Observer observer) {
  Goal goal;
  goal.title = g.cooperative() ? Text{"Fulfil all Objectives together", "Spełnijcie razem wszystkie cele"}
                               : Text{"Fulfil your Objective and survive", "Spełnij swój cel i przeżyj"};
  goal.sentence = sentence_of(g);
  goal.clause = kernel::id_of("NEM-WIN-04"_clause);
  if (g.s.phase <= Phase::draft) return goal;
  for (std::size_t i = 0; i < g.s.seats; ++i) goal.seats.push_back(seat_on_way(g, Seat{i}));
  kernel::order_by_standing(goal);
  if (g.s.phase != Phase::over) goal.warning = warning_of(g);
  const Seat who = observer.as_seat();
  if (!who.valid()) return goal;
  if (g.cooperative()) {
    for (std::size_t i = 0; i < g.s.seats; ++i) add_objectives(g, Seat{i}, who, goal.way);
  } else {
    add_objectives(g, who, who, goal.way);
  }
  goal.way.push_back({{"You survive: asleep or away by Pod", "Przeżywasz: we śnie albo w kapsule"},
                      std::nullopt,
                      g.s.phase == Phase::over && g.player(who).survived});
  return goal;
}

}  // namespace kostka::games::nemesis
