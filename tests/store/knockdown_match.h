// A recorded match of Knockdown for the tests of the store: hidden cards, secret choices at the same time, undo.
#pragma once

#include <filesystem>
#include <memory>

#include "content/load.h"
#include "tests/store/pig_match.h"

namespace kostka::store {

inline const kernel::Game& knockdown() {
  static const std::unique_ptr<kernel::Game> game = [] {
    kernel::Diagnostics diagnostics;
    const auto folder = std::filesystem::path(KOSTKA_SOURCE_DIR) / "content" / "knockdown";
    return content::load_folder(*games::find_module("knockdown"), folder, diagnostics);
  }();
  return *game;
}

inline JournalHeader knockdown_header(const Secret& secret) {
  JournalHeader header = pig_header(secret);
  header.game = "knockdown";
  header.rules_version = knockdown().info().rules_version;
  header.options = write_setup(knockdown().info(), standard_setup(knockdown().info()));
  return header;
}

inline std::unique_ptr<SavedMatch> begin_knockdown(Disk& disk, const Secret& secret) {
  const kernel::MatchSetup setup = standard_setup(knockdown().info());
  return std::make_unique<SavedMatch>(RecordedMatch(knockdown(), knockdown_header(secret), setup, secret),
                                      std::make_unique<DiskSink>(disk));
}

// A decision nobody has made yet.
inline kernel::Prompt open_prompt(const kernel::Match& match) {
  for (const kernel::Prompt& prompt : match.prompts()) {
    if (!prompt.answered()) return prompt;
  }
  return {};
}

}  // namespace kostka::store
