#include "study/contest.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "tests/study/coin_game.h"

namespace kostka::study {
namespace {

std::unique_ptr<kernel::Game> pig_game() {
  kernel::Diagnostics diagnostics;
  return games::find_module("pig")->load(kernel::Document::map(), diagnostics);
}

ContestPlan contest(const kernel::Game& game, std::uint64_t games, unsigned threads = 1) {
  ContestPlan plan;
  plan.setup = standard_setup(game.info());
  plan.challenger = "search:iterations=120";
  plan.defender = "random";
  plan.games = games;
  plan.threads = threads;
  plan.seed = 3;
  return plan;
}

ContestReport held(const kernel::Game& game, const ContestPlan& plan) {
  return hold_contest(game, plan, nullptr, std::atomic<bool>(false));
}

TEST(Contest, EloOfASeatAmongEquals) {
  EXPECT_NEAR(elo_of(0.5, 2), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.25, 4), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.75, 2), 190.8, 0.1);
  EXPECT_NEAR(elo_of(0.45, 4), 156, 0.5);
  EXPECT_NEAR(share_of(elo_of(0.3, 5), 5), 0.3, 1e-9);
  EXPECT_EQ(elo_of(1, 2), std::numeric_limits<double>::infinity());
  EXPECT_NEAR(sprt_bound(), 2.944, 0.001);
}

TEST(Contest, GivesTheChallengerEverySeatOfABlock) {
  const auto game = pig_game();
  std::vector<BlockResult> blocks;
  const ContestPlan plan = contest(*game, 19);
  const ContestReport report = hold_contest(
      *game, plan, [&](const BlockResult& block, const ContestReport&) { blocks.push_back(block); },
      std::atomic<bool>(false));
  ASSERT_EQ(blocks.size(), 10u);  // a block is not cut
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    EXPECT_EQ(blocks[i].number, i);
    EXPECT_EQ(blocks[i].places, 2u);
    EXPECT_EQ(blocks[i].defender_places, 0u);
  }
  EXPECT_EQ(report.games, 20u);
  EXPECT_EQ(report.places, 20u);
}

TEST(Contest, DoesNotDependOnTheNumberOfThreads) {
  const auto game = pig_game();
  ContestPlan plan = contest(*game, 400);
  plan.sprt = SprtPlan{.elo0 = 0, .elo1 = 200};
  const ContestReport one = held(*game, plan);
  EXPECT_EQ(one.verdict, Verdict::stronger);
  plan.threads = 3;
  const ContestReport many = held(*game, plan);
  EXPECT_EQ(one.blocks, many.blocks);
  EXPECT_EQ(one.wins, many.wins);
  EXPECT_EQ(one.ratio, many.ratio);
}

TEST(Contest, EqualsAreEqual) {
  const auto game = pig_game();
  ContestPlan plan = contest(*game, 400);
  plan.challenger = plan.defender = "random";
  const Share share = held(*game, plan).share();
  EXPECT_LT(share.low, 0.5);
  EXPECT_GT(share.high, 0.5);
}

// What a sequential test says of blocks that are given to it.
Verdict verdict_after(double share, int blocks, const SprtPlan& sprt) {
  ContestPlan plan;
  plan.setup.seats = 4;
  plan.sprt = sprt;
  ContestReport report;
  double owed = 0;
  for (int i = 0; i < blocks && report.verdict == Verdict::open; ++i) {
    owed += 4 * share;
    BlockResult block{.number = static_cast<std::uint64_t>(i), .places = 4};
    // Blocks that differ as those of independent games do.
    block.wins = static_cast<std::uint32_t>(std::max(0.0, std::floor(owed) + (i % 2 == 0 ? 1 : -1)));
    owed -= block.wins;
    report.add(block, plan);
  }
  return report.verdict;
}

TEST(Contest, TheTestEndsWhenTheAnswerIsClear) {
  EXPECT_EQ(verdict_after(0.45, 400, {0, 35}), Verdict::stronger);
  EXPECT_EQ(verdict_after(0.25, 400, {0, 35}), Verdict::not_stronger);
  EXPECT_EQ(verdict_after(0.45, 2, {0, 35}), Verdict::open);
}

// The interval of blocks whose games all end alike is that of the blocks.
TEST(Contest, TheIntervalReckonsWithGamesThatHangTogether) {
  ContestPlan plan;
  plan.setup.seats = 2;
  ContestReport alike, apart;
  for (std::uint64_t i = 0; i < 40; ++i) {
    alike.add({.number = i, .places = 2, .wins = i % 2 == 0 ? 2u : 0u}, plan);
    apart.add({.number = i, .places = 2, .wins = 1}, plan);
  }
  const Share wide = alike.share(), narrow = apart.share();
  EXPECT_NEAR(wide.high - wide.low, wilson_share(20, 40).high - wilson_share(20, 40).low, 0.01);
  EXPECT_NEAR(narrow.high, wilson_share(40, 80).high, 1e-9);
  EXPECT_NEAR(alike.variance_ratio(plan), 2, 0.1);
  EXPECT_EQ(apart.variance_ratio(plan), 0);
}

TEST(Contest, TogetherEverybodyPlaysTheSame) {
  const auto game = pig_game();
  ContestPlan plan = contest(*game, 20);
  plan.seating = Seating::together;
  const ContestReport report = held(*game, plan);
  EXPECT_EQ(report.blocks, 10u);
  EXPECT_EQ(report.places, 20u);
  EXPECT_EQ(report.defender_places, 20u);
  EXPECT_EQ(report.wins, 10u);  // of two who play the same, one wins
  EXPECT_EQ(report.defender_wins, 10u);
}

TEST(Contest, CountsGamesThatComeToNoEnd) {
  const CoinGame game;
  ContestPlan plan = contest(game, 64);
  plan.challenger = plan.defender = "random";
  plan.most_decisions = 100;
  const ContestReport report = held(game, plan);
  EXPECT_GT(report.broken, 0u);
  EXPECT_EQ(report.places + report.broken, report.games);
}

}  // namespace
}  // namespace kostka::study
