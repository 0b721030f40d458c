// Skill tests (REL-TEST).
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// The duel keeps what its tests were made of, for who looks at it.
void note_side(const SkillTest& test, bool passed, int value, DuelSide& side) {
  side.parts = test.parts;
  side.dice = test.own;
  side.tested = true;
  side.sure = test.passes;
  side.passed = passed;
  side.value = value;
}

}  // namespace

void add_skill_parts(const Relic& g, Seat who, What attribute, Parts& parts) {
  const Player& p = g.player(who);
  const int dial = attribute == What::level ? p.level : p.attributes[static_cast<std::size_t>(attribute)];
  // REL-TEST-10: the level in the place of an attribute.
  parts.push_back({attribute_object(attribute), static_cast<std::int16_t>(dial)});
  skill_bonuses(g, who, attribute, parts);  // REL-TEST-08
}

Task<TestResult> skill_test(Relic& g, Seat who, What what, int target, Duel* duel) {
  What attribute = what;
  if (what == What::lowest || what == What::highest) attribute = co_await extreme_attribute(g, who, what);
  // RNE-NEM-13
  if (g.is_nemesis(who) && attribute != What::level) attribute = g.nemesis(who).attribute;
  SkillTest test(g.test, who, attribute, target);
  g.tell("REL-TEST-01"_clause, told::Test{.who = who, .attribute = attribute_object(attribute), .target = target});
  test.of_duel = duel != nullptr;
  add_skill_parts(g, who, attribute, test.parts);
  co_await declare_bonuses(g, who, test.parts, 1, "REL-TEST-07"_clause);
  co_await open_window(g, who, Window::test_before);
  bool passed = test.passes;
  // RNE-DUEL-32: in a duel a roll that was not made counts 0.
  int value = duel ? sum_of(test.parts) : target;
  if (!passed) {
    co_await roll_test(g, test);
    // REL-TEST-02
    value = test.own.sum() + sum_of(test.parts);
    // REL-TEST-03
    passed = value >= target && !test.own.only_ones();
  }
  if (passed) {
    g.tell("REL-TEST-02"_clause, [&] { return told::TestPassed{test_told(g, test, value)}; });
  } else {
    g.tell("REL-TEST-02"_clause, [&] { return told::TestFailed{test_told(g, test, value)}; });
  }
  if (duel) note_side(test, passed, value, duel->side_of(who));
  if (passed) note_deed(g, who, {Deed::test_success, CardId{}});
  const Window after = passed ? Window::test_success : Window::test_failure;
  co_await open_window(g, who, after);
  co_await complete_missions(g);
  co_return TestResult{passed, value};
}

}  // namespace kostka::games::relic
