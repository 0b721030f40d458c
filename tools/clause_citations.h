#pragma once

// Where files mention clauses. A citation is the id of a clause ("KNO-ATK-02") or of a group of them ("KNO-ATK"),
// standing alone, with a prefix that the rule books really use; so ordinary capitals with hyphens are left in peace.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kostka::tools {

using Ids = std::set<std::string, std::less<>>;

struct Citation {
  std::string id;
  std::filesystem::path file;
  std::size_t line = 0;
};

// The three-letter prefixes of these clauses.
Ids prefixes_of(const Ids& clauses);

// All citations of one line of text, from left to right.
std::vector<std::string> citations_in(std::string_view line, const Ids& prefixes);

// True if the cited id is a clause, or a group that holds at least one.
bool is_known(std::string_view cited, const Ids& clauses);

// All citations of the source, content, test and text files below the folder. A line that contains "not-a-clause"
// is skipped: tests need ids that do not exist.
std::vector<Citation> citations_below(const std::filesystem::path& folder, const Ids& prefixes);

// The clauses that tests claim to prove: the `clauses:` lists of scenarios (*.yaml), and "proves: KNO-A-01, KNO-A-02"
// in C++ files, continued on the next line after a final comma.
Ids proofs_below(const std::filesystem::path& folder, const Ids& prefixes);

}  // namespace kostka::tools
