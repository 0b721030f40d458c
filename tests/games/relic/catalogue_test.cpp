#include "games/relic/content/catalogue.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "games/relic/language/expression.h"
#include "games/relic/words/describe.h"
#include "games/relic/words/items.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

class RealRelic : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(catalogue, nullptr); }
  const Card& card(std::string_view id) const { return catalogue->card(catalogue->find_card(id)); }
  const Space& space(std::string_view id) const { return catalogue->space(catalogue->find_space(id)); }
  std::string english(std::string_view id) const {
    const auto item = describe_item(*catalogue, id);
    std::string all;
    for (const kernel::Text& line : item->lines) all += line.en + '\n';
    return all;
  }
  std::string polish(std::string_view id) const {
    const auto item = describe_item(*catalogue, id);
    std::string all;
    for (const kernel::Text& line : item->lines) all += line.pl + '\n';
    return all;
  }

  std::unique_ptr<Catalogue> catalogue = real_catalogue();
};

// proves: REL-COMP-06, REL-COMP-07
TEST_F(RealRelic, HasThePrintedNumbers) {
  std::map<std::string, int> counts;
  for (const auto& count : count_content(*catalogue)) counts[count.kind] = count.copies;
  const std::map<std::string, int> printed = {{"corruption", 30}, {"mission", 24},   {"power", 36}, {"relic", 18},
                                              {"wargear", 24},    {"red", 68},       {"blue", 68},  {"yellow", 68},
                                              {"space", 49},      {"character", 10}, {"sheet", 5}};
  EXPECT_EQ(counts, printed);
}

// proves: REL-COMP-10
TEST_F(RealRelic, HasDecksOfThePrintedProfile) {
  constexpr std::array<std::string_view, 3> kTraits = {"ork", "tyranid", "eldar"};
  for (std::size_t colour = 0; colour < 3; ++colour) {
    int enemies = 0, of_attribute = 0, of_trait = 0;
    std::set<CardType> types;
    for (const Card& each : catalogue->cards) {
      if (each.deck != static_cast<Deck>(static_cast<std::size_t>(Deck::red) + colour)) continue;
      types.insert(each.type);
      if (each.type != CardType::enemy) continue;
      enemies += each.copies;
      if (each.attribute == static_cast<What>(colour)) of_attribute += each.copies;
      for (const TraitId trait : each.traits) {
        if (catalogue->traits[trait.index()].id == kTraits[colour]) of_trait += each.copies;
      }
    }
    EXPECT_GT(enemies, 34) << kTraits[colour];
    EXPECT_GT(2 * of_attribute, enemies) << kTraits[colour];
    EXPECT_GT(2 * of_trait, enemies) << kTraits[colour];
    EXPECT_EQ(types.size(), 4u) << kTraits[colour];
  }
}

// proves: REL-BOARD-01, REL-BOARD-04, REL-BOARD-06, REL-BOARD-07, REL-BOARD-08, REL-BOARD-09, REL-BOARD-10
// proves: REL-BOARD-13
TEST_F(RealRelic, HasTheBoard) {
  std::map<Sector, int> sizes;
  std::set<std::string> boxes, corners;
  for (const Space& each : catalogue->spaces) {
    ++sizes[each.sector];
    if (each.box_to.valid()) boxes.insert(each.id);
    if (each.is_corner() && each.sector == Sector::outer) corners.insert(each.id);
  }
  EXPECT_EQ(sizes, (std::map<Sector, int>{
                       {Sector::outer, 24}, {Sector::middle, 16}, {Sector::inner, 8}, {Sector::centre, 1}}));
  EXPECT_EQ(boxes, (std::set<std::string>{"space-hulk", "guardian-of-the-rift"}));
  EXPECT_EQ(corners, (std::set<std::string>{"grey-knight-envoy", "battlefleet-antias", "st-antias-sanctuary",
                                            "ultramar-emissary"}));
  EXPECT_EQ(space("haunted-star-cluster").counter_clockwise, catalogue->find_space("space-hulk"));
  EXPECT_EQ(space("webway-portal").clockwise, catalogue->find_space("lileath-foothills"));
  EXPECT_EQ(space("moonlit-springs").clockwise, catalogue->find_space("grey-knight-envoy"));
  EXPECT_EQ(catalogue->space(catalogue->rift).id, "warp-rift");
  EXPECT_EQ(space("warp-rift").clockwise, catalogue->find_space("crone-world-yllen-satari"));
  EXPECT_EQ(space("maze-of-tzeentch").clockwise, catalogue->centre);
}

// proves: REL-CHAR-01, REL-LEVEL-05
TEST_F(RealRelic, HasWholeCharacterSheets) {
  std::set<std::string> names;
  for (const Character& character : catalogue->characters) {
    SCOPED_TRACE(character.id);
    EXPECT_TRUE(names.insert(character.name.pl).second);  // REL-CHAR-04
    for (const kernel::Text& text : {character.name, character.affiliation}) {
      EXPECT_FALSE(text.en.empty());
      EXPECT_FALSE(text.pl.empty());
    }
    EXPECT_GE(character.abilities.count, 1u);
    ASSERT_TRUE(character.start.valid());
    EXPECT_EQ(catalogue->space(character.start).sector, Sector::outer);
    for (const int dial : character.attributes) EXPECT_GE(dial, 1);
    EXPECT_GE(character.life, 1);
    EXPECT_GE(character.asset_limit, 1);
    bool special = false;
    for (std::size_t level = 0; level <= kHighestLevel; ++level) {
      EXPECT_GE(character.power_limits[level], 1);
      EXPECT_GE(character.power_limits[level], character.power_limits[level > 0 ? level - 1 : 0]);
      EXPECT_EQ(character.levels[level].empty(), level == 0);
      for (const Reward reward : character.levels[level]) special = special || reward == Reward::X;
    }
    EXPECT_TRUE(special && !character.special.empty());
    // And all of it can be read on the sheet.
    const std::string sheet = english(character.id);
    for (const std::string& part : {character.affiliation.en, catalogue->space(character.start).name.en}) {
      EXPECT_NE(sheet.find(part), std::string::npos) << sheet;
    }
  }
}

TEST_F(RealRelic, SaysWhatItsCardsDo) {
  EXPECT_EQ(english("tr-junkyard-crusher"),
            "Enemy, Ork: Strength 8.\n"
            "When you prepare for battle, you may discard 1 asset to subtract 3 from the enemy's battle score.\n"
            "When you win the battle, take the top Wargear card without paying its cost.\n");
  EXPECT_EQ(polish("tr-junkyard-crusher"),
            "Wróg, Ork: siła 8.\n"
            "Podczas przygotowania do walki możesz odrzucić 1 zasób, aby odjąć 3 od wartości walki wroga.\n"
            "Gdy wygrasz walkę, bierzesz wierzchnią kartę Uzbrojenia bez opłacania kosztu.\n");
  EXPECT_NE(polish("mending-hands").find("Na początku swojej tury możesz zyskać 2 punkty życia.\n"), std::string::npos);
  const auto says = [&](std::string_view id, std::string_view en, std::string_view pl) {
    EXPECT_NE(english(id).find(en), std::string::npos) << english(id);
    EXPECT_NE(polish(id).find(pl), std::string::npos) << polish(id);
  };
  says("st-antias-sanctuary", "Gain 1 Life and you may pay 2 influence to gain 2 Life.\n",
       "Zyskujesz 1 punkt życia i możesz zapłacić 2 żetony wpływów, aby zyskać 2 punkty życia.\n");
  says("power-sword", "you may spend 1 charge of this card to add 3 to the battle score.\n",
       "możesz wydać 1 żeton ładunku z tej karty, aby dodać 3 do wartości walki.\n");
  says("undying-husk", "you may discard this card to set Life to 4 instead.\n",
       "możesz odrzucić tę kartę, aby zamiast tego ustawić życie na 4.\n");
  says("daemonic-vigour", "gain 2 Strength and 2 Life.\n", "zyskujesz 2 punkty siły i 2 punkty życia.\n");
  says("quicksilver-step", "you may move to any space of this sector and end the phase.\n",
       "możesz przejść na dowolne pole tego sektora i zakończyć fazę.\n");
}

// ---- the language itself ----

class Expressions : public testing::Test {
 protected:
  Expressions() {
    names.spaces = {{"space-hulk", 0}};
    names.areas = {{"hive-world", 0}};
    names.cards = {{"forgotten-portal", 0}};
    names.traits = {{"ork", 0}, {"ally", 1}};
  }
  std::string problem_of(const std::string& text) {
    kernel::Diagnostics diagnostics;
    read_effects(kernel::Document(text), names, script, diagnostics);
    return diagnostics.ok() ? "" : diagnostics.problems()[0].message;
  }

  Nameable names;
  Script script;
};

// proves: REL-LEVEL-08
TEST_F(Expressions, CannotLowerALevelOrTakeAllLife) {
  EXPECT_EQ(problem_of("gain(level,1)"), "");
  EXPECT_NE(problem_of("lose(level,1)"), "");
  EXPECT_NE(problem_of("set(level,0)"), "");
  EXPECT_EQ(problem_of("set(life,1)"), "");
  EXPECT_NE(problem_of("set(life,0)"), "");  // REL-OUT-01
}

TEST_F(Expressions, ReadNestedBlocks) {
  kernel::Diagnostics diagnostics;
  const Body body =
      read_effects(kernel::Document("test(cunning,7){success: may{draw(power,2)}}{failure: lose(life,1)}, "
                                    "gain(influence,per(foe(ork))*2)"),
                   names, script, diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  ASSERT_EQ(body.count, 2u);
  const Effect& test = script.begin_of(body)[0];
  EXPECT_EQ(test.verb, Verb::test);
  EXPECT_EQ(test.what, What::cunning);
  EXPECT_EQ(test.amount.n, 7);
  const Effect& may = *script.begin_of(script.block(test, 0).body);
  EXPECT_EQ(may.verb, Verb::may);
  EXPECT_EQ(script.begin_of(script.block(may, 0).body)->amount.n, 2);
  EXPECT_EQ(script.begin_of(script.block(test, 1).body)->verb, Verb::lose);
  const Effect& gain = script.begin_of(body)[1];
  EXPECT_EQ(gain.amount.per, Count::foe);
  EXPECT_EQ(gain.amount.factor, 2);
}

TEST_F(Expressions, NameWhatIsWrongAndWhere) {
  EXPECT_EQ(problem_of("gian(life,1)"),
            "in \"gian(life,1)\", before \"gian(life,1)\": there is no effect \"gian\"; did you mean \"gain\"?");
  EXPECT_EQ(problem_of("gain(life 1)"), "in \"gain(life 1)\", before \"1)\": expected \",\"");
  EXPECT_NE(problem_of("gain(relic,1)").find("expected \"strength\", \"willpower\""), std::string::npos);
  EXPECT_NE(problem_of("discard(asset,1 of orc)").find("there is no trait \"orc\"; did you mean \"ork\"?"),
            std::string::npos);
  EXPECT_NE(problem_of("move(to space-hulc)").find("did you mean \"space-hulk\"?"), std::string::npos);
  // What no player has cannot be somebody's: there are no words for it.
  EXPECT_NE(problem_of("gain(life,per(foes of opponent))").find("something that players have"), std::string::npos);
  EXPECT_EQ(problem_of("gain(life,per(relics of opponent))"), "");
  EXPECT_NE(problem_of("test(cunning,7)").find("expected \"{success: ...}\""), std::string::npos);
  EXPECT_NE(problem_of("table(d6){3: stay}{2: stay}").find("ascending"), std::string::npos);
  EXPECT_NE(problem_of("draw(power,1) win").find("expected the end of the text"), std::string::npos);
  EXPECT_NE(problem_of("choose{a: win}").find("at least two choices"), std::string::npos);
}

// Whatever letter is lost, reading ends with a problem or with an expression, and never runs away.
TEST_F(Expressions, SurviveDamage) {
  const std::string whole =
      "if(in(hive-world) and (life <= 2 or not(active))){pay(discard(asset,1 of ally or ork)){choose{a: move(to "
      "space_with(forgotten-portal)), end_phase}{b: take_trophy(enemy in own_area value <= 5)}}}, "
      "other_players(in own_area){test(lowest,9){failure: lose(life,per(corruption)*2)}}";
  ASSERT_EQ(problem_of(whole), "");
  int noticed = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged.erase(i, 1);
    noticed += problem_of(damaged).empty() ? 0 : 1;
  }
  // What goes unnoticed is a lost space, or a lost letter of a word that is free.
  EXPECT_GT(noticed, static_cast<int>(whole.size()) - 25);
}

}  // namespace
}  // namespace kostka::games::relic
