// Holds the index of docs/decisions to its pages, and every reference to a decision to a page that exists.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace kostka {
namespace {

namespace fs = std::filesystem;

struct Page {
  std::string number, file, title, state;
};

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

fs::path project() { return KOSTKA_SOURCE_DIR; }

std::vector<Page> pages() {
  static const std::regex name(R"((\d{4})-[a-z0-9-]+\.md)");
  static const std::regex head(R"(^# (\d{4}) ([^\n]+)\n\nState: ([^\n;]+)[^\n]*\n)");
  std::vector<Page> pages;
  for (const auto& entry : fs::directory_iterator(project() / "docs/decisions")) {
    const std::string file = entry.path().filename().string();
    if (file == "README.md") continue;
    std::smatch found;
    if (!std::regex_match(file, found, name)) {
      ADD_FAILURE() << "docs/decisions/" << file << ": a page is called NNNN-what-it-says.md";
      continue;
    }
    Page page{found[1], file, {}, {}};
    const std::string text = text_of(entry.path());
    if (!std::regex_search(text, found, head, std::regex_constants::match_continuous)) {
      ADD_FAILURE() << "docs/decisions/" << file << ": a page begins with \"# " << page.number
                    << " What it says\", an empty line and \"State: ...\"";
      continue;
    }
    EXPECT_EQ(found[1], page.number) << "docs/decisions/" << file << ": the heading has another number than the file";
    page.title = found[2];
    page.state = found[3];
    pages.push_back(page);
  }
  std::ranges::sort(pages, {}, &Page::file);
  return pages;
}

TEST(Decisions, TheIndexListsEveryPageInOrder) {
  static const std::regex row(R"(\n(\| \[\d{4}\]\([^\n]*))");
  const std::string index = text_of(project() / "docs/decisions/README.md");
  std::vector<std::string> found, expected;
  for (std::sregex_iterator it(index.begin(), index.end(), row), end; it != end; ++it) found.push_back((*it)[1]);
  for (const Page& page : pages())
    expected.push_back("| [" + page.number + "](" + page.file + ") | " + page.title + " | " + page.state + " |");
  EXPECT_EQ(found, expected) << "docs/decisions/README.md is not the list of the pages beside it; "
                                "scripts/renumber_decisions writes it";
}

TEST(Decisions, AreNumberedWithoutGaps) {
  std::size_t next = 1;
  for (const Page& page : pages()) {
    EXPECT_EQ(std::stoul(page.number), next)
        << "docs/decisions/" << page.file << " should be number " << next
        << "; scripts/renumber_decisions gives the pages their numbers and follows all references";
    ++next;
  }
}

TEST(Decisions, EveryReferenceLeadsToAPage) {
  static const std::regex reference(R"(ecisions? (\d{4})(?:(?:,| and) (\d{4}))?)");
  std::map<std::string, std::string> known;
  for (const Page& page : pages()) known[page.number] = page.file;
  for (const char* folder : {"src", "web/src", "web/browser", "tests", "tools", "fuzz", "bench", "docs", "content"}) {
    for (const auto& entry : fs::recursive_directory_iterator(project() / folder)) {
      const std::string kind = entry.path().extension().string();
      if (!entry.is_regular_file() || (kind != ".h" && kind != ".cpp" && kind != ".ts" && kind != ".md" &&
                                       kind != ".svelte" && kind != ".yaml" && kind != ".sh"))
        continue;
      const std::string text = text_of(entry.path());
      for (std::size_t at = text.find("ecision"); at != std::string::npos; at = text.find("ecision", at + 1)) {
        const std::string here = text.substr(at, 40);
        std::smatch found;
        if (!std::regex_search(here, found, reference, std::regex_constants::match_continuous)) continue;
        for (const std::size_t group : {1u, 2u}) {
          if (!found[group].matched) continue;
          EXPECT_TRUE(known.contains(found[group]))
              << entry.path().string() << ": there is no decision " << found[group];
        }
      }
    }
  }
}

}  // namespace
}  // namespace kostka
