// Plays seeded games and prints what became of them: built for this machine and for WebAssembly, it must print the same
// (tests/wasm/run). Uses only what runs without files, threads and clocks.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <memory>
#include <string>

#include "bots/bot.h"
#include "bots/level_bot.h"
#include "bots/levels.h"
#include "bots/search_bot.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/judgement.h"
#include "kernel/play/match.h"

namespace {

using namespace kostka;

constexpr std::uint64_t kRandomGames = 25;
// Bots that search are slow; what they answer to the first questions is enough to compare.
constexpr int kBotDecisions = 12;
constexpr std::uint32_t kMostFutures = 600;

std::unique_ptr<kernel::Game> load(const kernel::GameModule& module) {
  kernel::Diagnostics diagnostics;
  std::string error;
  const auto content = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error);
  auto game = content ? kernel::load_game(module, *content, diagnostics) : nullptr;
  if (!game)
    std::printf("%s cannot be loaded: %s%s\n", std::string(module.id).c_str(), error.c_str(),
                diagnostics.to_text().c_str());
  return game;
}

void print(const kernel::Match& match, std::uint64_t seed, std::string_view how) {
  std::printf("%s %" PRIu64 " %s %016" PRIx64 " %zu %d %s\n", std::string(match.game().info().id).c_str(), seed,
              std::string(how).c_str(), match.fingerprint(), match.inputs().size(), match.result().winners,
              match.fault() ? match.fault() : "");
}

void play_at_random(const kernel::Game& game, std::uint64_t seed) {
  kernel::Match match(game, standard_setup(game.info()), kernel::key_from_seed(seed), kernel::Keep::inputs);
  kernel::ChanceStream choices(kernel::key_from_seed(seed, 1));
  while (!match.over() && !match.fault()) {
    for (const kernel::Prompt& prompt : match.prompts()) {
      if (prompt.answered()) continue;
      match.answer(prompt.seat, choices.below(prompt.count()));
      break;
    }
  }
  print(match, seed, "random");
}

// The plans of levels are too long for a test; a part of them goes through the same steps.
std::unique_ptr<bots::Bot> bot_of(const bots::Level& level, const kernel::Game& game, std::string_view temperament) {
  if (!level.offered) return bots::make_bot(level.id, kernel::key_from_seed(7));
  bots::SearchPlan plan = bots::plan_of(level.id, game.info().id, temperament);
  plan.iterations = std::min(plan.iterations, kMostFutures);
  return std::make_unique<bots::SearchBot>(plan, kernel::key_from_seed(7));
}

void play_by_bots(const kernel::Game& game, const bots::Level& level, std::string_view temperament) {
  const auto bot = bot_of(level, game, temperament);
  kernel::Match match(game, standard_setup(game.info()), kernel::key_from_seed(1), kernel::Keep::inputs);
  for (int n = 0; n < kBotDecisions && !match.over() && !match.fault(); ++n) {
    for (const kernel::Prompt& prompt : match.prompts()) {
      if (prompt.answered()) continue;
      match.answer(prompt.seat, bot->choose(match, prompt));
      break;
    }
  }
  print(match, 1, std::string(level.id) + " " + std::string(temperament));
}

}  // namespace

int main() {
  for (const kernel::GameModule& module : games::modules()) {
    const auto game = load(module);
    if (!game) return 1;
    for (std::uint64_t seed = 1; seed <= kRandomGames; ++seed) play_at_random(*game, seed);
    for (const bots::Level& level : bots::levels()) play_by_bots(*game, level, "balanced");
    for (const bots::Temperament& each : bots::temperaments()) play_by_bots(*game, *bots::find_level("hard"), each.id);
  }
  return 0;
}
