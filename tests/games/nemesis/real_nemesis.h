// Nemesis with the content that the repository ships, for tests of what scenarios cannot see.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "content/yaml.h"
#include "games/nemesis/content/catalogue.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/path.h"
#include "tests/games/patched_match.h"

namespace kostka::games::nemesis {

// The content with some parts replaced: `tiles.tiles.0.colour`.
inline kernel::Document real_content(const Patches& patches = {}) {
  kernel::Diagnostics diagnostics;
  kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/nemesis", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  for (const auto& [path, value] : patches) EXPECT_EQ(kernel::patch(content, path, value), std::nullopt);
  return content;
}

inline std::unique_ptr<Catalogue> real_catalogue() {
  kernel::Diagnostics diagnostics;
  auto catalogue = read_catalogue(real_content(), diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return catalogue;
}

// What is wrong with the content, one line for each problem.
inline std::string complaints(const kernel::Document& content) {
  kernel::Diagnostics diagnostics;
  EXPECT_EQ(read_catalogue(content, diagnostics), nullptr);
  return diagnostics.to_text();
}

}  // namespace kostka::games::nemesis
