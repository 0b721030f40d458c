// What is gathered and learned depends on the seed only, and what was planted in it is found.
#include "study/training.h"

#include <gtest/gtest.h>

#include <string>

#include "bots/random_choice.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "study/gathering.h"

namespace kostka::study {
namespace {

using kernel::Standing;

std::unique_ptr<kernel::Game> karak() {
  const kernel::GameModule& module = *games::find_module("karak");
  kernel::Diagnostics diagnostics;
  std::string error;
  const auto content = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error);
  auto game = kernel::load_game(module, kernel::content_of_rules(*content), diagnostics);
  EXPECT_NE(game, nullptr) << diagnostics.to_text();
  return game;
}

GatheringPlan small(unsigned threads) {
  GatheringPlan plan;
  plan.games = 10;
  plan.seed = 5;
  plan.threads = threads;
  plan.player = "random";
  return plan;
}

std::string learned_by(const kernel::Game& game, unsigned threads) {
  const Gathered gathered = gather(game, small(threads), nullptr, std::atomic<bool>(false));
  EXPECT_EQ(gathered.games, 10u);
  return value_file(learn(gathered, {.threads = threads}), kernel::judging_of(game)->features(), "test");
}

// Three seats; who has most of the first feature wins four times in five, the second one says nothing.
Gathered planted() {
  Gathered gathered{Examples(2), Examples(2)};
  bots::RandomChoice choice(11);
  for (int i = 0; i < 3000; ++i) {
    Standing standing;
    standing.seats = 3;
    standing.features = 2;
    standing.progress = static_cast<float>(choice.below(100)) / 100.0f;
    std::size_t best = 0;
    for (std::size_t s = 0; s < 3; ++s) {
      standing.allies[s] = static_cast<std::uint8_t>(1u << s);
      standing.of[s] = {static_cast<float>(choice.below(100)) / 50.0f, static_cast<float>(choice.below(100)) / 50.0f};
      if (standing.of[s][0] > standing.of[best][0]) best = s;
    }
    const std::size_t winner = choice.below(5) < 4 ? best : choice.below(3);
    (i % 5 == 4 ? gathered.to_check : gathered.to_learn).add(standing, kernel::Result::won_by(kernel::Seat{winner}));
    ++gathered.games;
  }
  return gathered;
}

TEST(Training, FindsASignalThatWasPlanted) {
  const kernel::Judgement learned = learn(planted(), {});
  for (std::size_t stage = 0; stage < kernel::kStages; ++stage) {
    EXPECT_GT(learned.weight(stage, 0), 1000) << stage;
    EXPECT_LT(std::abs(learned.weight(stage, 1)), 300) << stage;
  }
  const kernel::Provenance& p = learned.provenance();
  EXPECT_LT(p.log_loss, p.plain_log_loss * 4 / 5);
  EXPECT_LT(p.brier, p.plain_brier);
  EXPECT_EQ(p.positions, 3000);
}

TEST(Training, FindsNothingWhereThereIsNothing) {
  Gathered gathered{Examples(2), Examples(2)};
  bots::RandomChoice choice(3);
  for (int i = 0; i < 2000; ++i) {
    Standing standing;
    standing.seats = 2;
    standing.features = 2;
    for (std::size_t s = 0; s < 2; ++s) {
      standing.allies[s] = static_cast<std::uint8_t>(1u << s);
      standing.of[s] = {static_cast<float>(choice.below(3)), static_cast<float>(choice.below(3))};
    }
    (i % 5 == 4 ? gathered.to_check : gathered.to_learn)
        .add(standing, kernel::Result::won_by(kernel::Seat{choice.below(2)}));
  }
  const kernel::Judgement learned = learn(gathered, {});
  const kernel::Provenance& p = learned.provenance();
  EXPECT_NEAR(static_cast<double>(p.log_loss), static_cast<double>(p.plain_log_loss), 20);
}

TEST(Training, DependsOnTheSeedAndNotOnTheThreads) {
  const auto game = karak();
  const std::string one = learned_by(*game, 1);
  EXPECT_EQ(one, learned_by(*game, 3));
  EXPECT_NE(one.find("features: \"" + kernel::feature_list_hash(kernel::judging_of(*game)->features())),
            std::string::npos);
}

// The built-in files fit the features of their games, or the games would not load.
TEST(Training, TheBuiltInWeightsBeatEqualChances) {
  for (const kernel::GameModule& module : games::modules()) {
    if (module.is_fixture) continue;
    SCOPED_TRACE(module.id);
    kernel::Diagnostics diagnostics;
    std::string error;
    const auto content = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error);
    const auto game = kernel::load_game(module, *content, diagnostics);
    ASSERT_NE(game, nullptr) << diagnostics.to_text();
    const kernel::Judgement* judgement = kernel::judgement_of(*game);
    ASSERT_NE(judgement, nullptr);
    EXPECT_LT(judgement->provenance().log_loss, judgement->provenance().plain_log_loss);
    EXPECT_LT(judgement->provenance().brier, judgement->provenance().plain_brier);
  }
}

}  // namespace
}  // namespace kostka::study
