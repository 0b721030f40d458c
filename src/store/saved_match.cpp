#include "store/saved_match.h"

namespace kostka::store {

kernel::Refused SavedMatch::answer(kernel::Seat who, std::uint32_t option) {
  const kernel::Refused refused = recorded_.answer(who, option);
  if (refused == kernel::Refused::no) save();
  return refused;
}

bool SavedMatch::undo(kernel::Seat who) {
  const bool undone = recorded_.undo(who);
  if (undone) save();
  return undone;
}

bool SavedMatch::take_back(std::size_t inputs) {
  const bool taken_back = recorded_.take_back(inputs);
  if (taken_back) save();
  return taken_back;
}

bool SavedMatch::save() {
  trouble_.clear();
  if (!saved() && sink_->append(recorded_.unsaved_lines(), trouble_)) recorded_.take_unsaved_lines();
  return saved();
}

}  // namespace kostka::store
