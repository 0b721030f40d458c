// The dice stream follows the published algorithm (docs/chance.md), and what is made of it is fair.
#include "kernel/play/chance.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>
#include <vector>

namespace kostka::kernel {
namespace {

ChanceKey key_of(std::string_view text) {
  ChanceKey key{};
  std::copy(text.begin(), text.end(), key.begin());
  return key;
}

std::vector<std::uint64_t> draws(ChanceStream& stream, std::size_t n) {
  std::vector<std::uint64_t> out;
  out.reserve(n);
  for (std::size_t i = 0; i < n; ++i) out.push_back(stream.next());
  return out;
}

TEST(ChanceStream, GivesThePublishedDraws) {
  ChanceStream stream(key_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ123456"));
  const auto all = draws(stream, 132);
  const std::vector<std::uint64_t> first = {0xb773b6063d4616a5, 0x1160af22a66abc3c, 0x8c2599d9418d287c,
                                            0x7ee07e037edc5cd6, 0xcfaa9ee02d1c16ad, 0x0e090eef8febea79,
                                            0x3c82d271128b5b3e, 0x9c5addc11252a34f};
  const std::vector<std::uint64_t> later = {0x2d37923dda3750a5, 0x380d7a626d4bc8b0, 0xeeaf68ede3d7ee49,
                                            0xf4356695883b717c};
  const std::vector<std::uint64_t> next_round = {0x5f41df72e05e0487, 0x25bd7e1e1ae26b1d, 0xbe9f4004d662a41d,
                                                 0x65bf58d483188546};
  EXPECT_EQ(std::vector(all.begin(), all.begin() + 8), first);
  EXPECT_EQ(std::vector(all.begin() + 24, all.begin() + 28), later);
  EXPECT_EQ(std::vector(all.begin() + 124, all.begin() + 128), next_round);
}

TEST(ChanceStream, CountsTheDrawsAcrossRounds) {
  ChanceStream stream(key_from_seed(1));
  EXPECT_EQ(stream.draws_taken(), 0u);
  for (std::uint64_t n = 1; n <= 400; ++n) {
    stream.next();
    ASSERT_EQ(stream.draws_taken(), n);
  }
  stream.reset(key_from_seed(1));
  EXPECT_EQ(stream.draws_taken(), 0u);
}

TEST(ChanceStream, ACopyHasTheSameFuture) {
  ChanceStream stream(key_from_seed(3));
  draws(stream, 100);
  ChanceStream copy = stream;
  EXPECT_EQ(draws(stream, 300), draws(copy, 300));
}

TEST(ChanceStream, EveryNumberBelowIsAsLikely) {
  for (const std::uint32_t n : {1u, 2u, 6u, 7u, 60u}) {
    ChanceStream stream(key_from_seed(5, n));
    std::vector<int> counts(n);
    constexpr int kEach = 2'000;
    for (std::uint32_t i = 0; i < n * kEach; ++i) {
      const std::uint32_t drawn = stream.below(n);
      ASSERT_LT(drawn, n);
      ++counts[drawn];
    }
    // Six standard deviations of about 45: with this seed nothing is near, a broken stream is far beyond.
    for (const int count : counts) EXPECT_NEAR(count, kEach, 270) << n;
  }
}

TEST(ChanceStream, LargeRangesKeepTheirUpperHalf) {
  ChanceStream stream(key_from_seed(6));
  const std::uint32_t n = 0xfffffffe;
  int upper = 0;
  for (int i = 0; i < 10'000; ++i) upper += stream.below(n) >= n / 2;
  EXPECT_NEAR(upper, 5'000, 300);
}

TEST(KeyFromSeed, DiffersForEverySeedAndGame) {
  std::vector<ChanceKey> keys;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (std::uint64_t game = 0; game < 50; ++game) keys.push_back(key_from_seed(seed, game));
  }
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
  EXPECT_EQ(key_from_seed(7, 9), key_from_seed(7, 9));
}

}  // namespace
}  // namespace kostka::kernel
