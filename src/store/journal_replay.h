// Playing a journal again, row by row, and noticing the first row that does not fit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "kernel/play/match.h"
#include "store/journal.h"
#include "store/prompt_numbers.h"

namespace kostka::store {

// The first row that could not be played as it was recorded, and why; nothing after it was played.
struct Difference {
  enum class Of : std::uint8_t { order, answer, dice, position, result };
  Of of = Of::order;
  std::size_t row = 0;
  kernel::Text sentence;  // begins with the row and its line
};

// What the rows played so far have shown to be as recorded.
struct ReplayCounts {
  std::size_t answers = 0, positions = 0, taken_back = 0;
  std::size_t outcomes = 0;  // chance rows
  std::size_t dice = 0;      // those that were compared with the stream
  std::size_t results = 0;
};

// The setup a header describes, or nothing and a sentence: the game has no such option, or another number of seats.
std::optional<kernel::MatchSetup> setup_of(const JournalHeader& header, const kernel::Game& game, kernel::Text& wrong);

// Plays a journal one row at a time. Game and journal must outlive it. Chance always comes from the rows; with the key
// of the match's dice each outcome after the given rows is compared with the stream, which runs in the order of the
// file: taking back never rewinds it, so no die is thrown twice.
class JournalPlayer {
 public:
  JournalPlayer(const kernel::Game& game, const Journal& journal, const kernel::MatchSetup& setup,
                std::optional<kernel::ChanceKey> key = std::nullopt);

  // Plays the next row; false when there is none or it does not fit.
  bool next();
  void play_to(std::size_t row) {
    while (row_ < row && next()) {
    }
  }

  [[nodiscard]] const kernel::Match& match() const { return *match_; }
  void mark_seats() { match_->mark_seats(true); }
  [[nodiscard]] std::size_t rows_played() const { return row_; }
  [[nodiscard]] const std::optional<Difference>& difference() const { return difference_; }
  [[nodiscard]] const ReplayCounts& counts() const { return counts_; }
  [[nodiscard]] const PromptNumbers& numbers() const { return numbers_; }

  // The match and where its dice stand, to go on with; the player is of no use afterwards.
  std::unique_ptr<kernel::Match> take_match() { return std::move(match_); }
  [[nodiscard]] const std::optional<kernel::ChanceStream>& stream() const { return stream_; }

 private:
  bool play(const AnswerRow& row);
  bool play(const ChanceRow& row);
  bool play(const UndoRow& row);
  bool play(const TakebackRow& row);
  bool play(const EndRow& row);
  bool play(const FaultRow& row);
  bool has_inputs(std::uint32_t n);
  bool differs(Difference::Of of, const kernel::Text& why);

  const kernel::Game& game_;
  const Journal& journal_;
  std::unique_ptr<kernel::Match> match_;
  std::optional<kernel::ChanceStream> stream_;
  PromptNumbers numbers_;
  std::size_t row_ = 0;
  std::optional<Difference> difference_;
  ReplayCounts counts_;
};

// A match rebuilt from its journal.
struct Replayed {
  std::unique_ptr<kernel::Match> match;  // null when the header does not fit the game
  std::optional<kernel::ChanceStream> stream;
  PromptNumbers numbers;
  std::size_t rows = 0;
  std::optional<kernel::Text> wrong;  // why not all the rows that were wanted were played
};

inline constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

// Plays the first `rows` rows. With the key the stream stands where the match needs it next.
Replayed replay_journal(const kernel::Game& game, const Journal& journal, std::size_t rows = kAllRows,
                        std::optional<kernel::ChanceKey> key = std::nullopt);

}  // namespace kostka::store
