// Blocks: the games of a study, handed out in parts to whoever plays them and put together again. What comes of it is
// the same whoever plays what, in which order and in how large parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "study/report.h"

namespace kostka::study {

// Games by their numbers.
struct Block {
  std::uint64_t first = 0, games = 0;

  bool operator==(const Block&) const = default;
};

class Blocks {
 public:
  // `begun` covers the games before `all`.
  Blocks(Block all, Report begun)
      : end_(all.first + all.games), next_(all.first), merged_(all.first), report_(std::move(begun)) {}

  // The next games to be played, at most so many; nothing when all are handed out.
  std::optional<Block> next(std::uint64_t most);
  // They have been played.
  void finish(const Block& block, Report report);
  // Nobody plays them any more: they are the next to be handed out.
  void lose(const Block& block);

  // Of the games without a gap from the beginning.
  [[nodiscard]] const Report& report() const { return report_; }
  [[nodiscard]] Report take_report() { return std::move(report_); }
  [[nodiscard]] bool complete() const { return merged_ == end_; }
  // How many have not been handed out.
  [[nodiscard]] std::uint64_t left() const;

 private:
  std::uint64_t end_, next_, merged_;
  std::vector<Block> lost_;
  std::map<std::uint64_t, std::pair<Block, Report>> early_;  // those that wait for one before them, by their first game
  Report report_;
};

// How many games a player should be given so that they take about `wanted` seconds, after a block of `games` took
// `seconds`; never so many that others would have nothing left to do: `left` games among `players`.
std::uint64_t next_size(std::uint64_t games, double seconds, double wanted, std::uint64_t left, std::size_t players);

}  // namespace kostka::study
