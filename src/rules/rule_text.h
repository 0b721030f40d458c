#pragma once

// The texts of docs/rules as tables inside the program. The definitions are generated during the build
// (tools/embed_rules), so the program always shows the clauses it was built from and needs no file to do so.

#include <span>
#include <string_view>

namespace kostka::rules {

struct BookText {
  std::string_view book;  // "relic-nemesis"
  std::string_view title_en;
  std::string_view title_pl;
};

struct RuleText {
  std::string_view id;
  std::string_view book;
  std::string_view section_en;
  std::string_view section_pl;
  std::string_view text_en;
  std::string_view text_pl;
  std::string_view table_en;  // Markdown table lines, mostly empty
  std::string_view table_pl;
  std::string_view page;    // where the printed rulebook says it: "p. 12, step 3"
  std::string_view source;  // "seed" = the printed rulebook, "public", "ruling", or several: "seed, ruling"
  std::string_view note;    // marks and reasons as written
};

std::span<const BookText> book_texts();

// In the order of the books; the clauses of one book are adjacent.
std::span<const RuleText> rule_texts();

}  // namespace kostka::rules
