#include "server/table_match.h"

#include <algorithm>
#include <utility>

#include "store/journal_replay.h"

namespace kostka::server {

using kernel::Refused;
using kernel::Seat;

// Collects the lines; the store is told of them by the table, together with all else that has changed.
struct TableMatch::Sink final : store::JournalSink {
  explicit Sink(std::string& to) : lines(to) {}
  bool append(std::string_view bytes, std::string&) override {
    lines += bytes;
    return true;
  }
  std::string& lines;
};

TableMatch::TableMatch(const kernel::Game& game, const store::JournalHeader& header, const kernel::MatchSetup& setup,
                       const store::Secret& secret)
    : recorded_(std::make_unique<store::RecordedMatch>(game, header, setup, secret, std::make_unique<Sink>(lines_))) {
  noted();
  --rows_;  // the header is no row
}

TableMatch::TableMatch(const kernel::Game& game, const store::Journal& journal, const store::Secret& secret,
                       std::optional<kernel::Text>& wrong) {
  store::Replayed replayed =
      store::replay_journal(game, journal, store::kAllRows, store::dice_key(secret, journal.header.nonces));
  for (const store::Row& row : journal.rows) count(row);
  rows_ = static_cast<std::int64_t>(journal.rows.size());
  wrong = replayed.wrong;
  if (!replayed.match) return;
  if (wrong || journal.finished()) {
    shown_ = std::move(replayed.match);
    return;
  }
  recorded_ = std::make_unique<store::RecordedMatch>(journal.header, std::move(replayed), secret,
                                                     std::make_unique<Sink>(lines_));
  noted();
}

void TableMatch::count(const store::Row& row) {
  if (const auto* answer = std::get_if<store::AnswerRow>(&row)) {
    Last& last = last_[answer->seat.index()];
    last.prompt = ++numbers_[answer->seat.index()];
    last.option = answer->answer;
  } else if (const auto* undo = std::get_if<store::UndoRow>(&row)) {
    ++numbers_[undo->seat.index()];
  } else if (std::holds_alternative<store::TakebackRow>(row)) {
    for (std::int32_t& number : numbers_) ++number;
  }
}

void TableMatch::noted() { rows_ += std::count(lines_.begin(), lines_.end(), '\n'); }

Refused TableMatch::answer(Seat who, std::uint32_t option, std::string_view id) {
  if (!recorded_) return Refused::match_is_over;
  const std::size_t before = lines_.size();
  const Refused refused = recorded_->answer(who, option);
  if (refused != Refused::no) return refused;
  count(store::AnswerRow{0, who, std::string(id), 0, 0});
  rows_ += std::count(lines_.begin() + static_cast<std::ptrdiff_t>(before), lines_.end(), '\n');
  return refused;
}

bool TableMatch::undo(Seat who) {
  const std::size_t before = lines_.size();
  if (!recorded_ || !recorded_->undo(who)) return false;
  count(store::UndoRow{who});
  rows_ += std::count(lines_.begin() + static_cast<std::ptrdiff_t>(before), lines_.end(), '\n');
  return true;
}

bool TableMatch::take_back(std::size_t inputs) {
  const std::size_t before = lines_.size();
  if (!recorded_ || !recorded_->take_back(inputs)) return false;
  count(store::TakebackRow{0});
  rows_ += std::count(lines_.begin() + static_cast<std::ptrdiff_t>(before), lines_.end(), '\n');
  return true;
}

void TableMatch::explain() {
  if (recorded_) recorded_->explain();
}

bool TableMatch::was_answered(Seat who, std::int32_t prompt, std::string_view option) const {
  const Last& last = last_[who.index()];
  return last.prompt == prompt && prompt > 0 && last.option == option;
}

std::string TableMatch::take_lines() { return std::exchange(lines_, {}); }

}  // namespace kostka::server
