#include "rules/words.h"

#include <gtest/gtest.h>

namespace kostka::rules {
namespace {

TEST(Fold, RemovesCapitalsDiacriticsAndPunctuation) {
  EXPECT_EQ(fold("Zażółć GĘŚLĄ jaźń"), "zazolc gesla jazn");
  EXPECT_EQ(fold("  „Odpoczynek” – 2, (żeton)! "), "odpoczynek 2 zeton");
  EXPECT_EQ(fold(""), "");
  EXPECT_EQ(fold(" -- "), "");
}

TEST(Fold, LeavesOtherAlphabetsAlone) { EXPECT_EQ(fold("Über"), "Über"); }

TEST(WordsOf, SplitsAtEverythingThatIsNoLetter) {
  EXPECT_EQ(words_of("face-up, Żółty"), (std::vector<std::string>{"face", "up", "zolty"}));
  EXPECT_TRUE(words_of(" . ").empty());
}

TEST(HasWordStarting, MatchesBeginningsOfWordsOnly) {
  EXPECT_TRUE(has_word_starting("attack row", "att"));
  EXPECT_TRUE(has_word_starting("attack row", "row"));
  EXPECT_FALSE(has_word_starting("attack row", "tack"));
  EXPECT_TRUE(has_word_starting("untack tack", "tack"));
}

TEST(MayMeanId, ToleratesCaseZerosAndMissingParts) {
  for (const auto typed : {"KNO-ATK-02", "kno-atk-2", "ATK-02", "atk-2", "kno-at", "kno-atk", "atk"}) {
    EXPECT_TRUE(may_mean_id(typed, "KNO-ATK-02")) << typed;
  }
  for (const auto typed : {"", "2", "02", "at", "atk-3", "atk-20", "kno-02", "kno-atk-02-1"}) {
    EXPECT_FALSE(may_mean_id(typed, "KNO-ATK-02")) << typed;
  }
}

TEST(MayMeanId, KnowsIdsWithNamesAndSuffixes) {
  EXPECT_TRUE(may_mean_id("r1-nest-2", "NEM-R1-NEST-2"));
  EXPECT_TRUE(may_mean_id("r1-ar", "NEM-R1-ARM"));
  EXPECT_TRUE(may_mean_id("battle-7", "REL-BATTLE-07"));
  EXPECT_FALSE(may_mean_id("atk-1", "KNO-ATK-12"));   // not-a-clause
  EXPECT_FALSE(may_mean_id("atk-2", "KNO-ATK-02a"));  // not-a-clause
  EXPECT_TRUE(may_mean_id("atk-2a", "KNO-ATK-02a"));  // not-a-clause
}

}  // namespace
}  // namespace kostka::rules
