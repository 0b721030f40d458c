#include "study/bench.h"

#include <gtest/gtest.h>

#include <memory>

#include "tests/study/coin_game.h"

namespace kostka::study {
namespace {

// How fast is for `kostka bench` to say; here only that every figure is measured, also for a game that faults and does
// not end by itself.
TEST(Bench, MeasuresEverything) {
  BenchPlan plan;
  plan.seconds = 0.01;
  plan.rounds = 2;
  plan.most_decisions = 100;
  const BenchFigures figures = measure([] { return std::make_unique<CoinGame>(); }, plan);
  EXPECT_EQ(figures.game, "coin");
  EXPECT_GT(figures.decisions_per_second, 0);
  EXPECT_GT(figures.games_per_second, 0);
  EXPECT_GT(figures.fork_ns, 0);
  EXPECT_EQ(figures.state_bytes, sizeof(CoinState));
  EXPECT_GT(figures.load_ms, 0);
}

}  // namespace
}  // namespace kostka::study
