#include "store/journal.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

#include "content/files.h"
#include "content/gzip.h"
#include "content/json.h"
#include "kernel/data/reader.h"

namespace kostka::store {
namespace {

using kernel::ChanceSource;
using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;
using kernel::Seat;

constexpr std::int64_t kMostInputs = std::numeric_limits<std::uint32_t>::max();
constexpr std::int64_t kMostOutcomes = std::numeric_limits<std::uint16_t>::max();
constexpr std::string_view kStream = "stream", kOutside = "outside";

// ---- writing ----------------------------------------------------------------------------------------------------

std::string hex_of(std::uint64_t number) {
  std::string hex(16, '0');
  for (std::size_t i = hex.size(); number != 0; number >>= 4) hex[--i] = "0123456789abcdef"[number & 15];
  return hex;
}

Document list_of(const std::vector<std::string>& texts) {
  Document list = Document::list();
  for (const std::string& text : texts) list.push(text);
  return list;
}

Document row_document(const AnswerRow& row) {
  return Document::map({{"n", row.n},
                        {"seat", row.seat.value},
                        {"answer", row.answer},
                        {"option", row.option},
                        {"position", hex_of(row.position)}});
}
Document row_document(const ChanceRow& row) { return Document::map({{"n", row.n}, {"chance", row.value}}); }
Document row_document(const UndoRow& row) { return Document::map({{"undo", row.seat.value}}); }
Document row_document(const TakebackRow& row) { return Document::map({{"takeback", row.n}}); }
Document row_document(const EndRow& row) {
  Document winners = Document::list();
  for (const Seat seat : row.winners) winners.push(seat.value);
  Document document = Document::map({{"end", Document::map({{"winners", std::move(winners)}})}});
  if (row.secret) document.set("secret", to_hex(*row.secret));
  return document;
}
Document row_document(const FaultRow& row) { return Document::map({{"fault", row.sentence}}); }

// ---- reading ----------------------------------------------------------------------------------------------------

// 32 bytes in hexadecimal digits.
std::optional<Digest> digest(Reader& r, std::string_view key) {
  const std::string text = r.text(key);
  const auto bytes = from_hex(text);
  Digest digest{};
  if (!bytes || bytes->size() != digest.size()) {
    if (r.ok()) r.error(key, "expected 64 hexadecimal digits, found " + kernel::in_quotes(text));
    return std::nullopt;
  }
  std::copy(bytes->begin(), bytes->end(), digest.begin());
  return digest;
}

std::uint64_t position(Reader& r) {
  const std::string text = r.text("position");
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number, 16);
  if (r.ok() && (text.size() != 16 || error != std::errc() || rest != end)) {
    r.error("position", "expected 16 hexadecimal digits, found " + kernel::in_quotes(text));
  }
  return number;
}

Seat seat(Reader& r, std::string_view key, const JournalHeader& header) {
  return Seat(static_cast<std::size_t>(r.integer(key, 0, static_cast<std::int64_t>(header.seats.size()) - 1)));
}

std::uint32_t input_number(Reader& r, std::string_view key, std::int64_t least) {
  return static_cast<std::uint32_t>(r.integer(key, least, kMostInputs));
}

JournalHeader read_header(Reader& r) {
  JournalHeader header;
  r.integer("kostka_journal", kJournalVersion, kJournalVersion);
  header.game = r.text("game");
  header.rules_version = static_cast<std::uint16_t>(r.integer("rules_version", 1, kMostOutcomes));
  header.content = r.text("content");
  header.options = r.any("options");
  header.seats = r.texts("seats");
  if (r.ok() && (header.seats.empty() || header.seats.size() > kernel::kMaxSeats)) {
    r.error("seats", "expected 1 to " + std::to_string(kernel::kMaxSeats) + " names");
  }
  constexpr std::array<std::pair<std::string_view, ChanceSource>, 2> kSources = {
      {{kStream, ChanceSource::stream}, {kOutside, ChanceSource::outside}}};
  header.chance = r.one_of("chance", kSources);
  if (header.chance == ChanceSource::stream) {
    header.commitment = digest(r, "commitment");
    for (const Document& nonce : r.list_or_empty("nonces")) {
      if (nonce.is_text())
        header.nonces.push_back(nonce.as_text());
      else
        r.error("nonces", "expected a list of texts, found " + describe(nonce));
    }
    if (r.ok() && !header.nonces.empty() && header.nonces.size() != header.seats.size()) {
      r.error("nonces", "expected none, or one for each of the " + std::to_string(header.seats.size()) + " seats");
    }
  }
  header.given_rows = static_cast<std::uint32_t>(r.integer_or("given_rows", 0, 1, kMostInputs));
  r.finish();
  return header;
}

EndRow read_end(Reader& r, const JournalHeader& header) {
  EndRow row;
  Reader end = r.child("end", "end of the match");
  for (const Document& winner : end.list("winners")) {
    if (winner.is_int() && winner.as_int() >= 0 && winner.as_int() < static_cast<std::int64_t>(header.seats.size())) {
      row.winners.emplace_back(static_cast<std::size_t>(winner.as_int()));
    } else {
      end.error("winners", "expected a list of seats, found " + describe(winner));
    }
  }
  end.finish();
  if (header.chance == ChanceSource::stream) row.secret = digest(r, "secret");
  return row;
}

// The key that only one kind of row has tells which kind it is.
Row read_row(Reader& r, const JournalHeader& header) {
  if (r.has("answer")) {
    const std::uint32_t n = input_number(r, "n", 1);
    const Seat who = seat(r, "seat", header);
    std::string answer = r.text("answer");
    const auto option = static_cast<std::uint16_t>(r.integer("option", 0, kMostOutcomes));
    return AnswerRow{n, who, std::move(answer), option, position(r)};
  }
  if (r.has("chance")) {
    const std::uint32_t n = input_number(r, "n", 1);
    return ChanceRow{n, static_cast<std::uint16_t>(r.integer("chance", 0, kMostOutcomes))};
  }
  if (r.has("undo")) return UndoRow{seat(r, "undo", header)};
  if (r.has("takeback")) return TakebackRow{input_number(r, "takeback", 0)};
  if (r.has("end")) return read_end(r, header);
  if (r.has("fault")) return FaultRow{r.text("fault")};
  r.error("", "expected a row with \"answer\", \"chance\", \"undo\", \"takeback\", \"end\" or \"fault\"");
  return FaultRow{};
}

bool is_last(const Row& row) { return std::holds_alternative<EndRow>(row) || std::holds_alternative<FaultRow>(row); }

// Reads a journal line by line. Each line is a document of its own, so its mistakes are collected apart and then put at
// the line of the file.
class LineReader {
 public:
  LineReader(std::string_view name, Diagnostics& diagnostics)
      : name_(name), diagnostics_(diagnostics), file_(diagnostics.sources().add(name)) {}

  // False after a mistake, which is then among the problems of the line.
  bool take(std::string_view line) {
    problems_.clear();
    Diagnostics here;
    const Document document = content::read_json(line, name_, here);
    if (here.ok()) read(document, here);
    for (const kernel::Problem& problem : here.problems()) problems_.push_back(problem.message);
    return problems_.empty();
  }
  void report(std::size_t line) {
    for (const std::string& problem : problems_) error(line, problem);
  }
  void error(std::size_t line, std::string message) {
    diagnostics_.error(kernel::Mark{file_, static_cast<std::uint32_t>(line)}, std::move(message));
  }

  Journal journal;
  bool has_header = false;

 private:
  void read(const Document& document, Diagnostics& here) {
    Reader r(document, here, has_header ? "row of a journal" : "header of a journal");
    if (!has_header) {
      journal.header = read_header(r);
      has_header = here.ok();
      return;
    }
    if (journal.finished()) {
      here.error(document, "expected nothing after the end of the match");
      return;
    }
    Row row = read_row(r, journal.header);
    r.finish();
    if (here.ok() && is_last(row) && journal.rows.size() < journal.header.given_rows) {
      here.error(document, "expected a row that was taken over, found the end of a match");
    }
    if (here.ok()) journal.rows.push_back(std::move(row));
  }

  std::string name_;
  Diagnostics& diagnostics_;
  std::uint32_t file_;
  std::vector<std::string> problems_;
};

}  // namespace

std::string header_line(const JournalHeader& header) {
  Document document = Document::map({{"kostka_journal", kJournalVersion},
                                     {"game", header.game},
                                     {"rules_version", header.rules_version},
                                     {"content", header.content},
                                     {"options", header.options},
                                     {"seats", list_of(header.seats)}});
  document.set("chance", header.chance == ChanceSource::stream ? kStream : kOutside);
  if (header.commitment) {
    document.set("commitment", to_hex(*header.commitment));
    document.set("nonces", list_of(header.nonces));
  }
  if (header.given_rows > 0) document.set("given_rows", header.given_rows);
  return to_json(document) + '\n';
}

std::string row_line(const Row& row) {
  return to_json(std::visit([](const auto& what) { return row_document(what); }, row)) + '\n';
}

std::string write_journal(const Journal& journal) {
  std::string text = header_line(journal.header);
  for (const Row& row : journal.rows) text += row_line(row);
  return text;
}

bool Journal::finished() const { return !rows.empty() && is_last(rows.back()); }

std::optional<Journal> parse_journal(std::string_view text, std::string_view name, Diagnostics& diagnostics) {
  LineReader reader(name, diagnostics);
  if (text.size() > kLargestJournal) {
    reader.error(1, "a journal has at most " + std::to_string(kLargestJournal >> 20) + " MiB");
    return std::nullopt;
  }
  std::size_t begin = 0;
  for (std::size_t line = 1; begin < text.size(); ++line) {
    const std::size_t newline = text.find('\n', begin);
    const bool whole = newline != std::string_view::npos;
    const std::size_t end = whole ? newline : text.size();
    if (!reader.take(text.substr(begin, end - begin))) {
      // Only the last line can be a torn one, and a header that is not there cannot be done without.
      if (whole || !reader.has_header) {
        reader.report(line);
        return std::nullopt;
      }
      reader.journal.torn = true;
      break;
    }
    begin = whole ? end + 1 : end;
  }
  if (!reader.has_header) {
    reader.error(1, "expected the header of a journal, found an empty file");
    return std::nullopt;
  }
  if (const auto rows = reader.journal.rows.size(); rows < reader.journal.header.given_rows) {
    reader.error(Journal::line_of(rows), "expected " + std::to_string(reader.journal.header.given_rows) +
                                             " rows that were taken over, found " + std::to_string(rows));
    return std::nullopt;
  }
  reader.journal.whole_bytes = begin;
  reader.journal.bytes = text.size();
  return std::move(reader.journal);
}

std::optional<Journal> read_journal(const std::filesystem::path& path, Diagnostics& diagnostics) {
  std::string error;
  auto text = content::read_file(path, error, kLargestJournal);
  // Archived ones are compressed.
  if (text && content::is_gzip(*text)) {
    std::string why;
    text = content::gunzip(*text, kLargestJournal, why);
    if (!text) error = "cannot read " + path.generic_string() + ": " + why;
  }
  if (!text) {
    diagnostics.error(kernel::Mark{}, error);
    return std::nullopt;
  }
  return parse_journal(*text, path.generic_string(), diagnostics);
}

}  // namespace kostka::store
