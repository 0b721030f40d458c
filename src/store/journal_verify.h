// Verifying a journal: were the dice those that were fixed before play, and does every row follow from the rules?
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "kernel/language/text.h"
#include "kernel/play/game.h"
#include "store/journal.h"

namespace kostka::store {

// One thing that was looked at. `noted` is something a reader should know that proves nothing wrong: other content, or
// dice that nobody can check yet.
struct Check {
  enum class State : std::uint8_t { passed, noted, failed };
  std::string_view id;  // stable, for programs: "rows", "rules", "content", "commitment", "dice", "answers", ...
  State state = State::passed;
  std::size_t count = 0;  // of the rows that were checked
  kernel::Text sentence;
};

struct Verification {
  std::vector<Check> checks;
  [[nodiscard]] bool ok() const;
};

// `content` is the content_hash() of what `game` was loaded from. The journal was read without a mistake.
Verification verify_journal(const Journal& journal, const kernel::Game& game, std::string_view content);

}  // namespace kostka::store
