#include "study/search_bench.h"

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "kernel/play/match.h"
#include "study/bench.h"
#include "study/playout.h"

namespace kostka::study {
namespace {

using kernel::Match;
using kernel::Prompt;

constexpr std::uint64_t kLongestHabitGame = 20'000;

// Plays by habit until the match ends or `wanted` says that this is a place to stop; returns how many decisions were
// made.
template <class Wanted>
std::uint64_t play_by_habit(Match& match, std::uint64_t seed, Wanted wanted) {
  const auto bot = bots::make_bot("habit", kernel::key_from_seed(seed, 1));
  std::uint64_t decisions = 0;
  for (const Prompt* prompt = open_prompt(match); prompt && !match.over() && decisions < kLongestHabitGame;
       prompt = open_prompt(match), ++decisions) {
    if (wanted(decisions, *prompt)) break;
    match.answer(prompt->seat, bot->choose(match, *prompt));
  }
  return decisions;
}

bool is_a_choice(const Match& match, const Prompt& prompt) {
  kernel::ChanceStream stream;
  return prompt.count() > 1 && match.prompts().size() == 1 &&
         !match.table().reflex(prompt, kernel::Steadiness::easy, stream);
}

}  // namespace

SearchBenchFigures measure_search(const kernel::Game& game, const SearchBenchPlan& plan) {
  SearchBenchFigures figures;
  Match match(game, plan.setup, kernel::ChanceKey{});
  double seconds = 0;
  for (std::uint32_t i = 0; i < plan.positions; ++i) {
    const kernel::ChanceKey key = kernel::key_from_seed(plan.seed, i);
    match.restart(plan.setup, key);
    const std::uint64_t middle =
        play_by_habit(match, plan.seed + i, [](std::uint64_t, const Prompt&) { return false; }) / 2;
    match.restart(plan.setup, key);
    play_by_habit(match, plan.seed + i, [&](std::uint64_t made, const Prompt& prompt) {
      return made >= middle && is_a_choice(match, prompt);
    });
    const Prompt* prompt = open_prompt(match);
    if (match.over() || prompt == nullptr) continue;
    bots::Search search(plan.search);
    const double start = processor_seconds();
    figures.iterations += search.find(match, *prompt, key).iterations;
    seconds += processor_seconds() - start;
    ++figures.positions;
  }
  if (seconds > 0) figures.iterations_per_second = static_cast<double>(figures.iterations) / seconds;
  return figures;
}

}  // namespace kostka::study
