#include "fuzz/games.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/judgement.h"

namespace kostka::fuzz {

namespace {

Loaded load(const kernel::GameModule& module) {
  kernel::Diagnostics diagnostics;
  std::string error;
  kernel::Document files = kernel::built_in_content(module, content::packed_content, diagnostics.sources(), error)
                               .value_or(kernel::Document::map());
  auto game = kernel::load_game(module, files, diagnostics);
  if (!game) {
    std::fprintf(stderr, "%s", (error + diagnostics.to_text()).c_str());
    std::abort();
  }
  return {module.id, std::move(files), std::move(game)};
}

std::vector<Loaded> load_all() {
  std::vector<Loaded> all;
  for (const kernel::GameModule& module : games::modules()) all.push_back(load(module));
  return all;
}

}  // namespace

std::span<const Loaded> games() {
  static const std::vector<Loaded> all = load_all();
  return all;
}

const kernel::Game* find_game(std::string_view id) {
  for (const Loaded& each : games()) {
    if (each.id == id) return each.game.get();
  }
  return nullptr;
}

void play_a_little(kernel::Match& match, int answers) {
  kernel::ChanceStream choices(kernel::key_from_seed(1));
  for (int n = 0; n < answers && !match.over() && !match.fault(); ++n) {
    for (const kernel::Prompt& prompt : match.prompts()) {
      if (prompt.answered()) continue;
      match.answer(prompt.seat, choices.below(prompt.count()));
      break;
    }
    static_cast<void>(match.view(kernel::Observer::spectator()));
  }
}

}  // namespace kostka::fuzz
