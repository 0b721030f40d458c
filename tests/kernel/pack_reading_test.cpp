#include "kernel/data/pack_reading.h"

#include <gtest/gtest.h>

namespace kostka::kernel {
namespace {

class PackReadingTest : public ::testing::Test {
 protected:
  PackReadingTest() : file_(diagnostics_.sources().add("content/ludo/cards.yaml")) {}

  // A map as a file would give it, with each value on a line of its own, from `line` on.
  Document item(std::vector<std::pair<std::string, Document>> values, std::uint32_t line) const {
    Document node = Document::map();
    node.set_mark({file_, line});
    for (auto& [key, value] : values) {
      value.set_mark({file_, line});
      node.add(std::move(key), std::move(value), {file_, line});
      line++;
    }
    return node;
  }

  Reader reader(const Document& node) { return Reader(node, diagnostics_, "card"); }
  void expect_errors(std::string_view expected) { EXPECT_EQ(diagnostics_.to_text(), expected); }

  Diagnostics diagnostics_;
  std::uint32_t file_;
};

Document name() { return Document::map({{"en", "Ludo"}, {"pl", "Chińczyk"}}); }

TEST_F(PackReadingTest, TakesTheHeaderOfItsGame) {
  const Document node = item({{"format", 2}, {"game", "ludo"}, {"name", name()}}, 1);
  read_pack_header(reader(node), 2, "ludo", 4);
  expect_errors("");
}

TEST_F(PackReadingTest, RefusesAnotherGameAndAnotherFormat) {
  const Document node = item({{"format", 3}, {"game", "chess"}, {"name", name()}}, 1);
  read_pack_header(reader(node), 2, "ludo", 4);
  expect_errors(
      "content/ludo/cards.yaml:1: format: expected a whole number from 2 to 2, found the number 3\n"
      "content/ludo/cards.yaml:2: game: expected \"ludo\", found \"chess\"\n");
}

TEST_F(PackReadingTest, ReadsAnOrigin) {
  const Document node = item({{"origin", "public"}, {"source", "a list of cards"}}, 4);
  Reader r = reader(node);
  const Origin origin = read_origin(r);
  EXPECT_EQ(origin.kind, "public");
  EXPECT_EQ(origin.source, "a list of cards");
  expect_errors("");
}

TEST_F(PackReadingTest, KnowsThreeOrigins) {
  const Document node = item({{"origin", "hearsay"}, {"source", "somebody"}}, 4);
  Reader r = reader(node);
  read_origin(r);
  expect_errors(
      "content/ludo/cards.yaml:4: origin: expected \"rulebook\", \"public\" or \"house\", found text \"hearsay\"\n");
}

TEST_F(PackReadingTest, SaysWhereAnIdIsTaken) {
  const Document first = item({{"id", "red-1"}}, 5);
  const Document second = item({{"id", "red-1"}}, 9);
  PackIds ids(diagnostics_);
  Reader r = reader(first);
  EXPECT_EQ(ids.read(r), "red-1");
  Reader other = reader(second);
  ids.read(other);
  expect_errors("content/ludo/cards.yaml:9: id: \"red-1\" is taken by content/ludo/cards.yaml:5\n");
}

TEST_F(PackReadingTest, WantsAnIdThatLooksLikeAWord) {
  const Document node = item({{"id", "red one"}}, 5);
  PackIds ids(diagnostics_);
  Reader r = reader(node);
  ids.read(r);
  expect_errors("content/ludo/cards.yaml:5: id: expected letters, digits, \"-\" and \"_\", found \"red one\"\n");
}

TEST_F(PackReadingTest, CountsTheItemsOfAList) {
  const Document node = item({{"few", Document::list({1})}, {"many", Document::list({1, 2, 3, 4})}}, 7);
  Reader r = reader(node);
  EXPECT_EQ(list_between(r, "few", 1, 3).size(), 1);
  list_between(r, "many", 1, 3);
  expect_errors("content/ludo/cards.yaml:8: many: expected 1 to 3 of them, found 4\n");
}

}  // namespace
}  // namespace kostka::kernel
