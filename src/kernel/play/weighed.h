// Weighed: what rules of thumb choose among, and where they note what each option seems worth to them if somebody wants
// to know.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>

#include "kernel/play/option.h"

namespace kostka::kernel {

class ChanceStream;
class Table;
struct Prompt;

// Of an option that nobody has an opinion of.
inline constexpr float kUnweighed = -std::numeric_limits<float>::infinity();

// Options of one question, with a place for the worth of each; no places while nobody asks.
class Weighed : public std::span<const Option> {
 public:
  Weighed(std::span<const Option> options) : span(options) {}
  Weighed(std::span<const Option> options, std::span<float> worths) : span(options), worths_(worths) {}

  // On the scale of the question; of several notes about an option the highest counts.
  void note(std::size_t option, double worth) const {
    if (!worths_.empty()) [[unlikely]]
      worths_[option] = std::max(worths_[option], static_cast<float>(worth));
  }

 private:
  std::span<float> worths_{};
};

// A game whose rules of thumb say what every option is worth to them: a Game may be one.
class Weighs {
 public:
  // For every option that is listed, on a scale of the question's own: `worths`, one for each, are raised where there
  // is an opinion. What Table::habit() would answer is worth most. Nothing counts that the asked seat does not know.
  // False where the rules of thumb are silent.
  virtual bool weigh(const Table& table, const Prompt& prompt, ChanceStream& stream, std::span<float> worths) const = 0;

 protected:
  ~Weighs() = default;
};

// What rules of thumb answer is worth most to them, whatever they noted on the way to it.
inline void put_first(std::span<float> worths, std::size_t answer) {
  if (answer < worths.size()) worths[answer] = *std::max_element(worths.begin(), worths.end());
}

}  // namespace kostka::kernel
