#include "study/simulate.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <tuple>

#include "games/registry.h"
#include "tests/study/coin_game.h"

namespace kostka::study {
namespace {

std::unique_ptr<kernel::Game> pig() {
  kernel::Diagnostics diagnostics;
  return games::find_module("pig")->load(kernel::Document::map(), diagnostics);
}

SimulationPlan plan_of(const kernel::Game& game, std::uint64_t games, unsigned threads = 1) {
  SimulationPlan plan;
  plan.setup = standard_setup(game.info());
  plan.games = games;
  plan.threads = threads;
  plan.seed = 7;
  plan.most_decisions = 1000;
  return plan;
}

// Every game that the listener hears of, in a form that can be compared.
using Row = std::tuple<std::uint64_t, Ending, unsigned, std::uint32_t, std::uint64_t, std::string>;

struct Heard {
  std::vector<Row> rows;
  Report report;
};

Heard listen(const kernel::Game& game, const SimulationPlan& plan, std::uint64_t stop_after = UINT64_MAX) {
  std::vector<Row> rows;
  std::atomic<bool> stop = false;
  const auto listener = [&](const PlayedGame& g) {
    rows.emplace_back(g.number, g.ending, g.result.winners, g.turns, g.decisions, g.sides[0]);
    if (rows.size() >= stop_after) stop = true;
  };
  Report report = simulate(game, plan, listener, stop);
  return {std::move(rows), std::move(report)};
}

TEST(Simulate, DoesNotDependOnTheNumberOfThreads) {
  const auto game = pig();
  const Heard one = listen(*game, plan_of(*game, 1000));
  EXPECT_EQ(one.report.finished, 1000u);
  for (const unsigned threads : {2u, 3u, 8u}) {
    const Heard many = listen(*game, plan_of(*game, 1000, threads));
    EXPECT_EQ(many.report, one.report) << threads << " threads";
    EXPECT_EQ(many.rows, one.rows) << threads << " threads";
  }
}

TEST(Simulate, TellsOfGamesInOrder) {
  const CoinGame game;
  const Heard heard = listen(game, plan_of(game, 500, 4));
  ASSERT_EQ(heard.rows.size(), 500u);
  for (std::size_t i = 0; i < heard.rows.size(); ++i) EXPECT_EQ(std::get<0>(heard.rows[i]), i);
}

TEST(Simulate, PlaysAnyGameAgain) {
  const auto game = pig();
  const Heard all = listen(*game, plan_of(*game, 300));
  SimulationPlan again = plan_of(*game, 1);
  again.first = 217;
  EXPECT_EQ(listen(*game, again).rows.at(0), all.rows.at(217));
}

TEST(Simulate, SeedsGiveDifferentGames) {
  const auto game = pig();
  SimulationPlan other = plan_of(*game, 100);
  other.seed = 8;
  EXPECT_NE(listen(*game, other).rows, listen(*game, plan_of(*game, 100)).rows);
}

TEST(Simulate, CountsEveryEndingAndGoesOn) {
  const CoinGame game;
  const Heard heard = listen(game, plan_of(game, 2000, 2));
  const Report& report = heard.report;
  EXPECT_EQ(report.games, 2000u);
  EXPECT_EQ(report.finished + report.faulted + report.unfinished, report.games);
  // One game in eight each, so that 100 is many deviations away from what is expected.
  EXPECT_GT(report.faulted, 100u);
  EXPECT_GT(report.unfinished, 100u);
  EXPECT_EQ(report.decisions, report.finished + 1000 * report.unfinished);
  ASSERT_TRUE(report.first_fault);
  EXPECT_EQ(report.first_fault->sentence, "The coin stands on its edge.");
}

TEST(Simulate, TheFirstFaultCanBePlayedAgain) {
  const CoinGame game;
  const Report report = simulate(game, plan_of(game, 500, 3));
  ASSERT_TRUE(report.first_fault);
  SimulationPlan again = plan_of(game, 1);
  again.first = report.first_fault->game;
  EXPECT_EQ(simulate(game, again).faulted, 1u);
  SimulationPlan before = plan_of(game, report.first_fault->game);
  EXPECT_EQ(simulate(game, before).faulted, 0u);
}

TEST(Simulate, AnInterruptedStudyIsASmallerStudy) {
  const auto game = pig();
  const Heard part = listen(*game, plan_of(*game, 100'000, 3), 500);
  EXPECT_GE(part.report.games, 500u);
  EXPECT_LT(part.report.games, 100'000u);
  EXPECT_EQ(part.report, simulate(*game, plan_of(*game, part.report.games)));
}

// Of Coin's two cards one is drawn in each game that comes so far, and the player who resolved it has won.
TEST(Simulate, CountsCardsOnlyIfAsked) {
  const CoinGame game;
  SimulationPlan plan = plan_of(game, 1000, 2);
  EXPECT_TRUE(simulate(game, plan).cards.empty());
  plan.cards = true;
  const Report report = simulate(game, plan);
  ASSERT_EQ(report.cards.size(), 2u);
  std::uint64_t drawn = 0;
  for (const auto& [key, count] : report.cards) {
    EXPECT_EQ(key.first, CoinTable::kCard);
    EXPECT_GT(count.drawn, 300u);
    EXPECT_EQ(count.resolved, count.drawn);
    EXPECT_EQ(count.seats, (WinCount{count.drawn, count.drawn}));
    drawn += count.drawn;
  }
  EXPECT_EQ(drawn, report.finished);
  plan.threads = 1;
  EXPECT_EQ(simulate(game, plan), report);
}

// Anyone who wins a game of Coin takes three coins, whatever the side.
TEST(Simulate, CountsDeedsOnlyIfAsked) {
  const CoinGame game;
  SimulationPlan plan = plan_of(game, 1000, 2);
  EXPECT_TRUE(simulate(game, plan).deeds.empty());
  plan.deeds = true;
  const Report report = simulate(game, plan);
  EXPECT_TRUE(report.cards.empty());
  ASSERT_EQ(report.deeds.size(), 4u);  // two deeds of two sides
  const DeedCount heads = report.deeds.at({"coins", "heads"}), tails = report.deeds.at({"coins", "tails"});
  EXPECT_EQ(heads.count, 3 * heads.seats.games);
  EXPECT_EQ(heads.seats.games + tails.seats.games, report.finished);
  EXPECT_EQ(heads.seats.wins, heads.seats.games);
  const DeedCount lookers = report.deeds.at({"looking-on", "heads"});
  EXPECT_EQ(lookers.count, tails.seats.games);
  EXPECT_EQ(lookers.seats.wins, 0u);
  plan.threads = 1;
  EXPECT_EQ(simulate(game, plan), report);
}

TEST(Simulate, TellsSettingsAndEndingsApart) {
  const CoinGame game;
  const Report report = simulate(game, plan_of(game, 1000));
  EXPECT_EQ(report.endings.at("even") + report.endings.at("odd"), report.finished);
  EXPECT_EQ(report.settings.at("street").games + report.settings.at("table").games, report.finished);
}

// A player of habits needs none: in a game without them it looks ahead a little.
TEST(Simulate, HabitPlaysEveryGame) {
  const auto game = pig();
  SimulationPlan plan = plan_of(*game, 5);
  plan.players = {"habit", "random"};
  EXPECT_EQ(simulate(*game, plan).finished, 5u);
}

TEST(Simulate, OfNothingReportsNothing) {
  const CoinGame game;
  EXPECT_EQ(simulate(game, plan_of(game, 0, 2)), Report(2));
}

TEST(Simulate, AListenerThatThrowsEndsTheStudy) {
  const CoinGame game;
  const std::atomic<bool> stop = false;
  const auto listener = [](const PlayedGame& g) {
    if (g.number == 100) throw std::runtime_error("The disk is full.");
  };
  // So many games that playing them all would never end.
  EXPECT_THROW(simulate(game, plan_of(game, std::uint64_t{1} << 50, 3), listener, stop), std::runtime_error);
}

TEST(Simulate, RandomPigFavoursWhoeverBegins) {
  const auto game = pig();
  const Report report = simulate(*game, plan_of(*game, 20'000, 2));
  EXPECT_GT(report.seats[0].wins, report.seats[1].wins);
  EXPECT_EQ(report.seats[0].wins + report.seats[1].wins, 20'000u);
  EXPECT_TRUE(report.sides.empty());
}

}  // namespace
}  // namespace kostka::study
