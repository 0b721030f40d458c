// Scenarios about attacks that the rules allow and that nobody printed: the shipped content with some of them changed.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "content/yaml.h"
#include "games/knockdown/knockdown.h"
#include "kernel/data/path.h"
#include "scenario/runner.h"
#include "tests/games/knockdown/real_content.h"

namespace kostka::games::knockdown {
namespace {

// Where in the content something lies, and the YAML that takes its place.
using Change = std::pair<std::string_view, std::string_view>;

kernel::Document changed_content(const std::vector<Change>& changes) {
  kernel::Diagnostics diagnostics;
  kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/knockdown", diagnostics);
  for (const auto& [path, yaml] : changes) {
    const auto wrong = kernel::patch(content, path, content::read_yaml(yaml, "change", diagnostics));
    EXPECT_EQ(wrong.value_or(""), "");
  }
  EXPECT_EQ(diagnostics.to_text(), "");
  return content;
}

// What is wrong with a scenario played with that content; "passed" if nothing is.
std::string outcome(const std::vector<Change>& changes, std::string_view scenario) {
  kernel::Diagnostics diagnostics;
  const std::unique_ptr<kernel::Game> game = load(changed_content(changes), diagnostics);
  if (!game) return diagnostics.to_text();
  const scenario::Games games{[&](std::string_view) { return game.get(); }, {"knockdown"}};
  std::string out;
  for (const scenario::Verdict& verdict : scenario::run_text(scenario, "scenario", games)) {
    for (const kernel::Problem& p : verdict.problems) out += std::to_string(p.line) + ": " + p.message + '\n';
  }
  return out.empty() ? "passed" : out;
}

std::string refusal(const std::vector<Change>& changes) {
  kernel::Diagnostics diagnostics;
  EXPECT_EQ(load(changed_content(changes), diagnostics), nullptr);
  return diagnostics.to_text();
}

// ---- blocking ----

// The card of the worked examples, in the place of Axe Heel.
constexpr Change kBigStrike = {"attacks.attacks.10", R"(
id: A11
name: {en: Big Strike, pl: Wielkie uderzenie}
symbol: HK
count: 1
type: strike
range: {exactly: 1}
damage: {heavy: 2, light: 1}
effect: [{back: 1}, {damage: {light: 1}}]
origin: house
source: here
)"};

// proves: KNO-EX-06, KNO-BLK-02, KNO-BLK-08
TEST(KnockdownExamples, ADamageBlockWithFiveCardsLeftIgnoresTheWholePool) {
  EXPECT_EQ(outcome({kBigStrike}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "0,0"
  players.1.space: "1,0"
  players.1.hand: [A01, A02, A05, A06, A13, A17]
  row: [A11, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, choose: "block:damage"}
  - {seat: 1, choose: "block-with:A17"}
  - seat: 1
    expect_only: ["ignore:2h1l", "ignore:2h0l", "ignore:1h1l", "ignore:1h0l", "ignore:0h1l", "ignore:0h0l"]
    choose: "ignore:2h1l"
expect:
  players.1.heavy: 0
  players.1.light: 1
  players.1.space: "2,0"
  players.1.hand: [A01, A02, A05, A06, A13]
)"),
            "passed");
}

// proves: KNO-EX-07, KNO-BLK-02, KNO-BLK-03, KNO-BLK-06
TEST(KnockdownExamples, TwoBlockCardsLeaveFourToCount) {
  EXPECT_EQ(outcome({kBigStrike}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "0,0"
  players.1.space: "1,0"
  players.1.hand: [A01, A02, A05, A06, A17, A18]
  row: [A11, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, choose: "block:both"}
  - {seat: 1, choose: "block-with:A17"}
  - {seat: 1, choose: "block-with:A18"}
  - seat: 1
    expect_only: ["ignore:2h0l", "ignore:1h1l", "ignore:1h0l", "ignore:0h1l", "ignore:0h0l"]
    choose: "ignore:2h0l"
expect:
  players.1.heavy: 0
  players.1.light: 1
  players.1.space: "1,0"
)"),
            "passed");
}

// The only card in hand, used in this way, and what is then taken.
std::string last_block_card(std::string_view block, std::string_view expect) {
  return outcome({kBigStrike}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "0,0"
  players.1.space: "1,0"
  players.1.hand: [A17]
  row: [A11, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, expect_only: ["block:none", "block:damage", "block:effect"], choose: ")" +
                                   std::string(block) + "\"}\nexpect: " + std::string(expect));
}

// proves: KNO-EX-08, KNO-BLK-02, KNO-BLK-05
TEST(KnockdownExamples, TheLastCardBlocksTheEffectAndNoDamage) {
  EXPECT_EQ(last_block_card("block:damage", "{players.1.heavy: 2, players.1.light: 2, players.1.space: '2,0'}"),
            "passed");
  EXPECT_EQ(last_block_card("block:effect", "{players.1.heavy: 2, players.1.light: 1, players.1.space: '1,0'}"),
            "passed");
}

// proves: KNO-EX-25, KNO-BLK-02
TEST(KnockdownExamples, ThickSkinSoftensWhatTheBlockLeft) {
  constexpr Change two_heavy = {"attacks.attacks.10.damage", "{heavy: 2}"};
  constexpr Change without_more = {"attacks.attacks.10.effect", "[]"};
  EXPECT_EQ(outcome({two_heavy, without_more}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "0,0"
  players.1.first_kept: S12
  players.1.space: "1,0"
  players.1.hand: [A01, A02, A17]
  row: [A11, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, choose: "block:damage"}
  - {seat: 1, choose: "block-with:A17"}
  - {seat: 1, expect_only: ["ignore:1h0l", "ignore:0h0l"], choose: "ignore:1h0l"}
expect:
  players.1.heavy: 0
  players.1.light: 1
  events: [ignored, softened, damage]
)"),
            "passed");
}

// A Strike without a pool: nothing to reduce, the effect can still be blocked.
// proves: KNO-BLK-01, KNO-BLK-05
TEST(KnockdownExamples, AnEmptyPoolLeavesOnlyTheEffectToBlock) {
  EXPECT_EQ(outcome({{"attacks.attacks.16.type", "strike"}}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "0,0"
  players.1.space: "1,0"
  players.1.hand: [A01, A18, A19]
  row: [A17, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, expect_only: ["block:none", "block:effect"], choose: "block:effect"}
  - {seat: 1, choose: "block-with:A18"}
expect:
  players.1.space: "1,0"
  players.1.hand: [A01, A19]
)"),
            "passed");
}

// ---- jumps of an exact length ----

// Tumble on the bridge, whose spaces are -3,0 to 3,0, with another jump.
std::string tumble(std::string_view jump, std::string_view own, std::string_view opponent, std::string_view rest) {
  return outcome(
      {{"attacks.attacks.20.effect.0.jump", jump}},
      "title: t\ngame: knockdown\noptions: {arena: R2}\ngiven:\n  active: 0\n  players.0.space: " + std::string(own) +
          "\n  players.1.space: " + std::string(opponent) + "\n  row: [A21, A08, A09, A10]\n" +
          "do:\n  - {seat: 0, choose: 'attack:row-1'}\n" + std::string(rest));
}

// proves: KNO-EX-01, KNO-MOV-01, KNO-MOV-08
TEST(KnockdownExamples, AJumpOf2GoesExactlyTwoSpaces) {
  EXPECT_EQ(tumble("{spaces: 2}", "'-1,0'", "'0,0'",
                   "  - {seat: 0, expect_only: ['step:-3,0', 'step:1,0'], choose: 'step:1,0'}\n"
                   "expect: {players.0.space: '1,0', players.1.space: '0,0'}"),
            "passed");
}

// proves: KNO-EX-02, KNO-MOV-08
TEST(KnockdownExamples, AtTheEdgeAJumpOf2GoesOnlyTheOtherWay) {
  EXPECT_EQ(tumble("{spaces: 2}", "'2,0'", "'3,0'",
                   "  - {expect: {waiting: 0, clause: KNO-TURN-04}}\n"  // one end space: no choice
                   "expect: {players.0.space: '0,0'}"),
            "passed");
}

// proves: KNO-MOV-02
TEST(KnockdownExamples, AJumpWithoutAFreeEndSpaceIsNotMade) {
  EXPECT_EQ(tumble("{spaces: 1}", "'3,0'", "'2,0'", "expect: {players.0.space: '3,0', no_events: [moved]}"), "passed");
  EXPECT_EQ(tumble("{spaces: 3}", "'0,0'", "'3,0'",
                   "  - {expect: {waiting: 0, clause: KNO-TURN-04}}\nexpect: {players.0.space: '-3,0'}"),
            "passed");
}

// ---- Forward that does not reach the opponent ----

// proves: KNO-MOV-04
TEST(KnockdownExamples, ForwardGoesNoFartherThanPrinted) {
  EXPECT_EQ(outcome({{"attacks.attacks.9.range", "{exactly: 3}"}}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.space: "-2,0"
  players.1.space: "1,0"
  players.1.hand: []
  row: [A10, A08, A09, A11]
do:
  - {seat: 0, choose: "attack:row-1"}
expect:
  players.0.space: "-1,0"
  players.1.heavy: 1
)"),
            "passed");
}

// proves: KNO-SEQ-12
TEST(KnockdownExamples, APounceThatFallsShortDoesNoDamage) {
  EXPECT_EQ(outcome({{"fighters.fighters.1.specials.2.effect.0.forward", "1"}}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.fighter: F2
  players.0.space: "-2,0"
  players.0.hand: [A20]
  players.1.fighter: F1
  players.1.space: "1,0"
  players.1.hand: []
  row: [A10, A08, A09, A11]
do:
  - {seat: 0, choose: combo}
  - {seat: 0, choose: "special:F2-3"}
expect:
  players.0.space: "-1,0"
  players.1.light: 0
)"),
            "passed");
}

// ---- types ----

// Hadar with a Reaction to everything in the place of Reload.
constexpr Change kSnapShot = {"fighters.fighters.0.specials.3", R"(
id: F1-4
name: {en: Snap Shot, pl: Szybki strzał}
cost: [wild]
type: reaction
trigger: {strikes: false}
damage: {heavy: 1}
origin: house
source: here
)"};

// proves: KNO-TYPE-04, KNO-SEQ-03
TEST(KnockdownExamples, AReactionIsNotAnsweredByAReaction) {
  EXPECT_EQ(outcome({kSnapShot}, R"(
title: t
game: knockdown
given:
  active: 0
  players.0.fighter: F1
  players.0.space: "0,0"
  players.0.hand: [A01, A17, A18]
  players.1.fighter: F6
  players.1.space: "1,0"
  players.1.hand: [A02, A20]
  row: [A05, A08, A09, A10]
do:
  - {seat: 0, choose: "attack:row-1"}
  - {seat: 1, choose: "react:F6-2"}
  - {seat: 1, choose: "pay:A20"}
  - {seat: 1, expect: {waiting: 1, clause: KNO-MOVE-06}, choose: "step:2,0"}
expect:
  players.1.heavy: 0
  players.0.hand: [A01, A05, A17, A18]
)"),
            "passed");
}

// proves: KNO-TYPE-03, KNO-TYPE-04, KNO-BLK-09
TEST(KnockdownExamples, TheDamageOfAReactionCannotBeBlocked) {
  EXPECT_EQ(outcome({kSnapShot}, R"(
title: t
game: knockdown
given:
  active: 1
  players.0.fighter: F1
  players.0.space: "0,0"
  players.0.hand: [A01]
  players.1.space: "1,0"
  players.1.hand: [A02, A05, A17, A18]
  row: [A14, A08, A09, A10]
do:
  - {seat: 1, choose: "attack:row-1"}
  - {seat: 0, expect_only: ["react:none", "react:F1-4"], choose: "react:F1-4"}
  - {expect: {waiting: 1, clause: KNO-TURN-04}}
expect:
  players.1.heavy: 1
  players.1.hand: [A02, A05, A14, A17, A18]
  players.0.light: 2
  events: [attack, reaction, paid, attack, damage, damage]
)"),
            "passed");
}

// proves: KNO-TYPE-01
TEST(KnockdownExamples, EveryAttackHasExactlyOneType) {
  const auto catalogue = real_catalogue();
  ASSERT_NE(catalogue, nullptr);
  int strikes = 0, abilities = 0, reactions = 0;
  const auto count = [&](const Attack& attack) {
    strikes += attack.type == AttackType::strike ? 1 : 0;
    abilities += attack.type == AttackType::ability ? 1 : 0;
    reactions += attack.type == AttackType::reaction ? 1 : 0;
  };
  for (const AttackCard& card : catalogue->cards) count(card);
  EXPECT_EQ(strikes, 19);
  EXPECT_EQ(abilities, 3);
  EXPECT_EQ(reactions, 0) << "the deck has no Reaction cards";
  for (const Fighter& fighter : catalogue->fighters) {
    for (const SpecialAttack& special : fighter.specials) count(special);
  }
  EXPECT_EQ(strikes, 19 + 11);
  EXPECT_EQ(abilities, 3 + 12);
  EXPECT_EQ(reactions, 1);
  EXPECT_NE(refusal({{"attacks.attacks.0.type", "[strike, ability]"}}).find("type"), std::string::npos);
  EXPECT_NE(refusal({{"attacks.attacks.0.type", "~"}}).find("type"), std::string::npos);
}

}  // namespace
}  // namespace kostka::games::knockdown
