#include "kernel/data/layers.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kostka::kernel {
namespace {

Document card(std::string_view id, int value) { return Document::map({{"id", id}, {"value", value}}); }

Document files(Document cards) { return Document::map({{"cards", Document::map({{"cards", std::move(cards)}})}}); }

TEST(Layers, ItemsAreAddedAtTheEndAndReplacedInTheirPlace) {
  const Document below = files(Document::list({card("a", 1), card("b", 2)}));
  Document above = files(Document::list({card("c", 3), card("a", 4)}));
  std::vector<std::string> replaced;
  const Document both = lay_over(below, above, &replaced);
  EXPECT_EQ(both, files(Document::list({card("a", 4), card("b", 2), card("c", 3)})));
  EXPECT_EQ(replaced, std::vector<std::string>{"a"});
}

TEST(Layers, AReplacedItemKeepsNothingOfTheLowerOne) {
  Document rich = card("a", 1);
  rich.set("omen", true);
  const Document both = lay_over(files(Document::list({rich})), files(Document::list({card("a", 2)})));
  EXPECT_EQ(both, files(Document::list({card("a", 2)})));
}

TEST(Layers, EveryNodeKeepsTheMarkOfItsFile) {
  Document upper = card("a", 2);
  upper.set_mark({7, 12});
  Document lower = card("b", 1);
  lower.set_mark({3, 5});
  const Document both = lay_over(files(Document::list({card("a", 1), lower})), files(Document::list({upper})));
  EXPECT_EQ(both["cards"]["cards"][0].mark(), (Mark{7, 12}));
  EXPECT_EQ(both["cards"]["cards"][1].mark(), (Mark{3, 5}));
}

TEST(Layers, AnIdThatOnePackHasTwiceStaysTwice) {
  const Document below = files(Document::list({card("a", 1)}));
  const Document both = lay_over(below, files(Document::list({card("a", 2), card("a", 3)})));
  EXPECT_EQ(both, files(Document::list({card("a", 2), card("a", 3)})));
}

TEST(Layers, MapsAreMergedAndEverythingElseReplaced) {
  const Document below = Document::map(
      {{"constants", Document::map({{"life", 5}, {"faces", Document::list({1, 2})}})}, {"only_below", 1}});
  const Document above =
      Document::map({{"constants", Document::map({{"faces", Document::list({6})}, {"new", 1}})}, {"only_above", 2}});
  EXPECT_EQ(lay_over(below, above),
            Document::map({{"constants", Document::map({{"life", 5}, {"faces", Document::list({6})}, {"new", 1}})},
                           {"only_below", 1},
                           {"only_above", 2}}));
}

TEST(Layers, OfTheHeadersTheLowestStaysWithTheSetsOfAll) {
  const auto header = [](std::string_view game, std::string_view set) {
    return Document::map(
        {{"pack",
          Document::map({{"format", 1}, {"game", game}, {"sets", Document::list({Document::map({{"id", set}})})}})}});
  };
  const Document both = lay_over(header("below", "one"), header("above", "two"));
  EXPECT_EQ(both["pack"]["game"], Document("below"));
  EXPECT_EQ(both["pack"]["sets"].size(), 2u);
  const Document bare = Document::map({{"pack", Document::map({{"format", 1}, {"adds", true}})}});
  EXPECT_EQ(lay_over(header("below", "one"), bare), header("below", "one"));
}

}  // namespace
}  // namespace kostka::kernel
