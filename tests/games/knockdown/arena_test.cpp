#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "tests/games/knockdown/real_content.h"

namespace kostka::games::knockdown {
namespace {

using Names = std::set<std::string>;
using Adjacency = std::map<std::string, Names>;

class ArenaTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(catalogue_, nullptr); }

  const Arena& arena(std::string_view id) const { return *std::ranges::find(catalogue_->arenas, id, &Arena::id); }

 private:
  std::unique_ptr<Catalogue> catalogue_ = real_catalogue();
};

SpaceId at(const Arena& arena, int q, int r) {
  return arena.space_at({static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)});
}

int distance(const Arena& arena, SpaceId a, SpaceId b) { return arena.distance[a.index()][b.index()]; }
bool in_line(const Arena& arena, SpaceId a, SpaceId b) { return arena.line_step[a.index()][b.index()].valid(); }
SpaceId behind(const Arena& arena, SpaceId from, SpaceId to) { return arena.straight_on[from.index()][to.index()]; }

Adjacency adjacency_of(const Arena& arena) {
  Adjacency adjacency;
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) {
    Names& neighbours = adjacency[arena.space_name(SpaceId{i})];
    for (const SpaceId next : arena.neighbours[i]) neighbours.insert(arena.space_name(next));
  }
  return adjacency;
}

std::size_t borders_of(const Arena& arena) {
  std::size_t ends = 0;
  for (std::size_t i = 0; i < arena.spaces.size(); ++i) ends += arena.neighbours[i].size();
  return ends / 2;
}

// Unordered pairs of spaces that are not adjacent, and those among them that are in line.
struct FarPairs {
  int all = 0, in_line = 0;
};
FarPairs far_pairs_of(const Arena& arena) {
  FarPairs pairs;
  for (std::size_t a = 0; a < arena.spaces.size(); ++a) {
    for (std::size_t b = a + 1; b < arena.spaces.size(); ++b) {
      if (distance(arena, SpaceId{a}, SpaceId{b}) < 2) continue;
      ++pairs.all;
      pairs.in_line += in_line(arena, SpaceId{a}, SpaceId{b}) ? 1 : 0;
    }
  }
  return pairs;
}

TEST_F(ArenaTest, DeckOfTheWreckHasTheNeighboursOfItsTable) {
  const Adjacency expected = {
      {"-1,-1", {"0,-1", "-2,0", "-1,0"}},
      {"0,-1", {"-1,-1", "1,-1", "-1,0", "0,0"}},
      {"1,-1", {"0,-1", "2,-1", "0,0", "1,0"}},
      {"2,-1", {"1,-1", "1,0", "2,0"}},
      {"-2,0", {"-1,-1", "-1,0", "-2,1"}},
      {"-1,0", {"-1,-1", "0,-1", "-2,0", "0,0", "-2,1", "-1,1"}},
      {"0,0", {"0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"}},
      {"1,0", {"1,-1", "2,-1", "0,0", "2,0", "0,1", "1,1"}},
      {"2,0", {"2,-1", "1,0", "1,1"}},
      {"-2,1", {"-2,0", "-1,0", "-1,1"}},
      {"-1,1", {"-1,0", "0,0", "-2,1", "0,1"}},
      {"0,1", {"0,0", "1,0", "-1,1", "1,1"}},
      {"1,1", {"1,0", "2,0", "0,1"}},
  };
  EXPECT_EQ(adjacency_of(arena("R1")), expected);
  EXPECT_EQ(borders_of(arena("R1")), 26u);
}

TEST_F(ArenaTest, BridgeIsOneRow) {
  const Adjacency expected = {
      {"-3,0", {"-2,0"}},      {"-2,0", {"-3,0", "-1,0"}}, {"-1,0", {"-2,0", "0,0"}}, {"0,0", {"-1,0", "1,0"}},
      {"1,0", {"0,0", "2,0"}}, {"2,0", {"1,0", "3,0"}},    {"3,0", {"2,0"}},
  };
  EXPECT_EQ(adjacency_of(arena("R2")), expected);
  EXPECT_EQ(borders_of(arena("R2")), 6u);
}

TEST_F(ArenaTest, RingHasTheNeighboursOfItsTable) {
  const Adjacency expected = {
      {"1,0", {"1,-1", "2,0", "0,1"}},
      {"0,1", {"1,0", "-1,1", "0,2"}},
      {"-1,1", {"-1,0", "0,1", "-2,2"}},
      {"-1,0", {"0,-1", "-2,0", "-1,1"}},
      {"0,-1", {"0,-2", "1,-1", "-1,0"}},
      {"1,-1", {"2,-2", "0,-1", "1,0"}},
      {"2,0", {"1,0"}},
      {"0,2", {"0,1"}},
      {"-2,2", {"-1,1"}},
      {"-2,0", {"-1,0"}},
      {"0,-2", {"0,-1"}},
      {"2,-2", {"1,-1"}},
  };
  EXPECT_EQ(adjacency_of(arena("R3")), expected);
  EXPECT_EQ(borders_of(arena("R3")), 12u);
}

TEST_F(ArenaTest, NeighboursAscend) {
  for (const char* id : {"R1", "R2", "R3"}) {
    for (const auto& neighbours : arena(id).neighbours) EXPECT_TRUE(std::ranges::is_sorted(neighbours)) << id;
  }
}

TEST_F(ArenaTest, StartSpacesLieApart) {
  const auto between_starts = [&](const char* id) { return distance(arena(id), arena(id).start_a, arena(id).start_b); };
  EXPECT_EQ(between_starts("R1"), 4);
  EXPECT_EQ(between_starts("R2"), 4);
  EXPECT_EQ(between_starts("R3"), 5);
}

// proves: KNO-RNG-05
TEST_F(ArenaTest, CorridorsDoNotShortenDistances) {
  const Arena& deck = arena("R1");
  EXPECT_EQ(deck.corridor[at(deck, -2, 0).index()], Corridor::outer);
  EXPECT_EQ(deck.corridor[at(deck, 0, 0).index()], Corridor::centre);
  EXPECT_EQ(distance(deck, at(deck, -2, 0), at(deck, 0, 0)), 2);
  EXPECT_EQ(distance(deck, at(deck, -2, 0), at(deck, 2, 0)), 4);
}

// proves: KNO-RNG-05
TEST_F(ArenaTest, DistancesGoRoundTheStone) {
  const Arena& ring = arena("R3");
  EXPECT_EQ(distance(ring, at(ring, -1, 0), at(ring, 1, 0)), 3);
  EXPECT_EQ(distance(ring, at(ring, 1, 0), at(ring, 1, 0)), 0);
}

TEST_F(ArenaTest, OnlyTheDeckHasCorridors) {
  EXPECT_TRUE(arena("R1").has_corridors());
  EXPECT_EQ(std::ranges::count(arena("R1").corridor, Corridor::centre), 1);
  EXPECT_EQ(std::ranges::count(arena("R1").corridor, Corridor::outer), 2);
  EXPECT_FALSE(arena("R2").has_corridors());
  EXPECT_FALSE(arena("R3").has_corridors());
}

// proves: KNO-RNG-06, KNO-EX-27
TEST_F(ArenaTest, LinesFollowOneAxisOverSpacesThatExist) {
  const Arena& deck = arena("R1");
  EXPECT_FALSE(in_line(deck, at(deck, -2, 1), at(deck, 2, -1)));
  EXPECT_TRUE(in_line(deck, at(deck, -1, 0), at(deck, 2, 0)));
  EXPECT_EQ(far_pairs_of(deck).in_line, 18);

  const FarPairs bridge = far_pairs_of(arena("R2"));
  EXPECT_EQ(bridge.all, 15);
  EXPECT_EQ(bridge.in_line, bridge.all);

  const Arena& ring = arena("R3");
  EXPECT_EQ(far_pairs_of(ring).in_line, 0);
  EXPECT_FALSE(in_line(ring, at(ring, -1, 0), at(ring, 1, 0)));
  EXPECT_TRUE(in_line(ring, at(ring, 1, 0), at(ring, 2, 0)));
}

TEST_F(ArenaTest, ALineStepIsTheFirstSpaceOfTheLine) {
  const Arena& deck = arena("R1");
  EXPECT_EQ(deck.line_step[at(deck, -1, 0).index()][at(deck, 2, 0).index()], at(deck, 0, 0));
  EXPECT_EQ(deck.line_step[at(deck, 2, 0).index()][at(deck, -1, 0).index()], at(deck, 1, 0));
  EXPECT_EQ(deck.line_step[at(deck, 0, 0).index()][at(deck, 0, -1).index()], at(deck, 0, -1));
  EXPECT_FALSE(in_line(deck, at(deck, 0, 0), at(deck, 0, 0)));
}

TEST_F(ArenaTest, StraightOnIsTheSpaceBehindTheOther) {
  const Arena& deck = arena("R1");
  EXPECT_EQ(behind(deck, at(deck, -1, 0), at(deck, 0, 0)), at(deck, 1, 0));
  EXPECT_EQ(behind(deck, at(deck, -1, 0), at(deck, 1, 0)), at(deck, 2, 0));
  EXPECT_FALSE(behind(deck, at(deck, -1, 0), at(deck, 2, 0)).valid()) << "the arena ends there";
  EXPECT_FALSE(behind(deck, at(deck, -2, 1), at(deck, 0, 0)).valid()) << "not in line";
  EXPECT_FALSE(behind(deck, at(deck, 0, 0), at(deck, 0, 0)).valid());

  const Arena& ring = arena("R3");
  EXPECT_FALSE(behind(ring, at(ring, -2, 0), at(ring, -1, 0)).valid()) << "the stone is no space";
}

TEST_F(ArenaTest, SpacesAreNamedByTheirCoordinates) {
  const Arena& deck = arena("R1");
  EXPECT_EQ(deck.space_name(at(deck, 0, -1)), "0,-1");
  EXPECT_FALSE(at(deck, 3, 0).valid());
}

TEST(Survey, MarksSpacesThatNoWayLeadsTo) {
  Arena arena;
  arena.spaces = {{0, 0}, {1, 0}, {5, 0}};
  survey(arena);
  EXPECT_EQ(distance(arena, SpaceId{0u}, SpaceId{1u}), 1);
  EXPECT_EQ(distance(arena, SpaceId{0u}, SpaceId{2u}), -1);
}

}  // namespace
}  // namespace kostka::games::knockdown
