#include "bots/bot.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "bots/levels.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"

namespace kostka::bots {
namespace {

using kernel::key_from_seed;

std::vector<std::uint32_t> choices(std::string_view level, std::uint64_t seed) {
  kernel::Diagnostics diagnostics;
  const auto game = games::find_module("pig")->load(kernel::Document::map(), diagnostics);
  kernel::Match match(*game, standard_setup(game->info()), key_from_seed(1));
  const auto bot = make_bot(level, key_from_seed(seed));
  std::vector<std::uint32_t> made;
  while (!match.over()) {
    const kernel::Prompt prompt = match.prompts()[0];
    made.push_back(bot->choose(match, prompt));
    EXPECT_EQ(match.answer(prompt.seat, made.back()), kernel::Refused::no);
  }
  return made;
}

TEST(Bots, EveryLevelPlaysAWholeMatchTheSameWayTwice) {
  for (const Level& level : levels()) {
    // The others are the same search with longer plans (levels_test.cpp).
    if (level.id == "hard" || level.id == "expert") continue;
    const auto made = choices(level.id, 5);
    EXPECT_EQ(made, choices(level.id, 5)) << level.id;
    EXPECT_FALSE(level.name.en.empty());
    EXPECT_FALSE(level.name.pl.empty());
  }
}

TEST(Bots, RandomChoosesEveryOption) {
  const auto made = choices("random", 5);
  EXPECT_EQ(std::set(made.begin(), made.end()).size(), 2u);
  EXPECT_NE(made, choices("random", 6));
}

TEST(Bots, UnknownLevelsAreNobody) { EXPECT_EQ(make_bot("grandmaster", {}), nullptr); }

}  // namespace
}  // namespace kostka::bots
