// Looking at the goal of a match from its beginning to its end (kernel/play/goal.h).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/games/shelf.h"

namespace kostka::tests {

inline std::unique_ptr<kernel::Game> game_called(std::string_view id) {
  for (auto& each : all_games()) {
    if (each->info().id == id) return std::move(each);
  }
  return nullptr;
}

// Which match is looked at; `option` is one switch that is not as usual.
struct LookedAt {
  std::uint64_t seed = 1;
  std::uint8_t seats = 2;
  std::string_view option{}, choice{};
};

// Plays by habit, at random where there is none, and shows the view of seat 0 before every answer and at the end.
template <class Look>
void play_and_look(const kernel::Game& game, const LookedAt& wish, Look look) {
  const std::uint64_t seed = wish.seed;
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = wish.seats;
  if (!wish.option.empty()) fix_switch(game.info(), wish.option, wish.choice, setup);
  kernel::Match match(game, setup, kernel::key_from_seed(seed), kernel::Keep::inputs);
  kernel::ChanceStream stream(kernel::key_from_seed(seed, 1));
  constexpr int kMostSteps = 6000;
  for (int n = 0; n < kMostSteps && !match.over() && !match.fault(); ++n) {
    look(match, match.view(kernel::Observer::seat(kernel::Seat{0}))["table"]);
    const auto prompts = match.prompts();
    const kernel::Prompt& prompt =
        *std::find_if(prompts.begin(), prompts.end(), [](const kernel::Prompt& p) { return !p.answered(); });
    const auto habit = match.table().habit(prompt, stream);
    match.answer(prompt.seat, habit ? *habit : stream.below(prompt.count()));
  }
  EXPECT_EQ(match.fault(), nullptr);
  look(match, match.view(kernel::Observer::seat(kernel::Seat{0}))["table"]);
}

inline std::int64_t length_of(const kernel::Document& seat) {
  std::int64_t sum = 0;
  for (const kernel::Document& part : seat["parts"].items()) sum += part["amount"].as_int();
  return sum;
}

// Anyone who is further on stands higher.
inline void expect_order(const kernel::Document& goal) {
  double before = 2;
  for (const kernel::Document& seat : goal["seats"].items()) {
    const double share = static_cast<double>(length_of(seat)) / static_cast<double>(seat["most"].as_int());
    EXPECT_LE(share, before + 1e-6);
    before = share;
  }
}

inline bool warns(const kernel::Document& goal) { return !goal["warning"].is_null(); }

}  // namespace kostka::tests
