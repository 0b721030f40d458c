// Review: a finished match looked at again: the chance of every seat over time, what luck and what decisions did, and
// which decisions cost most. Chances come from imagined futures (bots/adviser.h), each from what the seat that decides
// could know then.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bots/adviser.h"
#include "kernel/language/text.h"
#include "kernel/play/game.h"
#include "kernel/play/match.h"
#include "review/report.h"
#include "store/journal.h"

namespace kostka::review {

struct ReviewPlan {
  std::uint64_t futures = 60'000;  // about so many are imagined in all
  std::uint64_t seed = 1;          // the same seed, the same review
  bool mark_seats = false;         // texts mark where players are named
};

// The terms worth telling, at most three; only open ones if the match still goes on.
enum class Told : std::uint8_t { everything, only_open };
std::vector<Term> terms_to_tell(const kernel::Judging& judging, const std::vector<kernel::Term>& terms, Told told);

// What an adviser has found out about a question, the best answers first.
std::vector<WeighedOption> told_options(const kernel::Match& match, const kernel::Prompt& prompt,
                                        const std::vector<bots::Weighed>& all, std::size_t most);

// What the last decision of a seat has changed for it, as everybody could see it: between the position before this row
// of the journal and the one after that row, with what followed at once. Nothing that is hidden goes into it.
std::vector<Term> open_changes(const kernel::Match& before, const kernel::Match& after, kernel::Seat seat);

// How many of how many decisions have been looked at.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

// The review of a journal that was read without a mistake and whose match is over; nothing and a sentence when the
// journal cannot be played again or its match is not over. Stops with nothing when `stop` becomes true.
std::optional<Review> review(const kernel::Game& game, const store::Journal& journal, const ReviewPlan& plan,
                             kernel::Text& wrong, const Progress& progress, const std::atomic<bool>& stop);

}  // namespace kostka::review
