// RecordedMatch: a match that writes down everything it is given, as lines of its journal. It makes nothing durable:
// its owner puts the lines where they survive a crash, and shows nobody what came of them before that.
// SavedMatch does so with a file, a server's table with its store.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "kernel/play/match.h"
#include "store/journal.h"
#include "store/journal_replay.h"
#include "store/prompt_numbers.h"

namespace kostka::store {

// The match inside always takes its chance from outside, and the stream stays out here: so a row for each input can be
// written at the moment it is given, and a bot that is shown the match holds nothing of its future.
class RecordedMatch {
 public:
  // Begins a match as the header says. A stream needs the secret that the header commits to.
  RecordedMatch(const kernel::Game& game, const JournalHeader& header, const kernel::MatchSetup& setup,
                const std::optional<Secret>& secret);
  // Goes on with a match that replay_journal() has rebuilt without a difference. Dice that a crash kept from the
  // journal are thrown again, with the same result. So a match also goes on from rows taken over from another one: the
  // journal to replay is then a header with `given_rows` and those rows, and is written by the caller.
  RecordedMatch(const JournalHeader& header, Replayed replayed, const std::optional<Secret>& secret);

  [[nodiscard]] const kernel::Match& match() const { return *match_; }
  // The rows of the journal so far, and which of them each open question came with.
  [[nodiscard]] const PromptNumbers& numbers() const { return numbers_; }

  // As Match has them; every input is recorded. The invalid seat answers for dice thrown by the players.
  kernel::Refused answer(kernel::Seat who, std::uint32_t option);
  bool undo(kernel::Seat who);
  bool take_back(std::size_t inputs);
  // Once the match is over, it needs less memory.
  void retire() { match_->retire(); }
  // Keeps the reasons of refusals, also for the question that is open now.
  void explain();
  // Its texts mark where players are named.
  void mark_seats() { match_->mark_seats(true); }

  // The lines that nobody has taken yet; taking them leaves none.
  [[nodiscard]] const std::string& unsaved_lines() const { return unsaved_; }
  std::string take_unsaved_lines() { return std::exchange(unsaved_, {}); }

 private:
  void note(const Row& row);
  void play_on();
  void throw_dice();

  std::unique_ptr<kernel::Match> match_;
  std::optional<Secret> secret_;
  std::optional<kernel::ChanceStream> stream_;
  PromptNumbers numbers_;
  std::string unsaved_;
};

}  // namespace kostka::store
