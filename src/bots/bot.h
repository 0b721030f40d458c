// Bot: a player that is a program. It looks at a match through its own seat and answers one question at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "kernel/play/chance.h"
#include "kernel/play/match.h"

namespace kostka::bots {

// A bot must only use what its seat may know: it forks the match and determinizes the fork before it thinks ahead.
// The same bot with the same key gives the same answers to the same matches.
class Bot {
 public:
  virtual ~Bot() = default;
  // The number of an option of `prompt`, which is open in `match`, is somebody's, and has at least one option.
  virtual std::uint32_t choose(const kernel::Match& match, const kernel::Prompt& prompt) = 0;
};

// One of the levels (levels.h); null for an unknown level. `key` is for the bot's own choices and must not be that of
// the match.
std::unique_ptr<Bot> make_bot(std::string_view level, const kernel::ChanceKey& key);
// A player of a study: one of the levels, one with a temperament (hard+bold), or a search with a plan of its own
// (search_bot.h). Never for a table, since a plan may think for as long as it likes.
std::unique_ptr<Bot> make_player(std::string_view player, const kernel::ChanceKey& key);

}  // namespace kostka::bots
