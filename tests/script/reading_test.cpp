// The parts of an effect language that all games share, on a language of three verbs.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "script/amount.h"
#include "script/body.h"
#include "script/conditions.h"
#include "script/entry.h"
#include "script/filters.h"
#include "script/rows.h"
#include "script/windows.h"

namespace kostka::script {
namespace {

using kernel::Diagnostics;
using kernel::Document;

enum class Verb : std::uint8_t { draw, if_, choose };
enum class Count : std::uint8_t { nothing, cards, wounds };
enum class Fact : std::uint8_t { wounded, alone, hidden, not_, and_, or_ };

struct Condition {
  Fact fact = Fact::alone;
  ConditionId left{}, right{};
};
struct Effect : Blocks {
  Verb verb = Verb::draw;
  Amount<Count> amount{};
  ConditionId condition{};
};
using Lines = Script<Effect, Condition, int>;

// A game's reader in a few lines: `draw(2)`, `if(wounded){draw(1)}`, `choose{a: draw(1)}{b: draw(2)}`.
class Line : public Reading {
 public:
  Line(const Document& node, Lines& lines, Diagnostics& d) : Reading(node, d), lines_(lines) {}

  Body effects() {
    const auto list = read_list<Effect>(*this, [this] { return effect(); });
    return ok() ? lines_.keep(list) : Body{};
  }
  ConditionId condition() {
    const auto single = [this] { return fact(); };
    return read_condition(*this, single, [this](Joint joint, ConditionId left, ConditionId right) {
      return lines_.keep(Condition{joint == Joint::and_ ? Fact::and_ : Fact::or_, left, right});
    });
  }
  Amount<Count> amount() {
    return read_amount<Amount<Count>>(
        *this, [this](auto& a) { a.per = any_word<Count>("a count", "count").value_or(Count::nothing); });
  }

 private:
  Effect effect() {
    Effect e;
    const auto verb = any_word<Verb>("an effect", "effect");
    if (!verb) return e;
    e.verb = *verb;
    const auto body = [this] { return effects(); };
    switch (e.verb) {
      case Verb::draw: brackets([&] { e.amount = amount(); }); break;
      case Verb::if_:
        brackets([&] { e.condition = condition(); });
        lines_.keep({Block{read_braced(*this, body)}}, e);
        break;
      case Verb::choose: lines_.keep(read_choice(*this, lines_.labels, body), e); break;
    }
    return e;
  }
  ConditionId fact() {
    const auto found = any_word<Fact>("a condition", "condition");
    if (!found) return {};
    Condition c{*found};
    if (c.fact == Fact::not_) brackets([&] { c.left = condition(); });
    return lines_.keep(c);
  }

  Lines& lines_;
};

struct Read {
  Lines lines;
  Body body{};
  ConditionId condition{};
  std::string problems;
};

Read effects_of(std::string_view text) {
  Read read;
  Diagnostics diagnostics;
  const Document node{std::string(text)};
  Line line(node, read.lines, diagnostics);
  read.body = line.effects();
  line.finish();
  for (const auto& problem : diagnostics.problems()) read.problems += problem.message + '\n';
  return read;
}

bool value_of(const Lines& lines, ConditionId id, bool wounded, bool alone, bool hidden) {
  const Condition& c = lines.condition(id);
  const auto of = [&](ConditionId part) { return value_of(lines, part, wounded, alone, hidden); };
  switch (c.fact) {
    case Fact::wounded: return wounded;
    case Fact::alone: return alone;
    case Fact::hidden: return hidden;
    case Fact::not_: return !of(c.left);
    case Fact::and_: return of(c.left) && of(c.right);
    case Fact::or_: return of(c.left) || of(c.right);
  }
  return false;
}

// Whether the text means what `expected` computes, for all eight cases.
template <class Expected>
void expect_condition(std::string_view text, Expected expected) {
  Lines lines;
  Diagnostics diagnostics;
  const Document node{std::string(text)};
  Line line(node, lines, diagnostics);
  const ConditionId id = line.condition();
  line.finish();
  ASSERT_EQ(diagnostics.to_text(), "") << text;
  for (int bits = 0; bits < 8; ++bits) {
    const bool w = bits & 1, a = bits & 2, h = bits & 4;
    EXPECT_EQ(value_of(lines, id, w, a, h), expected(w, a, h)) << text << " in case " << bits;
  }
}

TEST(Words, AreTheEnumeratorsWithoutTheirUnderscore) {
  EXPECT_EQ(kWordCount<Verb>, 3u);
  EXPECT_EQ(kWords<Verb>[1], "if");
  EXPECT_EQ(word_of(Verb::choose), "choose");
  EXPECT_EQ(find_word<Verb>("if"), Verb::if_);
  EXPECT_EQ(find_word<Verb>("if_"), std::nullopt);
}

template <Verb V>
struct Row;
template <>
struct Row<Verb::draw> {
  static constexpr int kPoints = 3;
};
template <>
struct Row<Verb::if_> {
  static constexpr int kPoints = 5;
};
template <>
struct Row<Verb::choose> {
  static constexpr int kPoints = 7;
};

TEST(Rows, StandInTheOrderOfTheWords) {
  constexpr auto kPoints = table_of<Verb>([]<Verb V>() { return Row<V>::kPoints; });
  EXPECT_EQ(kPoints.size(), 3u);
  EXPECT_EQ(row_of(kPoints, Verb::if_), 5);
  EXPECT_EQ(row_of(kPoints, Verb::choose), 7);
}

TEST(Reading, KeepsBodiesAndBlocksInFlatArrays) {
  const Read read = effects_of("draw(2), if(wounded){draw(1), draw(3)}, choose{rest: draw(4)}{run: draw(5)}");
  ASSERT_EQ(read.problems, "");
  ASSERT_EQ(read.body.count, 3);
  const Effect* first = read.lines.begin_of(read.body);
  EXPECT_EQ(first[0].amount.n, 2);
  EXPECT_EQ(read.lines.block(first[1], 0).body.count, 2);
  EXPECT_EQ(read.lines.begin_of(read.lines.block(first[1], 0).body)[1].amount.n, 3);
  ASSERT_EQ(first[2].blocks, 2);
  EXPECT_EQ(read.lines.labels[read.lines.block(first[2], 1).label], "run");
  EXPECT_EQ(read.lines.begin_of(read.lines.block(first[2], 1).body)->amount.n, 5);
}

TEST(Reading, SaysOnceWhereAndWhatWasExpected) {
  EXPECT_EQ(effects_of("drow(2)").problems,
            "in \"drow(2)\", before \"drow(2)\": there is no effect \"drow\"; did you mean \"draw\"?\n");
  EXPECT_EQ(effects_of("draw(2").problems, "in \"draw(2\", at its end: expected \")\"\n");
  EXPECT_EQ(effects_of("draw(100)").problems, "in \"draw(100)\", before \")\": expected a number up to 99\n");
  EXPECT_EQ(effects_of("draw(1) draw(2)").problems,
            "in \"draw(1) draw(2)\", before \"draw(2)\": expected the end of the text\n");
  EXPECT_EQ(effects_of("choose{a: draw(1)}").problems,
            "in \"choose{a: draw(1)}\", at its end: expected at least two choices\n");
  EXPECT_EQ(effects_of("if(wounded){}").problems, "in \"if(wounded){}\", before \"}\": expected an effect\n");
}

TEST(Reading, WantsText) {
  Diagnostics diagnostics;
  Lines lines;
  const Document node{std::int64_t{3}};
  Line line(node, lines, diagnostics);
  EXPECT_FALSE(line.ok());
  ASSERT_EQ(diagnostics.count(), 1u);
  EXPECT_EQ(diagnostics.problems()[0].message, "expected an expression as text, found the number 3");
}

TEST(Conditions, BindAndCloserThanOr) {
  expect_condition("wounded or alone and hidden", [](bool w, bool a, bool h) { return w || (a && h); });
  expect_condition("wounded and alone or hidden", [](bool w, bool a, bool h) { return (w && a) || h; });
  expect_condition("(wounded or alone) and hidden", [](bool w, bool a, bool h) { return (w || a) && h; });
  expect_condition("not(wounded or alone) and not(hidden)", [](bool w, bool a, bool h) { return !(w || a) && !h; });
  expect_condition("((hidden))", [](bool, bool, bool h) { return h; });
}

TEST(Conditions, CompareNumbers) {
  EXPECT_TRUE(compare(3, Compare::at_least, 3));
  EXPECT_FALSE(compare(2, Compare::at_least, 3));
  EXPECT_TRUE(compare(3, Compare::at_most, 3));
  EXPECT_FALSE(compare(4, Compare::at_most, 3));
  EXPECT_TRUE(compare(3, Compare::equal, 3));
  EXPECT_FALSE(compare(2, Compare::equal, 3));
}

TEST(Amounts, ArePlainChosenOrCounted) {
  const auto amount = [](std::string_view text) {
    const Read read = effects_of("draw(" + std::string(text) + ')');
    EXPECT_EQ(read.problems, "") << text;
    return read.lines.begin_of(read.body)->amount;
  };
  EXPECT_TRUE(amount("3").is_plain());
  EXPECT_EQ(amount("-2").n, -2);
  EXPECT_EQ(amount("0-6").least, 0);
  EXPECT_EQ(amount("0-6").n, 6);
  EXPECT_FALSE(amount("0-6").is_plain());
  EXPECT_EQ(amount("per(wounds)").per, Count::wounds);
  EXPECT_EQ(amount("per(cards)*-2").factor, -2);
  EXPECT_NE(effects_of("draw(4-4)").problems.find("expected a number above 4"), std::string::npos);
}

enum class Window : std::uint8_t { always, battle_foe_roll, move_end };

TEST(Windows, AreSetsReadFromTheirWords) {
  Diagnostics diagnostics;
  const auto words = read_windows<Window>(Document{std::string("battle.foe_roll/any.move.end")}, diagnostics);
  ASSERT_EQ(diagnostics.to_text(), "");
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(static_cast<Window>(words[0].window), Window::battle_foe_roll);
  EXPECT_FALSE(words[0].any);
  EXPECT_EQ(static_cast<Window>(words[1].window), Window::move_end);
  EXPECT_TRUE(words[1].any);
  EXPECT_EQ(windows({Window::always, Window::move_end}), 5u);
  read_windows<Window>(Document{std::string("move.and")}, diagnostics);
  ASSERT_EQ(diagnostics.count(), 1u);
  EXPECT_EQ(diagnostics.problems()[0].message, "when: there is no window \"move.and\"; did you mean \"move.end\"?");
}

struct Selection {
  std::int8_t least = 0;
  bool burning = false;
};

TEST(Filters, NarrowASelectionWordByWord) {
  static constexpr std::array<Filter<Selection>, 2> kFilters = {{
      {"value", [](Reading& r, Selection& s) { s.least = read_bound(r, Compare::at_least); }},
      {"burning", [](Reading&, Selection& s) { s.burning = true; }},
  }};
  Diagnostics diagnostics;
  const Document node{std::string("burning, value >= 6, ork")};
  Reading r(node, diagnostics);
  Selection selection;
  const std::span<const Filter<Selection>> filters(kFilters);
  EXPECT_TRUE(read_filter(r, filters, selection));
  r.need(',');
  EXPECT_TRUE(read_filter(r, filters, selection));
  r.need(',');
  EXPECT_FALSE(read_filter(r, filters, selection));
  EXPECT_TRUE(r.accept("ork"));
  r.finish();
  EXPECT_EQ(diagnostics.to_text(), "");
  EXPECT_EQ(selection.least, 6);
  EXPECT_TRUE(selection.burning);
}

TEST(Faces, AscendWithoutOverlapping) {
  const auto rows = [](std::string_view text, std::string& problem) {
    Diagnostics diagnostics;
    const Document node{std::string(text)};
    Reading r(node, diagnostics);
    const auto list = read_faces(r, 6, [&r] {
      r.need("draw");
      return Body{0, 1};
    });
    r.finish();
    problem = diagnostics.ok() ? "" : diagnostics.problems()[0].message;
    return list;
  };
  std::string problem;
  const auto list = rows("{1: draw}{2-4: draw}", problem);
  EXPECT_EQ(problem, "");
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[1].low, 2);
  EXPECT_EQ(list[1].high, 4);
  rows("{2-4: draw}{4: draw}", problem);
  EXPECT_NE(problem.find("expected faces from 1 to 6 in ascending order"), std::string::npos);
  rows("{5-7: draw}", problem);
  EXPECT_NE(problem.find("expected faces from 1 to 6"), std::string::npos);
  rows("draw", problem);
  EXPECT_NE(problem.find("expected \"{\""), std::string::npos);
}

TEST(Either, NamesTwoBlocksOfWhichOneMayBeMissing) {
  const auto blocks = [](std::string_view text, std::string& problem) {
    Diagnostics diagnostics;
    const Document node{std::string(text)};
    Reading r(node, diagnostics);
    std::uint16_t n = 0;
    const auto list = read_either(r, "success", "failure", [&] {
      r.need("draw");
      return Body{n++, 1};
    });
    r.finish();
    problem = diagnostics.ok() ? "" : diagnostics.problems()[0].message;
    return list;
  };
  std::string problem;
  auto list = blocks("{failure: draw}", problem);
  EXPECT_EQ(problem, "");
  EXPECT_TRUE(list[0].body.empty());
  EXPECT_FALSE(list[1].body.empty());
  blocks("{failure: draw}{failure: draw}", problem);
  EXPECT_NE(problem.find("\"failure\" stands here twice"), std::string::npos);
  blocks("{won: draw}", problem);
  EXPECT_NE(problem.find("expected \"success\" or \"failure\""), std::string::npos);
}

struct MapRow {
  std::string_view name;
  int value = 0;
};

TEST(Entries, FindTheRowOfAWordWithItsArgument) {
  static constexpr std::array<MapRow, 2> kRows = {{{"back", 1}, {"forward", 2}}};
  Diagnostics diagnostics;
  Document node = Document::map();
  node.set("forward", Document{std::int64_t{2}});
  const MapRow* row = find_row(node, "effect", kRows, diagnostics);
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->value, 2);
  Document wrong = Document::map();
  wrong.set("forwart", Document{std::int64_t{2}});
  EXPECT_EQ(find_row(wrong, "effect", kRows, diagnostics), nullptr);
  EXPECT_EQ(find_row(Document{std::int64_t{2}}, "effect", kRows, diagnostics), nullptr);
  ASSERT_EQ(diagnostics.count(), 2u);
  EXPECT_EQ(diagnostics.problems()[0].message, "there is no effect \"forwart\"; did you mean \"forward\"?");
}

}  // namespace
}  // namespace kostka::script
