#include "bots/tally.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace kostka::bots {
namespace {

Candidate with_mean(double mean, std::uint32_t visits = 10) { return {.visits = visits, .sum = mean * visits}; }

std::vector<bool> alive(const std::vector<Candidate>& all) {
  std::vector<bool> list;
  for (const Candidate& c : all) list.push_back(c.alive);
  return list;
}

TEST(Tally, KeepsTheBest) {
  std::vector<Candidate> all = {with_mean(0.2), with_mean(0.7), with_mean(0.5), with_mean(0.6)};
  keep_best(all, 2, false);
  EXPECT_EQ(alive(all), (std::vector<bool>{false, true, false, true}));
  EXPECT_EQ(alive_in(all), 2u);
  EXPECT_EQ(best_in(all, false, 1), 1u);
}

TEST(Tally, KeepsTheFavouriteInAnyCase) {
  std::vector<Candidate> all = {with_mean(0.2), with_mean(0.7), with_mean(0.5), with_mean(0.6)};
  keep_best(all, 2, true);
  EXPECT_EQ(alive(all), (std::vector<bool>{true, true, false, false}));
}

TEST(Tally, WhatNobodyTriedIsTheWorst) {
  std::vector<Candidate> all = {with_mean(0, 0), with_mean(0.1)};
  EXPECT_EQ(best_in(all, false, 1), 1u);
  all[1].visits = 0;
  EXPECT_EQ(best_in(all, false, 1), 0u);
}

// Ahead by 0.1 in the mean with a standard error of about 0.05: enough for one, not for three.
TEST(Tally, LeavesTheFavouriteOnlyForWhatIsClearlyAhead) {
  std::vector<Candidate> all = {with_mean(0.4), with_mean(0.5)};
  for (int i = 0; i < 16; ++i) all[1].compare(i % 2 == 0 ? 0.3 : -0.1);
  EXPECT_EQ(best_in(all, true, 1), 1u);
  EXPECT_EQ(best_in(all, true, 3), 0u);
  EXPECT_EQ(best_in(all, false, 3), 1u);
}

TEST(Tally, AddsUp) {
  Candidate one = with_mean(0.5, 4), other = with_mean(1, 4);
  other.compare(0.25);
  one.add(other);
  EXPECT_EQ(one.visits, 8u);
  EXPECT_DOUBLE_EQ(one.mean(), 0.75);
  EXPECT_EQ(one.compared, 1u);
}

TEST(Tally, PlaysInProportionToRegret) {
  std::array<double, 3> shares{};
  match_regrets(std::array{1.0, -2.0, 3.0}, shares);
  EXPECT_EQ(shares, (std::array{0.25, 0.0, 0.75}));
  match_regrets(std::array{-1.0, -2.0, 0.0}, shares);
  EXPECT_DOUBLE_EQ(shares[1], 1.0 / 3);
}

}  // namespace
}  // namespace kostka::bots
