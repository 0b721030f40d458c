// What practised players do with the scenario sheets of Relic: Nemesis: trophies are laid in the way of others on the
// Hulk, and on Shoulder to Shoulder anyone who is behind hands over to the one who is ahead. How those who look ahead
// judge teammates, tokens and nemeses.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Seat;

// The first player has six points of trophies to spend.
constexpr std::string_view kBeforeSpending = R"(
phase: experience
active: 0
sheet: rne-hulk-of-the-wayward-warrior
players.0.character: commissar
players.0.mission: {card: chart-the-phantoms}
players.0.powers: []
players.0.assets: []
players.0.corruption: []
players.0.completed: []
players.0.unseen: []
players.0.space: outskirts
players.0.trophies: [tr-rustgob-mob, tr-ironbelly-veteran]
players.1.character: canoness
players.1.mission: {card: pilgrims-circuit}
players.1.powers: []
players.1.assets: []
players.1.space: slag-canyons
cards_on_board: []
)";

// Two characters of a team on one space, and a nemesis elsewhere.
constexpr std::string_view kTeammatesMeet = R"(
phase: experience
active: 0
enemies.first: 0
sheet: rne-shoulder-to-shoulder
players.0.character: commissar
players.0.mission: {card: chart-the-phantoms}
players.0.corruption: []
players.0.trophies: []
players.0.completed: []
players.0.unseen: []
players.0.team: 1
players.0.space: outskirts
players.0.powers: []
players.0.assets: []
players.1.character: canoness
players.1.mission: {card: pilgrims-circuit}
players.1.powers: []
players.1.assets: []
players.1.team: 1
players.1.space: outskirts
players.2.nemesis: rne-moarn
players.2.powers: []
players.2.space: drowned-crater
cards_on_board: []
)";

class SheetHabits : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game_ = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
    ASSERT_NE(game_, nullptr) << diagnostics.to_text();
  }
  void start(std::string_view position, std::uint8_t seats, bool nemeses, const Patches& more) {
    kernel::MatchSetup setup = standard_setup(game_->info());
    setup.seats = seats;
    if (nemeses) tests::fix_switch(game_->info(), "variant", "enemies-of-the-imperium", setup);
    match_ = std::make_unique<Match>(*game_, setup, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      const auto open = std::ranges::find_if(match_->prompts(), [](const auto& prompt) { return !prompt.answered(); });
      ASSERT_EQ(match_->answer(open->seat, 0), kernel::Refused::no);
    }
    kernel::Diagnostics diagnostics;
    Patches patches;
    const Document given = content::read_yaml(position, "position", diagnostics);
    for (const auto& entry : given.entries()) patches.emplace_back(entry.key, entry.value);
    ASSERT_EQ(diagnostics.to_text(), "");
    patches.insert(patches.end(), more.begin(), more.end());
    start_patched(*match_, patches);
  }
  // What practised players answer, until so many questions were answered.
  [[nodiscard]] std::vector<std::string> habits(std::size_t most) {
    std::vector<std::string> answers;
    kernel::ChanceStream stream(kernel::key_from_seed(1));
    while (answers.size() < most && !match_->prompts().empty()) {
      const kernel::Prompt prompt = match_->prompts()[0];
      const std::uint32_t choice = match_->table().habit(prompt, stream).value_or(0);
      answers.push_back(match_->option_id(prompt, choice));
      if (match_->answer(prompt.seat, choice) != kernel::Refused::no) break;
    }
    return answers;
  }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

TEST_F(SheetHabits, WhoeverIsBehindLaysTrophiesOnTheHulk) {
  start(kBeforeSpending, 2, false, {{"players.0.level", Document(1)}, {"players.1.level", Document(5)}});
  const auto answers = habits(2);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_TRUE(answers[0].starts_with("lay:")) << answers[0];
}

TEST_F(SheetHabits, WhoeverIsAheadLaysNothingInTheOwnWay) {
  start(kBeforeSpending, 2, false, {{"players.0.level", Document(5)}, {"players.1.level", Document(1)}});
  const auto answers = habits(1);
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_TRUE(answers[0].starts_with("spend:")) << answers[0];
}

TEST_F(SheetHabits, WhoeverIsBehindHandsOverToATeammateWhoIsAhead) {
  start(kTeammatesMeet, 3, true,
        {{"players.0.level", Document(1)},
         {"players.0.influence", Document(8)},
         {"players.0.assets", Document::list({Document::map({{"card", "power-sword"}})})},
         {"players.1.level", Document(8)},
         {"players.1.attributes", Document::list({9, 6, 6})},
         {"players.1.influence", Document(0)}});
  const auto answers = habits(4);
  const std::vector<std::string> wanted = {"use:rne-shoulder-to-shoulder", "give", "amount:2", "give:power-sword"};
  EXPECT_EQ(answers, wanted);
}

TEST_F(SheetHabits, WhoeverIsAheadAsksAndIsGranted) {
  start(kTeammatesMeet, 3, true,
        {{"players.0.level", Document(8)},
         {"players.0.attributes", Document::list({9, 6, 6})},
         {"players.0.influence", Document(0)},
         {"players.1.level", Document(1)},
         {"players.1.influence", Document(8)},
         {"players.1.assets", Document::list({Document::map({{"card", "power-sword"}})})}});
  const auto answers = habits(5);
  const std::vector<std::string> wanted = {"use:rne-shoulder-to-shoulder", "request", "amount:2", "request:power-sword",
                                           "yes"};
  EXPECT_EQ(answers, wanted);
}

TEST_F(SheetHabits, EqualsKeepWhatTheyHave) {
  start(kTeammatesMeet, 3, true,
        {{"players.0.level", Document(3)}, {"players.0.influence", Document(8)}, {"players.1.level", Document(3)}});
  const auto answers = habits(1);
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_NE(answers[0], "use:rne-shoulder-to-shoulder");
}

// RNE-SCN-25: they win and lose together.
TEST_F(SheetHabits, TeammatesDoNotChallengeEachOther) {
  const Patches weaker = {{"phase", Document("exploration")},
                          {"players.0.attributes", Document::list({4, 4, 12})},
                          {"players.1.attributes", Document::list({1, 1, 1})},
                          {"players.1.assets", Document::list({"rne-chitin-cloak", "storm-bolter"})}};
  start(kTeammatesMeet, 3, true, weaker);
  EXPECT_EQ(habits(1), std::vector<std::string>{"explore"});
  Patches rivals = weaker;
  rivals.emplace_back("sheet", Document("beacon-of-ruin"));
  rivals.emplace_back("players.0.team", Document(0));
  rivals.emplace_back("players.1.team", Document(0));
  start(kTeammatesMeet, 3, true, rivals);
  EXPECT_EQ(habits(1), std::vector<std::string>{"challenge:seat-1"});
}

// RNE-SCN-25: what a teammate has is good, what a rival has is bad.
TEST_F(SheetHabits, ATeammateIsNoRivalOfWhoLooksAhead) {
  const auto judged = [&](int team, int level) {
    start(
        kTeammatesMeet, 3, true,
        {{"players.0.team", Document(team)}, {"players.1.team", Document(team)}, {"players.1.level", Document(level)}});
    return match_->table().judge(Seat{0});
  };
  EXPECT_GT(judged(1, 8), judged(1, 2));
  EXPECT_LT(judged(0, 8), judged(0, 2));
}

// RNE-SCN-26: wherever they lie.
TEST_F(SheetHabits, ATokenOnASpaceIsWorthOneOnTheSheet) {
  const auto judged = [&](const Document& tokens, int on_sheet) {
    start(kTeammatesMeet, 3, true,
          {{"sheet", Document("rne-master-collector")},
           {"players.0.team", Document(0)},
           {"players.1.team", Document(0)},
           {"players.0.tokens", Document(on_sheet)},
           {"scenario.tokens", tokens}});
    return match_->table().judge(Seat{0});
  };
  const Document none = Document::list(),
                 one = Document::list({Document::map({{"space", "maze-of-tzeentch"}, {"owner", 0}})});
  EXPECT_GT(judged(one, 0), judged(none, 0));
  EXPECT_EQ(judged(one, 0), judged(none, 1));
}

// RNE-WIN-01, RNE-VANQ-03: infamy is what a nemesis lives for and what characters fear, wounds the other way round.
TEST_F(SheetHabits, InfamyAndWoundsOfANemesisCountForBothSides) {
  const auto judged = [&](Seat seat, int infamy, int life) {
    start(kTeammatesMeet, 3, true, {{"players.2.infamy", Document(infamy)}, {"players.2.life", Document(life)}});
    return match_->table().judge(seat);
  };
  EXPECT_GT(judged(Seat{2}, 20, 4), judged(Seat{2}, 10, 4));
  EXPECT_LT(judged(Seat{0}, 20, 4), judged(Seat{0}, 10, 4));
  EXPECT_LT(judged(Seat{2}, 20, 1), judged(Seat{2}, 20, 4));
  EXPECT_GT(judged(Seat{0}, 20, 1), judged(Seat{0}, 20, 4));
}

}  // namespace
}  // namespace kostka::games::relic
