#include "server/tables/table_match.h"

#include <utility>

#include "store/journal_replay.h"

namespace kostka::server {

using kernel::Refused;
using kernel::Seat;

TableMatch::TableMatch(const kernel::Game& game, const store::JournalHeader& header, const kernel::MatchSetup& setup,
                       const store::Secret& secret)
    : recorded_(std::make_unique<store::RecordedMatch>(game, header, setup, secret)) {
  recorded_->mark_seats();
}

TableMatch::TableMatch(const kernel::Game& game, const store::Journal& journal, const store::Secret& secret,
                       std::optional<kernel::Text>& wrong) {
  store::Replayed replayed =
      store::replay_journal(game, journal, store::kAllRows, store::dice_key(secret, journal.header.nonces));
  wrong = replayed.wrong;
  if (!replayed.match) return;
  if (wrong || journal.finished()) {
    shown_numbers_ = replayed.numbers;
    shown_ = std::move(replayed.match);
    shown_->retire();
    shown_->mark_seats(true);
    return;
  }
  recorded_ = std::make_unique<store::RecordedMatch>(journal.header, std::move(replayed), secret);
  recorded_->mark_seats();
}

Refused TableMatch::answer(Seat who, std::uint32_t option) {
  if (!recorded_) return Refused::match_is_over;
  const Refused refused = recorded_->answer(who, option);
  recorded_->retire();
  return refused;
}

bool TableMatch::undo(Seat who) { return recorded_ && recorded_->undo(who); }

bool TableMatch::take_back(std::size_t inputs) { return recorded_ && recorded_->take_back(inputs); }

void TableMatch::explain() {
  if (recorded_) recorded_->explain();
}

std::optional<std::int32_t> TableMatch::prompt_number(Seat who) const {
  const auto number = numbers().open(who);
  return number ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

bool TableMatch::was_answered(Seat who, std::int32_t prompt, std::string_view option) const {
  const auto& last = numbers().last_answer(who);
  return last && std::cmp_equal(last->prompt, prompt) && last->option == option;
}

std::string TableMatch::take_unsaved_lines() {
  std::string lines = std::exchange(first_lines_, {});
  if (recorded_) lines += recorded_->take_unsaved_lines();
  return lines;
}

}  // namespace kostka::server
