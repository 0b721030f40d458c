// Skill tests (REL-TEST).
#include "games/relic/rules/rules.h"

namespace kostka::games::relic {

// Of `what`: an attribute, the lowest or highest one, or the level.
Task<bool> skill_test(Relic& g, Seat who, What what, int target, Object source) {
  What attribute = what;
  if (what == What::lowest || what == What::highest) attribute = co_await extreme_attribute(g, who, what);
  // RNE-NEM-13
  if (g.is_nemesis(who) && attribute != What::level) attribute = g.nemesis(who).attribute;
  SkillTest test(g.test, who, attribute, target);
  g.tell("REL-TEST-01"_clause, told::Test{.who = who, .attribute = attribute_object(attribute), .target = target});
  static_cast<void>(source);
  const Player& p = g.player(who);
  const int dial = attribute == What::level ? p.level : p.attributes[static_cast<std::size_t>(attribute)];
  // REL-TEST-10: the level in the place of an attribute.
  test.parts.push_back({attribute_object(attribute), static_cast<std::int16_t>(dial)});
  const std::size_t declared = test.parts.size();
  skill_bonuses(g, who, attribute, test.parts);  // REL-TEST-08
  co_await declare_bonuses(g, who, test.parts, declared, "REL-TEST-07"_clause);
  co_await open_window(g, who, Window::test_before);
  bool passed = test.passes;
  int value = target;
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
  if (passed) note_deed(g, who, {Deed::test_success, CardId{}});
  const Window after = passed ? Window::test_success : Window::test_failure;
  co_await open_window(g, who, after);
  co_await complete_missions(g);
  co_return passed;
}

}  // namespace kostka::games::relic
