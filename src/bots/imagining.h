// Imagining: one future of a match as one of its seats can imagine it. What the seat does not know is dealt anew, an
// answer is tried, and everybody plays on by the rules of thumb, now and then by chance, up to some turn.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bots/own_turn.h"
#include "bots/random_choice.h"
#include "kernel/play/match.h"

namespace kostka::bots {

struct ImaginingPlan {
  std::uint32_t turns = 1;  // how many turns of anybody are imagined, with the one that is being played; 0: to the end
  std::uint32_t surprise = 0;  // of a hundred decisions, how many are left to chance
  bool honest = true;          // false only in tests: the seat sees all that is hidden
};

// What is tried at the root: the answers to some or all of the open questions.
struct Tried {
  kernel::Seat who{};
  std::uint32_t option = 0;
};

// Number `world` of a key is one deal and one run of dice, whatever is tried in it: answers that are compared are
// compared in the same worlds.
class Imagining {
 public:
  void begin(const kernel::Match& match, kernel::Seat who, const kernel::ChanceKey& key, const ImaginingPlan& plan);
  // Plays one future; end() is its last position. The seat's own decisions of this turn go into `own`, if there is one.
  void play(std::span<const Tried> tried, std::uint64_t world, OwnTurn* own);
  [[nodiscard]] const kernel::Match& end() const { return *copy_; }

  // Decisions that the rules of thumb have made since begin().
  [[nodiscard]] std::uint64_t by_habit() const { return by_habit_; }

 private:
  struct Choice {
    std::uint32_t option = 0;
    bool habit = false;
  };
  void deal(std::uint64_t world);
  void play_on(OwnTurn* own);
  [[nodiscard]] Choice practised(const kernel::Prompt& prompt);
  [[nodiscard]] std::uint32_t loose(const kernel::Prompt& prompt);
  [[nodiscard]] std::uint32_t own_answer(const kernel::Prompt& prompt, OwnTurn& own);

  const kernel::Match* match_ = nullptr;
  kernel::Seat who_{};
  kernel::ChanceKey key_{};
  ImaginingPlan plan_{};
  kernel::ChanceStream stream_;  // what habits draw from
  RandomChoice choice_{0};
  std::uint64_t by_habit_ = 0;
  const kernel::Game* game_ = nullptr;     // that copy_ is of
  std::unique_ptr<kernel::Match> copy_{};  // overwritten by every future
};

}  // namespace kostka::bots
