#include "tests/games/shelf.h"

#include <gtest/gtest.h>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"

namespace kostka::tests {

std::vector<std::unique_ptr<kernel::Game>> all_games() {
  std::vector<std::unique_ptr<kernel::Game>> games;
  for (const kernel::GameModule& module : games::modules()) {
    kernel::Diagnostics diagnostics;
    auto game = content::load_packed(module, content::packed_content, diagnostics);
    EXPECT_TRUE(game != nullptr) << module.id << ":\n" << diagnostics.to_text();
    if (game) games.push_back(std::move(game));
  }
  return games;
}

}  // namespace kostka::tests
