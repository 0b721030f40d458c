// The box as a screen is given it: whole, in both languages, and with the rules behind everything.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/knockdown/screen.h"
#include "kernel/data/reflect.h"
#include "kernel/play/clause.h"
#include "tests/games/knockdown/real_match.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Text;
using screen::ArenaEntry;
using screen::AttackEntry;
using screen::Box;
using screen::SpaceKind;

class OpenBox : public testing::Test {
 protected:
  OpenBox() : game(game_of(real_content())) {
    kernel::Diagnostics diagnostics;
    EXPECT_TRUE(kernel::from_document(game->box(), box, diagnostics)) << diagnostics.to_text();
    for (const AttackEntry& card : box.cards) attacks.push_back(card);
    for (const auto& fighter : box.fighters) {
      attacks.insert(attacks.end(), fighter.specials.begin(), fighter.specials.end());
    }
  }

  [[nodiscard]] const AttackEntry& attack(std::string_view id) const {
    const auto found = std::ranges::find(attacks, id, &AttackEntry::id);
    EXPECT_NE(found, attacks.end()) << id;
    return *found;
  }

  std::unique_ptr<kernel::Game> game;
  Box box;
  std::vector<AttackEntry> attacks;  // cards and special attacks
};

bool said(const Text& text) { return !text.en.empty() && !text.pl.empty(); }
bool cites(const std::vector<std::string>& clauses, std::string_view id) {
  return std::ranges::find(clauses, id) != clauses.end();
}

TEST_F(OpenBox, HoldsEveryItemOfTheGame) {
  std::vector<std::string> ids, expected = game->item_ids();
  for (const AttackEntry& each : attacks) ids.push_back(each.id);
  for (const auto& fighter : box.fighters) ids.push_back(fighter.id);
  for (const auto& skill : box.skills) ids.push_back(skill.id);
  for (const auto& arena : box.arenas) ids.push_back(arena.id);
  std::ranges::sort(ids);
  std::ranges::sort(expected);
  EXPECT_EQ(ids, expected);
  EXPECT_EQ(box.symbols.size(), 7u);
  EXPECT_EQ(box.types.size(), 3u);
}

TEST_F(OpenBox, SaysEverythingInBothLanguages) {
  for (const AttackEntry& each : attacks) {
    EXPECT_TRUE(said(each.name) && said(each.range_text)) << each.id;
    EXPECT_TRUE(!each.effect || said(*each.effect)) << each.id;
    EXPECT_EQ(each.trigger.has_value(), each.type == AttackType::reaction) << each.id;
  }
  for (const auto& skill : box.skills) EXPECT_TRUE(said(skill.name) && said(skill.text)) << skill.id;
}

TEST_F(OpenBox, NamesTheRulesBehindAnAttack) {
  const AttackEntry& uppercut = attack("A04");  // a Strike of range 1 with a pool, Back 1 and a K.O.
  for (const char* id : {"KNO-TYPE-02", "KNO-RNG-01", "KNO-SEQ-06", "KNO-SEQ-07", "KNO-MOV-03", "KNO-SEQ-08"}) {
    EXPECT_TRUE(cites(uppercut.clauses, id)) << id;
  }
  EXPECT_TRUE(cites(attack("F1-1").clauses, "KNO-RNG-03"));
  EXPECT_TRUE(cites(attack("F1-1").clauses, "KNO-BLK-08")) << "damage inside of what tokens buy";
  EXPECT_TRUE(cites(attack("A17").clauses, "KNO-BLK-01")) << "a block card";
  for (const AttackEntry& each : attacks) {
    auto sorted = each.clauses;
    std::ranges::sort(sorted);
    EXPECT_EQ(std::ranges::adjacent_find(sorted), sorted.end()) << each.id << " names a clause twice";
  }
  for (const auto& skill : box.skills) EXPECT_TRUE(cites(skill.clauses, "KNO-COMP-04")) << skill.id;
}

TEST_F(OpenBox, GivesEveryEffectASign) {
  for (const AttackEntry& each : attacks) EXPECT_EQ(each.sign.has_value(), each.effect.has_value()) << each.id;
  EXPECT_EQ(attack("A04").sign, Sign::back);
  EXPECT_EQ(attack("F1-1").sign, Sign::damage) << "what the tokens buy, not the tokens";
  EXPECT_EQ(attack("A07").sign, Sign::move);
}

TEST_F(OpenBox, KeepsNumbersAndNounsTogether) {
  EXPECT_NE(attack("F1-1").effect->en.find("1\u00a0light damage"), std::string::npos) << attack("F1-1").effect->en;
}

// proves: KNO-RNG-05, KNO-RNG-06
TEST_F(OpenBox, KnowsTheGeometryOfAnArena) {
  for (const ArenaEntry& arena : box.arenas) {
    const std::size_t count = arena.spaces.size();
    ASSERT_EQ(arena.distance.size(), count);
    ASSERT_EQ(arena.in_line.size(), count);
    for (std::size_t a = 0; a < count; ++a) {
      EXPECT_EQ(arena.distance[a][a], 0);
      for (std::size_t b = 0; b < count; ++b) {
        EXPECT_EQ(arena.distance[a][b], arena.distance[b][a]);
        EXPECT_EQ(arena.in_line[a][b], arena.in_line[b][a]);
        EXPECT_TRUE(arena.distance[a][b] != 1 || arena.in_line[a][b]) << "neighbours are always in line";
      }
    }
    const auto kinds = [&arena](SpaceKind kind) {
      return std::ranges::count(arena.spaces, kind, &screen::SpaceEntry::kind);
    };
    EXPECT_EQ(kinds(SpaceKind::start_a), 1) << arena.id;
    EXPECT_EQ(kinds(SpaceKind::start_b), 1) << arena.id;
  }
  const ArenaEntry& wreck = box.arenas[0];
  EXPECT_EQ(std::ranges::count(wreck.spaces, SpaceKind::corridor_centre, &screen::SpaceEntry::kind), 1);
  EXPECT_EQ(std::ranges::count(wreck.spaces, SpaceKind::corridor_outer, &screen::SpaceEntry::kind), 2);
}

}  // namespace
}  // namespace kostka::games::knockdown
