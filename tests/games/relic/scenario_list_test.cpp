// The list of what the scenarios of Relic: Nemesis show (tests/scenarios/relic-nemesis/README.md) names scenarios that
// exist, and leaves no example out.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content/yaml.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::relic {
namespace {

const std::filesystem::path kFolder = std::filesystem::path(KOSTKA_SOURCE_DIR) / "tests/scenarios/relic-nemesis";

struct Row {
  std::string id, title, file;
};

std::vector<Row> rows_of_list() {
  std::vector<Row> rows;
  std::ifstream list(kFolder / "README.md");
  for (std::string line; std::getline(list, line);) {
    // | EX-01: what | title | `file` |
    const std::size_t first = line.find(" | "), second = line.rfind(" | `");
    if (!line.starts_with("| ") || second == std::string::npos || first >= second) continue;
    rows.push_back({line.substr(2, 5), line.substr(first + 3, second - first - 3),
                    line.substr(second + 4, line.size() - second - 4 - 3)});
  }
  return rows;
}

std::set<std::string> titles_of(const std::string& file) {
  kernel::Diagnostics diagnostics;
  std::ifstream in(kFolder / file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const kernel::Document document = content::read_yaml(text, file, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  const kernel::Document& scenarios = document.is_list() ? document : document["scenarios"];
  std::set<std::string> titles;
  for (const kernel::Document& scenario : scenarios.items()) titles.insert(scenario["title"].as_text());
  return titles;
}

TEST(RelicScenarios, AreThoseOfTheList) {
  std::map<std::string, std::set<std::string>> titles;
  std::set<std::string> listed;
  for (const Row& row : rows_of_list()) {
    if (!titles.contains(row.file)) titles.emplace(row.file, titles_of(row.file));
    EXPECT_TRUE(titles[row.file].contains(row.title)) << row.id << ": " << row.file << " has no \"" << row.title << '"';
    listed.insert(row.id);
  }
  for (const auto& [kind, count] :
       {std::pair{"EX-", 15}, std::pair{"DV-", 51}, std::pair{"IN-", 20}, std::pair{"TR-", 15}}) {
    for (int i = 1; i <= count; ++i) {
      const std::string id = kind + std::string(i < 10 ? "0" : "") + std::to_string(i);
      EXPECT_TRUE(listed.contains(id)) << id;
    }
  }
}

}  // namespace
}  // namespace kostka::games::relic
