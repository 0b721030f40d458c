// Bot: a player that is a program. It looks at a match through its own seat and answers one question at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "kernel/language/text.h"
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

// A level of play, as the command line and lobbies name it.
struct Level {
  std::string_view id;
  kernel::Text name;   // how it is to play with, in a word; how strong it is depends on the game
  kernel::Text about;  // what it really does, in a sentence
};

// From the one that thinks least to the one that thinks most. Which of them is the strongest depends on the game, and
// the game says so (GameInfo::standard_level).
std::span<const Level> levels();
// Null for an unknown level. `key` is for the bot's own choices and must not be that of the match.
std::unique_ptr<Bot> make_bot(std::string_view level, const kernel::ChanceKey& key);
// A player of a study: one of the levels, or a search with a plan of its own (search_bot.h). Never for a table, since a
// plan may think for as long as it likes.
std::unique_ptr<Bot> make_player(std::string_view player, const kernel::ChanceKey& key);

}  // namespace kostka::bots
