// OwnTurn: what was learnt about the further decisions of a seat's own turn while its futures were imagined.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kernel/play/match.h"

namespace kostka::bots {

// An open-loop tree: a place in it is the answers given so far and the question that is asked, whatever the dice and
// the hidden cards were. Places are found by hashes in one table that never grows, so that a visit costs no allocation.
class OwnTurn {
 public:
  // A sum of values of futures, between 0 and 1 each.
  struct Experience {
    std::uint32_t visits = 0;
    double sum = 0;
  };
  // What the tree says to a question of the seat.
  struct Advice {
    bool inside = false;   // the question belongs to the tree; what is answered must be told by take()
    bool settled = false;  // `option` is to be answered; otherwise nobody has been here before
    std::uint32_t option = 0;
  };

  OwnTurn() : entries_(kEntries) {}

  void forget_all();
  // How far the values of futures usually lie apart; what is unknown is tried more where they differ much.
  void set_spread(double spread) { spread_ = spread; }

  // The key of a question that is asked after `answered`, and of an answer to it.
  [[nodiscard]] static std::uint64_t question_key(std::uint64_t answered, const kernel::Prompt& prompt);
  [[nodiscard]] static std::uint64_t answer_key(std::uint64_t question, const kernel::Option& option);
  // What is known of an answer.
  [[nodiscard]] Experience experience(std::uint64_t answer) const;

  // One future: it begins with an answer to the question at the root, asks for advice at each decision of the own turn,
  // takes the answers, and is learnt from at its end.
  void begin(std::uint64_t answer);
  [[nodiscard]] Advice advise(const kernel::Match& match, const kernel::Prompt& prompt);
  // `favourite`: the answer is what the rules of thumb say.
  void take(const kernel::Match& match, const kernel::Prompt& prompt, std::uint32_t option, bool favourite);
  void leave() { inside_ = false; }
  void learn(double value);

 private:
  struct Entry {
    std::uint64_t key = 0;  // 0: free
    double sum = 0;
    std::uint32_t visits = 0;
    std::uint32_t favourite = 0;  // of a question: the lower half of the key of an answer
  };
  static constexpr std::size_t kEntries = std::size_t{1} << 15, kMostUsed = kEntries / 4 * 3;
  static constexpr std::size_t kLongestPath = 64;
  static constexpr std::uint32_t kWidest = 32;  // a question with more answers is left to the rules of thumb

  [[nodiscard]] std::size_t place_of(std::uint64_t key) const;
  // The entry of this key, a new one if need be; none when the table is full.
  Entry* entry(std::uint64_t key);
  [[nodiscard]] std::uint32_t best_of(const kernel::Match& match, const kernel::Prompt& prompt,
                                      const Entry& question) const;

  std::vector<Entry> entries_;
  std::size_t used_ = 0;
  double spread_ = 0.1;
  // The future that is being imagined.
  bool inside_ = false;
  std::uint64_t at_ = 0;  // key of the last answer
  std::array<std::uint32_t, kLongestPath> path_{};
  std::size_t length_ = 0;
};

}  // namespace kostka::bots
