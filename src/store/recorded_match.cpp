#include "store/recorded_match.h"

#include <utility>

namespace kostka::store {

using kernel::ChanceKey;
using kernel::ChanceSource;
using kernel::Input;
using kernel::Keep;
using kernel::Match;
using kernel::Prompt;
using kernel::Refused;
using kernel::Seat;

RecordedMatch::RecordedMatch(const kernel::Game& game, const JournalHeader& header, const kernel::MatchSetup& setup,
                             const std::optional<Secret>& secret)
    : match_(std::make_unique<Match>(game, setup, ChanceKey{}, Keep::inputs_and_events, ChanceSource::outside)),
      secret_(secret),
      numbers_(*match_),
      unsaved_(header_line(header)) {
  if (header.chance == ChanceSource::stream && secret) stream_.emplace(dice_key(*secret, header.nonces));
  play_on();
}

RecordedMatch::RecordedMatch(const JournalHeader& header, Replayed replayed, const std::optional<Secret>& secret)
    : match_(std::move(replayed.match)), secret_(secret), numbers_(replayed.numbers) {
  if (header.chance == ChanceSource::stream) stream_ = replayed.stream;
  play_on();
}

Refused RecordedMatch::answer(Seat who, std::uint32_t option) {
  const Prompt* prompt = match_->prompt_of(who);
  const std::string id = prompt && option < prompt->count() ? match_->option_id(*prompt, option) : std::string();
  if (const Refused refused = match_->answer(who, option); refused != Refused::no) return refused;
  const auto n = static_cast<std::uint32_t>(match_->inputs().size());
  if (who.valid()) {
    note(AnswerRow{n, who, id, static_cast<std::uint16_t>(option), match_->fingerprint()});
  } else {
    note(ChanceRow{n, match_->inputs().back().value});
  }
  play_on();
  return Refused::no;
}

bool RecordedMatch::undo(Seat who) {
  if (!match_->undo(who)) return false;
  note(UndoRow{who});
  play_on();
  return true;
}

bool RecordedMatch::take_back(std::size_t inputs) {
  if (match_->over() || match_->fault() || inputs >= match_->inputs().size() || !match_->rewind(inputs)) return false;
  note(TakebackRow{static_cast<std::uint32_t>(match_->inputs().size())});
  play_on();
  return true;
}

void RecordedMatch::explain() {
  match_->explain(true);
  // Reasons are kept while options are offered, so the open question is put once more.
  match_->rewind(match_->inputs().size());
}

// The match has just taken what the row says.
void RecordedMatch::note(const Row& row) {
  unsaved_ += row_line(row);
  numbers_.take(row, *match_);
}

// Brings the match to where it waits for somebody or has ended.
void RecordedMatch::play_on() {
  throw_dice();
  if (match_->fault()) {
    note(FaultRow{match_->fault()});
  } else if (match_->over()) {
    EndRow end;
    for (std::size_t s = 0; s < match_->setup().seats; ++s) {
      if (match_->result().won(Seat{s})) end.winners.emplace_back(s);
    }
    end.secret = stream_ ? secret_ : std::nullopt;
    note(end);
  }
}

void RecordedMatch::throw_dice() {
  while (stream_) {
    const Prompt* chance = match_->prompt_of(Seat{});
    if (!chance) return;
    const auto value = static_cast<std::uint16_t>(stream_->below(chance->outcomes));
    match_->feed(Input{Seat{}, value});
    note(ChanceRow{static_cast<std::uint32_t>(match_->inputs().size()), value});
  }
}

}  // namespace kostka::store
