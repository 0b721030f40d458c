// PromptNumbers: a number for every question of a match, so that an answer that comes late or twice is recognised.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "kernel/play/match.h"
#include "store/journal.h"

namespace kostka::store {

// The last answer of a seat, even if it has been taken back since.
struct TakenAnswer {
  std::uint32_t prompt = 0;
  std::string option;
  bool operator==(const TakenAnswer&) const = default;
};

// A question has the number of rows the journal held when it was put. While seats choose secretly at the same time,
// what one of them does leaves the others' questions as they are. No number of a seat stands for two questions,
// whatever is taken back; and a replay of the journal gives the same numbers.
class PromptNumbers {
 public:
  PromptNumbers() = default;
  // For a match whose journal has no rows yet.
  explicit PromptNumbers(const kernel::Match& match) { number_prompts(match, {}); }

  // The next row of the journal, and the match that has just taken it.
  void take(const Row& row, const kernel::Match& match);

  [[nodiscard]] std::uint32_t rows() const { return rows_; }
  // The number of the seat's open question; nothing when it is not asked.
  [[nodiscard]] std::optional<std::uint32_t> open(kernel::Seat seat) const { return open_[seat.value]; }
  [[nodiscard]] const std::optional<TakenAnswer>& last_answer(kernel::Seat seat) const { return last_[seat.value]; }

  bool operator==(const PromptNumbers&) const = default;

 private:
  using Numbers = std::array<std::optional<std::uint32_t>, kernel::kMaxSeats>;
  // Open questions keep the number they have in `kept`.
  void number_prompts(const kernel::Match& match, const Numbers& kept);

  std::uint32_t rows_ = 0;
  bool half_made_ = false;  // a choice of several seats at the same time, with an answer in it
  Numbers open_;
  std::array<std::optional<TakenAnswer>, kernel::kMaxSeats> last_;
};

}  // namespace kostka::store
