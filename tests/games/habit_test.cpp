// Rules of thumb of computer players: they always have a legal answer, know nothing that their seat does not, and lead
// somewhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "kernel/play/match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::ChanceStream;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

constexpr int kMostDecisions = 20'000;

const Prompt* open_prompt_of(const Match& match) {
  const auto prompts = match.prompts();
  const auto open = std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
  return open == prompts.end() ? nullptr : &*open;
}

kernel::MatchSetup full_table(const kernel::Game& game) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = game.info().most_seats;
  return setup;
}

kernel::MatchSetup with_nemeses(const kernel::Game& game, std::uint8_t seats) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = seats;
  const auto& switches = game.info().switches;
  for (std::size_t i = 0; i < switches.size(); ++i) {
    if (switches[i].id == "variant") setup.switches[i] = 1;
  }
  return setup;
}

// What a seat plays is the id of a character or of a nemesis.
bool leads_nemesis(const Match& match, Seat seat) {
  const std::string side = match.table().side_of(seat);
  return side == "rne-githellion" || side == "rne-luxuria" || side == "rne-moarn" || side == "rne-specimen-x";
}

// How many answers were compared, of all seats and of those that lead a nemesis.
struct Compared {
  int all = 0, of_nemeses = 0;
};

// Everybody plays by habit, or at random where there is none; answers are compared with those in a copy in which all
// that is hidden from the seat was dealt again.
Compared compare_with_copies(const kernel::Game& game, const kernel::MatchSetup& setup, std::uint64_t seed) {
  Match match(game, setup, key_from_seed(seed));
  const auto copy = match.fork();
  ChanceStream stream(key_from_seed(seed, 1));
  Compared compared;
  for (int n = 0; n < kMostDecisions && !match.over(); ++n) {
    const Prompt* prompt = open_prompt_of(match);
    if (!prompt) break;
    ChanceStream one(key_from_seed(seed, 2)), other(key_from_seed(seed, 2));
    const auto answer = match.table().habit(*prompt, one);
    if (answer) {
      EXPECT_LT(*answer, prompt->count());
      match.fork_into(*copy);
      copy->determinize(kernel::Observer::seat(prompt->seat), key_from_seed(seed, static_cast<std::uint64_t>(n)));
      const auto again = copy->table().habit(*copy->prompt_of(prompt->seat), other);
      EXPECT_EQ(answer, again) << match.table().question_id(prompt->question) << " in game " << seed;
      EXPECT_EQ(match.table().judge(prompt->seat), copy->table().judge(prompt->seat)) << "in game " << seed;
      ++compared.all;
      compared.of_nemeses += leads_nemesis(match, prompt->seat) ? 1 : 0;
    }
    match.answer(prompt->seat, answer ? *answer : stream.below(prompt->count()));
  }
  EXPECT_EQ(match.fault(), nullptr);
  return compared;
}

TEST(Habit, KnowsOnlyWhatItsSeatKnows) {
  for (const auto& game : all_games()) {
    SCOPED_TRACE(game->info().id);
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) compared += compare_with_copies(*game, full_table(*game), seed).all;
    if (game->info().id == "relic") {
      EXPECT_GT(compared, 1'000);
    }
  }
}

// RNE-COMP-09: both kinds of seat, with one nemesis and with two.
TEST(Habit, KnowsOnlyWhatItsSeatKnowsAmongNemeses) {
  for (const auto& game : all_games()) {
    if (game->info().id != "relic-nemesis") continue;
    for (const std::uint8_t seats : {std::uint8_t{3}, std::uint8_t{4}, std::uint8_t{6}}) {
      Compared compared;
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const Compared one = compare_with_copies(*game, with_nemeses(*game, seats), seed);
        compared.all += one.all;
        compared.of_nemeses += one.of_nemeses;
      }
      EXPECT_GT(compared.of_nemeses, 150) << int{seats};
      EXPECT_GT(compared.all - compared.of_nemeses, 500) << int{seats};
    }
  }
}

// Wins of the first seat, which plays by habit, against players who choose at random.
int wins_against_random(const kernel::Game& game, int games) {
  int wins = 0;
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Match match(game, standard_setup(game.info()), key_from_seed(seed));
    const auto practised = bots::make_bot("habit", key_from_seed(seed, 1));
    const auto random = bots::make_bot("random", key_from_seed(seed, 2));
    for (int n = 0; n < kMostDecisions && !match.over(); ++n) {
      const Prompt* prompt = open_prompt_of(match);
      if (!prompt) break;
      bots::Bot& bot = prompt->seat == Seat{0} ? *practised : *random;
      match.answer(prompt->seat, bot.choose(match, *prompt));
    }
    wins += match.over() && match.result().won(Seat{0}) ? 1 : 0;
  }
  return wins;
}

TEST(Habit, WinsRelicAgainstPlayersWithoutAPlan) {
  for (const auto& game : all_games()) {
    if (game->info().id == "relic") {
      EXPECT_GE(wins_against_random(*game, 20), 19);
    }
  }
}

TEST(StandardLevel, IsALevelThatPlaysWithAPlan) {
  for (const auto& game : all_games()) {
    const std::string_view level = game->info().standard_level;
    EXPECT_NE(bots::make_bot(level, {}), nullptr) << game->info().id << ": " << level;
    EXPECT_NE(level, "random") << game->info().id;
  }
}

}  // namespace
}  // namespace kostka::tests
