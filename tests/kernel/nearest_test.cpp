#include "kernel/data/nearest.h"

#include <gtest/gtest.h>

#include <array>

namespace kostka::kernel {
namespace {

TEST(EditDistance, CountsInsertionsDeletionsReplacementsAndSwaps) {
  EXPECT_EQ(edit_distance("", ""), 0u);
  EXPECT_EQ(edit_distance("", "abc"), 3u);
  EXPECT_EQ(edit_distance("abc", ""), 3u);
  EXPECT_EQ(edit_distance("sword", "sword"), 0u);
  EXPECT_EQ(edit_distance("sword", "swords"), 1u);
  EXPECT_EQ(edit_distance("sword", "word"), 1u);
  EXPECT_EQ(edit_distance("sword", "swerd"), 1u);
  EXPECT_EQ(edit_distance("sword", "swrod"), 1u);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
}

TEST(EditDistance, IgnoresCase) { EXPECT_EQ(edit_distance("Power-Sword", "power-sword"), 0u); }

TEST(Nearest, OffersThePlausibleSlip) {
  constexpr std::array<std::string_view, 3> kKnown = {"power-sword", "power-fist", "needle-rifle"};
  EXPECT_EQ(nearest("power-swrod", kKnown), "power-sword");
  EXPECT_EQ(nearest("powerfist", kKnown), "power-fist");
  EXPECT_EQ(nearest("Needle-Rifle", kKnown), "needle-rifle");
}

TEST(Nearest, OffersNothingWhenNothingIsClose) {
  constexpr std::array<std::string_view, 2> kKnown = {"power-sword", "power-fist"};
  EXPECT_EQ(nearest("banana", kKnown), "");
  EXPECT_EQ(nearest("", kKnown), "");
  EXPECT_EQ(nearest("power-sword", {}), "");
}

TEST(Nearest, PrefersTheFirstOfEquallyClose) {
  constexpr std::array<std::string_view, 2> kKnown = {"cat", "car"};
  EXPECT_EQ(nearest("cap", kKnown), "cat");
}

}  // namespace
}  // namespace kostka::kernel
