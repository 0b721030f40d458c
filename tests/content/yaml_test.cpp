#include "content/yaml.h"

#include <gtest/gtest.h>

#include <string>

#include "content/files.h"

namespace kostka::content {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::to_json;

std::string json_of(std::string_view yaml) {
  Diagnostics diagnostics;
  const Document document = read_yaml(yaml, "x.yaml", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return to_json(document);
}

std::string yaml_errors(std::string_view yaml) {
  Diagnostics diagnostics;
  read_yaml(yaml, "x.yaml", diagnostics);
  return diagnostics.to_text();
}

TEST(Yaml, KnowsTruthsNumbersNullsAndTexts) {
  EXPECT_EQ(json_of("[true, false, 0, -12, 9223372036854775807, ~, null, yes, 1.5, 0x10, 007, 9223372036854775808]"),
            R"([true,false,0,-12,9223372036854775807,null,null,"yes","1.5","0x10","007","9223372036854775808"])");
  EXPECT_EQ(json_of("['true', \"12\", 'null', '', -, a b]"), R"(["true","12","null","","-","a b"])");
}

TEST(Yaml, ReadsMapsInOrderWithNestedBlocks) {
  EXPECT_EQ(json_of("b: 1\na:\n  - x: |\n      two\n      lines\n  - {}\nc:\n1: one\n"),
            R"({"b":1,"a":[{"x":"two\nlines\n"},{}],"c":null,"1":"one"})");
}

TEST(Yaml, AnEmptyFileIsNull) {
  EXPECT_EQ(json_of(""), "null");
  EXPECT_EQ(json_of("# only a comment\n"), "null");
}

TEST(Yaml, MarksValuesAndKeysWithTheirLines) {
  Diagnostics diagnostics;
  const Document document = read_yaml("# comment\na: 1\nb:\n  c:\n    - x\n    - y\n", "content/x.yaml", diagnostics);
  EXPECT_EQ(diagnostics.sources().name(document["a"].mark().file), "content/x.yaml");
  EXPECT_EQ(document.mark().line, 2u);
  EXPECT_EQ(document["a"].mark().line, 2u);
  EXPECT_EQ(document.entries()[1].mark.line, 3u);
  EXPECT_EQ(document["b"]["c"][1].mark().line, 6u);
}

TEST(Yaml, ExpandsAliases) {
  EXPECT_EQ(json_of("a: &x {n: 1}\nb: *x\nc: &y 5\nd: [*y, *x]\n"),
            R"({"a":{"n":1},"b":{"n":1},"c":5,"d":[5,{"n":1}]})");
}

TEST(Yaml, ReportsDuplicateKeysAndKeepsTheFirst) {
  Diagnostics diagnostics;
  const Document document = read_yaml("a: 1\nb:\n  c: 1\n  c: 2\na: [3]\n", "x.yaml", diagnostics);
  EXPECT_EQ(diagnostics.to_text(),
            "x.yaml:4: the key \"c\" occurs twice in one map\nx.yaml:5: the key \"a\" occurs twice in one map\n");
  EXPECT_EQ(to_json(document), R"({"a":1,"b":{"c":1}})");
}

TEST(Yaml, ReportsMalformedText) {
  EXPECT_EQ(yaml_errors("a: 1\nb: [1, 2\nc: 3\n"), "x.yaml:3: not valid YAML: end of sequence flow not found\n");
  EXPECT_EQ(yaml_errors("a: *nobody\n"), "x.yaml:1: not valid YAML: the referenced anchor is not defined\n");
  EXPECT_EQ(yaml_errors("a: \"x\n"), "x.yaml:1: not valid YAML: a quoted text is not closed\n");
  EXPECT_EQ(yaml_errors("a: 'x"), "x.yaml:1: not valid YAML: a quoted text is not closed\n");
  EXPECT_EQ(yaml_errors("a: 1\n--- !t\n"), "x.yaml: the file has more than one YAML document\n");
  EXPECT_EQ(yaml_errors("[1, 2\n"), "x.yaml:1: a key must be text, not a list or map; is a bracket not closed?\n");
  EXPECT_EQ(yaml_errors("a: 1\n---\nb: 2\n"), "x.yaml: the file has more than one YAML document\n");
  EXPECT_EQ(yaml_errors("a: !!int 3\n"), "x.yaml:1: tags such as \"tag:yaml.org,2002:int\" are not used here\n");
  EXPECT_EQ(yaml_errors("? [a]\n: 1\n"), "x.yaml:1: a key must be text, not a list or map; is a bracket not closed?\n");
  EXPECT_EQ(yaml_errors("~: 1\n"), "x.yaml:1: a key must be text, found nothing\n");
  EXPECT_EQ(yaml_errors("a: &a [*a]\n"), "x.yaml:1: an alias stands inside the value that it repeats\n");
}

TEST(Yaml, ReportsBytesThatAreNotText) {
  EXPECT_EQ(yaml_errors("a: 1\nb: \xff\n"), "x.yaml:2: the file is not UTF-8 text\n");
  EXPECT_EQ(yaml_errors(std::string_view("a\0b", 3)), "x.yaml:1: the file is not UTF-8 text\n");
}

TEST(Yaml, LimitsDepthSizeAndAliases) {
  EXPECT_EQ(yaml_errors(std::string(64, '[') + std::string(64, ']')), "");
  EXPECT_EQ(yaml_errors(std::string(65, '[') + std::string(65, ']')),
            "x.yaml:1: lists and maps are nested more than 64 deep\n");
  EXPECT_NE(yaml_errors(std::string(100'000, '[')), "");
  EXPECT_NE(yaml_errors(std::string(100'000, '{')), "");
  EXPECT_EQ(yaml_errors(std::string(kLargestYaml + 1, 'x')), "x.yaml: the file is larger than 8 MiB\n");
  EXPECT_EQ(yaml_errors("a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
                        "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
                        "e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n"),
            "x.yaml:5: the file has more than 200000 values\n");
  std::string long_text = "a: &a " + std::string(1u << 20, 'x') + "\nb: [";
  for (int i = 0; i < 40; ++i) long_text += "*a,";
  EXPECT_EQ(yaml_errors(long_text + "]\n"), "x.yaml:2: the texts of the file have more than 33554432 bytes\n");
}

class YamlFolder : public ::testing::Test {
 protected:
  YamlFolder() { std::filesystem::create_directories(folder_); }
  ~YamlFolder() override { std::filesystem::remove_all(folder_); }

  void write(std::string_view name, std::string_view text) {
    std::string error;
    ASSERT_TRUE(write_file(folder_ / name, text, error)) << error;
  }

  std::filesystem::path folder_ = std::filesystem::path(::testing::TempDir()) / "kostka_yaml_folder";
};

TEST_F(YamlFolder, BecomesOneMapInTheOrderOfNames) {
  write("spaces.yaml", "- 1\n");
  write("cards.yaml", "a: 2\n");
  write("notes.txt", "not read");
  Diagnostics diagnostics;
  EXPECT_EQ(to_json(read_yaml_folder(folder_, diagnostics)), R"({"cards":{"a":2},"spaces":[1]})");
  EXPECT_TRUE(diagnostics.ok());
}

TEST_F(YamlFolder, ReportsTheErrorsOfAllFiles) {
  write("b.yaml", "x: 1\nx: 2\n");
  write("a.yaml", "a: 1\nb: [\nc: 2\n");
  Diagnostics diagnostics;
  read_yaml_folder(folder_, diagnostics);
  const std::string path = folder_.generic_string();
  EXPECT_EQ(diagnostics.to_text(), path + "/a.yaml:3: not valid YAML: end of sequence flow not found\n" + path +
                                       "/b.yaml:2: the key \"x\" occurs twice in one map\n");
}

TEST_F(YamlFolder, ReportsAFolderThatIsNotThere) {
  Diagnostics diagnostics;
  read_yaml_folder(folder_ / "nowhere", diagnostics);
  EXPECT_EQ(diagnostics.to_text(),
            "cannot read the folder " + (folder_ / "nowhere").generic_string() + ": No such file or directory\n");
}

}  // namespace
}  // namespace kostka::content
