#include "bots/random_choice.h"

#include <gtest/gtest.h>

#include <array>

namespace kostka::bots {
namespace {

TEST(RandomChoice, StaysBelowAndReachesAll) {
  RandomChoice choice(3);
  std::array<int, 7> seen{};
  for (int i = 0; i < 7000; ++i) ++seen.at(choice.below(7));
  for (const int times : seen) EXPECT_NEAR(times, 1000, 150);
  EXPECT_EQ(choice.below(1), 0u);
}

TEST(RandomChoice, IsTheSameForTheSameGameOnly) {
  EXPECT_EQ(RandomChoice(1, 5).next(), RandomChoice(1, 5).next());
  EXPECT_NE(RandomChoice(1, 5).next(), RandomChoice(1, 6).next());
  EXPECT_NE(RandomChoice(1, 5).next(), RandomChoice(2, 5).next());
  EXPECT_NE(RandomChoice(1, 0).next(), RandomChoice(0, 1).next());
}

}  // namespace
}  // namespace kostka::bots
