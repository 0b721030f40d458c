// From which face on dice explode, whatever the order of the abilities.
#include <gtest/gtest.h>

#include "games/relic/rules/course.h"

namespace kostka::tests {
namespace {

using games::relic::Explosion;
using games::relic::face_bit;
using games::relic::faces_between;

TEST(RelicExplosion, OnASixUnlessAnAbilitySaysOtherwise) { EXPECT_EQ(Explosion{}.from(), 6); }

TEST(RelicExplosion, OfTwoPermissionsTheWiderOneCounts) {
  Explosion wide_first, wide_last;
  wide_first.allow(faces_between(4, 6));
  wide_first.allow(faces_between(5, 6));
  wide_last.allow(faces_between(5, 6));
  wide_last.allow(faces_between(4, 6));
  EXPECT_EQ(wide_first.from(), 4);
  EXPECT_EQ(wide_last.from(), 4);
}

// proves: REL-GEN-06
TEST(RelicExplosion, ABanBeatsAPermissionInEitherOrder) {
  Explosion ban_first, ban_last;
  ban_first.ban();
  ban_first.allow(faces_between(5, 6));
  ban_last.allow(faces_between(5, 6));
  ban_last.ban();
  EXPECT_EQ(ban_first.from(), Explosion::kNever);
  EXPECT_EQ(ban_last.from(), Explosion::kNever);
}

// proves: RNE-CLAR-16
TEST(RelicExplosion, OnFacesThatDoNotAdjoin) {
  Explosion moarn;
  moarn.allow(face_bit(1));
  EXPECT_TRUE(moarn.on(1));
  EXPECT_FALSE(moarn.on(5));
  EXPECT_TRUE(moarn.on(6));
  EXPECT_EQ(moarn.from(), 6);
  moarn.ban();
  EXPECT_FALSE(moarn.on(1));
}

}  // namespace
}  // namespace kostka::tests
