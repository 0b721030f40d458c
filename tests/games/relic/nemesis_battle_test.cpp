// What observers and screens are told of a battle between a nemesis and a character: both rolling sides, exact odds at
// every step, and no card of the other's hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
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

constexpr std::string_view kBeforeTheAttack = R"(
phase: exploration
active: 2
sheet: the-mystery-beyond
enemies.first: 0
players.0.character: commissar
players.0.attributes: [6, 4, 4]
players.0.life: 5
players.0.space: outskirts
players.0.powers: [surge-of-zeal]
players.0.assets: [storm-bolter]
players.0.mission: fell-a-colossus
players.1.character: ogryn
players.1.space: slag-canyons
players.1.powers: []
players.1.assets: []
players.1.mission: take-initiative
players.2.nemesis: rne-moarn
players.2.attributes: [5, 0, 0]
players.2.life: 4
players.2.infamy: 3
players.2.space: outskirts
players.2.powers: [rne-feast-of-wounds]
players.2.assets: [rne-captured-bolt-cannon]
cards_on_board: [{card: ty-foothill-sentinel, space: outskirts}]
enemies.cards_on_board: [{card: rne-hive-world-militia, space: outskirts}]
)";

const Observer kNemesis = Observer::seat(Seat{2}), kCharacter = Observer::seat(Seat{0});
const Faces kOfMoarn = Faces::of_mask(0b100001);

class RelicNemesisBattle : public testing::Test {
 protected:
  void SetUp() override {
    kernel::Diagnostics diagnostics;
    game_ = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
    ASSERT_NE(game_, nullptr) << diagnostics.to_text();
    kernel::MatchSetup setup = standard_setup(game_->info());
    setup.seats = 3;
    const auto& switches = game_->info().switches;
    for (std::size_t i = 0; i < switches.size(); ++i) {
      if (switches[i].id == "variant") setup.switches[i] = 1;
    }
    match_ = std::make_unique<Match>(*game_, setup, kernel::key_from_seed(1), kernel::Keep::inputs_and_events);
    while (!match_->table().set_up_done()) {
      const auto open = std::ranges::find_if(match_->prompts(), [](const auto& prompt) { return !prompt.answered(); });
      ASSERT_EQ(match_->answer(open->seat, 0), kernel::Refused::no);
    }
    match_->set_chance_source(kernel::ChanceSource::outside);
    start();
  }

  // From before the attack, with more of the position changed.
  void start(const Patches& more = {}) {
    kernel::Diagnostics diagnostics;
    Patches patches;
    const Document position = content::read_yaml(kBeforeTheAttack, "position", diagnostics);
    for (const auto& entry : position.entries()) patches.emplace_back(entry.key, entry.value);
    ASSERT_EQ(diagnostics.to_text(), "");
    patches.insert(patches.end(), more.begin(), more.end());
    start_patched(*match_, patches);
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
  [[nodiscard]] screen::BattleView battle() const {
    screen::TableView view;
    kernel::Diagnostics diagnostics;
    EXPECT_TRUE(kernel::from_document(match_->table().view(Observer::spectator()), view, diagnostics))
        << diagnostics.to_text();
    EXPECT_TRUE(view.battle);
    return view.battle.value_or(screen::BattleView{});
  }
  [[nodiscard]] std::string everything(Observer observer) const { return kernel::to_json(match_->view(observer)); }

  std::unique_ptr<kernel::Game> game_;
  std::unique_ptr<Match> match_;
};

void expect_odds(const screen::OddsView& shown, const BattleOdds& odds) {
  EXPECT_EQ(shown.won, odds.won);
  EXPECT_EQ(shown.tied, odds.tied);
  EXPECT_EQ(shown.lost, odds.lost);
}

// proves: RNE-BAT-12, RNE-BAT-28, RNE-CLAR-16
TEST_F(RelicNemesisBattle, TheViewHasBothSidesAndExactOddsAtEveryStep) {
  choose({"attack:seat-0"});
  screen::BattleView view = battle();
  EXPECT_EQ(view.seat, 2);
  EXPECT_EQ(view.acting, 2);
  ASSERT_TRUE(view.opponent);
  EXPECT_EQ(view.opponent->seat, 0);
  EXPECT_EQ(view.step, Step::prepare);
  EXPECT_EQ(view.own.total, 5 + 1) << "with the enemy on the space";
  EXPECT_EQ(view.foe.total, 6 + 1) << "with the agent there";
  EXPECT_EQ(view.own.explodes_on, (std::vector<std::int32_t>{1, 6}));
  EXPECT_EQ(view.foe.explodes_on, std::vector<std::int32_t>{6});
  expect_odds(view.odds, battle_odds(6, {.count = 1, .explode_on = kOfMoarn}, 7, {}));

  choose({"weapon:rne-captured-bolt-cannon"});
  view = battle();
  EXPECT_EQ(view.own.total, 8);
  EXPECT_EQ(view.weapons.size(), 1u);
  expect_odds(view.odds, battle_odds(8, {.count = 1, .explode_on = kOfMoarn}, 7, {}));

  choose({"pass", "roll", "roll:1"});
  choose({"roll", "roll:4"});
  view = battle();
  EXPECT_EQ(view.acting, 0);
  EXPECT_EQ(view.step, Step::prepare);
  EXPECT_EQ(view.own.total, 8 + 1 + 4);
  EXPECT_EQ(view.own.dice_to_roll, 0);
  expect_odds(view.odds, battle_odds(13, {.count = 0}, 7, {}));

  choose({"weapon:storm-bolter", "pass", "roll"});
  view = battle();
  EXPECT_EQ(view.foe.total, 10);
  EXPECT_EQ(view.opponent->weapons.size(), 1u);
  expect_odds(view.odds, battle_odds(13, {.count = 0}, 10, {}));
}

// proves: RNE-MIGHT-09
TEST_F(RelicNemesisBattle, NobodySeesTheHandOfTheOther) {
  choose({"attack:seat-0", "weapon:rne-captured-bolt-cannon"});
  EXPECT_NE(everything(kNemesis).find("feast-of-wounds"), std::string::npos);
  EXPECT_EQ(everything(kCharacter).find("feast-of-wounds"), std::string::npos);
  EXPECT_EQ(everything(Observer::spectator()).find("feast-of-wounds"), std::string::npos);
  EXPECT_EQ(everything(kNemesis).find("surge-of-zeal"), std::string::npos);
  EXPECT_EQ(everything(Observer::spectator()).find("surge-of-zeal"), std::string::npos);
}

TEST_F(RelicNemesisBattle, OptionsComeWithTheirOdds) {
  const auto offers = [this](Observer observer, const BattleOdds& odds) {
    const std::string wanted = "\"won\":" + std::to_string(odds.won) + ",\"tied\":" + std::to_string(odds.tied);
    return everything(observer).find(wanted) != std::string::npos;
  };
  EXPECT_TRUE(offers(kNemesis, battle_odds(6, {.count = 1, .explode_on = kOfMoarn}, 7, {}))) << "attacking";
  choose({"attack:seat-0"});
  EXPECT_TRUE(offers(kNemesis, battle_odds(8, {.count = 1, .explode_on = kOfMoarn}, 7, {}))) << "with the cannon";
  choose({"weapon:rne-captured-bolt-cannon", "pass"});
  EXPECT_TRUE(offers(kNemesis, battle_odds(8 + 5, {.count = 0}, 7, {}))) << "with the number 5";
  choose({"number:rne-feast-of-wounds", "weapon:storm-bolter"});
  EXPECT_TRUE(offers(kCharacter, battle_odds(10 + 2, {}, 13, {.count = 0}))) << "with the Power card";
  EXPECT_FALSE(offers(Observer::spectator(), battle_odds(10 + 2, {}, 13, {.count = 0})));
}

TEST_F(RelicNemesisBattle, AFinishedBattleIsToldWhole) {
  choose({"attack:seat-0", "weapon:rne-captured-bolt-cannon", "pass", "roll", "roll:6", "roll", "roll:2", "none",
          "pass", "roll", "roll:3"});
  // Windows in which some card of the deck could be played.
  while (match_->find_option(match_->prompts()[0], "pass")) choose({"pass"});
  bool told = false;
  for (const kernel::Told& each : match_->events()) {
    kernel::visit_event<told::Events>(each.event, [&]<class T>(const T& e) {
      if constexpr (std::is_same_v<T, told::NemesisBattleWon>) {
        told = true;
        EXPECT_EQ(e.winner, Seat{2});
        EXPECT_EQ(e.loser, Seat{0});
        EXPECT_EQ(e.battle.own.total, 5 + 2 + 1 + 6 + 2);
        ASSERT_EQ(e.battle.own.extra.size(), 1u);
        EXPECT_EQ(e.battle.other.total, 6 + 1 + 3);
        EXPECT_EQ(e.battle.form, attribute_object(What::strength));
      }
    });
  }
  EXPECT_TRUE(told);
}

TEST_F(RelicNemesisBattle, APractisedPlayerAttacksTheWeakerAndSpendsANumberThatDecides) {
  const auto dials = [](int strength) { return Document::list({Document(strength), Document(4), Document(4)}); };
  start({{"players.0.attributes", dials(2)}});
  EXPECT_EQ(habit(), "attack:seat-0");
  start({{"players.0.attributes", dials(12)}, {"players.2.life", 1}});
  EXPECT_EQ(habit(), "explore");
  start({{"active", 0}, {"players.0.attributes", dials(12)}, {"players.2.life", 1}, {"players.2.infamy", 20}});
  EXPECT_EQ(habit(), "attack:seat-2") << "it would lose half of its infamy";
  start({{"active", 0}, {"players.0.attributes", dials(1)}, {"players.0.life", 1}});
  EXPECT_EQ(habit(), "explore");
  const auto prepare = [this] {
    choose({"attack:seat-0", "weapon:rne-captured-bolt-cannon", "pass", "roll", "roll:5", "weapon:storm-bolter"});
  };
  start({{"players.0.attributes", dials(7)}});
  prepare();
  EXPECT_EQ(habit(), "play:surge-of-zeal") << "a 1 or a 2 would give Moarn two infamy";
  start({{"players.0.attributes", dials(12)}});
  prepare();
  EXPECT_EQ(habit(), "pass") << "any roll will do";
}

TEST_F(RelicNemesisBattle, APractisedNemesisWalksToAWeakCharacterAndKeepsItsInfamy) {
  const auto dials = Document::list({Document(1), Document(1), Document(1)});
  // Two spaces ahead stands a character who is easily beaten.
  start({{"phase", "movement"},
         {"players.2.space", "spires-of-vaulgast"},
         {"players.2.powers", Document::list({})},
         {"players.0.attributes", dials},
         {"cards_on_board", Document::list({})},
         {"enemies.cards_on_board", Document::list({})}});
  choose({"roll:2"});
  EXPECT_EQ(habit(), "pass") << "not a step more for infamy";
  choose({"pass"});
  EXPECT_EQ(habit(), "counter-clockwise");
}

}  // namespace
}  // namespace kostka::games::relic
