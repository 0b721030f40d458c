// check_clauses [REPOSITORY]
//
// The promise "it is the rulebook", as a test. It fails
//   - when any file of src, content, web/src or tests cites a clause that docs/rules does not have;
//   - when a clause of an implemented book is proved by no scenario and no test, or followed by no line of its game;
//   - when a game is there but its book is still said to be pending. A book that is begun may have clauses that are not
//     yet cited or proved; they are counted.
// docs/rules/implemented.txt says which books are implemented, where their games live, and which clauses are about
// physical things that software cannot follow. The last line is "N passed, N failed".

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "clause_citations.h"
#include "kernel/data/nearest.h"
#include "rule_files.h"

namespace {

namespace fs = std::filesystem;
using namespace kostka::tools;

enum class Progress { pending, begun, implemented };

struct Book {
  Progress progress = Progress::pending;
  std::string folder;  // below src/games: "knockdown", "relic/nemesis"
};

struct Manifest {
  std::map<std::string, Book, std::less<>> books;
  std::map<std::string, std::string, std::less<>> physical;  // clause and why
};

// Counts one check per question asked, and prints what is wrong.
class Report {
 public:
  void pass() { ++passed_; }
  void fail(const std::string& message) {
    std::cout << message << '\n';
    ++failed_;
  }
  int finish() const {
    std::cout << passed_ << " passed, " << failed_ << " failed\n";
    return failed_ == 0 ? 0 : 1;
  }

 private:
  std::size_t passed_ = 0;
  std::size_t failed_ = 0;
};

// One line of the manifest: "BOOK implemented|begun|pending FOLDER" or "physical CLAUSE
// why".
std::string read_manifest_line(const std::string& line, Manifest& manifest) {
  std::istringstream words(line);
  std::string first, second, rest;
  words >> first >> second >> std::ws;
  std::getline(words, rest);
  if (rest.empty()) return "expected 'BOOK implemented|begun|pending FOLDER' or 'physical CLAUSE reason'";
  if (first == "physical") {
    return manifest.physical.emplace(second, rest).second ? "" : second + " is listed twice";
  }
  constexpr std::array<std::string_view, 3> kWords = {"pending", "begun", "implemented"};
  const auto word = std::find(kWords.begin(), kWords.end(), second);
  if (word == kWords.end()) return "'" + second + "' is neither 'implemented' nor 'begun' nor 'pending'";
  const auto progress = static_cast<Progress>(word - kWords.begin());
  return manifest.books.emplace(first, Book{progress, rest}).second ? "" : first + " is listed twice";
}

Manifest read_manifest(const fs::path& path, Report& report) {
  Manifest manifest;
  std::ifstream in(path);
  if (!in) report.fail(path.generic_string() + ": cannot be read");
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    const auto wrong = read_manifest_line(line, manifest);
    if (!wrong.empty()) report.fail(path.generic_string() + ":" + std::to_string(number) + ": " + wrong);
  }
  return manifest;
}

Ids ids_of(const std::vector<RuleFile>& books) {
  Ids ids;
  for (const auto& book : books) {
    for (const auto& clause : book.clauses) ids.insert(clause.id);
  }
  return ids;
}

std::string did_you_mean(const std::string& id, const Ids& clauses) {
  const std::vector<std::string_view> known(clauses.begin(), clauses.end());
  const auto meant = kostka::kernel::nearest(id, known);
  return meant.empty() ? "" : " (did you mean " + std::string(meant) + "?)";
}

// All wrong citations are failures; none at all is one check passed.
void check_citations(const fs::path& root, const Ids& clauses, const Ids& prefixes, Report& report) {
  bool all_known = true;
  for (const auto* folder : {"src", "content", "web/src", "tests"}) {
    for (const auto& citation : citations_below(root / folder, prefixes)) {
      if (is_known(citation.id, clauses)) continue;
      all_known = false;
      report.fail(citation.file.lexically_relative(root).generic_string() + ":" + std::to_string(citation.line) + ": " +
                  citation.id + " is not in docs/rules" + did_you_mean(citation.id, clauses));
    }
  }
  if (all_known) report.pass();
}

// A game counts as present when its folder is, or a file of that name ("relic/nemesis.cpp").
bool game_exists(const fs::path& root, const Book& book) {
  const fs::path place = root / "src" / "games" / book.folder;
  const auto with = [&](const char* extension) { return fs::exists(place.string() + extension); };
  return fs::is_directory(place) || with(".h") || with(".cpp");
}

// The content of a book is that of its game, and what an expansion lays over it, in a folder of the book's name.
Ids cited_by_game(const fs::path& root, const std::string& name, const Book& book, const Ids& prefixes) {
  const fs::path game = *fs::path(book.folder).begin();
  Ids cited;
  for (const auto& folder : {root / "src" / "games" / game, root / "content" / game, root / "content" / name}) {
    for (auto& citation : citations_below(folder, prefixes)) cited.insert(std::move(citation.id));
  }
  return cited;
}

// Worked examples ("KNO-EX-05") are there to be proved; no line of a game follows one.
bool is_worked_example(std::string_view id) { return id.substr(3).starts_with("-EX-"); }

std::string lacks(const ClauseText& clause, const Ids& proved, const Ids& cited) {
  const bool unproved = !proved.contains(clause.id);
  const bool uncited = !cited.contains(clause.id) && !is_worked_example(clause.id);
  if (unproved && uncited) return "is proved by no scenario or test and cited nowhere in its game";
  if (unproved) return "is proved by no scenario or test";
  return uncited ? "is cited nowhere in its game" : "";
}

void check_implemented(const fs::path& root, const RuleFile& file, const Manifest& manifest, const Ids& proved,
                       const Ids& prefixes, Report& report) {
  const Ids cited = cited_by_game(root, file.book, manifest.books.find(file.book)->second, prefixes);
  std::size_t physical = 0;
  for (const auto& clause : file.clauses) {
    const bool exempt = manifest.physical.contains(clause.id);
    const auto lack = exempt ? std::string() : lacks(clause, proved, cited);
    if (exempt) ++physical;
    if (lack.empty()) {
      report.pass();
    } else {
      report.fail(file.path.lexically_relative(root).generic_string() + ":" + std::to_string(clause.line) + ": " +
                  clause.id + " " + lack);
    }
  }
  std::cout << "implemented: " << file.book << " (" << file.clauses.size() << " clauses, of them " << physical
            << " physical)\n";
}

// How far a book that is begun has come.
void count_begun(const fs::path& root, const RuleFile& file, const Manifest& manifest, const Ids& proved,
                 const Ids& prefixes) {
  const Ids cited = cited_by_game(root, file.book, manifest.books.find(file.book)->second, prefixes);
  std::size_t done = 0;
  for (const auto& clause : file.clauses) {
    const bool exempt = manifest.physical.contains(clause.id);
    if (exempt || lacks(clause, proved, cited).empty()) ++done;
  }
  std::cout << "begun: " << file.book << " (" << done << " of " << file.clauses.size()
            << " clauses are cited and proved)\n";
}

// Each book is one check: it stands in the manifest, and truthfully.
void check_books(const fs::path& root, const std::vector<RuleFile>& files, const Manifest& manifest, const Ids& proved,
                 const Ids& prefixes, Report& report) {
  for (const auto& file : files) {
    const auto book = manifest.books.find(file.book);
    if (book == manifest.books.end()) {
      report.fail("docs/rules/implemented.txt: says nothing about the book '" + file.book + "'");
    } else if (book->second.progress == Progress::begun) {
      report.pass();
      count_begun(root, file, manifest, proved, prefixes);
    } else if (book->second.progress == Progress::implemented) {
      report.pass();
      check_implemented(root, file, manifest, proved, prefixes, report);
    } else if (game_exists(root, book->second)) {
      report.fail("docs/rules/implemented.txt: '" + file.book + "' is said to be pending, but src/games/" +
                  book->second.folder + " exists");
    } else {
      report.pass();
      std::cout << "not yet implemented: " << file.book << " (" << file.clauses.size() << " clauses)\n";
    }
  }
}

void check_manifest_names(const std::vector<RuleFile>& files, const Manifest& manifest, const Ids& clauses,
                          Report& report) {
  for (const auto& [name, book] : manifest.books) {
    const bool known = std::any_of(files.begin(), files.end(), [&](const RuleFile& file) { return file.book == name; });
    if (!known) report.fail("docs/rules/implemented.txt: there is no book '" + name + "'");
  }
  for (const auto& [id, reason] : manifest.physical) {
    if (clauses.contains(id)) continue;
    report.fail("docs/rules/implemented.txt: " + id + " is not in docs/rules" + did_you_mean(id, clauses));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const fs::path root = argc > 1 ? argv[1] : ".";
  Report report;
  Problems problems;
  const auto books = read_rule_folder(root / "docs" / "rules", problems);
  for (const auto& problem : problems) report.fail(problem);

  const Ids clauses = ids_of(books);
  const Ids prefixes = prefixes_of(clauses);
  const Manifest manifest = read_manifest(root / "docs" / "rules" / "implemented.txt", report);
  const Ids proved = proofs_below(root / "tests", prefixes);

  check_citations(root, clauses, prefixes, report);
  check_manifest_names(books, manifest, clauses, report);
  check_books(root, books, manifest, proved, prefixes, report);
  return report.finish();
}
