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

// REL-MBOX-04, REL-MBOX-05, REL-MBOX-06, REL-MBOX-09, REL-INNER-01, REL-INNER-02, REL-RELIC-01: where it leads, its
// price and what must be owned at this moment are printed in it.
bool box_is_open(const Relic& g, Seat who, int points) {
  const Space& here = g.space_of(who);
  return here.box_to.valid() && points >= here.box_cost && holds(g, here.box_if, walking(g, who));
}

// REL-MBOX-01, REL-MBOX-02, REL-MBOX-03, REL-MBOX-07: an open box; true if it was used. Only the own Movement phase
// asks (REL-MBOX-08).
Task<bool> movement_box(Relic& g, Movement& course) {
  const Seat who = course.who;
  const Space& here = g.space_of(who);
  g.offer_to_choose(Answer::step, of(here.box_to), here.box_cost);
  g.offer_to_choose(Answer::walk_on);
  const Option option =
      co_await g.ask(who, "REL-MBOX-07"_clause, g.question(Asking::movement_box, course.points, of(here.box_to)));
  if (g.answer_of(option) == Answer::walk_on) co_return false;
  course.points = static_cast<std::int8_t>(course.points - here.box_cost);
  stand_on(g, who, here.box_to, "REL-MBOX-03"_clause);
  if (g.deep_inside(who)) course.points = 0;  // REL-INNER-03
  co_return true;
}

Task<Answer> direction(Relic& g, const Movement& course) {
  const Space& here = g.space_of(course.who);
  if (here.box_to.valid() && !box_is_open(g, course.who, course.points)) {
    const Clause why = course.points < here.box_cost ? "REL-MBOX-11"_clause : "REL-MBOX-05"_clause;
    g.offer_or_refuse(false, why, Answer::step, of(here.box_to), here.box_cost);
  }
  g.offer_to_choose(Answer::clockwise, {}, course.points);
  g.offer_to_choose(Answer::counter_clockwise, {}, course.points);
  const Option option =
      co_await g.ask(course.who, "REL-MOVE-03"_clause, g.question(Asking::direction, course.points, of(course.who)));
  co_return g.answer_of(option);
}

// REL-MOVE-02, REL-MOVE-03, REL-MOVE-04, REL-MOVE-05, REL-MOVE-10: all points, in one direction until the sector
// changes. REL-MOVE-11: nothing but the movement boxes acts on the way.
Task<> walk(Relic& g, Movement& course) {
  const Seat who = course.who;
  // REL-MBOX-02, REL-MBOX-10, REL-MBOX-11
  if (box_is_open(g, who, course.points)) co_await movement_box(g, course);
  while (course.points > 0) {
    const Answer way = co_await direction(g, course);
    bool crossed = false;
    while (course.points > 0 && !crossed) {
      const Space& from = g.space_of(who);
      --course.points;
      g.player(who).space = way == Answer::clockwise ? from.clockwise : from.counter_clockwise;
      if (box_is_open(g, who, course.points)) crossed = co_await movement_box(g, course);
    }
    if (!crossed) g.tell("REL-MOVE-02"_clause, told::Moved{who, g.player(who).space});
  }
}

// REL-MOVE-01, REL-MOVE-06, REL-MOVE-07, REL-MOVE-08, REL-MOVE-09. A move instead of the roll is decided on in the
// first window (REL-MOVE-14); whoever such a move takes into the inner sector walks no further (REL-INNER-03).
Task<> roll_and_walk(Relic& g, Seat who) {
  Movement course(g.movement, who);
  // REL-GEN-09, REL-MISS-07: what was won for this phase counts in it or not at all.
  course.bonus = std::exchange(g.player(who).move_bonus, std::int8_t{0});
  if (has_responder(g, who, Window::move_start)) co_await open_window(g, who, Window::move_start);
  if (g.deep_inside(who)) co_return;
  const Face face = co_await die_or_power(g, who, Asking::movement_roll, true, "REL-MOVE-01"_clause);
  course.roll = static_cast<std::int8_t>(face.value);
  course.rolled = true;
  if (has_responder(g, who, Window::move_roll)) co_await open_window(g, who, Window::move_roll);
  if (course.stays || g.deep_inside(who)) co_return;
  course.points = static_cast<std::int8_t>(std::clamp(course.roll + course.bonus, kFewestPoints, 40));
  co_await walk(g, course);
}

// REL-TURN-06: in the inner sector the phase begins as everywhere; there is no roll and so nothing to use a Power card
// for (REL-INNER-15), one space along the arrow is gone, and nothing changes that (REL-INNER-04, REL-INNER-05).
Task<> follow_arrow(Relic& g, Seat who) {
  if (has_responder(g, who, Window::move_start)) co_await open_window(g, who, Window::move_start);
  g.player(who).move_bonus = 0;
  const Space& here = g.space_of(who);
  if (here.sector == Sector::inner) stand_on(g, who, here.clockwise, "REL-INNER-04"_clause);  // REL-INNER-14
}

}  // namespace

void stand_on(Relic& g, Seat who, SpaceId space, Clause clause) {
  g.player(who).space = space;
  g.tell(clause, told::Moved{who, space});
}

Task<> movement_phase(Relic& g, Seat who) { return g.deep_inside(who) ? follow_arrow(g, who) : roll_and_walk(g, who); }

}  // namespace kostka::games::relic
