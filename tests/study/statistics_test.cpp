#include "study/statistics.h"

#include <gtest/gtest.h>

namespace kostka::study {
namespace {

void expect_share(std::uint64_t count, std::uint64_t of, double share, double low, double high) {
  const Share s = wilson_share(count, of);
  EXPECT_NEAR(s.share, share, 5e-5) << count << " of " << of;
  EXPECT_NEAR(s.low, low, 5e-5) << count << " of " << of;
  EXPECT_NEAR(s.high, high, 5e-5) << count << " of " << of;
}

// The first three are worked examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
TEST(WilsonShare, AgreesWithPublishedValues) {
  expect_share(81, 263, 0.3080, 0.2553, 0.3662);
  expect_share(15, 148, 0.1014, 0.0624, 0.1605);
  expect_share(1, 29, 0.0345, 0.0061, 0.1718);
  expect_share(5, 10, 0.5, 0.2366, 0.7634);
}

TEST(WilsonShare, IsExactAtTheEnds) {
  expect_share(0, 20, 0, 0, 0.1611);
  expect_share(20, 20, 1, 0.8389, 1);
  EXPECT_EQ(wilson_share(0, 7).low, 0);
  EXPECT_EQ(wilson_share(7, 7).high, 1);
}

TEST(WilsonShare, OfNothingNothingIsKnown) {
  const Share s = wilson_share(0, 0);
  EXPECT_EQ(s.share, 0);
  EXPECT_EQ(s.low, 0);
  EXPECT_EQ(s.high, 1);
}

TEST(WilsonShare, IsNarrowerTheMoreIsKnown) {
  EXPECT_GT(wilson_share(5, 10).high, wilson_share(50, 100).high);
  EXPECT_GT(wilson_share(50, 100).high, wilson_share(500'000, 1'000'000).high);
}

}  // namespace
}  // namespace kostka::study
