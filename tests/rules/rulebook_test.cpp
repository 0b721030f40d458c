#include "rules/rulebook.h"
#include "rules/meaning.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kostka::rules {
namespace {

using namespace kernel::literals;

Rulebook open_book(std::string_view name) {
  auto book = Rulebook::open(name);
  EXPECT_TRUE(book) << name;
  return *book;
}

std::vector<std::string_view> ids(const std::vector<const RuleText*>& rules) {
  std::vector<std::string_view> ids;
  ids.reserve(rules.size());
  for (const auto* rule : rules) ids.push_back(rule->id);
  return ids;
}

bool contains(const std::vector<std::string_view>& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

TEST(Rulebook, EveryBookOpensAndTogetherTheyHoldEveryClause) {
  std::size_t total = 0;
  for (const auto& book : Rulebook::all()) {
    const Rulebook opened = open_book(book.book);
    EXPECT_EQ(opened.name(), book.book);
    EXPECT_FALSE(opened.title(Language::en).empty());
    EXPECT_FALSE(opened.title(Language::pl).empty());
    total += opened.rules().size();
  }
  EXPECT_EQ(Rulebook::all().size(), 5u);
  EXPECT_EQ(total, kernel::kClauseIds.size());
}

TEST(Rulebook, UnknownBookDoesNotOpen) {
  EXPECT_FALSE(Rulebook::open("chess"));
  EXPECT_FALSE(Rulebook::open(""));
}

TEST(Rulebook, EveryClauseHasTextAndSectionInBothLanguages) {
  for (const auto& rule : rule_texts()) {
    for (const auto language : kernel::kLanguages) {
      EXPECT_FALSE(text_of(rule, language).empty()) << rule.id;
      EXPECT_FALSE(section_of(rule, language).empty()) << rule.id;
    }
    EXPECT_EQ(text_of(rule, Language::en).find("[seed"), std::string_view::npos) << rule.id;
  }
}

TEST(Rulebook, FindsAClauseWithItsParts) {
  const Rulebook book = open_book("knockdown");
  const RuleText* rule = book.find("KNO-SETUP-02");
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(rule->source, "ruling");
  EXPECT_TRUE(is_ruling(*rule));
  EXPECT_NE(text_of(*rule, Language::en).find("same fighter"), std::string_view::npos);
  EXPECT_NE(text_of(*rule, Language::pl).find("tego samego Zawodnika"), std::string_view::npos);
  EXPECT_EQ(book.find("KNO-GOAL-01")->page, "p. 3");
  EXPECT_EQ(page_of(*book.find("KNO-GOAL-01"), kernel::Language::en), "p. 3");
  EXPECT_EQ(page_of(*book.find("KNO-GOAL-01"), kernel::Language::pl), "s. 3");
  EXPECT_EQ(book.find("KNO-NOPE-01"), nullptr);  // not-a-clause
  EXPECT_EQ(book.find("REL-MOVE-01"), nullptr);
}

TEST(Rulebook, ATableStaysWithItsClause) {
  const RuleText* rule = find_rule("KNO-KDT-21");
  ASSERT_NE(rule, nullptr);
  EXPECT_TRUE(table_of(*rule, Language::en).starts_with("| S |"));
  EXPECT_TRUE(find_rule("KNO-KDT-22")->table_en.empty());
}

TEST(Rulebook, FindsAcrossBooks) {
  EXPECT_EQ(find_rule("REL-MOVE-01")->book, "relic");
  EXPECT_EQ(find_rule("RNE-DUEL-01")->book, "relic-nemesis");
  EXPECT_EQ(find_rule("CAR-FEED-01"_clause)->book, "nemesis");
  EXPECT_EQ(find_rule(kernel::Clause{}), nullptr);
  EXPECT_EQ(find_rule("REL"), nullptr);
}

TEST(Rulebook, SectionsCoverTheBookInOrder) {
  for (const auto& name : Rulebook::all()) {
    const Rulebook book = open_book(name.book);
    const RuleText* next = book.rules().data();
    for (const auto& section : book.sections()) {
      ASSERT_FALSE(section.rules.empty());
      EXPECT_EQ(section.rules.data(), next);
      EXPECT_FALSE(section.title(Language::pl).empty());
      next += section.rules.size();
    }
    EXPECT_EQ(next, book.rules().data() + book.rules().size());
  }
}

TEST(RulebookSearch, ByFullOrPartialId) {
  const Rulebook book = open_book("knockdown");
  for (const auto typed : {"KNO-ATK-02", "kno-atk-2", "ATK-02", "atk-2"}) {
    const auto found = ids(book.search(typed));
    ASSERT_FALSE(found.empty()) << typed;
    EXPECT_EQ(found.front(), "KNO-ATK-02") << typed;
  }
}

TEST(RulebookSearch, ByWordsOfEitherLanguageWithoutDiacritics) {
  const Rulebook book = open_book("knockdown");
  EXPECT_TRUE(contains(ids(book.search("same fighter pick")), "KNO-SETUP-02"));
  EXPECT_TRUE(contains(ids(book.search("SAMEGO zawodnika")), "KNO-SETUP-02"));
  EXPECT_EQ(ids(book.search("żeton zwycięstwa")), ids(book.search("zeton zwyciestwa")));
  EXPECT_TRUE(contains(ids(book.search("zeton zwyciestwa")), "KNO-GOAL-03"));
}

TEST(RulebookSearch, EveryWordMustMatchTheBeginningOfAWord) {
  const Rulebook book = open_book("knockdown");
  EXPECT_TRUE(book.search("fighter xylophone").empty());
  EXPECT_TRUE(book.search("ighter").empty());
  EXPECT_TRUE(book.search("").empty());
  EXPECT_TRUE(book.search(" ! ").empty());
}

TEST(RulebookSearch, UnderstandsWhatAPersonTypes) {
  struct Asked {
    const char *book, *typed, *first;
  };
  // What a person types, and the section that answers it.
  for (const Asked& asked :
       {Asked{"knockdown", "how do I win", "KNO-GOAL"}, Asked{"knockdown", "jak wygrać", "KNO-GOAL"},
        Asked{"karak", "bitwa", ""}, Asked{"relic", "bitwy", ""}, Asked{"relic", "bitew", ""},
        Asked{"karak", "koniec tury", ""}, Asked{"karak", "end of my turn", ""}, Asked{"nemesis", "koniec tury", ""},
        Asked{"nemesis", "what happens when I die", ""}, Asked{"relic", "jak działa ruch", ""},
        Asked{"relic-nemesis", "how do I win?", ""}}) {
    const auto found = ids(open_book(asked.book).search(asked.typed));
    ASSERT_FALSE(found.empty()) << asked.book << ": " << asked.typed;
    EXPECT_TRUE(std::string_view(found.front()).starts_with(asked.first)) << asked.typed << ": " << found.front();
  }
  // Forms of a word find the same clauses, the typed form first.
  const Rulebook relic = open_book("relic");
  auto singular = ids(relic.search("bitwa")), plural = ids(relic.search("bitwami"));
  std::ranges::sort(singular);
  std::ranges::sort(plural);
  EXPECT_EQ(singular, plural);
}

TEST(Meaning, LeavesOutWhatSaysNothing) {
  EXPECT_TRUE(meanings_of("how do I").empty());
  EXPECT_EQ(meanings_of("jak wygrać").size(), 1u);
  EXPECT_EQ(stem_of("bitwami"), "bitw");
  EXPECT_EQ(stem_of("bitew"), "bitw");
  EXPECT_EQ(stem_of("bitwie"), "bitw");
  EXPECT_EQ(stem_of("win"), "win");
}

TEST(RulebookSearch, TitlesComeBeforeTexts) {
  const Rulebook book = open_book("relic");
  const auto found = book.search("evading");
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(found.front()->section_en.find("Evading") != std::string_view::npos) << found.front()->id;
}

TEST(Rulebook, OffersTheNearestId) {
  const Rulebook book = open_book("knockdown");
  EXPECT_EQ(book.nearest("KNO-GAOL-01"), "KNO-GOAL-01");  // not-a-clause
  EXPECT_EQ(book.nearest("kno-goal-01"), "KNO-GOAL-01");
  EXPECT_EQ(book.nearest("banana"), "");
}

}  // namespace
}  // namespace kostka::rules
