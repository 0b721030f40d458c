// A search knows what its seat knows: where everything hidden from the seat is dealt anew it answers the same and has
// the same statistics at its root. KOSTKA_BATTERY=small|long changes how many positions are looked at; long is a
// thousand.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/open_prompt.h"
#include "bots/search.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/judgement.h"
#include "kernel/play/match.h"

namespace kostka::bots {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;

constexpr std::uint32_t kIterations = 120;
constexpr int kLongestGame = 20'000;

int positions_wanted() {
  const char* asked = std::getenv("KOSTKA_BATTERY");
  const std::string_view size = asked ? asked : "";
  return size == "small" ? 15 : size == "long" ? 1000 : 40;
}

std::vector<std::unique_ptr<kernel::Game>> all_games() {
  std::vector<std::unique_ptr<kernel::Game>> games;
  for (const kernel::GameModule& module : games::modules()) {
    kernel::Diagnostics diagnostics;
    std::string error;
    const auto content = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error);
    auto game = content ? kernel::load_game(module, *content, diagnostics) : nullptr;
    EXPECT_NE(game, nullptr) << module.id << ": " << error << diagnostics.to_text();
    if (game) games.push_back(std::move(game));
  }
  return games;
}

// As many as may play, and with nemeses where a game has them: there is the most to hide.
kernel::MatchSetup crowded(const kernel::Game& game) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = game.info().most_seats;
  const auto& switches = game.info().switches;
  for (std::size_t i = 0; i < switches.size(); ++i) {
    if (switches[i].id == "variant") setup.switches[i] = 1;
  }
  return kernel::refusal_of(game, setup) ? standard_setup(game.info()) : setup;
}

// Plays by habit, at random where there is none, and shows every seventeenth decision with a choice; ends when `look`
// is content.
bool walk(const kernel::Game& game, std::uint64_t seed, const std::function<bool(const Match&, const Prompt&)>& look) {
  Match match(game, crowded(game), key_from_seed(seed));
  kernel::ChanceStream stream(key_from_seed(seed, 1));
  int choices = 0;
  for (int n = 0; n < kLongestGame && !match.over(); ++n) {
    const Prompt* prompt = open_prompt(match);
    if (prompt == nullptr) break;
    const bool by_hand = match.table().reflex(*prompt, kernel::Steadiness::easy, stream).has_value();
    if (prompt->count() > 1 && !by_hand && choices++ % 17 == 0 && look(match, *prompt)) return true;
    const auto habit = match.table().habit(*prompt, stream);
    match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
  }
  EXPECT_EQ(match.fault(), nullptr);
  return false;
}

// Two matches that look the same to the seat.
struct Twins {
  Findings of_match, of_twin;
};

Twins search_both(const Match& match, const Prompt& prompt, bool honest, std::uint64_t number) {
  const auto twin = match.fork();
  const auto seat = kernel::Observer::seat(prompt.seat);
  twin->determinize(seat, key_from_seed(number, 3));
  EXPECT_EQ(twin->table().audit(), nullptr);
  EXPECT_TRUE(twin->table().view(seat) == match.table().view(seat));
  const SearchPlan plan{.iterations = kIterations, .honest = honest};
  Search one(plan), other(plan);
  return {one.find(match, prompt, key_from_seed(number, 4)),
          other.find(*twin, *twin->prompt_of(prompt.seat), key_from_seed(number, 4))};
}

TEST(Honesty, WhatIsHiddenChangesNothing) {
  for (const auto& game : all_games()) {
    SCOPED_TRACE(game->info().id);
    int seen = 0;
    const int wanted = positions_wanted();
    const auto look = [&](const Match& match, const Prompt& prompt) {
      const Twins twins = search_both(match, prompt, true, static_cast<std::uint64_t>(seen));
      EXPECT_EQ(twins.of_match.choice, twins.of_twin.choice);
      EXPECT_TRUE(twins.of_match == twins.of_twin) << match.table().question_id(prompt.question) << " at position "
                                                   << seen << " of turn " << match.table().turns();
      return ++seen == wanted || testing::Test::HasFailure();
    };
    std::uint64_t seed = 0;
    while (seen < wanted && !walk(*game, seed, look)) ++seed;
    EXPECT_EQ(seen, wanted);
  }
}

// The test of the test: whoever looks under the cards is found out, in every game that has something hidden.
TEST(Honesty, LookingUnderTheCardsIsFoundOut) {
  constexpr std::uint64_t kMostGames = 60;
  for (const auto& game : all_games()) {
    if (game->info().id == "pig") continue;
    SCOPED_TRACE(game->info().id);
    std::uint64_t looked = 0;
    const auto look = [&](const Match& match, const Prompt& prompt) {
      const Twins twins = search_both(match, prompt, false, looked++);
      return twins.of_match != twins.of_twin;
    };
    std::uint64_t seed = 0;
    while (seed < kMostGames && !walk(*game, seed, look)) ++seed;
    EXPECT_LT(seed, kMostGames) << "after " << looked << " positions";
  }
}

}  // namespace
}  // namespace kostka::bots
