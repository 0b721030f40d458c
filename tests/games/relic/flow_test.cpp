// What Relic says of its options so that nobody is asked in vain: questions, refusals, answers that are given by
// themselves, and several answers for one click.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/registry.h"
#include "games/relic/screen/screen.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Prompt;

std::unique_ptr<kernel::Game> loaded(std::string_view id = "relic") {
  kernel::Diagnostics diagnostics;
  auto game = content::load_packed(*find_module(id), content::packed_content, diagnostics);
  EXPECT_NE(game, nullptr) << diagnostics.to_text();
  return game;
}

class RelicFlow : public testing::Test {
 protected:
  // From now on matches are of this game, with one of its switches on.
  void lay(std::string_view game, std::uint8_t seats, std::string_view option) {
    match_.reset();
    game_ = loaded(game);
    setup_ = standard_setup(game_->info());
    setup_.seats = seats;
    for (std::size_t i = 0; i < game_->info().switches.size(); ++i) {
      if (game_->info().switches[i].id == option) setup_.switches[i] = 1;
    }
  }
  // A match that goes on from this position; of two, unless something else was laid.
  void begin_at(std::string_view yaml) {
    match_ = std::make_unique<Match>(*game_, setup_, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      for (const Prompt& prompt : match_->prompts()) {
        if (prompt.answered()) continue;
        ASSERT_EQ(match_->answer(prompt.seat, 0), kernel::Refused::no);
        break;
      }
    }
    kernel::Diagnostics diagnostics;
    Patches patches;
    const Document position = content::read_yaml(yaml, "position", diagnostics);
    for (const auto& entry : position.entries()) patches.emplace_back(entry.key, entry.value);
    start_patched(*match_, patches);
  }
  [[nodiscard]] const Prompt& prompt() const { return match_->prompts()[0]; }
  [[nodiscard]] bool offers(std::string_view id) const { return match_->find_option(prompt(), id).has_value(); }
  void choose(std::string_view id) {
    const auto option = match_->find_option(prompt(), id);
    ASSERT_TRUE(option) << id;
    ASSERT_EQ(match_->answer(prompt().seat, *option), kernel::Refused::no) << id;
  }
  void come_to_the_portal();
  std::string usual_arm(std::string_view arms, std::string_view enemy);
  [[nodiscard]] kernel::Says says(std::string_view id) const { return outcome_of(id).says; }
  [[nodiscard]] screen::Outcome outcome_of(std::string_view id) const {
    const auto option = match_->find_option(prompt(), id);
    EXPECT_TRUE(option) << id;
    screen::Outcome outcome;
    kernel::Diagnostics diagnostics;
    if (option) {
      kernel::from_document(match_->table().outcome(prompt(), match_->option(prompt(), *option)), outcome, diagnostics);
    }
    return outcome;
  }
  [[nodiscard]] std::string question() const { return match_->table().question_text(prompt().question).en; }

  std::unique_ptr<kernel::Game> game_ = loaded();
  kernel::MatchSetup setup_ = standard_setup(game_->info());
  std::unique_ptr<Match> match_;
};

constexpr std::string_view kTrophies = R"(
phase: experience
active: 0
sheet: gathering-of-hosts
players.0.character: canoness
players.0.powers: []
players.0.assets: []
players.0.trophies: [tr-blood-axe-grot, tr-junkyard-crusher, tr-overboss-skarn]
players.0.mission: watch-yourself
players.1.character: ratling-sniper
players.1.powers: []
players.1.mission: the-sealed-writ
players.0.level: )";

// proves: REL-LEVEL-02
TEST_F(RelicFlow, TheQuestionForTrophiesSaysWhatTheyGive) {
  begin_at(std::string(kTrophies) + "3\n");
  EXPECT_NE(question().find("each 6 give a level"), std::string::npos) << question();
  begin_at(std::string(kTrophies) + "12\n");
  EXPECT_NE(question().find("each 6 give a completed mission"), std::string::npos) << question();
}

// proves: REL-XP-03, REL-XP-04
TEST_F(RelicFlow, TrophiesForALevelAreSpentByOneClick) {
  begin_at(std::string(kTrophies) + "3\n");
  const auto ways = says("done").onward;
  ASSERT_FALSE(ways.empty());
  for (const kernel::Onward& way : ways) {
    EXPECT_GT(way.answers.size(), 1U);
    begin_at(std::string(kTrophies) + "3\n");
    const std::int64_t before = match_->current_position()["players"][0]["level"].as_int();
    for (const std::string& answer : way.answers) {
      ASSERT_TRUE(offers(answer)) << answer;
      choose(answer);
    }
    EXPECT_GT(match_->current_position()["players"][0]["level"].as_int(), before) << way.label.en;
  }
}

constexpr std::string_view kPortal = R"(
phase: engagement
active: 0
players.0.character: canoness
players.0.influence: 3
players.0.powers: []
players.0.assets: []
players.0.space: spore-marsh
players.1.character: ratling-sniper
players.1.powers: []
players.1.assets: []
cards_on_board:
  - {card: forgotten-portal, space: spore-marsh}
)";

// Answers until the portal asks which way.
void RelicFlow::come_to_the_portal() {
  for (int asked = 0; asked < 10 && !offers("part:path"); ++asked) choose(offers("yes") ? "yes" : "pass");
}

// proves: REL-GEN-13
TEST_F(RelicFlow, NobodyIsAskedToPayForAPortalThatLeadsNowhere) {
  begin_at(kPortal);
  come_to_the_portal();
  EXPECT_TRUE(says("part:gate").usual);
  EXPECT_TRUE(says("part:path").effect);
  begin_at(std::string(kPortal) + "  - {card: forgotten-portal, space: space-hulk}\n");
  come_to_the_portal();
  EXPECT_FALSE(says("part:gate").usual);
  EXPECT_FALSE(says("part:path").usual);
  EXPECT_FALSE(says("part:path").effect);
}

constexpr std::string_view kAtTheCard = R"(
phase: engagement
active: 0
sheet: the-mystery-beyond
players.0.character: ogryn
players.0.space: scrap-moon
players.0.powers: []
players.0.assets: []
players.0.corruption: [open-handed-madness]
players.0.attributes: [4, 4, 4]
players.1.character: ratling-sniper
players.1.space: burning-convoy
players.1.powers: []
cards_on_board: [{card: CARD, space: scrap-moon}]
)";

std::string at_the_card(std::string_view card) {
  std::string position{kAtTheCard};
  position.replace(position.find("CARD"), 4, card);
  return position;
}

// proves: REL-TEST-02
TEST_F(RelicFlow, AYesTellsTheChanceBehindIt) {
  begin_at(at_the_card("tb-hermit-exorcist"));
  ASSERT_TRUE(offers("yes"));
  const screen::Outcome yes = outcome_of("yes");
  ASSERT_TRUE(yes.says.effect);
  EXPECT_NE(yes.says.effect->en.find("failure: lose 1 Life"), std::string::npos) << yes.says.effect->en;
  // Willpower 4 against 8: a die of 4 or more.
  ASSERT_TRUE(yes.odds);
  EXPECT_EQ(yes.odds->won, 500);
  EXPECT_EQ(yes.odds->lost, 500);
  EXPECT_FALSE(outcome_of("no").odds);
}

TEST_F(RelicFlow, AChoiceBehindAYesIsOneClick) {
  begin_at(at_the_card("tb-brood-tunnels"));
  const auto ways = says("yes").onward;
  ASSERT_EQ(ways.size(), 2u);
  EXPECT_EQ(ways[0].answers, (std::vector<std::string>{"yes", "part:a"}));
  EXPECT_EQ(ways[1].answers, (std::vector<std::string>{"yes", "part:b"}));
  choose("yes");
  EXPECT_TRUE(offers("part:a"));
  EXPECT_TRUE(offers("part:b"));
}

// proves: REL-EXPLORE-03
TEST_F(RelicFlow, WhichColourIsDrawnFirstIsNotAsked) {
  begin_at(R"(
phase: exploration
active: 0
sheet: the-mystery-beyond
players.0.character: ogryn
players.0.space: haunted-star-cluster
players.0.powers: []
players.0.assets: []
players.1.character: ratling-sniper
players.1.powers: []
)");
  ASSERT_TRUE(offers("deck:red"));
  EXPECT_TRUE(says("deck:red").usual);
  EXPECT_FALSE(says("deck:blue").usual);
}

// proves: REL-POWER-06
TEST_F(RelicFlow, ACardInPlaceOfTheDieTellsItsChance) {
  begin_at(R"(
phase: engagement
active: 0
sheet: the-mystery-beyond
players.0.character: ogryn
players.0.space: scrap-moon
players.0.powers: [surge-of-zeal]
players.0.assets: []
players.0.attributes: [4, 4, 4]
players.1.character: ratling-sniper
players.1.powers: []
cards_on_board: [{card: tr-blood-axe-grot, space: scrap-moon}]
)");
  for (int asked = 0; asked < 10 && !offers("roll"); ++asked) choose("pass");
  ASSERT_TRUE(offers("number:surge-of-zeal"));
  ASSERT_TRUE(outcome_of("roll").odds);
  ASSERT_TRUE(outcome_of("number:surge-of-zeal").odds);
  // A five in place of a die that may show anything: the enemy has rolled already.
  EXPECT_GE(outcome_of("number:surge-of-zeal").odds->won, outcome_of("roll").odds->won);
}

constexpr std::string_view kArmed = R"(
phase: engagement
active: 0
sheet: the-mystery-beyond
players.0.character: ogryn
players.0.space: scrap-moon
players.0.powers: []
players.0.mission: the-sealed-writ
players.0.assets: [ARMS]
players.0.attributes: [4, 4, 4]
players.1.character: ratling-sniper
players.1.powers: []
cards_on_board: [{card: ENEMY, space: scrap-moon}]
)";

std::string armed(std::string_view arms, std::string_view enemy) {
  std::string position{kArmed};
  position.replace(position.find("ARMS"), 4, arms);
  position.replace(position.find("ENEMY"), 5, enemy);
  return position;
}

// Answers until the weapon or armour is asked for, and tells what would be answered without asking.
std::string RelicFlow::usual_arm(std::string_view arms, std::string_view enemy) {
  begin_at(armed(arms, enemy));
  for (int asked = 0; asked < 10 && !offers("none"); ++asked) choose("pass");
  std::string usual;
  const Document view = match_->view(kernel::Observer::seat(prompt().seat));
  for (const Document& option : view["prompt"]["options"].items()) {
    const std::string id = option["id"].as_text();
    if (says(id).usual) usual += usual.empty() ? id : " " + id;
  }
  return offers("none") ? usual : "not asked";
}

// proves: REL-BATTLE-03, REL-BONUS-06
TEST_F(RelicFlow, ArmsAreAskedAboutOnlyWhereTheyDiffer) {
  // Against orks the maul adds 2; against beasts it adds nothing, and nobody is asked about that either.
  EXPECT_TRUE(usual_arm("xenos-breaker-maul", "tr-blood-axe-grot").starts_with("weapon:"));
  EXPECT_EQ(usual_arm("xenos-breaker-maul", "tr-half-starved-squigs"), "none");
  // A charge that may be spent later, and armour that helps only who loses: none of them costs anything to use.
  EXPECT_TRUE(usual_arm("power-sword", "tr-blood-axe-grot").starts_with("weapon:"));
  EXPECT_TRUE(usual_arm("mk2-combat-carapace", "tr-blood-axe-grot").starts_with("armour:"));
  // What may cost a Life is a choice, and so is which of two charges is at hand.
  EXPECT_EQ(usual_arm("penitents-flail", "tr-blood-axe-grot"), "");
  EXPECT_EQ(usual_arm("power-sword, frag-grenade", "tr-blood-axe-grot"), "");
}

constexpr std::string_view kWatchful = R"(
phase: PHASE
active: 0
sheet: the-mystery-beyond
players.0.character: ogryn
players.0.space: scrap-moon
players.0.powers: [second-sight]
players.0.assets: []
players.1.character: ratling-sniper
players.1.powers: []
)";

// proves: REL-GEN-08
TEST_F(RelicFlow, ALookSaysWhatTheDeckIsChosenFor) {
  std::string position{kWatchful};
  position.replace(position.find("PHASE"), 5, "exploration");
  begin_at(position);
  for (int asked = 0; asked < 10 && !offers("deck:red"); ++asked) {
    choose(offers("play:second-sight") ? "play:second-sight" : "pass");
  }
  ASSERT_TRUE(offers("deck:red"));
  EXPECT_EQ(question(), "“Second Sight”: which Threat deck do you look at?");
}

constexpr std::string_view kNemesisWithTrophies = R"(
sheet: the-mystery-beyond
phase: experience
active: 2
enemies.first: 0
players.0.character: commissar
players.0.powers: []
players.0.assets: []
players.0.space: magma-foundry
players.1.character: ogryn
players.1.powers: []
players.1.assets: []
players.1.space: drowned-crater
players.2.nemesis: rne-moarn
players.2.powers: [rne-berserker-rage]
players.2.space: outskirts
cards_on_board: []
players.2.trophies: )";

// proves: RNE-EXP-03, RNE-EXP-05
TEST_F(RelicFlow, ANemesisIsAskedForTrophiesOnlyIfTheyGiveSomething) {
  lay("relic-nemesis", 3, "variant");
  begin_at(std::string(kNemesisWithTrophies) + "[rne-cohort-outriders]\n");
  ASSERT_TRUE(offers("spend:rne-cohort-outriders"));
  EXPECT_TRUE(says("done").usual);
  choose("done");
  EXPECT_TRUE(says("done").usual) << question();
  begin_at(std::string(kNemesisWithTrophies) + "[rne-venerable-dreadnaught]\n");
  EXPECT_FALSE(says("done").usual);
}

}  // namespace
}  // namespace kostka::games::relic
