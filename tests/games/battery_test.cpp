// The battery on every registered game, a test each. KOSTKA_BATTERY=small|long changes how many random games are
// played.
#include "tests/battery/battery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "games/registry.h"
#include "tests/games/shelf.h"
#include "tests/games/tempo.h"

namespace kostka::tests {
namespace {

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const kernel::GameModule& module : games::modules()) ids.emplace_back(module.id);
  return ids;
}

class Battery : public testing::TestWithParam<std::string> {};

TEST_P(Battery, Passes) {
  const auto shelf = all_games();
  const auto game = std::find_if(shelf.begin(), shelf.end(), [](const auto& g) { return g->info().id == GetParam(); });
  ASSERT_NE(game, shelf.end());
  const BatteryReport report = run_battery(**game, battery_of(**game));
  std::cout << GetParam() << ": " << report.summary() << "\n";
  EXPECT_EQ(report.failure, "");
  EXPECT_GT(report.twins, std::min<std::uint64_t>(report.games / 4, 5'000));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Battery, testing::ValuesIn(game_ids()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace kostka::tests
