#include "study/report.h"

#include <gtest/gtest.h>

namespace kostka::study {
namespace {

PlayedGame finished(std::uint64_t number, unsigned winners, std::uint32_t turns, std::string a = {},
                    std::string b = {}) {
  PlayedGame game;
  game.number = number;
  game.ending = Ending::finished;
  game.result.winners = static_cast<std::uint8_t>(winners);
  game.turns = turns;
  game.decisions = 10;
  game.sides[0] = std::move(a);
  game.sides[1] = std::move(b);
  return game;
}

TEST(Report, IsEmptyAtFirst) {
  const Report report(2);
  EXPECT_EQ(report.games, 0u);
  EXPECT_EQ(report.mean_turns(), 0);
  EXPECT_EQ(report.seats, std::vector<WinCount>(2));
  EXPECT_FALSE(report.first_fault);
}

TEST(Report, AddsUpKnownGames) {
  Report report(2);
  report.add(finished(0, 0b01, 5, "monk", "ape"));
  report.add(finished(1, 0b10, 3, "monk", "ape"));
  report.add(finished(2, 0b10, 10, "ape", "monk"));
  EXPECT_EQ(report.finished, 3u);
  EXPECT_EQ(report.decisions, 30u);
  EXPECT_EQ(report.turns, (TurnCount{18, 3, 10}));
  EXPECT_DOUBLE_EQ(report.mean_turns(), 6);
  EXPECT_EQ(report.seats[0], (WinCount{3, 1}));
  EXPECT_EQ(report.seats[1], (WinCount{3, 2}));
  EXPECT_EQ(report.sides.at("monk"), (WinCount{3, 2}));
  EXPECT_EQ(report.sides.at("ape"), (WinCount{3, 1}));
}

TEST(Report, CountsTheWinsOfThoseWhoBearAMark) {
  Report report(2);
  PlayedGame game = finished(0, 0b01, 5);
  game.marks[0] = {"crown", "starter"};
  report.add(game);
  game = finished(1, 0b10, 5);
  game.marks[0] = {"crown"};
  game.marks[1] = {"starter"};
  report.add(game);
  EXPECT_EQ(report.marks.at("crown"), (WinCount{2, 1}));
  EXPECT_EQ(report.marks.at("starter"), (WinCount{2, 2}));
  EXPECT_EQ(report.marked_games.at("starter"), (WinCount{2, 2}));
  EXPECT_EQ(report.anybody, (WinCount{2, 2}));
}

TEST(Report, ASharedVictoryIsAWinForEach) {
  Report report(2);
  report.add(finished(0, 0b11, 1));
  EXPECT_EQ(report.seats[0].wins + report.seats[1].wins, 2u);
}

TEST(Report, ASidePlayedTwiceHasPlayedTwice) {
  Report report(2);
  report.add(finished(0, 0b01, 1, "monk", "monk"));
  EXPECT_EQ(report.sides.at("monk"), (WinCount{2, 1}));
}

TEST(Report, TellsSettingsAndEndingsApart) {
  Report report(2);
  PlayedGame game = finished(0, 0b01, 4, "monk", "ape");
  game.setting = "cave";
  game.ended_by = "knockout";
  report.add(game);
  game = finished(1, 0b10, 8, "monk", "ape");
  game.setting = "cave";
  game.ended_by = "points";
  report.add(game);
  game.setting = "roof";
  report.add(game);
  EXPECT_EQ(report.endings, (std::map<std::string, std::uint64_t>{{"knockout", 1}, {"points", 2}}));
  ASSERT_EQ(report.settings.size(), 2u);
  const SettingCount& cave = report.settings.at("cave");
  EXPECT_EQ(cave.games, 2u);
  EXPECT_EQ(cave.turns, 12u);
  EXPECT_EQ(cave.endings, (std::map<std::string, std::uint64_t>{{"knockout", 1}, {"points", 1}}));
  EXPECT_EQ(cave.sides.at("monk"), (WinCount{2, 1}));
  EXPECT_EQ(report.settings.at("roof").sides.at("ape"), (WinCount{1, 1}));
}

TEST(Report, CountsWhoWonAfterResolvingACard) {
  const CardKey sword{1, 7}, trap{1, 9};
  Report report(3);
  PlayedGame game = finished(0, 0b001, 1);
  game.cards = {{sword, 3, 2, 0b011}, {trap, 1, 1, 0b100}};
  report.add(game);
  game = finished(1, 0b010, 1);
  game.cards = {{sword, 1, 1, 0b010}, {trap, 1, 0, 0}};
  report.add(game);
  EXPECT_EQ(report.cards.at(sword), (CardCount{4, 3, {3, 2}}));
  EXPECT_EQ(report.cards.at(trap), (CardCount{2, 1, {1, 0}}));
}

TEST(Report, KnowsHowLongMostGamesAre) {
  Report report(2);
  EXPECT_EQ(report.turns_of(0.5), 0u);
  for (std::uint32_t turns = 1; turns <= 20; ++turns) report.add(finished(turns, 0b01, turns));
  EXPECT_EQ(report.turns_of(0.05), 1u);
  EXPECT_EQ(report.turns_of(0.5), 10u);
  EXPECT_EQ(report.turns_of(0.95), 19u);
  EXPECT_EQ(report.turns_of(1), 20u);
}

TEST(Report, WhatDidNotFinishCountsForNobody) {
  Report report(2);
  PlayedGame game = finished(4, 0b01, 99, "monk", "ape");
  game.ending = Ending::unfinished;
  report.add(game);
  game.number = 5;
  game.ending = Ending::faulted;
  game.fault = "A card is lost.";
  report.add(game);
  game.number = 6;
  game.fault = "Another card is lost.";
  report.add(game);
  EXPECT_EQ(report.unfinished, 1u);
  EXPECT_EQ(report.faulted, 2u);
  EXPECT_EQ(report.first_fault, (FirstFault{5, "A card is lost."}));
  EXPECT_EQ(report.turns, TurnCount{});
  EXPECT_EQ(report.seats[0], WinCount{});
  EXPECT_TRUE(report.sides.empty());
}

}  // namespace
}  // namespace kostka::study
