// LookAhead: tries an option out in copies of a match, plays each on to the end of the turn, and asks the game how well
// off the seat is then.
#pragma once

#include <memory>

#include "kernel/play/match.h"

namespace kostka::bots {

// Knows what the seat knows: hidden cards are dealt again in every copy. In a copy everybody answers by the game's
// rules of thumb, and at random where it has none.
class LookAhead {
 public:
  explicit LookAhead(int futures) : futures_(futures) {}
  // The option with the best sum of judgements. All choices and dice follow from `stream`.
  std::uint32_t best(const kernel::Match& match, const kernel::Prompt& prompt, kernel::ChanceStream& stream);

 private:
  int imagine(const kernel::Match& match, kernel::Seat who, std::uint32_t option, kernel::ChanceStream& stream);

  int futures_;                            // tried for each option
  const kernel::Game* game_ = nullptr;     // that copy_ is of
  std::unique_ptr<kernel::Match> copy_{};  // overwritten by every look
};

}  // namespace kostka::bots
