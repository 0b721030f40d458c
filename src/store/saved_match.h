// SavedMatch: a recorded match whose every input is in its journal file before the caller goes on.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "store/journal_file.h"
#include "store/recorded_match.h"

namespace kostka::store {

// When the disk refuses, the match goes on in memory and its lines wait; each later input tries to write them again.
class SavedMatch {
 public:
  // What has been recorded so far is saved at once; saved() tells whether that was possible.
  SavedMatch(RecordedMatch match, std::unique_ptr<JournalSink> sink)
      : recorded_(std::move(match)), sink_(std::move(sink)) {
    save();
  }

  [[nodiscard]] const kernel::Match& match() const { return recorded_.match(); }
  [[nodiscard]] const PromptNumbers& numbers() const { return recorded_.numbers(); }

  // As RecordedMatch has them.
  kernel::Refused answer(kernel::Seat who, std::uint32_t option);
  bool undo(kernel::Seat who);
  bool take_back(std::size_t inputs);
  void explain() { recorded_.explain(); }

  // Every line is on disk; if not, trouble() says why and save() tries again.
  [[nodiscard]] bool saved() const { return recorded_.unsaved_lines().empty(); }
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  bool save();

 private:
  RecordedMatch recorded_;
  std::unique_ptr<JournalSink> sink_;
  std::string trouble_;
};

}  // namespace kostka::store
