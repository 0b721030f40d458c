// embed_rules RULES_FOLDER OUTPUT_FOLDER
//
// Runs during the build. Reads the rule books of RULES_FOLDER (English) and RULES_FOLDER/pl (Polish) and writes
//   OUTPUT_FOLDER/kostka/clause_ids.h   the sorted ids of all clauses, against which the compiler checks citations
//   OUTPUT_FOLDER/rule_texts.cpp        their texts in both languages, behind src/rules/rule_text.h
// Anything wrong in the books is reported as file:line and fails the build, so that the two languages cannot drift
// apart and no id can mean two things.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>

#include "rule_files.h"

namespace {

using kostka::tools::ClauseText;
using kostka::tools::Problems;
using kostka::tools::RuleFile;

struct Place {
  const RuleFile* file = nullptr;
  const ClauseText* clause = nullptr;
};
using Places = std::map<std::string, Place, std::less<>>;

std::string where(const Place& place) {
  return place.file->path.generic_string() + ":" + std::to_string(place.clause->line);
}

Places index_clauses(const std::vector<RuleFile>& files, Problems& problems) {
  Places places;
  for (const auto& file : files) {
    for (const auto& clause : file.clauses) {
      const Place here{&file, &clause};
      const auto [known, added] = places.emplace(clause.id, here);
      if (!added) problems.push_back(where(here) + ": " + clause.id + " is also defined at " + where(known->second));
    }
  }
  return places;
}

void check_translated(const Places& from, const Places& to, const std::filesystem::path& folder, Problems& problems) {
  for (const auto& [id, place] : from) {
    const auto other = to.find(id);
    if (other == to.end() || other->second.file->book != place.file->book) {
      problems.push_back(where(place) + ": " + id + " is missing in " + (folder / place.file->book).generic_string() +
                         ".md");
    }
  }
}

// A C++ string literal. Each line of the text gets a literal of its own, which keeps every literal far below the
// length that the standard guarantees; non-ASCII bytes stay as they are (the sources are UTF-8).
std::string literal(std::string_view text) {
  std::string out = "\"";
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' || c == '\\') out += '\\';
    if (c == '?' && i > 0 && text[i - 1] == '?') out += '\\';  // never a trigraph
    if (c == '\t') {
      out += "\\t";
    } else if (c == '\n') {
      out += i + 1 < text.size() ? "\\n\"\n     \"" : "\\n";
    } else {
      out += c;
    }
  }
  return out + "\"sv";
}

std::string clause_ids_header(const Places& places) {
  std::ostringstream out;
  out << "// Written by tools/embed_rules from docs/rules; do not edit.\n#pragma once\n\n"
         "#include <array>\n#include <string_view>\n\nnamespace kostka::kernel {\n\n"
         "inline constexpr std::array<std::string_view, "
      << places.size() << "> kClauseIds = {{\n";
  for (const auto& [id, place] : places) out << "    \"" << id << "\",\n";
  out << "}};\n\n}  // namespace kostka::kernel\n";
  return out.str();
}

void write_clause(std::ostream& out, const RuleFile& book, const ClauseText& en, const ClauseText& pl) {
  out << "    {" << literal(en.id) << ", " << literal(book.book) << ",\n";
  out << "     " << literal(en.section) << ", " << literal(pl.section) << ",\n";
  out << "     " << literal(en.text) << ",\n     " << literal(pl.text) << ",\n";
  out << "     " << literal(en.table) << ",\n     " << literal(pl.table) << ",\n";
  out << "     " << literal(en.page) << ", " << literal(en.source) << ", " << literal(en.note) << "},\n";
}

std::string rule_texts_source(const std::vector<RuleFile>& english, const std::vector<RuleFile>& polish,
                              const Places& translations) {
  std::ostringstream out;
  out << "// Written by tools/embed_rules from docs/rules; do not edit.\n#include \"rules/rule_text.h\"\n\n"
         "#include <array>\n\nnamespace kostka::rules {\nnamespace {\n\nusing namespace std::string_view_literals;\n\n";
  out << "constexpr std::array<BookText, " << english.size() << "> kBooks = {{\n";
  for (std::size_t i = 0; i < english.size(); ++i) {
    out << "    {" << literal(english[i].book) << ", " << literal(english[i].title) << ", " << literal(polish[i].title)
        << "},\n";
  }
  out << "}};\n\nconstexpr std::array<RuleText, " << translations.size() << "> kTexts = {{\n";
  for (const auto& book : english) {
    for (const auto& clause : book.clauses)
      write_clause(out, book, clause, *translations.find(clause.id)->second.clause);
  }
  out << "}};\n\n}  // namespace\n\nstd::span<const BookText> book_texts() { return kBooks; }\n"
         "std::span<const RuleText> rule_texts() { return kTexts; }\n\n}  // namespace kostka::rules\n";
  return out.str();
}

// A file whose content did not change keeps its time, so that a reworded clause does not rebuild every user of ids.
bool write_if_changed(const std::filesystem::path& path, const std::string& content) {
  std::ifstream old(path, std::ios::binary);
  if (old && std::string(std::istreambuf_iterator<char>(old), {}) == content) return true;
  old.close();
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << content;
  out.close();
  if (!out) std::cerr << path.generic_string() << ": cannot be written\n";
  return !out.fail();
}

int report(const Problems& problems) {
  for (const auto& problem : problems) std::cerr << problem << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: embed_rules RULES_FOLDER OUTPUT_FOLDER\n";
    return 2;
  }
  const std::filesystem::path rules = argv[1];
  const std::filesystem::path output = argv[2];

  Problems problems;
  const auto english = kostka::tools::read_rule_folder(rules, problems);
  const auto polish = kostka::tools::read_rule_folder(rules / "pl", problems);
  const auto clauses = index_clauses(english, problems);
  const auto translations = index_clauses(polish, problems);
  check_translated(clauses, translations, rules / "pl", problems);
  check_translated(translations, clauses, rules, problems);
  if (clauses.empty()) problems.push_back(rules.generic_string() + ": holds no clause");
  if (english.size() != polish.size()) problems.push_back(rules.generic_string() + ": the languages differ in books");
  if (!problems.empty()) return report(problems);

  const bool written = write_if_changed(output / "kostka" / "clause_ids.h", clause_ids_header(clauses)) &&
                       write_if_changed(output / "rule_texts.cpp", rule_texts_source(english, polish, translations));
  return written ? 0 : 1;
}
