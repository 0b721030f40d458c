// What is printed on a card of each kind: the shipped ones have it, and content that lacks it is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "content/yaml.h"
#include "games/relic/content/catalogue.h"
#include "games/relic/words/describe.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/path.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;

// What is said about the shipped content with one part replaced.
std::string complaint_about(std::string_view path, const Document& value, kernel::Diagnostics diagnostics = {}) {
  Document content = content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics);
  EXPECT_EQ(diagnostics.to_text(), "");
  EXPECT_EQ(kernel::patch(content, path, value), std::nullopt);
  static_cast<void>(read_catalogue(content, diagnostics));
  return diagnostics.to_text();
}

bool says(const std::string& complaint, std::string_view what) { return complaint.find(what) != std::string::npos; }

Document one_ability(std::string_view when, std::string_view effects) {
  return Document::list({Document::map({{"when", std::string(when)}, {"do", std::string(effects)}})});
}

// proves: REL-POWER-01
TEST(RelicCardFaces, APowerCardHasANumberAndOneAbility) {
  EXPECT_TRUE(says(complaint_about("power.cards.0.number", 7), "number"));
  EXPECT_TRUE(says(complaint_about("power.cards.0.abilities", Document::list({})), "exactly one"));
  const auto catalogue = real_catalogue();
  for (const Card& card : catalogue->cards) {
    if (card.deck != Deck::power) continue;
    EXPECT_FALSE(card.name.en.empty() || card.name.pl.empty()) << card.id;
    EXPECT_TRUE(1 <= card.number && card.number <= 6) << card.id;
    EXPECT_NE(card.abilities.own | card.abilities.any, 0u) << card.id << " has no timing";
  }
}

// proves: REL-CORR-01
TEST(RelicCardFaces, ACorruptionCardHasAnActivationNumberAndAnAbility) {
  EXPECT_TRUE(says(complaint_about("corruption.cards.0.activation", 0), "activation"));
  EXPECT_TRUE(says(complaint_about("corruption.cards.0.abilities", Document::list({})), "REL-CORR-01"));
}

// proves: REL-WARGEAR-01
TEST(RelicCardFaces, WargearHasACostOneTraitOfThreeAndAnAbility) {
  EXPECT_TRUE(says(complaint_about("wargear.cards.0.cost", -1), "cost"));
  EXPECT_TRUE(says(complaint_about("wargear.cards.0.traits", Document::list({})), "REL-WARGEAR-01"));
  EXPECT_TRUE(says(complaint_about("wargear.cards.0.traits", Document::list({"weapon", "armour"})), "REL-WARGEAR-01"));
  EXPECT_TRUE(says(complaint_about("wargear.cards.0.abilities", Document::list({})), "REL-WARGEAR-01"));
}

// proves: REL-MISSION-01
TEST(RelicCardFaces, AMissionHasAnObjectiveAndAReward) {
  EXPECT_TRUE(says(complaint_about("mission.cards.0.objective", ""), "expected a condition"));
  EXPECT_TRUE(says(complaint_about("mission.cards.0.reward", ""), "expected an effect"));
}

// proves: REL-DICE-04
TEST(RelicCardFaces, NoAbilityAddsADieAfterTheRoll) {
  for (const std::string_view after : {"battle.roll", "battle.value", "test.roll"}) {
    const std::string complaint = complaint_about("relic.cards.0.abilities", one_ability(after, "extra_die(1)"));
    EXPECT_TRUE(says(complaint, "\"extra_die\" has no meaning in the window")) << after << ": " << complaint;
  }
  for (const std::string_view before : {"battle.prepare", "test.before"}) {
    EXPECT_EQ(complaint_about("relic.cards.0.abilities", one_ability(before, "extra_die(1)")), "") << before;
  }
}

TEST(RelicCardFaces, WhatHoldsAlwaysHasNoConditionAndOnePlainNumber) {
  const auto complaint = [](std::string_view when, std::string_view effects) {
    return complaint_about("relic.cards.0.abilities", one_ability(when, effects));
  };
  EXPECT_EQ(complaint("always", "battle_bonus(2), skill_bonus(1 cunning), cannot(evade)"), "");
  EXPECT_TRUE(says(complaint("always", "battle_bonus(per(relics))"),
                   "do: expected one plain number in \"battle_bonus\", since what holds always is not counted"));
  EXPECT_TRUE(says(complaint("always", "cost(1-2)"), "do: expected one plain number in \"cost\""));
  EXPECT_TRUE(says(complaint("always", "if(wounded){battle_bonus(1)}"), "\"if\" has no meaning in the window"));
  EXPECT_TRUE(says(complaint("always", "cannot(use power)"), "\"cannot\" has no meaning in the window"));
  EXPECT_TRUE(says(complaint("any.always", "battle_bonus(1)"), "neither optional nor bound to another window"));

  kernel::Diagnostics diagnostics;
  const Document wounded = content::read_yaml(R"(
- when: always
  if: wounded
  do: battle_bonus(1))",
                                              "mine.yaml", diagnostics);
  EXPECT_TRUE(says(complaint_about("relic.cards.0.abilities", wounded, std::move(diagnostics)),
                   "mine.yaml:3: if: expected none, since what holds always has no condition; expected a window"));
}

// proves: REL-CORR-09
TEST(RelicCardFaces, TheThresholdIsNotRaisedFurtherThanThereIsRoom) {
  const auto complaint = [](std::string_view effects) {
    return complaint_about("relic.cards.0.abilities", one_ability("always", effects));
  };
  EXPECT_EQ(complaint("threshold(corruption,+16)"), "");
  EXPECT_TRUE(
      says(complaint("threshold(corruption,+17)"),
           "threshold: expected at most 24 Corruption cards with everything that raises the threshold, found 25"));
}

TEST(RelicCardFaces, WhatHoldsAlwaysIsOnACardThatIsInForce) {
  const auto complaint = [](std::string_view path, std::string_view effects) {
    return complaint_about(path, one_ability("always", effects));
  };
  EXPECT_TRUE(says(complaint("power.cards.0.abilities", "battle_bonus(1)"), "when: \"always\" is for assets"));
  const auto catalogue = real_catalogue();
  const auto enemy = std::ranges::find_if(
      catalogue->cards, [](const Card& card) { return card.type == CardType::enemy && card.abilities.count > 0; });
  const auto first = std::ranges::find(catalogue->cards, enemy->deck, &Card::deck);
  const std::string path =
      std::string(kernel::enum_name(enemy->deck)) + ".cards." + std::to_string(enemy - first) + ".abilities";
  EXPECT_EQ(complaint(path, "cannot(evade)"), "");
  EXPECT_TRUE(says(complaint(path, "battle_bonus(1)"), "when: \"always\" is for assets"));
}

}  // namespace
}  // namespace kostka::games::relic
