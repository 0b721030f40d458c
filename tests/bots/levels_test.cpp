// Levels and temperaments: all of them play every game, within the time they have, and each in its own way.
#include "bots/levels.h"
#include "bots/level_bot.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bots/open_prompt.h"
#include "bots/search_bot.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/judgement.h"
#include "tests/kernel/toy_game.h"

namespace kostka::bots {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;
using kernel::Task;
using kernel::toy::kFirst;
using kernel::toy::kSecond;
using kernel::toy::Toy;
using kernel::toy::ToyGame;

constexpr std::uint32_t kFewFutures = 40;
constexpr int kLongestGameAsked = 20'000;

// Every so many decisions of a game all levels are asked; `long` asks them at every one.
int asked_once_in() {
  const char* asked = std::getenv("KOSTKA_BATTERY");
  const std::string_view size = asked ? asked : "";
  return size == "small" ? 13 : size == "long" ? 1 : 5;
}

std::unique_ptr<kernel::Game> game_of(const kernel::GameModule& module) {
  kernel::Diagnostics diagnostics;
  std::string error;
  const auto content = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error);
  auto game = content ? kernel::load_game(module, *content, diagnostics) : nullptr;
  EXPECT_NE(game, nullptr) << module.id << ": " << error << diagnostics.to_text();
  return game;
}

// The bots of all levels and temperaments with plans that are short enough to be asked often.
std::vector<std::unique_ptr<Bot>> short_bots(const kernel::Game& game) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const Level& level : levels()) {
    if (!level.offered) {
      bots.push_back(make_bot(level.id, key_from_seed(7)));
      continue;
    }
    SearchPlan plan = plan_of(level.id, game.info().id);
    plan.iterations = std::min(plan.iterations, kFewFutures);
    bots.push_back(std::make_unique<SearchBot>(plan, key_from_seed(7)));
  }
  for (const Temperament& each : temperaments()) {
    SearchPlan plan = plan_of("normal", game.info().id, each.id);
    plan.iterations = kFewFutures;
    bots.push_back(std::make_unique<SearchBot>(plan, key_from_seed(7)));
  }
  return bots;
}

TEST(Levels, AllOfThemAnswerEveryQuestionOfEveryGame) {
  for (const kernel::GameModule& module : games::modules()) {
    SCOPED_TRACE(module.id);
    const auto game = game_of(module);
    ASSERT_NE(game, nullptr);
    const auto bots = short_bots(*game);
    Match match(*game, standard_setup(game->info()), key_from_seed(3));
    kernel::ChanceStream stream(key_from_seed(3, 1));
    std::uint64_t asked = 0;
    for (int n = 0; n < kLongestGameAsked && !match.over(); ++n) {
      const Prompt* prompt = open_prompt(match);
      ASSERT_NE(prompt, nullptr);
      const bool ask_all = n % asked_once_in() == 0;
      for (std::size_t i = 0; ask_all && i < bots.size(); ++i) {
        ASSERT_LT(bots[i]->choose(match, *prompt), prompt->count()) << match.table().question_id(prompt->question);
        ++asked;
      }
      const auto habit = match.table().habit(*prompt, stream);
      match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
    }
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.fault(), nullptr);
    EXPECT_GT(asked, bots.size());
  }
}

TEST(Levels, ThinkMoreTheHigherTheyAre) {
  for (const std::string_view game : {"knockdown", "karak", "relic", "relic-nemesis", "nemesis", "pig"}) {
    SearchPlan before{.iterations = 0, .softness = 1};
    for (const Level& level : levels()) {
      if (!level.offered) continue;
      const SearchPlan plan = plan_of(level.id, game);
      EXPECT_GT(plan.iterations, before.iterations) << game << " " << level.id;
      EXPECT_LE(plan.softness, before.softness) << game << " " << level.id;
      EXPECT_GT(plan.milliseconds, 0u) << "a bot at a table ends its turn by the clock as well";
      EXPECT_TRUE(plan.honest);
      before = plan;
    }
  }
}

TEST(Levels, HaveWordsInBothLanguages) {
  std::set<std::string_view> ids;
  for (const Level& level : levels()) {
    EXPECT_TRUE(ids.insert(level.id).second);
    for (const kernel::Text& text : {level.name, level.about, about_level(level, "karak")}) {
      EXPECT_FALSE(text.en.empty());
      EXPECT_FALSE(text.pl.empty());
    }
  }
  for (const Temperament& each : temperaments()) EXPECT_NE(each.about.en, each.about.pl);
  EXPECT_NE(find_level(kStandardLevel), nullptr);
}

TEST(Levels, NamesOfEarlierVersionsGoOnPlaying) {
  for (const std::string_view old : {"random", "habit", "easy"}) EXPECT_NE(make_bot(old, {}), nullptr) << old;
  EXPECT_EQ(make_player("hard+sleepy", {}), nullptr);
  EXPECT_EQ(make_player("habit+bold", {}), nullptr);
  EXPECT_NE(make_player("hard+bold", {}), nullptr);
}

// What each answers in positions of a game by habit, as one number for each temperament.
std::vector<std::vector<std::uint32_t>> answers_by_temperament(const kernel::Game& game) {
  constexpr int kPositions = 40;
  std::vector<std::vector<std::uint32_t>> answers(temperaments().size());
  Match match(game, standard_setup(game.info()), key_from_seed(5));
  kernel::ChanceStream stream(key_from_seed(5, 1));
  for (int n = 0, seen = 0; n < kLongestGameAsked && !match.over() && seen < kPositions; ++n) {
    const Prompt* prompt = open_prompt(match);
    if (prompt == nullptr) break;
    const bool by_hand = match.table().reflex(*prompt, kernel::Steadiness::easy, stream).has_value();
    if (prompt->count() > 1 && !by_hand && n % 3 == 0) {
      ++seen;
      for (std::size_t i = 0; i < answers.size(); ++i) {
        SearchPlan plan = plan_of("hard", game.info().id, temperaments()[i].id);
        plan.iterations = 240;
        Search search(plan);
        answers[i].push_back(search.find(match, *prompt, key_from_seed(static_cast<std::uint64_t>(n))).choice);
      }
    }
    const auto habit = match.table().habit(*prompt, stream);
    match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
  }
  return answers;
}

// Of a few positions and futures: where the rules of thumb are plainly right, everybody keeps to them.
TEST(Temperaments, BoldAndCautiousPlayOtherwise) {
  int games_apart = 0;
  for (const kernel::GameModule& module : games::modules()) {
    if (module.is_fixture) continue;
    const auto game = game_of(module);
    ASSERT_NE(game, nullptr);
    const auto answers = answers_by_temperament(*game);
    if (answers[1] != answers[2]) ++games_apart;
  }
  EXPECT_GE(games_apart, 2);
}

// A search that in the end only has the favourite left would play by habit for thousands of futures.
TEST(Search, LeavesTheRulesOfThumbWhereFuturesSpeakAgainstThem) {
  constexpr int kPositions = 30;
  for (const kernel::GameModule& module : games::modules()) {
    const auto game = game_of(module);
    ASSERT_NE(game, nullptr);
    Match match(*game, standard_setup(game->info()), key_from_seed(9));
    kernel::ChanceStream stream(key_from_seed(9, 1));
    int favourites = 0, left = 0;
    for (int n = 0; n < kLongestGameAsked && !match.over() && favourites < kPositions; ++n) {
      const Prompt* prompt = open_prompt(match);
      if (prompt == nullptr) break;
      const auto habit = match.table().habit(*prompt, stream);
      if (habit && prompt->count() > 2 && match.prompts().size() == 1 && n % 3 == 0) {
        Search search({.iterations = 900, .caution = 0});
        const Findings& found = search.find(match, *prompt, key_from_seed(static_cast<std::uint64_t>(n)));
        EXPECT_GE(alive_in(found.candidates), 2u) << "nothing is left to compare the favourite with";
        ++favourites;
        left += found.choice != found.candidates[0].option ? 1 : 0;
      }
      match.answer(prompt->seat, habit ? *habit : stream.below(prompt->count()));
    }
    if (favourites > 0) EXPECT_GT(left, 0) << module.id << ": always what the rules of thumb said";
  }
}

TEST(Temperaments, TheBoldTakeAChanceThatTheCautiousLeave) {
  const auto likes_the_chance = [](double boldness) {
    return (felt(0.1, boldness) + felt(0.9, boldness)) / 2 > felt(0.5, boldness);
  };
  EXPECT_TRUE(likes_the_chance(0.8));
  EXPECT_FALSE(likes_the_chance(-0.8));
  for (const double boldness : {-1.0, 0.0, 1.0}) {
    EXPECT_EQ(felt(0, boldness), 0);
    EXPECT_EQ(felt(1, boldness), 1);
    EXPECT_GE(felt(0.6, boldness), felt(0.5, boldness)) << "more is never worse";
  }
}

// A turn of ten decisions by a host that makes a new bot for each, with a clock on which every world costs something:
// what one decision has cost is told to the next.
Task<> ten_decisions(Toy& g) {
  int sum = 0;
  for (int i = 0; i < 10; ++i) {
    g.offer_choices(6);
    const kernel::Option answer = co_await g.ask(kFirst, {}, {1});
    sum += answer.amount;
    g.checkpoint();
  }
  g.finish(kernel::Result::won_by(sum > 30 ? kFirst : kSecond));
}

TEST(Budget, IsOneForTheWholeTurnWhoeverCounts) {
  for (const std::uint64_t cost : {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{7}}) {
    const ToyGame game(ten_decisions);
    Match match(game, standard_setup(game.info()), key_from_seed(1));
    std::uint64_t clock = 5'000;
    TurnAccount account;
    const SearchPlan plan{.iterations = 1'000'000, .milliseconds = 900};
    for (int i = 0; i < 10; ++i) {
      SearchHost host;
      host.milliseconds = [&] { return clock += cost; };
      Search search(plan, host);
      if (account.decisions > 0) search.go_on(account);
      const Prompt* prompt = open_prompt(match);
      ASSERT_NE(prompt, nullptr);
      match.answer(prompt->seat, search.find(match, *prompt, key_from_seed(static_cast<std::uint64_t>(i))).choice);
      account = search.account();
    }
    EXPECT_EQ(account.decisions, 10u);
    EXPECT_LE(clock - 5'000, 900u * 12 / 10) << "every look costs " << cost;
    EXPECT_GE(clock - 5'000, 900u / 2);
  }
}

}  // namespace
}  // namespace kostka::bots
