#include "content/load.h"

#include <gtest/gtest.h>

#include <fstream>

#include "kernel/data/packed.h"
#include "kernel/play/table.h"

namespace kostka::content {
namespace {

using kernel::Diagnostics;
using kernel::Document;

constexpr const char* kHeader = "format: 1\ngame: shelf\nname: {en: Shelf, pl: Półka}\n";

// What a game was given, for the tests to look at; the pointers of a module cannot carry anything else.
class ShelfGame final : public kernel::Game {
 public:
  explicit ShelfGame(Document given) : content(std::move(given)) {}
  const kernel::GameInfo& info() const override { return info_; }
  std::unique_ptr<kernel::Table> new_table() const override { return nullptr; }
  void set_up(kernel::Table&, const kernel::MatchSetup&) const override {}
  std::vector<kernel::ContentCount> content_counts() const override { return {}; }
  kernel::OriginCount origin_counts() const override { return {}; }
  std::vector<std::string> item_ids() const override { return {}; }
  std::unique_ptr<kernel::ItemText> item(std::string_view) const override { return nullptr; }

  Document content;

 private:
  kernel::GameInfo info_;
};

std::unique_ptr<kernel::Game> load_shelf(const Document& content, Diagnostics& diagnostics) {
  if (content.contains("broken")) diagnostics.error(content["broken"], "the shelf is broken");
  return std::make_unique<ShelfGame>(content);
}

constexpr kernel::GameModule kShelf{"shelf", true, load_shelf};

std::span<const std::byte> no_folder(std::string_view) { return {}; }

class Load : public ::testing::Test {
 protected:
  Load() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~Load() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, std::string_view text) { std::ofstream(folder_ / name) << text; }
  std::unique_ptr<kernel::Game> load() { return load_folder(kShelf, folder_, diagnostics_); }
  // The only problem there is, `file:line: message` without the folder.
  std::string problem() const {
    if (diagnostics_.count() != 1) return std::to_string(diagnostics_.count()) + " problems: " + diagnostics_.to_text();
    const std::string text = diagnostics_.to_text(), prefix = folder_.generic_string();
    return text.starts_with(prefix) ? text.substr(prefix.size() + 1) : text;
  }

  std::filesystem::path folder_ = std::filesystem::path(::testing::TempDir()) / "kostka_load";
  Diagnostics diagnostics_;
};

TEST_F(Load, GivesTheGameEveryFile) {
  write("pack.yaml", kHeader);
  write("books.yaml", "[one, two]");
  const auto game = load();
  ASSERT_TRUE(game) << diagnostics_.to_text();
  const Document& content = static_cast<const ShelfGame&>(*game).content;
  EXPECT_TRUE(content.contains("pack"));
  EXPECT_EQ(content["books"].size(), 2u);
}

TEST_F(Load, ReadsThePackedFormAlike) {
  const Document header =
      Document::map({{"format", 1}, {"game", "shelf"}, {"name", Document::map({{"en", "Shelf"}, {"pl", "Półka"}})}});
  const Document files = Document::map({{"pack", header}, {"books", Document::list({"one"})}});
  const std::vector<std::byte> bytes = kernel::pack_without_marks(files);
  const auto game = load_packed(kShelf, [&](std::string_view) { return std::span(bytes); }, diagnostics_);
  ASSERT_TRUE(game) << diagnostics_.to_text();
  EXPECT_EQ(static_cast<const ShelfGame&>(*game).content["books"].size(), 1u);
}

TEST_F(Load, AGameWithoutContentNeedsNoPack) {
  EXPECT_TRUE(load_packed(kShelf, no_folder, diagnostics_)) << diagnostics_.to_text();
}

TEST_F(Load, DamagedBytesAreAnError) {
  const auto bytes = std::as_bytes(std::span("nonsense"));
  EXPECT_FALSE(load_packed(kShelf, [&](std::string_view) { return bytes; }, diagnostics_));
  EXPECT_EQ(diagnostics_.count(), 1u);
}

TEST_F(Load, AFolderWithoutYamlIsAnError) {
  EXPECT_FALSE(load());
  EXPECT_EQ(problem(), " there is no YAML file here; a pack has a pack.yaml and others\n");
}

TEST_F(Load, AMissingFolderIsAnError) {
  EXPECT_FALSE(load_folder(kShelf, folder_ / "nowhere", diagnostics_));
  EXPECT_EQ(diagnostics_.count(), 1u);
}

TEST_F(Load, AMissingHeaderIsAnError) {
  write("books.yaml", "[one, two]");
  EXPECT_FALSE(load());
  EXPECT_EQ(problem(), " pack.yaml is missing; it says for which game the pack is\n");
}

TEST_F(Load, AnotherFormatIsRefusedBeforeAnythingElse) {
  write("pack.yaml", "format: 2\nfuture: [of, packs]\n");
  EXPECT_FALSE(load());
  EXPECT_EQ(problem(), "pack.yaml:1: this program reads packs of format 1, and this one has format 2\n");
}

TEST_F(Load, AnotherGameIsRefusedWhereItIsNamed) {
  write("pack.yaml", "format: 1\ngame: table\nname: {en: Table, pl: Stół}\n");
  EXPECT_FALSE(load());
  EXPECT_EQ(problem(), "pack.yaml:2: this is a pack for \"table\", not for \"shelf\"\n");
}

TEST_F(Load, AHeaderHasAllItsKeysAndNoOthers) {
  write("pack.yaml", "format: 1\ngame: shelf\nnmae: {en: Shelf, pl: Półka}\n");
  EXPECT_FALSE(load());
  EXPECT_EQ(diagnostics_.count(), 2u);
}

TEST_F(Load, WhatTheGameComplainsOfIsAnError) {
  write("pack.yaml", kHeader);
  write("broken.yaml", "true");
  EXPECT_FALSE(load());
  EXPECT_EQ(problem(), "broken.yaml:1: the shelf is broken\n");
}

// ---- packs laid one over another ----

constexpr kernel::GameModule kAnnex{
    .id = "annex", .is_fixture = true, .load = load_shelf, .folders = {"shelf", "annex"}};

Document pack_files(std::string_view game, std::initializer_list<std::string_view> ids, std::int64_t format = 1) {
  Document books = Document::list();
  for (const std::string_view id : ids) books.push(Document::map({{"id", id}, {"in", game}}));
  const Document header =
      Document::map({{"format", format}, {"game", game}, {"name", Document::map({{"en", "Shelf"}, {"pl", "Półka"}})}});
  return Document::map({{"pack", header}, {"books", Document::map({{"books", std::move(books)}})}});
}

class Layered : public ::testing::Test {
 protected:
  Layered()
      : shelf_(kernel::pack_without_marks(pack_files("shelf", {"one", "two"}))),
        annex_(kernel::pack_without_marks(pack_files("annex", {"two", "three"}))) {}

  // The ids of the books of a game and who wrote them: "one/shelf two/annex".
  std::string books_of(const kernel::GameModule& module, std::vector<Pack> own = {}) {
    const auto content = content_of(
        module, own, [this](std::string_view folder) { return std::span(folder == "annex" ? annex_ : shelf_); },
        diagnostics_, &replaced_);
    std::string out;
    if (!content) return diagnostics_.to_text();
    for (const Document& book : (*content)["books"]["books"].items()) {
      out += (out.empty() ? "" : " ") + book["id"].as_text() + '/' + book["in"].as_text();
    }
    return out;
  }
  static Pack own_pack(std::string_view game, bool adds, std::initializer_list<std::string_view> ids) {
    Document files = pack_files(game, ids);
    for (Document& book : files.find("books")->find("books")->items()) book.set("in", "own");
    return {std::string(game), {}, std::move(files), {}, adds};
  }

  std::vector<std::byte> shelf_, annex_;
  std::vector<std::string> replaced_;
  Diagnostics diagnostics_;
};

TEST_F(Layered, AGameIsMadeOfItsFoldersFromTheBottomToTheTop) {
  EXPECT_EQ(books_of(kShelf), "one/shelf two/shelf");
  EXPECT_EQ(books_of(kAnnex), "one/shelf two/annex three/annex");
  EXPECT_EQ(replaced_, std::vector<std::string>{"two"});
}

TEST_F(Layered, APackThatAddsIsLaidOverAndAnyOtherTakesThePlace) {
  EXPECT_EQ(books_of(kShelf, {own_pack("shelf", true, {"two", "four"})}), "one/shelf two/own four/own");
  EXPECT_EQ(books_of(kShelf, {own_pack("shelf", false, {"four"})}), "four/own");
  EXPECT_EQ(books_of(kShelf, {own_pack("shelf", true, {"five"}), own_pack("shelf", false, {"four"})}), "four/own");
  EXPECT_EQ(books_of(kShelf, {own_pack("shelf", false, {"four"}), own_pack("shelf", true, {"five"})}),
            "four/own five/own");
}

TEST_F(Layered, APackLiesOnTheGameItNamesAlsoBelowAnother) {
  EXPECT_EQ(books_of(kAnnex, {own_pack("shelf", false, {"four", "two"})}), "four/own two/annex three/annex");
  EXPECT_EQ(books_of(kAnnex, {own_pack("annex", true, {"one"})}), "one/own two/annex three/annex");
  EXPECT_EQ(books_of(kShelf, {own_pack("annex", true, {"one"}), own_pack("ludo", false, {"one"})}),
            "one/shelf two/shelf");
}

TEST_F(Layered, TheFormatOfEveryPackIsChecked) {
  annex_ = kernel::pack_without_marks(pack_files("annex", {"two"}, 2));
  EXPECT_EQ(books_of(kAnnex), "this program reads packs of format 1, and this one has format 2\n");
  EXPECT_EQ(books_of(kShelf), "one/shelf two/shelf");
}

TEST_F(Layered, TheBuiltInContentIsTheSameWithoutFiles) {
  std::string error;
  kernel::Sources sources;
  const auto packed = [this](std::string_view folder) { return std::span(folder == "annex" ? annex_ : shelf_); };
  const auto content = kernel::built_in_content(kAnnex, packed, sources, error);
  ASSERT_TRUE(content) << error;
  EXPECT_EQ(*content, *content_of(kAnnex, {}, packed, diagnostics_));
}

}  // namespace
}  // namespace kostka::content
