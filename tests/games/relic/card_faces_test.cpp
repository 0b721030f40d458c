// What is printed on a card of each kind: the shipped ones have it, and content that lacks it is refused.
#include <gtest/gtest.h>

#include <string>

#include "content/yaml.h"
#include "games/relic/catalogue.h"
#include "games/relic/describe.h"
#include "kernel/diagnostics.h"
#include "kernel/path.h"
#include "tests/games/relic/real_content.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;

// What is said about the shipped content with one part replaced.
std::string complaint_about(std::string_view path, const Document& value) {
  kernel::Diagnostics diagnostics;
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

}  // namespace
}  // namespace kostka::games::relic
