// What bots think, for people, as it is sent: hints, reasons and reviews. A part of the protocol (docs/protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/language/text.h"
#include "review/report.h"

namespace kostka::server::protocol {

// POST /api/tables/{id}/seats/{seat}/hint by the seat's person -> Hint. It comes from what the seat may know.
struct AskHint {
  std::int32_t prompt = 0;  // the number of the open question
};
BOOST_DESCRIBE_STRUCT(AskHint, (), (prompt))
struct Hint {
  std::int32_t prompt = 0;
  std::vector<review::WeighedOption> options;  // the best three, the best first
  std::int32_t others = -1;                    // the highest chance of all others; -1: there are none
};
BOOST_DESCRIBE_STRUCT(Hint, (), (prompt, options, others))

// GET /api/tables/{id}/bot-reasons?after=N: why a bot did what the log tells after so many inputs. While the match is
// played only what everybody can see is told: what became better or worse for the bot.
struct BotReasons {
  std::int32_t seat = 0;
  bool everything = false;                     // the match is over
  std::optional<kernel::Text> chosen;          // only then, as what is chosen may be secret
  std::vector<review::WeighedOption> options;  // only then
  std::vector<review::Term> terms;
};
BOOST_DESCRIBE_STRUCT(BotReasons, (), (seat, everything, chosen, options, terms))

// GET /api/tables/{id}/review of a finished match; asked again until the review is there.
struct ReviewState {
  std::int32_t done = 0, all = 0;  // decisions that have been looked at
  std::optional<review::Review> review;
};
BOOST_DESCRIBE_STRUCT(ReviewState, (), (done, all, review))

}  // namespace kostka::server::protocol
