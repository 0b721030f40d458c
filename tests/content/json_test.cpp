#include "content/json.h"

#include <gtest/gtest.h>

#include <string>

namespace kostka::content {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::to_json;

std::string json_errors(std::string_view json) {
  Diagnostics diagnostics;
  EXPECT_TRUE(read_json(json, "x.json", diagnostics).is_null());
  return diagnostics.to_text();
}

TEST(ReadJson, GivesBackWhatWasWritten) {
  const std::string json =
      R"({"b":[true,false,null,0,-9223372036854775808,9223372036854775807],"a":{"\"\\\n\u0001żółw":""},"c":[],"d":{}})";
  Diagnostics diagnostics;
  EXPECT_EQ(to_json(read_json(json, "x.json", diagnostics)), json);
  const std::string pretty = to_json(read_json(json, "x.json", diagnostics), kernel::Indent::pretty);
  EXPECT_EQ(to_json(read_json(pretty + "\n", "x.json", diagnostics)), json);
  EXPECT_EQ(to_json(read_json("12", "x.json", diagnostics)), "12");
  EXPECT_EQ(diagnostics.to_text(), "");
}

TEST(ReadJson, DecodesEscapes) {
  Diagnostics diagnostics;
  EXPECT_EQ(read_json(R"("\u017c\ud83c\udfb2")", "x.json", diagnostics), Document("ż\xF0\x9F\x8E\xB2"));
}

TEST(ReadJson, MarksLines) {
  Diagnostics diagnostics;
  const Document document = read_json("{\n  \"a\":\n    1,\n  \"b\": [2,\n 3\n]}", "x.json", diagnostics);
  EXPECT_EQ(document.mark().line, 1u);
  EXPECT_EQ(document.entries()[0].mark.line, 2u);
  EXPECT_EQ(document["a"].mark().line, 3u);
  EXPECT_EQ(document["b"][1].mark().line, 5u);
}

TEST(ReadJson, RefusesWhatIsNotAWholeNumber) {
  const std::string message = "x.json:1: expected a whole number of at most 64 bits, found another number\n";
  EXPECT_EQ(json_errors("[1.5]"), message);
  EXPECT_EQ(json_errors("[1e3]"), message);
  EXPECT_EQ(json_errors("[9223372036854775808]"), message);
  EXPECT_EQ(json_errors("[-9223372036854775809]"), message);
  EXPECT_EQ(json_errors("99999999999999999999999"), message);
}

TEST(ReadJson, RefusesDuplicateKeysAndDeepNesting) {
  EXPECT_EQ(json_errors("{\"a\":1,\n\"a\":2}"), "x.json:2: the key \"a\" occurs twice in one map\n");
  Diagnostics diagnostics;
  read_json(std::string(64, '[') + std::string(64, ']'), "x.json", diagnostics);
  EXPECT_TRUE(diagnostics.ok());
  EXPECT_EQ(json_errors(std::string(65, '[') + std::string(65, ']')), "x.json:1: not valid JSON: too deep\n");
}

TEST(ReadJson, RefusesMalformedText) {
  EXPECT_EQ(json_errors(""), "x.json:1: not valid JSON: incomplete JSON\n");
  EXPECT_EQ(json_errors("[1,\n2"), "x.json:2: not valid JSON: incomplete JSON\n");
  EXPECT_EQ(json_errors("[1,\n2,]"), "x.json:2: not valid JSON: syntax error\n");
  EXPECT_EQ(json_errors("1\n2"), "x.json:2: not valid JSON: extra data\n");
  EXPECT_EQ(json_errors("1 2"), "x.json:1: not valid JSON: extra data\n");
  EXPECT_EQ(json_errors("{a:1}"), "x.json:1: not valid JSON: syntax error\n");
  EXPECT_EQ(json_errors("\n\"\xff\""), "x.json:2: the text is not UTF-8\n");
  EXPECT_EQ(json_errors(R"("\ud83c")").substr(0, 26), "x.json:1: not valid JSON: ");
  EXPECT_EQ(json_errors(std::string(kLargestJson + 1, ' ')), "x.json: the text is larger than 16 MiB\n");
}

}  // namespace
}  // namespace kostka::content
