// Matches with the content that the repository ships, for tests of what scenarios cannot see.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml.h"
#include "games/knockdown/knockdown.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::knockdown {

inline constexpr kernel::Seat kFirst{0u}, kSecond{1u}, kChance{};

inline kernel::Document texts(std::initializer_list<const char*> words) {
  kernel::Document list = kernel::Document::list();
  for (const char* word : words) list.push(word);
  return list;
}

inline kernel::Document real_content() {
  kernel::Diagnostics diagnostics;
  kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/knockdown", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return content;
}

inline std::unique_ptr<kernel::Game> game_of(const kernel::Document& content) {
  kernel::Diagnostics diagnostics;
  auto game = load(content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return game;
}

inline std::unique_ptr<kernel::Match> new_match(const kernel::Game& game,
                                                kernel::ChanceSource source = kernel::ChanceSource::stream) {
  return std::make_unique<kernel::Match>(game, standard_setup(game.info()), kernel::key_from_seed(1),
                                         kernel::Keep::inputs_and_events, source);
}

// A match at the start of a turn, with the first option taken everywhere before, and then changed as `patches` say.
inline std::unique_ptr<kernel::Match> match_at(const kernel::Game& game, const Patches& patches) {
  auto match = new_match(game);
  while (!match->table().set_up_done()) {
    for (std::size_t s = 0; s < 2; ++s) {
      if (match->prompt_of(kernel::Seat{s}) != nullptr) match->answer(kernel::Seat{s}, 0);
    }
  }
  start_patched(*match, patches);
  return match;
}

// Seat s (chance: the invalid seat) takes the option of this id.
inline void choose(kernel::Match& match, kernel::Seat who, std::string_view id) {
  const kernel::Prompt* prompt = match.prompt_of(who);
  ASSERT_NE(prompt, nullptr) << id;
  const auto option = match.find_option(*prompt, id);
  ASSERT_TRUE(option.has_value()) << id;
  ASSERT_EQ(match.answer(who, *option), kernel::Refused::no) << id;
}

}  // namespace kostka::games::knockdown
