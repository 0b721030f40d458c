// RecordedMatch: a match whose every input is on disk before anybody sees what came of it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "kernel/play/match.h"
#include "store/journal.h"
#include "store/journal_file.h"
#include "store/journal_replay.h"
#include "store/prompt_numbers.h"

namespace kostka::store {

// The match inside always takes its chance from outside, and the stream stays out here: so a row for each input can be
// written at the moment it is given, and a bot that is shown the match holds nothing of its future.
//
// When the disk refuses, the match goes on in memory and its rows wait; each later input tries to write them again.
class RecordedMatch {
 public:
  // Begins a match as the header says. A stream needs the secret that the header commits to.
  RecordedMatch(const kernel::Game& game, const JournalHeader& header, const kernel::MatchSetup& setup,
                const std::optional<Secret>& secret, std::unique_ptr<JournalSink> sink);
  // Goes on with a match that replay_journal() has rebuilt without a difference. Dice that a crash kept from the file
  // are thrown again, with the same result. So a match also goes on from rows taken over from another one: the journal
  // to replay is then a header with `given_rows` and those rows, and is written by the caller.
  RecordedMatch(const JournalHeader& header, Replayed replayed, const std::optional<Secret>& secret,
                std::unique_ptr<JournalSink> sink);

  [[nodiscard]] const kernel::Match& match() const { return *match_; }
  // The rows of the journal so far, and which of them each open question came with.
  [[nodiscard]] const PromptNumbers& numbers() const { return numbers_; }

  // As Match has them; whatever was put in is recorded. The invalid seat answers for dice thrown by the players.
  kernel::Refused answer(kernel::Seat who, std::uint32_t option);
  bool undo(kernel::Seat who);
  bool take_back(std::size_t inputs);
  // Once the match is over, it needs less memory.
  void retire() { match_->retire(); }
  // Keeps the reasons of refusals, also for the question that is open now.
  void explain();

  // Every row is on disk; if not, trouble() says why and save() tries again.
  [[nodiscard]] bool saved() const { return waiting_.empty(); }
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  bool save();

 private:
  void note(const Row& row);
  void settle();
  void throw_dice();

  std::unique_ptr<kernel::Match> match_;
  std::optional<Secret> secret_;
  std::optional<kernel::ChanceStream> stream_;
  PromptNumbers numbers_;
  std::unique_ptr<JournalSink> sink_;
  std::string waiting_;
  std::string trouble_;
};

}  // namespace kostka::store
