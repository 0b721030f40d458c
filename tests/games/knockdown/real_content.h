// The catalogue that the repository ships, for tests of what it holds.
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "content/yaml.h"
#include "games/knockdown/catalogue.h"
#include "games/knockdown/effects.h"
#include "kernel/data/diagnostics.h"

namespace kostka::games::knockdown {

// Null, and a failed test that shows every problem, when content/knockdown cannot be read.
inline std::unique_ptr<Catalogue> real_catalogue() {
  kernel::Diagnostics diagnostics;
  const kernel::Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/knockdown", diagnostics);
  auto catalogue = read_catalogue(content, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  return catalogue;
}

}  // namespace kostka::games::knockdown
