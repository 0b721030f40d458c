#include <gtest/gtest.h>

#include "tests/tools/tree.h"

namespace kostka::tools_test {
namespace {

// A repository whose one book is implemented and clean; each test spoils one thing.
class CheckClauses : public testing::Test {
 protected:
  CheckClauses() {
    tree.write("docs/rules/test.md",
               "# Test\n## 1. Goal\n- **TST-GOAL-01** Win.\n- **TST-GOAL-02** Lose.\n- **TST-COMP-01** Red cubes.\n"
               "- **TST-EX-01** Somebody wins.\n");
    tree.write("docs/rules/later.md", "# Later\n## 1. Goal\n- **LAT-GOAL-01** Win.\n");
    tree.write("docs/rules/implemented.txt",
               "# comment\ntest implemented test\nlater pending later\n\nphysical TST-COMP-01 colour of cubes\n");
    tree.write("src/games/test/test.cpp", "// TST-GOAL-01\n// See TST-GOAL for the rest.\n");
    tree.write("content/test/cards.yaml", "clause: TST-GOAL-02\n");
    tree.write("tests/scenarios/test/goal.yaml", "name: goal\nclauses: [TST-GOAL-01,\n  TST-EX-01]\n");
    tree.write("tests/games/test_test.cpp", "// proves: TST-GOAL-02\n");
  }

  ProgramRun check() const { return tree.run(KOSTKA_CHECK_CLAUSES, "."); }

  Tree tree;
};

TEST_F(CheckClauses, PassesACleanRepository) {
  const ProgramRun run = check();
  EXPECT_EQ(run.status, 0) << run.output;
  EXPECT_TRUE(run.says("implemented: test (4 clauses, of them 1 physical)"));
  EXPECT_TRUE(run.says("not yet implemented: later (1 clauses)"));
  EXPECT_EQ(run.last_line(), "7 passed, 0 failed");  // four clauses, two books, the citations
}

TEST_F(CheckClauses, FindsWrongCitationsEverywhere) {
  tree.write("src/kernel/a.h", "\n// TST-GAOL-01\n");
  tree.write("web/src/a.svelte", "<p>TST-GOAL-9</p>\n");
  tree.write("tests/a_test.cpp", "find(\"TST-NOPE-01\");\nfind(\"TST-NOPE-02\");  // not-a-clause\n");
  const ProgramRun run = check();
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.says("src/kernel/a.h:2: TST-GAOL-01 is not in docs/rules (did you mean TST-GOAL-01?)")) << run.output;
  EXPECT_TRUE(run.says("web/src/a.svelte:1: TST-GOAL-9 is not"));
  EXPECT_TRUE(run.says("tests/a_test.cpp:1: TST-NOPE-01 is not"));
  EXPECT_FALSE(run.says("TST-NOPE-02"));
  EXPECT_EQ(run.last_line(), "6 passed, 3 failed");
}

TEST_F(CheckClauses, LeavesOtherCapitalsInPeace) {
  tree.write("src/a.h", "// UTF-8-01 XTST-GOAL-77 TST-GOAL-01x2 TST- tst-goal-77 A-01\n");
  EXPECT_EQ(check().status, 0) << check().output;
}

TEST_F(CheckClauses, FailsForAnUnprovedClause) {
  tree.write("tests/games/test_test.cpp", "// mentions TST-GOAL-02 only\n");
  const ProgramRun run = check();
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.says("docs/rules/test.md:4: TST-GOAL-02 is proved by no scenario or test\n")) << run.output;
  EXPECT_EQ(run.last_line(), "6 passed, 1 failed");
}

TEST_F(CheckClauses, FailsForAClauseThatItsGameDoesNotCite) {
  tree.write("content/test/cards.yaml", "name: none\n");
  EXPECT_TRUE(check().says("docs/rules/test.md:4: TST-GOAL-02 is cited nowhere in its game\n")) << check().output;
}

TEST_F(CheckClauses, ReadsListsInEverySpelling) {
  tree.write("tests/scenarios/test/goal.yaml",
             "- name: one\n  clauses:\n    # why\n    - TST-GOAL-01\n    - TST-EX-01  # TST-COMP-01\n- name: two\n");
  tree.write("tests/games/test_test.cpp", "// proves: TST-GOAL-01,\n//         TST-GOAL-02\n");
  EXPECT_EQ(check().status, 0) << check().output;
}

TEST_F(CheckClauses, AMentionInAScenarioIsNoProof) {
  tree.write("tests/scenarios/test/goal.yaml", "clauses: [TST-GOAL-01]\nexpect:\n  - TST-EX-01 in log\n");
  EXPECT_TRUE(check().says("TST-EX-01 is proved by no scenario or test")) << check().output;
}

TEST_F(CheckClauses, FailsWhenAPendingGameIsThere) {
  tree.write("src/games/later/later.h", "\n");
  EXPECT_TRUE(check().says("'later' is said to be pending, but src/games/later exists")) << check().output;
  EXPECT_EQ(check().status, 1);
}

TEST_F(CheckClauses, CountsHowFarABegunBookHasCome) {
  tree.write("docs/rules/implemented.txt",
             "test begun test\nlater pending later\nphysical TST-COMP-01 colour of cubes\n");
  tree.write("tests/scenarios/test/goal.yaml", "clauses: []\n");
  EXPECT_TRUE(check().says("begun: test (")) << check().output;
  EXPECT_EQ(check().status, 0) << check().output;
  tree.write("src/games/test/wrong.h", "// TST-GOAL-99\n");
  EXPECT_EQ(check().status, 1);
}

TEST_F(CheckClauses, AGameMayBeAFileOfAnother) {
  tree.write("docs/rules/implemented.txt",
             "test implemented test\nlater pending test/later\nphysical TST-COMP-01 colour of cubes\n");
  EXPECT_EQ(check().status, 0) << check().output;
  tree.write("src/games/test/later.cpp", "\n");
  EXPECT_EQ(check().status, 1);
}

TEST_F(CheckClauses, HoldsTheManifestToItsForm) {
  tree.write("docs/rules/implemented.txt",
             "test implemented test\nother pending other\nlater soon later\nphysical TST-COMP-01\n"
             "physical TST-COMP-09 because\n");
  const ProgramRun run = check();
  EXPECT_EQ(run.status, 1);
  for (const auto* words :
       {"there is no book 'other'", "implemented.txt:3: 'soon' is neither", "implemented.txt:4: expected",
        "TST-COMP-09 is not in docs/rules", "says nothing about the book 'later'"}) {
    EXPECT_TRUE(run.says(words)) << words << "\n" << run.output;
  }
}

}  // namespace
}  // namespace kostka::tools_test
