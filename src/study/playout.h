// A playout: one game played to its end by random choices. Studies and benchmarks both run on this loop.
#pragma once

#include <cstdint>

#include "bots/random_choice.h"
#include "kernel/play/match.h"

namespace kostka::study {

// The first decision that nobody has made yet; null when the match waits for nothing.
inline const kernel::Prompt* open_prompt(const kernel::Match& match) {
  for (const kernel::Prompt& prompt : match.prompts()) {
    if (!prompt.answered()) return &prompt;
  }
  return nullptr;
}

// Answers at random until the match ends, is faulted, or `most` decisions have been made; returns how many were.
inline std::uint64_t play_out(kernel::Match& match, bots::RandomChoice& choice, std::uint64_t most) {
  std::uint64_t decisions = 0;
  while (decisions < most && !match.over()) {
    const kernel::Prompt* prompt = open_prompt(match);
    // A faulted match asks nothing.
    if (!prompt) break;
    match.answer(prompt->seat, choice.below(prompt->count()));
    ++decisions;
  }
  return decisions;
}

}  // namespace kostka::study
