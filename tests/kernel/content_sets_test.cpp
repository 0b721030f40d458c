#include "kernel/data/content_sets.h"

#include <gtest/gtest.h>

#include "kernel/data/diagnostics.h"

namespace kostka::kernel {
namespace {

Document set_node(std::string_view id, int seats = 0) {
  Document node = Document::map({{"id", id}, {"name", Document::map({{"en", "Name"}, {"pl", "Nazwa"}})}});
  if (seats > 0) node.set("seats", seats);
  return node;
}

class ContentSetsTest : public ::testing::Test {
 protected:
  ContentSets read(Document list) {
    const Document pack = Document::map({{"sets", std::move(list)}});
    Reader r(pack, diagnostics_, "pack");
    ContentSets sets;
    sets.read(r, 6);
    r.finish();
    return sets;
  }
  bool complains_of(std::string_view what) const { return diagnostics_.to_text().find(what) != std::string::npos; }

  Diagnostics diagnostics_;
};

TEST_F(ContentSetsTest, TheBaseSetIsThereWithoutBeingDeclared) {
  const ContentSets sets;
  EXPECT_EQ(sets.size(), 1u);
  EXPECT_EQ(sets[0].id, kBaseSet);
  EXPECT_EQ(sets.combinations(), 1u);
  EXPECT_TRUE(has_set(kBaseOnly, 0));
  EXPECT_FALSE(has_set(kBaseOnly, 1));
}

TEST_F(ContentSetsTest, EveryCombinationHasItsNumber) {
  const ContentSets sets = read(Document::list({set_node("one"), set_node("two", 6)}));
  EXPECT_EQ(diagnostics_.to_text(), "");
  ASSERT_EQ(sets.combinations(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    const SetMask mask = ContentSets::mask_of(i);
    EXPECT_TRUE(has_set(mask, 0));
    EXPECT_EQ(ContentSets::combination_of(mask), i);
  }
  EXPECT_EQ(sets.seats_with(ContentSets::mask_of(1), 4), 4);
  EXPECT_EQ(sets.seats_with(ContentSets::mask_of(2), 4), 6);
  EXPECT_EQ(sets.seats_with(ContentSets::mask_of(3), 4), 6);
}

TEST_F(ContentSetsTest, AnItemNamesADeclaredSetOrNone) {
  const ContentSets sets = read(Document::list({set_node("night-shift")}));
  const auto set_of_item = [&](const Document& item) {
    Reader r(item, diagnostics_, "card");
    return sets.read_set_of(r);
  };
  EXPECT_EQ(set_of_item(Document::map()), 0);
  EXPECT_EQ(set_of_item(Document::map({{"set", "base"}})), 0);
  EXPECT_EQ(set_of_item(Document::map({{"set", "night-shift"}})), 1);
  EXPECT_EQ(diagnostics_.count(), 0u);
  EXPECT_EQ(set_of_item(Document::map({{"set", "night-shfit"}})), 0);
  EXPECT_TRUE(complains_of("no pack.yaml declares a set \"night-shfit\"; did you mean \"night-shift\"?"))
      << diagnostics_.to_text();
  EXPECT_EQ(set_of_item(Document::map({{"set", 3}})), 0);
  EXPECT_EQ(diagnostics_.count(), 2u);
}

TEST_F(ContentSetsTest, RefusesNamesThatAreTakenOrNoWordsAndTooManySetsAndSeats) {
  read(Document::list({set_node("base"), set_node("one"), set_node("one"), set_node("Ünïcode"), set_node("big", 7)}));
  EXPECT_TRUE(complains_of("there is a set \"base\" already"));
  EXPECT_TRUE(complains_of("there is a set \"one\" already"));
  EXPECT_TRUE(complains_of("expected small letters"));
  EXPECT_TRUE(complains_of("seats: expected a whole number from 1 to 6, found the number 7"));
  diagnostics_ = {};
  Document many = Document::list();
  for (int i = 0; i < 300; ++i) many.push(set_node("s" + std::to_string(i)));
  EXPECT_EQ(read(std::move(many)).size(), kMostSets);
  EXPECT_TRUE(complains_of("expected at most 7"));
}

}  // namespace
}  // namespace kostka::kernel
