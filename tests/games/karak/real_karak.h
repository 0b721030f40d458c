// Matches of Karak with the content that the repository ships, for tests of what scenarios cannot see.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml.h"
#include "games/karak/content/catalogue.h"
#include "games/karak/karak.h"
#include "games/karak/rules/table.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/path.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::karak {

// The content with some parts replaced: `tiles.tiles.0.chasms`.
inline kernel::Document real_content(const Patches& patches = {}) {
  kernel::Diagnostics diagnostics;
  kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/karak", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  for (const auto& [path, value] : patches) EXPECT_EQ(kernel::patch(content, path, value), std::nullopt);
  return content;
}

inline std::unique_ptr<kernel::Game> game_of(const kernel::Document& content) {
  kernel::Diagnostics diagnostics;
  auto game = load(content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

// What is wrong with the content, one line for each problem.
inline std::string complaints(const kernel::Document& content) {
  kernel::Diagnostics diagnostics;
  EXPECT_EQ(load(content, diagnostics), nullptr);
  return diagnostics.to_text();
}

inline kernel::MatchSetup setup_of(const kernel::Game& game, std::uint8_t seats, bool imperium) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  setup.switches[0] = imperium ? 1 : 0;
  return setup;
}

inline std::unique_ptr<kernel::Match> new_match(const kernel::Game& game, const kernel::MatchSetup& setup,
                                                std::uint64_t seed = 1) {
  return std::make_unique<kernel::Match>(game, setup, kernel::key_from_seed(seed), kernel::Keep::inputs_and_events);
}

// A match at the start of its first turn, with the first option taken everywhere before, changed as `patches` say.
inline std::unique_ptr<kernel::Match> match_at(const kernel::Game& game, const kernel::MatchSetup& setup,
                                               const Patches& patches) {
  auto match = new_match(game, setup);
  while (!match->table().set_up_done()) match->answer(match->prompts()[0].seat, 0);
  start_patched(*match, patches);
  return match;
}

inline const Karak& table_of(const kernel::Match& match) { return static_cast<const Karak&>(match.table()); }

inline std::vector<std::string> options_of(const kernel::Match& match) {
  std::vector<std::string> ids;
  const kernel::Prompt& prompt = match.prompts()[0];
  ids.reserve(prompt.count());
  for (std::uint32_t i = 0; i < prompt.count(); ++i) ids.push_back(match.option_id(prompt, i));
  return ids;
}

// Anyone who is asked takes the option of this id.
inline void choose(kernel::Match& match, std::string_view id) {
  ASSERT_FALSE(match.prompts().empty()) << id;
  const kernel::Prompt& prompt = match.prompts()[0];
  const auto option = match.find_option(prompt, id);
  ASSERT_TRUE(option.has_value()) << id;
  ASSERT_EQ(match.answer(prompt.seat, *option), kernel::Refused::no) << id;
}

}  // namespace kostka::games::karak
