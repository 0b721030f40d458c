// Movement in the outer and middle sector, movement boxes, the inner sector (REL-MOVE, REL-MBOX, REL-INNER). Walking
// keeps to the ring; the ways from the middle sector back to the outer one are a movement box, out.cpp and effects
// (REL-CROSS-06).
#include <algorithm>
#include <utility>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

constexpr int kFewestPoints = 1;  // REL-MOVE-09

Cause walking(const Relic& g, Seat who) {
  Cause cause;
  cause.actor = cause.owner = cause.whose = who;
  cause.source = of(g.player(who).space);
  cause.window = Window::move_roll;
  return cause;
}

// Where a movement box leads (REL-MBOX-04, REL-MBOX-05), its price and what must be owned are printed in it.
bool box_is_open(const Relic& g, Seat who, int points) {
  const Space& here = g.space_of(who);
  // REL-MBOX-06: a point for the price. REL-INNER-01: a relic for the inner sector (REL-RELIC-01). REL-INNER-02: at
  // this moment. REL-MBOX-09: without it this is a space like any other.
  if (!here.box_to.valid() || points < here.box_cost) return false;
  // RNE-MOVE-05: where it leads to the inner sector it is nothing to a nemesis (RNE-MOVE-04).
  if (g.is_nemesis(who) && g.catalogue.space(here.box_to).sector >= Sector::inner) return false;
  return holds(g, here.box_if, walking(g, who));
}

// An open box; true if it was used. REL-MBOX-08: asked for only in the player's own Movement phase.
Task<bool> movement_box(Relic& g, Movement& course) {
  const Seat who = course.who;
  const Space& here = g.space_of(who);
  // REL-MBOX-07: if the player likes.
  g.offer_to_choose(Answer::step, of(here.box_to), here.box_cost);
  g.offer_to_choose(Answer::walk_on);
  const Option option =
      co_await g.ask(who, "REL-MBOX-07"_clause, g.question(Asking::movement_box, course.points, of(here.box_to)));
  if (g.answer_of(option) == Answer::walk_on) co_return false;
  // REL-MBOX-03: the rest is left to walk on with.
  course.points = static_cast<std::int8_t>(course.points - here.box_cost);
  stand_on(g, who, here.box_to, "REL-MBOX-03"_clause);
  if (g.deep_inside(who)) course.points = 0;  // REL-INNER-03
  co_return true;
}

void offer_directions(Relic& g, const Movement& course) {
  const Space& here = g.space_of(course.who);
  if (here.box_to.valid() && !box_is_open(g, course.who, course.points)) {
    const Clause why = course.points < here.box_cost ? "REL-MBOX-11"_clause : "REL-MBOX-05"_clause;
    g.offer_or_refuse(false, why, Answer::step, of(here.box_to), here.box_cost);
  }
  g.offer_to_choose(Answer::clockwise, {}, course.points);
  g.offer_to_choose(Answer::counter_clockwise, {}, course.points);
}

// REL-MOVE-11: nothing but the movement boxes acts on the way.
Task<> walk(Relic& g, Movement& course) {
  const Seat who = course.who;
  // REL-MBOX-02: on the space where the phase starts. REL-MBOX-10: after the roll. REL-MBOX-11: or where a special move
  // ended.
  if (box_is_open(g, who, course.points)) co_await movement_box(g, course);
  // REL-MOVE-02: all points. REL-MOVE-05: so at least one step.
  while (course.points > 0) {
    // REL-MOVE-03: the roll is known by now. REL-MOVE-10: asked again in another sector.
    offer_directions(g, course);
    const Option way = co_await g.ask(who, "REL-MOVE-03"_clause, g.question(Asking::direction, course.points, of(who)));
    bool crossed = false;
    // REL-MOVE-04: no turning back.
    while (course.points > 0 && !crossed) {
      const Space& from = g.space_of(who);
      --course.points;
      g.player(who).space = g.answer_of(way) == Answer::clockwise ? from.clockwise : from.counter_clockwise;
      // REL-MBOX-01
      if (box_is_open(g, who, course.points)) crossed = co_await movement_box(g, course);
    }
    if (!crossed) g.tell("REL-MOVE-02"_clause, told::Moved{who, g.player(who).space});
  }
}

Task<> roll_and_walk(Relic& g, Seat who) {
  Movement course(g.movement, who);
  // REL-GEN-09: what was won for this phase counts in it or not at all. REL-MISS-07: lost turns have no such phase.
  course.bonus = std::exchange(g.player(who).move_bonus, std::int8_t{0});
  // REL-MOVE-14: a move instead of the roll is decided on here.
  co_await open_window(g, who, Window::move_start);
  // REL-INNER-03: a player whom it took into the inner sector walks no further.
  if (g.deep_inside(who)) co_return;
  // REL-MOVE-07: a die or a Power card. REL-MOVE-06: it does not explode.
  const Face face = co_await die_or_power(g, who, Asking::movement_roll, true, "REL-MOVE-01"_clause);
  course.roll = static_cast<std::int8_t>(face.value);
  course.rolled = true;
  course.by_power = face.by_power;
  // REL-MOVE-08
  co_await open_window(g, who, Window::move_roll);
  if (course.stays || g.deep_inside(who)) co_return;
  course.points = static_cast<std::int8_t>(std::clamp(course.roll + course.bonus, kFewestPoints, 40));
  co_await walk(g, course);
}

// In the inner sector there is no roll and so nothing to use a Power card for (REL-INNER-15).
Task<> follow_arrow(Relic& g, Seat who) {
  // REL-TURN-06: the phase begins as everywhere.
  co_await open_window(g, who, Window::move_start);
  // REL-INNER-05: nothing changes the move.
  g.player(who).move_bonus = 0;
  const Space& here = g.space_of(who);
  // REL-INNER-04: one space along the arrow. REL-INNER-14: not from the scenario space.
  if (here.sector == Sector::inner) stand_on(g, who, along_arrow(g, who, g.player(who).space), "REL-INNER-04"_clause);
}

}  // namespace

void stand_on(Relic& g, Seat who, SpaceId space, Clause clause) {
  g.player(who).space = space;
  g.tell(clause, told::Moved{who, space});
}

Task<> movement_phase(Relic& g, Seat who) { return g.deep_inside(who) ? follow_arrow(g, who) : roll_and_walk(g, who); }

}  // namespace kostka::games::relic
