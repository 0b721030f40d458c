// Everything that is wrong with a set of files, collected so that an author sees all of it at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/document.h"

namespace kostka::kernel {

// The names of the files that marks point into. Index 0 is always the empty name: "nowhere".
class Sources {
 public:
  Sources() : names_(1) {}

  // The index of `name`, which is added when it is new.
  std::uint32_t add(std::string_view name);
  // The name of a file; empty for an index that was never given out.
  std::string_view name(std::uint32_t file) const;
  std::span<const std::string> names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

// One thing that is wrong, and where.
struct Problem {
  std::string file;
  std::uint32_t line = 0;
  std::string message;
};

// Collects problems and owns the table of files that the marks of the documents being read refer to.
class Diagnostics {
 public:
  void error(Mark where, std::string message);
  void error(const Document& where, std::string message) { error(where.mark(), std::move(message)); }

  bool ok() const { return problems_.empty(); }
  std::size_t count() const { return problems_.size(); }
  std::span<const Problem> problems() const { return problems_; }

  Sources& sources() { return sources_; }
  const Sources& sources() const { return sources_; }

  // One line for each problem, `file:line: message`, sorted by file and line; each line ends with a newline.
  std::string to_text() const;

 private:
  Sources sources_;
  std::vector<Problem> problems_;
};

// The words that messages are made of.

// A text in double quotes, shortened when it is long.
std::string in_quotes(std::string_view text);
// What a value is, to end "..., found": `text "x"`, `the number 3`, `true`, `nothing`, `a list of 2`, `a map`.
std::string describe(const Document& document);
// `; did you mean "count"?`, or nothing when no candidate is near.
std::string did_you_mean(std::string_view wanted, std::span<const std::string_view> candidates);
// `"a", "b" or "c"`; past eight names the rest is "...".
std::string one_of_these(std::span<const std::string_view> names);
// The keys of a map.
std::vector<std::string_view> keys_of(const Document& map);

}  // namespace kostka::kernel
