#include "clause_citations.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace kostka::tools {
namespace {

constexpr std::string_view kNotAClause = "not-a-clause";

bool is_upper_or_digit(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_name_char(char c) { return is_upper_or_digit(c) || is_lower(c) || c == '_'; }

bool is_text_file(const std::filesystem::path& path) {
  static constexpr std::array<std::string_view, 12> kExtensions = {".h",    ".cpp",  ".yaml", ".yml", ".md",     ".txt",
                                                                   ".json", ".html", ".ts",   ".js",  ".svelte", ".sh"};
  const auto extension = path.extension().string();
  return extension.empty() || std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end();
}

// Sorted, so that messages come in the same order on every machine.
std::vector<std::filesystem::path> text_files_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  auto entry = std::filesystem::recursive_directory_iterator(folder, error);
  for (; !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error)) {
    if (entry->is_directory() && entry->path().filename() == "node_modules") entry.disable_recursion_pending();
    if (entry->is_regular_file() && is_text_file(entry->path())) files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

template <class OnLine>
void each_line(const std::filesystem::path& file, OnLine on_line) {
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) on_line(std::string_view(line), ++number);
}

// The end of the citation that starts at `at` with a three-letter prefix; `at` itself when there is no group after it.
std::size_t end_of_citation(std::string_view line, std::size_t at) {
  std::size_t end = at + 3;
  while (end + 1 < line.size() && line[end] == '-' && is_upper_or_digit(line[end + 1])) {
    ++end;
    while (end < line.size() && is_upper_or_digit(line[end])) ++end;
  }
  if (end == at + 3) return at;
  if (end < line.size() && is_lower(line[end])) ++end;
  return end < line.size() && is_name_char(line[end]) ? at : end;
}

std::string_view trim_left(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

std::string_view trim_right(std::string_view text) { return text.substr(0, text.find_last_not_of(" \t\r") + 1); }

// Reads the `clauses:` lists of a scenario line by line, in both spellings of YAML:
//   clauses: [KNO-A-01, KNO-A-02]        or one "- KNO-A-01" per line below "clauses:".
class ScenarioProofs {
 public:
  explicit ScenarioProofs(const Ids& prefixes) : prefixes_(prefixes) {}

  void line(std::string_view text, Ids& proofs) {
    text = trim_right(trim_left(text));
    if (text.empty() || text.starts_with('#')) return;
    const auto item = text.starts_with("- ") ? trim_left(text.substr(2)) : text;
    if (item.starts_with("clauses:")) {
      in_brackets_ = item.find('[') != std::string_view::npos;
      in_items_ = item == "clauses:";
    } else if (in_items_) {
      in_items_ = text.starts_with("- ") && !citations_in(item.substr(0, item.find(' ')), prefixes_).empty();
    }
    if (!in_brackets_ && !in_items_) return;
    for (auto& id : citations_in(text.substr(0, text.find(" #")), prefixes_)) proofs.insert(std::move(id));
    if (text.find(']') != std::string_view::npos) in_brackets_ = false;
  }

 private:
  const Ids& prefixes_;
  bool in_brackets_ = false;
  bool in_items_ = false;
};

class CodeProofs {
 public:
  explicit CodeProofs(const Ids& prefixes) : prefixes_(prefixes) {}

  void line(std::string_view text, Ids& proofs) {
    const auto mark = text.find("proves:");
    if (mark == std::string_view::npos && !continued_) return;
    const auto list = trim_right(mark == std::string_view::npos ? text : text.substr(mark));
    for (auto& id : citations_in(list, prefixes_)) proofs.insert(std::move(id));
    continued_ = list.ends_with(',');
  }

 private:
  const Ids& prefixes_;
  bool continued_ = false;
};

}  // namespace

Ids prefixes_of(const Ids& clauses) {
  Ids prefixes;
  for (const auto& id : clauses) prefixes.insert(id.substr(0, 3));
  return prefixes;
}

std::vector<std::string> citations_in(std::string_view line, const Ids& prefixes) {
  std::vector<std::string> found;
  for (std::size_t at = 0; at + 4 < line.size();) {
    const bool starts_name = at == 0 || (!is_name_char(line[at - 1]) && line[at - 1] != '-');
    const bool candidate = starts_name && line[at + 3] == '-' && prefixes.contains(line.substr(at, 3));
    const std::size_t end = candidate ? end_of_citation(line, at) : at;
    if (end > at) found.emplace_back(line.substr(at, end - at));
    at = end > at ? end : at + 1;
  }
  return found;
}

bool is_known(std::string_view cited, const Ids& clauses) {
  if (clauses.contains(cited)) return true;
  const auto group = std::string(cited) + "-";
  const auto member = clauses.lower_bound(group);
  return member != clauses.end() && member->starts_with(group);
}

std::vector<Citation> citations_below(const std::filesystem::path& folder, const Ids& prefixes) {
  std::vector<Citation> citations;
  for (const auto& file : text_files_below(folder)) {
    each_line(file, [&](std::string_view line, std::size_t number) {
      if (line.find(kNotAClause) != std::string_view::npos) return;
      for (auto& id : citations_in(line, prefixes)) citations.push_back({std::move(id), file, number});
    });
  }
  return citations;
}

Ids proofs_below(const std::filesystem::path& folder, const Ids& prefixes) {
  Ids proofs;
  for (const auto& file : text_files_below(folder)) {
    const auto extension = file.extension();
    ScenarioProofs scenario(prefixes);
    CodeProofs code(prefixes);
    each_line(file, [&](std::string_view line, std::size_t) {
      if (extension == ".yaml") scenario.line(line, proofs);
      if (extension == ".cpp" || extension == ".h") code.line(line, proofs);
    });
  }
  return proofs;
}

}  // namespace kostka::tools
