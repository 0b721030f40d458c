#include "content/gzip.h"

#include <gtest/gtest.h>

namespace kostka::content {
namespace {

TEST(Gzip, GivesBackWhatWentIn) {
  std::string why;
  for (const std::string& bytes :
       {std::string(), std::string("a"), std::string(300'000, 'x'), std::string("\0\x1f", 2)}) {
    const std::string packed = gzip(bytes);
    EXPECT_TRUE(is_gzip(packed));
    EXPECT_EQ(gunzip(packed, bytes.size(), why), bytes);
  }
  EXPECT_EQ(gzip("the same"), gzip("the same"));
  EXPECT_FALSE(is_gzip("{\"kostka_journal\":1}"));
}

TEST(Gzip, RefusesWhatIsDamagedOrTooLarge) {
  std::string why;
  const std::string packed = gzip(std::string(300'000, 'x'));
  EXPECT_FALSE(gunzip(packed, 299'999, why));
  EXPECT_EQ(why, "it would be larger than allowed");
  EXPECT_TRUE(gunzip(packed, 300'000, why));
  for (const std::string& broken : {packed.substr(0, packed.size() - 1), packed + "x", std::string("\x1f\x8bxyz")}) {
    EXPECT_FALSE(gunzip(broken, 300'000, why));
    EXPECT_EQ(why, "it is damaged");
  }
}

}  // namespace
}  // namespace kostka::content
