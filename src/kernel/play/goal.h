// How the match at hand is won and how near everybody is to it, in the same form for every game. The view of a game has
// it as `goal`, and the play screen keeps it in sight (docs/screens.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/language/text.h"

namespace kostka::kernel {

// A stretch of a seat's bar. What may still be taken away, or is only likely, is striped.
struct GoalPart {
  Text name;
  std::int32_t amount = 0;
  bool striped = false;
};
BOOST_DESCRIBE_STRUCT(GoalPart, (), (name, amount, striped))

struct GoalSeat {
  std::int32_t seat = 0;
  std::int32_t most = 1;  // the length of the whole bar
  std::vector<GoalPart> parts;
  Text shown;                // at the end of the bar: "7", "1 of 2"
  std::optional<Text> note;  // what is still missing
};
BOOST_DESCRIBE_STRUCT(GoalSeat, (), (seat, most, parts, shown, note))

// A step on the way of the one who looks.
struct GoalStep {
  Text what;
  std::optional<Text> brings;  // "+2", "1 of 3"
  bool done = false;
};
BOOST_DESCRIBE_STRUCT(GoalStep, (), (what, brings, done))

// Only what everybody may know.
struct Goal {
  Text title;     // "Most Soul Stones win"
  Text sentence;  // when the match ends, and what counts then
  std::string clause;
  std::vector<GoalSeat> seats;  // in the order of standing
  // The end is near, or somebody is one step from winning: who, and how.
  std::optional<Text> warning;
  std::vector<GoalStep> way;
};
BOOST_DESCRIBE_STRUCT(Goal, (), (title, sentence, clause, seats, warning, way))

// The seats that are furthest on come first; equal ones stay in the order of play.
void order_by_standing(Goal& goal);

}  // namespace kostka::kernel
