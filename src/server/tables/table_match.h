// TableMatch: the match of a table, to be played or only looked at. Nothing here is durable: the table takes the lines
// that wait and writes them to the store together with all else that has changed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/language/text.h"
#include "kernel/play/match.h"
#include "store/journal.h"
#include "store/prompt_numbers.h"
#include "store/recorded_match.h"

namespace kostka::server {

// A finished match can be looked at, but nothing more is recorded.
class TableMatch {
 public:
  // Begins; the header and all that happens before the first decision are among the lines.
  TableMatch(const kernel::Game& game, const store::JournalHeader& header, const kernel::MatchSetup& setup,
             const store::Secret& secret);
  // Goes on with a journal, or shows it when it is finished. What does not fit is in `wrong`; the match then stands
  // before the row that could not be played.
  TableMatch(const kernel::Game& game, const store::Journal& journal, const store::Secret& secret,
             std::optional<kernel::Text>& wrong);

  // A header that does not fit the game gives no match at all.
  [[nodiscard]] bool exists() const { return recorded_ != nullptr || shown_ != nullptr; }
  // Only when it exists.
  [[nodiscard]] const kernel::Match& match() const { return recorded_ ? recorded_->match() : *shown_; }
  [[nodiscard]] bool ended() const { return !recorded_ || match().over() || match().fault() != nullptr; }

  // A match that ends with it holds only what can still be looked at.
  kernel::Refused answer(kernel::Seat who, std::uint32_t option);
  bool undo(kernel::Seat who);
  bool take_back(std::size_t inputs);
  void explain();

  // The rows of the journal so far; never goes down.
  [[nodiscard]] std::int64_t rows() const { return numbers().rows(); }
  // The number of the seat's open question; nothing when it is not asked.
  [[nodiscard]] std::optional<std::int32_t> prompt_number(kernel::Seat who) const;
  // Whether this very answer was taken at that prompt, which is the last one the seat has answered.
  [[nodiscard]] bool was_answered(kernel::Seat who, std::int32_t prompt, std::string_view option) const;

  // Lines that come before all others, in a journal that begins with rows of another one.
  void put_first(std::string lines) { first_lines_ = std::move(lines); }
  // The lines of the journal since last time. Nobody is shown what came of them before the store has them.
  std::string take_unsaved_lines();

 private:
  [[nodiscard]] const store::PromptNumbers& numbers() const {
    return recorded_ ? recorded_->numbers() : shown_numbers_;
  }

  std::string first_lines_;
  std::unique_ptr<store::RecordedMatch> recorded_;
  std::unique_ptr<kernel::Match> shown_;
  store::PromptNumbers shown_numbers_;
};

}  // namespace kostka::server
