// From which face on dice explode, whatever the order of the abilities.
#include <gtest/gtest.h>

#include "games/relic/rules/course.h"

namespace kostka::tests {
namespace {

using games::relic::Explosion;

TEST(RelicExplosion, OnASixUnlessAnAbilitySaysOtherwise) { EXPECT_EQ(Explosion{}.from(), 6); }

TEST(RelicExplosion, OfTwoPermissionsTheWiderOneCounts) {
  Explosion wide_first, wide_last;
  wide_first.allow_from(4);
  wide_first.allow_from(5);
  wide_last.allow_from(5);
  wide_last.allow_from(4);
  EXPECT_EQ(wide_first.from(), 4);
  EXPECT_EQ(wide_last.from(), 4);
}

// proves: REL-GEN-06
TEST(RelicExplosion, ABanBeatsAPermissionInEitherOrder) {
  Explosion ban_first, ban_last;
  ban_first.ban();
  ban_first.allow_from(5);
  ban_last.allow_from(5);
  ban_last.ban();
  EXPECT_EQ(ban_first.from(), Explosion::kNever);
  EXPECT_EQ(ban_last.from(), Explosion::kNever);
}

}  // namespace
}  // namespace kostka::tests
