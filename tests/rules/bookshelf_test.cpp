#include "rules/bookshelf.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace kostka::rules {
namespace {

constexpr std::array<std::string_view, 2> kTwoBooks = {"relic", "relic-nemesis"};

TEST(Bookshelf, FindsClausesOfEveryBook) {
  const Bookshelf shelf(kTwoBooks);
  ASSERT_EQ(shelf.books().size(), 2u);
  ASSERT_NE(shelf.find("REL-SETUP-01"), nullptr);
  ASSERT_NE(shelf.find("RNE-COMP-01"), nullptr);
  EXPECT_EQ(shelf.find("KNO-GOAL-01"), nullptr);
}

TEST(Bookshelf, SearchesBookByBook) {
  const Bookshelf shelf(kTwoBooks);
  const auto found = shelf.search("trophy");
  const std::size_t first = shelf.books()[0].search("trophy").size();
  const std::size_t second = shelf.books()[1].search("trophy").size();
  ASSERT_GT(first, 0u);
  ASSERT_GT(second, 0u);
  ASSERT_EQ(found.size(), first + second);
  EXPECT_TRUE(found[0]->id.starts_with("REL-"));
  EXPECT_TRUE(found[first]->id.starts_with("RNE-"));
  EXPECT_TRUE(shelf.search("").empty());
}

TEST(Bookshelf, GuessesAnIdOfAnyBook) {
  const Bookshelf shelf(kTwoBooks);
  EXPECT_EQ(shelf.nearest("REL-SETUP-0l"), "REL-SETUP-01");  // not-a-clause
  EXPECT_EQ(shelf.nearest("RNE-COMP-0l"), "RNE-COMP-01");    // not-a-clause
}

TEST(Bookshelf, LeavesOutWhatIsNoBook) {
  constexpr std::array<std::string_view, 2> kNames = {"no-such-book", "karak"};
  const Bookshelf shelf(kNames);
  ASSERT_EQ(shelf.books().size(), 1u);
  EXPECT_EQ(shelf.books()[0].name(), "karak");
  EXPECT_TRUE(Bookshelf({}).empty());
}

}  // namespace
}  // namespace kostka::rules
