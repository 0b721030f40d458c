#include "kernel/data/document.h"

#include <gtest/gtest.h>

#include <limits>

#include "kernel/data/path.h"

namespace kostka::kernel {
namespace {

Document two_fighters() {
  return Document::map(
      {{"over", false},
       {"fighters", Document::list({Document::map({{"hand", Document::list({1, 2})}, {"name", "Ada"}}),
                                    Document::map({{"hand", Document::list()}, {"name", nullptr}})})}});
}

TEST(Document, KnowsItsKind) {
  EXPECT_TRUE(Document().is_null());
  EXPECT_TRUE(Document(true).is_bool());
  EXPECT_TRUE(Document(std::uint8_t{7}).is_int());
  EXPECT_TRUE(Document("x").is_text());
  EXPECT_TRUE(Document::list().is_list());
  EXPECT_TRUE(Document::map().is_map());
  EXPECT_EQ(Document(std::uint8_t{7}).as_int(), 7);
}

TEST(Document, KeepsTheOrderOfKeysAndReplacesInPlace) {
  Document map;
  map.set("b", 1);
  map.set("a", 2);
  map.set("b", 3);
  EXPECT_EQ(to_json(map), R"({"b":3,"a":2})");
  EXPECT_EQ(map.size(), 2u);
}

TEST(Document, CopiesByValue) {
  Document original = two_fighters();
  Document copy = original;
  copy.find("fighters")->items()[0].set("name", "Bob");
  EXPECT_EQ(original["fighters"][0]["name"], Document("Ada"));
  EXPECT_NE(original, copy);
}

TEST(Document, EqualityIgnoresMarksButNotOrder) {
  Document marked(5);
  marked.set_mark({1, 12});
  EXPECT_EQ(marked, Document(5));
  EXPECT_NE(Document::map({{"a", 1}, {"b", 2}}), Document::map({{"b", 2}, {"a", 1}}));
  EXPECT_NE(Document(1), Document(true));
  EXPECT_NE(Document("1"), Document(1));
}

TEST(Document, MissingKeysReadAsNull) {
  EXPECT_EQ(two_fighters().find("nobody"), nullptr);
  EXPECT_TRUE(two_fighters()["nobody"]["nothing"].is_null());
  EXPECT_EQ(Document(3).find("x"), nullptr);
}

TEST(Json, WritesCompact) {
  EXPECT_EQ(to_json(two_fighters()),
            R"({"over":false,"fighters":[{"hand":[1,2],"name":"Ada"},{"hand":[],"name":null}]})");
  EXPECT_EQ(to_json(Document(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
}

TEST(Json, WritesPretty) {
  EXPECT_EQ(to_json(Document::map({{"a", Document::list({1, "x"})}, {"b", Document::map()}}), Indent::pretty),
            "{\n  \"a\": [\n    1,\n    \"x\"\n  ],\n  \"b\": {}\n}");
}

TEST(Json, EscapesWhatMustBeEscapedAndNothingElse) {
  EXPECT_EQ(to_json(Document(std::string_view("\"\\/\b\f\n\r\t\x01\x1f\0żółw", 18))),
            "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\\u0000żółw\"");
}

TEST(Json, SeparatesItemsThatEndWithABracketInsideText) {
  EXPECT_EQ(to_json(Document::list({"[", "{", Document::list()})), R"(["[","{",[]])");
}

TEST(Path, FindsKeysAndIndexes) {
  const Document document = two_fighters();
  EXPECT_EQ(*at(document, "fighters.0.hand.1"), Document(2));
  EXPECT_EQ(at(document, ""), &document);
  EXPECT_EQ(at(document, "fighters.2"), nullptr);
  EXPECT_EQ(at(document, "fighters.-1"), nullptr);
  EXPECT_EQ(at(document, "fighters.0x"), nullptr);
  EXPECT_EQ(at(document, "over."), nullptr);
  EXPECT_EQ(at(document, "."), nullptr);
}

TEST(Path, PatchReplacesWhatExists) {
  Document document = two_fighters();
  EXPECT_EQ(patch(document, "fighters.1.hand", Document::list({9})), std::nullopt);
  EXPECT_EQ(to_json(document["fighters"][1]["hand"]), "[9]");
  EXPECT_EQ(patch(document, "", 1), std::nullopt);
  EXPECT_EQ(document, Document(1));
}

TEST(Path, PatchExplainsWhereAPathLeavesTheDocument) {
  Document document = two_fighters();
  EXPECT_EQ(patch(document, "fighter.0", 1), "the document has no \"fighter\"; did you mean \"fighters\"?");
  EXPECT_EQ(patch(document, "fighters.0.hnad", 1), "\"fighters.0\" has no \"hnad\"; did you mean \"hand\"?");
  EXPECT_EQ(patch(document, "fighters.0.zzzzzzzz", 1), "\"fighters.0\" has no \"zzzzzzzz\"");
  EXPECT_EQ(patch(document, "fighters.2.hand", 1), "\"fighters\" is a list of 2 (counted from 0), which has no \"2\"");
  EXPECT_EQ(patch(document, "over.x", 1), "\"over\" is false, which has no \"x\"");
  EXPECT_EQ(document, two_fighters());
}

}  // namespace
}  // namespace kostka::kernel
