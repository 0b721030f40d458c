#include "games/karak/content/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/games/karak/real_karak.h"

namespace kostka::games::karak {
namespace {

using kernel::Document;

constexpr SetIndex kBase = 0, kImperium = 1;

class KarakCatalogue : public testing::Test {
 protected:
  [[nodiscard]] int tiles(int level, SetIndex set) const {
    return static_cast<int>(std::ranges::count_if(
        catalogue.tiles, [&](const Tile& tile) { return tile.level == level && tile.set == set; }));
  }
  [[nodiscard]] int tokens(SetIndex set) const {
    int sum = 0;
    for (const Army& army : catalogue.armies) sum += army.set == set ? army.count : 0;
    return sum;
  }
  [[nodiscard]] int heroes(SetIndex set) const {
    return static_cast<int>(std::ranges::count(catalogue.heroes, set, &Hero::set));
  }
  [[nodiscard]] const Building& building(std::string_view id) const {
    return *std::ranges::find(catalogue.buildings, id, &Building::id);
  }

  std::unique_ptr<kernel::Game> game = game_of(real_content());
  const Catalogue& catalogue = catalogue_of(*game);
};

// proves: KAR-COMP-01, KAR-COMP-02
TEST_F(KarakCatalogue, HasTheBoxOfTheBaseGame) {
  EXPECT_EQ(tiles(0, kBase), 3);
  EXPECT_EQ(tiles(1, kBase), 18);
  EXPECT_EQ(tiles(2, kBase), 10);
  EXPECT_EQ(heroes(kBase), 6);
  EXPECT_EQ(tokens(kBase), 36);
  EXPECT_EQ(catalogue.buildings.size(), 6u);
  EXPECT_EQ(catalogue.constants.resources, (Goods{40, 40, 40}));
  const std::map<DieKind, int> small = {{DieKind::knight, 10},  {DieKind::archer, 10}, {DieKind::mage, 10},
                                        {DieKind::skeleton, 3}, {DieKind::bear, 1},    {DieKind::titan, 1}};
  for (const auto& [kind, count] : small) EXPECT_EQ(catalogue.die(kind).count, count);
}

// proves: IMP-COMP-01, IMP-COMP-02
TEST_F(KarakCatalogue, HasTheBoxOfImperium) {
  ASSERT_EQ(catalogue.sets.size(), 2u);
  EXPECT_EQ(catalogue.sets[kImperium].id, "imperium");
  EXPECT_EQ(tiles(1, kImperium), 4);
  EXPECT_EQ(tiles(2, kImperium), 4);
  EXPECT_EQ(heroes(kImperium), 5);
  EXPECT_EQ(tokens(kImperium), 4);
  EXPECT_EQ(catalogue.die(DieKind::guard).count, 1);
  EXPECT_EQ(catalogue.die(DieKind::time_lord).count, 1);
  const auto of_kind = [&](TileKind kind, int level) {
    return std::ranges::count_if(catalogue.tiles, [&](const Tile& t) { return t.kind == kind && t.level == level; });
  };
  EXPECT_EQ(of_kind(TileKind::lair, 1), 2);
  EXPECT_EQ(of_kind(TileKind::rift, 1), 2);
  EXPECT_EQ(of_kind(TileKind::rift, 2), 2);
}

// proves: KAR-COMP-02, KAR-EXPL-07
TEST_F(KarakCatalogue, ArmiesAreExactlyUsedUpByTheTiles) {
  const auto drawn = [&](bool imperium) {
    int sum = 0;
    for (const Tile& tile : catalogue.tiles) {
      const bool draws = tile.level > 0 && tile.kind == TileKind::landscape && (imperium || tile.set == kBase);
      if (draws) sum += catalogue.constants.armies[tile.level - 1u];
    }
    return sum - catalogue.constants.armies[1];  // the last tile takes the General
  };
  EXPECT_EQ(drawn(false), tokens(kBase));
  EXPECT_EQ(drawn(true), tokens(kBase) + tokens(kImperium));
}

// proves: KAR-BLD-02
TEST_F(KarakCatalogue, CampAndWizardsTowerCostWhatTheRulebookSays) {
  Goods both = building("camp").cost;
  both += building("wizard_tower").cost;
  EXPECT_EQ(both, (Goods{4, 1, 3}));
}

TEST_F(KarakCatalogue, EveryAbilityHasItsTextInBothLanguages) {
  for (const Hero& hero : catalogue.heroes) {
    for (const Ability& ability : hero.abilities) {
      EXPECT_FALSE(ability.text.en.empty()) << ability.id;
      EXPECT_TRUE(ability.text.pl.ends_with('.')) << ability.id;
      EXPECT_FALSE(ability.clauses.empty()) << ability.id;
    }
  }
}

TEST_F(KarakCatalogue, TextIsMadeOfWhatAnAbilityDoes) {
  const Hero& aderyn = *std::ranges::find(catalogue.heroes, "aderyn", &Hero::id);
  EXPECT_EQ(
      aderyn.abilities[0].text.en,
      "On a landscape tile with forest, you may spend an action and 2 food to take 1 knight die. It is not a Train "
      "action. Once per turn.");
  EXPECT_EQ(aderyn.abilities[0].text.pl,
            "Na płytce krajobrazu z lasem możesz poświęcić akcję i 2 żywności, aby wziąć 1 kość rycerzy. Nie jest to "
            "akcja Szkolenia oddziałów. Raz na turę.");
  EXPECT_EQ(game->item("fire_bolt")->lines[0].pl, "+1 do siły ataku w jednej walce; potem jest usuwany z gry.");
  EXPECT_EQ(game->item("L2-01")->lines[1].pl, "Gromadzenie zasobów daje 2 żywności i 2 drewna.");
  for (const std::string& id : game->item_ids()) EXPECT_NE(game->item(id), nullptr) << id;
}

// ---- mistakes ----

TEST(KarakContent, NamesThePlaceOfAMistake) {
  const std::string text = complaints(real_content({{"dice.dice.0.faces.0", "skull"}}));
  EXPECT_NE(text.find("expected swords (1 to 9), \"-\", \"S\", \"SS\""), std::string::npos) << text;
  EXPECT_NE(complaints(real_content({{"armies.armies.0.reward.item", "swort"}})).find("did you mean \"sword\"?"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"heroes.heroes.0.abilities.0.power", Document::map({{"rerol", "knight"}})}}))
                .find("there is no power \"rerol\"; did you mean \"reroll\"?"),
            std::string::npos);
}

TEST(KarakContent, RefusesWhatCouldNotBePlayed) {
  EXPECT_NE(complaints(real_content({{"tiles.tiles.0.kind", "rift"}})).find("exactly one castle"), std::string::npos);
  EXPECT_NE(complaints(real_content({{"tiles.tiles.1.at", Document::map({{"q", 3}, {"r", 3}})}}))
                .find("touches no other hex of the start tile"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"tiles.tiles.3.chasms", Document::list({0, 1, 2, 3, 4, 5})}}))
                .find("no edge is left to enter it by"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"armies.armies.0.count", 40}})).find("the bag holds at most"), std::string::npos);
  EXPECT_NE(complaints(real_content({{"dice.dice.1.faces.0", "SS"}})).find("two skulls (KAR-PLG-01)"),
            std::string::npos);
  EXPECT_NE(complaints(real_content({{"buildings.buildings.2.gives", Document::map({{"trains", "knight"}})}}))
                .find("camp trains the same units"),
            std::string::npos);
}

}  // namespace
}  // namespace kostka::games::karak
