// "Why can't I?" answers the case: of everything that is refused in played matches the game says how things are.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "kernel/play/match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;

constexpr int kMatches = 3, kMostAsked = 1500;

void look_for_reasons(const kernel::Game& game, std::uint64_t seed, std::set<std::string>& without, int& seen) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = std::max<std::uint8_t>(setup.seats, 2);
  Match match(game, setup, key_from_seed(seed), kernel::Keep::inputs_and_events);
  match.explain(true);
  kernel::ChanceStream stream(key_from_seed(seed, 1));
  for (int n = 0; n < kMostAsked && !match.over() && match.fault() == nullptr; ++n) {
    const auto prompts = match.prompts();
    const Prompt& prompt = *std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
    for (const kernel::RefusalView& refused : match.refusals_of(prompt.seat)) {
      ++seen;
      const kernel::Document& why = refused.outcome["says"]["why_not"];
      // A case is one thing; "this, or that" is a rule.
      const bool one = !why.is_null() && why["en"].as_text().find(", or ") == std::string::npos;
      if (!one) without.insert(refused.option + " " + refused.clause);
    }
    const auto habit = n % 3 != 0 ? match.table().habit(prompt, stream) : std::nullopt;
    match.answer(prompt.seat, habit ? *habit : stream.below(prompt.count()));
  }
}

TEST(Why, EveryRefusalSaysHowThingsAre) {
  for (const auto& game : all_games()) {
    if (game->info().rule_books.empty()) continue;  // what only tests play
    std::set<std::string> without;
    int seen = 0;
    for (int n = 0; n < kMatches; ++n) look_for_reasons(*game, static_cast<std::uint64_t>(n), without, seen);
    EXPECT_GT(seen, 50) << game->info().id;
    std::string all;
    for (const std::string& each : without) all += each + "\n";
    EXPECT_EQ(all, "") << game->info().id << " says nothing of these";
  }
}

}  // namespace
}  // namespace kostka::tests
