#include "bots/search.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>
#include <vector>

#include "bots/search_bot.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "tests/kernel/toy_game.h"

namespace kostka::bots {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;
using kernel::Result;
using kernel::Seat;
using kernel::Task;
using kernel::toy::kFirst;
using kernel::toy::kSecond;
using kernel::toy::Toy;
using kernel::toy::ToyGame;

// One of forty answers wins.
Task<> needle(Toy& g) {
  g.offer_choices(40);
  const kernel::Option answer = co_await g.ask(kFirst, {}, {});
  g.finish(Result::won_by(answer.amount == 17 ? kFirst : kSecond));
}

// Answer n wins with a throw of at most n + 1.
Task<> odds(Toy& g) {
  g.offer_choices(5);
  const kernel::Option answer = co_await g.ask(kFirst, {}, {});
  const int thrown = co_await g.roll(6, {}, {});
  g.finish(Result::won_by(thrown <= answer.amount + 1 ? kFirst : kSecond));
}

// The first answer wins one time in three. The second needs two more right answers, one in four each, and wins for
// sure.
Task<> plan_in_three_steps(Toy& g) {
  g.offer_choices(2);
  const kernel::Option first = co_await g.ask(kFirst, {}, {1});
  if (first.amount == 0) {
    const int thrown = co_await g.roll(3, {}, {});
    g.finish(Result::won_by(thrown == 1 ? kFirst : kSecond));
    co_return;
  }
  g.offer_choices(4);
  const kernel::Option second = co_await g.ask(kFirst, {}, {2});
  g.offer_choices(4);
  const kernel::Option third = co_await g.ask(kFirst, {}, {3});
  g.finish(Result::won_by(second.amount == 2 && third.amount == 1 ? kFirst : kSecond));
}

// Matching pennies, with a third answer that always loses.
Task<> pennies(Toy& g) {
  g.offer_choices(3);
  g.put_to(kFirst, {}, {});
  g.offer_choices(2);
  g.put_to(kSecond, {}, {});
  const auto answers = co_await g.all_answers();
  g.finish(Result::won_by(answers[0].amount == answers[1].amount ? kFirst : kSecond));
}

// Alone the first loses; with the second it wins.
Task<> alliance(Toy& g) {
  g.offer_choices(2);
  const kernel::Option answer = co_await g.ask(kFirst, {}, {});
  Result both;
  both.winners = 0b11;
  g.finish(answer.amount == 1 ? both : Result::won_by(kSecond));
}

// A turn of twenty decisions, each with a throw behind it.
Task<> long_turn(Toy& g) {
  int sum = 0;
  for (int i = 0; i < 20; ++i) {
    g.offer_choices(6);
    const kernel::Option answer = co_await g.ask(kFirst, {}, {});
    sum += answer.amount;
    sum += co_await g.roll(6, {}, {});
  }
  g.finish(Result::won_by(sum > 120 ? kFirst : kSecond));
}

// The findings of one search at the first question.
Findings findings(kernel::toy::Rules rules, const SearchPlan& plan, std::uint64_t seed, SearchHost host = {}) {
  const ToyGame game(rules);
  const Match match(game, standard_setup(game.info()), key_from_seed(1));
  Search search(plan, std::move(host));
  return search.find(match, match.prompts()[0], key_from_seed(seed));
}

const SearchPlan kPlan{.iterations = 1200};

TEST(Search, FindsTheOneAnswerThatWins) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) EXPECT_EQ(findings(needle, kPlan, seed).choice, 17u);
}

TEST(Search, TakesTheBestOdds) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Findings found = findings(odds, {.iterations = 3000}, seed);
    EXPECT_EQ(found.choice, 4u);
    EXPECT_FALSE(found.mixed);
    EXPECT_FALSE(found.has_favourite);
  }
}

// A flat search sees one win in sixteen behind the second answer and takes the first.
TEST(Search, PlansItsOwnTurnWithTheTree) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    EXPECT_EQ(findings(plan_in_three_steps, {.iterations = 1500, .tree = true}, seed).choice, 1u);
    EXPECT_EQ(findings(plan_in_three_steps, {.iterations = 1500, .tree = false}, seed).choice, 0u);
  }
}

TEST(Search, MixesWhereSeatsChooseInSecret) {
  std::set<std::uint32_t> chosen;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Findings found = findings(pennies, {.iterations = 3000}, seed);
    EXPECT_TRUE(found.mixed);
    ASSERT_EQ(found.candidates.size(), 3u);
    EXPECT_NEAR(found.candidates[0].share, 0.5, 0.15);
    EXPECT_NEAR(found.candidates[1].share, 0.5, 0.15);
    EXPECT_LT(found.candidates[2].share, 0.05);
    chosen.insert(found.choice);
  }
  EXPECT_EQ(chosen, (std::set<std::uint32_t>{0, 1}));
}

TEST(Search, SharesAVictory) { EXPECT_EQ(findings(alliance, kPlan, 1).choice, 1u); }

TEST(Search, IsTheSameWithTheSameKey) {
  EXPECT_EQ(findings(odds, kPlan, 3), findings(odds, kPlan, 3));
  EXPECT_NE(findings(odds, kPlan, 3), findings(odds, kPlan, 4));
  EXPECT_EQ(findings(pennies, kPlan, 3), findings(pennies, kPlan, 3));
}

// Whether threads run the workers, or one after another, only their number shows.
TEST(Search, AddsUpTheRootsOfItsWorkers) {
  SearchHost threads;
  threads.workers = 3;
  threads.run_all = [](std::size_t n, const std::function<void(std::size_t)>& job) {
    std::vector<std::jthread> all;
    for (std::size_t i = 0; i < n; ++i) all.emplace_back(job, i);
  };
  SearchHost in_turn;
  in_turn.workers = 3;
  for (const auto rules : {plan_in_three_steps, pennies}) {
    const Findings found = findings(rules, kPlan, 5, threads);
    EXPECT_EQ(found, findings(rules, kPlan, 5, in_turn));
    EXPECT_LE(found.iterations, kPlan.iterations);
    std::uint64_t visits = 0;
    for (const Candidate& c : found.candidates) visits += c.visits;
    EXPECT_GT(visits, 0u);
  }
  EXPECT_EQ(findings(plan_in_three_steps, {.iterations = 4500}, 5, threads).choice, 1u);
}

// The decisions of a turn share its budget.
TEST(Search, KeepsTheBudgetOfATurn) {
  const ToyGame game(long_turn);
  for (const std::uint32_t iterations : {100u, 400u, 2000u}) {
    Match match(game, standard_setup(game.info()), key_from_seed(1));
    SearchBot bot({.iterations = iterations}, key_from_seed(2));
    while (!match.over()) {
      const Prompt prompt = match.prompts()[0];
      match.answer(prompt.seat, bot.choose(match, prompt));
    }
    EXPECT_LE(bot.search().spent_this_turn(), iterations + iterations / 5);
    EXPECT_GE(bot.search().spent_this_turn(), iterations / 2);
  }
}

// Whoever takes over in the middle of a turn does not begin with a whole budget.
TEST(Search, KeepsTheBudgetOfATurnWithANewBotForEachDecision) {
  const ToyGame game(long_turn);
  Match match(game, standard_setup(game.info()), key_from_seed(1));
  std::uint64_t spent = 0;
  while (!match.over()) {
    const Prompt prompt = match.prompts()[0];
    Search search({.iterations = 2000});
    const Findings& found = search.find(match, prompt, key_from_seed(2));
    spent += found.iterations;
    match.answer(prompt.seat, found.choice);
  }
  EXPECT_LE(spent, 2400u);
}

// A clock that goes on by one whenever somebody looks at it, and each world costs a look.
TEST(Search, KeepsToItsTime) {
  std::uint64_t clock = 1000;
  SearchHost host;
  host.milliseconds = [&clock] { return clock++; };
  const Findings found = findings(odds, {.iterations = 1'000'000, .milliseconds = 600}, 1, host);
  EXPECT_LE(clock - 1000, 600u * 12 / 10 / 3);
  EXPECT_GE(clock - 1000, 600u * 8 / 10 / 3);
  EXPECT_GT(found.iterations, 150u);
}

// Without a habit and a judgement the search plays on to the end and learns when to stop: much better than at random.
TEST(SearchBot, BeatsChanceAtPig) {
  kernel::Diagnostics diagnostics;
  const auto game = games::find_module("pig")->load(kernel::Document::map(), diagnostics);
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Match match(*game, standard_setup(game->info()), key_from_seed(seed));
    SearchBot bot({.iterations = 200}, key_from_seed(seed, 1));
    const auto random = make_bot("random", key_from_seed(seed, 2));
    while (!match.over()) {
      const Prompt prompt = match.prompts()[0];
      match.answer(prompt.seat, prompt.seat == Seat{0} ? bot.choose(match, prompt) : random->choose(match, prompt));
    }
    wins += match.result().won(Seat{0}) ? 1 : 0;
  }
  EXPECT_GE(wins, 18);
}

TEST(SearchPlan, IsReadFromWords) {
  EXPECT_EQ(read_search_plan("search"), SearchPlan{});
  EXPECT_EQ(read_search_plan("search:iterations=90:rounds=2:tree=0:caution=50"),
            (SearchPlan{.iterations = 90, .rounds = 2, .caution = 0.5, .tree = false}));
  for (const std::string_view wrong :
       {"easy", "searching", "search:", "search:iterations", "search:iterations=", "search:iterations=many",
        "search:depth=3", "search:iterations=9x", "search:iterations=-1"}) {
    EXPECT_EQ(read_search_plan(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace kostka::bots
