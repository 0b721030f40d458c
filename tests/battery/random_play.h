// Playing at random, as every check of the battery does.
#pragma once

#include <cstdint>
#include <string_view>

#include "kernel/play/chance.h"
#include "kernel/play/match.h"

namespace kostka::tests {

// A seat that has not answered yet and one of its options.
struct Answer {
  kernel::Seat seat{};
  std::uint32_t option = 0;
};

// How many seats have not answered yet.
std::size_t open_questions(const kernel::Match& match);

// One of the open questions and one of its options, each as likely; there must be a question.
Answer random_answer(const kernel::Match& match, kernel::ChanceStream& stream);

// Seats and switches, each combination that the game does not refuse as likely.
kernel::MatchSetup random_setup(const kernel::Game& game, kernel::ChanceStream& stream);
// Sets one switch to one of its choices; both must exist.
void fix_switch(const kernel::GameInfo& info, std::string_view id, std::string_view choice, kernel::MatchSetup& setup);

}  // namespace kostka::tests
