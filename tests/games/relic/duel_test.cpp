// What observers and screens are told of a skill duel: both sides, exact odds before each roll, and who sees the Power
// cards of the loser.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "content/yaml.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/odds.h"
#include "games/relic/rules/rules.h"
#include "games/relic/screen/screen.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "tests/games/patched_match.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;

constexpr std::string_view kBeforeTheChallenge = R"(
phase: exploration
active: 0
sheet: gathering-of-hosts
players.0.character: ratling-sniper
players.0.attributes: [5, 4, 4]
players.0.space: slag-canyons
players.0.powers: []
players.0.assets: []
players.0.mission: fell-a-colossus
players.1.character: tech-priest-enginseer
players.1.attributes: [4, 4, 4]
players.1.space: slag-canyons
players.1.powers: [stolen-hour, mending-hands]
players.1.assets: [rne-chitin-cloak]
players.1.influence: 2
players.1.mission: take-initiative
players.2.powers: []
players.2.space: outskirts
cards_on_board: []
)";

class RelicDuel : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game_ = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
    ASSERT_NE(game_, nullptr) << diagnostics.to_text();
    kernel::MatchSetup setup = standard_setup(game_->info());
    setup.seats = 3;
    match_ = std::make_unique<Match>(*game_, setup, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      const auto open = std::ranges::find_if(match_->prompts(), [](const auto& prompt) { return !prompt.answered(); });
      ASSERT_EQ(match_->answer(open->seat, 0), kernel::Refused::no);
    }
    match_->set_chance_source(kernel::ChanceSource::outside);
    start();
  }

  // From before the challenge, with more of the position changed.
  void start(const Patches& more = {}) {
    kernel::Diagnostics diagnostics;
    Patches patches;
    const Document position = content::read_yaml(kBeforeTheChallenge, "position", diagnostics);
    for (const auto& entry : position.entries()) patches.emplace_back(entry.key, entry.value);
    ASSERT_EQ(diagnostics.to_text(), "");
    patches.insert(patches.end(), more.begin(), more.end());
    start_patched(*match_, patches);
  }
  static Document dials(int strength, int willpower, int cunning) {
    return Document::list({Document(strength), Document(willpower), Document(cunning)});
  }
  // What a practised player answers now.
  [[nodiscard]] std::string habit() const {
    kernel::ChanceStream stream(kernel::key_from_seed(1));
    const kernel::Prompt& prompt = match_->prompts()[0];
    return match_->option_id(prompt, match_->table().habit(prompt, stream).value_or(0));
  }

  void choose(std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids) {
      ASSERT_FALSE(match_->prompts().empty()) << id;
      const kernel::Prompt& prompt = match_->prompts()[0];
      const auto option = match_->find_option(prompt, id);
      ASSERT_TRUE(option.has_value()) << id << " is not among the answers to " << match_->option_id(prompt, 0);
      ASSERT_EQ(match_->answer(prompt.seat, *option), kernel::Refused::no) << id;
      ASSERT_EQ(match_->fault(), nullptr) << match_->fault();
    }
  }
  [[nodiscard]] screen::TableView seen_by(Observer observer) const {
    screen::TableView view;
    kernel::Diagnostics diagnostics;
    EXPECT_TRUE(kernel::from_document(match_->table().view(observer), view, diagnostics)) << diagnostics.to_text();
    return view;
  }
  [[nodiscard]] screen::DuelView duel() const {
    const auto view = seen_by(Observer::spectator()).duel;
    EXPECT_TRUE(view);
    return view.value_or(screen::DuelView{});
  }
  [[nodiscard]] std::string everything(Observer observer) const { return kernel::to_json(match_->view(observer)); }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

const Observer kWinner = Observer::seat(Seat{0}), kLoser = Observer::seat(Seat{1});
const std::vector<Observer> kOthers = {Observer::seat(Seat{2}), Observer::spectator()};

// proves: RNE-DUEL-18
TEST_F(RelicDuel, TheWinnerAloneSeesThePowerCardsOfTheLoser) {
  choose({"challenge:seat-1", "attribute:willpower", "roll:5"});
  EXPECT_EQ(everything(kWinner).find("stolen-hour"), std::string::npos) << "not before the duel is won";
  choose({"pass", "roll", "roll:2", "pass"});
  ASSERT_TRUE(seen_by(kWinner).duel->hand);
  EXPECT_EQ(seen_by(kWinner).duel->hand->size(), 2u);
  EXPECT_NE(everything(kWinner).find("stolen-hour"), std::string::npos);
  for (const Observer& other : kOthers) {
    EXPECT_FALSE(seen_by(other).duel->hand);
    EXPECT_EQ(everything(other).find("stolen-hour"), std::string::npos);
    EXPECT_EQ(everything(other).find("mending-hands"), std::string::npos);
  }
  EXPECT_FALSE(seen_by(kLoser).duel->hand);
  for (const kernel::Told& told : match_->events()) {
    if (match_->table().event_id(told.event) != "seen") continue;
    EXPECT_TRUE(told.event.audience.includes(kWinner));
    EXPECT_FALSE(told.event.audience.includes(kLoser));
    EXPECT_FALSE(told.event.audience.includes(kOthers[0]));
  }
  choose({"take:mending-hands", "none"});
  EXPECT_EQ(everything(kWinner).find("stolen-hour"), std::string::npos) << "the other one is hidden again";
  for (const Observer& other : kOthers) EXPECT_EQ(everything(other).find("mending-hands"), std::string::npos);
}

// proves: RNE-DUEL-18
TEST_F(RelicDuel, WhatIsDealtAnewForTheWinnerKeepsTheHandThatLiesOpen) {
  choose({"challenge:seat-1", "attribute:willpower", "roll:5", "pass", "roll", "roll:2", "pass"});
  const auto hand_in_world_of = [&](Observer who, std::uint64_t seed) {
    const auto copy = match_->fork();
    copy->determinize(who, kernel::key_from_seed(seed));
    return kernel::to_json(copy->view(Observer::record_keeper())["table"]["players"][1]["powers"]);
  };
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(hand_in_world_of(kWinner, seed), hand_in_world_of(Observer::record_keeper(), seed));
    differ += hand_in_world_of(kOthers[0], seed) != hand_in_world_of(kWinner, seed) ? 1 : 0;
  }
  EXPECT_GT(differ, 0);
}

// One die that explodes on a 6: how often it adds up to exactly n.
double share_of(int n) {
  if (n < 1 || n % 6 == 0) return 0;
  return std::pow(1.0 / 6, n / 6 + 1);
}

// How often a defender with this before the dice reaches the value, whom a bare 1 fails.
double answered(int own, int value) {
  double passed = 0;
  for (int face = 2; face < 60; ++face) passed += own + face >= value ? share_of(face) : 0;
  return passed;
}

TEST_F(RelicDuel, TheViewHasBothSidesAndExactOddsBeforeEachRoll) {
  choose({"challenge:seat-1"});
  EXPECT_FALSE(duel().attribute);
  EXPECT_EQ(duel().step, DuelStep::attribute);
  choose({"attribute:strength"});
  screen::DuelView view = duel();
  EXPECT_EQ(view.attribute, screen::Attribute::strength);
  EXPECT_FALSE(view.value);
  EXPECT_EQ(view.own.total, 5);
  EXPECT_EQ(view.other.total, 4);
  double won = 0, lost = 0;
  for (int face = 2; face < 60; ++face) {
    lost += share_of(face) * answered(4, 5 + face);
    won += share_of(face) * (1 - answered(4, 5 + face));
  }
  EXPECT_NEAR(view.odds.won, 1000 * won, 1);
  EXPECT_NEAR(view.odds.lost, 1000 * lost, 1);
  EXPECT_NEAR(view.odds.tied, 1000.0 / 6, 1) << "a 1 ends the duel without a winner";

  choose({"roll:3"});
  view = duel();
  EXPECT_EQ(view.step, DuelStep::answer);
  EXPECT_EQ(view.value, 8);
  EXPECT_EQ(view.own.dice, std::vector<std::int32_t>{3});
  EXPECT_EQ(view.odds.lost, 500) << "4 and a roll of 4 to 6";
  EXPECT_EQ(view.odds.won, 500);
  EXPECT_EQ(view.odds.tied, 0);

  choose({"pass", "roll", "roll:3", "pass", "pass"});
  view = duel();
  EXPECT_EQ(view.winner, 0);
  EXPECT_EQ(view.step, DuelStep::apostate_asset);
  EXPECT_EQ(view.other.total, 7);
  choose({"none"});
  EXPECT_FALSE(seen_by(Observer::spectator()).duel) << "over with the phase";
}

TEST_F(RelicDuel, EachAttributeIsOfferedWithItsOdds) {
  choose({"challenge:seat-1"});
  const Document view = match_->view(kWinner);
  const std::string json = kernel::to_json(view);
  const BattleOdds strength = duel_odds(5, {}, 4, {}), cunning = duel_odds(4, {}, 4, {});
  EXPECT_GT(strength.won, cunning.won);
  EXPECT_NE(json.find("\"won\":" + std::to_string(strength.won)), std::string::npos) << json;
  EXPECT_NE(json.find("\"won\":" + std::to_string(cunning.won)), std::string::npos) << json;
}

// proves: RNE-APO-01
TEST_F(RelicDuel, APlayerIsShownAsAnApostateOrNot) {
  const auto players = seen_by(Observer::spectator()).players;
  EXPECT_FALSE(players[0].apostate);
  EXPECT_TRUE(players[1].apostate);
}

TEST_F(RelicDuel, APractisedPlayerChallengesOnlyTheWeaker) {
  start({{"players.0.attributes", dials(4, 4, 12)},
         {"players.1.assets", Document::list({"rne-chitin-cloak", "storm-bolter"})}});
  EXPECT_EQ(habit(), "challenge:seat-1");
  choose({"challenge:seat-1"});
  EXPECT_EQ(habit(), "attribute:cunning");
  choose({"attribute:cunning", "roll:4", "pass", "roll", "roll:2", "pass"});
  EXPECT_EQ(habit(), "steal:storm-bolter") << "worth more than the cloak, which step 5 may bring as well";
  const char* quiet = "chapel-of-turning-cogs";
  start({{"players.0.attributes", dials(1, 1, 1)},
         {"players.1.attributes", dials(12, 12, 12)},
         {"players.0.assets", Document::list({"power-sword", "storm-bolter"})},
         {"players.0.influence", 5},
         {"players.0.space", quiet},
         {"players.1.space", quiet}});
  EXPECT_EQ(habit(), "explore");
}

TEST_F(RelicDuel, AFinishedDuelIsToldWhole) {
  choose({"challenge:seat-1", "attribute:strength", "roll:6", "roll:2", "pass", "roll", "roll:3", "pass"});
  bool told = false;
  for (const kernel::Told& each : match_->events()) {
    kernel::visit_event<told::Events>(each.event, [&]<class T>(const T& e) {
      if constexpr (std::is_same_v<T, told::DuelWon>) {
        told = true;
        EXPECT_EQ(e.winner, Seat{0});
        EXPECT_EQ(e.loser, Seat{1});
        EXPECT_EQ(e.duel.own.total, 5 + 6 + 2);
        ASSERT_EQ(e.duel.own.extra.size(), 1u);
        EXPECT_EQ(e.duel.other.total, 4 + 3);
        EXPECT_EQ(e.duel.attribute, attribute_object(What::strength));
      }
    });
  }
  EXPECT_TRUE(told);
}

}  // namespace
}  // namespace kostka::games::relic
