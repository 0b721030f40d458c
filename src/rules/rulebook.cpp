#include "rules/rulebook.h"

#include <algorithm>
#include <array>

#include "kernel/data/nearest.h"
#include "rules/meaning.h"
#include "rules/words.h"

namespace kostka::rules {
namespace {

// How a clause was found; the order is the order of the results.
enum class Match { id, title, text, none };

// One blank-separated piece of what was typed. It may be (part of) an id, or one or more words ("face-up").
struct Piece {
  std::string_view typed;
  std::vector<std::string> words;
};

std::vector<Piece> pieces_of(std::string_view typed) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::vector<Piece> pieces;
  for (auto begin = typed.find_first_not_of(kBlanks); begin != std::string_view::npos;
       begin = typed.find_first_not_of(kBlanks, begin)) {
    const auto end = std::min(typed.find_first_of(kBlanks, begin), typed.size());
    Piece piece{typed.substr(begin, end - begin), words_of(typed.substr(begin, end - begin))};
    if (!piece.words.empty()) pieces.push_back(std::move(piece));
    begin = end;
  }
  return pieces;
}

bool has_all(std::string_view folded_text, const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const std::string& word) { return has_word_starting(folded_text, word); });
}

Match match_piece(const Piece& piece, std::string_view id, std::string_view title, std::string_view text) {
  if (may_mean_id(piece.typed, id)) return Match::id;
  if (has_all(title, piece.words)) return Match::title;
  return has_all(text, piece.words) ? Match::text : Match::none;
}

// A clause is found as well as its worst piece.
Match match_all(std::span<const Piece> pieces, std::string_view id, std::string_view title, std::string_view text) {
  Match worst = Match::id;
  for (const Piece& piece : pieces) worst = std::max(worst, match_piece(piece, id, title, text));
  return worst;
}

const RuleText* find_in(std::span<const RuleText> rules, std::string_view id) {
  const auto found = std::find_if(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == id; });
  return found == rules.end() ? nullptr : &*found;
}

std::string fold_both(std::string_view a, std::string_view b) { return fold(a) + " " + fold(b); }

}  // namespace

std::string_view title_of(const BookText& book, Language language) {
  return language == Language::pl ? book.title_pl : book.title_en;
}

std::string_view section_of(const RuleText& rule, Language language) {
  return language == Language::pl ? rule.section_pl : rule.section_en;
}

std::string page_of(const RuleText& rule, Language language) {
  std::string page(rule.page);
  if (language == Language::en) return page;
  constexpr std::pair<std::string_view, std::string_view> kWords[] = {
      {"base p.", "podstawa, s."}, {"p.", "s."}, {"step ", "krok "}};
  for (const auto& [english, polish] : kWords) {
    for (auto at = page.find(english); at != std::string::npos; at = page.find(english, at + polish.size())) {
      page.replace(at, english.size(), polish);
    }
  }
  return page;
}

std::string_view text_of(const RuleText& rule, Language language) {
  return language == Language::pl ? rule.text_pl : rule.text_en;
}

std::string_view table_of(const RuleText& rule, Language language) {
  return language == Language::pl ? rule.table_pl : rule.table_en;
}

bool is_ruling(const RuleText& rule) { return rule.source.find("ruling") != std::string_view::npos; }

const RuleText* find_rule(std::string_view id) { return find_in(rule_texts(), id); }

const RuleText* find_rule(kernel::Clause clause) { return clause ? find_rule(kernel::id_of(clause)) : nullptr; }

std::optional<Rulebook> Rulebook::open(std::string_view book) {
  const auto in_book = [&](const auto& item) { return item.book == book; };
  const auto books = book_texts();
  const auto found = std::find_if(books.begin(), books.end(), in_book);
  if (found == books.end()) return std::nullopt;
  const auto rules = rule_texts();
  const auto first = std::find_if(rules.begin(), rules.end(), in_book);
  const auto last = std::find_if_not(first, rules.end(), in_book);
  return Rulebook(*found, {first, last});
}

Rulebook::Rulebook(const BookText& book, std::span<const RuleText> rules) : book_(&book), rules_(rules) {
  entries_.reserve(rules.size());
  for (const RuleText& rule : rules) {
    entries_.push_back({{fold(rule.section_en), fold_both(rule.text_en, rule.table_en)},
                        {fold(rule.section_pl), fold_both(rule.text_pl, rule.table_pl)}});
  }
}

std::vector<Section> Rulebook::sections() const {
  std::vector<Section> sections;
  for (std::size_t begin = 0; begin < rules_.size();) {
    std::size_t end = begin + 1;
    while (end < rules_.size() && rules_[end].section_en == rules_[begin].section_en) ++end;
    sections.push_back({rules_[begin].section_en, rules_[begin].section_pl, rules_.subspan(begin, end - begin)});
    begin = end;
  }
  return sections;
}

const RuleText* Rulebook::find(std::string_view id) const { return find_in(rules_, id); }

std::vector<const RuleText*> Rulebook::search(std::string_view typed) const {
  const auto pieces = pieces_of(typed);
  if (pieces.empty()) return {};
  std::array<std::vector<const RuleText*>, 3> found;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const Entry& entry = entries_[i];
    const Match match = std::min(match_all(pieces, rules_[i].id, entry.en.title, entry.en.text),
                                 match_all(pieces, rules_[i].id, entry.pl.title, entry.pl.text));
    if (match != Match::none) found[static_cast<std::size_t>(match)].push_back(&rules_[i]);
  }
  auto& results = found[0];
  for (const auto& more : {found[1], found[2], meant_by(typed)}) {
    for (const RuleText* rule : more) {
      if (std::find(results.begin(), results.end(), rule) == results.end()) results.push_back(rule);
    }
  }
  return results;
}

std::vector<const RuleText*> Rulebook::meant_by(std::string_view typed) const {
  const std::vector<Meaning> meanings = meanings_of(typed);
  if (meanings.empty()) return {};
  const auto says = [](std::string_view text, const Meaning& meaning) {
    return std::any_of(meaning.begin(), meaning.end(),
                       [&](const std::string& word) { return has_word_starting(text, word); });
  };
  struct Hit {
    std::size_t in_title = 0;
    const RuleText* rule = nullptr;
  };
  std::vector<Hit> hits;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    Hit hit{0, &rules_[i]};
    bool all = true;
    for (const Meaning& meaning : meanings) {
      const bool title = says(entries_[i].en.title, meaning) || says(entries_[i].pl.title, meaning);
      hit.in_title += title ? 1 : 0;
      all = all && (title || says(entries_[i].en.text, meaning) || says(entries_[i].pl.text, meaning));
    }
    if (all) hits.push_back(hit);
  }
  // The texts of a book lie in its order.
  std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
    return a.in_title != b.in_title ? a.in_title > b.in_title : a.rule < b.rule;
  });
  constexpr std::size_t kEnough = 60;
  std::vector<const RuleText*> rules;
  for (const Hit& hit : hits) {
    if (rules.size() < kEnough) rules.push_back(hit.rule);
  }
  return rules;
}

std::string_view Rulebook::nearest(std::string_view id) const {
  std::vector<std::string_view> ids;
  ids.reserve(rules_.size());
  for (const RuleText& rule : rules_) ids.push_back(rule.id);
  return kernel::nearest(id, ids);
}

}  // namespace kostka::rules
