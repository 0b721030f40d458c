// How every game plays, as one number in the repository: a change of rules shows in the diff of fingerprints.txt.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>
#include <string>

#include "tests/battery/battery.h"
#include "tests/games/shelf.h"
#include "tests/games/tempo.h"

namespace kostka::tests {
namespace {

std::string file_name() { return std::string(KOSTKA_SOURCE_DIR) + "/tests/games/fingerprints.txt"; }

std::map<std::string, std::string> recorded() {
  std::map<std::string, std::string> fingerprints;
  std::ifstream file(file_name());
  for (std::string game, number; file >> game >> number;) fingerprints[game] = number;
  return fingerprints;
}

std::string fingerprint_of(const kernel::Game& game) {
  std::ostringstream out;
  out << std::hex << std::setw(16) << std::setfill('0') << behaviour_fingerprint(game, fingerprint_games_of(game));
  return out.str();
}

TEST(Fingerprints, EveryGamePlaysAsRecorded) {
  const bool update = std::getenv("KOSTKA_UPDATE_FINGERPRINTS") != nullptr;
  const auto before = recorded();
  std::map<std::string, std::string> now;
  for (const auto& game : all_games()) now[std::string(game->info().id)] = fingerprint_of(*game);
  if (update) {
    std::ofstream file(file_name());
    for (const auto& [game, number] : now) file << game << ' ' << number << '\n';
    return;
  }
  EXPECT_EQ(before, now) << "The games play differently from what tests/games/fingerprints.txt records. If that is the "
                            "purpose of your change, raise rules_version of the game and record the new numbers with\n"
                            "    KOSTKA_UPDATE_FINGERPRINTS=1 build/release/tests/test_games "
                            "--gtest_filter='Fingerprints.*'";
}

}  // namespace
}  // namespace kostka::tests
