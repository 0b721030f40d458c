// Every feature of a scenario file passes when it should, and fails with the sentence and the line an author needs.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "games/pig/pig.h"
#include "scenario/facts.h"
#include "scenario/runner.h"

namespace kostka::scenario {
namespace {

const Games& games() {
  static kernel::Diagnostics diagnostics;
  static const std::unique_ptr<kernel::Game> pig = games::pig::load({}, diagnostics);
  static const Games all{[](std::string_view id) { return id == "pig" ? pig.get() : nullptr; }, {"pig"}};
  return all;
}

// The problems of a text as `line: message`, one a line; "passed" if there are none.
std::string outcome(std::string_view yaml) {
  std::string out;
  for (const Verdict& verdict : run_text(yaml, "test.yaml", games())) {
    for (const kernel::Problem& p : verdict.problems) {
      EXPECT_EQ(p.file, "test.yaml");
      out += (out.empty() ? "" : "\n") + std::to_string(p.line) + ": " + p.message;
    }
  }
  return out.empty() ? "passed" : out;
}

// A scenario of Pig with these lines after the first two.
std::string pig(std::string_view rest) { return outcome("title: t\ngame: pig\n" + std::string(rest)); }

TEST(Scenario, AnswersAndScriptedDiceLeadToFacts) {
  EXPECT_EQ(pig("dice: [4, 'roll:6']\n"
                "do:\n"
                "  - {seat: 0, choose: roll}\n"
                "  - {seat: 0, choose: roll}\n"
                "  - {seat: 0, choose: hold}\n"
                "expect: {score: [10, 0], score.0: 10, active: 1, over: false, faulted: false, waiting: 1}"),
            "passed");
}

TEST(Scenario, GivenChangesThePosition) {
  EXPECT_EQ(pig("given: {score: [98, 40], turn_total: 3}\n"
                "do: [{seat: 0, choose: hold}]\n"
                "expect: {over: true, winner: 0, waiting: [], events: [held], no_events: [rolled]}"),
            "passed");
}

TEST(Scenario, StepsCheckOptionsAndFactsBeforeTheyChoose) {
  EXPECT_EQ(
      pig("dice: [3]\n"
          "do:\n"
          "  - {seat: 0, expect_options: [hold], expect_only: [roll, hold], expect_no_option: [pass], choose: roll}\n"
          "  - {expect: {turn_total: 3, score.size: 2, events: [rolled]}}\n"
          "expect: {turn_total: 3}"),
      "passed");
}

TEST(Scenario, DiceComeFromTheSeedWhenNoneAreScripted) {
  const std::string text =
      "seed: 7\ndo: [{seat: 0, choose: roll}]\nexpect: {events: [rolled], no_events: [held], turn_total: ";
  int matches = 0;
  for (const int total : {0, 2, 3, 4, 5, 6}) matches += pig(text + std::to_string(total) + "}") == "passed";
  EXPECT_EQ(matches, 1) << "the seed decides the die, and always in the same way";
}

TEST(Scenario, ChanceAfterTheLastScriptedDieComesFromTheSeed) {
  EXPECT_EQ(pig("given: {turn_total: 0}\ndice: [1]\ndo:\n"
                "  - {seat: 0, choose: roll}\n"
                "  - {seat: 1, choose: roll}\n"
                "expect: {events: [rolled, rolled]}"),
            "passed");
}

TEST(Scenario, SetUpNoneBeginsWithTheMatch) {
  EXPECT_EQ(pig("set_up: none\ndice: [2]\ndo: [{seat: 0, choose: roll}]\nexpect: {turn_total: 2}"), "passed");
  EXPECT_EQ(
      pig("set_up: none\ngiven: {turn_total: 5}\ndice: [2]\ndo: [{seat: 0, choose: roll}]\nexpect: {turn_total: 7}"),
      "passed");
}

TEST(Scenario, AListAndAFileOfScenarios) {
  const std::string one = "{title: a, game: pig, expect: {over: false}}";
  const std::string other = "{title: b, game: pig, expect: {over: true}}";
  EXPECT_EQ(outcome("- " + one + "\n- " + other), "2: over is false, expected true");
  EXPECT_EQ(outcome("scenarios:\n  - " + one + "\n  - " + other), "3: over is false, expected true");
  EXPECT_EQ(run_text("- " + one + "\n- " + other, "x", games()).size(), 2u);
  EXPECT_EQ(outcome("scenarios:\n  - " + one + "\nscenario: 1"),
            "3: file of scenarios has an unknown key \"scenario\"; did you mean \"scenarios\"?");
}

TEST(Scenario, TakingBack) {
  EXPECT_EQ(pig("do: [{seat: 0, choose: hold}, {seat: 0, undo: true}]\nexpect: {over: false}"),
            "3: seat 0 has nothing it may take back");
}

// ---- every mistake has its sentence ---------------------------------------------------------------------------------

TEST(ScenarioMistakes, UnknownKeysAndKinds) {
  EXPECT_EQ(pig("givn: {}\nexpect: {over: false}"), "3: scenario has an unknown key \"givn\"; did you mean \"given\"?");
  EXPECT_EQ(pig("given: 3\nexpect: {over: false}"), "3: \"given\" is a map, found the number 3");
  EXPECT_EQ(pig("do: [{seat: 0, chose: roll}]"),
            "3: this step does nothing and expects nothing\n"
            "3: step has an unknown key \"chose\"; did you mean \"choose\"?");
  EXPECT_EQ(pig("do: [{choose: roll}]"), "3: this step does not say which seat it is about");
  EXPECT_EQ(pig("do: [{seat: 0, choose: roll, undo: true}]"), "3: a step chooses or takes back, not both");
  EXPECT_EQ(pig("dice: [[1]]\nexpect: {over: false}"), "3: a die is a number or the id of a card, found a list of 1");
  EXPECT_EQ(outcome("title: t\ngame: pig"), "1: this scenario does nothing and expects nothing");
  EXPECT_EQ(outcome("3"), "1: expected a scenario or a list of scenarios, found the number 3");
}

TEST(ScenarioMistakes, UnknownGameClauseAndOption) {
  EXPECT_EQ(outcome("title: t\ngame: pigg\nexpect: {over: false}"),
            "1: there is no game \"pigg\" (games: \"pig\"; did you mean \"pig\"?)");
  EXPECT_EQ(pig("clauses: [KNO-GOAL-01, KNO-GOAL-0]\nexpect: {over: false}"),              // not-a-clause
            "3: docs/rules has no clause \"KNO-GOAL-0\"; did you mean \"KNO-GOAL-01\"?");  // not-a-clause
  EXPECT_EQ(pig("options: {speed: fast}\nexpect: {over: false}"), "3: pig has no option \"speed\"");
  EXPECT_EQ(pig("seats: 3\nexpect: {over: false}"), "1: Pig is for 2 players, not for 3.");
  EXPECT_EQ(pig("expect: {clause: KNO-GOAL-01}"),
            "3: no open question follows KNO-GOAL-01; seat 0 is, and is offered \"roll\", \"hold\"");
}

TEST(ScenarioMistakes, GivenMustBePossible) {
  EXPECT_EQ(pig("given:\n  scores: [1, 2]\nexpect: {over: false}"),
            "4: the document has no \"scores\"; did you mean \"score\"?");
  EXPECT_EQ(pig("given:\n  score.2: 1\nexpect: {over: false}"),
            "4: \"score\" is a list of 2 (counted from 0), which has no \"2\"");
  EXPECT_EQ(pig("given:\n  turn_total: many\nexpect: {over: false}"),
            "4: expected a whole number from -32768 to 32767, found text \"many\"");
  EXPECT_EQ(pig("given:\n  turn_total: -4\nexpect: {over: false}"),
            "4: A score of Pig is below zero or nobody has the turn.");
}

TEST(ScenarioMistakes, ChoicesAndOptions) {
  EXPECT_EQ(pig("do:\n  - {seat: 0, choose: rol}"),
            "4: seat 0 has no option \"rol\" (offered: \"roll\", \"hold\"; did you mean \"roll\"?)");
  EXPECT_EQ(pig("do:\n  - {seat: 1, choose: roll}"),
            "4: seat 1 is not asked anything now; seat 0 is, and is offered \"roll\", \"hold\"");
  EXPECT_EQ(pig("do:\n  - {seat: 0, expect_options: [holt]}"),
            "4: the option \"holt\" is not offered (offered: \"roll\", \"hold\"; did you mean \"hold\"?)");
  EXPECT_EQ(pig("do:\n  - {seat: 0, expect_no_option: [hold]}"),
            "4: the option \"hold\" is offered, but should not be");
  EXPECT_EQ(pig("do:\n  - {seat: 0, expect_only: [hold]}"),
            "4: the option \"roll\" is offered, but is not among expect_only");
  EXPECT_EQ(
      pig("given: {score: [99, 0], turn_total: 1}\ndo:\n  - {seat: 0, choose: hold}\n  - {seat: 0, choose: hold}"),
      "6: seat 0 is not asked anything now; the match is over");
}

TEST(ScenarioMistakes, Dice) {
  EXPECT_EQ(pig("dice:\n  - 7\ndo: [{seat: 0, choose: roll}]"),
            "4: the die \"7\" does not fit: chance is asked for one of \"roll:1\", \"roll:2\", \"roll:3\", \"roll:4\", "
            "\"roll:5\", \"roll:6\"");
  EXPECT_EQ(pig("dice:\n  - 4\n  - 5\n  - 6\ndo: [{seat: 0, choose: roll}]"), "5: 2 dice were not used, from \"5\" on");
  EXPECT_EQ(pig("dice: [5]\nexpect: {over: false}"), "3: 1 die was not used, from \"5\" on");
}

TEST(ScenarioMistakes, Facts) {
  EXPECT_EQ(pig("expect:\n  score: [0, 1]\n  turn_total: 2\n  scoer: 1"),
            "4: score is [0,0], expected [0,1]\n"
            "5: turn_total is 0, expected 2\n"
            "6: the document has no \"scoer\"; did you mean \"score\"?");
  EXPECT_EQ(pig("expect: {winner: 0}"), "3: winner is [], expected [0]");
  EXPECT_EQ(pig("do: [{expect: {turn: 4}}]"), "3: turn is 0, expected 4");
}

TEST(ScenarioMistakes, Events) {
  EXPECT_EQ(pig("do: [{seat: 0, choose: hold}]\nexpect:\n  events: [held, rolled]"),
            "5: the event \"rolled\" did not happen after \"held\" (happened: \"held\")");
  EXPECT_EQ(pig("do: [{seat: 0, choose: hold}]\nexpect:\n  events: [helt]"),
            "5: the event \"helt\" did not happen (happened: \"held\"; did you mean \"held\"?)");
  EXPECT_EQ(pig("do: [{seat: 0, choose: hold}]\nexpect:\n  no_events: [held]"),
            "5: the event \"held\" happened, but should not have");
}

TEST(Facts, MapsAreComparedInPartAndListsAsAWhole) {
  using kernel::Document;
  const Document player = Document::map({{"hand", Document::list({"A", "B"}), {}}, {"light", 3, {}}});
  const Document position = Document::map({{"players", Document::list({player}), {}}});
  const auto differs = [&](std::string_view path, const Document& expected) {
    return fact_differs(position, path, expected).value_or("same");
  };
  EXPECT_EQ(differs("players.0", Document::map({{"light", 3, {}}})), "same");
  EXPECT_EQ(differs("players.0", Document::map({{"light", 4, {}}})), "players.0.light is 3, expected 4");
  EXPECT_EQ(differs("players.0", Document::map({{"ligth", 4, {}}})),
            "players.0 has no \"ligth\"; did you mean \"light\"?");
  EXPECT_EQ(differs("players", Document::list({Document::map({{"light", 2, {}}})})),
            "players.0.light is 3, expected 2");
  EXPECT_EQ(differs("players.0.hand", Document::list({"B", "A"})),
            R"(players.0.hand is ["A","B"], expected ["B","A"])");
  EXPECT_EQ(differs("players.0.hand.size", 2), "same");
  EXPECT_EQ(differs("players.0.hand.size", 3), "players.0.hand.size is 2, expected 3");
  EXPECT_EQ(differs("players.0.light", "3"), R"(players.0.light is 3, expected "3")");
}

TEST(ScenarioFiles, AFolderIsAllItsYamlFilesInOrder) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "kostka_scenario_files";
  std::filesystem::create_directories(folder / "deep");
  for (const char* name : {"b.yaml", "a.yaml", "deep/c.yaml", "note.txt"}) std::ofstream(folder / name) << "x";
  const auto files = scenario_files(folder);
  ASSERT_EQ(files.size(), 3u);
  EXPECT_EQ(files[0], folder / "a.yaml");
  EXPECT_EQ(files[2], folder / "deep/c.yaml");
  EXPECT_EQ(scenario_files(folder / "note.txt").size(), 1u);
  const auto missing = run_file(folder / "missing.yaml", games());
  ASSERT_EQ(missing.size(), 1u);
  EXPECT_FALSE(missing[0].passed());
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace kostka::scenario
