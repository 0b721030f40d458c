// Set-up cases that need content other than what the repository ships.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/games/knockdown/real_match.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Seat;

class EqualInitiative : public testing::TestWithParam<int> {
 protected:
  // Stubborn and Sharp Eye with the same initiative, one in front of each player.
  EqualInitiative() {
    Document content = real_content();
    const Document skills = *kernel::at(content, "skills.skills");
    for (std::size_t i = 0; i < skills.size(); ++i) {
      if (skills[i]["id"] == Document("S04")) {
        EXPECT_EQ(kernel::patch(content, "skills.skills." + std::to_string(i) + ".initiative", 8), std::nullopt);
      }
    }
    game = game_of(content);
    match = new_match(*game, kernel::ChanceSource::outside);
    choose(*match, kFirst, "fighter:F3");
    choose(*match, kSecond, "fighter:F4");
    for (const char* skill : {"S05", "S11", "S12", "S04", "S02", "S09"}) {
      choose(*match, kChance, std::string("draw:") + skill);
    }
    choose(*match, kFirst, "keep:S05");
    choose(*match, kSecond, "keep:S04");
    choose(*match, kFirst, "keep:S09");
    choose(*match, kSecond, "keep:S11");
    choose(*match, kFirst, "show:S05");
    choose(*match, kSecond, "show:S04");
    for (const char* card : {"A01", "A02", "A03", "A04"}) choose(*match, kChance, std::string("draw:") + card);
  }

  std::unique_ptr<kernel::Game> game;
  std::unique_ptr<Match> match;
};

// proves: KNO-SETUP-12
TEST_P(EqualInitiative, IsDecidedByChance) {
  const kernel::Prompt* prompt = match->prompt_of(kChance);
  ASSERT_NE(prompt, nullptr);
  EXPECT_EQ(id_of(prompt->clause), "KNO-SETUP-12");
  EXPECT_EQ(prompt->count(), 2u);
  EXPECT_EQ(prompt->outcomes, 2u);
  choose(*match, kChance, "pick:" + std::to_string(GetParam()));
  EXPECT_EQ(*kernel::at(match->current_position(), "starter"), Document(GetParam()));
  EXPECT_NE(match->prompt_of(Seat{static_cast<std::size_t>(GetParam())}), nullptr);
}
INSTANTIATE_TEST_SUITE_P(EitherSeat, EqualInitiative, testing::Values(0, 1));

// proves: KNO-SETUP-11, KNO-SETUP-12
TEST(Initiative, IsDifferentOnEverySkillCardOfTheBox) {
  const Document content = real_content();
  std::vector<std::int64_t> values;
  for (const Document& skill : kernel::at(content, "skills.skills")->items())
    values.push_back(skill["initiative"].as_int());
  std::sort(values.begin(), values.end());
  EXPECT_EQ(std::adjacent_find(values.begin(), values.end()), values.end());
}

// proves: KNO-SETUP-02
TEST(FighterBothWant, IsToldByTheNumbersOfThePlayers) {
  const auto game = game_of(real_content());
  const auto match = new_match(*game, kernel::ChanceSource::outside);
  choose(*match, kFirst, "fighter:F2");
  choose(*match, kSecond, "fighter:F2");
  choose(*match, kChance, "pick:1");
  const auto told = match->events();
  const auto clash = std::find_if(told.begin(), told.end(), [&](const kernel::Told& t) {
    return match->table().event_id(t.event) == "fighter_clash";
  });
  ASSERT_NE(clash, told.end());
  const kernel::Text text = match->table().event_text(clash->event);
  EXPECT_EQ(text.en,
            "Both want the same fighter: Skarn, Hunter of the Brood. Chance decides who picks first: Player 2.");
  EXPECT_EQ(
      text.pl,
      "Dwie osoby chcą tego samego Zawodnika: Skarn, łowca z roju. Los rozstrzyga, kto wybiera pierwszy: Gracz 2.");
}

}  // namespace
}  // namespace kostka::games::knockdown
