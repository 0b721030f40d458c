#include "kernel/data/packed.h"

#include <gtest/gtest.h>

#include <limits>

#include "kernel/language/utf8.h"

namespace kostka::kernel {
namespace {

std::vector<std::byte> bytes(std::string_view text) {
  const auto view = std::as_bytes(std::span(text));
  return {view.begin(), view.end()};
}

Document odd_values() {
  return Document::map({{"żółw", Document::list({1, -1, 300, std::numeric_limits<std::int64_t>::min(),
                                                 std::numeric_limits<std::int64_t>::max()})},
                        {"a", Document::map({{"żółw", true}, {"b", nullptr}, {"c", ""}})},
                        {"d", "a"}});
}

std::string error_of(std::span<const std::byte> packed) {
  Sources sources;
  std::string error;
  EXPECT_EQ(unpack(packed, sources, error), std::nullopt);
  return error;
}

TEST(Packed, ReturnsWhatWasPacked) {
  Sources sources;
  std::string error;
  EXPECT_EQ(unpack(pack_without_marks(odd_values()), sources, error), odd_values());
  EXPECT_EQ(error, "");
}

TEST(Packed, KeepsMarksAndRenumbersTheirFiles) {
  Sources written;
  written.add("unused.yaml");
  const std::uint32_t file = written.add("cards.yaml");
  Document document = Document::map();
  Document value(3);
  value.set_mark({file, 12});
  document.add("count", value, {file, 11});

  Sources read;
  read.add("other.yaml");
  std::string error;
  const std::optional<Document> result = unpack(pack(document, written), read, error);
  ASSERT_TRUE(result) << error;
  EXPECT_EQ(read.name((*result)["count"].mark().file), "cards.yaml");
  EXPECT_EQ((*result)["count"].mark().line, 12u);
  EXPECT_EQ(result->entries()[0].mark.line, 11u);
  EXPECT_EQ(result->mark(), Mark());
}

TEST(Packed, GivesTheSameBytesForTheSameDocument) {
  Document marked = odd_values();
  marked.set_mark({0, 7});
  EXPECT_EQ(pack_without_marks(marked), pack_without_marks(odd_values()));
  EXPECT_NE(pack_without_marks(Document::map({{"a", 1}, {"b", 2}})),
            pack_without_marks(Document::map({{"b", 2}, {"a", 1}})));
}

TEST(Packed, HasAFixedForm) {
  EXPECT_EQ(pack_without_marks(Document::map({{"a", -2}})), bytes(std::string_view("KPAK\1\0\1\1a\5\1\0\2\3", 14)));
}

TEST(Packed, RefusesEveryTruncation) {
  const std::vector<std::byte> packed = pack(odd_values(), Sources());
  for (std::size_t size = 0; size < packed.size(); ++size) {
    EXPECT_NE(error_of(std::span(packed).first(size)), "");
  }
}

TEST(Packed, SurvivesEveryDamagedByte) {
  const std::vector<std::byte> packed = pack(odd_values(), Sources());
  for (std::size_t at = 0; at < packed.size(); ++at) {
    for (int value = 0; value < 256; ++value) {
      std::vector<std::byte> damaged = packed;
      damaged[at] = static_cast<std::byte>(value);
      Sources sources;
      std::string error;
      const std::optional<Document> result = unpack(damaged, sources, error);
      EXPECT_EQ(result.has_value(), error.empty());
    }
  }
}

TEST(Packed, SaysWhatIsWrong) {
  const auto error = [](std::string_view text) { return error_of(bytes(text)); };
  using namespace std::string_view_literals;
  const std::string damaged = "packed content is damaged: ";
  EXPECT_EQ(error(""), damaged + "it ends too early");
  EXPECT_EQ(error("KPAX"), damaged + "it does not begin with the letters KPAK");
  EXPECT_EQ(error("KPAK\2\0\0\0"sv), damaged + "its format version is 2, not 1");
  EXPECT_EQ(error("KPAK\1\0\0\0x"sv), damaged + "bytes follow the end of the document");
  EXPECT_EQ(error("KPAK\1\0\0\6"sv), damaged + "it has an unknown kind");
  EXPECT_EQ(error("KPAK\1\0\0\1\2"sv), damaged + "it has an unknown truth");
  EXPECT_EQ(error("KPAK\1\0\0\3\0"sv), damaged + "a text is not in its table");
  EXPECT_EQ(error("KPAK\1\0\0\4\xff\xff\xff\xff\x0f"sv), damaged + "it claims more nodes than it can hold");
  EXPECT_EQ(error("KPAK\1\0\2\1b\1a\0"sv), damaged + "its texts are not in order");
  EXPECT_EQ(error("KPAK\1\0\1\1\xff\0"sv), damaged + "a text is not UTF-8");
  EXPECT_EQ(error("KPAK\1\0\1\1a\5\2\0\0\0\0"sv), damaged + "a key occurs twice in one map");
  EXPECT_EQ(error("KPAK\1\0\0\2\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02"sv), damaged + "a number is too long");
  EXPECT_EQ(error("KPAK\1\1\1\0\0\0\1\0"sv), damaged + "a mark points to a file that is not there");
}

TEST(Packed, LimitsDepth) {
  Document deep = Document::list();
  for (std::size_t i = 1; i < kPackedDepth; ++i) deep = Document::list({deep});
  Sources sources;
  std::string error;
  EXPECT_EQ(unpack(pack_without_marks(deep), sources, error), deep);
  EXPECT_EQ(error_of(pack_without_marks(Document::list({deep}))), "packed content is damaged: it is nested too deeply");
}

TEST(Packed, LimitsWhatSharedTextsGrowTo) {
  Document list = Document::list();
  const std::string long_text(1u << 20, 'x');
  for (int i = 0; i < 65; ++i) list.push(long_text);
  EXPECT_EQ(error_of(pack_without_marks(list)), "packed content is damaged: its texts are too long");
}

TEST(Utf8, FindsTheFirstBadByte) {
  constexpr std::size_t kNone = std::string_view::npos;
  EXPECT_EQ(find_bad_utf8("zażółć gęślą \xF0\x9F\x8E\xB2"), kNone);
  EXPECT_EQ(find_bad_utf8("a\x80"), 1u);
  EXPECT_EQ(find_bad_utf8("a\xC5"), 1u);
  EXPECT_EQ(find_bad_utf8("\xC0\xAF"), 0u);
  EXPECT_EQ(find_bad_utf8("\xE0\x9F\xBF"), 0u);
  EXPECT_EQ(find_bad_utf8("\xED\xA0\x80"), 0u);
  EXPECT_EQ(find_bad_utf8("\xF4\x90\x80\x80"), 0u);
  EXPECT_EQ(find_bad_utf8("\xF0\x8F\xBF\xBF"), 0u);
  EXPECT_EQ(find_bad_utf8("\xF4\x8F\xBF\xBF"), kNone);
  EXPECT_EQ(find_bad_utf8("\xFF"), 0u);
}

}  // namespace
}  // namespace kostka::kernel
