// For tests of every game: a match with parts of its position replaced.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/data/path.h"
#include "kernel/play/match.h"

namespace kostka::games {

// Paths of a position, and what is put there: {"players.0.hand", ...}.
using Patches = std::vector<std::pair<std::string, kernel::Document>>;

// Goes on from the last checkpoint, with the position changed as `patches` say.
inline void start_patched(kernel::Match& match, const Patches& patches) {
  kernel::Document position = match.checkpoint_position();
  std::vector<std::string> patched;
  for (const auto& [path, value] : patches) {
    patched.push_back(match.table().current_path(path));
    EXPECT_EQ(kernel::patch(position, patched.back(), value), std::nullopt);
  }
  kernel::Diagnostics diagnostics;
  match.start_from(position, patched, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
}

}  // namespace kostka::games
