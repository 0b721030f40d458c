// Sentences of cards held as they are: one of each construction, in both languages.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "kernel/play/game.h"

namespace kostka::tests {

struct PinnedText {
  std::string_view id, en, pl;
};

// Each is a whole line of its item.
inline void expect_lines(const kernel::Game& game, std::span<const PinnedText> texts) {
  for (const PinnedText& text : texts) {
    const auto item = game.item(text.id);
    ASSERT_NE(item, nullptr) << text.id;
    std::string all;
    for (const kernel::Text& line : item->lines) all += "\n  " + line.en + "\n  " + line.pl;
    const bool found = std::any_of(item->lines.begin(), item->lines.end(),
                                   [&](const kernel::Text& line) { return line.en == text.en && line.pl == text.pl; });
    EXPECT_TRUE(found) << text.id << " says:" << all << "\nand not:\n  " << text.en << "\n  " << text.pl;
  }
}

}  // namespace kostka::tests
