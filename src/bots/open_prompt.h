// What every player that looks ahead does first: find the open question of a copy, and a key for what it imagines.
#pragma once

#include <algorithm>
#include <cstring>

#include "kernel/play/match.h"

namespace kostka::bots {

// The first decision that nobody has made yet; null when the match waits for nothing.
inline const kernel::Prompt* open_prompt(const kernel::Match& match) {
  const auto prompts = match.prompts();
  const auto open = std::find_if(prompts.begin(), prompts.end(), [](const kernel::Prompt& p) { return !p.answered(); });
  return open == prompts.end() ? nullptr : &*open;
}

inline kernel::ChanceKey fresh_key(kernel::ChanceStream& stream) {
  kernel::ChanceKey key;
  for (std::size_t i = 0; i < key.size(); i += 8) {
    const std::uint64_t word = stream.next();
    std::memcpy(key.data() + i, &word, 8);
  }
  return key;
}

}  // namespace kostka::bots
