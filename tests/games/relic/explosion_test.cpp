// On which faces dice explode, whatever the order of the abilities.
#include <gtest/gtest.h>

#include "games/relic/rules/course.h"
#include "games/relic/rules/odds.h"

namespace kostka::tests {
namespace {

using games::relic::Explosion;
using games::relic::Faces;

// How often one die that explodes on 1 and 6 adds up to more than n.
double share_above(int n) {
  if (n <= 0) return 1;
  double share = (share_above(n - 1) + share_above(n - 6)) / 6;
  for (int face = 2; face <= 5; ++face) share += face > n ? 1.0 / 6 : 0;
  return share;
}

TEST(RelicExplosion, OnASixUnlessAnAbilitySaysOtherwise) { EXPECT_EQ(Explosion{}.on(), Faces::between(6, 6)); }

TEST(RelicExplosion, OfTwoPermissionsTheWiderOneCounts) {
  Explosion wide_first, wide_last;
  wide_first.allow(Faces::between(4, 6));
  wide_first.allow(Faces::between(5, 6));
  wide_last.allow(Faces::between(5, 6));
  wide_last.allow(Faces::between(4, 6));
  EXPECT_EQ(wide_first.on(), Faces::between(4, 6));
  EXPECT_EQ(wide_last.on(), Faces::between(4, 6));
}

// Faces need not adjoin, and odds know them all.
// proves: RNE-CLAR-16
TEST(RelicExplosion, OnFacesThatDoNotAdjoin) {
  Explosion ends;
  ends.allow(Faces::of_mask(Faces::between(1, 1).mask()));
  EXPECT_TRUE(ends.on().has(1));
  EXPECT_FALSE(ends.on().has(2));
  EXPECT_TRUE(ends.on().has(6));
  EXPECT_EQ(ends.on().from(), 6);
  games::relic::Throw dice;
  dice.dice.push_back(1);
  EXPECT_TRUE(dice.owes_a_die(ends.on()));
  EXPECT_FALSE(dice.owes_a_die(Explosion{}.on()));
  const auto odds = games::relic::battle_odds(0, {.count = 1, .explode_on = ends.on()}, 6, {.count = 0});
  const double above = share_above(6);
  EXPECT_NEAR(odds.won, 1000 * above, 1);
}

// proves: REL-GEN-06
TEST(RelicExplosion, ABanBeatsAPermissionInEitherOrder) {
  Explosion ban_first, ban_last;
  ban_first.ban();
  ban_first.allow(Faces::between(5, 6));
  ban_last.allow(Faces::between(5, 6));
  ban_last.ban();
  EXPECT_EQ(ban_first.on(), Faces{});
  EXPECT_EQ(ban_last.on(), Faces{});
}

}  // namespace
}  // namespace kostka::tests
