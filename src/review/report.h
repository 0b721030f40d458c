// What a review says, as it is sent to browsers and written into pages. All chances and changes are in tenths of a
// percent: 250 is 25 %.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/language/text.h"

namespace kostka::review {

// A point of the plot: before this row of the journal the seats' chances were these.
struct ReviewPoint {
  std::int32_t row = 0;
  std::int32_t turn = 0;
  std::int32_t seat = -1;  // who decides then; -1: the end
  std::vector<std::int32_t> chances;
};
BOOST_DESCRIBE_STRUCT(ReviewPoint, (), (row, turn, seat, chances))

// What speaks for an answer, or against it, in the terms of what was learned about the game.
struct Term {
  kernel::Text name;
  bool others = false;  // how the others stand
  std::int32_t change = 0;
};
BOOST_DESCRIBE_STRUCT(Term, (), (name, others, change))

// A decision that cost something.
struct ReviewedDecision {
  std::int32_t row = 0;
  std::int32_t turn = 0;
  std::int32_t seat = 0;
  kernel::Text question;
  kernel::Text chosen, better;
  std::int32_t cost = 0;  // of the seat's chance; above 0
  std::int32_t chance_chosen = 0, chance_better = 0;
  std::vector<Term> terms;  // for the better one
};
BOOST_DESCRIBE_STRUCT(ReviewedDecision, (),
                      (row, turn, seat, question, chosen, better, cost, chance_chosen, chance_better, terms))

// Between two decisions dice and draws changed a chance by much.
struct ReviewStroke {
  std::int32_t row = 0;  // of the decision before it
  std::int32_t turn = 0;
  std::int32_t seat = 0;  // for whom it was most
  std::int32_t change = 0;
  kernel::Text what;
};
BOOST_DESCRIBE_STRUCT(ReviewStroke, (), (row, turn, seat, change, what))

// start + luck + own + others = end. Own decisions are never above 0.
struct SeatAccount {
  std::int32_t start = 0, luck = 0, own = 0, others = 0, end = 0;
  std::int32_t decisions = 0;  // that were looked at
  std::int32_t good = 0;       // the best, or within a point of it as far as can be told
  std::int32_t costly = 0;     // more than five points
};
BOOST_DESCRIBE_STRUCT(SeatAccount, (), (start, luck, own, others, end, decisions, good, costly))

struct Review {
  std::string game;
  std::int32_t rows = 0;
  bool learned = false;                     // chances come from what was learned, not from playing to the end
  bool luck_cancels = true;                 // one side wins, so the luck of all seats sums up to 0
  std::int32_t worlds = 0;                  // that were imagined in all
  std::vector<ReviewPoint> points;          // in the order of the match
  std::vector<SeatAccount> accounts;        // by seat
  std::vector<ReviewedDecision> decisions;  // the costliest first
  std::vector<ReviewStroke> strokes;        // the heaviest first
};
BOOST_DESCRIBE_STRUCT(Review, (), (game, rows, learned, luck_cancels, worlds, points, accounts, decisions, strokes))

// An answer with its chance and what speaks for it beside the others.
struct WeighedOption {
  std::string option;
  kernel::Text label;
  std::int32_t chance = 0;
  std::vector<Term> terms;
};
BOOST_DESCRIBE_STRUCT(WeighedOption, (), (option, label, chance, terms))

}  // namespace kostka::review
