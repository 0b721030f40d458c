#include <gtest/gtest.h>

#include "tests/tools/tree.h"

namespace kostka::tools_test {
namespace {

TEST(ProtocolTypes, OfTheClientAreThoseOfTheServer) {
  const Tree tree;
  const ProgramRun run = tree.run(KOSTKA_PROTOCOL_TYPES, "--check " KOSTKA_SOURCE_DIR "/web/src");
  EXPECT_EQ(run.status, 0) << run.output;
}

TEST(ProtocolTypes, AreWrittenAndThenPassTheCheck) {
  const Tree tree;
  EXPECT_EQ(tree.run(KOSTKA_PROTOCOL_TYPES, "--check out").status, 1) << "nothing is there";
  EXPECT_EQ(tree.run(KOSTKA_PROTOCOL_TYPES, "out").status, 0);
  EXPECT_EQ(tree.run(KOSTKA_PROTOCOL_TYPES, "--check out").status, 0);
  EXPECT_NE(tree.read("out/protocol.ts").find("  | ({ type: \"table_changed\" } & TableChanged)\n"), std::string::npos);
  EXPECT_NE(tree.read("out/games/knockdown/types.ts").find("export interface TableView {\n"), std::string::npos);
}

TEST(ProtocolTypes, ThatDifferFailTheCheckWithTheCommandThatHelps) {
  const Tree tree;
  ASSERT_EQ(tree.run(KOSTKA_PROTOCOL_TYPES, "out").status, 0);
  tree.write("out/protocol.ts", tree.read("out/protocol.ts") + "export type Extra = string;\n");
  const ProgramRun run = tree.run(KOSTKA_PROTOCOL_TYPES, "--check out");
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.says("out/protocol.ts: differs")) << run.output;
  EXPECT_FALSE(run.says("types.ts")) << run.output;
  EXPECT_TRUE(run.says("build/release/tools/protocol_types web/src"));
  EXPECT_EQ(tree.run(KOSTKA_PROTOCOL_TYPES, "").status, 2);
}

}  // namespace
}  // namespace kostka::tools_test
