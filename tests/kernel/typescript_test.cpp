#include "kernel/data/typescript.h"

#include <gtest/gtest.h>

#include "kernel/language/text.h"

namespace kostka::kernel {
namespace {

enum class Mood : std::uint8_t { calm, double_ };
BOOST_DESCRIBE_ENUM(Mood, calm, double_)

struct Inner {
  std::int64_t count = 0;
  bool yes = false;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (count, yes))

struct WholeThing {
  std::string word;
  Mood mood = Mood::calm;
  std::optional<Inner> maybe;
  std::vector<std::optional<std::string>> gaps;
  std::vector<std::vector<bool>> grid;
  std::optional<std::vector<Inner>> list;
  std::array<Text, 2> texts{};
  Document other;
};
BOOST_DESCRIBE_STRUCT(WholeThing, (), (word, mood, maybe, gaps, grid, list, texts, other))

TEST(TypeName, IsTheLastPart) {
  EXPECT_EQ(type_name<WholeThing>(), "WholeThing");
  EXPECT_EQ(type_name<Text>(), "Text");
  static_assert(type_name<Document>() == "Document");
}

TEST(MessageType, IsWrittenInSmallLetters) {
  EXPECT_EQ(message_type<WholeThing>(), "whole_thing");
  EXPECT_EQ(message_type<Inner>(), "inner");
}

TEST(TypeScript, DeclaresEnumsAndStructs) {
  TypeScript module("// Top.\n", {"Text"});
  module.declare<Mood, Inner, WholeThing>();
  EXPECT_EQ(module.text(), R"(// Top.

export type Mood = "calm" | "double";

export interface Inner {
  count: number;
  yes: boolean;
}

export interface WholeThing {
  word: string;
  mood: Mood;
  maybe: Inner | null;
  gaps: (string | null)[];
  grid: boolean[][];
  list: Inner[] | null;
  texts: Text[];
  other: unknown;
}
)");
  EXPECT_TRUE(module.missing().empty());
}

TEST(TypeScript, DeclaresMessagesAsAUnionWithTheirTypes) {
  TypeScript module("");
  module.declare<Inner>();
  module.declare_messages<std::variant<Inner, WholeThing>>("Messages");
  EXPECT_TRUE(module.text().ends_with(R"(
export type Messages =
  | ({ type: "inner" } & Inner)
  | ({ type: "whole_thing" } & WholeThing);
)")) << module.text();
  EXPECT_EQ(module.missing(), (std::set<std::string, std::less<>>{"WholeThing"}));
}

}  // namespace
}  // namespace kostka::kernel
