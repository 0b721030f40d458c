#include "study/compare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <span>
#include <vector>

namespace kostka::study {
namespace {

// The first is a sum of exact binomials, the second the normal test with a pooled share; both reckoned apart.
TEST(Compare, ChancesAreThoseOfTheBooks) {
  EXPECT_NEAR(chance_of_difference({3, 10}, {9, 10}), 0.0197666, 1e-6);
  EXPECT_NEAR(chance_of_difference({480, 1000}, {530, 1000}), 0.0253400, 1e-6);
  EXPECT_NEAR(chance_of_difference({0, 5}, {5, 5}), 2.0 / 252, 1e-9);
  EXPECT_EQ(chance_of_difference({0, 10}, {0, 20}), 1);
  EXPECT_EQ(chance_of_difference({10, 10}, {20, 20}), 1);
  EXPECT_EQ(chance_of_difference({0, 0}, {5, 10}), 1);
  EXPECT_DOUBLE_EQ(chance_of_difference({9, 10}, {3, 10}), chance_of_difference({3, 10}, {9, 10}));
}

TEST(Compare, IntervalsAreNewcombes) {
  // Newcombe 1998, table II, method 10: 56/70 against 48/80.
  const SharePair pair{"g", "x", {48, 80}, {56, 70}};
  const auto found = compare(std::span(&pair, 1), {}, {});
  EXPECT_NEAR(found.shares[0].difference, 0.2, 1e-12);
  EXPECT_NEAR(found.shares[0].low, 0.0524, 0.00005);
  EXPECT_NEAR(found.shares[0].high, 0.3339, 0.00005);
}

TEST(Compare, ManyFiguresNeedMoreThanOne) {
  const SharePair clear{"g", "clear", {400, 1000}, {600, 1000}}, weak{"g", "weak", {480, 1000}, {530, 1000}},
      same{"g", "same", {500, 1000}, {500, 1000}}, absent{"g", "absent", {1, 2}, {0, 0}};
  const std::vector<SharePair> alone = {weak};
  EXPECT_TRUE(compare(alone, {}, {}).shares[0].significant);
  const std::vector<SharePair> many = {clear, weak, same, absent};
  const auto found = compare(many, {}, {});
  EXPECT_TRUE(found.shares[0].significant);
  EXPECT_FALSE(found.shares[1].significant) << "p = 0.025 is more than a second of three may have";
  EXPECT_FALSE(found.shares[2].significant || found.shares[3].significant || found.turns.significant);
}

TEST(Compare, LengthsByTheirMeans) {
  const Mean a = mean_of({{10, 50}, {12, 50}}), b = mean_of({{11, 50}, {13, 50}});
  EXPECT_DOUBLE_EQ(a.mean, 11);
  EXPECT_NEAR(a.variance, 100.0 / 99, 1e-12);
  const auto found = compare({}, a, b);
  EXPECT_DOUBLE_EQ(found.turns.difference, 1);
  EXPECT_NEAR(found.turns.high - found.turns.low, 2 * 1.96 * std::sqrt(2 * a.variance / 100), 0.001);
  EXPECT_TRUE(found.turns.significant);
  EXPECT_FALSE(compare({}, a, a).turns.significant);
  EXPECT_FALSE(compare({}, a, mean_of({})).turns.significant);
  EXPECT_FALSE(compare({}, mean_of({{5, 10}}), mean_of({{5, 10}})).turns.significant);
  EXPECT_TRUE(compare({}, mean_of({{5, 10}}), mean_of({{6, 10}})).turns.significant);
}

}  // namespace
}  // namespace kostka::study
