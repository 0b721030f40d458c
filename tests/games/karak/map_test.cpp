#include "games/karak/rules/map.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/karak/rules/rules.h"
#include "tests/games/karak/real_karak.h"

namespace kostka::games::karak {
namespace {

using kernel::Document;

TEST(KarakMap, KnowsWhatLiesBesideWhat) {
  Map map;
  const auto lay = [&map](std::int8_t q, std::int8_t r) {
    Hex hex;
    hex.tile = TileId{map.size()};
    hex.q = q;
    hex.r = r;
    return map.lay(hex);
  };
  const HexId middle = lay(0, 0), north = lay(0, -1), south_east = lay(1, 0), far = lay(2, 0);
  EXPECT_EQ(map.beside(middle, 0), north);
  EXPECT_EQ(map.beside(north, 3), middle);
  EXPECT_EQ(map.beside(middle, 2), south_east);
  EXPECT_EQ(map.beside(south_east, 5), middle);
  EXPECT_EQ(map.beside(south_east, 2), far);
  EXPECT_FALSE(map.beside(middle, 1).valid());
  EXPECT_EQ(map.at({2, 0}), far);
  EXPECT_FALSE(map.at({5, 5}).valid());
}

TEST(KarakMap, ChasmsTurnWithTheTile) {
  EXPECT_EQ(turned(0b000001, 0), 0b000001);
  EXPECT_EQ(turned(0b000001, 5), 0b100000);
  EXPECT_EQ(turned(0b100001, 1), 0b000011);
  for (unsigned rotation = 0; rotation < kEdges; ++rotation) EXPECT_EQ(turned(0x3f, rotation), 0x3f);
}

// Outward chasms all around the start tile.
kernel::Document closed_content() {
  return real_content({{"tiles.tiles.0.chasms", Document::list({2, 3, 4, 5})},
                       {"tiles.tiles.1.chasms", Document::list({0, 1, 4, 5})},
                       {"tiles.tiles.2.chasms", Document::list({0, 1, 2, 3})}});
}

// proves: KAR-EXPL-10
TEST(KarakMap, OutwardChasmsAreIgnoredWhileTheMapIsClosed) {
  const auto game = game_of(closed_content());
  auto match = match_at(*game, setup_of(*game, 2, false),
                        {{"active", 0}, {"starter", 0}, {"players.0.hero", "horan"}, {"players.1.hero", "taia"}});
  EXPECT_FALSE(map_is_open(table_of(*match)));
  const auto offered = options_of(*match);
  EXPECT_TRUE(std::ranges::count(offered, "explore:0,1"));
  EXPECT_TRUE(std::ranges::count(offered, "explore:1,0"));
  choose(*match, "explore:0,1");
  while (table_of(*match).s.map.size() == 3) match->answer(match->prompts()[0].seat, 0);
  EXPECT_TRUE(map_is_open(table_of(*match))) << "a new tile has six edges, and at most three are chasms";
  // A hero on the castle now finds its outward edges blocked again.
  auto later = match_at(*game, setup_of(*game, 2, false),
                        {{"active", 0},
                         {"starter", 0},
                         {"map", Document::list({Document::map({{"tile", "start-castle"}, {"q", 0}, {"r", 0}}),
                                                 Document::map({{"tile", "start-forest"}, {"q", 0}, {"r", -1}}),
                                                 Document::map({{"tile", "start-farm"}, {"q", 1}, {"r", -1}}),
                                                 Document::map({{"tile", "L1-01"}, {"q", 0}, {"r", 1}})})}});
  EXPECT_FALSE(std::ranges::count(options_of(*later), "explore:1,0"));
}

// proves: IMP-SETUP-05
TEST(KarakMap, TheLastTileIsAnOrdinaryOne) {
  const auto game = game_of(real_content());
  const Catalogue& catalogue = catalogue_of(*game);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto match = new_match(*game, setup_of(*game, 3, true), seed);
    const State& s = table_of(*match).s;
    ASSERT_EQ(s.level_two.bottom.size(), 1u);
    EXPECT_EQ(catalogue.tiles[s.level_two.bottom[0].index()].kind, TileKind::landscape) << seed;
  }
}

TEST(KarakMap, NobodyIsShownTheLastTile) {
  const auto game = game_of(real_content());
  const auto match = new_match(*game, setup_of(*game, 2, true));
  const auto under = [&](kernel::Observer who) { return match->view(who)["table"]["under_level_two"].size(); };
  EXPECT_EQ(under(kernel::Observer::seat(Seat{0})), 0u);
  EXPECT_EQ(under(kernel::Observer::spectator()), 0u);
  EXPECT_EQ(under(kernel::Observer::record_keeper()), 1u);
}

}  // namespace
}  // namespace kostka::games::karak
