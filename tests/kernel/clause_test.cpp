#include "kernel/play/clause.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kostka::kernel {
namespace {

TEST(Clause, LiteralNamesTheClause) {
  constexpr Clause clause = "KNO-GOAL-01"_clause;
  EXPECT_EQ(id_of(clause), "KNO-GOAL-01");
  static_assert(clause == "KNO-GOAL-01"_clause);
  static_assert(clause != "KNO-GOAL-02"_clause);
}

TEST(Clause, DefaultMeansNone) {
  constexpr Clause none;
  static_assert(!none);
  EXPECT_EQ(id_of(none), "");
  EXPECT_TRUE("KNO-GOAL-01"_clause);
}

TEST(Clause, FindsEveryIdAndNothingElse) {
  for (const auto id : kClauseIds) {
    const auto found = find_clause(id);
    ASSERT_TRUE(found) << id;
    EXPECT_EQ(id_of(*found), id);
  }
  EXPECT_FALSE(find_clause(""));
  EXPECT_FALSE(find_clause("KNO-GOAL"));
  EXPECT_FALSE(find_clause("KNO-GOAL-99"));  // not-a-clause
  EXPECT_FALSE(find_clause("kno-goal-01"));
  EXPECT_FALSE(find_clause("ZZZ-ZZZ-99"));
}

TEST(Clause, IdsAreSortedAndUnique) {
  EXPECT_TRUE(std::is_sorted(kClauseIds.begin(), kClauseIds.end()));
  EXPECT_EQ(std::adjacent_find(kClauseIds.begin(), kClauseIds.end()), kClauseIds.end());
}

TEST(Clause, AllBooksAndShapesOfIdsAreThere) {
  for (const auto id : {"KNO-EX-01", "REL-BATTLE-07", "RNE-DUEL-10", "NEM-R1-ARM", "NEM-R1-NEST-2", "CAR-FEED-01",
                        "KAR-GOAL-01", "IMP-RIFT-01"}) {
    EXPECT_TRUE(find_clause(id)) << id;
  }
  EXPECT_FALSE(find_clause("A-01"));
  EXPECT_FALSE(find_clause("WE-1"));
}

TEST(Clause, AnIndexFromElsewhereHasNoId) { EXPECT_EQ(id_of(Clause{65000}), ""); }

}  // namespace
}  // namespace kostka::kernel
