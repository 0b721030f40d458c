// The map of Karak in a terminal.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/language/layout.h"
#include "kernel/play/board_text.h"
#include "kernel/play/match.h"

namespace kostka::games::karak {
namespace {

using kernel::Document;

// A long name stays within its hex: the place of the hex beside it can be read.
TEST(KarakBoard, ALongNameLeavesThePlaceBesideItReadable) {
  kernel::Diagnostics diagnostics;
  const kernel::GameModule& module = *find_module("karak");
  const auto game = content::load_packed(module, content::packed_content, diagnostics);
  ASSERT_NE(game, nullptr) << diagnostics.to_text();
  const kernel::Match match(*game, standard_setup(game->info()), kernel::key_from_seed(1));
  Document table = match.table().view(kernel::Observer::spectator());
  // The mine west of a hex that lies half a hex higher: the last line of that one is the line of the mine's name.
  Document mine, other;
  for (const Document& hex : table["map"].items()) {
    if (mine.is_null()) mine = other = hex;
  }
  ASSERT_FALSE(mine.is_null());
  const auto at = [](Document& hex, const char* id, int q, int r, const char* tile) {
    hex.set("id", id);
    hex.set("q", q);
    hex.set("r", r);
    hex.set("tile", tile);
    hex.set("chasms", Document::list());
  };
  at(mine, "0,0", 0, 0, "L1-20");
  at(other, "1,-1", 1, -1, "L1-19");
  table.set("map", Document::list({mine, other}));
  const auto board = module.board(*game);
  for (const auto language : {kernel::Language::en, kernel::Language::pl}) {
    const std::string drawn = board->draw(table, language, false);
    EXPECT_NE(drawn.find("0,0"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("1,-1"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("…"), std::string::npos) << drawn;
  }
}

TEST(Layout, TextsAreShortenedByCharacters) {
  EXPECT_EQ(kernel::shortened("Rift", 9), "Rift");
  EXPECT_EQ(kernel::shortened("Kopalnia Skałożerców", 9), "Kopalnia…");
  EXPECT_EQ(kernel::shortened("żółćżółć", 4), "żół…");
}

}  // namespace
}  // namespace kostka::games::karak
