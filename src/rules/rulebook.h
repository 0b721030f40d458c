#pragma once

// A rulebook that settles arguments: the clauses of one book of docs/rules, to be looked up by id, listed by
// section and searched by words in either language. It reads tables inside the program, so it needs no files.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/language/language.h"
#include "kernel/play/clause.h"
#include "rules/rule_text.h"

namespace kostka::rules {

using kernel::Language;

// The parts of a clause or book that differ by language. A table is Markdown, and empty where the text says it all.
std::string_view title_of(const BookText& book, Language language);
std::string_view section_of(const RuleText& rule, Language language);
std::string_view text_of(const RuleText& rule, Language language);
// Where the printed rulebook says it, in the words of the language: "p. 12, step 3", "s. 12, krok 3".
std::string page_of(const RuleText& rule, Language language);
std::string_view table_of(const RuleText& rule, Language language);

// True if the clause, or a part of it, was decided by this project because the printed rulebook is silent.
bool is_ruling(const RuleText& rule);

// The clause with exactly this id, in whichever book; null when there is none.
const RuleText* find_rule(std::string_view id);
const RuleText* find_rule(kernel::Clause clause);

struct Section {
  std::string_view title_en;
  std::string_view title_pl;
  std::span<const RuleText> rules;  // never empty

  std::string_view title(Language language) const { return language == Language::pl ? title_pl : title_en; }
};

class Rulebook {
 public:
  // The names that open() accepts: karak, knockdown, nemesis, relic, relic-nemesis.
  static std::span<const BookText> all() { return book_texts(); }
  static std::optional<Rulebook> open(std::string_view book);

  std::string_view name() const { return book_->book; }
  std::string_view title(Language language) const { return title_of(*book_, language); }

  // In the order of the book.
  std::span<const RuleText> rules() const { return rules_; }
  std::vector<Section> sections() const;

  // The clause with exactly this id; null when this book has none.
  const RuleText* find(std::string_view id) const;

  // The clauses in which every typed word is found, as (part of) the id or as the beginning of a word, all in the
  // same language. Those found by id come first, then those found by the title of their section, then the others;
  // within each kind in the order of the book. Then come those in which the words are meant (meaning.h): other forms of
  // them, and other words for the same; the more of them the title has, the earlier. An empty query finds nothing.
  std::vector<const RuleText*> search(std::string_view typed) const;

  // The id that was probably meant by one that does not exist; empty when nothing is close.
  std::string_view nearest(std::string_view id) const;

 private:
  // What search looks at, folded once when the book is opened.
  struct Folded {
    std::string title;
    std::string text;  // with table
  };
  struct Entry {
    Folded en;
    Folded pl;
  };

  [[nodiscard]] std::vector<const RuleText*> meant_by(std::string_view typed) const;

  Rulebook(const BookText& book, std::span<const RuleText> rules);

  const BookText* book_;
  std::span<const RuleText> rules_;
  std::vector<Entry> entries_;  // parallel to rules_
};

}  // namespace kostka::rules
