#include "study/search_bench.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "kernel/data/diagnostics.h"

namespace kostka::study {
namespace {

// How fast is for `kostka bench --search` to say; here only that it searches in the middle of games.
TEST(SearchBench, MeasuresPositionsInTheMiddleOfGames) {
  kernel::Diagnostics diagnostics;
  const auto game = games::find_module("pig")->load(kernel::Document::map(), diagnostics);
  SearchBenchPlan plan;
  plan.setup = standard_setup(game->info());
  plan.search.iterations = 300;
  plan.positions = 4;
  const SearchBenchFigures figures = measure_search(*game, plan);
  EXPECT_EQ(figures.positions, 4u);
  EXPECT_GT(figures.iterations, 4u * 50);
  EXPECT_LE(figures.iterations, 4u * 300);
}

}  // namespace
}  // namespace kostka::study
