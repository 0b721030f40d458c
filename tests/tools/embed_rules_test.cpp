#include <gtest/gtest.h>

#include "tests/tools/tree.h"

namespace kostka::tools_test {
namespace {

constexpr std::string_view kEnglish =
    "# Test game\n\n## 1. Goal\n\n"
    "- **TST-GOAL-01** (p. 3, step 1) Win. [seed] Or do not. [ruling: the book is silent]\n"
    "- **TST-R1-ARM** A \"quoted\" \\ text??\? [public P1]\n\n"
    "| a | b |\n|---|---|\n| 1 | 2 |\n\n"
    "- **A-01** A remark, not a clause.\n";
constexpr std::string_view kPolish =
    "# Gra\n\n## 1. Cel\n\n- **TST-R1-ARM** Zbrojownia.\n- **TST-GOAL-01** Wygraj. (interpretacja)\n";

ProgramRun embed(const Tree& tree, std::string_view english, std::string_view polish) {
  tree.write("rules/test.md", english);
  tree.write("rules/pl/test.md", polish);
  return tree.run(KOSTKA_EMBED_RULES, "rules out");
}

TEST(EmbedRules, WritesSortedIdsAndTextsOfBothLanguages) {
  const Tree tree;
  const ProgramRun run = embed(tree, kEnglish, kPolish);
  EXPECT_EQ(run.status, 0) << run.output;
  const auto ids = tree.read("out/kostka/clause_ids.h");
  EXPECT_NE(ids.find("std::string_view, 2>"), std::string::npos) << ids;
  EXPECT_LT(ids.find("TST-GOAL-01"), ids.find("TST-R1-ARM"));
  const auto texts = tree.read("out/rule_texts.cpp");
  for (const std::string_view expected : {
           R"_("Win. Or do not."sv)_",
           R"_("p. 3, step 1"sv, "seed, ruling"sv, "[seed] [ruling: the book is silent]"sv)_",
           R"_("A \"quoted\" \\ text?\?\?"sv)_",
           R"_("| 1 | 2 |\n"sv)_",
           R"_("Wygraj. (interpretacja)"sv)_",
       }) {
    EXPECT_NE(texts.find(expected), std::string::npos) << expected << "\n" << texts;
  }
}

TEST(EmbedRules, LeavesUnchangedFilesAlone) {
  const Tree tree;
  embed(tree, kEnglish, kPolish);
  const auto before = std::filesystem::last_write_time(tree.root() / "out/rule_texts.cpp");
  embed(tree, kEnglish, kPolish);
  EXPECT_EQ(std::filesystem::last_write_time(tree.root() / "out/rule_texts.cpp"), before);
}

TEST(EmbedRules, NamesFileAndLineOfEveryMistake) {
  const Tree tree;
  const ProgramRun run = embed(tree,
                               "# T\n- **TST-A-01** before any section\n## S\n- **TST-A-01** again\n"
                               "- **TST-b** bad\n- **TST-C-01**\n- **TST-D-01 open\n- **TST-E-01** only here\n",
                               "# T\n## S\n- **TST-A-01** x\n- **TST-C-01** x\n- **TST-F-01** only there\n");
  EXPECT_EQ(run.status, 1);
  for (const auto* words :
       {"rules/test.md:2: TST-A-01 stands before", "rules/test.md:4: TST-A-01 is also defined at rules/test.md:2",
        "rules/test.md:5: 'TST-b' is not a clause id", "rules/test.md:6: TST-C-01 has no text",
        "rules/test.md:7: the bold text", "rules/test.md:8: TST-E-01 is missing in rules/pl/test.md",
        "rules/pl/test.md:5: TST-F-01 is missing in rules/test.md"}) {
    EXPECT_TRUE(run.says(words)) << words << "\n" << run.output;
  }
}

TEST(EmbedRules, RefusesAFolderWithoutRules) {
  const Tree tree;
  EXPECT_EQ(tree.run(KOSTKA_EMBED_RULES, "nowhere out").status, 1);
  EXPECT_EQ(tree.run(KOSTKA_EMBED_RULES, "").status, 2);
}

}  // namespace
}  // namespace kostka::tools_test
