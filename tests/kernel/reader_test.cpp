#include "kernel/data/reader.h"

#include <gtest/gtest.h>

#include <array>

namespace kostka::kernel {
namespace {

enum class Zone : std::uint8_t { head, body };
BOOST_DESCRIBE_ENUM(Zone, head, body)

// A document as a file would give it: every value on the line of its key.
class ReaderTest : public ::testing::Test {
 protected:
  ReaderTest() : file_(diagnostics_.sources().add("content/knockdown/attacks.yaml")) {
    node_ = Document::map();
    node_.set_mark({file_, 10});
  }

  void add(std::string key, Document value, std::uint32_t line) {
    value.set_mark({file_, line});
    node_.add(std::move(key), std::move(value), {file_, line});
  }

  void expect_errors(std::string_view expected) { EXPECT_EQ(diagnostics_.to_text(), expected); }

  Diagnostics diagnostics_;
  std::uint32_t file_;
  Document node_;
};

TEST_F(ReaderTest, ReadsWhatIsThere) {
  add("id", "A01", 10);
  add("count", 3, 11);
  add("zone", "body", 12);
  add("name", Document::map({{"en", "Jab"}, {"pl", "Prosty"}}), 13);
  add("quick", true, 14);
  add("tags", Document::list({"a", "b"}), 15);
  Reader r(node_, diagnostics_, "attack card");
  EXPECT_EQ(r.text("id"), "A01");
  EXPECT_EQ(r.integer("count", 0, 9), 3);
  EXPECT_EQ(r.one_of<Zone>("zone"), Zone::body);
  EXPECT_EQ(r.bilingual("name"), (Text{"Jab", "Prosty"}));
  EXPECT_TRUE(r.flag_or("quick", false));
  EXPECT_EQ(r.texts("tags"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(r.integer_or("cost", 4, 0, 9), 4);
  EXPECT_EQ(r.text_or("note", "-"), "-");
  EXPECT_EQ(r.one_of_or("other", Zone::body), Zone::body);
  EXPECT_TRUE(r.list_or_empty("effect").empty());
  EXPECT_FALSE(r.child_if("more", "part"));
  r.finish();
  EXPECT_TRUE(r.ok());
  expect_errors("");
}

TEST_F(ReaderTest, ReportsEveryMistakeWithItsPlace) {
  add("id", 5, 11);
  add("count", "x", 12);
  add("cost", 10, 13);
  add("zone", "haed", 14);
  add("quick", "yes", 15);
  add("effect", Document::map(), 16);
  Document tags = Document::list({"a", 1});
  tags.items()[1].set_mark({file_, 18});
  add("tags", tags, 17);
  Reader r(node_, diagnostics_, "attack card");
  EXPECT_EQ(r.text("id"), "");
  EXPECT_EQ(r.integer("count", 0, 9), 0);
  EXPECT_EQ(r.integer("cost", 1, 9), 1);
  EXPECT_EQ(r.one_of<Zone>("zone"), Zone::head);
  EXPECT_FALSE(r.flag("quick"));
  EXPECT_TRUE(r.list("effect").empty());
  EXPECT_EQ(r.texts("tags").size(), 1u);
  EXPECT_EQ(r.text("kind"), "");
  EXPECT_FALSE(r.ok());
  expect_errors(
      "content/knockdown/attacks.yaml:10: attack card has no \"kind\"; expected text\n"
      "content/knockdown/attacks.yaml:11: id: expected text, found the number 5\n"
      "content/knockdown/attacks.yaml:12: count: expected a whole number from 0 to 9, found text \"x\"\n"
      "content/knockdown/attacks.yaml:13: cost: expected a whole number from 1 to 9, found the number 10\n"
      "content/knockdown/attacks.yaml:14: zone: expected \"head\" or \"body\", found text \"haed\"; did you mean "
      "\"head\"?\n"
      "content/knockdown/attacks.yaml:15: quick: expected true or false, found text \"yes\"\n"
      "content/knockdown/attacks.yaml:16: effect: expected a list, found a map\n"
      "content/knockdown/attacks.yaml:18: tags: expected a list of texts, found the number 1\n");
}

TEST_F(ReaderTest, ReportsMissingTranslationsByLanguage) {
  add("name", Document::map({{"en", "Jab"}}), 12);
  add("text", Document::map({{"pl", "Cios"}, {"de", "Schlag"}}), 13);
  add("title", "Jab", 14);
  Reader r(node_, diagnostics_, "attack card");
  EXPECT_EQ(r.bilingual("name").en, "Jab");
  r.bilingual("text");
  r.bilingual("title");
  EXPECT_FALSE(r.ok());
  EXPECT_EQ(diagnostics_.count(), 4u);
  EXPECT_NE(diagnostics_.to_text().find(":12: attack card: name has no Polish text, \"pl\"\n"), std::string::npos);
  EXPECT_NE(diagnostics_.to_text().find(":13: attack card: text has no English text, \"en\"\n"), std::string::npos);
  EXPECT_NE(diagnostics_.to_text().find("attack card: text has an unknown key \"de\""), std::string::npos);
  EXPECT_NE(diagnostics_.to_text().find(
                ":14: title: expected a text in both languages, {en: ..., pl: ...}, found text \"Jab\"\n"),
            std::string::npos);
}

TEST_F(ReaderTest, ReportsUnknownKeysWithTheNearestKnown) {
  add("cuont", 3, 12);
  add("zzzzzzzzz", 3, 13);
  Reader r(node_, diagnostics_, "attack card");
  r.integer_or("count", 1, 0, 9);
  r.finish();
  EXPECT_FALSE(r.ok());
  expect_errors(
      "content/knockdown/attacks.yaml:12: attack card has an unknown key \"cuont\"; did you mean \"count\"?\n"
      "content/knockdown/attacks.yaml:13: attack card has an unknown key \"zzzzzzzzz\"\n");
}

TEST_F(ReaderTest, ReportsAMapThatIsNoneOnlyOnce) {
  add("more", 7, 12);
  Reader r(node_, diagnostics_, "attack card");
  Reader child = r.child("more", "bonus");
  EXPECT_EQ(child.text("id"), "");
  EXPECT_EQ(child.integer("count", 2, 9), 2);
  child.finish();
  Reader absent = r.child("less", "malus");
  absent.text("id");
  expect_errors(
      "content/knockdown/attacks.yaml:10: attack card has no \"less\"; expected a map\n"
      "content/knockdown/attacks.yaml:12: bonus: expected a map, found the number 7\n");
}

TEST_F(ReaderTest, TakesTablesOfNames) {
  constexpr std::array<std::pair<std::string_view, int>, 2> kTable = {{{"low", 1}, {"high", 2}}};
  add("level", "high", 11);
  add("other", "hihg", 12);
  Reader r(node_, diagnostics_, "attack card");
  EXPECT_EQ(r.one_of("level", kTable), 2);
  EXPECT_EQ(r.one_of("other", kTable), 1);
  expect_errors(
      "content/knockdown/attacks.yaml:12: other: expected \"low\" or \"high\", found text \"hihg\"; did you mean "
      "\"high\"?\n");
}

TEST(Diagnostics, SortsByFileThenLineAndKeepsTheOrderWithinALine) {
  Diagnostics diagnostics;
  const std::uint32_t b = diagnostics.sources().add("b.yaml");
  const std::uint32_t a = diagnostics.sources().add("a.yaml");
  EXPECT_EQ(diagnostics.sources().add("b.yaml"), b);
  diagnostics.error(Mark{b, 1}, "third");
  diagnostics.error(Mark{a, 12}, "second");
  diagnostics.error(Mark{a, 2}, "first");
  diagnostics.error(Mark{b, 1}, "fourth");
  EXPECT_EQ(diagnostics.to_text(), "a.yaml:2: first\na.yaml:12: second\nb.yaml:1: third\nb.yaml:1: fourth\n");
  EXPECT_FALSE(diagnostics.ok());
}

TEST(Diagnostics, ShortensLongTextsBetweenLetters) {
  EXPECT_EQ(in_quotes("short"), "\"short\"");
  EXPECT_EQ(in_quotes("two\nlines"), "\"two lines\"");
  const std::string long_text = "x" + std::string(59, 'a') + "żż";
  EXPECT_EQ(in_quotes(long_text), "\"x" + std::string(59, 'a') + "...\"");
  EXPECT_EQ(in_quotes(long_text.substr(1)), "\"" + std::string(59, 'a') + "...\"");
}

TEST(Diagnostics, ListsChoices) {
  const std::vector<std::string_view> many = {"a", "b", "c", "d", "e", "f", "g", "h", "i"};
  EXPECT_EQ(one_of_these(std::span(many).first(1)), "\"a\"");
  EXPECT_EQ(one_of_these(std::span(many).first(3)), "\"a\", \"b\" or \"c\"");
  EXPECT_EQ(one_of_these(many), R"("a", "b", "c", "d", "e", "f", "g", "h", ...)");
}

}  // namespace
}  // namespace kostka::kernel
