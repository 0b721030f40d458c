// The test of the test: the battery passes a right game, and finds each planted defect and names it.
#include "tests/battery/battery.h"

#include <gtest/gtest.h>

#include "tests/battery/fixture_game.h"

namespace kostka::tests {
namespace {

constexpr std::uint32_t kOnlyWhatIsCheckedAlways = 1'000'000;

BatteryReport report_on(Defect defect, std::uint64_t games = 300, std::uint32_t sample_every = 6) {
  BatteryOptions options;
  options.games = games;
  options.sample_every = sample_every;
  options.most_decisions = 2'000;
  return run_battery(*trove(defect), options);
}

void expect_failure(Defect defect, std::string_view sentence, std::uint32_t sample_every = 6) {
  const std::string failure = report_on(defect, 300, sample_every).failure;
  EXPECT_NE(failure.find(sentence), std::string::npos) << "expected: " << sentence << "\nfound: " << failure;
}

TEST(Battery, PassesARightGameAndChecksAllOfIt) {
  const BatteryReport report = report_on(Defect::none, 2'000);
  EXPECT_EQ(report.failure, "");
  EXPECT_EQ(report.games, 2'000u);
  EXPECT_EQ(report.replayed, report.games);
  EXPECT_EQ(report.forks, report.decisions);
  for (const std::uint64_t each : {report.undone, report.determinized, report.round_trips, report.twins}) {
    EXPECT_GT(each, report.games / 2) << report.summary();
  }
  EXPECT_GT(report.lockstep, report.twins * 4) << "twins must be followed for a while: " << report.summary();
}

TEST(Battery, GivesTheSameReportForAnyNumberOfThreads) {
  BatteryOptions options;
  options.threads = 1;
  const std::string alone = run_battery(*trove(Defect::none), options).summary();
  options.threads = 3;
  EXPECT_EQ(run_battery(*trove(Defect::none), options).summary(), alone);
}

TEST(Battery, FindsALeakInAView) { expect_failure(Defect::leak_in_view, "sees a new deal"); }

TEST(Battery, FindsALeakInEvents) { expect_failure(Defect::leak_in_events, "leak: events tell"); }

TEST(Battery, FindsAQuestionThatDependsOnAHiddenHand) { expect_failure(Defect::prompt_skipped, "tells"); }

TEST(Battery, FindsALostCard) {
  expect_failure(Defect::lost_card, "play: The cards of Trove are not all there.", kOnlyWhatIsCheckedAlways);
}

TEST(Battery, FindsRulesThatRememberOutsideTheState) {
  expect_failure(Defect::state_outside, "fork: ", kOnlyWhatIsCheckedAlways);
  expect_failure(Defect::state_outside, "stands elsewhere", kOnlyWhatIsCheckedAlways);
}

TEST(Battery, FindsAGameWithoutEnd) {
  expect_failure(Defect::endless, "termination: the game has not ended after 2000 decisions", kOnlyWhatIsCheckedAlways);
}

TEST(Battery, FindsTwoOptionsWithOneId) { expect_failure(Defect::duplicate_option, "prompt: two options have the id"); }

TEST(Battery, FindsAMissingLabel) {
  expect_failure(Defect::missing_label, "prompt: the option \"pass\" lacks a label");
}

TEST(Battery, FindsAPartOfTheStateThatJsonLoses) {
  expect_failure(Defect::field_not_in_json, "position: the copy stands elsewhere");
}

TEST(Battery, FindsADealThatChangesWhatIsKnown) { expect_failure(Defect::deals_known_cards, "sees a new deal"); }

TEST(Battery, FindsADealOfCardsThatDoNotExist) {
  expect_failure(Defect::deals_too_much, "determinize: The cards of Trove are not all there.");
}

TEST(Behaviour, AFingerprintIsStableAndSeesAChangeOfRules) {
  const std::uint64_t right = behaviour_fingerprint(*trove(Defect::none), 50);
  EXPECT_EQ(behaviour_fingerprint(*trove(Defect::none), 50), right);
  EXPECT_NE(behaviour_fingerprint(*trove(Defect::field_not_in_json), 50), right);
}

}  // namespace
}  // namespace kostka::tests
