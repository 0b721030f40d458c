// How a match is won and how near each seat is to it: the part of a game's view that every screen shows under "How to
// win". A game fills it from its own rules; the browser adds nothing to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/language/text.h"

namespace kostka::kernel {

// What a seat's bar is made of. `held` counts only as long as the seat keeps it (a crown).
struct GoalPart {
  Text name;
  std::int32_t amount = 0;
  bool held = false;
};
BOOST_DESCRIBE_STRUCT(GoalPart, (), (name, amount, held))

struct GoalSeat {
  std::int32_t seat = 0;
  std::vector<GoalPart> parts;
  std::int32_t points = 0;
  Text note;  // how far it is, in a few words; empty where the number says it
};
BOOST_DESCRIBE_STRUCT(GoalSeat, (), (seat, parts, points, note))

// In the text, {0} and {1} stand for the first and second of `seats`: a screen calls players by their own names.
struct GoalWarning {
  Text text;
  std::vector<std::int32_t> seats;
};
BOOST_DESCRIBE_STRUCT(GoalWarning, (), (text, seats))

struct Goal {
  std::string clause;
  Text sentence;  // how this match is won
  Text detail;    // what that asks for in full; empty where the sentence is all
  Text unit;      // what the numbers count
  std::int32_t full = 1;
  std::vector<GoalSeat> standing;      // as if the match ended now: the best first
  std::optional<GoalWarning> warning;  // the end is near, or a seat one step from winning
};
BOOST_DESCRIBE_STRUCT(Goal, (), (clause, sentence, detail, unit, full, standing, warning))

inline constexpr std::string_view kFirstSeat = "{0}";
inline constexpr std::string_view kSecondSeat = "{1}";

}  // namespace kostka::kernel
