// Journal: a match as a file. The header says what was played, the rows say what people and dice put in; played again
// they give the same match (docs/journal.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/play/table.h"
#include "store/fair_dice.h"

namespace kostka::store {

inline constexpr int kJournalVersion = 1;
inline constexpr std::size_t kLargestJournal = std::size_t{64} << 20;

// The first line of a journal.
struct JournalHeader {
  std::string game;
  std::uint16_t rules_version = 1;
  std::string content;                                 // content_hash() of what was played with
  kernel::Document options = kernel::Document::map();  // as kernel::write_setup() gives them
  std::vector<std::string> seats;                      // a name for each seat
  kernel::ChanceSource chance = kernel::ChanceSource::stream;
  std::optional<Digest> commitment;  // exactly when the dice are the stream's
  std::vector<std::string> nonces;   // none, or one for each seat
  // How many rows at the beginning were taken over from another match. The dice among them are that match's; the stream
  // of this one begins with the first throw after them.
  std::uint32_t given_rows = 0;
};

// A seat chose. `option` and `answer` name the same option, by its number and by its id; `position` is the match's
// fingerprint directly after this input, before any dice it calls for. `n` counts the inputs the match holds then.
struct AnswerRow {
  std::uint32_t n = 0;
  kernel::Seat seat{};
  std::string answer;
  std::uint16_t option = 0;
  std::uint64_t position = 0;
};
// An outcome of chance, as kernel::Input has it.
struct ChanceRow {
  std::uint32_t n = 0;
  std::uint16_t value = 0;
};
// The seat took its last decision back.
struct UndoRow {
  kernel::Seat seat{};
};
// All agreed to go back to where the match held `n` inputs.
struct TakebackRow {
  std::uint32_t n = 0;
};
// The match is over; the secret behind the dice is no longer one.
struct EndRow {
  std::vector<kernel::Seat> winners;
  std::optional<Secret> secret;
};
// The rules broke one of their invariants; the match stays as it is, for study.
struct FaultRow {
  std::string sentence;
};
using Row = std::variant<AnswerRow, ChanceRow, UndoRow, TakebackRow, EndRow, FaultRow>;

// One line each, with the newline.
std::string header_line(const JournalHeader& header);
std::string row_line(const Row& row);

struct Journal {
  JournalHeader header;
  std::vector<Row> rows;  // row i stands in line i + 2
  // A crash while a row was being written leaves a part of it at the end. It is not among the rows, and a writer that
  // goes on cuts it off; `whole_bytes` of all `bytes` lie before it.
  bool torn = false;
  std::size_t whole_bytes = 0;
  std::size_t bytes = 0;

  // Nothing can follow the last row.
  [[nodiscard]] bool finished() const;
  [[nodiscard]] static std::size_t line_of(std::size_t row) { return row + 2; }
};

// The whole text of a journal, without a torn tail.
std::string write_journal(const Journal& journal);

// Reads a journal; `name` stands for the file in messages. Nothing, and the first mistake with its line, unless every
// line (but for a torn last one) is what docs/journal.md allows. Whether the rows make sense is for replay to find out.
std::optional<Journal> parse_journal(std::string_view text, std::string_view name, kernel::Diagnostics& diagnostics);
std::optional<Journal> read_journal(const std::filesystem::path& path, kernel::Diagnostics& diagnostics);

}  // namespace kostka::store
