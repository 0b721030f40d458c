#pragma once

// How docs/rules is written, in one place. A rule book is a Markdown file; a clause is one of its bullets,
//
//   - **KNO-GOAL-01** (p. 3) Two players, one fighter each. [seed]
//
// with, in this order, its id, where the printed rulebook says it, the rule itself, and marks that tell whether the
// rule comes from the rulebook or was decided here. Table lines that follow a clause belong to it. The Polish book
// (docs/rules/pl) has the same clauses without pages and marks. Programs that run during the build use this; the
// game itself sees only what they generate.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kostka::tools {

struct ClauseText {
  std::string id;
  std::string section;  // the nearest heading above the clause
  std::string page;     // "p. 12, step 3"; empty when the rulebook is silent
  std::string text;     // the rule, without page and marks
  std::string source;   // the kinds of marks, in order and without repetition: "seed, ruling"
  std::string note;     // marks and remarks as written: "[ruling] one figure of each exists."
  std::string table;    // Markdown table lines, each ending in a newline
  std::size_t line = 0;
};

struct RuleFile {
  std::string book;  // the file's name without ".md"
  std::string title;
  std::filesystem::path path;
  std::vector<ClauseText> clauses;
};

// Problems are collected rather than thrown, so that one run shows all of them: "docs/rules/relic.md:12: ...".
using Problems = std::vector<std::string>;

// True for "KNO-GOAL-01", "NEM-R1-ARM" and "NEM-R1-NEST-2": three letters, then two or more groups of capitals and
// digits, the last of which may end in one small letter. "A-01", "EX-C3" and "WE-1" number remarks and examples
// inside one book and are not clauses.
bool is_clause_id(std::string_view text);

RuleFile read_rule_file(const std::filesystem::path& path, Problems& problems);

// All "*.md" directly inside the folder, sorted by name.
std::vector<RuleFile> read_rule_folder(const std::filesystem::path& folder, Problems& problems);

}  // namespace kostka::tools
