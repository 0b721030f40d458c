// TableMatch: the match of a table, with the lines of its journal that are not durable yet.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/match.h"
#include "kernel/text.h"
#include "store/journal.h"
#include "store/recorded_match.h"

namespace kostka::server {

// A finished match can be looked at and is recorded no more.
class TableMatch {
 public:
  // Begins; the header and all that happens before the first decision are among the lines.
  TableMatch(const kernel::Game& game, const store::JournalHeader& header, const kernel::MatchSetup& setup,
             const store::Secret& secret);
  // Goes on with a journal, or shows it when it is finished. What does not fit is in `wrong`; the match then stands
  // before the row that could not be played.
  TableMatch(const kernel::Game& game, const store::Journal& journal, const store::Secret& secret,
             std::optional<kernel::Text>& wrong);

  // Only when match() is there: a header that does not fit the game gives none.
  [[nodiscard]] bool exists() const { return recorded_ != nullptr || shown_ != nullptr; }
  [[nodiscard]] const kernel::Match& match() const { return recorded_ ? recorded_->match() : *shown_; }
  [[nodiscard]] bool ended() const { return !recorded_ || match().over() || match().fault() != nullptr; }

  kernel::Refused answer(kernel::Seat who, std::uint32_t option, std::string_view id);
  bool undo(kernel::Seat who);
  bool take_back(std::size_t inputs);
  void explain();

  // The rows of the journal so far; never goes down.
  [[nodiscard]] std::int64_t rows() const { return rows_; }
  // The number of the question that a seat is or will be asked; another one after every answer or taking back.
  [[nodiscard]] std::int32_t prompt_number(kernel::Seat who) const { return numbers_[who.index()] + 1; }
  // Whether this very answer was taken at that prompt, which is the last one the seat has answered.
  [[nodiscard]] bool was_answered(kernel::Seat who, std::int32_t prompt, std::string_view option) const;

  // The lines since last time.
  std::string take_lines();

 private:
  struct Sink;
  void count(const store::Row& row);
  void noted();

  std::string lines_;
  std::unique_ptr<store::RecordedMatch> recorded_;
  std::unique_ptr<kernel::Match> shown_;
  std::int64_t rows_ = 0;
  std::array<std::int32_t, kernel::kMaxSeats> numbers_{};
  struct Last {
    std::int32_t prompt = 0;
    std::string option;
  };
  std::array<Last, kernel::kMaxSeats> last_{};
};

}  // namespace kostka::server
