// A server whose disk fails, forgets and loses power keeps what it has promised: seeded runs with a check of everything
// that anybody was told. One run alone, with its story: KOSTKA_FAULT_SEED=17 test_faults
// --gtest_filter='Faults.Nothing*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

#include "tests/faults/simulation.h"

namespace kostka::faults {
namespace {

constexpr std::uint64_t kRuns = 50, kManyRuns = 500;

std::uint64_t runs_wanted() {
  const char* size = std::getenv("KOSTKA_BATTERY");
  return size != nullptr && std::strcmp(size, "long") == 0 ? kManyRuns : kRuns;
}

std::string described(const SimulationReport& report) {
  std::string text;
  for (const std::string& complaint : report.complaints) text += "  " + complaint + "\n";
  return text;
}

TEST(Faults, NothingThatWasToldIsLost) {
  if (const char* seed = std::getenv("KOSTKA_FAULT_SEED")) {
    const SimulationReport report = simulate({.seed = std::strtoull(seed, nullptr, 10), .story = &std::cout});
    EXPECT_TRUE(report.complaints.empty()) << described(report);
    return;
  }
  SimulationReport sum;
  for (std::uint64_t seed = 1; seed <= runs_wanted(); ++seed) {
    const SimulationReport report = simulate({.seed = seed});
    EXPECT_TRUE(report.complaints.empty()) << "KOSTKA_FAULT_SEED=" << seed << "\n" << described(report);
    sum += report;
  }
  std::cout << sum;
  // None of this proves anything unless it happened.
  for (std::size_t fault = 0; fault < kFaults; ++fault) {
    EXPECT_GE(sum.disk.faults[fault], runs_wanted()) << name_of(static_cast<Fault>(fault));
  }
  EXPECT_GE(sum.disk.cuts, runs_wanted() * 2);
  EXPECT_GE(sum.disk.lost, runs_wanted());
  EXPECT_GE(sum.disk.torn, runs_wanted());
  EXPECT_GE(sum.disk.names, 1u);
  EXPECT_GE(sum.answers, runs_wanted() * 5);
  EXPECT_GE(sum.joined, runs_wanted());
  EXPECT_GE(sum.left, runs_wanted() / 2);
  EXPECT_GE(sum.claimed, runs_wanted() / 2);
  EXPECT_GE(sum.refused, runs_wanted());
  EXPECT_GE(sum.unread, runs_wanted());
}

// Whether one of a few runs with this flaw is found out, and by what.
std::string found_out(SimulationOptions options) {
  for (options.seed = 1; options.seed <= 12; ++options.seed) {
    const SimulationReport report = simulate(options);
    if (!report.complaints.empty()) return described(report);
  }
  return {};
}

TEST(Faults, ADiskThatOnlyPretendsToWriteIsFoundOut) {
  EXPECT_FALSE(found_out({.steps = 60, .syncs = Syncs::pretended}).empty());
}

TEST(Faults, AStoreThatAcknowledgesTooEarlyIsFoundOut) {
  EXPECT_NE(found_out({.steps = 60, .flaw = Flaw::acknowledges_early}).find("lost"), std::string::npos);
}

TEST(Faults, AStoreThatTakesWhatItCannotReadForMissingIsFoundOut) {
  EXPECT_NE(found_out({.steps = 60, .flaw = Flaw::takes_unread_for_absent}).find("is told"), std::string::npos);
}

}  // namespace
}  // namespace kostka::faults
