// Movement in the outer and middle sector, movement boxes, the inner sector (REL-MOVE, REL-MBOX, REL-INNER).
#include <algorithm>

#include "games/relic/rules.h"

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

// REL-MBOX-04 to 06, REL-MBOX-09, REL-INNER-01, REL-INNER-02
bool box_is_open(const Relic& g, Seat who, int points) {
  const Space& here = g.space_of(who);
  return here.box_to.valid() && points >= here.box_cost && holds(g, here.box_if, walking(g, who));
}

// REL-MBOX-01 to 03, REL-MBOX-07: an open box; true if it was used.
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
  g.offer_to_choose(Answer::clockwise, {}, course.points);
  g.offer_to_choose(Answer::counter_clockwise, {}, course.points);
  const Option option =
      co_await g.ask(course.who, "REL-MOVE-03"_clause, g.question(Asking::direction, course.points, of(course.who)));
  co_return g.answer_of(option);
}

// REL-MOVE-02 to 05, REL-MOVE-10, REL-MOVE-11: one direction until the sector changes.
Task<> walk(Relic& g, Movement& course) {
  const Seat who = course.who;
  if (box_is_open(g, who, course.points)) co_await movement_box(g, course);  // REL-MBOX-02, REL-MBOX-10
  while (course.points > 0) {
    const Answer way = co_await direction(g, course);
    bool crossed = false;
    while (course.points > 0 && !crossed) {
      const Space& from = g.space_of(who);
      --course.points;
      g.player(who).space = way == Answer::clockwise ? from.clockwise : from.counter_clockwise;
      if (box_is_open(g, who, course.points)) crossed = co_await movement_box(g, course);
    }
    if (!crossed) g.say_that(Tell::moved, "REL-MOVE-02"_clause, of(who), of(g.player(who).space));
  }
}

// REL-MOVE-01, REL-MOVE-06 to 09, REL-MOVE-14
Task<> roll_and_walk(Relic& g, Seat who) {
  Movement course(g.movement, who);
  if (is_heard(g, who, Window::move_start)) co_await open_window(g, who, Window::move_start);
  course.roll =
      static_cast<std::int8_t>(co_await die_or_power(g, who, Asking::movement_roll, true, "REL-MOVE-01"_clause));
  course.rolled = true;
  if (is_heard(g, who, Window::move_roll)) co_await open_window(g, who, Window::move_roll);
  course.bonus = static_cast<std::int8_t>(course.bonus + g.player(who).move_bonus);
  g.player(who).move_bonus = 0;  // REL-GEN-09, REL-MISS-07
  if (course.stays) co_return;
  course.points = static_cast<std::int8_t>(std::clamp(course.roll + course.bonus, kFewestPoints, 40));
  co_await walk(g, course);
}

}  // namespace

void stand_on(Relic& g, Seat who, SpaceId space, Clause clause) {
  g.player(who).space = space;
  g.say_that(Tell::moved, clause, of(who), of(space));
}

Task<> movement_phase(Relic& g, Seat who) {
  const Space& here = g.space_of(who);
  if (here.sector == Sector::centre) co_return;  // REL-INNER-14
  if (here.sector == Sector::inner) {            // REL-INNER-04, REL-INNER-05, REL-INNER-15
    stand_on(g, who, here.clockwise, "REL-INNER-04"_clause);
    co_return;
  }
  co_await roll_and_walk(g, who);
}

}  // namespace kostka::games::relic
