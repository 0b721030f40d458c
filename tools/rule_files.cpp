#include "rule_files.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace kostka::tools {
namespace {

constexpr std::string_view kBullet = "- **";

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// "[seed; ...]", "[public P1]", "[ruling: ...]" are marks; "[the figure]" would be ordinary text.
std::string_view mark_kind(std::string_view bracket) {
  static constexpr std::array<std::string_view, 4> kKinds = {"seed", "public", "ruling", "house"};
  for (const auto kind : kKinds) {
    if (bracket.substr(1).starts_with(kind)) return kind;
  }
  return {};
}

struct Mark {
  std::size_t begin = 0;
  std::size_t end = 0;  // one past the closing bracket
  std::string_view kind;
};

// The next "[...]" mark or "{base: ...}" relation; begin is npos when there is none. Brackets may nest.
Mark next_mark(std::string_view text, std::size_t from) {
  for (auto at = text.find_first_of("[{", from); at != std::string_view::npos; at = text.find_first_of("[{", at + 1)) {
    const char open = text[at];
    const char close = open == '[' ? ']' : '}';
    const auto kind = open == '[' ? mark_kind(text.substr(at)) : std::string_view("base");
    if (kind.empty() || (open == '{' && !text.substr(at).starts_with("{base:"))) continue;
    int depth = 0;
    for (auto end = at; end < text.size(); ++end) {
      if (text[end] == open) ++depth;
      if (text[end] == close && --depth == 0) return {at, end + 1, kind};
    }
  }
  return {std::string_view::npos, std::string_view::npos, {}};
}

void add_words(std::string& to, std::string_view words) {
  words = trim(words);
  if (words.empty()) return;
  if (!to.empty()) to += ' ';
  to += words;
}

void add_source(std::string& source, std::string_view kind) {
  if (kind == "base" || source.find(kind) != std::string::npos) return;
  if (!source.empty()) source += ", ";
  source += kind;
}

// Splits the rule from its marks. What follows a mark is its reason, unless it starts a new sentence: then it is
// rule text again ("[seed] Its food is removed all the same. [ruling]").
void split_marks(std::string_view body, ClauseText& clause) {
  std::size_t from = 0;
  bool after_mark = false;
  while (true) {
    const Mark mark = next_mark(body, from);
    const auto words = trim(body.substr(from, mark.begin == std::string_view::npos ? mark.begin : mark.begin - from));
    const bool rule = !after_mark || (!words.empty() && is_upper(words.front()));
    add_words(rule ? clause.text : clause.note, words);
    if (mark.begin == std::string_view::npos) return;
    add_words(clause.note, body.substr(mark.begin, mark.end - mark.begin));
    add_source(clause.source, mark.kind);
    from = mark.end;
    after_mark = true;
  }
}

// A leading "(p. 4, step 1)", "(base p. 24)", "(FAQ)" or "(S1, ...)" says where the rule is printed.
std::string_view leading_page(std::string_view body) {
  if (!body.starts_with('(')) return {};
  const auto close = body.find(')');
  if (close == std::string_view::npos) return {};
  const auto inside = body.substr(1, close - 1);
  const bool source_number = inside.size() >= 2 && inside[0] == 'S' && is_digit(inside[1]);
  const bool page = inside.starts_with("p. ") || inside.find(" p. ") != std::string_view::npos;
  return page || source_number || inside == "FAQ" || inside == "seed-N" ? inside : std::string_view{};
}

class Reader {
 public:
  Reader(RuleFile& file, Problems& problems) : file_(file), problems_(problems) {}

  void line(std::string_view text) {
    ++number_;
    if (text.starts_with('#')) return heading(text);
    if (text.starts_with(kBullet)) return bullet(text);
    if (text.starts_with('|') && in_clause_) (file_.clauses.back().table += text) += '\n';
  }

  void problem(const std::string& what) {
    problems_.push_back(file_.path.generic_string() + ":" + std::to_string(number_) + ": " + what);
  }

 private:
  void heading(std::string_view text) {
    const auto hashes = text.find_first_not_of('#');
    const auto words = hashes == std::string_view::npos ? std::string_view{} : trim(text.substr(hashes));
    if (words.empty()) problem("this heading has no text");
    if (hashes == 1 && file_.title.empty()) {
      file_.title = words;
    } else {
      section_ = words;
    }
    in_clause_ = false;
  }

  void bullet(std::string_view text) {
    in_clause_ = false;
    const auto close = text.find("**", kBullet.size());
    if (close == std::string_view::npos) return problem("the bold text that starts here is not closed by **");
    const auto id = text.substr(kBullet.size(), close - kBullet.size());
    const bool meant = id.size() > 3 && is_upper(id[0]) && is_upper(id[1]) && is_upper(id[2]) && id[3] == '-';
    if (!meant) return;
    if (!is_clause_id(id)) return problem("'" + std::string(id) + "' is not a clause id (KNO-GOAL-01 is one)");
    clause(id, trim(text.substr(close + 2)));
  }

  void clause(std::string_view id, std::string_view body) {
    ClauseText clause;
    clause.id = id;
    clause.section = section_;
    clause.line = number_;
    const auto page = leading_page(body);
    if (!page.empty()) {
      clause.page = page;
      body = trim(body.substr(page.size() + 2));
    }
    split_marks(body, clause);
    if (clause.text.empty()) problem(clause.id + " has no text");
    if (section_.empty()) problem(clause.id + " stands before the first section heading");
    file_.clauses.push_back(std::move(clause));
    in_clause_ = true;
  }

  RuleFile& file_;
  Problems& problems_;
  std::string section_;
  std::size_t number_ = 0;
  bool in_clause_ = false;
};

}  // namespace

bool is_clause_id(std::string_view text) {
  if (text.size() < 7 || !std::all_of(text.begin(), text.begin() + 3, is_upper)) return false;
  if (is_lower(text.back())) text.remove_suffix(1);
  std::size_t groups = 0;
  for (std::size_t at = 3; at < text.size(); ++groups) {
    if (text[at] != '-') return false;
    const auto begin = ++at;
    while (at < text.size() && (is_upper(text[at]) || is_digit(text[at]))) ++at;
    if (at == begin) return false;
  }
  return groups >= 2;
}

RuleFile read_rule_file(const std::filesystem::path& path, Problems& problems) {
  RuleFile file;
  file.book = path.stem().string();
  file.path = path;
  std::ifstream in(path);
  if (!in) {
    problems.push_back(path.generic_string() + ": cannot be read");
    return file;
  }
  Reader reader(file, problems);
  for (std::string text; std::getline(in, text);) {
    if (text.ends_with('\r')) text.pop_back();
    reader.line(text);
  }
  if (file.title.empty()) reader.problem("the book has no '# Title' line");
  return file;
}

std::vector<RuleFile> read_rule_folder(const std::filesystem::path& folder, Problems& problems) {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".md") paths.push_back(entry.path());
  }
  if (error) problems.push_back(folder.generic_string() + ": " + error.message());
  std::sort(paths.begin(), paths.end());
  std::vector<RuleFile> files;
  files.reserve(paths.size());
  for (const auto& path : paths) files.push_back(read_rule_file(path, problems));
  return files;
}

}  // namespace kostka::tools
