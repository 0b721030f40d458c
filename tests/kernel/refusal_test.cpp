// Seats and switches that do not go together.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>

#include "kernel/play/game.h"
#include "kernel/play/table.h"

namespace kostka::kernel {
namespace {

enum Mode : std::int16_t { kOpen, kSolo, kTeams };

// For one to six: alone only in solo mode, in teams only four or six.
class ModesGame final : public Game {
 public:
  explicit ModesGame(std::uint8_t least = 1, std::uint8_t most = 6) {
    info_.id = "modes";
    info_.name = {"Modes", "Tryby"};
    info_.least_seats = least;
    info_.most_seats = most;
    info_.switches = {{"mode", {"Mode", "Tryb"}, {}, {"open", "solo", "teams"}, {}, kOpen}};
  }
  [[nodiscard]] const GameInfo& info() const override { return info_; }
  [[nodiscard]] std::unique_ptr<Table> new_table() const override { return nullptr; }
  void set_up(Table&, const MatchSetup&) const override {}
  [[nodiscard]] std::vector<ContentCount> content_counts() const override { return {}; }
  [[nodiscard]] OriginCount origin_counts() const override { return {}; }
  [[nodiscard]] std::vector<std::string> item_ids() const override { return {}; }
  [[nodiscard]] std::unique_ptr<ItemText> item(std::string_view) const override { return nullptr; }
  [[nodiscard]] std::optional<SetupRefusal> refuse(const MatchSetup& setup) const override {
    const bool alone = setup.seats == 1;
    if (alone != (setup.switches[0] == kSolo))
      return SetupRefusal{"mode", {"Solo is for one.", "Solo jest dla jednej."}};
    const bool even = setup.seats == 4 || setup.seats == 6;
    if (setup.switches[0] == kTeams && !even) return SetupRefusal{kSeatsCause, {"Four or six.", "Cztery albo sześć."}};
    return std::nullopt;
  }

 private:
  GameInfo info_;
};

std::string cause_of(std::uint8_t seats, std::int16_t mode) {
  const ModesGame game;
  MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  setup.switches[0] = mode;
  const auto refusal = refusal_of(game, setup);
  return refusal ? std::string(refusal->cause) : "";
}

TEST(Refusal, SeatCountsMayDependOnSwitches) {
  EXPECT_EQ(cause_of(1, kSolo), "");
  EXPECT_EQ(cause_of(1, kOpen), "mode");
  EXPECT_EQ(cause_of(2, kSolo), "mode");
  for (std::uint8_t seats = 2; seats <= 6; ++seats) EXPECT_EQ(cause_of(seats, kOpen), "");
  for (std::uint8_t seats = 2; seats <= 6; ++seats) {
    EXPECT_EQ(cause_of(seats, kTeams), seats == 4 || seats == 6 ? "" : "seats") << int{seats};
  }
}

TEST(Refusal, WhatIsOutOfRangeNeverReachesTheGame) {
  EXPECT_EQ(cause_of(0, kOpen), "seats");
  EXPECT_EQ(cause_of(7, kTeams), "seats");
  EXPECT_EQ(cause_of(255, kSolo), "seats");
  EXPECT_EQ(cause_of(2, 3), "mode");
  EXPECT_EQ(cause_of(2, -1), "mode");
  EXPECT_EQ(cause_of(2, -32768), "mode");
}

TEST(Refusal, SaysForHowManyTheGameIs) {
  MatchSetup setup;
  setup.seats = 9;
  EXPECT_EQ(refusal_of(ModesGame(2, 4), setup)->sentence,
            (Text{"Modes is for 2 to 4 players, not for 9.", "Tryby jest dla 2–4 graczy, nie dla 9."}));
  EXPECT_EQ(refusal_of(ModesGame(2, 2), setup)->sentence,
            (Text{"Modes is for 2 players, not for 9.", "Tryby jest dla 2 graczy, nie dla 9."}));
  EXPECT_EQ(refusal_of(ModesGame(1, 1), setup)->sentence,
            (Text{"Modes is for 1 player, not for 9.", "Tryby jest dla 1 gracza, nie dla 9."}));
}

TEST(ContentCounts, AreTakenByKindAndSet) {
  std::vector<ContentCount> counts;
  add_count(counts, "card", "base", 3);
  add_count(counts, "hero", "base");
  add_count(counts, "card", "more", 2);
  add_count(counts, "card", "base", 4);
  ASSERT_EQ(counts.size(), 3u);
  EXPECT_EQ(counts[0].copies, 7);
  EXPECT_EQ(counts[0].designs, 2);
  EXPECT_EQ(counts[1].kind, "card");
  EXPECT_EQ(counts[1].set, "more");
  EXPECT_EQ(counts[2].kind, "hero");
}

}  // namespace
}  // namespace kostka::kernel
