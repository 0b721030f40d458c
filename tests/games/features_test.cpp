// The features of a seat's standing use nothing that the seat does not know, and open ones nothing that is not known to
// everybody.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bots/adviser.h"
#include "bots/open_prompt.h"
#include "games/registry.h"
#include "kernel/play/judgement.h"
#include "kernel/play/match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;
using kernel::Standing;

constexpr int kDecisions = 900, kLookEvery = 9;

Standing standing_of(const Match& match) {
  Standing standing;
  standing.take(*kernel::judging_of(match.game()), match.table(), match.setup().seats);
  return standing;
}

// In a copy in which all that the observer does not know was dealt again.
Standing dealt_anew(const Match& match, Match& copy, Observer observer, std::uint64_t seed) {
  match.fork_into(copy);
  copy.determinize(observer, key_from_seed(seed, 77));
  return standing_of(copy);
}

void look(const Match& match, Match& copy, Seat asked, std::uint64_t seed) {
  const kernel::Judging& judging = *kernel::judging_of(match.game());
  const Standing now = standing_of(match);
  EXPECT_GE(now.progress, 0);
  EXPECT_LE(now.progress, 1);
  const Standing anew = dealt_anew(match, copy, Observer::seat(asked), seed);
  EXPECT_EQ(now.allies, anew.allies);
  EXPECT_EQ(now.progress, anew.progress);
  for (std::size_t f = 0; f < now.features; ++f) {
    EXPECT_TRUE(std::isfinite(now.of[asked.index()][f])) << judging.features()[f].id;
    EXPECT_EQ(now.of[asked.index()][f], anew.of[asked.index()][f]) << judging.features()[f].id;
    if (!judging.features()[f].open) continue;
    for (std::size_t s = 0; s < now.seats; ++s) EXPECT_EQ(now.of[s][f], anew.of[s][f]) << judging.features()[f].id;
  }
}

std::unique_ptr<kernel::Game> game_named(const std::string& id) {
  for (auto& game : all_games()) {
    if (game->info().id == id) return std::move(game);
  }
  return nullptr;
}

class Features : public testing::TestWithParam<std::string> {};

TEST_P(Features, TellNothingThatIsHidden) {
  const auto game = game_named(GetParam());
  ASSERT_NE(game, nullptr);
  const kernel::Judging* judging = kernel::judging_of(*game);
  ASSERT_NE(judging, nullptr);
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    kernel::MatchSetup setup = kernel::standard_setup(game->info());
    setup.seats = game->info().most_seats;
    if (kernel::refusal_of(*game, setup)) setup = kernel::standard_setup(game->info());
    Match match(*game, setup, key_from_seed(seed));
    const auto copy = match.fork();
    kernel::ChanceStream stream(key_from_seed(seed, 1));
    for (int n = 0; n < kDecisions && !match.over() && !testing::Test::HasFailure(); ++n) {
      const kernel::Prompt* prompt = bots::open_prompt(match);
      if (!prompt) break;
      if (n % kLookEvery == 0) look(match, *copy, prompt->seat, seed * 1000 + static_cast<std::uint64_t>(n));
      const auto habit = match.table().habit(*prompt, stream);
      match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
    }
  }
}

TEST_P(Features, HaveNamesOfTheirOwn) {
  const auto game = game_named(GetParam());
  ASSERT_NE(game, nullptr);
  const auto features = kernel::judging_of(*game)->features();
  EXPECT_LE(features.size(), kernel::kMostFeatures);
  std::set<std::string> ids, en, pl;
  for (const kernel::Feature& feature : features) {
    EXPECT_TRUE(ids.insert(std::string(feature.id)).second) << feature.id;
    EXPECT_TRUE(en.insert(feature.name.en).second) << feature.name.en;
    EXPECT_TRUE(pl.insert(feature.name.pl).second) << feature.name.pl;
  }
}

// A hint is the same to the last bit however the hidden cards lie, and not if one looks at them.
TEST_P(Features, AdviceComesFromWhatTheSeatKnows) {
  const auto game = game_named(GetParam());
  ASSERT_NE(game, nullptr);
  Match match(*game, kernel::standard_setup(game->info()), key_from_seed(8));
  const auto twin = match.fork();
  kernel::ChanceStream stream(key_from_seed(8, 1));
  int looked = 0;
  for (int n = 0; n < kDecisions && !match.over() && looked < 4; ++n) {
    const kernel::Prompt* prompt = bots::open_prompt(match);
    if (!prompt) break;
    if (match.table().set_up_done() && prompt->count() > 1 && n % 29 == 0) {
      ++looked;
      match.fork_into(*twin);
      twin->determinize(Observer::seat(prompt->seat), key_from_seed(8, static_cast<std::uint64_t>(n)));
      const bots::AdvicePlan plan{.most = 6, .glances = 3, .finalists = 2, .worlds = 5};
      bots::Adviser one(plan), other(plan);
      const auto a = one.weigh(match, *prompt, key_from_seed(9)),
                 b = other.weigh(*twin, *twin->prompt_of(prompt->seat), key_from_seed(9));
      ASSERT_EQ(a.size(), b.size());
      for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].option, b[i].option);
        EXPECT_EQ(a[i].values, b[i].values);
        EXPECT_EQ(a[i].chances, b[i].chances);
      }
    }
    const auto habit = match.table().habit(*prompt, stream);
    match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
  }
  EXPECT_GT(looked, 0);
}

std::vector<std::string> games_played() {
  std::vector<std::string> ids;
  for (const kernel::GameModule& module : games::modules()) {
    if (!module.is_fixture) ids.emplace_back(module.id);
  }
  return ids;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Features, testing::ValuesIn(games_played()), [](const auto& game) {
  std::string name = game.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace kostka::tests
